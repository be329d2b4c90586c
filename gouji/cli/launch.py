"""开屏: ``gouji play``, ``watch`` and ``replay``, which need a terminal, and ``replay --text``.

What asks who plays is on the screen before rules, records and engine are loaded, so they are imported where
they are needed.
"""

import gc
import sys
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from gouji.bots.registry import HUMAN
from gouji.cli.arguments import DEFAULT_PRESET, Request
from gouji.cli.errors import WrongUsageError
from gouji.cli.output import complain_if_cut, put
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.records.players import Player
from gouji.tui.config import PlayConfig, Speed, default_players

if TYPE_CHECKING:
    from gouji.cli.choices import Names, Rules

SPARING: Final = 100_000
"""Objects made before Python looks for garbage; its own 700 would delay the first frame by a fifth."""


def play(request: Request) -> int:
    """打牌: play on the screen; without ``--players`` it asks who plays.

    Raises:
        WrongUsageError: the game cannot be had, or there is no terminal.
        FaultError: the house rules are at fault.
        OSError: the house rules cannot be read.
    """
    config = _config(request, _table(request.options.players, request.language))
    _prepare_screen(request, "no_terminal")
    from gouji.tui.start import play as start

    return start(config)


def watch(request: Request) -> int:
    """看牌: watch six bots on the screen.

    Raises:
        WrongUsageError: the game cannot be had, or there is no terminal.
        FaultError: the house rules are at fault.
        OSError: the house rules cannot be read.
    """
    from gouji.cli.choices import chosen_bots

    config = _config(request, chosen_bots(request.options.players, request.language))
    _prepare_screen(request, "no_terminal")
    from gouji.tui.start import watch as start

    return start(config)


def replay(request: Request) -> int:
    """回放: show a record on the screen, or print it as text.

    Raises:
        RecordError: the record is at fault.
        OSError: the file cannot be read.
        WrongUsageError: there is no terminal.
    """
    from gouji.records.reader import read_record

    options, language = request.options, request.language
    record = read_record(options.file)
    complain_if_cut(record, language)
    if options.text:
        from gouji.cli.transcript import transcript

        for line in transcript(record, language, options.seat):
            put(line)
        return 0
    _prepare_screen(request, "no_terminal_text")
    from gouji.tui.start import replay as start

    return start(record, language, options.seat)


def _table(text: str | None, language: Language) -> "Names | None":
    if text is None:
        return None
    from gouji.cli.choices import chosen_table

    return chosen_table(text, language)


def _rules(options: Namespace, language: Language) -> "Rules | None":
    if options.rules is None and not options.settings:
        return None
    from gouji.cli.choices import chosen_rules

    return chosen_rules(options.rules, options.settings, language)


def _config(request: Request, kinds: "Names | None") -> PlayConfig:
    options, language = request.options, request.language
    rules = _rules(options, language)
    return PlayConfig(
        preset=rules.preset if rules else DEFAULT_PRESET,
        overrides=rules.overrides if rules else {},
        profile=rules.profile if rules else None,
        players=None if kinds is None else _players(kinds, language),
        speed=_speed(options.speed, language),
        language=language,
        seed=options.seed,
    )


def _players(kinds: "Names", language: Language) -> tuple[Player, ...]:
    players = [
        replace(player, player=kind)
        for player, kind in zip(default_players(language, humans=0), kinds, strict=True)
    ]
    if kinds.count(HUMAN) == 1:
        players[kinds.index(HUMAN)] = default_players(language)[0]
    return tuple(players)


def _speed(text: str | None, language: Language) -> Speed:
    if text is None:
        return Speed.NORMAL
    try:
        return Speed(text)
    except ValueError:
        fault = say("not_one_of", language, value=text, allowed=", ".join(Speed))
        raise WrongUsageError(say("at_argument", language, name="--speed", what=fault)) from None


def _prepare_screen(request: Request, words: str) -> None:
    # Textual reads standard input and draws on standard error.
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise WrongUsageError(say(words, request.language))
    gc.set_threshold(SPARING)
