"""参数: the parsers of all commands, in both languages.

Only what costs nothing to import is checked here; :mod:`gouji.cli.choices` looks at rules and players.
"""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji import __version__
from gouji.bots.registry import BOTS, HUMAN
from gouji.cli.errors import WrongUsageError
from gouji.cli.language import by_locale, choose
from gouji.cli.parser import Parser, Setting, seat, setting, whole
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.rules.preset_values import Preset

PROGRAM: Final = "gouji"
PROGRAM_OPTIONS: Final = ("-h", "--help", "--version")
DEFAULT_PRESET: Final = Preset.CLASSIC
DEFAULT_BOT: Final = "novice"


def rounds(text: str) -> Setting:
    """回合数: ``--rounds N`` is short for ``--set rounds=N``."""
    return "rounds", text


def _add_language(parser: Parser) -> None:
    parser.options.add_argument("--lang", metavar="LANGUAGE", help=parser.say("lang"))


def _add_help(parser: Parser) -> None:
    parser.options.add_argument("-h", "--help", action="help", help=parser.say("help"))


def _add_program(parser: Parser) -> None:
    version = f"{PROGRAM} {__version__}"
    parser.options.add_argument(
        "--version", action="version", version=version, help=parser.say("version")
    )


def _add_rule_options(parser: Parser) -> None:
    text = parser.say("rules_from", presets=", ".join(Preset), default=DEFAULT_PRESET)
    parser.options.add_argument("--rules", metavar="PRESET|FILE.toml", help=text)
    parser.options.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        dest="settings",
        action="append",
        default=[],
        type=partial(setting, parser.language),
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


def _add_pace(parser: Parser) -> None:
    parser.options.add_argument("--speed", metavar="SPEED", help=parser.say("speed"))
    _add_seed(parser, required=False)


def _add_play(parser: Parser) -> None:
    _add_rule_options(parser)
    _add_table(parser)
    _add_pace(parser)


def _add_watch(parser: Parser) -> None:
    _add_rule_options(parser)
    _add_bots(parser)
    _add_pace(parser)


def _add_replay(parser: Parser) -> None:
    parser.operands.add_argument("file", metavar="FILE", type=Path, help=parser.say("file"))
    parser.options.add_argument("--text", action="store_true", help=parser.say("text"))
    parser.options.add_argument(
        "--seat", metavar="N", type=partial(seat, parser.language), help=parser.say("seat")
    )


def _add_rules(parser: Parser) -> None:
    parser.operands.add_argument("topic", metavar="NAME", nargs="?", help=parser.say("topic"))
    parser.options.add_argument(
        "--diff", metavar=("ONE", "OTHER"), nargs=2, help=parser.say("diff")
    )


def _add_verify(parser: Parser) -> None:
    parser.operands.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help=parser.say("files")
    )


def _add_legal(parser: Parser) -> None:
    parser.operands.add_argument("file", metavar="FILE", type=Path, help=parser.say("file"))


def _add_simulate(parser: Parser) -> None:
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
    _add_rule_options(parser)
    _add_bots(parser)
    parser.options.add_argument("--out", metavar="DIR", type=Path, help=parser.say("out"))


COMMANDS: Final[Mapping[str, Callable[[Parser], None]]] = MappingProxyType(
    {
        "play": _add_play,
        "watch": _add_watch,
        "replay": _add_replay,
        "rules": _add_rules,
        "verify": _add_verify,
        "legal": _add_legal,
        "simulate": _add_simulate,
    }
)
"""命令: every command, and what adds its arguments."""


def program_parser(language: Language) -> Parser:
    """解析器: of the program itself, without a command."""
    width = max(map(len, COMMANDS)) + 2
    lines = (f"  {name:{width}}{say(name, language)}" for name in COMMANDS)
    parser = Parser(PROGRAM, language, say("about", language))
    parser.usage = f"{PROGRAM} [-h] [--version] [--lang LANGUAGE] [COMMAND …]"
    notes = (say("more", language), say("statuses", language))
    parser.epilog = "\n".join([f"{say('commands', language)}:", *lines, "", *notes])
    _add_help(parser)
    _add_program(parser)
    _add_language(parser)
    return parser


def command_parser(name: str, language: Language) -> Parser:
    """解析器: of one command.

    Raises:
        WrongUsageError: there is no such command.
    """
    add = COMMANDS.get(name)
    if add is None:
        raise WrongUsageError(say("no_command", language, what=name, commands=", ".join(COMMANDS)))
    parser = Parser(f"{PROGRAM} {name}", language, say(name, language))
    add(parser)
    _add_help(parser)
    _add_language(parser)
    return parser


class Request(NamedTuple):
    """请求: a command with its options, and the language to answer in."""

    command: str
    options: Namespace
    language: Language


def read(arguments: Sequence[str], environ: Mapping[str, str]) -> Request:
    """参数: read a command line; without a command it is ``play``.

    Raises:
        WrongUsageError: it cannot be understood.
        SystemExit: help or the version was asked for and printed.
    """
    first = Parser(PROGRAM, by_locale(environ))
    _add_language(first)
    found, rest = first.parse_known_args(arguments)
    language = choose(found.lang, environ)
    if rest and rest[0] in PROGRAM_OPTIONS:
        program_parser(language).parse_args(rest)
    name, *rest = rest if rest and not rest[0].startswith("-") else ("play", *rest)
    return Request(name, command_parser(name, language).parse_args(rest), language)
