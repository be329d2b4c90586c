"""出局: how a seat leaves play, and what that settles (END-1, END-3, POINT-2)."""

from functools import cache

from gouji.engine.events import BurnSucceeded, Events, Opened, WentOut
from gouji.engine.state import Ledger, Standing, replaced
from gouji.rules.opening import JUDGED, SECOND
from gouji.rules.revolt import REVOLTER_PLACE
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import free_place
from gouji.rules.seats import BIT, EVERYBODY, MEMBERS, NOBODY, OPPOSITE, Federation, Seat, Seats


@cache
def is_decided(in_play: Seats) -> bool:
    """局终: whether all seats still in play are of one federation, or none is left (END-1)."""
    return not (in_play & MEMBERS[Federation.ODD] and in_play & MEMBERS[Federation.EVEN])


def go_out(rules: RuleSet, standing: Standing, seat: Seat) -> tuple[Standing, Events]:
    """出完: a seat without cards takes the highest free place (END-1).

    A burn succeeds at this moment, even if the set is then beaten (BURN-7); points are judged (POINT-2).
    """
    place = free_place(standing.places, kept=_kept(standing))
    events: Events = (WentOut(seat, place),)
    burning, ledger = standing.burning, standing.ledger
    if burning is not None and burning.seat == seat:
        events = (BurnSucceeded(seat, burning.victim), *events)
        ledger = ledger._replace(burns=(*ledger.burns, (seat, burning.victim)))
        burning = None
    ledger, opened = _judge(rules, standing, ledger, seat, place)
    standing = standing._replace(
        places=replaced(standing.places, seat, place),
        in_play=Seats(standing.in_play & ~BIT[seat]),
        reported=replaced(standing.reported, seat, 0),
        burning=burning,
        ledger=ledger,
        claimed=None,
    )
    return standing, events + opened


def force_out(standing: Standing, seat: Seat) -> tuple[Standing, int]:
    """强制出局: a seat takes the lowest free place, its cards leave play (END-3).

    Returns:
        The standing, and the place.
    """
    place = free_place(standing.places, kept=_kept(standing), lowest=True)
    standing = standing._replace(
        places=replaced(standing.places, seat, place),
        in_play=Seats(standing.in_play & ~BIT[seat]),
        reported=replaced(standing.reported, seat, 0),
    )
    return standing, place


def _kept(standing: Standing) -> int:
    # The revolter's place is nobody else's, not even a forced out seat's (REVOLT-3).
    return REVOLTER_PLACE if standing.revolted else 0


def _judge(
    rules: RuleSet, standing: Standing, ledger: Ledger, seat: Seat, place: int
) -> tuple[Ledger, Events]:
    if not rules.points:
        return ledger, ()
    ledger, events = _open_by_place(standing, ledger, seat, place)
    judged = Seats(ledger.judged | JUDGED[rules.point_deadline](place, seat))
    return ledger._replace(judged=judged), events


def _open_by_place(
    standing: Standing, ledger: Ledger, seat: Seat, place: int
) -> tuple[Ledger, Events]:
    # The revolter's opposite opens by being head or second himself, judged before or not (REVOLT-5).
    revolted = standing.revolted
    if revolted is None or seat != OPPOSITE[revolted.seat] or place > SECOND:
        return ledger, ()
    anew, events = open_point(ledger._replace(judged=NOBODY), seat)
    return ledger._replace(opened=anew.opened), events


def judged_at_end(rules: RuleSet, standing: Standing, places: tuple[int, ...]) -> Ledger:
    """开点: the ledger when the round has ended and everybody is judged (POINT-2, REVOLT-5)."""
    ledger = standing.ledger
    if rules.points and standing.revolted is not None:
        other = OPPOSITE[standing.revolted.seat]
        ledger, _ = _open_by_place(standing, ledger, other, places[other - 1])
    return ledger._replace(judged=EVERYBODY)


def open_point(ledger: Ledger, seat: Seat) -> tuple[Ledger, Events]:
    """开点: a seat has opened, unless it has already or was judged before (POINT-1, POINT-2)."""
    if (ledger.opened | ledger.judged) & BIT[seat]:
        return ledger, ()
    return ledger._replace(opened=Seats(ledger.opened | BIT[seat])), (Opened(seat),)
