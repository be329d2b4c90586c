"""座位: another seat as a bordered box, and the own seat as one line; a click tells more of it."""

from typing import Final

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.rules.seats import Seat
from gouji.tui.seatwords import Row, own_row, seat_rows, seat_title
from gouji.tui.viewmodel import SeatModel

TITLE_MARGIN: Final = 6
"""Cells of the border beside a title."""


class SeatWidget(Widget):
    """座位: a seat on the table."""

    ALLOW_SELECT = False

    class Clicked(Message):
        """点座位: a seat was clicked."""

        def __init__(self, seat: Seat) -> None:
            """Keep the seat."""
            super().__init__()
            self.seat = seat

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._model: SeatModel | None = None
        self._language = Language.ZH
        self._report_at = 0

    def show(self, model: SeatModel, language: Language, report_at: int) -> None:
        """Draw a seat."""
        if (model, language, report_at) == (self._model, self._language, self._report_at):
            return
        self._model, self._language, self._report_at = model, language, report_at
        self.set_class(model.due, "-due")
        self.set_class(model.place > 0, "-out")
        self.draw_title()
        self.refresh()

    def draw_title(self) -> None:
        """Write what does not stand inside."""

    def on_click(self) -> None:
        """点座位: tell whose seat it is."""
        if self._model:
            self.post_message(self.Clicked(self._model.seat))


class SeatBox(SeatWidget):
    """座位: side, name, state, cards left and the sets of this trick."""

    def on_resize(self) -> None:
        """Cut the name anew."""
        self.draw_title()

    def draw_title(self) -> None:
        """Write the title into the border."""
        if self._model:
            title = seat_title(self._model, self._language, self.size.width - TITLE_MARGIN)
            self.border_title = Content(title)

    def render(self) -> Content:
        """State words, cards left, and as many of the sets as there is room for, the newest last."""
        if self._model is None:
            return Content()
        width, height = self.content_size
        rows = seat_rows(self._model, self._language, self._report_at, width, height)
        return Content("\n").join(map(_drawn, rows))


class OwnLine(SeatWidget):
    """自己: the seat at the bottom edge."""

    def render(self) -> Content:
        """All in one line."""
        model = self._model
        if model is None:
            return Content()
        width = self.content_size.width
        return _drawn(own_row(model, self._language, self._report_at, width))


def _drawn(row: Row) -> Content:
    return Content(" ").join(Content.styled(text, style) for text, style in row)
