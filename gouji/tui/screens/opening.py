"""打开: a long record is being played through, so that it can be shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.screens.page import Page
from gouji.tui.widgets.keybar import KeyBar

if TYPE_CHECKING:
    import asyncio

TOLD = 0.1
"""Seconds from one figure to the next."""


class OpeningPage(Page[bool]):
    """打开: how far it is; closes when it is done, ``False`` if the user would not wait."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "give_up", "key_back")]

    def __init__(
        self,
        language: Language,
        name: str,
        thought: "asyncio.Future[Any]",
        done: Callable[[], float],
    ) -> None:
        """Show how far it is.

        Args:
            language: of the page.
            name: of the file.
            thought: what is waited for.
            done: tells how much of it is done, up to 1.
        """
        super().__init__(language)
        self._file = name
        self._thought = thought
        self._done = done

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield KeyBar()

    def on_mount(self) -> None:
        """Wait."""
        super().on_mount()
        self.set_interval(TOLD, self._look)

    def _look(self) -> None:
        self.restate()
        if self._thought.done():
            self.dismiss(True)  # noqa: FBT003 – the result of a page has no name

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say("opening", file=self._file, percent=int(100 * self._done())))

    def action_give_up(self) -> None:
        """Wait no longer."""
        self.dismiss(False)  # noqa: FBT003 – as above
