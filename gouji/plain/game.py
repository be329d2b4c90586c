"""对局: a whole game in lines, from its first deal to its score, or until its players leave."""

import asyncio
import signal
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from gouji.plain.console import Console, LeftError
from gouji.plain.desk import LineDesk
from gouji.plain.talk import DissolvedError
from gouji.tui.config import PlayConfig, default_players
from gouji.tui.driver import Driver
from gouji.tui.printable import printable
from gouji.tui.session import Session
from gouji.tui.signals import ENDING, SIGNALLED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class SignalledError(KeyboardInterrupt):
    """信号: the game is to end as it would by Ctrl+C."""

    def __init__(self, number: int) -> None:
        """Keep the signal's number."""
        super().__init__(number)
        self.number = number


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
    except SignalledError as error:
        return _struck(error.number)
    except KeyboardInterrupt:
        return _struck(signal.SIGINT)
    finally:
        session.close()
        # What cannot be told any more is found wrong by whoever flushes next.
        with suppress(OSError):
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
    """Let signals end the reading of a line, which the event loop's own handler would not."""
    handlers = {}
    # Windows has not all of them, and only the main thread may mind any.
    with suppress(ValueError):
        for number in {getattr(signal, name, signal.SIGINT) for name in ENDING}:
            # Whoever has it ignored (nohup) wants the game to go on.
            if signal.getsignal(number) is not signal.SIG_IGN:
                handlers[number] = signal.signal(number, _leave)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def _leave(number: int, _: "FrameType | None") -> None:
    raise SignalledError(number)


def _struck(number: int) -> int:
    # It strikes behind the prompt.
    sys.stderr.write("\n")
    return SIGNALLED + number
