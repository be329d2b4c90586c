"""The pages of saved games and of standings: sorted, filtered, and games deleted."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from gouji.records.holding import HeldFile
from gouji.records.library import Shelved, shelf
from gouji.tui.screens.deleting import DeleteScreen
from gouji.tui.screens.page import Page
from gouji.tui.screens.reading import KeysPage
from gouji.tui.screens.saved import SavedScreen
from gouji.tui.screens.standing import StandingScreen
from gouji.tui.settings import Settings
from tests.records.lines import GAME, HEADER, POSITION, ROUND, header, write
from tests.tui.shell import drive, text_of, until
from tests.tui.stage import Stage
from tests.tui.test_standings import finished

ZH = Settings().language


@pytest.fixture(autouse=True)
def _settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game that is over, one that is not, and a damaged file."""
    write(tmp_path / "over.gouji", *GAME)
    write(tmp_path / "open.gouji", header(rounds=3), ROUND, POSITION)
    (tmp_path / "broken.gouji").touch()
    return tmp_path


def listed(app: Stage) -> list[str]:
    """What stands in the column of states, from top to bottom."""
    games = app.screen.query_one(OptionList)
    prompts = (games.get_option_at_index(at).prompt for at in range(games.option_count))
    return [str(prompt).split()[2] for prompt in prompts]


def using(load: Callable[[], list[Shelved]], use: Callable[[Stage, Pilot[None]], object]) -> None:
    app = Stage(lambda: SavedScreen(ZH, load))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, SavedScreen))
        await use(app, pilot)  # type: ignore[misc] # each use is a coroutine

    drive(app, script)


def test_the_list_is_sorted_and_turned_round(folder: Path) -> None:
    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: len(listed(app)) == 3)
        await pilot.press("s", "s", "s", "s")
        assert "按分差排" in text_of(app)
        assert listed(app) == ["打完", "没打完", "坏了"]
        await pilot.press("r")
        assert "按分差倒着排" in text_of(app)
        assert listed(app) == ["没打完", "打完", "坏了"]
        await pilot.press("s")
        assert "按日期排" in text_of(app)

    using(lambda: shelf(folder), use)


def test_the_list_is_filtered_as_one_types(folder: Path) -> None:
    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: len(listed(app)) == 3)
        # Letters that are keys go into the line.
        await pilot.press("slash", *"over s")
        await until(pilot, lambda: listed(app) == ["打完"])
        assert "3 份里的 1 份" in text_of(app)
        await pilot.press("enter", "down")
        assert app.screen.focused is app.screen.query_one(OptionList)
        await pilot.press("slash", *"xy")
        await until(pilot, lambda: "没有合“xy”的" in text_of(app))
        await pilot.press("escape")
        await until(pilot, lambda: len(listed(app)) == 3)

    using(lambda: shelf(folder), use)


def test_a_game_is_deleted_after_a_question(folder: Path) -> None:
    path = folder / "open.gouji"

    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: len(listed(app)) == 3)
        games = app.screen.query_one(OptionList)
        games.highlighted = listed(app).index("没打完")
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, DeleteScreen))
        assert "open.gouji" in text_of(app)
        await pilot.press("enter", "escape")
        await until(pilot, lambda: isinstance(app.screen, SavedScreen))
        with_lock = HeldFile.hold(path)
        await pilot.press("delete", "y")
        await until(pilot, lambda: "另一个程序在写" in text_of(app))
        with_lock.close()
        assert path.exists()
        await pilot.press("x", "ｙ")
        await until(pilot, lambda: "删掉了 open.gouji" in text_of(app))
        assert not path.exists()
        assert sorted(listed(app)) == ["坏了", "打完"]
        await pilot.press("s")
        assert "删掉了" not in text_of(app)

    using(lambda: shelf(folder), use)


def test_the_last_one_is_deleted_and_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "a.gouji").touch()

    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: listed(app) == ["坏了"])
        await pilot.press("enter")
        assert "接不上" in text_of(app)
        await pilot.press("x", "Y")
        await until(pilot, lambda: listed(app) == [])
        # Nothing to be opened, and nothing to be deleted.
        await pilot.press("enter", "x", "v")
        assert isinstance(app.screen, SavedScreen)

    using(lambda: shelf(tmp_path), use)


def test_while_the_folder_is_read_one_can_leave(folder: Path) -> None:
    go_on = Event()

    def load() -> list[Shelved]:
        go_on.wait()
        return shelf(folder)

    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "正在读" in text_of(app))
        await pilot.press("s", "enter", "f2")
        assert "Reading" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: not app.is_running)
        go_on.set()

    using(load, use)


def test_nothing_is_deleted_out_of_a_list_that_is_being_read(tmp_path: Path) -> None:
    path, go_on = tmp_path / "a.gouji", Event()
    path.touch()
    go_on.set()

    def load() -> list[Shelved]:
        go_on.wait()
        return shelf(tmp_path)

    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: listed(app) == ["坏了"])
        go_on.clear()
        await pilot.press("x", "y")
        await until(pilot, lambda: not path.exists())
        await pilot.press("x")
        go_on.set()
        await until(pilot, lambda: listed(app) == [])
        assert "删掉了 a.gouji" in text_of(app)

    using(load, use)


def test_the_keys_of_the_list_have_a_page(tmp_path: Path) -> None:
    write(tmp_path / "a.gouji", HEADER)

    async def use(app: Stage, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: listed(app) == ["没打完"])
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, KeysPage))
        for line in ("x                 删掉这一份", "r                 倒过来排", "/  "):
            assert line in text_of(app)
        await pilot.press("f2")
        assert "delete it, after a question" in text_of(app)

    using(lambda: shelf(tmp_path), use)


def test_standings_are_sorted_filtered_and_merged() -> None:
    app = Stage(lambda: StandingScreen(ZH, finished))

    def players() -> list[str]:
        lines = str(app.screen.query_one("#lines").render()).splitlines()
        return [line.split()[0] for line in lines]

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "打完的 2 场" in text_of(app))
        assert players() == ["老李", "老王", "阿孙", "小周", "小赵", "小钱"]
        await pilot.press("r")
        assert players() == ["小周", "小赵", "小钱", "老李", "老王", "阿孙"]
        await pilot.press("b")
        assert players() == ["新手", "cmd:./bot", "熟手", "老王"]
        await pilot.press("slash", "x")
        await until(pilot, lambda: "没有合“x”的" in text_of(app))

    drive(app, script)
