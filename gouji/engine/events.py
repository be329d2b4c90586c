"""事件: facts that the table sees, one frozen class each.

An event is public unless its ``audience`` names the one seat that may know it. A declined burn, show or
new deal is no event: nobody may learn that a seat had the choice.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from gouji.engine.early_events import (
    Bought,
    Called,
    Dealt,
    FirstLeader,
    LaidAside,
    OfSeat,
    OppositeChose,
    Redealt,
    RevoltMade,
    RoundOpened,
    RoundVoid,
    ShownThrees,
    TributeCards,
    TributeOffered,
    TributeRefused,
    TributeReturned,
    TributeTaken,
)
from gouji.rules.combo import Combo
from gouji.rules.scoring import OverReason, Score
from gouji.rules.seats import Federation, Seat, Seats
from gouji.rules.tribute import Debt

__all__ = [
    "AskedForWind",
    "Bought",
    "BurnEnded",
    "BurnLifted",
    "BurnSucceeded",
    "Burned",
    "BurntOut",
    "Called",
    "ClaimEnded",
    "ClaimMade",
    "Dealt",
    "Event",
    "Events",
    "FirstLeader",
    "GameOver",
    "GotStuck",
    "LaidAside",
    "Opened",
    "OppositeChose",
    "Passed",
    "Played",
    "Redealt",
    "RevoltMade",
    "RoundOpened",
    "RoundResult",
    "RoundVoid",
    "ShownThrees",
    "TookLast",
    "TributeCards",
    "TributeOffered",
    "TributeRefused",
    "TributeReturned",
    "TributeTaken",
    "TrickClosed",
    "TrickOpened",
    "WentOut",
    "Yielded",
    "visible",
]


@dataclass(frozen=True, slots=True)
class TrickOpened:
    """新一轮: a seat is to lead; mode and headless seats are settled (TURN-1, HEAD-1)."""

    audience: ClassVar = None
    leader: Seat
    scramble: bool
    headless: Seats


@dataclass(frozen=True, slots=True)
class Played:
    """出牌: a seat led a set or beat the one on the table."""

    audience: ClassVar = None
    seat: Seat
    combo: Combo
    beaten: Seat | None
    """Whose set it beat; ``None`` for a lead."""


@dataclass(frozen=True, slots=True)
class Burned:
    """烧牌: a seat burned another's set (BURN-3)."""

    audience: ClassVar = None
    seat: Seat
    combo: Combo
    victim: Seat


class Passed(OfSeat):
    """过牌: a seat passed (TURN-4)."""

    __slots__ = ()


class Yielded(OfSeat):
    """让牌: the opposite yielded (TURN-5)."""

    __slots__ = ()


class AskedForWind(OfSeat):
    """接风: a seat asked for the wind (WIND-2)."""

    __slots__ = ()


class BurnLifted(OfSeat):
    """解烧: a burning seat's set was beaten, it plays on normally (BURN-6)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class BurnSucceeded:
    """烧成: a burning seat played its last card (BURN-7)."""

    audience: ClassVar = None
    seat: Seat
    victim: Seat


class BurnEnded(OfSeat):
    """乱缠解烧: scramble began while a seat was burning (SCRAM-3)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class BurntOut:
    """烧糊: a burning seat could not go on and is forced out (BURN-8)."""

    audience: ClassVar = None
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """挑牌: a leader laid his hand open, split into sets (TIAO-1)."""

    audience: ClassVar = None
    seat: Seat
    sets: tuple[Combo, ...]


class ClaimEnded(OfSeat):
    """挑牌: a claim is over, the cards left are in hand again (TIAO-1)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GotStuck:
    """闷: a seat was beaten while it held nothing but threes; it is out if it has a place (BIESAN-5)."""

    audience: ClassVar = None
    seat: Seat
    beater: Seat
    place: int


class Opened(OfSeat):
    """开点: a seat has opened (POINT-1, REVOLT-5)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class WentOut:
    """出完: a seat played its last card and takes a place (END-1)."""

    audience: ClassVar = None
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TrickClosed:
    """扣牌: nobody beats the set (TURN-3); the lead goes to ``leader``, by wind if not its owner's."""

    audience: ClassVar = None
    owner: Seat
    leader: Seat


@dataclass(frozen=True, slots=True)
class RoundResult:
    """结果: places, sweep, burns and score of a round."""

    audience: ClassVar = None
    places: tuple[int, ...]
    """The place of each seat, 1 to 6."""
    sweep: Federation | None
    opened: Seats
    """The seats that have opened, as judged (POINT-2)."""
    burns: tuple[tuple[Seat, Seat], ...]
    """Burner and burned of each burn that succeeded (BURN-7)."""
    stuck: tuple[tuple[Seat, Seat], ...]
    """Victim and beater of each seat that was stuck (BIESAN-5)."""
    score: Score
    total: Score
    debts: tuple[Debt, ...]
    """What is due in the next round (TRIB-2)."""


@dataclass(frozen=True, slots=True)
class TookLast:
    """让科: second-last took over the last place (END-5)."""

    audience: ClassVar = None
    seat: Seat
    former: Seat


@dataclass(frozen=True, slots=True)
class GameOver:
    """终局: the game is over."""

    audience: ClassVar = None
    total: Score
    reason: OverReason


opened_trick: Final = cache(TrickOpened)
"""新一轮: the one object for these values: there are few, and a trick is opened at every turn of play."""

closed_trick: Final = cache(TrickClosed)
"""扣牌: the one object for these values."""

Event = (
    RoundOpened
    | Dealt
    | Called
    | ShownThrees
    | Redealt
    | Bought
    | TributeOffered
    | TributeCards
    | TributeTaken
    | TributeRefused
    | TributeReturned
    | RevoltMade
    | RoundVoid
    | OppositeChose
    | LaidAside
    | FirstLeader
    | TrickOpened
    | Played
    | Burned
    | Passed
    | Yielded
    | AskedForWind
    | BurnLifted
    | BurnSucceeded
    | BurnEnded
    | BurntOut
    | ClaimMade
    | ClaimEnded
    | GotStuck
    | Opened
    | WentOut
    | TrickClosed
    | RoundResult
    | TookLast
    | GameOver
)
"""事件: any event."""

Events = tuple[Event, ...]


def visible(events: Events, seat: Seat) -> Events:
    """可见事件: those of the events that a seat may know."""
    return tuple(event for event in events if event.audience in (None, seat))
