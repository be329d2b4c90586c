"""规则书: both languages say the same, what they say is what the engine plays, and no link is dead."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from gouji.engine.refusals import Language
from gouji.rules.presets import PRESETS
from gouji.rules.ruleset import RuleSet
from tests.docs.book import CLAUSE_ID, CLAUSES, DOCS, Example, book
from tests.docs.example import check

EXAMPLES = book(Language.EN).examples

WITHOUT_EXAMPLE = {"CARD-1", "DEAL-3", "COUNT-1"}
"""What no position shows: the whole pack, the cut, what a player sees of the others."""

both_languages = pytest.mark.parametrize("language", Language)


def name_of(example: Example) -> str:
    same_clause = [one for one in EXAMPLES if one.clause == example.clause]
    return f"{example.clause}-{same_clause.index(example) + 1}"


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_an_example_is_what_the_engine_plays(example: Example, tmp_path: Path) -> None:
    check(example, tmp_path / "example.gouji")


@both_languages
def test_every_clause_has_its_heading_in_the_order_of_the_rules(language: Language) -> None:
    assert tuple(section.clause for section in book(language).clauses) == CLAUSES


@both_languages
def test_every_clause_is_explained(language: Language) -> None:
    for section in book(language).clauses:
        assert section.title != section.clause
        assert section.prose, section.title


def test_both_languages_have_the_same_examples() -> None:
    assert book(Language.ZH).examples == EXAMPLES


def test_every_clause_that_a_position_can_show_has_an_example() -> None:
    assert {one.clause for one in EXAMPLES} == set(CLAUSES) - WITHOUT_EXAMPLE


@both_languages
def test_every_clause_named_anywhere_exists(language: Language) -> None:
    assert book(language).named_clauses <= set(CLAUSES)


@both_languages
def test_every_link_leads_somewhere(language: Language) -> None:
    anchors = {f"#{section.anchor}" for section in book(language).sections}
    assert len(anchors) == len(book(language).sections)
    for link in book(language).links:
        assert link in anchors or (DOCS / link).is_file(), link


def values_text(option: str) -> str:
    """What an option may be, as the table lists it."""
    kind: Any = RuleSet.model_fields[option].annotation
    if issubclass(kind, StrEnum):
        return ", ".join(kind)
    if kind is bool:
        return "true, false"
    bounds = RuleSet.model_json_schema()["properties"][option]
    return f"{bounds['minimum']}–{bounds['maximum']}"


@both_languages
def test_the_options_are_those_of_the_code(language: Language) -> None:
    assert list(book(language).options) == list(RuleSet.model_fields)


@both_languages
@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_an_option_is_described_as_the_code_has_it(option: str, language: Language) -> None:
    cells = list(book(language).options[option].values())
    in_presets = [rules.model_dump(mode="json")[option] for rules in PRESETS.values()]
    written = [value if isinstance(value, str) else json.dumps(value) for value in in_presets]
    _, values, *presets, clause, meaning = cells
    assert values == values_text(option)
    assert presets == written
    assert CLAUSE_ID.findall(clause)[0] == RuleSet.model_fields[option].description
    assert meaning


@both_languages
@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_the_clause_of_an_option_says_what_it_does(option: str, language: Language) -> None:
    field = RuleSet.model_fields[option]
    kind: Any = field.annotation
    text = next(one.text for one in book(language).clauses if one.clause == field.description)
    assert f"`{option}" in text
    for value in kind if issubclass(kind, StrEnum) else ():
        assert f"`{option}={value}`" in text
