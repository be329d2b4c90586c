"""外接机器人: a bot that is a program of its own, in any language.

It is given a line of JSON for every question and answers with one: ``{"act": "play KK2"}``, with a
``"reason"`` if it likes. What it prints on standard error is dropped. No more than a line is read for each
question, in a thread, so that it can neither flood the game nor hold it up by not reading what it is asked.
"""

import json
import os
import shlex
import signal
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import IO, Final, TypeAlias
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

SHOWN: Final = 80
"""Characters of a wrong answer that are shown."""

SLICES: Final = 10
"""Parts of the patience: a program that is stopped for a while (Ctrl+Z) loses no more than one of them."""

Lines: TypeAlias = "SimpleQueue[bytes]"
"""Lines from one thread to another; an empty one is the end."""


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
        self._questions: Lines = SimpleQueue()
        self._answers: Lines = SimpleQueue()

    def choose(self, view: SeatView) -> Decision:
        """Choose what the program answers.

        Raises:
            StdioError: it does not answer with one of the legal acts in time.
        """
        self._process = self._process or self._start()
        self._questions.put(f"{view_line(view)}\n".encode())
        line = self._answer()
        if not line:
            raise StdioError(f"{self._command}: has ended")
        return self._decision(view, line)

    def _answer(self) -> bytes:
        for _ in range(SLICES):
            with suppress(Empty):
                return self._answers.get(timeout=self._patience / SLICES)
        raise StdioError(f"{self._command}: no answer in {self._patience:g} s")

    def _start(self) -> "Popen[bytes]":
        try:
            # In a session of its own it has no terminal: neither can it write there, nor is it struck by
            # the keys that are meant for the game.
            process = Popen(  # noqa: S603 – the user has named the program, and no shell is involved
                shlex.split(self._command),
                bufsize=0,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise StdioError(f"{self._command}: cannot be started") from error
        finalize(self, _end, process, self._questions)
        talk = (process, self._questions, self._answers)
        Thread(target=_converse, args=talk, daemon=True).start()
        return process

    def _decision(self, view: SeatView, line: bytes) -> Decision:
        try:
            answer = json.loads(line)
            text, said = answer["act"], str(answer.get("reason", ""))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise StdioError(f"{self._command}: answered {line[:SHOWN]!r}") from error
        act = next((act for act in view.legal if act_text(act) == text), None)
        if act is None:
            raise StdioError(f"{self._command}: {text!r:.{SHOWN}} is not legal here")
        reason = because(Why.OWN, text=said[:LONGEST_REASON]) if said else because(Why.UNSAID)
        return Decision(act, reason)


def _open_end(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        message = "the process was started without a pipe"
        raise StdioError(message)
    return stream


def _converse(process: "Popen[bytes]", questions: Lines, answers: Lines) -> None:
    # A thread, because pipes cannot be waited for with a time limit on every system.
    with suppress(OSError), _open_end(process.stdin) as stdin, _open_end(process.stdout) as stdout:
        while question := questions.get():
            while question:
                question = question[stdin.write(question) :]
            answers.put(stdout.readline(LONGEST))
    answers.put(b"")


def _end(process: "Popen[bytes]", questions: Lines) -> None:
    if hasattr(os, "killpg"):
        # With all that it has started; it may be gone already.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    questions.put(b"")
