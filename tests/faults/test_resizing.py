"""Windows that are pulled while pages come and go: no size and no moment is a fault."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual.events import Resize
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen

from gouji.engine.refusals import Language
from gouji.tui.app import GoujiApp
from gouji.tui.screens.boss import BossPage
from gouji.tui.screens.page import Page
from gouji.tui.screens.settings import SettingsScreen
from gouji.tui.settings import Settings
from tests.faults.terminal import ASKED, GAME, Terminal, signalled
from tests.tui.shell import drive, text_of

SIZES = 200
KEYS = ("\x1b[27u", "?", "\x1bOP", "m", "l", " ", "\x1b[13~", "\x02", "\x1bOQ")
"""Esc; rules, keys, ledger and log; pass; settings, the page that hides all, and the other language."""


@pytest.mark.slow
def test_a_storm_of_sizes_while_pages_open_and_close(tmp_path: Path) -> None:
    rng = Random(8)
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.until(ASKED)
        for number in range(SIZES):
            small = rng.randint(0, 90), rng.randint(0, 30)
            terminal.resize(*rng.choice([(80, 24), (120, 36), (79, 24), (1, 1), small]))
            if number % 4 == 0:
                terminal.press(rng.choice(KEYS))
            terminal.read(0.01)
        terminal.resize(79, 23)
        terminal.until("79x23")
        terminal.press("\x03")
        assert terminal.end() == signalled(signal.SIGINT)
        assert terminal.is_sane
        (path,) = tmp_path.rglob("*.gouji")
        assert terminal.last_words.endswith(f"{path}\n")
        assert terminal.last_words.count("\n") == 1


class Idle(GoujiApp):
    """A program without a page of its own."""

    CSS_PATH = str(Path(__file__).parents[2] / "gouji" / "tui" / "app.tcss")

    async def main(self) -> None:
        """Wait until it is left."""
        await asyncio.Event().wait()


PAGES: tuple[Callable[[], Screen[None]], ...] = (
    lambda: SettingsScreen(Settings(), lambda _: None),
    lambda: BossPage(Language.EN),
)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_may_go_before_it_has_stood(page: Callable[[], Screen[None]]) -> None:
    app = Idle(Settings())

    async def script(pilot: Pilot[None]) -> None:
        app.push_screen(page())
        app.pop_screen()
        await pilot.pause()
        app.push_screen(page())
        await asyncio.sleep(0)
        app.pop_screen()
        await pilot.pause()
        app.push_screen(page())
        app.exit(return_code=0)

    drive(app, script)
    assert app.failure is None
    assert app.return_code == 0


@pytest.mark.parametrize("page", PAGES)
def test_settings_change_while_a_page_is_being_put_up(page: Callable[[], Screen[None]]) -> None:
    """F3 and F2 may come at once."""
    app = Idle(Settings())

    async def script(pilot: Pilot[None]) -> None:
        shown = page()
        app.push_screen(shown)
        app.change(Settings(language=Language.EN))
        await pilot.pause()
        await pilot.pause()
        assert isinstance(shown, Page)
        assert shown.language is Language.EN
        app.exit(return_code=0)

    drive(app, script)
    assert app.failure is None


@pytest.mark.parametrize("page", PAGES)
def test_a_page_goes_once_and_takes_no_other_with_it(page: Callable[[], Screen[None]]) -> None:
    """Enter on a list is told later than a key: by then Escape may have closed the page."""
    app, results = Idle(Settings()), list[None]()

    async def script(pilot: Pilot[None]) -> None:
        below, asked, above = BossPage(Language.EN), page(), BossPage(Language.EN)
        app.push_screen(below)
        app.push_screen(asked, results.append)
        app.push_screen(above)
        await pilot.pause()
        asked.dismiss(None)
        assert app.screen is above
        app.pop_screen()
        for _ in range(2):
            asked.dismiss(None)
            await pilot.pause()
        assert app.screen is below
        app.exit(return_code=0)

    drive(app, script)
    assert app.failure is None
    assert results == [None]


def test_a_size_that_comes_late_is_not_told_as_the_windows() -> None:
    app, late = Idle(Settings()), Size(79, 24)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(79, 23)
        await pilot.pause()
        app.screen.post_message(Resize(late, late))
        await pilot.pause()
        assert "79x23" in text_of(app)
        assert "79x24" not in text_of(app)

    drive(app, script)


def test_a_page_that_stays_is_no_excuse_for_a_part_that_is_missing() -> None:
    app = Idle(Settings())

    class Lacking(BossPage):
        """Has nothing of what it writes into."""

        def compose(self) -> tuple[()]:
            """Lay out nothing."""
            return ()

    async def script(pilot: Pilot[None]) -> None:
        app.push_screen(Lacking(Language.EN))
        await pilot.pause()

    with pytest.raises(Exception, match="#boss"):
        drive(app, script)
    assert app.failure is not None
