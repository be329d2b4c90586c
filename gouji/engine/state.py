"""局面: everything true at one moment, as immutable values.

Named tuples, because a state is built anew at every step: they cost a third of a frozen dataclass.
What everybody at the table knows stands in types of its own (:class:`Trick`, :class:`Standing`), so that
a view can hold them whole and nothing need be stripped.
"""

from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from gouji.engine.actions import Action
from gouji.engine.events import Events
from gouji.rules.asks import Asks
from gouji.rules.combo import Combo
from gouji.rules.deck import Dealt
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.leading import Shown
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import OverReason, Score, Streak
from gouji.rules.seats import EVERYBODY, NOBODY, SEATS, Seat, Seats

Value = TypeVar("Value")

SIX_TIMES_NOTHING: Final = (0,) * len(SEATS)


class PhaseName(StrEnum):
    """阶段: the name of a phase; the value is the record's ``phase``."""

    SHOW = "show"
    REDEAL = "redeal"
    PLAY = "play"


class Match(NamedTuple):
    """一局: what outlives a round of a game. Public."""

    rules: RuleSet
    number: int = 0
    """The round being played, 1 for the first; 0 before it."""
    total: Score = Score()
    last: Seat | None = None
    """大落: who was last in the round before; ``None`` in a first round and after a fresh start."""
    streak: Streak = Streak()


class Deal(NamedTuple):
    """发牌: one deal. Hidden: ``cards`` and ``fallback``."""

    drawer: Seat
    """The first drawer. Public."""
    cards: Dealt = ((),) * len(SEATS)
    """The six hands as dealt, in drawing order."""
    fallback: Seat | None = None
    """The random first leader of LEAD-1, if nobody shows."""
    pack: Hand = EMPTY
    """All cards that were dealt, packed. Public: 216, or a position's."""


class Burning(NamedTuple):
    """烧牌中: the seat that is burning, and whose set started it (BURN-7). Public."""

    seat: Seat
    victim: Seat


class Standing(NamedTuple):
    """场面: what everybody knows of the seats in this round. Public."""

    places: tuple[int, ...] = SIX_TIMES_NOTHING
    """The place of each seat, 0 while it has none (END-1)."""
    in_play: Seats = EVERYBODY
    reported: tuple[int | None, ...] = (None,) * len(SEATS)
    """报户: the cards left of each seat, ``None`` while hidden (COUNT-1)."""
    burning: Burning | None = None
    burns: tuple[tuple[Seat, Seat], ...] = ()
    """Burner and burned of each burn that succeeded (BURN-7)."""
    played: Hand = EMPTY
    """All cards played in this round, packed."""


class Mode(NamedTuple):
    """方式: settled when a trick is led, until it is closed (TURN-1). Public."""

    scramble: bool = False
    headless: Seats = NOBODY


class Turn(NamedTuple):
    """一手: what a seat did in a trick. Public, so never a declined burn."""

    seat: Seat
    act: Action


class Trick(NamedTuple):
    """轮: a trick once it is led. Public."""

    mode: Mode
    owner: Seat
    """Whose set is on the table."""
    best: Combo
    """要压的牌: the set on the table."""
    passed: Seats = NOBODY
    """Seats that have passed and are bound by it (TURN-4)."""
    yielder: Seat | None = None
    """让牌: the opposite who has yielded on this set (TURN-5)."""
    turns: tuple[Turn, ...] = ()
    """All that was done in the trick, the lead first."""


class RoundDue(NamedTuple):
    """待开局: the next round waits for its first drawer, a fixed one or one found by chance (DEAL-1)."""

    drawer: Seat | None
    asks: Asks = ()


class DealDue(NamedTuple):
    """待发牌: the round waits for a deal, the only chance in it."""

    asks: Asks = ()


class Showing(NamedTuple):
    """亮三: seats with threes to show are asked (LEAD-1)."""

    asks: Asks
    shown: tuple[Shown, ...] = ()


class Redealing(NamedTuple):
    """重发权: seats dealt no power card are asked (DEAL-2)."""

    asks: Asks
    shown: tuple[Shown, ...] = ()


class Leading(NamedTuple):
    """发牌权: one seat opens a trick."""

    asks: Asks
    mode: Mode


class Following(NamedTuple):
    """顺牌: seats are asked about the set on the table, burn candidates first."""

    asks: Asks
    trick: Trick


class Over(NamedTuple):
    """终局: the game is over."""

    reason: OverReason
    asks: Asks = ()


Phase = RoundDue | DealDue | Showing | Redealing | Leading | Following | Over
"""阶段: each phase holds only the facts that exist in it, and its queue of questions."""

PHASE_NAME: Final = {
    Showing: PhaseName.SHOW,
    Redealing: PhaseName.REDEAL,
    Leading: PhaseName.PLAY,
    Following: PhaseName.PLAY,
}
"""The record's name of each phase that asks."""


class State(NamedTuple):
    """局面: a game at one moment, hidden hands included."""

    match: Match
    deal: Deal
    hands: tuple[Hand, ...]
    """The hand of each seat."""
    sizes: tuple[int, ...]
    """The cards left of each seat."""
    standing: Standing
    phase: Phase


def new_game(rules: RuleSet) -> State:
    """开新局: a game before its first round."""
    return State(
        Match(rules),
        Deal(SEATS[0]),
        (EMPTY,) * len(SEATS),
        SIX_TIMES_NOTHING,
        Standing(),
        RoundDue(drawer=None),
    )


Step = tuple[State, Events]
"""一步: the next state, and the events on the way to it."""


def replaced(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """座位表: the values by seat with one seat's changed."""
    return (*values[: seat - 1], value, *values[seat:])
