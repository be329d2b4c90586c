"""The first page: what it offers, and that one comes back to it."""

import asyncio
import os
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from gouji.engine.refusals import Language
from gouji.records.holding import HeldFile
from gouji.rules.preset_values import Preset
from gouji.tui.config import PlayConfig
from gouji.tui.home import HomeApp
from gouji.tui.preferences import preferences, settings_path
from gouji.tui.replays import show_replay
from gouji.tui.screens.page import Page
from gouji.tui.screens.reading import KeysPage
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.rulebook import RuleBookPage
from gouji.tui.screens.saved import SavedScreen
from gouji.tui.screens.settings import SettingsScreen
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.screens.title import Entry, TitleScreen
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings, Speed
from tests.records.lines import GAME, HEADER, POSITION, ROUND, write
from tests.tui.shell import drive, session, text_of, until

FULL_WIDTH = ord("１") - ord("1")
"""From a digit to the one that a Chinese keyboard sends."""


@pytest.fixture(autouse=True)
def records(places: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Page, "GRACE", 0.0)
    folder = places / "records"
    folder.mkdir()
    return folder


def app(language: Language = Language.ZH) -> HomeApp:
    settings = Settings(language=language, speed=Speed.STEP)
    return HomeApp(PlayConfig(Preset.CLASSIC, {}, None, settings))


async def at(pilot: Pilot[None], kind: type) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, kind))


def test_with_nothing_saved_it_begins_with_a_new_game_and_each_page_leads_back() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await at(pilot, TitleScreen)
        page = program.screen
        assert isinstance(page, TitleScreen)
        assert page.entries[0] is Entry.NEW
        assert Entry.SAVED not in page.entries
        await pilot.press("enter")
        await at(pilot, SetupScreen)
        await pilot.press("escape")
        await at(pilot, TitleScreen)
        digit = str(page.entries.index(Entry.SETTINGS) + 1)
        await pilot.press(chr(ord(digit) + FULL_WIDTH))
        await at(pilot, SettingsScreen)
        await pilot.press("escape")
        await at(pilot, TitleScreen)
        await pilot.press("f2")
        assert "New game" in text_of(program)
        # What a key changes is remembered, too.
        assert preferences(Settings(), {}, settings_path()).settings.language is Language.EN
        for key, kind in {"f1": KeysPage, "question_mark": RuleBookPage}.items():
            await pilot.press(key)
            await at(pilot, kind)
            await pilot.press("escape")
            await at(pilot, TitleScreen)
        # Escape only goes to where leaving is said; again, it leaves.
        await pilot.press("escape")
        entries = program.screen.query_one(OptionList)
        assert entries.highlighted == page.entries.index(Entry.QUIT)
        await pilot.press("escape")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert program.return_code in (None, 0)


def test_the_game_left_last_comes_first_and_goes_on(records: Path) -> None:
    game = session(records, 1)
    game.table.start()
    game.close()
    assert game.path is not None
    whole = game.path.read_bytes()
    program = app(Language.EN)

    async def script(pilot: Pilot[None]) -> None:
        await at(pilot, TitleScreen)
        assert "1  Go on" in text_of(program)
        assert "round 1 of 1" in text_of(program)
        await pilot.press("1")
        await at(pilot, TableScreen)
        await until(pilot, lambda: program.session is not None)
        assert program.session is not None
        assert program.session.path == game.path
        assert program.session.table.state.match == game.table.state.match
        await pilot.press("ctrl+c")

    drive(program, script)
    assert game.path.read_bytes().startswith(whole)


def test_what_cannot_be_gone_on_with_says_why_in_a_sentence(records: Path) -> None:
    program, path = app(), write(records / "a.gouji", HEADER, ROUND, {"seat": 9})

    def said(path: Path) -> str:
        sentence = asyncio.run(program._resume(path))
        assert sentence is not None
        return sentence.text(Language.ZH)

    assert said(path).startswith(f"接不上：{path}:3: ")
    none = records / "none.gouji"
    assert said(none) == f"接不上：{none}: 没有这个文件或文件夹"
    held = HeldFile.hold(write(records / "b.gouji", HEADER, ROUND, POSITION))
    assert said(held.path) == f"另一个够级程序正在打 {held.path}，先在那边离开"
    held.close()


def test_saved_games_are_listed_replayed_and_gone_on_with(records: Path) -> None:
    over = write(records / "over.gouji", *GAME)
    broken = write(records / "broken.gouji", HEADER, ROUND, POSITION, {"seat": 9})
    for age, path in enumerate((over, broken)):
        os.utime(path, (1_000 + age, 1_000 + age))
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await at(pilot, TitleScreen)
        page = program.screen
        assert isinstance(page, TitleScreen)
        await pilot.click(OptionList, offset=(3, page.entries.index(Entry.SAVED)))
        await at(pilot, SavedScreen)
        await until(pilot, lambda: "没打完" in text_of(program))
        shown = text_of(program)
        assert shown.index("没打完") < shown.index("12 : -12")
        await pilot.press("enter")
        await until(pilot, lambda: "broken.gouji:4" in text_of(program).replace("\n  ", ""))
        await pilot.press("right")
        await until(pilot, lambda: "放不了" in text_of(program))
        await pilot.press("down", "f2", "enter")
        await at(pilot, ReplayScreen)
        await pilot.press("q")
        await at(pilot, SavedScreen)
        await until(pilot, lambda: program.screen.query_one(OptionList).highlighted == 1)
        await pilot.press("escape")
        await at(pilot, TitleScreen)
        await pilot.press("ctrl+c")

    drive(program, script)


def test_a_game_that_people_still_play_is_not_replayed(records: Path) -> None:
    unfinished = write(records / "open.gouji", HEADER, ROUND, POSITION)
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await at(pilot, TitleScreen)
        refused = await show_replay(program, unfinished)
        assert refused == Sentence("saved_unfinished")
        await pilot.press("ctrl+c")

    drive(program, script)


def test_a_folder_of_other_files_has_damaged_ones_and_no_standing(records: Path) -> None:
    (records / "a.gouji").touch()
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await at(pilot, TitleScreen)
        page = program.screen
        assert isinstance(page, TitleScreen)
        await pilot.press(str(page.entries.index(Entry.SAVED) + 1))
        await until(pilot, lambda: "坏了       是空的" in text_of(program))
        await pilot.press("t")
        await until(pilot, lambda: "还没有打完的牌局" in text_of(program))
        await pilot.press("escape", "escape")
        await at(pilot, TitleScreen)
        await pilot.press(str(page.entries.index(Entry.STANDING) + 1))
        await until(pilot, lambda: "坏了 1" in text_of(program))
        await pilot.press("escape")
        await at(pilot, TitleScreen)
        await pilot.press("ctrl+c")

    drive(program, script)
