"""整局: whole games of bots, under any rules."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from random import Random
from typing import Final

from gouji.bots.registry import make_bot
from gouji.engine.actions import Action
from gouji.engine.table import Table
from gouji.rules.presets import Preset, build
from gouji.rules.ruleset import INCOMPATIBLE, RuleSet
from gouji.rules.seats import SEATS, Seat

Values = tuple[StrEnum | int, ...]

NUMBERS: Final[Mapping[str, Values]] = {
    "report_at": (0, 5, 10, 35, 36),
    "side_points": (0, 4),
    "rounds": (1, 2, 3),
    "sweep_streak": (0, 1, 2),
}
"""Values of the options that are numbers."""


def _values(option: str) -> Values:
    kind = RuleSet.model_fields[option].annotation
    if option in NUMBERS:
        return NUMBERS[option]
    assert isinstance(kind, type)
    return tuple(kind) if issubclass(kind, StrEnum) else (False, True)


OPTIONS: Final[Mapping[str, Values]] = {name: _values(name) for name in RuleSet.model_fields}
"""Some values of every option, all those of a choice."""


def any_rules(rng: Random, preset: Preset, share: float = 0.5) -> RuleSet:
    """A preset of up to three rounds, with random values of about a share of all options."""
    options = [name for name in OPTIONS if rng.random() < share]
    changed: dict[str, object] = {name: rng.choice(OPTIONS[name]) for name in options}
    for one, other in INCOMPATIBLE:
        if changed.get(one):
            changed[other] = False
        elif changed.get(other):
            changed[one] = False
    return build(preset, {"rounds": rng.choice(NUMBERS["rounds"])} | changed)


def play_out(table: Table, player: str, seed: int) -> Iterator[tuple[Seat, Action]]:
    """Play a game to its end with six bots of one kind; yields each decision just taken."""
    bots = {seat: make_bot(player, seed, seat) for seat in SEATS}
    while not table.is_over:
        table.start()
        while (ask := table.ask) is not None:
            act = bots[ask.seat].choose(table.view(ask.seat))
            table.submit(ask.seat, act)
            yield ask.seat, act
