"""预设: the four named rule sets of RULES 12, and rule sets built from one with overrides."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pydantic import ValidationError

from gouji.rules.preset_values import CHANGES, Preset, Values
from gouji.rules.ruleset import ContradictionError, RuleSet

__all__ = [
    "PRESETS",
    "Preset",
    "RuleSetError",
    "build",
    "find_preset",
]


class RuleSetError(ValueError):
    """规则集错误: an unknown preset or option, a value out of range, or a contradiction."""

    def __init__(
        self, message: str, option: str | None = None, clash: tuple[str, ...] = ()
    ) -> None:
        """Say what is wrong.

        Args:
            message: what is wrong, one line.
            option: the option that is unknown or has a wrong value, or ``preset``.
            clash: the options that contradict each other, if it is that.
        """
        super().__init__(message)
        self.option = option
        self.clash = clash


PRESETS: Final[Mapping[Preset, RuleSet]] = MappingProxyType(
    {preset: RuleSet.model_validate(CHANGES[preset]) for preset in Preset}
)
"""Every preset's values (RULES 12)."""


def find_preset(name: str) -> Preset:
    """预设: look a preset up by name.

    Raises:
        RuleSetError: there is none of that name.
    """
    try:
        return Preset(name)
    except ValueError:
        message = f"unknown preset {name!r}; presets are {', '.join(Preset)}"
        raise RuleSetError(message, "preset") from None


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
        # A date, which TOML has and JSON has not, is then no allowed value like any other text.
        return RuleSet.model_validate_json(json.dumps(values, default=str), strict=strict)
    except ValidationError as error:
        raise _rule_set_error(error) from None


def _rule_set_error(error: ValidationError) -> RuleSetError:
    fault = error.errors(include_url=False)[0]
    clash = fault.get("ctx", {}).get("error")
    if isinstance(clash, ContradictionError):
        return RuleSetError(str(clash), clash=clash.options)
    option = ".".join(map(str, fault["loc"]))
    if fault["type"] == "extra_forbidden":
        what = f"unknown option {option!r}"
    else:
        what = f"option {option}: {fault['msg']}, not {fault['input']!r}"
    return RuleSetError(what, option)
