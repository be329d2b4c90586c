"""随机: a bot that plays uniformly over its legal acts."""

from random import Random

from gouji.engine.actions import Action
from gouji.engine.views import SeatView


class RandomBot:
    """随机: every legal act is equally likely."""

    def __init__(self, rng: Random) -> None:
        """Keep the random source, the bot's own."""
        self._rng = rng

    def choose(self, view: SeatView) -> Action:
        """Choose evenly among the legal acts."""
        legal = view.legal
        return legal[int(self._rng.random() * len(legal))]
