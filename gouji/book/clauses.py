"""条款: reads the chapters and clauses of the rule book."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.engine.refusals import Language

HEADING: Final = re.compile(r"^#{1,3} ", re.MULTILINE)
EXAMPLE: Final = re.compile(r"^```.*\n(?s:.*?)^```\n*", re.MULTILINE)
CAPTION_ENDS: Final = MappingProxyType({"：": "。", ":": "."})
"""What ends the sentence before an example, and what does if the example is left out."""
CLAUSE: Final = re.compile(r"(?P<id>[A-Z]+-\d+) (?P<title>.+)")


class Section(NamedTuple):
    """一节: what stands under a heading of the rule book: a chapter's beginning or a clause."""

    id: str
    """Of a clause; empty for a chapter."""
    title: str
    text: str
    """In Markdown; its fenced blocks are examples."""

    @property
    def prose(self) -> str:
        """正文: the text without its examples, whose notation only tests and writers of rules need."""
        text = self.text
        for colon, stop in CAPTION_ENDS.items():
            text = text.replace(f"{colon}\n\n```", f"{stop}\n\n```")
        return EXAMPLE.sub("", text).strip()


Clause = Section
"""条款: a section that has an id."""


@cache
def sections(language: Language) -> tuple[Section, ...]:
    """规则书: everything that has a heading, in the order of the book, the book's own title first."""
    _, *parts = HEADING.split(book_text(language))
    return tuple(_section(*part.partition("\n")) for part in parts)


def _section(heading: str, _: str, text: str) -> Section:
    clause = CLAUSE.fullmatch(heading)
    if clause is None:
        return Section("", heading, text.strip())
    return Section(clause["id"], clause["title"], text.strip())


@cache
def clauses(language: Language) -> Mapping[str, Clause]:
    """条款: every clause by its id, in the order of the book."""
    return MappingProxyType({one.id: one for one in sections(language) if one.id})


def book_text(language: Language) -> str:
    """规则书: the whole book in a language, in Markdown."""
    name = f"rules.{language}.md"
    file = files(__package__) / name
    if not file.is_file():
        # In a source checkout the book is where its readers look for it.
        file = Path(__file__).parents[2] / "docs" / name
    return file.read_text(encoding="utf-8")
