"""老板键: a page that looks like work, over everything."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from gouji.tui.screens.page import Page

STEPS: Final = (
    "resolving dependencies",
    "compiling core",
    "compiling adapters",
    "running unit tests",
    "running integration tests",
    "collecting coverage",
    "building wheel",
    "uploading artifacts",
)
PACE: Final = timedelta(seconds=37)
"""Between two lines of the log."""


class BossPage(Page[None]):
    """老板键: the log of some build; it tells nothing of a game."""

    HOLDS = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.boss", show=False)]

    def compose(self) -> ComposeResult:
        """One text, as high as the window."""
        yield Static(id="boss")

    def restate(self) -> None:
        """Write the log anew."""
        lines = build_log(datetime.now().astimezone(), self.size.height or 1)
        self.query_one("#boss", Static).update(Content("\n".join(lines)))

    def on_resize(self) -> None:
        """As many lines as there is room for."""
        self.restate()


def build_log(now: datetime, number: int) -> Iterator[str]:
    """日志: so many lines, the last of them just written."""
    for index in range(number):
        when = now - PACE * (number - 1 - index)
        step = STEPS[index % len(STEPS)]
        yield f"{when:%H:%M:%S} INFO  [{index + 1:>3}/{number}] {step} ... ok"
