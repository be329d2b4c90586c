"""动作: what a seat decides, one frozen class for each act of a record.

An act has no seat: the state says whose turn it is, and a decision is a seat with an act.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import ClassVar, Final

from gouji.rules.asks import Kind
from gouji.rules.cards import NotationError
from gouji.rules.combo import Combo, parse_combo


@dataclass(frozen=True, slots=True)
class No:
    """不: decline a show, a new deal or a burn. No public event."""

    kind: ClassVar = Kind.NO


@dataclass(frozen=True, slots=True)
class Show:
    """亮三: show one's best group of threes (LEAD-1)."""

    kind: ClassVar = Kind.SHOW


@dataclass(frozen=True, slots=True)
class Redeal:
    """重发: demand a new deal (DEAL-2)."""

    kind: ClassVar = Kind.REDEAL


@dataclass(frozen=True, slots=True)
class Play:
    """出牌: lead a set, or beat the one on the table with it (TURN-3)."""

    kind: ClassVar = Kind.PLAY
    combo: Combo


@dataclass(frozen=True, slots=True)
class Burn:
    """烧牌: burn the set on the table with a set that beats it (BURN-3)."""

    kind: ClassVar = Kind.BURN
    combo: Combo


@dataclass(frozen=True, slots=True)
class Pass:
    """过牌: decline to beat the set (TURN-4)."""

    kind: ClassVar = Kind.PASS


@dataclass(frozen=True, slots=True)
class Yield:
    """让牌: let the others speak first (TURN-5)."""

    kind: ClassVar = Kind.YIELD


@dataclass(frozen=True, slots=True)
class Wind:
    """接风: ask for the wind (WIND-2)."""

    kind: ClassVar = Kind.WIND


@dataclass(frozen=True, slots=True)
class Dissolve:
    """散局: end the game by consent of all humans, in place of any decision (VOID-1)."""

    kind: ClassVar = Kind.DISSOLVE


Action = No | Show | Redeal | Play | Burn | Pass | Yield | Wind | Dissolve
"""动作: any act."""

NO: Final = No()
SHOW: Final = Show()
REDEAL: Final = Redeal()
PASS: Final = Pass()
YIELD: Final = Yield()
WIND: Final = Wind()
DISSOLVE: Final = Dissolve()

WITHOUT_CARDS: Final[Mapping[Kind, Action]] = MappingProxyType(
    {act.kind: act for act in (NO, SHOW, REDEAL, PASS, YIELD, WIND, DISSOLVE)}
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


WITH_CARDS: Final[Mapping[Kind, Callable[[Combo], Action]]] = MappingProxyType(
    {Kind.PLAY: play, Kind.BURN: burn}
)
"""The acts made of a set, by kind."""


def act_text(act: Action) -> str:
    """动作: write an act as ``gouji legal`` lists it: ``pass``, ``play KKK2w``."""
    match act:
        case Play(combo) | Burn(combo):
            return f"{act.kind} {combo.text}"
        case _:
            return str(act.kind)


def parse_act(name: str, cards: str | None = None) -> Action:
    """动作: read an act from its name and, for ``play`` and ``burn``, its cards.

    Raises:
        NotationError: the name is no act, cards are missing, superfluous, no set (SET-1),
            or not in the order of the notation.
    """
    try:
        kind = Kind(name)
    except ValueError:
        message = f"unknown act {name!r}"
        raise NotationError(message) from None
    make = WITH_CARDS.get(kind)
    if make is None:
        if cards is not None:
            message = f"{name} takes no cards"
            raise NotationError(message)
        return WITHOUT_CARDS[kind]
    if cards is None:
        message = f"{name} needs cards"
        raise NotationError(message)
    combo = parse_combo(cards)
    if combo.text != cards:
        message = f"{cards!r} must be written {combo.text!r}"
        raise NotationError(message)
    return make(combo)
