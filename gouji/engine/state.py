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
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.deck import Dealt
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.leading import Shown
from gouji.rules.opening import Call
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import OverReason, Score, Streak
from gouji.rules.seats import EVERYBODY, NOBODY, SEATS, Seat, Seats
from gouji.rules.tribute import Debt

Value = TypeVar("Value")

SIX_TIMES_NOTHING: Final = (0,) * len(SEATS)


class PhaseName(StrEnum):
    """阶段: the name of a phase; the value is the record's ``phase``."""

    ADVANCE = "advance"
    SHOW = "show"
    REDEAL = "redeal"
    TRIBUTE = "tribute"
    CALLS = "calls"
    REVOLTS = "revolts"
    HUI = "hui"
    PLAY = "play"
    LAST = "last"


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


class Turn(NamedTuple):
    """一手: what a seat did in a trick. Public, so never a declined burn."""

    seat: Seat
    act: Action


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


class Mode(NamedTuple):
    """方式: settled when a trick is led, until it is closed (TURN-1). Public."""

    scramble: bool = False
    headless: Seats = NOBODY


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


class AdvanceCalling(NamedTuple):
    """预点: every seat is asked before the deal (POINT-6)."""

    asks: Asks


class DealDue(NamedTuple):
    """待发牌: the round waits for a deal, the only chance in it."""

    asks: Asks = ()


class Showing(NamedTuple):
    """亮三: seats with threes to show are asked (LEAD-1)."""

    asks: Asks


class Redealing(NamedTuple):
    """重发权: seats dealt no power card are asked (DEAL-2)."""

    asks: Asks


class Tributing(NamedTuple):
    """进贡: a receiver is asked about a payment, or for what he returns (TRIB-4, TRIB-5)."""

    asks: Asks
    due: tuple[Debt, ...]
    """The debts still to be paid, the present one first. Public."""
    paid: Hand
    """The cards offered for it. Known to payer and receiver."""
    received: tuple[Hand, ...]
    """What each seat has got as tribute in this round (TRIB-3)."""


class Calling(NamedTuple):
    """明点: seats that have not called in advance are asked (POINT-6)."""

    asks: Asks


class Revolting(NamedTuple):
    """革命: seats with the right are asked, then the opposite of the one revolter (REVOLT-1)."""

    asks: Asks


class Laying(NamedTuple):
    """烩牌: the first leader is asked (HUI-1)."""

    asks: Asks


class Leading(NamedTuple):
    """发牌权: one seat opens a trick."""

    asks: Asks
    mode: Mode


class Following(NamedTuple):
    """顺牌: seats are asked about the set on the table, burn candidates first."""

    asks: Asks
    trick: Trick


class AskingLast(NamedTuple):
    """让科: the second-last is asked whether he takes over the last place (END-5)."""

    asks: Asks
    drawer: Seat | None
    """The next round's first drawer if he does not."""


class Over(NamedTuple):
    """终局: the game is over."""

    reason: OverReason
    asks: Asks = ()


Phase = (
    RoundDue
    | AdvanceCalling
    | DealDue
    | Showing
    | Redealing
    | Tributing
    | Calling
    | Revolting
    | Laying
    | Leading
    | Following
    | AskingLast
    | Over
)
"""阶段: each phase holds only the facts that exist in it, and its queue of questions."""

PHASE_NAME: Final = {
    AdvanceCalling: PhaseName.ADVANCE,
    Showing: PhaseName.SHOW,
    Redealing: PhaseName.REDEAL,
    Tributing: PhaseName.TRIBUTE,
    Calling: PhaseName.CALLS,
    Revolting: PhaseName.REVOLTS,
    Laying: PhaseName.HUI,
    Leading: PhaseName.PLAY,
    Following: PhaseName.PLAY,
    AskingLast: PhaseName.LAST,
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
