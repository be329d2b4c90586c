"""终端驱动: Textual's driver for Unix, made to outlast what terminals and shells do to a program.

Loaded by Textual's own way of choosing a driver, and on Unix alone.
"""

import os
import signal
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterable
from io import BufferedWriter, FileIO, TextIOWrapper
from selectors import EVENT_READ, SelectSelector
from typing import Any, Final

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

TICK: Final = 0.1
"""Seconds after which a lone Esc is a key and not the beginning of one."""

MOST: Final = 4096
"""Bytes that are read at once."""


class Tireless(FileIO):
    """不倦: a terminal to write to; what can no longer be written, because it is gone, is dropped.

    Textual's writer would end at the first error, and the program then wait for it for ever.
    """

    def write(self, data: Any, /) -> int:  # noqa: ANN401 – as FileIO has it
        """Write what can be written."""
        try:
            return super().write(data)
        except OSError:
            return len(data)


class SteadyDriver(LinuxDriver):
    """终端驱动: bytes that are no text are no fault, and neither is a stop that nobody announced."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 – as Textual makes it
        """Take the terminal of this process."""
        super().__init__(*given, **named)
        if self._file:
            raw, encoding = Tireless(self._file.fileno(), "w", closefd=False), self._file.encoding
            # A sign that the terminal's encoding lacks must not be drawn as several others.
            self._file = TextIOWrapper(BufferedWriter(raw), encoding=encoding, errors="replace")

    def run_input_thread(self) -> None:
        """Read keys until the terminal is given back, or gone."""
        parser = XTermParser()
        encoding = sys.__stdin__.encoding if sys.__stdin__ else "utf-8"
        decoder = getincrementaldecoder(encoding)("replace")
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(TICK):
                    read = self._read()
                    if not read:
                        # Not every terminal tells the program that it goes.
                        signal.raise_signal(signal.SIGHUP)
                        return
                    self._process(parser.feed(decoder.decode(read)))
                self._process(parser.tick())

    def _read(self) -> bytes:
        try:
            return os.read(self.fileno, MOST)
        except OSError:
            return b""

    def _process(self, messages: Iterable[Message]) -> None:
        for message in messages:
            self.process_message(message)

    def _run_input_thread(self) -> None:
        try:
            self.run_input_thread()
        except Exception as error:  # noqa: BLE001 – Textual would print it, with its traceback
            self._app.call_later(self._app._handle_exception, error)  # noqa: SLF001 – Textual's own way

    # A signal may strike while this thread hands something to the writer, which it must not do twice
    # at once: both wait for the loop's next turn.

    def _sigtstp_application(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(super()._sigtstp_application)

    def _sigcont_application(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._go_on)

    def _go_on(self) -> None:
        if self._key_thread and self._key_thread.is_alive():
            # After a stop that could not be prepared for, all is set up still, though not on the terminal.
            self.suspend_application_mode()
        elif not self._must_signal_resume:
            return
        super()._sigcont_application()
