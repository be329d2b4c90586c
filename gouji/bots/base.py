"""机器人: what a bot is, and what it answers."""

from typing import NamedTuple, Protocol

from gouji.bots.reasons import Reason
from gouji.engine.actions import Action
from gouji.engine.views import SeatView


class Decision(NamedTuple):
    """决定: an act and why it was chosen."""

    action: Action
    reason: Reason


class Bot(Protocol):
    """机器人: one instance for each seat. It has no reference to the game."""

    def choose(self, view: SeatView) -> Decision:
        """Choose one of ``view.legal``; called only when the view's seat is asked."""
