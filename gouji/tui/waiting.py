"""等待: what the game waits for between two questions, and how the user stops or hastens it. Pure."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from time import monotonic
from types import MappingProxyType
from typing import Final

from gouji.tui.session import Session
from gouji.tui.settings import Speed

TYPED_AHEAD: Final = 0.4
"""Seconds after a step in which Space does nothing, so that a hasty one does not pass."""


class Wait(StrEnum):
    """等待: what the game waits for."""

    PACE = "pace"
    STEP = "step"
    LOOK = "look"


NOTICE: Final[Mapping[Wait | None, str]] = MappingProxyType(
    {Wait.STEP: "notice_step", Wait.LOOK: "notice_look"}
)
"""What the message line says meanwhile."""


class Waiting:
    """等待: one wait at a time."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        """Wait for nothing yet.

        Args:
            session: the game whose pace it is.
            changed: called whenever other keys act.
        """
        self._session = session
        self._changed = changed
        self._go_on = asyncio.Event()
        self._stepped = -TYPED_AHEAD
        self.wait: Wait | None = None
        """What the game waits for now."""
        self.runs_on = False
        """快进: whether the bots play without a pause."""
        self.is_stopped = False
        """暂停: whether who watches bots has stopped them."""

    @property
    def notice(self) -> str | None:
        """说明: the key of what the message line says meanwhile."""
        is_paused = self.wait is Wait.STEP and self.is_stopped
        return "notice_paused" if is_paused else NOTICE.get(self.wait)

    async def look(self) -> None:
        """看牌: wait until somebody has looked at his hand."""
        await self._wait_for(Wait.LOOK)

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` or while stopped for a step."""
        if self.runs_on:
            await self._wait_for(Wait.PACE, 0.0)
            return
        if seconds is not None and not self.is_stopped:
            await self._wait_for(Wait.PACE, seconds)
        if (seconds is None or self.is_stopped) and not self.runs_on:
            await self._wait_for(Wait.STEP)

    async def _wait_for(self, wait: Wait, seconds: float | None = None) -> None:
        self._go_on.clear()
        self.wait = wait
        if wait is not Wait.PACE:
            self._changed()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), seconds)
        self.wait = None

    @property
    def is_hasty(self) -> bool:
        """Whether Space comes so soon after a step that it is not meant for a question."""
        return monotonic() - self._stepped < TYPED_AHEAD

    @property
    def steps(self) -> bool:
        """单步: whether each act of a bot waits for a step."""
        return self._session.speed is Speed.STEP or self.is_stopped

    def step(self) -> None:
        """Let the next bot play."""
        if self.wait is Wait.STEP:
            self._stepped = monotonic()
            self._go_on.set()

    @property
    def can_stop(self) -> bool:
        """Whether bots alone are at play, at a pace of their own."""
        return not self._session.humans and not self.steps

    def stop(self) -> None:
        """暂停: let each bot wait for a step from now on."""
        self.is_stopped, self.runs_on = True, False
        self._end()

    @property
    def can_go_on(self) -> bool:
        """Whether somebody looks at his hand, or has stopped the bots."""
        return self.wait is Wait.LOOK or self.is_stopped

    def go_on(self) -> None:
        """Go on after a look, or at the bots' own pace."""
        self.is_stopped = False
        self._end()

    def run_on(self) -> None:
        """快进: let the bots play without a pause until a human is asked, or no longer so."""
        self.runs_on, self.is_stopped = not self.runs_on, False
        self._end()

    def _end(self) -> None:
        self.wait = None
        self._go_on.set()
        self._changed()

    def hurry(self) -> None:
        """End the pause after an act, which has no point any more."""
        if self.wait is Wait.PACE or (self.wait is Wait.STEP and not self.steps):
            self._go_on.set()
