"""筛选: what pages of long lists share: they are read beside the screen, sorted, and filtered."""

from abc import abstractmethod
from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Final, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Input, Static

from gouji.engine.refusals import Language
from gouji.tui.keynames import key_line
from gouji.tui.screens.helping import HELPING, HelpingPage
from gouji.tui.screens.menu import MenuedPage, choices_of
from gouji.tui.screens.page import Bindings, Result
from gouji.tui.screens.reading import KeysPage
from gouji.tui.thinking import think
from gouji.tui.widgets.keybar import KeyBar

LATER: Final = ("s", "slash", "r", "escape", "q", "tab", "ctrl+q", "f2")
"""Keys that are named behind those of the page itself."""


class Sifting(NamedTuple):
    """筛选: what a list goes by, and which of it is shown."""

    order: StrEnum
    """One of several, which are gone through in their order."""
    text: str = ""
    is_backwards: bool = False

    @property
    def next(self) -> "Sifting":
        """The list by the next order."""
        orders = [*type(self.order)]
        at = orders.index(self.order) + 1
        return Sifting(orders[at % len(orders)], self.text)


class SiftingPage(MenuedPage[Result], HelpingPage[Result]):
    """筛选: ``s`` sorts, ``r`` turns the list round, ``/`` opens the line of the filter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "sort", "key_sort", tooltip="about_sort"),
        Binding("slash", "filter", "key_filter", key_display="/", tooltip="about_filter"),
        Binding("r", "backwards", "key_backwards", tooltip="about_backwards", show=False),
        Binding("escape,q", "leave", "key_back"),
    ]
    HINT: ClassVar[str]
    """The key of the words in the filter's line while it is empty."""

    def __init__(self, language: Language, sifting: Sifting) -> None:
        """Show a list that is still to be read.

        Args:
            language: of the page.
            sifting: the order and the filter to begin with.
        """
        super().__init__(language)
        self.sifting = sifting
        self.is_read = False
        """Whether what is there has been read."""

    @property
    def active_bindings(self) -> Bindings:
        """按键: what can be done with one of the list comes before what is done with the list."""
        bindings = super().active_bindings
        own = {key: active for key, active in bindings.items() if key not in {*LATER, *HELPING}}
        return own | {key: bindings[key] for key in (*LATER, *HELPING) if key in bindings}

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield Input(self.sifting.text, id="filter", compact=True)
        yield from self.compose_list()
        yield KeyBar()

    @abstractmethod
    def compose_list(self) -> Iterable[Widget]:
        """Lay out what stands below the filter; ``#list`` is what the arrows move in."""

    @abstractmethod
    def read(self) -> None:
        """Read what is to be listed; called in a thread."""

    @abstractmethod
    def show_list(self) -> None:
        """Show what was read, in its order and as filtered."""

    def on_mount(self) -> None:
        """Begin to read."""
        super().on_mount()
        self._show_filter(is_shown=bool(self.sifting.text))
        self.read_anew()

    def read_anew(self) -> None:
        """读: read beside the screen, then show what was read."""
        # What is shown until then may be gone.
        self.is_read = False
        self.run_worker(self._read(), exclusive=True)

    async def _read(self) -> None:
        await think(self.read)
        self.is_read = True
        self.restate()

    def restate(self) -> None:
        """Write all words anew."""
        self._input.placeholder = self.say(self.HINT)
        if self.is_read:
            self.show_list()
        else:
            self.put("#title", self.say("sift_reading"))

    def order_words(self) -> str:
        """排序: what the list goes by."""
        key = "sift_backwards" if self.sifting.is_backwards else "sift_order"
        return self.say(key, order=self.order_name(self.sifting.order))

    @abstractmethod
    def order_name(self, order: StrEnum) -> str:
        """排序: an order in the page's language."""

    # Sorting and filtering

    def sift(self, sifting: Sifting) -> None:
        """筛选: show the list in another way."""
        self.sifting = sifting
        self.restate()

    def action_sort(self) -> None:
        """Go by the next order."""
        self.sift(self.sifting.next)

    def action_backwards(self) -> None:
        """Turn the list round."""
        self.sift(self.sifting._replace(is_backwards=not self.sifting.is_backwards))

    def action_filter(self) -> None:
        """Open the filter's line."""
        self._show_filter(is_shown=True)
        self._input.focus()

    @on(Input.Changed)
    def _filter(self, event: Input.Changed) -> None:
        if event.value != self.sifting.text:
            self.sift(self.sifting._replace(text=event.value))

    @on(Input.Submitted)
    def _close_line(self) -> None:
        self._show_filter(is_shown=bool(self.sifting.text))

    def _show_filter(self, *, is_shown: bool) -> None:
        self._input.display = is_shown
        self.query_one("#list").focus()

    @property
    def _input(self) -> Input:
        return self.query_one("#filter", Input)

    @property
    def is_typing(self) -> bool:
        """Whether keys go into the filter's line."""
        return self.focused is self._input

    def action_leave(self) -> None:
        """Take the filter away, or go back."""
        if self.is_typing or self.sifting.text:
            self._input.value = ""
            self._show_filter(is_shown=False)
        else:
            self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no keys that would be typed into the filter."""
        if action in {"sort", "backwards", "filter"}:
            return self.is_read and not self.is_typing
        return super().check_action(action, parameters)

    def action_keys(self) -> None:
        """按键: show what each key of this page does."""
        self.app.push_screen(KeysPage(self.language, lambda _: self._key_lines()))

    def _key_lines(self) -> Iterable[str]:
        for choice in choices_of(self.active_bindings):
            yield key_line(choice.key, choice.about or choice.name)
