"""阶段: what stands between two decisions: the phase with its questions, and the trick being played.

Named tuples, as in :mod:`gouji.engine.state`, which offers them too.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from gouji.engine.actions import Action, Burn, Play
from gouji.rules.asks import Asks
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand
from gouji.rules.scoring import OverReason
from gouji.rules.seats import NOBODY, Seat, Seats
from gouji.rules.tribute import Debt

_new: Final = tuple.__new__


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


class Turn(NamedTuple):
    """一手: what a seat did in a trick. Public, so never a declined burn."""

    seat: Seat
    act: Action


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

    @staticmethod
    def led(mode: Mode, seat: Seat, act: Play | Burn) -> "Trick":
        """发牌: the trick once its first set lies on the table."""
        turns = (_new(Turn, (seat, act)),)
        return _new(Trick, (mode, seat, act.combo, NOBODY, None, turns))

    def declined(self, turn: Turn, passed: int, yielder: Seat | None) -> "Trick":
        """不压: the trick once a seat has declined: who is bound by a pass now, and who has yielded."""
        mode, owner, best, _, _, turns = self
        return _new(Trick, (mode, owner, best, passed, yielder, (*turns, turn)))

    def beaten(self, seat: Seat, act: Play | Burn, passed: int) -> "Trick":
        """压牌: the trick once a seat has laid another set, and who is bound by a pass then."""
        turns = (*self.turns, _new(Turn, (seat, act)))
        return _new(Trick, (self.mode, seat, act.combo, passed, None, turns))


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
