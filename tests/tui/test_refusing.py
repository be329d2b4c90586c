"""Cards that do not go: the reason with its numbers, the keys that help, the clause, on one line."""

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random

import pytest
from rich.cells import cell_len

from gouji.engine.actions import play
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.table import Table
from gouji.engine.views import view_of
from gouji.rules.asks import Question
from gouji.rules.cards import RANKS
from gouji.rules.hand import UNIT, Hand, holds
from gouji.tui.prompt import Tone
from gouji.tui.refusing import JOKER_KEYS, LINE, Refused, refusal_line, repair_words
from gouji.tui.select import select_for
from tests.positions import Game, position
from tests.strategies import play_out, random_rules
from tests.tui.test_prompt import said


def following() -> Game:
    return position("KK2333ww 4 4 QQQ4 4 4", leader=4).says("4 play QQQ")


def beaten() -> Game:
    return position("33444 4 4 AA4 4 4", leader=4, points=False).says("4 play AA")


def joker() -> Game:
    return position("99wW 4 4 8w4 4 4", leader=4).says("4 play 8w")


def killers() -> Game:
    return position("99www 4 4 8W4 4 4", leader=4, joker_rule="full_kill").says("4 play 8W")


def demoted() -> Game:
    return position("99wW 4 4 8w4 4 4", leader=4, mixed_jokers="demote").says("4 play 8w")


def mixed() -> Game:
    return position("99wW 4 4 3 4 4", mixed_jokers="forbid")


def burning() -> Game:
    return position("KK3 AA56ww 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")


def incomplete() -> Game:
    return position("KK3 AA56w 3 3 3 3", burn_check="completable").says("1 play KK")


def threes() -> Game:
    return position("3345 4 4 4 4 4", biesan=True)


CASES: list[tuple[Callable[[], Game], str, str, str]] = [
    (
        following,
        "k",
        "已选 2×K：压 3×Q 还差1张：按 2 贴钱，按 s 挂花 · BEAT-1",
        "2×K: 1 more needed to beat 3×Q; 2 adds a two, s adds a joker · BEAT-1",
    ),
    (
        following,
        "kss",
        "已选 2×K 2×小：压 3×Q 多了1张：再按 K 少一张，下箭头少一张 · BEAT-1",
        "2×K 2×sJ: 1 too many to beat 3×Q; K again takes one less, Down takes one less · BEAT-1",
    ),
    (
        beaten,
        "3",
        "已选 2×3：不比 2×A 大：空格过 · BEAT-1",
        "2×3: does not outrank 2×A; Space passes · BEAT-1",
    ),
    (
        joker,
        "9",
        "已选 1×9：1×8 1×小 的花要用 1×大 吃：按 b 吃花 · BEAT-2",
        "1×9: 1×BJ would kill the jokers of 1×8 1×sJ; b adds a joker · BEAT-2",
    ),
    (
        killers,
        "9",
        "已选 1×9：1×8 1×大 的花要用 3×小 或 2×大 吃：按 s 吃花 · BEAT-2",
        "1×9: 3×sJ or 2×BJ would kill the jokers of 1×8 1×BJ; s adds a joker · BEAT-2",
    ),
    (
        demoted,
        "9sb",
        "大小花同挂，大花只算小花，吃不掉 1×8 1×小 的花：Tab 看能出的1手 · BEAT-2",
        "mixed, big jokers count as small: too weak for those of 1×8 1×sJ · BEAT-2",
    ),
    (
        mixed,
        "9sb",
        "已选 2×9 1×小 1×大：1张小花、1张大花不能同挂：下箭头少一张 · SET-5",
        "2×9 1×sJ 1×BJ: no small with big jokers (1 and 1); Down takes one less · SET-5",
    ),
    (
        burning,
        "5",
        "已选 1×5：烧牌中每手要挂花，或一手出完：按 s 挂花 · BURN-4",
        "1×5: burning, a lead takes a joker or all your cards; s adds a joker · BURN-4",
    ),
    (
        incomplete,
        "aas",
        "已选 1×A 1×小：出了剩3种点、0张花，烧不完：Tab 看能出的1手 · BURN-2",
        "1×A 1×sJ: the 3 ranks left need more than 0 jokers; Tab shows what goes (1) · BURN-2",
    ),
    (
        threes,
        "3",
        "已选 2×3：3留到最后，一次出完，不贴不挂：Tab 看能出的2手 · BIESAN-1",
        "threes go last, all at once, with nothing attached · BIESAN-1",
    ),
]


@pytest.mark.parametrize(("game", "keys", "chinese", "english"), CASES)
def test_the_reason_and_what_helps(
    game: Callable[[], Game], keys: str, chinese: str, english: str
) -> None:
    for language, full in ((Language.ZH, chinese), (Language.EN, english)):
        line = said(game(), keys, language)
        assert line.tone is Tone.BAD
        assert line.clause
        assert cell_len(line.text) <= LINE
        # Where it does not fit, the cards are left out, which are marked in the hand.
        assert line.text in {full, full.partition(": ")[2]}


def refused_picks(seed: int) -> Iterator[Refused]:
    """Whatever is refused of what random keys pick in a random game."""
    table, rng = Table(random_rules(Random(seed)), seed), Random(seed)
    table.start()
    for _ in play_out(table, "random", seed):
        ask = ask_of(table.state)
        if ask is None or ask.question is not Question.FOLLOW:
            continue
        view = view_of(table.state, ask.seat)
        selection = select_for(view).press(rng.choice(RANKS)).press(rng.choice(RANKS))
        laid = selection.combo
        refusal = view.refusal(play(laid)) if laid else None
        if refusal:
            yield Refused(view, selection, refusal, Language.ZH)


def test_keys_that_are_proposed_lead_to_a_legal_set() -> None:
    proposed = 0
    for refused in chain.from_iterable(map(refused_picks, range(4))):
        assert cell_len(refusal_line(refused)) <= LINE
        selection, ways = refused.selection, repair_words(refused)
        for rank, key in JOKER_KEYS.items():
            if any(f"按 {keys} " in ways for keys in (key, "s/b")):
                more = Hand(selection.picked + UNIT[rank])
                assert any(holds(cards, more) for cards in selection.choices)
                proposed += 1
    assert proposed


@pytest.mark.parametrize("picked", ["3", "33"])
def test_threes_held_back_beat_nothing_however_many(picked: str) -> None:
    game = position("3345 3355 34 3344 34 34", leader=4, biesan=True)
    game.says("4 play 44", "5 pass", "6 pass")
    line = said(game, picked)
    assert "3留到最后" in line.text
    assert line.clause == "BIESAN-1"
    assert line.text.endswith("BIESAN-1")
