"""残局: the last cards with all hands open, searched to the end."""

from functools import cache
from itertools import combinations
from typing import Final

from gouji.bots.core import Core
from gouji.bots.regular import act, options
from gouji.engine.actions import Action
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import round_score
from gouji.rules.seats import SEATS

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
        worst, best = _reach(core)
        if worst == best or worst >= high:
            return worst
        if best <= low:
            return best
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


def _reach(core: Core) -> tuple[float, float]:
    # Between which margins the round can still end; much is not worth a search.
    if core.rules.side_points or core.standing.revolted is not None:
        return -INFINITY, INFINITY
    total = core.match.total
    before = (total.odd - total.even) / 2
    worst, best = _margins(core.standing.places, core.rules)
    return before + worst, before + best


@cache
def _margins(places: tuple[int, ...], rules: RuleSet) -> tuple[float, float]:
    free = {place for place in range(1, len(SEATS) + 1) if place not in places}
    odd = [seat for seat in SEATS[::2] if not places[seat - 1]]
    even = [seat for seat in SEATS[1::2] if not places[seat - 1]]
    margins = []
    for taken in combinations(sorted(free), len(odd)):
        final = list(places)
        for seat, place in zip((*odd, *even), (*taken, *sorted(free - {*taken})), strict=True):
            final[seat - 1] = place
        score = round_score(final, rules.scoring, negative=rules.negative_scores)
        margins.append((score.odd - score.even) / 2)
    return min(margins), max(margins)


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
