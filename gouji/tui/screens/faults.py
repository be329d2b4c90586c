"""有误: what was written for the settings that could not be used, before anything else."""

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
    """有误: each fault with its place and what may be written there; Enter goes on without."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "close", "key_go_on"),
    ]

    def __init__(self, language: Language, faults: Sequence[Sentence]) -> None:
        """Tell of these faults."""
        super().__init__(language)
        self._faults = faults

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield Static(id="faults")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say("settings_faults"))
        self.put("#faults", "\n\n".join(fault.text(self.language) for fault in self._faults))

    def action_close(self) -> None:
        """Go on."""
        self.dismiss()
