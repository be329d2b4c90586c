"""参数: the options of exports and of deals."""

from functools import partial
from pathlib import Path

from gouji.cli.game_options import add_rule_options
from gouji.cli.parser import Parser, whole


def add_out_file(parser: Parser) -> None:
    """写出: where to write, and whether over an old file."""
    text = parser.say("out_file")
    parser.options.add_argument("-o", "--out", metavar="FILE", type=Path, help=text)
    parser.options.add_argument("--force", action="store_true", help=parser.say("force"))


def add_deal(parser: Parser) -> None:
    """参数: of ``gouji deal``."""
    natural, positive = (partial(whole, parser.language, least) for least in (0, 1))
    parser.options.add_argument("--seed", metavar="N", type=natural, help=parser.say("deal_seed"))
    text = parser.say("deal_boards")
    parser.options.add_argument("--boards", metavar="N", type=positive, default=1, help=text)
    forms = parser.options.add_mutually_exclusive_group()
    forms.add_argument("--drawn", action="store_true", help=parser.say("deal_drawn"))
    forms.add_argument("--json", action="store_true", help=parser.say("deal_json"))
    add_out_file(parser)
    add_rule_options(parser)
