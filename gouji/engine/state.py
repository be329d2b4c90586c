"""局面: everything true at one moment, as immutable values.

Named tuples, because a state is built anew at every step: they cost a third of a frozen dataclass. What
most steps do to them are methods, which build with ``tuple.__new__`` at half the price of the constructor.
What everybody at the table knows stands in types of its own (:class:`Trick`, :class:`Standing`), so that
a view can hold them whole and nothing need be stripped.
"""

from typing import Final, NamedTuple, TypeVar

from gouji.engine.events import Events
from gouji.engine.phases import (
    PHASE_NAME,
    AdvanceCalling,
    AskingLast,
    Calling,
    DealDue,
    Following,
    Laying,
    Leading,
    Mode,
    Over,
    Phase,
    PhaseName,
    Redealing,
    Revolting,
    RoundDue,
    Showing,
    Tributing,
    Trick,
    Turn,
)
from gouji.rules.asks import Asks
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.deck import Dealt
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.leading import Shown
from gouji.rules.opening import Call
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import Score, Streak
from gouji.rules.seats import EVERYBODY, NOBODY, SEATS, Seat, Seats
from gouji.rules.tribute import Debt

__all__ = [
    "PHASE_NAME",
    "SIX_TIMES_NOTHING",
    "AdvanceCalling",
    "AskingLast",
    "Burning",
    "Calling",
    "Claimed",
    "Deal",
    "DealDue",
    "Following",
    "Laying",
    "Leading",
    "Ledger",
    "Match",
    "Mode",
    "Over",
    "Phase",
    "PhaseName",
    "Redealing",
    "Revolted",
    "Revolting",
    "RoundDue",
    "Showing",
    "Standing",
    "State",
    "Step",
    "Tributing",
    "Trick",
    "Turn",
    "new_game",
    "replaced",
]

Value = TypeVar("Value")

_new: Final = tuple.__new__

SIX_TIMES_NOTHING: Final = (0,) * len(SEATS)


class Match(NamedTuple):
    """一局: what outlives a round of a game. Public."""

    rules: RuleSet
    number: int = 0
    """The round being played, 1 for the first; 0 before it."""
    total: Score = Score()
    last: Seat | None = None
    """大落: who was last in the round before; ``None`` in a first round and after a fresh start."""
    streak: Streak = Streak()
    debts: tuple[Debt, ...] = ()
    """贡: what is due in the round to come, or in the one being played until it is paid (TRIB-1)."""


class Deal(NamedTuple):
    """发牌: one deal. Hidden: ``cards`` and ``fallback``."""

    drawer: Seat
    """The first drawer. Public."""
    cards: Dealt = ((),) * len(SEATS)
    """The six hands as dealt, in drawing order, with what was exchanged before play."""
    fallback: Seat | None = None
    """The random first leader of LEAD-1, if nobody shows."""
    pack: Hand = EMPTY
    """All cards that were dealt, packed. Public: 216, or a position's."""
    powerless: Seats = NOBODY
    """The seats that were dealt no power card (REVOLT-1). Hidden."""


class Burning(NamedTuple):
    """烧牌中: the seat that is burning, and whose set started it (BURN-7). Public."""

    seat: Seat
    victim: Seat


class Revolted(NamedTuple):
    """革命: the revolter of the round, and how his opposite stands (REVOLT-3 to REVOLT-5). Public."""

    seat: Seat
    keeps: bool = False
    """要头: whether the opposite plays dead gouji before he is headless (REVOLT-4)."""
    laid: int = 0
    """Dead gouji that the opposite has laid."""
    won: int = 0
    """Those of them that won their trick and gave him the lead."""


class Claimed(NamedTuple):
    """挑牌: a hand laid open, and the sets of it that are still to be picked (TIAO-1). Public."""

    seat: Seat
    sets: tuple[Combo, ...]


class Ledger(NamedTuple):
    """账: what will be owed when the round is over (POINT, BURN-7, BIESAN-5). Public."""

    opened: Seats = NOBODY
    judged: Seats = NOBODY
    """Seats whose point is judged; they open no more (POINT-2)."""
    calls: tuple[Call, ...] = (Call.NONE,) * len(SEATS)
    burns: tuple[tuple[Seat, Seat], ...] = ()
    """Burner and burned of each burn that succeeded (BURN-7)."""
    stuck: tuple[tuple[Seat, Seat], ...] = ()
    """Victim and beater of each seat that was stuck (BIESAN-5)."""


class Standing(NamedTuple):
    """场面: what everybody knows of the seats in this round. Public."""

    places: tuple[int, ...] = SIX_TIMES_NOTHING
    """The place of each seat, 0 while it has none (END-1)."""
    in_play: Seats = EVERYBODY
    reported: tuple[int | None, ...] = (None,) * len(SEATS)
    """报户: the cards left of each seat, ``None`` while hidden (COUNT-1)."""
    burning: Burning | None = None
    played: Hand = EMPTY
    """All cards played or laid aside in this round, packed."""
    ledger: Ledger = Ledger()
    revolted: Revolted | None = None
    claimed: Claimed | None = None
    shown: tuple[Shown, ...] = ()
    """Threes that were shown before the first lead (LEAD-1)."""
    tricks: tuple[tuple[Turn, ...], ...] = ()
    """All that was done in each closed trick of the round, the first trick first."""
    aside: tuple[Rank, ...] = ()
    """烩牌: the ranks of which all cards were laid aside (HUI-1)."""

    def after_set(
        self, cards: Hand, reported: tuple[int | None, ...], revolted: Revolted | None
    ) -> "Standing":
        """出牌: the standing once these cards are played too, with what else that has changed."""
        places, in_play, _, burning, played, ledger, _, claimed, shown, tricks, aside = self
        played = Hand(played + cards)
        after = (places, in_play, reported, burning, played, ledger, revolted, claimed)
        return _new(Standing, (*after, shown, tricks, aside))

    def after_trick(self, turns: tuple[Turn, ...]) -> "Standing":
        """扣牌: the standing once a trick is closed in which this was done."""
        *before, tricks, aside = self
        return _new(Standing, (*before, (*tricks, turns), aside))


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

    def __copy__(self) -> "State":
        # Nothing in a state can change: a copy is the state.
        return self

    def __deepcopy__(self, _: dict[int, object]) -> "State":
        return self

    def following(self, asks: Asks, trick: Trick) -> "State":
        """顺牌: the same game with other questions about the set on the table."""
        match, deal, hands, sizes, standing, _ = self
        phase = _new(Following, (asks, trick))
        return _new(State, (match, deal, hands, sizes, standing, phase))

    def standing_at(self, standing: Standing, phase: Phase) -> "State":
        """换阶段: the same hands in another phase, with another standing."""
        match, deal, hands, sizes, _, _ = self
        return _new(State, (match, deal, hands, sizes, standing, phase))


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
    changed = list(values)
    changed[seat - 1] = value
    return tuple(changed)
