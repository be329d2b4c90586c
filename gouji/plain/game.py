"""对局: a whole game in lines, from its first deal to its score, or until its players leave."""

import asyncio
import signal
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from gouji.plain.console import Console, LeftError
from gouji.plain.desk import LineDesk
from gouji.plain.talk import DissolvedError
from gouji.tui.config import PlayConfig, default_players
from gouji.tui.driver import Driver
from gouji.tui.printable import printable
from gouji.tui.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

INTERRUPTED: Final = 128 + signal.SIGINT
"""The exit status after Ctrl+C."""


def play(config: PlayConfig) -> int:
    """对局: play a game; without players one human sits down with five bots.

    What is told goes to standard output, where the game is saved to standard error.

    Args:
        config: preset and option values that do not contradict each other, and the rest.

    Returns:
        The exit status.
    """
    settings = config.settings
    session = Session(config, config.players or default_players(settings.language))
    desk = LineDesk(session, Console(sys.stdin, sys.stdout, settings.glyphs), settings)
    try:
        with _interruptible(), asyncio.Runner() as runner:
            runner.run(walk(session, desk))
    except LeftError:
        return 0
    except KeyboardInterrupt:
        # Behind the prompt stands ^C.
        sys.stderr.write("\n")
        return INTERRUPTED
    finally:
        session.close()
        sys.stdout.flush()
        sys.stderr.write(f"{printable(session.saved.text(desk.language))}\n")
    return 0


async def walk(session: Session, desk: LineDesk) -> None:
    """对局: walk through the game until it is over or dissolved.

    Raises:
        LeftError: its players have left.
    """
    desk.greet()
    driver = Driver(session, desk)
    try:
        await driver.run()
    except DissolvedError:
        driver.dissolve()
    await desk.close()


@contextmanager
def _interruptible() -> "Iterator[None]":
    """Let Ctrl+C end the reading of a line, which the event loop's own handler would not."""
    handler = signal.getsignal(signal.SIGINT)
    with suppress(ValueError):  # only the main thread may mind signals
        signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        with suppress(ValueError):
            signal.signal(signal.SIGINT, handler)


def _interrupt(_: int, __: "FrameType | None") -> None:
    raise KeyboardInterrupt
