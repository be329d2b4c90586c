"""阅读: pages that are only read: the whole log, the ledger and the keys."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from gouji.engine.refusals import Language
from gouji.tui.ledger import LedgerModel, ledger_parts
from gouji.tui.screens.page import Page

KEY_LINES = tuple(f"keys_{number}" for number in range(1, 16))
"""The words of the page of keys, line by line."""


class ReadingPage(Page[None]):
    """阅读: a title and lines, which scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,l,v,f1,question_mark", "close", "key_close", key_display="esc"),
    ]

    def __init__(self, language: Language, title: str, lines: Iterable[str]) -> None:
        """Show these lines.

        Args:
            language: of the page.
            title: the key of the title among the words.
            lines: keys of words, or any text.
        """
        super().__init__(language)
        self._title = title
        self._lines = tuple(lines)

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="reading-title")
        with VerticalScroll(id="reading"):
            yield Static(id="reading-lines")
        yield Footer(show_command_palette=False)

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#reading-title", self.say(self._title))
        self.put("#reading-lines", "\n".join(self._worded()))

    def _worded(self) -> Iterable[str]:
        return self._lines

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()


class KeysPage(ReadingPage):
    """按键: what each key does."""

    def __init__(self, language: Language, lines: Iterable[str] = KEY_LINES) -> None:
        """Show the keys: of the table, if no other words are named."""
        super().__init__(language, "keys_title", lines)

    def _worded(self) -> Iterable[str]:
        return map(self.say, self._lines)


class LedgerPage(ReadingPage):
    """账: who has opened, what was called, what is owed and why."""

    def __init__(self, language: Language, model: LedgerModel) -> None:
        """Show a ledger."""
        super().__init__(language, "ledger_title", ())
        self._model = model

    def show(self, model: LedgerModel) -> None:
        """Show the ledger of now, if the page is open."""
        self._model = model
        if self in self.app.screen_stack and self.is_mounted:
            self.restate()

    def _worded(self) -> Iterable[str]:
        for index, (title, lines) in enumerate(ledger_parts(self._model, self.language)):
            yield f"\n{title}" if index else title
            yield from (f"  {line}" for line in lines)


class LogPage(ReadingPage):
    """记录: all that happened, from the newest on at the end."""

    def __init__(self, language: Language, lines: Iterable[str]) -> None:
        """Show these lines."""
        super().__init__(language, "log_title", lines)

    def on_mount(self) -> None:
        """Begin at the end."""
        super().on_mount()
        self.query_one("#reading", VerticalScroll).scroll_end(animate=False)
