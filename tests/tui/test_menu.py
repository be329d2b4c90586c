"""The menu of a page whose keys are letters: Tab, arrows and Enter do what they do."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from gouji.engine.refusals import Language
from gouji.tui.app import GoujiApp
from gouji.tui.screens.menu import MenuedPage, MenuPage
from gouji.tui.screens.quit import Parting, QuitScreen
from gouji.tui.screens.result import Next
from gouji.tui.screens.score import ScoreScreen
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings
from gouji.tui.text import say
from tests.tui.shell import NAMES, drive, until
from tests.tui.table_app import TableApp

SAVED = Sentence("saved", {"path": "game.gouji"})


def leaving() -> QuitScreen:
    return QuitScreen(Language.ZH, SAVED)


def last_page() -> ScoreScreen:
    return ScoreScreen(Language.ZH, NAMES, (), None, saved=SAVED, is_saved=True)


class Asker(GoujiApp):
    """One page, and what was wished for there."""

    CSS_PATH = str(TableApp.CSS_PATH)

    def __init__(self, build: Callable[[], MenuedPage[Any]]) -> None:
        super().__init__(Settings())
        self._build = build
        self.wish: object = None

    async def main(self) -> None:
        self.wish = await self.push_screen_wait(self._build())


@pytest.mark.parametrize(
    ("build", "name", "wish"),
    [(leaving, "key_dissolve", Parting.DISSOLVE), (last_page, "key_replay", Next.REPLAY)],
)
def test_a_letter_is_chosen_without_letters(
    build: Callable[[], MenuedPage[Any]], name: str, wish: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MenuedPage, "GRACE", 0.0)
    app = Asker(build)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, MenuedPage))
        await pilot.press("tab")
        await until(pilot, lambda: isinstance(app.screen, MenuPage))
        menu = app.screen
        assert isinstance(menu, MenuPage)
        names = [choice.name for choice in menu.choices]
        await pilot.press(*["down"] * names.index(say(name, Language.ZH)), "enter")
        await until(pilot, lambda: app.wish is not None)

    drive(app, script)
    assert app.wish is wish
