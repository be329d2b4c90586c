"""Six open hands by themselves: 216 cards, other ones for each key."""

from itertools import cycle
from typing import Final

from textual.app import App, ComposeResult
from textual.events import Key

from gouji.engine.refusals import Language
from gouji.engine.table import Table
from gouji.rules.presets import Preset, build
from gouji.tui.config import default_players
from gouji.tui.viewmodel import TableModel, open_table
from gouji.tui.widgets.openhands import OpenHandsView

DEALS: Final = 8
LANGUAGE: Final = Language.ZH
NAMES: Final = tuple(player.name for player in default_players(LANGUAGE, humans=0))


def dealt(seed: int) -> TableModel:
    """Deal, and open all hands."""
    # Without calls the deal comes first.
    table = Table(build(Preset.CLASSIC, {"calls": False}), seed)
    table.start()
    return open_table(table.state, NAMES, LANGUAGE)


class HandsApp(App[None]):
    """Draws one deal after another."""

    def __init__(self) -> None:
        """Deal them all before."""
        super().__init__()
        self._models = cycle([dealt(seed) for seed in range(DEALS)])

    def compose(self) -> ComposeResult:
        """Have the hands and nothing else."""
        yield OpenHandsView()

    def on_mount(self) -> None:
        """Draw the first deal."""
        self._draw()

    def on_key(self, _: Key) -> None:
        """Draw the next deal."""
        self._draw()

    def _draw(self) -> None:
        model = next(self._models)
        self.query_one(OpenHandsView).show(model.seats, model.hands, LANGUAGE)


if __name__ == "__main__":
    HandsApp().run()
