"""事件: facts of a round before its first lead; see :mod:`gouji.engine.events`."""

from dataclasses import dataclass
from typing import ClassVar

from gouji.rules.biesan import Purchase
from gouji.rules.cards import Card, Rank, Suit
from gouji.rules.hand import Hand
from gouji.rules.leading import LeadBy
from gouji.rules.opening import Call
from gouji.rules.seats import Seat
from gouji.rules.tribute import Debt


@dataclass(frozen=True, slots=True)
class OfSeat:
    """事件: what a seat did or what befell it, with nothing more to say."""

    audience: ClassVar = None
    seat: Seat


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
    """亮三: a seat showed threes of one suit, in 憋三 fours (LEAD-1)."""

    audience: ClassVar = None
    seat: Seat
    suit: Suit
    number: int
    rank: Rank


class Redealt(OfSeat):
    """重发: a seat without power cards demanded a new deal (DEAL-2)."""

    __slots__ = ()


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


class RevoltMade(OfSeat):
    """革命: a seat laid down its hand (REVOLT-1)."""

    __slots__ = ()


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
