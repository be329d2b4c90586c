"""Bots think one at a time, and nobody who leaves waits for them."""

import asyncio
from collections.abc import Callable
from threading import Event
from time import monotonic

import pytest

from gouji.tui.thinking import think

LONG = 5.0
"""Seconds after which a thread gives up waiting, so that a failing test ends."""


def test_who_leaves_does_not_wait_for_a_bot_that_thinks() -> None:
    released = Event()

    async def leave() -> None:
        think(lambda: released.wait(LONG))
        await asyncio.sleep(0)

    began = monotonic()
    try:
        asyncio.run(leave())
        assert monotonic() - began < LONG / 2
    finally:
        released.set()


def test_one_thinks_after_the_other_and_who_was_given_up_meanwhile_not_at_all() -> None:
    released, told = Event(), list[str]()

    def work(name: str) -> Callable[[], str]:
        def done() -> str:
            if name == "first":
                released.wait(LONG)
            told.append(name)
            return name

        return done

    async def check() -> None:
        first, second, third = (think(work(name)) for name in ("first", "second", "third"))
        await asyncio.sleep(0.01)
        assert not told
        second.cancel()
        released.set()
        assert await third == "third"
        assert await first == "first"
        assert told == ["first", "third"]

    asyncio.run(check())


def test_what_goes_wrong_is_raised_where_the_thought_is_awaited() -> None:
    async def check() -> None:
        with pytest.raises(ZeroDivisionError):
            await think(lambda: 1 // 0)

    asyncio.run(check())
