"""条款: reads the clauses of the rule book."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.engine.refusals import Language

HEADING: Final = re.compile(r"^#{1,3} ", re.MULTILINE)
CLAUSE: Final = re.compile(r"(?P<id>[A-Z]+-\d+) (?P<title>.+)\n(?P<text>(?s:.*))")


class Clause(NamedTuple):
    """条款: a clause of the rule book."""

    id: str
    title: str
    text: str
    """In Markdown; its fenced blocks are examples."""


@cache
def clauses(language: Language) -> Mapping[str, Clause]:
    """条款: every clause by its id, in the order of the book."""
    sections = map(CLAUSE.fullmatch, HEADING.split(book_text(language)))
    found = (Clause(one["id"], one["title"], one["text"].strip()) for one in sections if one)
    return MappingProxyType({one.id: one for one in found})


def book_text(language: Language) -> str:
    """规则书: the whole book in a language, in Markdown."""
    name = f"rules.{language}.md"
    file = files(__package__) / name
    if not file.is_file():
        # In a source checkout the book is where its readers look for it.
        file = Path(__file__).parents[2] / "docs" / name
    return file.read_text(encoding="utf-8")
