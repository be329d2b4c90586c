"""思考: bots think one at a time, off the event loop, in threads that no exit waits for. Pure."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock, Thread
from typing import Final, TypeVar

Thought = TypeVar("Thought")

TURN: Final = Lock()
"""Held by the bot that thinks: one that nobody waits for any more must not slow the next one down."""


def think(work: Callable[[], Thought]) -> "asyncio.Future[Thought]":
    """思考: do this in a thread of its own, once no other bot is thinking.

    Returns:
        What comes of it. Cancelled before the work has begun, it never begins; after that it goes on,
        for nothing can stop a thread, but the program may end meanwhile.
    """
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[Thought] = loop.create_future()

    def run() -> None:
        with TURN:
            if thought.cancelled():
                return
            try:
                settle = partial(thought.set_result, work())
            except Exception as error:  # noqa: BLE001 – it is raised where the thought is awaited
                settle = partial(thought.set_exception, error)
        # The program may have ended meanwhile, and its loop with it.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: thought.done() or settle())

    Thread(target=run, daemon=True).start()
    return thought
