"""战绩: what everybody has achieved in the saved games that are over."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.records.finished import Finished, finished_records
from gouji.records.standing import Column, Standings, ranked, standings
from gouji.tui.printable import printable
from gouji.tui.screens.sifting import Sifting, SiftingPage
from gouji.tui.standings import fits_player, head_line, merged, source_lines, standing_line


class StandingScreen(SiftingPage[None]):
    """战绩: a line for each player; ``b`` makes one of all bots of a kind."""

    HINT = "standing_filter"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "merge", "key_merge", tooltip="about_merge"),
    ]

    def __init__(
        self, language: Language, load: Callable[[], Sequence[Finished]] = finished_records
    ) -> None:
        """Show standings.

        Args:
            language: of the page.
            load: reads the records.
        """
        super().__init__(language, Sifting(Column.POINTS))
        self._load = load
        self._tables: Sequence[Standings] = ()
        self._is_merged = False

    def compose_list(self) -> Iterable[Widget]:
        """Lay out the table, and what it is computed from."""
        yield Static(id="head")
        with VerticalScroll(id="list"):
            yield Static(id="lines")
        yield Static(id="source")
        yield Static(id="notes")

    def read(self) -> None:
        """Read the records, and count them in both ways."""
        records = self._load()
        self._tables = standings(records), standings(records, merged)

    def show_list(self) -> None:
        """Show the players."""
        order, text, is_backwards = self.sifting
        table, language = self._tables[self._is_merged], self.language
        fitting = [one for one in table.lines if fits_player(one, text)]
        lines = ranked(fitting, Column(order), backwards=is_backwards)
        width = self.query_one("#list").scrollable_content_region.width
        self.put("#title", f"{self.say('standing_title')} · {self.order_words()}")
        self.put("#head", head_line(language, width))
        said = [standing_line(one, language, width) for one in lines]
        if table.lines and not lines:
            said = [self.say("sift_nothing", text=printable(text))]
        self.put("#lines", "\n".join(said))
        self.put("#source", "\n".join(source_lines(table, language)))
        self.put("#notes", self.say("standing_notes"))

    def order_name(self, order: StrEnum) -> str:
        """排序: an order in the page's language."""
        return self.say(f"column_{order}")

    @on(Resize)
    def _fit(self) -> None:
        if self.is_read:
            self.call_after_refresh(self.show_list)

    def action_merge(self) -> None:
        """Make one line of all bots of a kind, or many again."""
        self._is_merged = not self._is_merged
        self.show_list()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to merge once there is something, and while no name is typed."""
        if action == "merge":
            return self.is_read and not self.is_typing
        return super().check_action(action, parameters)
