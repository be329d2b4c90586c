"""规则选项: what an option means, which presets have its values, and what is wrong with rules."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.rules.meanings import MEANINGS
from gouji.rules.options import allowed_values, value_text
from gouji.rules.presets import PRESETS, Preset, RuleSetError
from gouji.rules.ruleset import RuleSet

SHOWN: Final = 80
"""Characters of a name that nobody knows which are shown; it may be from a file."""


def presets_by_value(option: str) -> dict[str, list[Preset]]:
    """选项: the allowed values, and which presets have each; numbers that presets have follow."""
    found: dict[str, list[Preset]] = {value: [] for value in allowed_values(option)}
    for preset, rules in PRESETS.items():
        found.setdefault(value_text(rules, option), []).append(preset)
    return found


def meaning(option: str, language: Language) -> str:
    """说明: one line on what an option decides."""
    zh, en = MEANINGS[option]
    return zh if language is Language.ZH else en


def rule_fault(error: RuleSetError, language: Language) -> str:
    """规则有误: what is wrong with the rules."""
    if error.clash:
        one, other = error.clash
        return say("contradiction", language, one=one, other=other)
    option = str(error.option)
    if option == "preset":
        return say("bad_value", language, option=option, allowed=", ".join(Preset))
    if option in RuleSet.model_fields:
        allowed = ", ".join(allowed_values(option))
        return say("bad_value", language, option=option, allowed=allowed)
    return unknown("unknown_option", option, RuleSet.model_fields, language)


def unknown(key: str, name: str, known: Iterable[str], language: Language) -> str:
    """不认识: that there is nothing of a name, and which names are near it.

    Args:
        key: of the sentence.
        name: as it was written.
        known: all names there are.
        language: to complain in.
    """
    names, name = {one.lower(): one for one in known}, name[:SHOWN]
    near = [names[one] for one in get_close_matches(name.lower(), names)]
    hint = say("near", language, names=", ".join(near)) if near else say("none_near", language)
    return say(key, language, value=name, hint=hint)
