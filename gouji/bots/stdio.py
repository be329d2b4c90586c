"""外接机器人: a bot that is a program of its own, in any language.

It is given a line of JSON for every question and answers with one: ``{"act": "play KK2"}``, with a
``"reason"`` if it likes. What it prints on standard error is dropped.
"""

import json
import shlex
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import IO, Final
from weakref import finalize

from gouji.bots.base import Decision
from gouji.bots.reasons import Why, because
from gouji.bots.wire import view_line
from gouji.engine.actions import act_text
from gouji.engine.views import SeatView

PATIENCE: Final = 10.0
"""Seconds that an answer may take."""

LONGEST: Final = 4096
"""Bytes that an answer may have."""

LONGEST_REASON: Final = 200
"""Characters of its reason that are kept."""


class StdioError(Exception):
    """外接机器人有误: the program cannot be started, has ended, is late, or answers nonsense."""


class StdioBot:
    """外接机器人: asks a program, which is started with the first question and ended with the bot."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        """Keep the command.

        Args:
            command: the program and its arguments, as a shell would split them; no shell runs it.
            patience: seconds that an answer may take.
        """
        self._command = command
        self._patience = patience
        self._process: Popen[bytes] | None = None
        self._answers: SimpleQueue[bytes] = SimpleQueue()

    def choose(self, view: SeatView) -> Decision:
        """Choose what the program answers.

        Raises:
            StdioError: it does not answer with one of the legal acts in time.
        """
        process = self._process or self._start()
        try:
            stdin = _open_end(process.stdin)
            stdin.write(f"{view_line(view)}\n".encode())
            stdin.flush()
        except OSError as error:
            raise StdioError(f"{self._command}: has ended") from error
        try:
            line = self._answers.get(timeout=self._patience)
        except Empty:
            raise StdioError(f"{self._command}: no answer in {self._patience:g} s") from None
        if not line:
            raise StdioError(f"{self._command}: has ended")
        return self._decision(view, line)

    def _start(self) -> Popen[bytes]:
        try:
            process = Popen(  # noqa: S603 – the user has named the program, and no shell is involved
                shlex.split(self._command), stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        except (OSError, ValueError) as error:
            raise StdioError(f"{self._command}: cannot be started") from error
        self._process = process
        finalize(self, _end, process)
        stdout = _open_end(process.stdout)
        Thread(target=_read, args=(stdout, self._answers), daemon=True).start()
        return process

    def _decision(self, view: SeatView, line: bytes) -> Decision:
        try:
            answer = json.loads(line)
            text, said = answer["act"], str(answer.get("reason", ""))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise StdioError(f"{self._command}: answered {line[:80]!r}") from error
        act = next((act for act in view.legal if act_text(act) == text), None)
        if act is None:
            raise StdioError(f"{self._command}: {text!r} is not legal here")
        reason = because(Why.OWN, text=said[:LONGEST_REASON]) if said else because(Why.UNSAID)
        return Decision(act, reason)


def _open_end(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        message = "the process was started without a pipe"
        raise StdioError(message)
    return stream


def _read(stream: IO[bytes], answers: "SimpleQueue[bytes]") -> None:
    # A thread, because pipes cannot be waited for with a time limit on every system.
    with stream:
        while line := stream.readline(LONGEST):
            answers.put(line)
    answers.put(b"")


def _end(process: "Popen[bytes]") -> None:
    process.kill()
    process.wait()
    if process.stdin:
        # What could not be written to a dead program is lost.
        with suppress(OSError):
            process.stdin.close()
