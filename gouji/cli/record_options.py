"""记录参数: what the commands understand that ask about a record."""

from functools import partial
from pathlib import Path
from typing import Final

from gouji.bots.registry import BOTS
from gouji.cli.export_options import add_out_file
from gouji.cli.parser import Parser, seat, whole
from gouji.cli.settings import add_settings
from gouji.tui.settings import Use

DEFAULT_ADVISER: Final = "regular"


def add_replay(parser: Parser) -> None:
    """参数: of ``gouji replay``."""
    parser.operands.add_argument("file", metavar="FILE", type=Path, help=parser.say("file"))
    forms = parser.options.add_mutually_exclusive_group()
    forms.add_argument("--text", action="store_true", help=parser.say("text"))
    forms.add_argument("--html", action="store_true", help=parser.say("html"))
    positive = partial(whole, parser.language, 1)
    forms.add_argument("--svg", metavar="N", type=positive, help=parser.say("svg"))
    forms.add_argument("--at", metavar="N", type=positive, help=parser.say("at"))
    parser.options.add_argument(
        "--seat", metavar="N", type=partial(seat, parser.language), help=parser.say("seat")
    )
    add_out_file(parser)
    add_settings(parser, Use.SCREEN)


def add_verify(parser: Parser) -> None:
    """参数: of ``gouji verify``."""
    parser.operands.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help=parser.say("files")
    )


def add_legal(parser: Parser) -> None:
    """参数: of ``gouji legal``."""
    parser.operands.add_argument("file", metavar="FILE", type=Path, help=parser.say("file"))


def add_suggest(parser: Parser) -> None:
    """参数: of ``gouji suggest``."""
    parser.operands.add_argument("file", metavar="FILE", type=Path, help=parser.say("file"))
    text = parser.say("adviser", names=", ".join(BOTS), default=DEFAULT_ADVISER)
    parser.options.add_argument("--bot", metavar="NAME", default=DEFAULT_ADVISER, help=text)
    parser.options.add_argument("--json", action="store_true", help=parser.say("json"))


def add_review(parser: Parser) -> None:
    """参数: of ``gouji review``."""
    parser.operands.add_argument("file", metavar="FILE", type=Path, help=parser.say("file"))
    positive = partial(whole, parser.language, 1)
    parser.options.add_argument(
        "--seat", metavar="N", type=partial(seat, parser.language), help=parser.say("judged_seat")
    )
    parser.options.add_argument(
        "--round", metavar="N", type=positive, help=parser.say("judged_round")
    )
    parser.options.add_argument(
        "--jobs", metavar="N", type=positive, default=1, help=parser.say("jobs")
    )
    parser.options.add_argument("--json", action="store_true", help=parser.say("json"))
