"""键栏: which keys do something now, in one line; a click on one presses it.

Textual's own footer is a widget for each key, and makes all of them anew whenever one is another.
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from textual.binding import ActiveBinding
from textual.content import Content
from textual.events import Click, MouseMove
from textual.screen import Screen
from textual.style import Style
from textual.widget import Widget

KEY = "key"
"""The mark of what a click presses."""


class NamedKey(NamedTuple):
    """一键: a key of the bar."""

    key: str
    """As Textual names it."""
    name: str
    """As the screen names it."""
    does: str
    is_enabled: bool

    @property
    def cells(self) -> int:
        """Its width."""
        return cell_len(f"{self.name} {self.does}")


def named_keys(bindings: Mapping[str, ActiveBinding]) -> Iterator[NamedKey]:
    """按键: those of the bindings that are to be shown, each action once, in their order."""
    named = set()
    for _, binding, is_enabled, _ in bindings.values():
        if binding.show and binding.action not in named:
            named.add(binding.action)
            name = binding.key_display or binding.key
            yield NamedKey(binding.key, name, binding.description, is_enabled)


class KeyBar(Widget):
    """键栏: as many keys as there is room for, and none by half."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "keybar--key",
        "keybar--does",
        "keybar--disabled",
        "keybar--hovered",
    }

    def __init__(self, gap: int = 2) -> None:
        """Name the keys of the screen that this belongs to.

        Args:
            gap: cells between two keys.
        """
        super().__init__()
        self._gap = gap
        self._keys: tuple[NamedKey, ...] = ()
        self._hovered = ""

    def on_mount(self) -> None:
        """Name the keys, and others as soon as they are others."""
        self.screen.bindings_updated_signal.subscribe(self, self._rename)
        self._rename(self.screen)

    def _rename(self, screen: Screen[object]) -> None:
        keys = tuple(named_keys(screen.active_bindings))
        if keys != self._keys:
            self._keys = keys
            self.refresh()

    def render(self) -> Content:
        """Each key with what it does."""
        gap, left = Content(" " * self._gap), self.content_size.width
        shown: list[Content] = []
        for named in self._keys:
            left -= named.cells
            if left < 0:
                break
            left -= self._gap
            shown.append(self._worded(named))
        return gap.join(shown)

    def _worded(self, named: NamedKey) -> Content:
        words = Content.assemble((named.name, ".keybar--key"), " ", (named.does, ".keybar--does"))
        if not named.is_enabled:
            return words.stylize(".keybar--disabled")
        if named.key == self._hovered:
            words = words.stylize(".keybar--hovered")
        return words.stylize(Style.from_meta({KEY: named.key}))

    def on_click(self, event: Click) -> None:
        """点按键: press the key that was clicked."""
        key = event.style.meta.get(KEY)
        if key:
            self.app.simulate_key(key)

    def on_mouse_move(self, event: MouseMove) -> None:
        """指着按键: light up the key that a click would press."""
        self._hover(event.style.meta.get(KEY, ""))

    def on_leave(self) -> None:
        """指着按键: none any more."""
        self._hover("")

    def _hover(self, key: str) -> None:
        if key != self._hovered:
            self._hovered = key
            self.refresh()
