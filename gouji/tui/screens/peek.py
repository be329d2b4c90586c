"""看牌: people who share the screen look at their own hands between questions."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.rules.seats import BIT, Seat
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.page import Page
from gouji.tui.viewmodel import Stacks
from gouji.tui.widgets.hand import HandView
from gouji.tui.widgets.keybar import KeyBar


class WhoseScreen(ClaimScreen):
    """看谁的牌: the first who claims it looks at his hand; Enter goes on without."""

    HOLDS = True
    HOW = "look_how"

    def toggle(self, seat: Seat) -> None:
        """Close with the seat."""
        self.dismiss(BIT[seat])


class OwnHandPage(Page[None]):
    """看牌: one hand, for its owner's eyes."""

    HOLDS = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space", "close", "key_go_on", priority=True)
    ]

    def __init__(self, language: Language, name: str, stacks: Stacks) -> None:
        """Show a hand.

        Args:
            language: of the page.
            name: of its owner.
            stacks: his cards.
        """
        super().__init__(language)
        self._owner = name
        self._stacks = stacks

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="reading-title")
        yield HandView(id="hand")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#reading-title", self.say("look_title", name=self._owner))
        self.query_one("#hand", HandView).show(self._stacks, self.language)

    def action_close(self) -> None:
        """Hide the hand again."""
        if self.is_settled:
            self.dismiss()
