"""What the game waits for, how it is stopped and hastened."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from gouji.tui.session import Session
from gouji.tui.settings import Speed
from gouji.tui.waiting import Wait, Waiting
from tests.tui.shell import session

LONG = 60.0


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Session]:
    game = session(tmp_path, speed=Speed.SLOW)
    yield game
    game.close()


def run(script: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(script(), timeout=10))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_watches_stops_steps_and_goes_on(watched: Session) -> None:
    changes: list[str | None] = []

    async def script() -> None:
        waiting = Waiting(watched, lambda: changes.append(waiting.notice))
        act = asyncio.create_task(waiting.pause(LONG))
        await settled()
        assert (waiting.wait, waiting.can_stop, waiting.can_go_on) == (Wait.PACE, True, False)
        waiting.step()
        await settled()
        assert not act.done()
        waiting.stop()
        await settled()
        assert not act.done()
        assert (waiting.can_stop, waiting.can_go_on) == (False, True)
        assert changes[-1] == "notice_paused"
        waiting.step()
        await act
        assert waiting.is_hasty
        act = asyncio.create_task(waiting.pause(LONG))
        await settled()
        assert not act.done()
        waiting.go_on()
        await act
        assert waiting.notice is None
        act = asyncio.create_task(waiting.pause(LONG))
        await settled()
        assert waiting.can_stop
        waiting.hurry()
        await act

    run(script)


def test_running_on_ends_at_a_stop_and_the_other_way_round(watched: Session) -> None:
    async def script() -> None:
        waiting = Waiting(watched, lambda: None)
        waiting.run_on()
        await waiting.pause(LONG)
        await waiting.pause(None)
        waiting.stop()
        act = asyncio.create_task(waiting.pause(LONG))
        await settled()
        assert not act.done()
        waiting.run_on()
        await act
        waiting.run_on()
        act = asyncio.create_task(waiting.pause(LONG))
        await settled()
        assert waiting.wait is Wait.PACE
        act.cancel()

    run(script)


def test_step_by_step_nothing_is_to_be_stopped(tmp_path: Path) -> None:
    game = session(tmp_path, 1, speed=Speed.STEP)

    async def script() -> None:
        waiting = Waiting(game, lambda: None)
        act = asyncio.create_task(waiting.pause(game.pace))
        await settled()
        assert (waiting.notice, waiting.can_stop) == ("notice_step", False)
        waiting.hurry()
        await settled()
        assert not act.done()
        game.speed = Speed.FAST
        waiting.hurry()
        await act
        look = asyncio.create_task(waiting.look())
        await settled()
        assert (waiting.notice, waiting.can_go_on) == ("notice_look", True)
        waiting.go_on()
        await look

    run(script)
    game.close()
