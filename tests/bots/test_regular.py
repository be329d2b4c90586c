"""The regular bot's rules, each by its name: what it does, and what it does without the rule."""

from random import Random

import pytest

from gouji.bots.base import Decision
from gouji.bots.reasons import WORDING, Why
from gouji.bots.regular import RegularBot, options
from gouji.bots.scene import Scene
from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from tests.positions import Game, dealt, played, position


def decide(game: Game, *without: Why) -> Decision:
    """What the bot decides about the question now asked."""
    ask = ask_of(game.state)
    assert ask is not None
    bot = RegularBot(Random(0), frozenset(without))
    return bot.choose(view_of(game.state, ask.seat))


def answer(game: Game, *without: Why) -> str:
    decision = decide(game, *without)
    assert decision.reason.sentence(Language.ZH)
    return f"{act_text(decision.action)}: {decision.reason.why}"


LEADS = {
    "the last set takes everything along": ("99w KQ KQ KQ KQ KQ", "play 99w: out"),
    "a big joker on each set but the last": ("44699WW JQKA JQKA JQKA JQKA JQKA", "play 44W: run"),
    "a safe set before the one loser": ("4AAAA 5566 5566 5566 5566 5566", "play AAAA: control"),
    "threes before singles": ("336KQJ 45678 45678 45678 45678 45678", "play 33: threes"),
    "the lowest set": ("45567899TJQ 45678KA 45678KA 45678KA 45678KA 45678KA", "play 4: shed"),
    "not the size of an enemy near the end": (
        "4667799 9 JJJQQK JJJQQK JJJQQK JJJQQK",
        "play 66: shun",
    ),
    "what a mate may go out on": ("44666TTJQK QQKKAA 777 QQKKAA QQKKAA QQKKAA", "play 666: feed"),
}


@pytest.mark.parametrize(("hands", "expected"), LEADS.values(), ids=LEADS)
def test_what_it_leads(hands: str, expected: str) -> None:
    assert answer(position(hands)) == expected


FOLLOWS = {
    "nothing beats": ("KK3 445 3 3 3 3", ["1 play KK"], "pass: cannot"),
    "the way out": ("44KK3 99 3 3 3 3", ["1 play 44"], "play 99: out"),
    "an enemy near the end": (
        "449 KKJ567 45678 45678 45678 45678",
        ["1 play 44"],
        "play KK: block",
    ),
    "a mate's last set, whose heir is an enemy": (
        "QQ 56789 AA556 45678 45678 45678",
        ["1 play QQ", "2 pass"],
        "play AA: heir",
    ),
    "an enemy's last set, whose heir is a mate": (
        "QQ 56789 45678 45678 45678 AA556",
        ["1 play QQ", "2 pass", "3 pass", "4 pass", "5 pass"],
        "pass: heir",
    ),
}


@pytest.mark.parametrize(
    ("hands", "says", "expected"),
    [pytest.param(*case, id=name) for name, case in FOLLOWS.items()],
)
def test_what_it_answers(hands: str, says: list[str], expected: str) -> None:
    assert answer(position(hands).says(*says)) == expected


def test_a_mates_high_set_stands() -> None:
    game = position("99567 44567 TT8345 44567 44567 44567").says("1 play 99", "2 pass")
    assert answer(game) == "pass: mate"


def test_a_mates_low_set_is_covered_cheaply() -> None:
    game = position("44567JJ 99TTJJQQ 55778QK TTJJQQKK TTJJQQKK TTJJQQKK")
    assert answer(game.says("1 play 44", "2 pass")) == "play 55: shed"


MANY = "4455667788999TTJJQQKK"
"""A hand with something of everything."""


def test_a_whole_set_is_laid_rather_than_a_part_of_a_higher_one() -> None:
    hands = ["77556677TTKK", *[MANY] * 4, "5556667777TTTTJJJJQQAAAA"]
    passes = [f"{seat} pass" for seat in range(2, 6)]
    assert answer(position(" ".join(hands)).says("1 play 77", *passes)) == "play QQ: block"


