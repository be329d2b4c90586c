"""规则书: reads ``docs/rules.zh.md`` and ``docs/rules.en.md``: clauses, examples, options and links."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from gouji.engine.refusals import Language

DOCS: Final = Path(__file__).parents[2] / "docs"

FAMILIES: Final = MappingProxyType(
    {
        "CARD": 2,
        "SET": 5,
        "BEAT": 4,
        "GOUJI": 4,
        "PHASE": 1,
        "DEAL": 3,
        "LEAD": 2,
        "END": 5,
        "TURN": 8,
        "WIND": 3,
        "COUNT": 1,
        "BURN": 8,
        "HEAD": 3,
        "SCRAM": 3,
        "REVOLT": 5,
        "POINT": 6,
        "TRIB": 8,
        "SCORE": 5,
        "SWEEP": 1,
        "VOID": 1,
        "HUI": 1,
        "TIAO": 1,
        "BIESAN": 6,
    }
)
"""The families of clauses in the order of the rules, and how many clauses each has."""


def clauses_of(*families: str) -> tuple[str, ...]:
    """条款: the ids of all clauses of some families."""
    return tuple(
        f"{family}-{number}" for family in families for number in range(1, FAMILIES[family] + 1)
    )


CLAUSES: Final = clauses_of(*FAMILIES)
"""条款: every clause id, in order."""

HEADING: Final = re.compile(r"^(#+) (.+)$", re.MULTILINE)
FENCE: Final = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
CLAUSE_ID: Final = re.compile(r"\b[A-Z]+-\d+\b")
CLAUSE_LEVEL: Final = 3


@dataclass(frozen=True)
class Example:
    """例: a fenced block that a test executes."""

    clause: str
    kind: str
    """Its info string: ``gouji``, a position or a round, or ``gouji-beats``."""
    text: str


@dataclass(frozen=True)
class Section:
    """节: a heading with the text down to the next heading."""

    level: int
    title: str
    text: str

    @property
    def clause(self) -> str:
        """The id that the heading of a clause begins with."""
        return self.title.split()[0]

    @property
    def prose(self) -> str:
        """The text without its examples."""
        return FENCE.sub("", self.text).strip()

    @property
    def anchor(self) -> str:
        """The name under which a link finds the heading."""
        return re.sub(r"[^\w\- ]", "", self.title.lower()).replace(" ", "-")


@dataclass(frozen=True)
class Book:
    """规则书: one language's book."""

    text: str

    @property
    def sections(self) -> list[Section]:
        """All headings with their texts; a line in a fence is no heading."""
        fences = [found.span() for found in FENCE.finditer(self.text)]
        heads = [
            head
            for head in HEADING.finditer(self.text)
            if not any(start <= head.start() < end for start, end in fences)
        ]
        ends = [*(head.start() for head in heads[1:]), len(self.text)]
        return [
            Section(len(head[1]), head[2], self.text[head.end() : end])
            for head, end in zip(heads, ends, strict=True)
        ]

    @property
    def clauses(self) -> list[Section]:
        """条款: the sections of the clauses."""
        return [one for one in self.sections if one.level == CLAUSE_LEVEL]

    @property
    def examples(self) -> list[Example]:
        """例: every block that a test executes, in order."""
        return [
            Example(section.clause, kind, text)
            for section in self.clauses
            for kind, text in FENCE.findall(section.text)
        ]

    @property
    def links(self) -> list[str]:
        """Where the links lead."""
        return LINK.findall(FENCE.sub("", self.text))

    @property
    def named_clauses(self) -> set[str]:
        """Every clause id that stands anywhere in the text."""
        return set(CLAUSE_ID.findall(self.text))

    @property
    def options(self) -> dict[str, dict[str, str]]:
        """选项: the rows of the options table, by option: the cell under each column's head."""
        rows = list(self._rows_of("joker_rule"))
        head = rows[0]
        return {row[0]: dict(zip(head, row, strict=True)) for row in rows[2:]}

    def _rows_of(self, option: str) -> Iterator[list[str]]:
        table = next(part for part in self.text.split("\n\n") if f"| `{option}` |" in part)
        for line in table.strip().splitlines():
            yield [cell.strip().strip("`") for cell in line.strip("|").split("|")]


@cache
def book(language: Language) -> Book:
    """规则书: read a language's book."""
    return Book((DOCS / f"rules.{language}.md").read_text(encoding="utf-8"))
