"""页: what the screens around the table share: one language at a time, and a footer in it."""

from dataclasses import replace
from time import monotonic
from typing import ClassVar, TypeVar

from textual.await_complete import AwaitComplete
from textual.binding import ActiveBinding
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.keynames import key_name
from gouji.tui.text import WORDS, say

Result = TypeVar("Result")

Bindings = dict[str, ActiveBinding]


class Leaving(Screen[Result]):
    """离去: a screen that goes once, and takes no other away."""

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Go, if this is the page on top.

        A click or the second of two quick keys may arrive when the page has gone, or lies below another.
        """
        is_on_top = self in self.app.screen_stack[-1:]
        return super().dismiss(result) if is_on_top else AwaitComplete()


class Page(Leaving[Result]):
    """页: an opaque screen; nothing of the one below shows through.

    The description of a binding is the key of its words.
    """

    ALLOW_SELECT = False
    GRACE: ClassVar = 0.3
    """Seconds in which a page is not settled: the second half of a double press comes then."""
    HOLDS: ClassVar = False
    """Whether the game stands still while the page is on top."""

    def __init__(self, language: Language) -> None:
        """Speak this language at first."""
        super().__init__()
        self.language = language
        self._since = monotonic()

    @property
    def is_settled(self) -> bool:
        """Whether a key is meant for this page, and not for the one before."""
        return monotonic() - self._since >= self.GRACE

    def say(self, key: str, **facts: object) -> str:
        """文字: the words of a key in the page's language."""
        return say(key, self.language, **facts)

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""
        self.language = language
        self.restate()
        self.refresh_bindings()

    def on_mount(self) -> None:
        """Fill in the words."""
        self.restate()

    def restate(self) -> None:
        """Write all words anew."""

    def put(self, selector: str, text: str) -> None:
        """Write a text as it is, names and all, into one of the page's lines."""
        self.query_one(selector, Static).update(Content(text))

    @property
    def active_bindings(self) -> Bindings:
        """按键: the bindings in force, described in the page's language."""
        return translated(super().active_bindings, self.language)


def translated(bindings: Bindings, language: Language) -> Bindings:
    """按键: bindings with their keys named in a language, and described in it if words do."""
    return {
        key: active._replace(
            binding=replace(
                active.binding,
                description=_described(active.binding.description, language),
                key_display=key_name(active.binding.key_display or active.binding.key, language),
                tooltip=_described(active.binding.tooltip, language),
            ),
            # What floats over other widgets loses Chinese characters at their edges.
            tooltip="",
        )
        for key, active in bindings.items()
    }


def _described(description: str, language: Language) -> str:
    return say(description, language) if description in WORDS else ""
