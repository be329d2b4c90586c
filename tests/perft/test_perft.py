"""Perft: how many sequences of decisions begin in a small position; docs/perft.md explains it."""

import tomllib
from pathlib import Path
from typing import Final

import pytest
from pydantic import BaseModel, ConfigDict

from gouji.engine.actions import Action, act_text
from gouji.engine.kernel import ask_of, legal, step
from gouji.engine.state import State
from gouji.rules.presets import Preset, build, find_preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import Seat
from tests.calling import answers
from tests.positions import Game

UNCOUNTED: Final = {
    # They say how much is shown, what a round is worth, and when the game ends; no answer depends on them.
    *("report_at", "scoring", "negative_scores", "after_sweep", "sweep_streak"),
    # Chance, which a position has behind it.
    "opening",
}
"""The options that change no count."""

Decision = tuple[State, Seat, Action]


class Round(BaseModel):
    """A round, as a table of positions.toml has it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    hands: str = ""
    drawer: int | None = None
    leader: int | None = None
    out: list[int] = []
    says: list[str] = []

    def take_up(self, game: Game) -> None:
        if self.leader is not None:
            game.position(self.hands, self.leader, self.out, self.drawer)
        else:
            game.opens(self.drawer)
            if self.hands:
                answers(game, "advance_call", yes=())
                game.dealt(self.hands)
        game.says(*self.says)


class Position(Round):
    """The round in which the counting begins, and its counts by rules."""

    name: str
    about: str
    before: Round | None = None
    counts: dict[str, list[int]]

    def under(self, rules: str) -> State:
        game = Game(rules_of(rules))
        if self.before is not None:
            self.before.take_up(game)
        self.take_up(game)
        return game.state


TABLE: Final = tomllib.loads(Path(__file__).with_name("positions.toml").read_text(encoding="utf-8"))
POSITIONS: Final = [Position.model_validate(row) for row in TABLE["position"]]


def changes(rules: str) -> dict[str, str]:
    """The options in ``"classic hui=false"``."""
    return dict(option.split("=") for option in rules.split()[1:])


def rules_of(rules: str) -> RuleSet:
    return build(find_preset(rules.split(maxsplit=1)[0]), changes(rules))


def decisions(state: State) -> list[Decision]:
    """What may be decided now; nothing where chance is due or the game is over."""
    ask = ask_of(state)
    return [] if ask is None else [(state, ask.seat, act) for act in legal(state)]


def perft(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, … decisions begin here, up to a depth."""
    last = decisions(state)
    counts = [len(last)]
    while len(counts) < depth:
        last = [after for decision in last for after in decisions(step(*decision)[0])]
        counts.append(len(last))
    return counts


def divide(state: State, depth: int) -> str:
    """The counts after each first act: where two programs differ, one of these does."""
    return "\n".join(
        f"{seat} {act_text(act)}: {perft(step(before, seat, act)[0], depth - 1)}"
        for before, seat, act in decisions(state)
    )


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    ("position", "rules"),
    [
        pytest.param(position, rules, id=f"{position.name}: {rules}")
        for position in POSITIONS
        for rules in position.counts
    ],
)
def test_so_many_sequences_begin_here(position: Position, rules: str) -> None:
    state, counts = position.under(rules), position.counts[rules]
    found = perft(state, len(counts))
    assert found == counts, f"{found}, and of these after\n{divide(state, len(counts))}"


def test_a_name_is_given_once() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_other_rules_of_a_position_change_its_counts(position: Position) -> None:
    first, *others = position.counts.values()
    for other in others:
        depth = min(len(first), len(other))
        assert first[:depth] != other[:depth]


def test_all_presets_and_options_are_counted() -> None:
    keys = [rules for position in POSITIONS for rules in position.counts]
    assert {rules.split()[0] for rules in keys} == set(Preset)
    changed = {option for rules in keys for option in changes(rules)}
    assert changed == set(RuleSet.model_fields) - UNCOUNTED
