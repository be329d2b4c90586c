"""轮次: who is asked after a set, and in which order (TURN, WIND, HEAD, SCRAM)."""

from enum import StrEnum
from functools import cache
from typing import Final

from gouji.rules.asks import Ask, Asks, Kind, Question
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats, after, members


class LastWord(StrEnum):
    """末位发言: whether an opposite who passed is asked once more at the end (TURN-7)."""

    YIELD_ONLY = "yield_only"
    ALWAYS = "always"


class ScrambleFrom(StrEnum):
    """乱缠开始: from when on tricks are led in scramble mode (SCRAM-1)."""

    SECOND_OUT = "second_out"
    FOUR_LEFT = "four_left"


FOLLOW: Final = frozenset({Kind.PLAY, Kind.PASS})
"""What anyone asked about a set may answer: beat it or pass."""


def is_protected(laid: Combo, owner: Seat, headless: Seats, *, scramble: bool) -> bool:
    """够级牌: whether only some may answer a set (TURN-2.2): gouji, normal mode, owner not headless."""
    return not scramble and is_gouji(laid) and not headless & BIT[owner]


def is_dead_gouji(owner: Seat, in_play: Seats) -> bool:
    """够死级: whether a protected set has no opposite to answer it (HEAD-3)."""
    return not in_play & BIT[OPPOSITE[owner]]


@cache
def unprotected_asks(owner: Seat, in_play: Seats, passed: Seats) -> Asks:
    """轮次: the questions after an unprotected set in normal mode (TURN-2.3).

    The opposite may yield while somebody is to be asked after him (TURN-5); after a last set the next
    seat in play may ask for the wind (WIND-2).
    """
    opposite = OPPOSITE[owner]
    asked = [seat for seat in after(owner, in_play) if seat == opposite or not passed & BIT[seat]]
    is_last_set = not in_play & BIT[owner]
    heir = wind_heir(owner, in_play) if is_last_set else None
    return tuple(
        Ask(
            seat,
            Question.FOLLOW,
            FOLLOW
            | ({Kind.YIELD} if seat == opposite and seat != asked[-1] else set())
            | ({Kind.WIND} if seat == heir and not passed & BIT[seat] else set()),
        )
        for seat in asked
    )


@cache
def protected_asks(owner: Seat, in_play: Seats, passed: Seats, headless: Seats) -> Asks:
    """轮次: the questions after a protected set, once nobody burns it (TURN-2.2, HEAD-2).

    The opposite, even if he has passed, and the headless seats that have not; none at a dead gouji.
    """
    if is_dead_gouji(owner, in_play):
        return ()
    answering = Seats(headless & ~passed | BIT[OPPOSITE[owner]])
    return tuple(
        Ask(seat, Question.FOLLOW, FOLLOW) for seat in after(owner, Seats(answering & in_play))
    )


@cache
def scramble_asks(owner: Seat, in_play: Seats, passed: Seats) -> Asks:
    """乱缠轮次: the questions after a set in scramble mode (SCRAM-2).

    ``passed`` is empty unless ``scramble_pass_binds``.
    """
    asked = after(owner, Seats(in_play & ~passed))
    return tuple(Ask(seat, Question.FOLLOW, FOLLOW) for seat in asked)


@cache
def once_more(seat: Seat) -> Ask:
    """末位发言: the question to a yielder when all others have declined: to beat or to pass (TURN-5)."""
    return Ask(seat, Question.FOLLOW, FOLLOW)


@cache
def lead_ask(seat: Seat, *, may_claim: bool = False) -> Ask:
    """发牌: the question to the seat that opens a trick; with ``tiao`` it may claim (TIAO-1)."""
    return Ask(seat, Question.LEAD, frozenset({Kind.PLAY} | ({Kind.CLAIM} if may_claim else set())))


@cache
def pick_ask(seat: Seat) -> Ask:
    """挑牌: the question to the mate who picks the next set of a claim (TIAO-1)."""
    return Ask(seat, Question.PICK, frozenset({Kind.PICK}))


@cache
def wind_heir(owner: Seat, in_play: Seats) -> Seat:
    """接风: the next seat in play after the owner of an unbeaten last set (WIND-1)."""
    return after(owner, in_play)[0]


@cache
def headless_seats(in_play: Seats) -> Seats:
    """无头: the seats in play whose opposite is out of play (HEAD-1)."""
    lone = NOBODY
    for seat in members(in_play):
        if not in_play & BIT[OPPOSITE[seat]]:
            lone = Seats(lone | BIT[seat])
    return lone


def is_scramble(option: ScrambleFrom, places: tuple[int, ...], in_play: Seats) -> bool:
    """四户乱缠: whether a trick led now is in scramble mode (SCRAM-1).

    Args:
        option: from when on.
        places: the place of each seat, 0 while it has none.
        in_play: the seats in play.
    """
    return STARTED[option](places, in_play)


def _second_out(places: tuple[int, ...], _: Seats) -> bool:
    return 2 in places  # noqa: PLR2004 – second goes out after head


def _four_left(_: tuple[int, ...], in_play: Seats) -> bool:
    return in_play.bit_count() <= 4  # noqa: PLR2004 – the last four


STARTED: Final = {ScrambleFrom.SECOND_OUT: _second_out, ScrambleFrom.FOUR_LEFT: _four_left}
