"""动作: what a seat decides, one frozen class for each act of a record.

An act has no seat: the state says whose turn it is, and a decision is a seat with an act.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import ClassVar, Final

from gouji.rules.asks import Kind
from gouji.rules.cards import NotationError, Rank, parse_ranks
from gouji.rules.combo import Combo, parse_combo
from gouji.rules.hand import Hand, hand_text, parse_hand


@dataclass(frozen=True, slots=True)
class Word:
    """动作: an act that needs no cards."""


@dataclass(frozen=True, slots=True)
class OfSet:
    """动作: an act with one set."""

    combo: Combo


class No(Word):
    """不: decline a show, a new deal or a burn. No public event."""

    __slots__ = ()
    kind = Kind.NO


class AdvanceCall(Word):
    """预点: bet before the deal that one's opposite will not open (POINT-6)."""

    __slots__ = ()
    kind = Kind.ADVANCE_CALL


class Show(Word):
    """亮三: show one's best group of threes (LEAD-1)."""

    __slots__ = ()
    kind = Kind.SHOW


class Redeal(Word):
    """重发: demand a new deal (DEAL-2)."""

    __slots__ = ()
    kind = Kind.REDEAL


class Accept(Word):
    """收贡: take a tribute (TRIB-4)."""

    __slots__ = ()
    kind = Kind.ACCEPT


class Refuse(Word):
    """拒贡: refuse a tribute, whole (TRIB-4)."""

    __slots__ = ()
    kind = Kind.REFUSE


@dataclass(frozen=True, slots=True)
class Return:
    """还贡: return these cards for a tribute (TRIB-5)."""

    kind: ClassVar = Kind.RETURN
    cards: Hand


class MakeCall(Word):
    """明点: bet before the first lead that one's opposite will not open (POINT-6)."""

    __slots__ = ()
    kind = Kind.CALL


class Revolt(Word):
    """革命: lay down a hand without power cards (REVOLT-1)."""

    __slots__ = ()
    kind = Kind.REVOLT


class Keep(Word):
    """要头: the revolter's opposite plays three dead gouji before he is headless (REVOLT-4)."""

    __slots__ = ()
    kind = Kind.KEEP


class GoHeadless(Word):
    """无头: the revolter's opposite is headless at once (REVOLT-4)."""

    __slots__ = ()
    kind = Kind.HEADLESS


@dataclass(frozen=True, slots=True)
class Hui:
    """烩牌: have all threes, all fours, both or none laid aside (HUI-1)."""

    kind: ClassVar = Kind.HUI
    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """挑牌: lay the whole hand open, split into sets (TIAO-1)."""

    kind: ClassVar = Kind.CLAIM
    sets: tuple[Combo, ...]


class Pick(OfSet):
    """挑牌: the mate picks the next set of a claim (TIAO-1)."""

    __slots__ = ()
    kind = Kind.PICK


class TakeLast(Word):
    """让科: second-last takes over the last place (END-5)."""

    __slots__ = ()
    kind = Kind.TAKE_LAST


class Play(OfSet):
    """出牌: lead a set, or beat the one on the table with it (TURN-3)."""

    __slots__ = ()
    kind = Kind.PLAY


class Burn(OfSet):
    """烧牌: burn the set on the table with a set that beats it (BURN-3)."""

    __slots__ = ()
    kind = Kind.BURN


class Pass(Word):
    """过牌: decline to beat the set (TURN-4)."""

    __slots__ = ()
    kind = Kind.PASS


class Yield(Word):
    """让牌: let the others speak first (TURN-5)."""

    __slots__ = ()
    kind = Kind.YIELD


class Wind(Word):
    """接风: ask for the wind (WIND-2)."""

    __slots__ = ()
    kind = Kind.WIND


class Dissolve(Word):
    """散局: end the game by consent of all humans, in place of any decision (VOID-1)."""

    __slots__ = ()
    kind = Kind.DISSOLVE


Action = (
    No
    | AdvanceCall
    | Show
    | Redeal
    | Accept
    | Refuse
    | Return
    | MakeCall
    | Revolt
    | Keep
    | GoHeadless
    | Hui
    | Play
    | Claim
    | Pick
    | Burn
    | Pass
    | Yield
    | Wind
    | TakeLast
    | Dissolve
)
"""动作: any act."""

