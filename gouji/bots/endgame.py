"""残局: the last cards with all hands open, searched to the end."""

from typing import Final

from gouji.bots.core import Core
from gouji.bots.regular import act, options
from gouji.engine.actions import Action

INFINITY: Final = float("inf")

Key = tuple[object, ...]


class TooLargeError(Exception):
    """太大: the search has looked at as many moments as it may."""


class Endgame:
    """残局: what positions are worth if all cards are seen and everybody plays the best act he thinks of.

    Alpha-beta, the act of ``regular`` tried first; what was found is kept for the next position.
    """

    def __init__(self, budget: int) -> None:
        """Begin with nothing known.

        Args:
            budget: moments that may be looked at, over all positions.
        """
        self.budget = budget
        self._known: dict[Key, tuple[float, float]] = {}

    def value(self, core: Core, low: float = -INFINITY, high: float = INFINITY) -> float:
        """残局: the odd seats' margin; outside of ``low`` and ``high`` only a bound of it.

        Raises:
            TooLargeError: the budget is spent.
        """
        if core.over is not None:
            return core.margin
        key = _key(core)
        least, most = self._known.get(key, (-INFINITY, INFINITY))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if not self.budget:
            raise TooLargeError
        self.budget -= 1
        found = self._search(core, max(low, least), min(high, most))
        if found <= low:
            self._known[key] = (least, found)
        elif found >= high:
            self._known[key] = (found, most)
        else:
            self._known[key] = (found, found)
        return found

    def _search(self, core: Core, low: float, high: float) -> float:
        is_odd = core.asks[0].seat % 2 == 1
        best = -INFINITY if is_odd else INFINITY
        for choice in _choices(core):
            after = core.copy()
            after.answer(choice)
            value = self.value(after, low, high)
            if is_odd:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best


def _choices(core: Core) -> list[Action]:
    scene = core.scene()
    first = act(scene)[0]
    return [first, *(other for other in options(scene) if other is not first)]


def _key(core: Core) -> Key:
    return (
        *core.hands,
        core.asks,
        core.best,
        core.owner,
        core.passed,
        core.yielder,
        core.scramble,
        core.headless,
        core.standing,
    )
