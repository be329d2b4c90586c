"""大事: what of a game is worth going to, and the sign of each on a timeline. Pure."""

from collections.abc import Iterable
from typing import Final

from gouji.engine.events import (
    Burned,
    BurntOut,
    Event,
    Events,
    GotStuck,
    Opened,
    Played,
    RevoltMade,
    TrickOpened,
    WentOut,
)
from gouji.rules.gouji import is_gouji
from gouji.tui.glyphs import BURN, GOUJI, NEAR, POINT, REVOLT, SCRAMBLE, WORSE

RISING: Final = (NEAR, GOUJI, POINT, SCRAMBLE, BURN, REVOLT, WORSE)
"""Signs, the one first that gives way to all others; a place, which is a digit, gives way to none."""


def signs_of(played: Iterable[Events]) -> tuple[str, ...]:
    """大事: the sign of what is most worth noting of each step of a game, empty where nothing is.

    Args:
        played: what happened at each step, in order; only what everybody saw counts.
    """
    signs, scramble = [], False
    for events in played:
        signs.append(best_sign(_sign(event, scramble=scramble) for event in events))
        tricks = (event for event in events if isinstance(event, TrickOpened))
        scramble = next((trick.scramble for trick in tricks), scramble)
    return tuple(signs)


def best_sign(signs: Iterable[str]) -> str:
    """大事: the sign to which the others give way; empty if there is none."""
    return max(signs, key=_weight, default="")


def _weight(sign: str) -> int:
    if sign.isdigit():
        return len(RISING)
    return RISING.index(sign) if sign else -1


def _sign(event: Event, *, scramble: bool) -> str:
    match event:
        case WentOut(place=place) | BurntOut(place=place) | GotStuck(place=place) if place:
            return str(place)
        case RevoltMade():
            return REVOLT
        case Burned():
            return BURN
        case Opened():
            return POINT
        case TrickOpened(scramble=True) if not scramble:
            return SCRAMBLE
        # In a scramble no set is gouji (SCRAM-2).
        case Played(combo=combo) if not scramble and is_gouji(combo):
            return GOUJI
        case _:
            return ""
