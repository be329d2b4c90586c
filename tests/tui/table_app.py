"""The table screen by itself, and what it says, read off the compositor's strips."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.app import App
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget

import gouji.tui
from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from gouji.tui.colours import suit_colours
from gouji.tui.screens.table import TableScreen
from gouji.tui.settings import Settings
from gouji.tui.viewmodel import Names, seat_table
from tests.positions import Game

if TYPE_CHECKING:
    from gouji.engine.actions import Action

CHINESE: Final = ("老王", "小钱", "阿孙", "小赵", "老李", "小周")
ENGLISH: Final = ("Wang", "Qian", "Sun", "Zhao", "Li", "Zhou")
NARROW: Final = (80, 24)
WIDE: Final = (120, 36)


class TableApp(App[None]):
    """An app of one table screen that keeps what is decided on it."""

    CSS_PATH = Path(gouji.tui.__file__).parent / "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, names: Names, language: Language) -> None:
        super().__init__()
        self.table = TableScreen(names, language)
        self.names = names
        self.language = language
        self.acts: list[Action] = []
        self.animation_level = "none"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return suit_colours(Settings())

    async def on_mount(self) -> None:
        await self.push_screen(self.table)

    def on_asking_screen_decided(self, event: TableScreen.Decided) -> None:
        self.acts.append(event.action)

    def ask(self, game: Game, seat: int) -> None:
        """Put the game's question to the human at a seat."""
        view = view_of(game.state, Seat(seat))
        self.table.show(seat_table(view, self.names, self.language), view)

    def lines(self) -> list[str]:
        """The screen as text, line by line."""
        return [strip.text for strip in self.screen._compositor.render_strips()]

    def text(self) -> str:
        """The screen as text."""
        return "\n".join(self.lines())

    def widths(self) -> set[int]:
        """How many cells the lines of the screen take."""
        return {cell_len(line) for line in self.lines()}

    def row(self, name: str) -> str:
        """The text on the first line of a widget."""
        region = self.region(self.screen.query_one(f"#{name}"))
        strip = self.screen._compositor.render_strips()[region.y]
        return strip.crop(region.x, region.right).text.strip()

    def region(self, widget: Widget) -> Region:
        """Where a widget lies."""
        return self.screen.find_widget(widget).region


def at_table(
    check: Callable[[TableApp, Pilot[None]], Awaitable[None]],
    *,
    size: tuple[int, int] = NARROW,
    language: Language = Language.ZH,
    names: Names | None = None,
) -> None:
    """Run a check on a table screen."""
    seated = names or (CHINESE if language is Language.ZH else ENGLISH)

    async def run() -> None:
        app = TableApp(seated, language)
        async with app.run_test(size=size) as pilot:
            await check(app, pilot)

    asyncio.run(run())
