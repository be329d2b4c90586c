"""预设: the four named rule sets of RULES 12, and rule sets built from one with overrides."""

import json
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pydantic import ValidationError

from gouji.rules.pending import OFF
from gouji.rules.ruleset import RuleSet

Values = Mapping[str, object]


class RuleSetError(ValueError):
    """规则集错误: an unknown preset or option, a value out of range, or a contradiction."""


class Preset(StrEnum):
    """预设: the name of a full set of option values."""

    CLASSIC = "classic"
    ONLINE = "online"
    TOURNAMENT = "tournament"
    BIESAN = "biesan"


_ONLINE: Final[Values] = {
    "joker_rule": "full_kill",
    "powerless_redeal": False,
    "opening": "random",
    "scramble_from": "four_left",
    "revolt_right": "held",
    "revolt_opens": "automatic",
    "threeless_revolt": "forced",
    "point_deadline": "first_out",
    "call_fail": "double",
    "call_fail_adds": False,
    "tribute_order": "s1",
    "return_match": False,
    "mate_tribute": "last",
    "after_sweep": "end_game",
    "last_by_agreement": False,
    "hui": False,
}
_TOURNAMENT: Final[Values] = {
    "next_lead": "show",
    "calls": False,
    "tribute": False,
    "scoring": "tournament",
    "side_points": 4,
    "last_by_agreement": False,
    "hui": False,
}
_BIESAN: Final[Values] = {
    "first_lead": "drawer",
    "next_lead": "rotate",
    "report_at": 0,
    "revolt": False,
    "hui": False,
    "biesan": True,
}

PRESETS: Final[Mapping[Preset, RuleSet]] = MappingProxyType(
    {
        Preset.CLASSIC: RuleSet(),
        Preset.ONLINE: RuleSet.model_validate(_ONLINE),
        Preset.TOURNAMENT: RuleSet.model_validate(_TOURNAMENT),
        Preset.BIESAN: RuleSet.model_validate(_BIESAN),
    }
)
"""Every preset's values (RULES 12)."""

AVAILABLE: Final = tuple(preset for preset in Preset if not PRESETS[preset].biesan)
"""The presets that a new game may have in this version."""


def find_preset(name: str) -> Preset:
    """预设: look a preset up by name.

    Raises:
        RuleSetError: there is none of that name.
    """
    try:
        return Preset(name)
    except ValueError:
        message = f"unknown preset {name!r}; presets are {', '.join(Preset)}"
        raise RuleSetError(message) from None


def build(preset: Preset, overrides: Values | None = None, *, strict: bool = False) -> RuleSet:
    """规则集: a preset with some options overridden, validated anew.

    Args:
        preset: where the values start from.
        overrides: option values over the preset's.
        strict: whether a value must have its JSON type; else ``"true"`` and ``"3"`` are read too.

    Raises:
        RuleSetError: an option is unknown, a value is not allowed, or two contradict; one line.
    """
    try:
        values = PRESETS[preset].model_dump(mode="json") | dict(overrides or {})
        return RuleSet.model_validate_json(json.dumps(values), strict=strict)
    except ValidationError as error:
        raise RuleSetError(_one_line(error)) from None


def single_round(preset: Preset, overrides: Values | None = None) -> RuleSet:
    """规则集: as :func:`build`, with all that is not yet played switched off unless overridden."""
    return build(preset, {**OFF, **(overrides or {})})


def _one_line(error: ValidationError) -> str:
    fault = error.errors(include_url=False)[0]
    option = ".".join(map(str, fault["loc"]))
    if fault["type"] == "extra_forbidden":
        return f"unknown option {option!r}"
    if not option:
        return str(fault["ctx"]["error"])
    return f"option {option}: {fault['msg']}, not {fault['input']!r}"
