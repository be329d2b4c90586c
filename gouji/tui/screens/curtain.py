"""交接: hides everything while the keyboard goes from one human to the next."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.rules.seats import Seat, federation
from gouji.tui.glyphs import SIDE
from gouji.tui.screens.page import Page, Result
from gouji.tui.widgets.keybar import KeyBar

Public = Callable[[Language], Sequence[str]]
"""公开: the last lines of the log, in a language."""


class PublicPage(Page[Result]):
    """公开页: a page before everybody's eyes."""

    def __init__(self, language: Language, public: Public) -> None:
        """Say what everybody has seen.

        Args:
            language: of the page.
            public: the last lines of the log.
        """
        super().__init__(language)
        self._public = public

    def put_public(self) -> None:
        """Write the line of what everybody has seen."""
        joined = self.say("public_join").join(self._public(self.language))
        self.put("#public", self.say("public_line", lines=joined) if joined else "")


class CurtainScreen(PublicPage[None]):
    """交接: names the seat to which the keyboard goes; only Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "ready", "key_ready")]

    def __init__(self, language: Language, seat: Seat, name: str, public: Public) -> None:
        """Ask for a seat.

        Args:
            language: of the page.
            seat: to whom the keyboard goes.
            name: of its player.
            public: the last lines of the log.
        """
        super().__init__(language, public)
        self._seat = seat
        self._name_of_seat = name

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="whom")
        yield Static(id="how")
        yield Static(id="public")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        name, sign = self._name_of_seat, SIDE[federation(self._seat)]
        self.put("#whom", self.say("curtain_whom", seat=self._seat, name=name, sign=sign))
        self.put("#how", self.say("curtain_how", name=name))
        self.put_public()

    def action_ready(self) -> None:
        """Open the curtain."""
        if self.is_settled:
            self.dismiss(None)
