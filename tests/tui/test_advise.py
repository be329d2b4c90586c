"""The burn adviser: its plans can be laid by the rules, and it fears what can really come."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView, view_of
from gouji.rules.beating import JokerOptions, JokerRule, MixedJokers, beats, is_legal_set
from gouji.rules.biesan import keeps_threes
from gouji.rules.burning import (
    is_burnt_out,
    is_completable,
    is_completable_threes_last,
    may_lead_burning,
)
from gouji.rules.combo import parse_combo
from gouji.rules.hand import EMPTY, Hand, holds, parse_hand
from gouji.rules.seats import Seat
from gouji.tui import advise as advise_module
from gouji.tui.advice_lines import advice_lines, burn_line
from gouji.tui.advise import (
    Outlook,
    Plan,
    Stage,
    advise,
    best_plan,
    lacking,
    plan_burn,
    plan_leads,
)
from gouji.tui.text import say
from tests.positions import Game, Option, position, rules
from tests.strategies import hands, joker_options

MANY = 36
LINE_CELLS = 80
BURNABLE = ("1 play KK", "5 no")
"""A mate of the leader could burn his set, but leaves it to seat 2."""
NOTHING_OUT = Outlook(EMPTY, JokerOptions(JokerRule.STRICT, MixedJokers.KEEP), 0, 0, biesan=False)


NAMES = ("老王", "小钱", "阿孙", "小赵", "[/]", "小周")


def view(held: str, *says: str, seat: int, **options: Option) -> SeatView:
    """What a seat sees after some decisions, the lead being seat 1's."""
    game = Game(rules(**options)).position(held)
    return view_of(game.says(*says).state, Seat(seat))


def laid(plan: Plan | None) -> list[str]:
    assert plan is not None
    return [step.combo.text for step in plan.steps]


def feared(plan: Plan | None) -> list[str]:
    assert plan is not None
    return [step.threat.text if step.threat else "-" for step in plan.steps]


@given(hands(), hands(), joker_options(), st.booleans(), st.integers(0, MANY))
def test_a_plan_is_what_the_rules_let_a_burning_seat_lay(
    hand: Hand, unseen: Hand, options: JokerOptions, biesan: bool, most: int
) -> None:
    plan = plan_leads(hand, Outlook(unseen, options, most, most, biesan))
    left = hand
    for step in plan.steps:
        assert holds(left, step.combo.cards)
        assert is_legal_set(step.combo, options.mixed)
        assert may_lead_burning(left, step.combo)
        assert not biesan or keeps_threes(left, step.combo)
        left = Hand(left - step.combo.cards)
    assert left == plan.rest
    lasting = is_completable_threes_last if biesan else is_completable
    assert (plan.missing == 0) == lasting(hand)
    assert (left == EMPTY) == (plan.missing == 0)
    assert not left or is_burnt_out(left, biesan=biesan)


@given(hands(), hands(), joker_options(), st.integers(0, MANY))
def test_only_what_is_unseen_and_not_too_many_is_feared(
    hand: Hand, unseen: Hand, options: JokerOptions, most: int
) -> None:
    plan = plan_leads(hand, Outlook(unseen, options, most, most, biesan=False))
    for step in plan.threats:
        assert step.threat
        assert holds(unseen, step.threat.cards)
        assert beats(step.threat, step.combo, options)
        assert step.threat.size <= most
    if not plan.missing:
        assert plan.steps[-1].threat is None


def test_the_weakest_set_goes_last_and_big_jokers_to_the_weak() -> None:
    advice = advise(view("KK3 AA455QQQQww 3 3 JJJW 3", "1 play KK", seat=2))
    assert advice.stage is Stage.ASKED
    assert laid(advice.plan) == ["AA", "55w", "QQQQw", "4"]
    assert feared(advice.plan) == ["-", "JJW", "-", "-"]


def test_a_burn_that_cannot_be_completed_tells_what_is_missing() -> None:
    advice = advise(view("KK3 AA78w 3 3 3 3", "1 play KK", seat=2))
    assert advice.plan
    assert advice.plan.missing == 0
    advice = advise(view("KK3 AA789w 3 3 3 3", "1 play KK", seat=3))
    assert advice.stage is Stage.AHEAD
    plan = plan_burn(parse_hand("AA789w"), parse_combo("AA"), NOTHING_OUT)
    assert laid(plan) == ["AA", "7w"]
    assert (plan.missing, plan.rest) == (1, parse_hand("89"))


