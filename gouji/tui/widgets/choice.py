"""选项: one line of options of which one is chosen, in brackets."""

from collections.abc import Sequence
from itertools import accumulate
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

GAP = 1


class Choice(Widget, can_focus=True):
    """选项: left and right choose, and so does a click.

    The chosen option stands in brackets, so that it is told without colour.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", "key_choose", key_display="sideways"),
        Binding("right", "move(1)", show=False),
    ]

    class Changed(Message):
        """改选: another option is chosen."""

        def __init__(self, choice: "Choice") -> None:
            """Say of which."""
            super().__init__()
            self.choice = choice

        @property
        def control(self) -> "Choice":
            """The widget, by which handlers are chosen."""
            return self.choice

    def __init__(self, values: Sequence[str], chosen: str, name: str) -> None:
        """Offer values.

        Args:
            values: the options.
            chosen: the one chosen at first.
            name: the widget's id.
        """
        super().__init__(id=name)
        self._values = tuple(values)
        self._labels: Sequence[str] = values
        self._index = self._values.index(chosen)

    @property
    def values(self) -> Sequence[str]:
        """The options, in their order."""
        return self._values

    @property
    def value(self) -> str:
        """The option chosen."""
        return self._values[self._index]

    @property
    def label(self) -> str:
        """What the option chosen is called."""
        return self._labels[self._index]

    def choose(self, value: str) -> None:
        """Choose a value without telling of it."""
        self._index = self._values.index(value)
        self.refresh()

    def offer(self, values: Sequence[str], chosen: str) -> None:
        """Offer other values, which are their own labels, without telling of it."""
        self._values = self._labels = tuple(values)
        self.choose(chosen)
        self.refresh(layout=True)

    def relabel(self, labels: Sequence[str]) -> None:
        """Name the options, in their order."""
        self._labels = tuple(labels)
        self.refresh(layout=True)

    def render(self) -> Content:
        """Draw all options on one line."""
        return Content((" " * GAP).join(self._drawn()))

    def _drawn(self) -> list[str]:
        return [
            f"[{label}]" if index == self._index else f" {label} "
            for index, label in enumerate(self._labels)
        ]

    def action_move(self, step: int) -> None:
        """Choose the next option, or the one before."""
        self._choose((self._index + step) % len(self._values))

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        ends = accumulate(cell_len(text) + GAP for text in self._drawn())
        hit = next((index for index, end in enumerate(ends) if event.x < end), None)
        if hit is not None:
            self._choose(hit)

    def _choose(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.refresh()
            self.post_message(self.Changed(self))
