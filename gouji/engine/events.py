"""事件: facts that the table sees, one frozen class each.

An event is public unless its ``audience`` names the one seat that may know it. A declined burn, show or
new deal is no event: nobody may learn that a seat had the choice.
"""

from dataclasses import dataclass
from typing import ClassVar

from gouji.rules.cards import Card, Suit
from gouji.rules.combo import Combo
from gouji.rules.leading import LeadBy
from gouji.rules.scoring import OverReason, Score
from gouji.rules.seats import Federation, Seat, Seats


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """开局: a round begins; its first drawer is known (DEAL-1)."""

    audience: ClassVar = None
    number: int
    drawer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """发牌: a seat has got its hand. Only that seat may know the cards."""

    audience: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShownThrees:
    """亮三: a seat showed threes of one suit (LEAD-1)."""

    audience: ClassVar = None
    seat: Seat
    suit: Suit
    number: int


@dataclass(frozen=True, slots=True)
class Redealt:
    """重发: a seat without power cards demanded a new deal (DEAL-2)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstLeader:
    """先手: who leads the first trick, and by what (LEAD-1, LEAD-2)."""

    audience: ClassVar = None
    seat: Seat
    by: LeadBy


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


@dataclass(frozen=True, slots=True)
class Passed:
    """过牌: a seat passed (TURN-4)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class Yielded:
    """让牌: the opposite yielded (TURN-5)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskedForWind:
    """接风: a seat asked for the wind (WIND-2)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class BurnLifted:
    """解烧: a burning seat's set was beaten, it plays on normally (BURN-6)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class BurnSucceeded:
    """烧成: a burning seat played its last card (BURN-7)."""

    audience: ClassVar = None
    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class BurnEnded:
    """乱缠解烧: scramble began while a seat was burning (SCRAM-3)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class BurntOut:
    """烧糊: a burning seat could not go on and is forced out (BURN-8)."""

    audience: ClassVar = None
    seat: Seat
    place: int


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
    burns: tuple[tuple[Seat, Seat], ...]
    """Burner and burned of each burn that succeeded (BURN-7)."""
    score: Score
    total: Score


@dataclass(frozen=True, slots=True)
class GameOver:
    """终局: the game is over."""

    audience: ClassVar = None
    total: Score
    reason: OverReason


Event = (
    RoundOpened
    | Dealt
    | ShownThrees
    | Redealt
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
    | WentOut
    | TrickClosed
    | RoundResult
    | GameOver
)
"""事件: any event."""

Events = tuple[Event, ...]


def visible(events: Events, seat: Seat) -> Events:
    """可见事件: those of the events that a seat may know."""
    return tuple(event for event in events if event.audience in (None, seat))
