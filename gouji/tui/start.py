"""启动: runs the programs with a screen, and says on the plain terminal what is to be said afterwards."""

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, TextIO

from gouji.records.errors import RecordError
from gouji.rules.seats import Seat
from gouji.tui import crash
from gouji.tui.app import GoujiApp
from gouji.tui.config import PlayConfig, default_players
from gouji.tui.flows import PlayApp
from gouji.tui.preferences import Preferences
from gouji.tui.printable import printable
from gouji.tui.signals import INTERRUPTED
from gouji.tui.streams import drop

if TYPE_CHECKING:
    from gouji.records.reader import Record


def play(config: PlayConfig) -> int:
    """对局: play a game, and more if the players want.

    Args:
        config: preset and option values that do not contradict each other, and the rest.

    Returns:
        The exit status.
    """
    return _play(PlayApp(config))


def home(config: PlayConfig) -> int:
    """封面: begin at the first page.

    Args:
        config: as for :func:`play`; it asks who plays.

    Returns:
        The exit status.
    """
    from gouji.tui.home import HomeApp  # noqa: PLC0415 – who plays need not wait for it

    return _play(HomeApp(config))


def _play(app: PlayApp) -> int:
    status = _run(app)
    if status != crash.STATUS:
        _write(sys.stdout, *(saved.text(app.language) for saved in app.kept))
    return status


def watch(config: PlayConfig) -> int:
    """旁观: watch six bots with all hands open.

    Args:
        config: as for :func:`play`.

    Returns:
        The exit status.
    """
    players = config.players or default_players(config.settings.language, humans=0)
    return play(replace(config, players=players))


def learn(preferences: Preferences) -> int:
    """教学: learn the game, lesson by lesson.

    Args:
        preferences: the user's settings, and what is wrong with them.

    Returns:
        The exit status.
    """
    from gouji.tui.learning import LearnApp  # noqa: PLC0415 – who plays need not wait for it

    return _run(LearnApp(*preferences))


def replay(
    record: "Record",
    preferences: Preferences,
    perspective: Seat | None = None,
    decision: int | None = None,
) -> int:
    """回放: walk through a record, as far as it is sound.

    Args:
        record: a record read whole.
        preferences: the user's settings, and what is wrong with them.
        perspective: the seat through whose eyes to look; ``None`` with all hands open.
        decision: the number of the one before which to begin, from 1 on; ``None`` at the beginning.

    Returns:
        The exit status.
    """
    from gouji.tui.reel import wind  # noqa: PLC0415 – who plays need not wait for it
    from gouji.tui.replays import ReplayApp  # noqa: PLC0415 – as above

    try:
        reel = wind(record)
    except RecordError as error:
        _write(sys.stderr, str(error))
        return 1
    reel.viewer = perspective
    if decision is not None:
        reel.go_to_decision(decision)
    status = _play(ReplayApp(record, reel, preferences))
    if reel.fault is None:
        return status
    _write(sys.stderr, str(reel.fault))
    return status or 1


def _run(app: GoujiApp) -> int:
    try:
        app.run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 – the border: a traceback may name everybody's cards
        app.failure = app.failure or error
    if app.failure:
        # A page after the game may have failed when the game itself was saved.
        saved = app.saved or next(reversed(app.kept), None)
        _write(sys.stderr, *crash.tell(app.failure, saved, app.language))
        return crash.STATUS
    return app.return_code or 0


def _write(file: TextIO, *lines: str) -> None:
    try:
        file.writelines(f"{printable(line)}\n" for line in lines)
        file.flush()
    except OSError:
        # When the terminal itself is gone there is nobody to tell.
        drop(file)
