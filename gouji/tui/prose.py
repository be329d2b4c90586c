"""排版: text and columns that fit a terminal, where a Chinese character takes two cells."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, zip_longest
from shutil import get_terminal_size
from typing import Final

from rich.cells import cell_len

from gouji.tui.cells import pad

WIDEST: Final = 100
"""Longer lines are hard to read."""

INDENT: Final = "  "
GAP: Final = "  "

NO_START: Final = frozenset("，。、；：？！）」』】》”’…—")
"""避头: what does not begin a line."""

NO_END: Final = frozenset("（「『【《“‘")
"""避尾: what does not end a line."""

FENCE: Final = re.compile(r"^```.*\n((?s:.*?))^```$", re.MULTILINE)
ITEM: Final = re.compile(r"^(?=(?:\d+\.|-) )", re.MULTILINE)
MARKER: Final = re.compile(r"(?:\d+\.|-) ")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")
MARK: Final = re.compile(r"`|\*\*")

LEAD: Final = re.compile(r"(?:.*\s\s)?\s*")
"""What stands before the text of a line: blanks, or a column."""


def terminal_width() -> int:
    """宽度: the cells of a line of text."""
    return min(get_terminal_size().columns, WIDEST)


def prose(markdown: str, width: int) -> Iterator[str]:
    """正文: the lines of Markdown as the rule book uses it: paragraphs, lists, tables, examples."""
    for number, block in enumerate(_blocks(markdown, width)):
        if number:
            yield ""
        yield from block


def _blocks(markdown: str, width: int) -> Iterator[Iterable[str]]:
    parts = FENCE.split(markdown)
    for text, example in zip_longest(parts[::2], parts[1::2], fillvalue=""):
        yield from (_block(block.strip(), width) for block in text.split("\n\n") if block.strip())
        if example:
            yield [(2 * INDENT + line).rstrip() for line in example.splitlines()]


def _block(block: str, width: int) -> Iterator[str]:
    text = MARK.sub("", LINK.sub(r"\1", block))
    if text.startswith("|"):
        yield from _table(text, width)
        return
    for item in filter(None, ITEM.split(text)):
        marker = MARKER.match(item)
        yield from wrapped(_joined(item), width, len(marker[0]) if marker else 0)


def _table(text: str, width: int) -> Iterator[str]:
    # A row becomes a small list, which fits where columns would not.
    head, _, *rows = (
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()
    )
    for first, *cells in rows:
        yield first
        for name, cell in zip(head[1:], cells, strict=True):
            colon = "：" if _is_wide(name[-1]) else ": "
            yield from wrapped(f"{INDENT}{name}{colon}{cell}", width, 2 * len(INDENT))


def _joined(text: str) -> str:
    # Between Chinese characters a line break stands for nothing, between words for a space.
    whole = ""
    for line in map(str.strip, text.splitlines()):
        is_close = not whole or _is_wide(whole[-1]) or _is_wide(line[0])
        whole += line if is_close else f" {line}"
    return whole


def wrapped(text: str, width: int, indent: int = 0) -> Iterator[str]:
    """折行: the text in lines of a width, those after the first indented."""
    return filled(_units(text), width, indent)


def filled(units: Iterable[str], width: int, indent: int) -> Iterator[str]:
    """折行: as :func:`wrapped`, of units that are never parted."""
    line = ""
    for unit in units:
        if line.strip() and cell_len(line + unit.rstrip()) > width:
            yield line.rstrip()
            line = " " * indent
        line += unit
    yield line.rstrip()


def hung(line: str, width: int) -> Iterator[str]:
    """悬挂: as :func:`wrapped`, what follows standing below where the text of the line begins."""
    lead = LEAD.match(line)
    return wrapped(line, width, cell_len(lead[0])) if lead and line else iter([line])


def _units(text: str) -> Iterator[str]:
    unit = ""
    for char, after in zip(text, chain(text[1:], " "), strict=True):
        unit += char
        if char == " " or (after != " " and _may_part(char, after)):
            yield unit
            unit = ""
    yield unit


def _may_part(char: str, after: str) -> bool:
    may = _is_wide(char) or _is_wide(after)
    return may and char not in NO_END and after not in NO_START


def _is_wide(char: str) -> bool:
    return cell_len(char) > 1


def columns(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """分栏: the rows with each column as wide as its widest cell."""
    table = list(rows)
    widths = [max(map(cell_len, column)) for column in zip(*table, strict=True)]
    for row in table:
        yield GAP.join(map(pad, row, widths)).rstrip()
