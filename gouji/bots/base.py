"""机器人: what a bot is."""

from typing import Protocol

from gouji.engine.actions import Action
from gouji.engine.views import SeatView


class Bot(Protocol):
    """机器人: one instance for each seat. It has no reference to the game."""

    def choose(self, view: SeatView) -> Action:
        """Choose one of ``view.legal``; called only when the view's seat is asked."""
