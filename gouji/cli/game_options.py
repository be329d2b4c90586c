"""牌局参数: what the commands understand that begin a game or go on with one."""

from functools import partial
from pathlib import Path
from typing import Final

from gouji.bots.registry import BOTS, HUMAN
from gouji.cli.parser import Assignment, Parser, assignment, whole
from gouji.cli.settings import add_settings
from gouji.rules.preset_values import Preset
from gouji.tui.settings import Use

DEFAULT_PRESET: Final = Preset.CLASSIC
DEFAULT_BOT: Final = "novice"


def rounds(text: str) -> Assignment:
    """回合数: ``--rounds N`` is short for ``--set rounds=N``."""
    return "rounds", text


def add_rule_options(parser: Parser) -> None:
    """规则: the preset and what is changed in it."""
    text = parser.say("rules_from", presets=", ".join(Preset), default=DEFAULT_PRESET)
    parser.options.add_argument("--rules", metavar="PRESET|FILE.toml", help=text)
    parser.options.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        dest="settings",
        action="append",
        default=[],
        type=partial(assignment, parser.language),
        help=parser.say("set"),
    )


def _add_seed(parser: Parser, *, required: bool) -> None:
    natural = partial(whole, parser.language, 0)
    parser.options.add_argument(
        "--seed", metavar="N", type=natural, required=required, help=parser.say("seed")
    )


def _add_table(parser: Parser) -> None:
    text = parser.say("players_play", names=", ".join((HUMAN, *BOTS)))
    parser.options.add_argument("--players", metavar="NAME,…", help=text)


def _add_bots(parser: Parser) -> None:
    text = parser.say("players_bots", names=", ".join(BOTS), default=DEFAULT_BOT)
    parser.options.add_argument("--players", metavar="NAME,…", help=text)


def _add_plain(parser: Parser) -> None:
    parser.options.add_argument("--plain", action="store_true", help=parser.say("plain"))


def _add_prepared(parser: Parser) -> None:
    positive = partial(whole, parser.language, 1)
    parser.options.add_argument("--deal", metavar="FILE", type=Path, help=parser.say("deal_file"))
    parser.options.add_argument(
        "--board", metavar="N", type=positive, help=parser.say("deal_board")
    )


def add_play(parser: Parser) -> None:
    """参数: of ``gouji play``."""
    add_rule_options(parser)
    _add_table(parser)
    _add_seed(parser, required=False)
    parser.options.add_argument(
        "--from", metavar="FILE", dest="source", type=Path, help=parser.say("from")
    )
    positive = partial(whole, parser.language, 1)
    parser.options.add_argument("--at", metavar="N", type=positive, help=parser.say("from_at"))
    _add_prepared(parser)
    _add_plain(parser)
    add_settings(parser, *Use)


def add_watch(parser: Parser) -> None:
    """参数: of ``gouji watch``."""
    add_rule_options(parser)
    _add_bots(parser)
    _add_seed(parser, required=False)
    _add_prepared(parser)
    _add_plain(parser)
    add_settings(parser, Use.SCREEN, Use.BOTS)


def add_resume(parser: Parser) -> None:
    """参数: of ``gouji resume``."""
    parser.operands.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help=parser.say("resume_file")
    )
    _add_plain(parser)
    add_settings(parser, *Use)


def add_learn(parser: Parser) -> None:
    """参数: of ``gouji learn``."""
    _add_plain(parser)
    add_settings(parser, Use.SCREEN)


def add_simulate(parser: Parser) -> None:
    """参数: of ``gouji simulate``."""
    parser.options.add_argument(
        "--rounds",
        metavar="N",
        dest="settings",
        action="append",
        default=[],
        type=rounds,
        help=parser.say("rounds"),
    )
    _add_seed(parser, required=True)
    positive = partial(whole, parser.language, 1)
    parser.options.add_argument(
        "--games", metavar="N", type=positive, default=1, help=parser.say("games")
    )
    add_rule_options(parser)
    _add_bots(parser)
    _add_prepared(parser)
    parser.options.add_argument("--out", metavar="DIR", type=Path, help=parser.say("out"))
