"""出局: how a seat leaves play, and what that settles (END-1, END-3, POINT-2)."""

from gouji.engine.events import BurnSucceeded, Events, Opened, WentOut
from gouji.engine.state import Ledger, Standing, replaced
from gouji.rules.opening import JUDGED, SECOND
from gouji.rules.revolt import REVOLTER_PLACE
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import free_place
from gouji.rules.seats import BIT, MEMBERS, NOBODY, OPPOSITE, Federation, Seat, Seats


def is_decided(in_play: Seats) -> bool:
    """局终: whether all seats still in play are of one federation, or none is left (END-1)."""
    return not (in_play & MEMBERS[Federation.ODD] and in_play & MEMBERS[Federation.EVEN])


def go_out(rules: RuleSet, standing: Standing, seat: Seat) -> tuple[Standing, Events]:
    """出完: a seat without cards takes the highest free place (END-1).

    A burn succeeds at this moment, even if the set is then beaten (BURN-7); points are judged (POINT-2).
    """
    kept = REVOLTER_PLACE if standing.revolted else 0
    place = free_place(standing.places, kept=kept)
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
    place = free_place(standing.places, lowest=True)
    standing = standing._replace(
        places=replaced(standing.places, seat, place),
        in_play=Seats(standing.in_play & ~BIT[seat]),
        reported=replaced(standing.reported, seat, 0),
    )
    return standing, place


def _judge(
    rules: RuleSet, standing: Standing, ledger: Ledger, seat: Seat, place: int
) -> tuple[Ledger, Events]:
    if not rules.points:
        return ledger, ()
    events: Events = ()
    revolted = standing.revolted
    # The revolter's opposite opens by being head or second himself, judged before or not (REVOLT-5).
    if revolted and seat == OPPOSITE[revolted.seat] and place <= SECOND:
        anew, events = open_point(ledger._replace(judged=NOBODY), seat)
        ledger = ledger._replace(opened=anew.opened)
    judged = Seats(ledger.judged | JUDGED[rules.point_deadline](place, seat))
    return ledger._replace(judged=judged), events


def open_point(ledger: Ledger, seat: Seat) -> tuple[Ledger, Events]:
    """开点: a seat has opened, unless it has already or was judged before (POINT-1, POINT-2)."""
    if (ledger.opened | ledger.judged) & BIT[seat]:
        return ledger, ()
    return ledger._replace(opened=Seats(ledger.opened | BIT[seat])), (Opened(seat),)
