"""规则: random values of all options, for whole games."""

from collections.abc import Mapping
from enum import StrEnum
from random import Random
from typing import Final

from gouji.rules.presets import Preset, build
from gouji.rules.ruleset import INCOMPATIBLE, RuleSet

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
