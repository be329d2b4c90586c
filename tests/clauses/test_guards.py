"""Every clause of card play has its file here, and each of its options changes what happens somewhere."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from gouji.engine.events import GameOver, TrickOpened
from gouji.engine.table import Table
from gouji.rules.ruleset import RuleSet
from tests.positions import Game, Option, rules
from tests.strategies import OPTIONS

CLAUSES: Final = (
    *("CARD-1", "CARD-2", "SET-1", "SET-2", "SET-3", "SET-4", "SET-5"),
    *("BEAT-1", "BEAT-2", "BEAT-3", "BEAT-4", "GOUJI-1", "GOUJI-2", "GOUJI-3", "GOUJI-4"),
    *("PHASE-1", "DEAL-1", "DEAL-2", "DEAL-3", "LEAD-1", "LEAD-2"),
    *("END-1", "END-2", "END-3", "END-4"),
    *("TURN-1", "TURN-2", "TURN-3", "TURN-4", "TURN-5", "TURN-6", "TURN-7", "TURN-8"),
    *("WIND-1", "WIND-2", "WIND-3", "COUNT-1"),
    *("BURN-1", "BURN-2", "BURN-3", "BURN-4", "BURN-5", "BURN-6", "BURN-7", "BURN-8"),
    *("HEAD-1", "HEAD-2", "HEAD-3", "SCRAM-1", "SCRAM-2", "SCRAM-3"),
    *("SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SWEEP-1", "VOID-1"),
)
"""The clauses of RULES 2 to 8, and of the result."""


def test_every_clause_has_its_file() -> None:
    files = {path.stem for path in Path(__file__).parent.glob("test_*_*.py")}
    assert files >= {f"test_{clause.lower().replace('-', '_')}" for clause in CLAUSES}


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_file_begins_with_its_clause(clause: str) -> None:
    path = Path(__file__).with_name(f"test_{clause.lower().replace('-', '_')}.py")
    assert path.read_text(encoding="utf-8").startswith(f'"""{clause}: ')


def answers_to_a_joker(rule_set: RuleSet) -> object:
    return Game(rule_set).position("W3 3 3 wwwWWW3 3 3").says("1 play W").legal


def both_jokers_in_a_set(rule_set: RuleSet) -> object:
    game = Game(rule_set).position("8wW3 3 3 3 3 3")
    return game.says("1 play 8wW").asked if "play 8wW" in game.legal else "refused"


def powerless(rule_set: RuleSet) -> object:
    return Game(rule_set).dealt("4 2 2 2 2 2", fallback=2).asked


def first_drawers(rule_set: RuleSet) -> object:
    tables = [Table(rule_set, seed) for seed in range(9)]
    for table in tables:
        table.start()
    return [table.state.deal.drawer for table in tables]


def first_question(rule_set: RuleSet) -> object:
    return Game(rule_set).dealt("4s2s 3s3s2h 2c 2d 2s 2h").asked


def later_question(rule_set: RuleSet) -> object:
    game = Game(rule_set).position("4 5 6 33 7 333")
    game.says("1 play 4", "2 play 5", "3 play 6", "4 pass", "5 play 7")
    return game.dealt("4s2s 3s3s2h 2c 2d 2s 2h").asked


def asked_after_a_yield(rule_set: RuleSet) -> object:
    game = Game(rule_set).position("53 3 3 73 63 3").says("1 play 5", "2 pass", "3 pass")
    return game.says("4 yield", "5 play 6").declines()


def asked_after_a_lead(rule_set: RuleSet) -> object:
    return Game(rule_set).position("53 3 3 73 3 3").says("1 play 5").declines()


def numbers_shown(rule_set: RuleSet) -> object:
    return Game(rule_set).position("3 444 33333333333 5555555555 3 3").state.standing.reported


def burning_sets(rule_set: RuleSet) -> object:
    return Game(rule_set).position("KK3 AA56w 3 3 3 3").says("1 play KK").legal


def burn_candidates(rule_set: RuleSet) -> object:
    return Game(rule_set).position("KK3 AA3 AA3 3 3 3").says("1 play KK").declines()


def four_in_play(rule_set: RuleSet) -> object:
    game = Game(rule_set).position("KK34 AA56w 3 33 5 33")
    game.says("1 play KK", "2 burn Aw", "5 pass", "1 play 4", "3 pass", "4 pass", "5 play 5")
    game.declines()
    return game.all(TrickOpened)[-1]


def asked_in_scramble(rule_set: RuleSet) -> object:
    game = Game(rule_set).position("53 93 73 3 - -", 1, (5, 6))
    return game.says("1 play 5", "2 pass", "3 play 7").declines()


def score(rule_set: RuleSet) -> object:
    return Game(rule_set).position("- 5 33 - 333 -", 2, (1, 4, 6)).says("2 play 5").result.score


def rounds_played(rule_set: RuleSet) -> object:
    game = Game(rule_set)
    while not game.all(GameOver):
        game.position("5 33 - 33 - 33", 1, (3, 5)).says("1 play 5")
    return game.state.match.number


SWITCH: Final = (False, True)
OUTCOMES: Final[Mapping[str, tuple[tuple[Option, ...], Callable[[RuleSet], object]]]] = {
    "joker_rule": (("strict", "two_kill_one", "full_kill"), answers_to_a_joker),
    "mixed_jokers": (("keep", "demote", "forbid"), both_jokers_in_a_set),
    "powerless_redeal": (SWITCH, powerless),
    "opening": (("cut", "random"), first_drawers),
    "first_lead": (("show", "drawer"), first_question),
    "next_lead": (("last", "show", "rotate"), later_question),
    "yield_binds": (SWITCH, asked_after_a_yield),
    "last_word": (("yield_only", "always"), asked_after_a_lead),
    "report_at": ((0, 1, 3, 10, 36), numbers_shown),
    "burn_check": (("declared", "completable"), burning_sets),
    "burn_order": (("federation_first", "seat_order"), burn_candidates),
    "scramble_from": (("second_out", "four_left"), four_in_play),
    "scramble_pass_binds": (SWITCH, asked_in_scramble),
    "scoring": (("outline", "tournament"), score),
    "negative_scores": (SWITCH, score),
    "rounds": ((1, 2, 3), rounds_played),
    "after_sweep": (("fresh", "end_game"), rounds_played),
    "sweep_streak": ((0, 1, 2, 3), rounds_played),
}
"""For each option its values, and something that comes out differently for each of them."""


def test_every_option_of_these_clauses_is_here() -> None:
    fields = RuleSet.model_fields
    assert set(OUTCOMES) == {name for name in fields if fields[name].description in CLAUSES}
    assert set(OUTCOMES) == {*OPTIONS, "rounds"}, "random rounds must draw every one of them too"


@pytest.mark.parametrize("option", OUTCOMES)
def test_every_member_of_an_option_is_here(option: str) -> None:
    kind = RuleSet.model_fields[option].annotation
    assert isinstance(kind, type)
    values = OUTCOMES[option][0]
    assert len(values) > 1
    if issubclass(kind, StrEnum):
        assert set(values) == set(kind)


@pytest.mark.parametrize("option", OUTCOMES)
def test_each_value_comes_out_differently(option: str) -> None:
    values, outcome = OUTCOMES[option]
    found = [outcome(rules(**{"rounds": 4} | {option: value})) for value in values]
    assert [one for one, other in combinations(found, 2) if one == other] == []