NO: Final = No()
ADVANCE_CALL: Final = AdvanceCall()
SHOW: Final = Show()
REDEAL: Final = Redeal()
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
CALL: Final = MakeCall()
REVOLT: Final = Revolt()
KEEP: Final = Keep()
HEADLESS: Final = GoHeadless()
PASS: Final = Pass()
YIELD: Final = Yield()
WIND: Final = Wind()
TAKE_LAST: Final = TakeLast()
DISSOLVE: Final = Dissolve()

HUI_CHOICES: Final = tuple(
    Hui(ranks) for ranks in ((), (Rank.THREE,), (Rank.THREE, Rank.FOUR), (Rank.FOUR,))
)
"""烩牌: the four answers (HUI-1)."""

WITHOUT_CARDS: Final[Mapping[Kind, Action]] = MappingProxyType(
    {
        act.kind: act
        for act in (
            *(NO, ADVANCE_CALL, SHOW, REDEAL, ACCEPT, REFUSE, CALL, REVOLT, KEEP, HEADLESS),
            *(PASS, YIELD, WIND, TAKE_LAST, DISSOLVE),
        )
    }
)
"""The acts that need no cards, by kind."""


@cache
def play(combo: Combo) -> Play:
    """出牌: the one object for playing this set."""
    return Play(combo)


@cache
def burn(combo: Combo) -> Burn:
    """烧牌: the one object for burning with this set."""
    return Burn(combo)


def _return(cards: str) -> Return:
    return Return(parse_hand(cards))


def _hui(cards: str) -> Hui:
    return Hui(parse_ranks(cards))


def _of_set(make: Callable[[Combo], Action]) -> Callable[[str], Action]:
    return lambda cards: make(parse_combo(cards))


WITH_CARDS: Final[Mapping[Kind, Callable[[str], Action]]] = MappingProxyType(
    {
        Kind.PLAY: _of_set(play),
        Kind.BURN: _of_set(burn),
        Kind.PICK: _of_set(Pick),
        Kind.RETURN: _return,
        Kind.HUI: _hui,
    }
)
"""The acts made of cards, by kind."""


def act_cards(act: Action) -> str | None:
    """动作: the cards of an act as a record writes them, ``None`` if it has none."""
    match act:
        case Play(combo) | Burn(combo) | Pick(combo):
            return combo.text
        case Return(cards):
            return hand_text(cards)[::-1]
        case Hui(ranks):
            return "".join(rank.letter for rank in ranks)
        case _:
            return None


def act_text(act: Action) -> str:
    """动作: write an act as ``gouji legal`` lists it: ``pass``, ``play KKK2w``, ``claim``."""
    return " ".join(filter(None, (act.kind, act_cards(act))))


def parse_act(name: str, cards: str | None = None, sets: Sequence[str] | None = None) -> Action:
    """动作: read an act from its name and its cards or sets.

    Raises:
        NotationError: the name is no act, cards are missing, superfluous, no set (SET-1),
            or not in the order of the notation.
    """
    try:
        kind = Kind(name)
    except ValueError:
        message = f"unknown act {name!r}"
        raise NotationError(message) from None
    for what, given, is_needed in (
        ("sets", sets, kind is Kind.CLAIM),
        ("cards", cards, kind in WITH_CARDS),
    ):
        if (given is not None) != is_needed:
            message = f"{name} {'needs' if is_needed else 'takes no'} {what}"
            raise NotationError(message)
    if sets is not None:
        return Claim(tuple(_canonical(text) for text in sets))
    if cards is None:
        return WITHOUT_CARDS[kind]
    act = WITH_CARDS[kind](cards)
    if act_cards(act) != cards:
        message = f"{cards!r} must be written {act_cards(act)!r}"
        raise NotationError(message)
    return act


def _canonical(text: str) -> Combo:
    combo = parse_combo(text)
    if combo.text != text:
        message = f"{text!r} must be written {combo.text!r}"
        raise NotationError(message)
    return combo
