"""教鞭: what a lesson says, above the table."""

from textual.content import Content
from textual.widget import Widget

from gouji.tui.prompt import Saying
from gouji.tui.prose import wrapped
from gouji.tui.widgets.say import STYLE_OF


class Guide(Widget):
    """教鞭: a heading, and below it a text of a few lines."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._shown = ("", Saying(""))

    def show(self, heading: str, saying: Saying) -> None:
        """Draw a heading and a text."""
        if (heading, saying) != self._shown:
            self._shown = heading, saying
            self.refresh()

    def render(self) -> Content:
        """Heading and text; the text wraps."""
        heading, saying = self._shown
        lines = "\n".join(wrapped(saying.text, self.content_size.width))
        text = Content.styled(lines, STYLE_OF[saying.tone])
        return Content("\n").join((Content.styled(heading, "bold"), text))
