"""参数: the parsers of all commands, in both languages.

Only what costs nothing to import is checked here; :mod:`gouji.cli.choices` looks at rules and players.
"""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji import __version__
from gouji.bots.registry import BOTS
from gouji.cli.errors import WrongUsageError
from gouji.cli.export_options import add_deal
from gouji.cli.game_options import (
    add_learn,
    add_play,
    add_resume,
    add_rule_options,
    add_simulate,
    add_watch,
)
from gouji.cli.language import by_locale, choose
from gouji.cli.listing import add_records, add_stats
from gouji.cli.parser import Parser, one_of, whole
from gouji.cli.record_options import add_legal, add_replay, add_review, add_suggest, add_verify
from gouji.cli.settings import chosen, found
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.tui.preferences import Preferences

PROGRAM: Final = "gouji"
PROGRAM_OPTIONS: Final = ("-h", "--help", "--version")
DEFAULT_BOARDS: Final = 100
DEFAULT_PORT: Final = 8000
LAST_PORT: Final = 65_535
SHELLS: Final = ("bash", "zsh", "fish")
COMPLETION_EXAMPLE: Final = f'eval "$({PROGRAM} completion bash)"'


def _add_language(parser: Parser) -> None:
    parser.options.add_argument("--lang", metavar="LANGUAGE", help=parser.say("lang"))


def _add_help(parser: Parser) -> None:
    parser.options.add_argument("-h", "--help", action="help", help=parser.say("help"))


def _add_program(parser: Parser) -> None:
    version = f"{PROGRAM} {__version__}"
    parser.options.add_argument(
        "--version", action="version", version=version, help=parser.say("version")
    )


def _add_rules(parser: Parser) -> None:
    parser.operands.add_argument("topic", metavar="NAME", nargs="?", help=parser.say("topic"))
    parser.options.add_argument(
        "--diff", metavar=("ONE", "OTHER"), nargs=2, help=parser.say("diff")
    )


def _add_arena(parser: Parser) -> None:
    positive = partial(whole, parser.language, 1)
    parser.operands.add_argument(
        "bots", metavar="BOT", nargs="+", help=parser.say("arena_bots", names=", ".join(BOTS))
    )
    for option, key, kind, default in (
        ("--boards", "boards", partial(whole, parser.language, 2), DEFAULT_BOARDS),
        ("--seed", "board_seed", partial(whole, parser.language, 0), 1),
        ("--rounds", "board_rounds", positive, 1),
        ("--jobs", "jobs", positive, 1),
    ):
        text = parser.say(key, default=default)
        parser.options.add_argument(option, metavar="N", type=kind, default=default, help=text)
    add_rule_options(parser)
    for option in ("one-seat", "json"):
        text = parser.say(option.replace("-", "_"))
        parser.options.add_argument(f"--{option}", action="store_true", help=text)


def _add_serve(parser: Parser) -> None:
    text = parser.say("port", default=DEFAULT_PORT)
    kind = partial(whole, parser.language, 1, most=LAST_PORT)
    parser.options.add_argument("--port", metavar="N", type=kind, default=DEFAULT_PORT, help=text)


def _add_completion(parser: Parser) -> None:
    text = parser.say("shell", shells=", ".join(SHELLS), example=COMPLETION_EXAMPLE)
    kind = partial(one_of, parser.language, SHELLS)
    parser.operands.add_argument("shell", metavar="SHELL", type=kind, help=text)


def _add_nothing(_: Parser) -> None:
    """Help and language are all there is to say."""


COMMANDS: Final[Mapping[str, Callable[[Parser], None]]] = MappingProxyType(
    {
        "play": add_play,
        "resume": add_resume,
        "learn": add_learn,
        "watch": add_watch,
        "replay": add_replay,
        "records": add_records,
        "stats": add_stats,
        "rules": _add_rules,
        "verify": add_verify,
        "legal": add_legal,
        "deal": add_deal,
        "simulate": add_simulate,
        "arena": _add_arena,
        "suggest": add_suggest,
        "review": add_review,
        "serve": _add_serve,
        "doctor": _add_nothing,
        "paths": _add_nothing,
        "completion": _add_completion,
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
    if name not in COMMANDS:
        raise WrongUsageError(say("no_command", language, what=name, commands=", ".join(COMMANDS)))
    parser = Parser(f"{PROGRAM} {name}", language, say(name, language))
    furnish(parser, name)
    return parser


def furnish(parser: Parser, name: str) -> None:
    """参数: give a parser all that a command understands."""
    COMMANDS[name](parser)
    _add_help(parser)
    _add_language(parser)


class Request(NamedTuple):
    """请求: a command with its options, and the user's settings."""

    command: str
    options: Namespace
    preferences: Preferences
    is_named: bool = True
    """Whether the command was written; without one it is ``play``, from the first page on."""

    @property
    def language(self) -> Language:
        """语言: the language to answer in."""
        return self.preferences.settings.language


def read(arguments: Sequence[str], environ: Mapping[str, str]) -> Request:
    """参数: read a command line; without a command it is ``play``.

    Raises:
        WrongUsageError: it cannot be understood.
        SystemExit: help or the version was asked for and printed.
    """
    first = Parser(PROGRAM, by_locale(environ))
    _add_language(first)
    asked, rest = first.parse_known_args(arguments)
    wanted = found(environ)
    language = choose(asked.lang, wanted.settings.language)
    if rest and rest[0] in PROGRAM_OPTIONS:
        program_parser(language).parse_args(rest)
    is_named = bool(rest) and not rest[0].startswith("-")
    name, *rest = rest if is_named else ("play", *rest)
    options = command_parser(name, language).parse_args(rest)
    return Request(name, options, chosen(wanted, language, options), is_named)
