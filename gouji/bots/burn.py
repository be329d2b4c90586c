"""烧牌: ``regular`` burns only what it can play out."""

from typing import Final, cast

from gouji.bots.candidates import way_out
from gouji.bots.reasons import Why
from gouji.bots.scene import Choice, Scene
from gouji.bots.worth import change
from gouji.engine.actions import NO, burn
from gouji.rules.beating import answers
from gouji.rules.combo import Combo
from gouji.rules.seats import BIT

RISK: Final = 0.5
"""The chance of being beaten at once by the opposite that a burn may have."""


def burning(scene: Scene, without: frozenset[Why] = frozenset()) -> Choice:
    """烧牌: burn the set on the table, or decline.

    Args:
        scene: what is seen.
        without: rules to leave out, which is how they are measured.
    """
    best = cast("Combo", scene.best)
    out = way_out(scene.hand, best, scene.jokers)
    if out is not None:
        return burn(out), Why.OUT, ()
    if scene.is_a_mates:
        return NO, Why.MATE, (("seat", scene.owner),)
    sure = [] if Why.BURN in without else sure_burns(scene)
    if not sure:
        return NO, Why.NO_BURN, ()
    return burn(sure[0]), Why.BURN, ()


def sure_burns(scene: Scene) -> list[Combo]:
    """烧牌: the sets after which the rest runs home, and that will hardly be beaten; the best first."""
    found = answers(scene.hand, cast("Combo", scene.best), scene.jokers)
    sure = [laid for laid in found if _is_sure(scene, laid)]
    return sorted(sure, key=lambda laid: -change(scene.hand, scene.plan, laid)[0])


def _is_sure(scene: Scene, laid: Combo) -> bool:
    after = scene.rest(laid)
    if after is None or not after.runs:
        return False
    return not scene.in_play & BIT[scene.opposite] or scene.beaten_by(laid, scene.opposite) < RISK
