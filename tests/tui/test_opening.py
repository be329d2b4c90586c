"""A record that takes long to open: how far it is, and that one need not wait for it."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from gouji.records.reader import Record
from gouji.rules.preset_values import Preset
from gouji.tui import replays
from gouji.tui.config import PlayConfig
from gouji.tui.flows import PlayApp
from gouji.tui.reel import Reel, wind
from gouji.tui.replays import GivenUpError, Opening, show_replay
from gouji.tui.screens.opening import OpeningPage
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.settings import SettingsScreen
from gouji.tui.settings import Settings
from tests.records.lines import GAME, write
from tests.tui.shell import drive, text_of, until
from tests.tui.table_app import TableApp


class Shelf(PlayApp):
    """Shows one replay."""

    CSS_PATH = str(TableApp.CSS_PATH)

    def __init__(self, path: Path) -> None:
        super().__init__(PlayConfig(Preset.CLASSIC, {}, None, Settings()))
        self._path = path
        self.notes: list[str] = []

    async def main(self) -> None:
        note = await show_replay(self, self._path)
        self.notes += [note.text(self.language)] if note else []


@pytest.fixture
def go_on(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Lets the playing through of a record, which stops half way, go on."""
    event = Event()
    monkeypatch.setattr(replays, "NOTICED", 0.0)

    def wait(record: Record, tell: Callable[[float], None]) -> Reel:
        tell(0.5)
        event.wait()
        return wind(record, tell)

    monkeypatch.setattr(replays, "wind", wait)
    return event


def test_one_sees_how_far_it_is(tmp_path: Path, go_on: Event) -> None:
    program = Shelf(write(tmp_path / "a.gouji", *GAME))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, OpeningPage))
        await until(pilot, lambda: "正在打开 a.gouji：50%" in text_of(program))
        go_on.set()
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert not program.notes


def test_a_page_that_lies_on_top_stays_there(tmp_path: Path, go_on: Event) -> None:
    program = Shelf(write(tmp_path / "a.gouji", *GAME))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, OpeningPage))
        opening = program.screen
        await pilot.press("f3")
        await until(pilot, lambda: isinstance(program.screen, SettingsScreen))
        go_on.set()
        # One page waits for the other.
        await until(pilot, lambda: "100%" in str(opening.query_one("#title", Static).content))
        assert isinstance(program.screen, SettingsScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        assert opening not in program.screen_stack
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)


def test_one_need_not_wait(tmp_path: Path, go_on: Event) -> None:
    program = Shelf(write(tmp_path / "a.gouji", *GAME))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, OpeningPage))
        await pilot.press("escape")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    go_on.set()
    assert program.return_code == 0


def test_what_nobody_waits_for_ends_soon(tmp_path: Path) -> None:
    opening = Opening(write(tmp_path / "a.gouji", *GAME))
    opening.load()
    assert opening.done == 1.0
    opening.is_given_up = True
    with pytest.raises(GivenUpError):
        opening.load()


def test_what_cannot_be_shown_is_told(tmp_path: Path) -> None:
    program = Shelf(write(tmp_path / "a.gouji", "{}"))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    (note,) = program.notes
    assert "a.gouji:1:" in note


def test_why_a_file_cannot_be_opened_is_said_in_the_users_words(tmp_path: Path) -> None:
    program = Shelf(tmp_path / "gone.gouji")

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert program.notes == [f"放不了：{tmp_path / 'gone.gouji'}: 没有这个文件或文件夹"]
