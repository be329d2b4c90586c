"""Sections 9 to 11 and the rarer agreements: each clause has its file, each option an effect.

The clauses and options of sections 2 to 8 are watched over by ``test_guards.py``.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from gouji.engine.events import GameOver
from gouji.rules.biesan import Stuck
from gouji.rules.opening import CallFail, PointDeadline
from gouji.rules.revolt import RevoltOpens, RevoltRight, ThreelessRevolt
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import AfterSweep
from gouji.rules.tribute import MateTribute, NoPower, SweepTribute, TributeOrder
from tests.calling import called
from tests.positions import Game, Option, played, rules

CLAUSES: Final = (
    *("REVOLT-1", "REVOLT-2", "REVOLT-3", "REVOLT-4", "REVOLT-5"),
    *("POINT-1", "POINT-2", "POINT-3", "POINT-4", "POINT-5", "POINT-6"),
    *("TRIB-1", "TRIB-2", "TRIB-3", "TRIB-4", "TRIB-5", "TRIB-6", "TRIB-7", "TRIB-8"),
    *("SCORE-4", "SCORE-5", "SWEEP-1", "VOID-1", "END-5", "HUI-1", "TIAO-1"),
    *("BIESAN-1", "BIESAN-2", "BIESAN-3", "BIESAN-4", "BIESAN-5", "BIESAN-6"),
)

ELSEWHERE: Final = {
    *("joker_rule", "mixed_jokers", "powerless_redeal", "opening", "first_lead", "next_lead"),
    *("yield_binds", "last_word", "report_at", "burn_check", "burn_order"),
    *("scramble_from", "scramble_pass_binds", "scoring", "negative_scores"),
}
"""The options of sections 2 to 8, in ``test_guards.py``."""


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_its_file_which_begins_with_it(clause: str) -> None:
    path = Path(__file__).with_name(f"test_{clause.lower().replace('-', '_')}.py")
    assert path.read_text(encoding="utf-8").startswith(f'"""{clause}: ')


def to_revolt(**option: Option) -> object:
    return Game(rules(powerless_redeal=False, **option)).dealt("3 2 2 2 2 2", fallback=2).asked


def to_revolt_after_paying(**option: Option) -> object:
    game = played("1 2 3 4 5 6", tribute=True, revolt=True, **option).dealt("34 34 2 2 29 22T")
    return game.says("1 accept", "1 return 43", "2 accept", "2 return 3").asked


def opened_by_a_revolt(**option: Option) -> object:
    game = Game(rules(powerless_redeal=False, revolt=True, points=True, **option)).dealt(
        "345 2 2 2 2 2"
    )
    return game.says("1 revolt", "4 headless").opened


def without_a_three(**option: Option) -> object:
    game = Game(rules(powerless_redeal=False, biesan=True, **option)).dealt("45 33 33 33 33 33")
    return game.asked


def opened_by_kings(**option: Option) -> object:
    return Game(rules(**option)).position("KK3 3 3 3 3 3").says("1 play KK", "4 pass").opened


def opened_once_head_is_out(**option: Option) -> object:
    game = Game(rules(points=True, **option)).position("5 33 23 33 33 33")
    return game.says("1 play 5", "2 pass", "3 play 2", "6 pass").opened


def before_the_deal(**option: Option) -> object:
    return Game(rules(points=True, **option)).opens(1).asked


def a_failed_call(**option: Option) -> object:
    return called("4 call", opens=[1], **option)


def debts_for_the_places(**option: Option) -> object:
    return played("1 2 3 4 5 6", **option).debts


def debts_of_all_kinds(**option: Option) -> object:
    game = Game(rules(biesan=True, tribute=True, rounds=2, **option)).position(
        "KK33 AA 5 333 6 3333"
    )
    return game.says("1 play KK", "2 burn AA", "5 pass", "3 play 5", "4 pass", "5 play 6").debts


def what_may_be_returned(**option: Option) -> object:
    game = played("1 2 3 4 5 6", tribute=True, **option).dealt("45K2 33 33 33 33 22T5")
    return game.says("1 accept").legal


def debts_between_mates(**option: Option) -> object:
    game = Game(rules(biesan=True, tribute=True, rounds=2, **option)).position(
        "533 433 6 7 8333 33"
    )
    game.says("1 play 5", "2 pass", "3 play 6", "4 play 7", "5 play 8", "6 pass", "2 pass")
    game.says("5 play 333").declines()
    return game.debts


