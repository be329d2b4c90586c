"""One screen by itself in an app with all settings, to look at it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from textual.pilot import Pilot
from textual.screen import Screen

from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from gouji.tui.app import GoujiApp
from gouji.tui.counter import counter_of
from gouji.tui.keys import WISHES, Command
from gouji.tui.screens.table import TableScreen
from gouji.tui.settings import Settings
from gouji.tui.story import Story
from gouji.tui.viewmodel import Names, open_table, seat_table
from tests.positions import Game
from tests.tui.shell import drive
from tests.tui.snapshots import same_pictures
from tests.tui.table_app import CHINESE, NARROW, WIDE, TableApp

OPEN: Final = 0
"""In place of a seat: all hands are seen."""

Build = Callable[[], Screen[Any]]


class Stage(GoujiApp):
    """One screen."""

    CSS_PATH = str(TableApp.CSS_PATH)

    def __init__(self, build: Build, settings: Settings | None = None) -> None:
        super().__init__(settings or Settings())
        self._build = build

    async def main(self) -> None:
        await self.push_screen_wait(self._build())


def table(build: Callable[[], Game], seat: int, names: Names = CHINESE) -> TableScreen:
    """A table at one moment of a game, as the human at a seat sees it, who may be asked."""
    game, language = build(), Settings().language
    screen = TableScreen(names, language)
    screen.wishes = WISHES - {Command.LOOK}
    screen.tell([*Story(names).told(game.events)])
    if seat == OPEN:
        screen.show(open_table(game.state, names, language))
    else:
        view = view_of(game.state, Seat(seat))
        model = seat_table(view, names, language)
        screen.show(replace(model, counter=counter_of(view)), view if view.ask else None)
    return screen


def look(
    name: str,
    app: GoujiApp,
    before: Callable[[Pilot[None]], Awaitable[object]] | None = None,
    sizes: Sequence[tuple[int, int]] = (NARROW, WIDE),
) -> None:
    """Compare what an app shows, once it has been brought somewhere, with its snapshot."""

    async def script(pilot: Pilot[None]) -> None:
        await pilot.pause()
        if before:
            await before(pilot)
        await same_pictures(name, app, pilot, sizes)

    drive(app, script)
