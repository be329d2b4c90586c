"""菜单: everything that can be done now, with its key: for who knows no keys, or has a mouse only."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gouji.engine.refusals import Language
from gouji.tui.cells import pad
from gouji.tui.screens.page import Bindings, Page
from gouji.tui.widgets.keybar import KeyBar

KEY_CELLS = 10
"""Cells of the column of keys."""
NAME_CELLS = 14
"""Cells of the column of names."""


class Choice(NamedTuple):
    """一项: something that can be done now."""

    key: str
    """As the screen calls it."""
    name: str
    about: str
    """More about it, if its name does not say all."""
    active: ActiveBinding


def choices_of(bindings: Bindings) -> tuple[Choice, ...]:
    """菜单: what some bindings do, each once, in their order.

    Args:
        bindings: the bindings in force, described in a language.
    """
    described = {active.binding.action: active for active in reversed(bindings.values())}
    return tuple(
        Choice(binding.key_display or binding.key, binding.description, binding.tooltip, active)
        for active in reversed(described.values())
        for binding in [active.binding]
        if binding.description and active.enabled
    )


class MenuPage(Page[ActiveBinding | None]):
    """菜单: arrows and Enter or a click choose; the choice is made on the screen below."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "key_close")]

    def __init__(self, language: Language, offer: Callable[[], Sequence[Choice]]) -> None:
        """Offer what can be done.

        Args:
            language: of the page.
            offer: tells what that is, in the language of now.
        """
        super().__init__(language)
        self._offer = offer
        self._choices: Sequence[Choice] = ()

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="reading-title")
        yield OptionList(id="menu")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#reading-title", self.say("menu_title"))
        self._choices = self._offer()
        listed = self.query_one("#menu", OptionList)
        at = listed.highlighted or 0
        listed.set_options(Option(_label(choice)) for choice in self._choices)
        listed.highlighted = min(at, len(self._choices) - 1)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Close with the choice."""
        self.dismiss(self._choices[event.option_index].active)

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


def _label(choice: Choice) -> Content:
    return Content(f"{pad(choice.key, KEY_CELLS)}{pad(choice.name, NAME_CELLS)}{choice.about}")