def test_what_mates_can_beat_is_left_to_them() -> None:
    leads, mine = "5555667788TTJJQQKK", "4455TTTJJJQQQKKKAA"
    first = position(" ".join([leads, mine, *[MANY] * 4]))
    assert answer(first.says("1 play 55")) == "pass: hold"
    last = position(" ".join([leads, *[MANY] * 4, mine]))
    passes = [f"{seat} pass" for seat in range(2, 6)]
    assert answer(last.says("1 play 55", *passes)) == "play AA: take"


def test_it_burns_what_it_can_play_out_and_nothing_else() -> None:
    lasting = position("KK3456 AA56w 3456 3456 3456 3456").says("1 play KK")
    assert answer(lasting) == "burn AA: burn"
    assert answer(lasting, Why.BURN) == "no: no_burn"
    hole = position("KK3456 2256778w 3456 3456 3456 3456").says("1 play KK")
    assert hole.asked != "2 burn"
    short = position("KK3456 22567w 3456 3456 3456 3456").says("1 play KK")
    assert answer(short) == "no: no_burn"


def test_it_leaves_a_mates_trick_unburnt() -> None:
    game = position("KK3456 3 AA5 3 3 3").says("1 play KK")
    assert (game.asked, answer(game)) == ("3 burn", "no: mate")


def test_it_leads_jokers_while_burning() -> None:
    game = position("KK3456 AA557w 3456 3456 3456 3456").says("1 play KK", "2 burn AA", "5 pass")
    assert answer(game).startswith(("play 55w: run", "play 7w: run"))


def test_before_play() -> None:
    game = dealt("3s3s4h 2s 2h 2c 2d w")
    assert answer(game) == "show: show"
    assert answer(game.says("1 show")) == "redeal: redeal"
    revolted = dealt("3 2 2 2 2 2", revolt=True, powerless_redeal=False)
    assert answer(revolted) == "revolt: revolt"
    assert answer(revolted.says("1 revolt")) == "headless: headless"
    strong = dealt("3 2 2 KKAA2 2 2", revolt=True, powerless_redeal=False)
    assert answer(strong.says("1 revolt")) == "keep: keep"
    able = dealt("QQQKKAA 2 2 2 2 2", revolt=True, powerless_redeal=False)
    assert answer(able) == "no: no_revolt"


def test_it_takes_tribute_and_returns_what_saves_a_set() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("446JK 3 3 3 3 22T")
    assert answer(game) == "accept: accept"
    assert answer(game.says("1 accept")) == "return J6: return"


def test_it_picks_a_mates_safest_set() -> None:
    game = position("5567w 3 4 3 4 3", tiao=True).says("1 claim 7 6w 55")
    assert answer(game) == "pick 6w: pick"


def test_threes_are_led_last_in_biesan_and_nothing_risky_before_them() -> None:
    game = position("33w 45 45 45 45 45", biesan=True)
    assert answer(game) == "play w: run"
    assert (
        answer(position("3399AA 44556 44556 44556 44556 44556", biesan=True)) == "play 99: control"
    )


def thoughts(game: Game) -> list[str]:
    ask = ask_of(game.state)
    assert ask is not None
    return [act_text(act) for act in options(Scene.of(view_of(game.state, ask.seat), ask))]


def test_threes_alone_leave_nothing_to_think_about() -> None:
    assert thoughts(position("33 44 55 66 77 88", biesan=True)) == []


def test_nor_does_a_burners_last_set_without_a_joker() -> None:
    game = position("KK3456 AA44w99 3456 3456 3456 3456")
    game.says("1 play KK", "2 burn AA", "5 pass")
    assert thoughts(game) == ["play 44w", "play 99w", "play w"]
    game.says("2 play 44w", "5 pass")
    assert answer(game) == "play 99: out"
    assert thoughts(game) == []


def test_its_twos_go_before_its_threes_when_it_burns_in_biesan() -> None:
    # 77w would leave threes and twos, which burn out (BURN-8).
    game = position("KK3456 AA3337722w 3456 3456 3456 3456", biesan=True)
    game.says("1 play KK", "2 burn AA", "5 pass")
    assert answer(game) == "play 7722w: run"


def test_every_reason_is_worded() -> None:
    assert set(WORDING) == set(Why)
