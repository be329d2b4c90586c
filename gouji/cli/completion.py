"""补全: ``gouji completion``: a script that lets a shell complete commands, options and their values."""

import sys
from argparse import Action
from collections.abc import Mapping, Sequence
from typing import Final

import shtab

from gouji.bots.registry import BOTS, HUMAN
from gouji.cli.arguments import COMMANDS, SHELLS, Request, furnish, program_parser
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.records.catalogue import Order
from gouji.records.standing import Column
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS
from gouji.tui.settings import SETTINGS

VALUES: Final[Mapping[str, Sequence[str]]] = {
    "lang": [*Language],
    "shell": SHELLS,
    "rules": [*Preset],
    "players": [HUMAN, *BOTS],
    "bots": [*BOTS],
    "bot": [*BOTS],
    "seat": [*map(str, SEATS)],
    "order": [*Order],
    "column": [*Column],
    **{setting.name: setting.allowed for setting in SETTINGS if not setting.is_switch},
}
"""What may stand behind an option, or in place of an operand, by its name."""

FILES: Final = frozenset({"file", "files", "out", "folder", "delete", "deal", "source"})
"""Options and operands that name files or folders."""


def completion(request: Request) -> int:
    """补全: print the script."""
    parser = program_parser(request.language)
    commands = parser.add_subparsers()
    for name in COMMANDS:
        text = say(name, request.language)
        sub = commands.add_parser(name, language=request.language, help=text)
        furnish(sub, name)
        for action in sub._actions:  # noqa: SLF001 – argparse has no other way to list them
            _complete(action)
    sys.stdout.write(shtab.complete(parser, request.options.shell))
    return 0


def _complete(action: Action) -> None:
    if action.help:
        action.help = " ".join(action.help.split())
    if action.dest in VALUES and action.nargs != 0:
        action.choices = VALUES[action.dest]
    elif action.dest in FILES:
        action.complete = shtab.FILE  # type: ignore[attr-defined] # shtab's own way
