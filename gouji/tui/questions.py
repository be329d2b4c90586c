"""问话: what each question asks a seat, and what the answers to a plain yes or no mean. Pure."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.hand import size
from gouji.rules.leading import best_group, shown_rank
from gouji.rules.opening import FAIL_FACTOR, STAKE, Call
from gouji.rules.revolt import DEAD_GOUJI
from gouji.rules.seats import Seat, federation
from gouji.rules.tribute import DebtKind
from gouji.tui.cells import cut
from gouji.tui.debtwords import debt_line
from gouji.tui.glyphs import SUIT
from gouji.tui.narration import Names, cards_words, rank_name, set_words
from gouji.tui.text import say

if TYPE_CHECKING:
    from gouji.engine.state import Claimed, Revolted, Trick
    from gouji.rules.leading import Shown

NAME_CELLS: Final = 12


class By(StrEnum):
    """答法: how the human answers; the value begins the keys of what its answers are called."""

    KEY = "by_key"
    LINE = "by_line"


ANSWER_WORDS: Final = ("yes", "no", "pass", "wind", "list")
"""What is called otherwise where answers are typed than where they are keys."""


class Put(NamedTuple):
    """提问: a question as it is put to the human at a seat."""

    view: SeatView
    ask: Ask
    names: Names
    language: Language
    by: By = By.KEY

    def say(self, key: str, **facts: object) -> str:
        """文字: words in the language of the question, with what its answers are called."""
        called = {answer: say(f"{self.by}_{answer}", self.language) for answer in ANSWER_WORDS}
        return say(key, self.language, **called, **facts)

    def name(self, seat: Seat) -> str:
        """名字: the name of a seat, cut so that the keys and the clause stay on the line."""
        return cut(self.names[seat - 1], NAME_CELLS)

    def others(self, *kinds: Kind) -> str:
        """另外: the keys for those of the acts that are allowed here."""
        return "".join(self.say(f"or_{kind}") for kind in kinds if kind in self.ask.may)


def question_line(
    view: SeatView, ask: Ask, names: Names, language: Language, by: By = By.KEY
) -> str:
    """问话: what the seat is asked, and what answers without cards."""
    return ASKED[ask.question](Put(view, ask, names, language, by))


def meaning_line(view: SeatView, ask: Ask, names: Names, language: Language) -> str:
    """含义: what yes or no comes to."""
    return MEANT[ask.question](Put(view, ask, names, language))


def _plain(key: str) -> Callable[[Put], str]:
    return lambda put: put.say(key)


def _to_opposite(key: str) -> Callable[[Put], str]:
    return lambda put: put.say(key, name=put.name(put.view.opposite))


def _show(put: Put) -> str:
    # Only a seat that has a group is asked (LEAD-1).
    rank = shown_rank(biesan=put.view.match.rules.biesan)
    _, suit, number, _ = cast("Shown", best_group(put.view.seat, put.view.dealt, rank))
    shown = rank_name(rank, put.language)
    return put.say("ask_show", number=number, suit=SUIT[suit], rank=shown)


def _mean_call(put: Put) -> str:
    match, rules = put.view.match, put.view.match.rules
    if rules.side_points:
        return put.say("mean_call_points", points=rules.side_points)
    if not rules.tribute or match.number >= rules.rounds:
        return put.say("mean_call_nothing")
    advance = put.ask.question is Question.ADVANCE_CALL
    won = STAKE[Call.ADVANCE if advance else Call.CALLED]
    return put.say("mean_call_cards", won=won, lost=won * FAIL_FACTOR[rules.call_fail])


def _tribute(put: Put) -> str:
    paid = put.view.paid
    payer = put.name(put.view.owed[0].payer)
    cards = cards_words(paid, put.language)
    return put.say("ask_tribute", name=payer, number=size(paid), cards=cards)


def _mean_tribute(put: Put) -> str:
    debt = put.view.owed[0]
    told = debt_line(debt, put.names, put.language)
    is_returned = debt.kind is DebtKind.LAST
    return put.say("mean_tribute_returned", debt=told) if is_returned else told


def _return(put: Put) -> str:
    return put.say("ask_return", name=put.name(put.view.owed[0].payer), number=size(put.view.paid))


def _revolt(put: Put) -> str:
    threeless = put.view.match.rules.biesan
    return put.say("ask_revolt_threeless" if threeless else "ask_revolt")


def _mean_revolt(put: Put) -> str:
    revolted = put.view.standing.revolted
    if revolted:
        return put.say("mean_revolt_void", name=put.name(revolted.seat))
    return put.say("mean_revolt")


def _opposite(put: Put) -> str:
    revolted = cast("Revolted", put.view.standing.revolted)
    return put.say("ask_opposite", name=put.name(revolted.seat))


def _mean_opposite(put: Put) -> str:
    return put.say("mean_opposite", dead=DEAD_GOUJI)


def _last(put: Put) -> str:
    return put.say("ask_last", name=put.name(cast("Seat", put.view.match.last)))


def _lead(put: Put) -> str:
    burning = put.view.standing.burning
    is_burning = burning is not None and burning.seat == put.view.seat
    asked = put.say("ask_lead_burning" if is_burning else "ask_lead")
    return asked + put.others(Kind.HUI, Kind.CLAIM)


def _pick(put: Put) -> str:
    claimed = cast("Claimed", put.view.standing.claimed)
    return put.say("ask_pick", name=put.name(claimed.seat))


def _follow(put: Put) -> str:
    owner, cards = _table(put)
    is_mate = federation(owner) is federation(put.view.seat)
    key = "ask_follow_mate" if is_mate else "ask_follow"
    asked = put.say(key, name=put.name(owner), cards=cards)
    return asked + put.others(Kind.YIELD, Kind.WIND)


def _burn(put: Put) -> str:
    owner, cards = _table(put)
    return put.say("ask_burn", name=put.name(owner), cards=cards)


def _table(put: Put) -> tuple[Seat, str]:
    trick = cast("Trick", put.view.trick)
    return trick.owner, set_words(trick.best, put.language)


ASKED: Final[Mapping[Question, Callable[[Put], str]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: _to_opposite("ask_advance_call"),
        Question.SHOW: _show,
        Question.REDEAL: _plain("ask_redeal"),
        Question.TRIBUTE: _tribute,
        Question.RETURN: _return,
        Question.CALL: _to_opposite("ask_call"),
        Question.REVOLT: _revolt,
        Question.OPPOSITE: _opposite,
        Question.HUI: _lead,
        Question.LEAD: _lead,
        Question.PICK: _pick,
        Question.FOLLOW: _follow,
        Question.BURN: _burn,
        Question.LAST: _last,
    }
)
"""How each question is put."""

MEANT: Final[Mapping[Question, Callable[[Put], str]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: _mean_call,
        Question.SHOW: lambda _: "",
        Question.REDEAL: lambda _: "",
        Question.TRIBUTE: _mean_tribute,
        Question.CALL: _mean_call,
        Question.REVOLT: _mean_revolt,
        Question.OPPOSITE: _mean_opposite,
        Question.LAST: _plain("mean_last"),
    }
)
"""What the answers to a yes or no come to."""
