"""桌面: where a game is shown and its humans are asked, as far as its driver needs to know. Pure."""

from typing import Protocol

from gouji.engine.actions import Action
from gouji.engine.events import Events
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.seats import Seat, Seats


class Desk(Protocol):
    """桌面: where the table is shown and humans are asked."""

    def tell(self, events: Events) -> None:
        """记录: tell everybody the public ones of these events."""

    def show(self) -> None:
        """Draw the table as it stands now, nobody being asked."""

    async def decide(self, view: SeatView) -> Action | None:
        """提问: put the view's question to the human at its seat.

        Returns:
            His act; ``None`` if who plays for a seat has changed meanwhile, his own perhaps (托管).
        """

    async def look(self, view: SeatView) -> None:
        """看牌: let the human at the view's seat look at his hand."""

    async def claim(self, question: Question, seats: Seats) -> Seats:
        """认领: ask in public which of these seats want what the question is about."""

    def refuse_claim(self, question: Question, seat: Seat) -> None:
        """Tell everybody that a seat that claimed cannot do so."""

    async def settle(self, taker: Seat | None) -> bool:
        """局终: show the result of a round until the game is to go on.

        Args:
            taker: the human who may take over the last place; ``None`` if nobody may (END-5).

        Returns:
            Whether he does.
        """

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` until told to go on."""