def a_payer_without_power_cards(**option: Option) -> object:
    return played("1 2 3 4 5 6", tribute=True, **option).dealt("4 4 4 4 4 5QK").asked


def debts_after_a_sweep(**option: Option) -> object:
    return played("1 4 2 5 3 6", tribute=True, **option).debts


def score_of_a_burn(**option: Option) -> object:
    game = Game(rules(**option)).position("KK AA 5 33 6 333")
    game.says("1 play KK", "2 burn AA", "5 pass", "3 play 5", "4 pass", "5 play 6")
    return game.result.score


def rounds_of_sweeps(**option: Option) -> object:
    game = Game(rules(**{"rounds": 4} | option))
    while not game.all(GameOver):
        game.position("5 33 - 33 - 33", 1, (3, 5)).says("1 play 5")
    return game.state.match.number


def after_the_result(**option: Option) -> object:
    return played("1 2 3 5 4 6", **option).asked


def before_the_first_lead(**option: Option) -> object:
    return Game(rules(**option)).dealt("2 2 2 2 2 2", fallback=2).asked


def leads(**option: Option) -> object:
    return Game(rules(**option)).position("334 3 4 3 4 3").legal


def a_set_beaten_with_threes_left(**option: Option) -> object:
    game = (
        Game(rules(biesan=True, **option))
        .position("533 633 7 33 33 33")
        .says("1 play 5", "2 play 6")
    )
    return game.state.standing.places


SWITCH: Final = (False, True)
OUTCOMES: Final[Mapping[str, tuple[tuple[Option, ...], Callable[..., object]]]] = {
    "revolt": (SWITCH, to_revolt),
    "revolt_right": (tuple(RevoltRight), to_revolt_after_paying),
    "revolt_opens": (tuple(RevoltOpens), opened_by_a_revolt),
    "threeless_revolt": (tuple(ThreelessRevolt), without_a_three),
    "points": (SWITCH, opened_by_kings),
    "point_deadline": (tuple(PointDeadline), opened_once_head_is_out),
    "calls": (SWITCH, before_the_deal),
    "call_fail": (tuple(CallFail), a_failed_call),
    "call_fail_adds": (SWITCH, a_failed_call),
    "tribute": (SWITCH, debts_for_the_places),
    "tribute_order": (tuple(TributeOrder), debts_of_all_kinds),
    "return_match": (SWITCH, what_may_be_returned),
    "mate_tribute": (tuple(MateTribute), debts_between_mates),
    "no_power": (tuple(NoPower), a_payer_without_power_cards),
    "sweep_tribute": (tuple(SweepTribute), debts_after_a_sweep),
    "side_points": ((0, 1, 4), score_of_a_burn),
    "rounds": ((1, 2, 3), rounds_of_sweeps),
    "after_sweep": (tuple(AfterSweep), rounds_of_sweeps),
    "sweep_streak": ((0, 1, 2, 3), rounds_of_sweeps),
    "last_by_agreement": (SWITCH, after_the_result),
    "hui": (SWITCH, before_the_first_lead),
    "tiao": (SWITCH, leads),
    "biesan": (SWITCH, leads),
    "stuck": (tuple(Stuck), a_set_beaten_with_threes_left),
}
"""For each option its values, and something that comes out differently for each of them."""


def test_every_option_has_its_place() -> None:
    assert set(OUTCOMES) | ELSEWHERE == set(RuleSet.model_fields)
    assert set(OUTCOMES) & ELSEWHERE == set()


@pytest.mark.parametrize("option", OUTCOMES)
def test_every_value_of_a_choice_is_here(option: str) -> None:
    kind = RuleSet.model_fields[option].annotation
    assert isinstance(kind, type)
    values = OUTCOMES[option][0]
    assert len(values) > 1
    if issubclass(kind, StrEnum):
        assert set(values) == set(kind)
    if kind is bool:
        assert set(values) == set(SWITCH)


@pytest.mark.parametrize("option", OUTCOMES)
def test_each_value_comes_out_differently(option: str) -> None:
    values, outcome = OUTCOMES[option]
    found = [outcome(**{option: value}) for value in values]
    assert [one for one, other in combinations(found, 2) if one == other] == []
