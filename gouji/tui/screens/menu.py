"""菜单: everything that can be done now, with its key: for who knows no keys, or has a mouse only."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gouji.engine.refusals import Language
from gouji.tui.cells import pad
from gouji.tui.screens.page import Bindings, Page, Result
from gouji.tui.widgets.keybar import KeyBar

KEY_CELLS = 12
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
        self.choices: Sequence[Choice] = ()
        """What is offered, in the order of the lines."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="reading-title")
        yield OptionList(id="menu")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#reading-title", self.say("menu_title"))
        self.choices = self._offer()
        listed = self.query_one("#menu", OptionList)
        at = listed.highlighted or 0
        listed.set_options(Option(_label(choice)) for choice in self.choices)
        listed.highlighted = min(at, len(self.choices) - 1)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Close with the choice."""
        self.dismiss(self.choices[event.option_index].active)

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


class MenuedPage(Page[Result]):
    """菜单页: a page with keys that are letters; Tab lists them, for whose letters do not arrive."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "menu", "key_menu", priority=True)]

    def action_menu(self) -> None:
        """菜单: list what can be done here."""
        open_menu(self, self.language)


def open_menu(screen: Screen[Result], language: Language) -> None:
    """菜单: list what can be done on a screen, and do there what is chosen."""

    def do(active: ActiveBinding | None) -> None:
        if active:
            screen.call_next(screen.app.run_action, active.binding.action, active.node)

    page = MenuPage(language, lambda: choices_of(screen.active_bindings))
    screen.app.push_screen(page, do)


def _label(choice: Choice) -> Content:
    return Content(f"{pad(choice.key, KEY_CELLS)}{pad(choice.name, NAME_CELLS)}{choice.about}")
