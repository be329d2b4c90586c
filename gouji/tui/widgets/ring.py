"""一圈: the five other seats round the middle of the table."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from gouji.tui.viewmodel import TableModel
from gouji.tui.widgets.centre import CentreView
from gouji.tui.widgets.seat import SeatBox

BOXES: Final = ("lower-right", "upper-right", "opposite", "upper-left", "lower-left")
"""Where the other seats sit, in the order of play (counter-clockwise)."""


class Ring(Horizontal):
    """一圈: seats in the order of play, and between them what lies on the table."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start with an empty table."""
        super().__init__(id=id)
        self._boxes = {place: SeatBox(id=place) for place in BOXES}
        self._centre = CentreView(id="centre")

    def compose(self) -> ComposeResult:
        """Two seats on each side, the opposite above the middle."""
        boxes = self._boxes
        yield Vertical(boxes["upper-left"], boxes["lower-left"], classes="side")
        yield Vertical(boxes["opposite"], self._centre, id="middle")
        yield Vertical(boxes["upper-right"], boxes["lower-right"], classes="side")

    def show(self, model: TableModel) -> None:
        """Draw the seats and the middle."""
        for box, seat in zip(self._boxes.values(), model.seats[1:], strict=True):
            box.show(seat, model.language, model.report_at)
        self._centre.show(model.centre, model.language)