def test_who_has_too_few_cards_is_not_feared() -> None:
    assert feared(advise(view("KK3 AA45w 3 3 22J 3", *BURNABLE, seat=2)).plan)[0] == "22"
    assert feared(advise(view("KK3 AA45w 2 3 2 3", "1 play KK", seat=2)).plan)[0] == "-"


def test_in_biesan_the_threes_are_the_last_set_and_all_else_needs_jokers() -> None:
    plan = plan_leads(parse_hand("3344522wW"), NOTHING_OUT._replace(biesan=True))
    assert laid(plan)[-1] == "33"
    assert plan.missing == 0
    assert plan_leads(parse_hand("33445w"), NOTHING_OUT._replace(biesan=True)).missing == 1
    assert plan_leads(parse_hand("332"), NOTHING_OUT._replace(biesan=True)).missing == 1


def test_jokers_that_may_not_mix_are_laid_apart() -> None:
    strict = JokerOptions(JokerRule.STRICT, MixedJokers.FORBID)
    plan = plan_leads(parse_hand("4wW"), NOTHING_OUT._replace(options=strict))
    assert laid(plan) == ["W", "4w"]


@pytest.mark.parametrize("language", Language)
def test_in_words(language: Language) -> None:
    asked = view("KK3 AA45w 3 3 22J 3", *BURNABLE, seat=2)
    line = burn_line(asked, language)
    assert line
    assert "2×2" in line
    assert cell_len(line) < LINE_CELLS
    page = "\n".join(advice_lines(asked, NAMES, language))
    for clause in ("BURN-5", "BURN-6", "BURN-7", "BURN-8"):
        assert clause in page
    assert "[/]" in page
    assert burn_line(asked._replace(ask=None), language) is None


def test_the_stakes_are_those_of_the_rules() -> None:
    def page(**options: Option) -> str:
        asked = view("KK3 AA45w 3 3 22J 3", *BURNABLE, seat=2, **options)
        return "\n".join(advice_lines(asked, NAMES, Language.ZH))

    assert "欠你1张" in page(tribute=True, rounds=2)
    assert "进贡2张" in page(tribute=True, rounds=2)
    assert "没有烧贡" in page()
    assert "你方加4分" in page(side_points=4)
    assert "烧糊" not in page(burn_check="completable")


def test_nothing_is_owed_to_a_mate_who_is_head() -> None:
    def page(head: int, **options: Option) -> str:
        hands = ["KK3", "AA45w", "3", "3", "22J", "3"]
        hands[head - 1] = "-"
        game = Game(rules(tribute=True, rounds=2, **options)).position(" ".join(hands), out=[head])
        asked = view_of(game.says("1 play KK").state, Seat(2))
        return "\n".join(advice_lines(asked, NAMES, Language.ZH))

    assert "进贡2张" in page(3)
    assert "进贡" not in page(6)
    assert "进贡2张" in page(6, mate_tribute="last")


def test_who_may_answer_follows_from_the_opposite() -> None:
    says = ("5 play 9", "6 play 2")
    hands = "33 AA4w66W 3456 34567 9 2333"

    def page(*says: str) -> str:
        game = position(hands, leader=5).says(*says)
        return "\n".join(advice_lines(view_of(game.state, Seat(2)), NAMES, Language.EN))

    # His opposite goes out in the very trick; in the next one he is headless, and burns on.
    assert "burners alone" in page(*says)
    assert "you are headless" in page(*says, "2 burn W")


def test_who_cannot_burn_is_told_so() -> None:
    barred = view_of(position("3 5 4 - - -", out=(4, 5, 6)).state, Seat(2))
    assert advise(barred).stage is Stage.BARRED
    assert list(advice_lines(barred, NAMES, Language.EN)) == [say("advice_barred", Language.EN)]


def test_in_biesan_what_is_missing_beside_the_threes_decides_which_burns_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outlook = NOTHING_OUT._replace(biesan=True)
    hand, burns = parse_hand("33AA2"), [parse_combo("AA"), parse_combo("AA2")]
    assert [lacking(Hand(hand - one.cards), outlook) for one in burns] == [1, 0]
    monkeypatch.setattr(advise_module, "LOOKED_AT", 1)
    assert best_plan(hand, burns, outlook).missing == 0
