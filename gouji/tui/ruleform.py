"""规则表: all options of the rules, as a form that is filled in. Pure.

It holds more than a rule set can: two options that contradict each other, until one is changed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from gouji.engine.refusals import Language
from gouji.rules.meanings import MEANINGS
from gouji.rules.options import bounds, choices, clause_of
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.rules.ruleset import INCOMPATIBLE, RuleSet
from gouji.tui.cells import cut, pad
from gouji.tui.text import say

NAME_CELLS: Final = 40
VALUE_CELLS: Final = 30
"""At most; with the mark a line fits beside a scrollbar in 80 columns."""

OPTIONS: Final = tuple(RuleSet.model_fields)


@dataclass(frozen=True, slots=True)
class RuleForm:
    """规则表: the values to begin with, and what is changed of them."""

    base: Mapping[str, object]
    changed: Mapping[str, object]

    def value(self, option: str) -> object:
        """值: what an option is now."""
        return self.changed.get(option, self.base[option])

    def step(self, option: str, by: int) -> "RuleForm":
        """改: the form with the next value of an option, or with -1 the one before."""
        values, value = choices(option), self.value(option)
        if values:
            return self.put(option, values[(values.index(value) + by) % len(values)])
        least, greatest = bounds(option)
        return self.put(option, min(greatest, max(least, int(str(value)) + by)))

    def revert(self, option: str) -> "RuleForm":
        """改回: the form with an option as it was to begin with."""
        return self.put(option, self.base[option])

    def put(self, option: str, value: object) -> "RuleForm":
        """改: the form with another value of an option."""
        changed = {**self.changed, option: value}
        if value == self.base[option]:
            del changed[option]
        return replace(self, changed=changed)

    @property
    def clash(self) -> tuple[str, str] | None:
        """矛盾: the first two options that cannot be on together, if two are."""
        pairs = (pair for pair in INCOMPATIBLE if all(map(self.value, pair)))
        return next(pairs, None)


def form(preset: Preset, kept: Mapping[str, object], changed: Mapping[str, object]) -> RuleForm:
    """规则表: the rules of a preset.

    Args:
        preset: where the values start from.
        kept: values over the preset's that count as given, those of house rules.
        changed: values over both.

    Raises:
        RuleSetError: the preset and what is kept make no rules.
    """
    base = build(preset, kept).model_dump(mode="json")
    real = {option: value for option, value in changed.items() if value != base[option]}
    return RuleForm(base, real)


# The page


def option_line(rules: RuleForm, option: str, language: Language) -> str:
    """选项: a line: whether it is changed, what it decides, what it is."""
    mark = "*" if option in rules.changed else " "
    name = pad(cut(option_name(option, language), NAME_CELLS), NAME_CELLS)
    return f"{mark} {name} {value_words(option, rules.value(option), language)}"


def about_line(option: str, language: Language) -> str:
    """选项: what it decides, its clause, its name in files, and all it may be."""
    values = [value_words(option, value, language) for value in choices(option)]
    if not values:
        least, greatest = bounds(option)
        values = [say("rules_range", language, least=least, greatest=greatest)]
    listed = say("rules_or", language).join(values)
    name = f"{option_name(option, language)} ({option})"
    return say("rules_about", language, option=name, clause=clause_of(option), values=listed)


def clash_line(rules: RuleForm, language: Language) -> str:
    """矛盾: which two options exclude each other, and what to do; empty if none do."""
    if rules.clash is None:
        return ""
    one, other = rules.clash
    facts = {"one": say(f"option_{one}", language), "other": say(f"option_{other}", language)}
    return say("rules_clash", language, **facts, clause=clause_of(other))


def details(rules: RuleForm, language: Language) -> str:
    """细则: how many options there are, and how many of them are changed."""
    number = len(rules.changed)
    kept = say("rules_changed" if number else "rules_kept", language, number=number)
    return say("rules_details", language, options=len(OPTIONS), kept=kept)


def option_name(option: str, language: Language) -> str:
    """选项: what an option decides."""
    zh, en = MEANINGS[option]
    return zh if language is Language.ZH else en


def value_words(option: str, value: object, language: Language) -> str:
    """值: a value in words."""
    match value:
        case bool():
            return say(f"value_{str(value).lower()}", language)
        case int():
            return str(value)
        case _:
            return say(f"value_{option}_{value}", language)
