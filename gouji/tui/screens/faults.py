"""有误: what the user should know before anything else, as of settings that could not be used."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.screens.page import Page
from gouji.tui.sentence import Sentence
from gouji.tui.widgets.keybar import KeyBar


class FaultsPage(Page[None]):
    """有误: each fault with its place and what may be written there; Enter goes on all the same."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "close", "key_go_on"),
    ]

    def __init__(
        self, language: Language, faults: Sequence[Sentence], title: str = "settings_faults"
    ) -> None:
        """Tell of these faults, under a title of which this is the key."""
        super().__init__(language)
        self._title = title
        self._faults = faults

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield Static(id="faults")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say(self._title))
        self.put("#faults", "\n\n".join(fault.text(self.language) for fault in self._faults))

    def action_close(self) -> None:
        """Go on."""
        self.dismiss()
