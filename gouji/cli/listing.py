"""列表参数: what ``gouji records`` and ``gouji stats`` understand."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import Final

from gouji.cli.parser import Parser, one_of

WIDTH: Final = 52
"""Cells of a line of help, behind the options."""


def add_records(parser: Parser) -> None:
    """参数: of ``gouji records``."""
    from gouji.records.catalogue import Order

    _add_list(parser, "order", [*Order], {"filter": "records_filter", "json": "json_lines"})
    parser.options.add_argument(
        "--delete", metavar="FILE", nargs="+", type=Path, help=parser.say("records_delete")
    )
    parser.options.add_argument("-y", "--yes", action="store_true", help=parser.say("records_yes"))


def add_stats(parser: Parser) -> None:
    """参数: of ``gouji stats``."""
    from gouji.records.standing import Column

    _add_list(parser, "column", [*Column], {"filter": "stats_filter", "json": "json"})
    parser.options.add_argument("--merge", action="store_true", help=parser.say("stats_merge"))


def _add_list(parser: Parser, dest: str, orders: Sequence[str], words: Mapping[str, str]) -> None:
    parser.operands.add_argument(
        "folder", metavar="FOLDER", nargs="?", type=Path, help=parser.say("records_folder")
    )
    parser.options.add_argument(
        "--sort",
        metavar="KEY",
        dest=dest,
        default=orders[0],
        type=partial(one_of, parser.language, orders),
        help=parser.say("list_sort", orders=fill(", ".join(orders), WIDTH), default=orders[0]),
    )
    parser.options.add_argument("--reverse", action="store_true", help=parser.say("list_reverse"))
    parser.options.add_argument(
        "--filter", metavar="TEXT", default="", help=parser.say(words["filter"])
    )
    parser.options.add_argument("--json", action="store_true", help=parser.say(words["json"]))
