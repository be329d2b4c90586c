"""The rule book that the program carries with it."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from gouji.book import clauses as module
from gouji.book.clauses import book_text, clauses, sections
from gouji.engine.refusals import Language
from gouji.rules.ruleset import RuleSet
from tests.docs.book import book

ROOT = Path(__file__).parents[2]
PACKAGE = "gouji/book"

both_languages = pytest.mark.parametrize("language", Language)


@both_languages
def test_every_clause_of_the_book_is_found(language: Language) -> None:
    found = clauses(language)
    assert [(one.id, f"{one.id} {one.title}", one.text) for one in found.values()] == [
        (one.clause, one.title, one.text.strip()) for one in book(language).clauses
    ]
    assert list(found) == [one.id for one in found.values()]


@both_languages
def test_the_clause_of_every_option_is_there(language: Language) -> None:
    defining = {field.description for field in RuleSet.model_fields.values()}
    assert defining <= set(clauses(language))


def wheel_files() -> Mapping[str, str]:
    """What a wheel holds besides the packages: where it lies here, and where there."""
    project: Mapping[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["gouji"]
    found: Mapping[str, str] = wheel["force-include"]
    return found


def test_a_wheel_carries_the_book_of_every_language() -> None:
    names = [f"rules.{language}.md" for language in Language]
    assert wheel_files() == {f"docs/{name}": f"{PACKAGE}/{name}" for name in names}
    assert all((ROOT / source).is_file() for source in wheel_files())
    assert module.__package__ == PACKAGE.replace("/", ".")


def test_what_the_package_needs_beside_its_modules_lies_in_it() -> None:
    for place in ("py.typed", "tui/app.tcss"):
        assert files("gouji").joinpath(place).is_file()


@both_languages
def test_an_installed_book_goes_before_that_of_the_checkout(
    language: Language, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert book_text(language) == book(language).text
    (tmp_path / f"rules.{language}.md").write_text("installed", encoding="utf-8")
    monkeypatch.setattr(module, "files", lambda _: tmp_path)
    assert book_text(language) == "installed"


@pytest.mark.parametrize("language", Language)
def test_the_prose_of_a_section_is_all_but_its_examples(language: Language) -> None:
    for section in sections(language):
        words, _, rest = section.text.partition("```")
        assert section.prose.startswith(words.strip().rstrip(":："))
        assert not section.prose.endswith((":", "："))
        assert "```" not in section.prose
        after = rest.rpartition("```")[2].strip()
        assert section.prose.endswith(after)
