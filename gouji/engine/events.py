"""事件: facts that the table sees, one frozen class each.

An event is public unless its ``audience`` names the one seat that may know it. A declined burn, show or
new deal is no event: nobody may learn that a seat had the choice.
"""

from dataclasses import dataclass
from typing import ClassVar

from gouji.rules.biesan import Purchase
from gouji.rules.cards import Card, Rank, Suit
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand
from gouji.rules.leading import LeadBy
from gouji.rules.opening import Call
from gouji.rules.scoring import OverReason, Score
from gouji.rules.seats import Federation, Seat, Seats
from gouji.rules.tribute import Debt


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
class Called:
    """宣点: a seat called on its opposite, in advance or before the first lead (POINT-6)."""

    audience: ClassVar = None
    seat: Seat
    call: Call


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
class Bought:
    """买三: a seat bought a three (BIESAN-2). The table sees both cards."""

    audience: ClassVar = None
    purchase: Purchase


@dataclass(frozen=True, slots=True)
class TributeOffered:
    """进贡: a debt is being paid; ``number`` may be less than owed, and 0 if there is no card to pay."""

    audience: ClassVar = None
    debt: Debt
    number: int


@dataclass(frozen=True, slots=True)
class TributeCards:
    """贡牌: the cards of a payment or a return, told to one of the two concerned."""

    audience: Seat
    giver: Seat
    taker: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class TributeTaken:
    """收贡: a payment was accepted (TRIB-4)."""

    audience: ClassVar = None
    debt: Debt
    number: int


@dataclass(frozen=True, slots=True)
class TributeRefused:
    """拒贡: a payment was refused, whole (TRIB-4)."""

    audience: ClassVar = None
    debt: Debt


@dataclass(frozen=True, slots=True)
class TributeReturned:
    """还贡: the receiver returned cards (TRIB-5)."""

    audience: ClassVar = None
    giver: Seat
    taker: Seat
    number: int


@dataclass(frozen=True, slots=True)
class RevoltMade:
    """革命: a seat laid down its hand (REVOLT-1)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundVoid:
    """流局: two have revolted, the round starts over (REVOLT-2)."""

    audience: ClassVar = None


@dataclass(frozen=True, slots=True)
class OppositeChose:
    """要头: the revolter's opposite keeps his dead gouji, or is headless at once (REVOLT-4)."""

    audience: ClassVar = None
    seat: Seat
    keeps: bool


@dataclass(frozen=True, slots=True)
class LaidAside:
    """烩牌: the ranks of which all hands laid their cards aside (HUI-1)."""

    audience: ClassVar = None
    seat: Seat
    ranks: tuple[Rank, ...]
    cards: Hand


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
class ClaimMade:
    """挑牌: a leader laid his hand open, split into sets (TIAO-1)."""

    audience: ClassVar = None
    seat: Seat
    sets: tuple[Combo, ...]


@dataclass(frozen=True, slots=True)
class ClaimEnded:
    """挑牌: a claim is over, the cards left are in hand again (TIAO-1)."""

    audience: ClassVar = None
    seat: Seat


@dataclass(frozen=True, slots=True)
class GotStuck:
    """闷: a seat was beaten while it held nothing but threes; it is out if it has a place (BIESAN-5)."""

    audience: ClassVar = None
    seat: Seat
    beater: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Opened:
    """开点: a seat has opened (POINT-1, REVOLT-5)."""

    audience: ClassVar = None
    seat: Seat


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
