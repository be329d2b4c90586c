"""选项: what an option of the rule set may be, and what it is, as values of JSON and as written."""

from functools import cache
from typing import Any

from gouji.rules.ruleset import RuleSet


@cache
def _schema() -> dict[str, Any]:
    return RuleSet.model_json_schema()


def _kind(option: str) -> dict[str, Any]:
    field: dict[str, Any] = _schema()["properties"][option]
    if "$ref" in field:
        named: dict[str, Any] = _schema()["$defs"][field["$ref"].rpartition("/")[2]]
        return named
    return field


def choices(option: str) -> tuple[object, ...]:
    """选项: the values that an option may have; empty where any number of :func:`bounds` may stand."""
    kind = _kind(option)
    if "enum" in kind:
        return tuple(kind["enum"])
    return (True, False) if kind["type"] == "boolean" else ()


def bounds(option: str) -> tuple[int, int]:
    """选项: the least and the greatest value of an option that is a number."""
    kind = _kind(option)
    return kind["minimum"], kind["maximum"]


def allowed_values(option: str) -> tuple[str, ...]:
    """选项: the values that an option may have, as written; of numbers the range."""
    if values := choices(option):
        return tuple(str(value).lower() for value in values)
    least, greatest = bounds(option)
    return (f"{least}-{greatest}",)


def value_text(rules: RuleSet, option: str) -> str:
    """选项: the value that rules have for an option, as it is written behind ``--set``."""
    return str(getattr(rules, option)).lower()


def changed(one: RuleSet, other: RuleSet) -> list[str]:
    """不同: the options for which two sets of rules have different values."""
    return [
        option for option in RuleSet.model_fields if getattr(one, option) != getattr(other, option)
    ]


def clause_of(option: str) -> str:
    """条款: the id of the clause that defines an option."""
    return str(RuleSet.model_fields[option].description)
