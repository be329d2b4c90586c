"""The least that Textual can do on a key: six lines drawn anew, for the interface to be compared with."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static

LINES = 6
"""As many as the hand and the message line change."""


READY = "ready"
"""What it shows at first."""


class BareApp(App[None]):
    """Writes the last key all over a few lines."""

    def compose(self) -> ComposeResult:
        """Have the lines and nothing else."""
        yield Static("\n" * (LINES - 1) + READY)

    def on_key(self, event: Key) -> None:
        """Redraw, without a new layout."""
        line = f"{event.key} " * (self.size.width // 2)
        self.query_one(Static).update("\n".join([line] * LINES), layout=False)


if __name__ == "__main__":
    BareApp().run()
