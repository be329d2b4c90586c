"""离开: asks once whether to leave a game, or to end it for all."""

from enum import StrEnum
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.screens.menu import MenuedPage
from gouji.tui.sentence import Sentence
from gouji.tui.widgets.keybar import KeyBar


class Parting(StrEnum):
    """离开: what the user answers."""

    LEAVE = "leave"
    DISSOLVE = "dissolve"
    STAY = "stay"


class QuitScreen(MenuedPage[Parting]):
    """离开: leave, dissolve the game, or stay."""

    HOLDS = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "part('leave')", "key_leave"),
        Binding("d", "part('dissolve')", "key_dissolve"),
        Binding("escape", "part('stay')", "key_stay"),
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
        for name in ("whom", "how", "dissolve"):
            yield Static(id=name)
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#whom", self.say("quit_ask"))
        self.put("#how", self._saved.text(self.language))
        self.put("#dissolve", self.say("quit_dissolve"))

    def action_part(self, how: str) -> None:
        """Close with the answer."""
        self.dismiss(Parting(how))
