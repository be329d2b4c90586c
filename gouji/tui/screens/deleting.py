"""删除: asks before a saved game is deleted."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.screens.menu import MenuedPage
from gouji.tui.widgets.keybar import KeyBar


class DeleteScreen(MenuedPage[bool]):
    """删除: closes with whether it is to be done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Also as a Chinese keyboard sends it, and with Caps Lock.
        Binding("y,Y,ｙ", "answer(True)", "key_delete_it"),
        Binding("escape,n,q", "answer(False)", "key_keep_it"),
    ]

    def __init__(self, language: Language, what: Callable[[Language], Iterable[str]]) -> None:
        """Ask.

        Args:
            language: of the page.
            what: tells in a language what is to be deleted, a line each.
        """
        super().__init__(language)
        self._what = what

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        for name in ("whom", "what", "how"):
            yield Static(id=name)
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#whom", self.say("delete_ask"))
        self.put("#what", "\n".join(self._what(self.language)))
        self.put("#how", self.say("delete_how"))

    def action_answer(self, answer: bool) -> None:  # noqa: FBT001 – an action's parameters have no names
        """Close with the answer."""
        self.dismiss(answer)
