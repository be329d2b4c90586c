"""随机: a bot that plays uniformly over its legal acts."""

from random import Random
from typing import Final

from gouji.bots.base import Decision
from gouji.bots.reasons import Why, because
from gouji.engine.views import SeatView

BY_CHANCE: Final = because(Why.CHANCE)


class RandomBot:
    """随机: every legal act is equally likely."""

    def __init__(self, rng: Random) -> None:
        """Keep the random source, the bot's own."""
        self._rng = rng

    def choose(self, view: SeatView) -> Decision:
        """Choose evenly among the legal acts."""
        legal = view.legal
        return Decision(legal[int(self._rng.random() * len(legal))], BY_CHANCE)
