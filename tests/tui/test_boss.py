"""The boss key hides everything behind a page that tells nothing of a game, while the game stands still."""

import re
from datetime import UTC, datetime

from textual.pilot import Pilot

from gouji.tui.app import GoujiApp
from gouji.tui.screens.boss import BossPage, build_log
from gouji.tui.screens.table import TableScreen
from gouji.tui.settings import Settings
from tests.tui.shell import drive, text_of
from tests.tui.table_app import CHINESE, TableApp
from tests.tui.test_table import middle_of_a_trick
from tests.tui.test_viewmodel import model_for


class Table(GoujiApp):
    """A table that nobody plays at."""

    CSS_PATH = str(TableApp.CSS_PATH)

    async def main(self) -> None:
        table = TableScreen(CHINESE, self.language)
        table.show(model_for(middle_of_a_trick(), 2))
        await self.push_screen_wait(table)


def test_the_boss_key_hides_everything_until_it_is_pressed_again() -> None:
    app = Table(Settings())

    def is_hidden() -> bool:
        return isinstance(app.screen, BossPage)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert "小钱" in text_of(app)
        for key in ("ctrl+b", "escape"):
            await pilot.press("ctrl+b")
            assert is_hidden()
            assert not app._moving.is_set()
            lines = text_of(app).splitlines()
            assert len(lines) == 24
            assert all(re.match(r"\d\d:\d\d:\d\d INFO  \[", line) for line in lines)
            await pilot.press(key)
            assert not is_hidden()
            assert app._moving.is_set()

    drive(app, script)


def test_the_log_ends_now_and_goes_back_line_by_line() -> None:
    log = [*build_log(datetime(2026, 1, 1, 12, 0, 0, tzinfo=UTC), 9)]
    assert log[-1] == "12:00:00 INFO  [  9/9] resolving dependencies ... ok"
    assert log[0].startswith("11:55:04")
