"""阅读: pages that are only read: the whole log, the ledger and the keys."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.rules.seats import Seat
from gouji.tui.facts import seat_debts, seat_facts, seat_head
from gouji.tui.ledger import ledger_parts
from gouji.tui.notes import notes
from gouji.tui.screens.page import Page
from gouji.tui.story import Told, log_lines
from gouji.tui.viewmodel import TableModel
from gouji.tui.widgets.keybar import KeyBar
from gouji.tui.widgets.lines import LinesView


class ReadingPage(Page[None]):
    """阅读: a title and lines, which scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,l,v,f1,question_mark", "close", "key_close"),
    ]

    def __init__(self, language: Language, title: str, lines: Iterable[str]) -> None:
        """Show these lines.

        Args:
            language: of the page.
            title: the key of the title among the words.
            lines: any text.
        """
        super().__init__(language)
        self._title = title
        self._lines = tuple(lines)

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="reading-title")
        with VerticalScroll(id="reading"):
            yield LinesView(id="reading-lines")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#reading-title", self.say(self._title))
        self.query_one("#reading-lines", LinesView).show(self._worded())

    def _worded(self) -> Iterable[str]:
        return self._lines

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()


class KeysPage(ReadingPage):
    """按键: what each key does."""

    def __init__(self, language: Language, lines: Callable[[Language], Iterable[str]]) -> None:
        """Show the keys, as the lines tell of them in a language."""
        super().__init__(language, "keys_title", ())
        self._told = lines

    def _worded(self) -> Iterable[str]:
        return self._told(self.language)


class LedgerPage(ReadingPage):
    """账: what everybody knows: of each seat, or of one, and who has opened and owes what, and why."""

    def __init__(self, model: TableModel, seat: Seat | None = None) -> None:
        """Show what is known.

        Args:
            model: of the table.
            seat: the only seat to tell of; ``None`` for all of them and the ledger.
        """
        super().__init__(model.language, "facts_title", ())
        self._model = model
        self._seat = seat

    def show(self, model: TableModel) -> None:
        """Show what is known now, if the page is open."""
        self._model = model
        if self in self.app.screen_stack and self.is_mounted:
            self.restate()

    def _worded(self) -> Iterable[str]:
        model = replace(self._model, language=self.language)
        if self._seat is None:
            yield from notes(model)
        for seat in model.seats:
            if self._seat in (None, seat.seat):
                yield seat_head(model, seat)
                yield from (f"  {fact}" for fact in seat_facts(model, seat))
        if self._seat:
            yield from (f"  {debt}" for debt in seat_debts(model, self._seat))
        else:
            for title, lines in ledger_parts(model.ledger, self.language):
                yield from ("", title)
                yield from (f"  {line}" for line in lines)


class LogPage(ReadingPage):
    """记录: all that happened, from the newest on at the end."""

    def __init__(self, language: Language, told: Iterable[Told]) -> None:
        """Show what was told."""
        super().__init__(language, "log_title", ())
        self._told = tuple(told)

    def on_mount(self) -> None:
        """Begin at the end."""
        super().on_mount()
        self.query_one("#reading", VerticalScroll).scroll_end(animate=False)

    def _worded(self) -> Iterable[str]:
        return log_lines(self._told, self.language)
