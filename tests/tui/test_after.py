"""After a game: playing again, a replay that cannot be had, and a page that fails."""

import asyncio
import gc
from dataclasses import replace
from pathlib import Path
from threading import active_count
from threading import enumerate as enumerate_threads
from typing import NoReturn

import pytest
from textual.pilot import Pilot
from textual.strip import Strip

from gouji.tui import crash, flows, start
from gouji.tui.flows import PlayApp
from gouji.tui.screens.page import Page
from gouji.tui.screens.reading import LogPage
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.session import Session
from gouji.tui.settings import Speed
from tests.tui.shell import config, drive, text_of, until
from tests.tui.test_app import play_on

pytestmark = pytest.mark.usefixtures("places")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


def test_no_table_of_an_old_game_is_left_under_a_page_that_was_open() -> None:
    app = PlayApp(config())

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        game = app.session
        app.push_screen(LogPage(app.language, ()))
        await play_on(pilot, app, ResultScreen)
        # At once the next game would be over before it is looked at.
        app.change(replace(app.settings, speed=Speed.STEP))
        await pilot.press("enter")
        await until(pilot, lambda: app.session not in (None, game))
        await until(pilot, lambda: app.desk is not None and app.desk.screen in app.screen_stack)
        tables = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
        assert app.desk is not None
        assert tables == [app.desk.screen]
        assert not [screen for screen in app.screen_stack if isinstance(screen, LogPage)]
        await pilot.press("ctrl+c")

    drive(app, script)


@pytest.mark.slow
def test_game_after_game_leaves_no_task_no_thread_no_game_and_no_drawing_behind() -> None:
    app, held, drawn = PlayApp(config()), [], []

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(2):
            await play_on(pilot, app, ResultScreen)
            page = app.screen
            # The last bot's thread ends a moment after it has answered.
            await until(pilot, lambda: not [one for one in enumerate_threads() if one.daemon])
            gc.collect()
            games = sum(type(one) is Session for one in gc.get_objects())
            held.append((len(asyncio.all_tasks()), active_count(), games))
            drawn.append(sum(type(one) is Strip for one in gc.get_objects()))
            await pilot.press("enter")
            await until(pilot, lambda: app.screen is not page)  # noqa: B023 – awaited here
        await pilot.press("ctrl+c")

    drive(app, script)
    assert held == [held[0]] * 2
    assert drawn[1] < drawn[0] * 1.5


def test_a_replay_that_failed_is_told_of_once() -> None:
    app = PlayApp(config(overrides={"rounds": 2}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, ResultScreen)
        game = app.session
        assert game is not None
        assert game.path is not None
        kept = game.path.read_bytes()
        game.path.write_text("no record", encoding="utf-8")
        first = app.screen
        await pilot.press("v")
        await until(pilot, lambda: app.screen is not first and isinstance(app.screen, ResultScreen))
        assert "放不了" in text_of(app)
        game.path.write_bytes(kept)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await play_on(pilot, app, ResultScreen)
        await pilot.pause()
        assert "放不了" not in text_of(app)
        await pilot.press("q")

    drive(app, script)


def fails(*_: object) -> NoReturn:
    raise ValueError


def test_a_page_that_fails_after_the_game_leaves_word_of_the_record(
    places: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ResultScreen, "restate", fails)
    run = PlayApp.run
    monkeypatch.setattr(PlayApp, "run", lambda app: run(app, headless=True))
    assert start.play(config()) == crash.STATUS
    [record] = (places / "records").glob("*.gouji")
    assert str(record) in capsys.readouterr().err


def test_a_module_that_cannot_be_loaded_ahead_is_no_matter_of_the_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def fail(name: str) -> NoReturn:
        asked.append(name)
        raise ImportError(name)

    monkeypatch.setattr(flows, "import_module", fail)
    flows._load()
    assert asked == [flows.GAME]
