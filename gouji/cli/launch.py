"""开屏: ``gouji play``, ``resume``, ``watch`` and ``replay``, which need a terminal.

What ``replay`` exports is written without one.

What asks who plays is on the screen before rules, records and engine are loaded, so they are imported where
they are needed.
"""

import gc
import os
import sys
import warnings
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from gouji.bots.registry import HUMAN
from gouji.cli.arguments import Request
from gouji.cli.errors import FaultError, WrongUsageError
from gouji.cli.game_options import DEFAULT_PRESET
from gouji.cli.output import complain_if_cut
from gouji.cli.prepared import chosen_deal
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.records.places import records_folder
from gouji.records.players import Player
from gouji.tui.config import PlayConfig, default_players

if TYPE_CHECKING:
    from gouji.cli.choices import Names, Rules

SPARING: Final = 100_000
"""Objects made before Python looks for garbage; its own 700 would delay the first frame by a fifth."""

DUMB: Final = "dumb"
"""The ``TERM`` of what shows lines one after another and can do nothing else: an editor's shell."""

TURN: Final = 0.0005
"""Seconds that a thinking bot computes on when the screen wants its turn, which a key does several times.

With Python's own 0.005 a key waits twice as long; a process for bots would cost a second start-up.
"""


def play(request: Request) -> int:
    """打牌: play on the screen; without ``--players`` it asks who plays.

    Where neither the command nor anything of a game was written it begins at the first page.

    Raises:
        WrongUsageError: the game cannot be had, or there is no terminal.
        FaultError: the house rules are at fault, or the record cannot be left for another game.
        RecordError: the record is at fault.
        OSError: the house rules or the record cannot be read.
    """
    if request.options.source is not None or request.options.at is not None:
        return _branch(request)
    config = _config(request, _table(request.options.players, request.language))
    if request.options.plain:
        return _play_plainly(config)
    _prepare_screen(request, "no_terminal_plain")
    from gouji.tui.start import home
    from gouji.tui.start import play as start

    is_set = config.seed is not None or config.prepared is not None or config.is_ruled
    is_open = config.players is None and not is_set
    return start(config) if request.is_named or not is_open else home(config)


def _branch(request: Request) -> int:
    from gouji.cli.branching import branch, check_branch

    check_branch(request.options, request.language)
    # A record is written only once nothing stands in the way of the game.
    if not request.options.plain:
        _prepare_screen(request, "no_terminal_plain")
    config = branch(request, _table(request.options.players, request.language))
    if request.options.plain:
        return _play_plainly(config)
    from gouji.tui.start import play as start

    return start(config)


def resume(request: Request) -> int:
    """接着打: go on with a record, or with the game that was left last.

    Raises:
        FaultError: there is none, or it cannot be gone on with.
        RecordError: the record is at fault.
        OSError: the file cannot be read.
        WrongUsageError: there is no terminal.
    """
    from gouji.records.library import last_unfinished
    from gouji.tui.resuming import CannotResumeError, resumed

    # A game is held against other programs only once nothing stands in its way.
    if not request.options.plain:
        _prepare_screen(request, "no_terminal_plain")
    path = request.options.file
    if path is None:
        last = last_unfinished(HUMAN)
        if last is None:
            raise FaultError(say("nothing_open", request.language, folder=records_folder()))
        path = last.path
    try:
        config = replace(
            resumed(path, request.preferences.settings), faults=request.preferences.faults
        )
    except CannotResumeError as error:
        raise FaultError(error.sentence.text(request.language)) from None
    if request.options.plain:
        return _play_plainly(config)
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
    if request.options.plain:
        return _play_plainly(config)
    _prepare_screen(request, "no_terminal_plain")
    from gouji.tui.start import watch as start

    return start(config)


def learn(request: Request) -> int:
    """教学: learn the game, lesson by lesson.

    Raises:
        WrongUsageError: there is no terminal.
    """
    if request.options.plain:
        from gouji.plain.lessons import learn as plainly

        return plainly(request.preferences.settings)
    _prepare_screen(request, "no_terminal")
    from gouji.tui.start import learn as start

    return start(request.preferences)


def replay(request: Request) -> int:
    """回放: show a record on the screen, or export it.

    Raises:
        RecordError: the record is at fault.
        FaultError: what was asked for is not in the record, or its file exists already.
        OSError: a file cannot be read or written.
        WrongUsageError: there is no terminal, or an option needs another.
    """
    from gouji.cli.branching import check_place
    from gouji.cli.export import export, is_export, warn_if_played
    from gouji.records.reader import read_record

    options, language = request.options, request.language
    is_exported = is_export(options, language)
    record = read_record(options.file)
    complain_if_cut(record, language)
    if options.seat is None:
        warn_if_played(record, language)
    if is_exported:
        return export(record, request)
    check_place(record, options.at, language)
    _prepare_screen(request, "no_terminal_text")
    from gouji.tui.start import replay as start

    return start(record, request.preferences, options.seat, options.at)


def _play_plainly(config: PlayConfig) -> int:
    from gouji.plain.game import play as start

    return start(config)


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
        is_ruled=rules is not None,
        settings=request.preferences.settings,
        faults=request.preferences.faults,
        seed=options.seed,
        prepared=chosen_deal(options, language),
    )


def _players(kinds: "Names", language: Language) -> tuple[Player, ...]:
    players = [
        replace(player, player=kind)
        for player, kind in zip(default_players(language, humans=0), kinds, strict=True)
    ]
    if kinds.count(HUMAN) == 1:
        players[kinds.index(HUMAN)] = default_players(language)[0]
    return tuple(players)


def _prepare_screen(request: Request, words: str) -> None:
    # Textual reads standard input and draws on standard error.
    # In a browser (``gouji serve``) a driver stands in for the terminal.
    is_served = "TEXTUAL_DRIVER" in os.environ
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not is_served and not all(stream.isatty() for stream in streams):
        raise WrongUsageError(say(words, request.language))
    if os.environ.get("TERM") == DUMB and not is_served:
        raise WrongUsageError(f"TERM={DUMB}: {say(words, request.language)}")
    # Textual would turn the colours grey that the user has set in spite of it.
    os.environ.pop("NO_COLOR", None)
    # Where a page was put up in the last moment Textual leaves work behind, which is no user's business.
    warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
    gc.set_threshold(SPARING)
    sys.setswitchinterval(TURN)
