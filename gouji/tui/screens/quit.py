"""离开: asks once whether to leave a game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Static

from gouji.engine.refusals import Language
from gouji.tui.screens.page import Page
from gouji.tui.sentence import Sentence


class QuitScreen(Page[bool]):
    """离开: ``True`` to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "leave", "key_leave"),
        Binding("escape", "stay", "key_stay"),
    ]

    def __init__(self, language: Language, saved: Sentence) -> None:
        """Ask.

        Args:
            language: of the page.
            saved: where the game is saved, or why it is not.
        """
        super().__init__(language)
        self._saved = saved

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="whom")
        yield Static(id="how")
        yield Footer(show_command_palette=False)

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#whom", self.say("quit_ask"))
        self.put("#how", self._saved.text(self.language))

    def action_leave(self) -> None:
        """Leave."""
        self.dismiss(result=True)

    def action_stay(self) -> None:
        """Go back to the game."""
        self.dismiss(result=False)
