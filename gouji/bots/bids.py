"""出价: what a set is worth in two parts, so that its chance to stand is worked out only where needed."""

from collections.abc import Sequence
from operator import itemgetter

from gouji.bots.scene import Scene
from gouji.rules.combo import Combo

Bid = tuple[float, float, Combo]
"""出价: what a set is worth if it surely stands, the part that is lost if it does not, and the set."""

_most = itemgetter(0)


def best(scene: Scene, bids: Sequence[Bid]) -> tuple[float, Combo]:
    """出价: the set that is worth most, and how much.

    Args:
        scene: what is seen.
        bids: one or more.
    """
    value, chosen = float("-inf"), bids[0][2]
    for most, standing, laid in sorted(bids, key=_most, reverse=True):
        if most <= value:
            break
        worth = most - standing * (1.0 - scene.stands(laid)) if standing else most
        if worth > value:
            value, chosen = worth, laid
    return value, chosen


def valued(scene: Scene, bids: Sequence[Bid]) -> list[tuple[float, Combo]]:
    """出价: what each set is worth."""
    return [(most - standing * (1.0 - scene.stands(laid)), laid) for most, standing, laid in bids]
