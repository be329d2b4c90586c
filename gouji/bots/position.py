"""残局: where a playout begins: what a seat knows, with hands dealt to those it does not see."""

from collections.abc import Sequence

from gouji.bots.core import Position
from gouji.engine.play import questions
from gouji.engine.state import Trick
from gouji.engine.tricks import has_last_word, said_since
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Asks, Kind, Question
from gouji.rules.hand import Hand
from gouji.rules.seats import OPPOSITE
from gouji.rules.turns import once_more


def position(view: SeatView, ask: Ask, hands: Sequence[Hand], gone: Hand) -> Position:
    """残局: the moment of a view, with hands for all seats; whoever is still to be asked is found out.

    Args:
        view: of the seat that is asked, about a lead, an answer or a burn.
        ask: the question.
        hands: a hand for each seat; the view's own where it belongs.
        gone: cards that nobody will play.
    """
    bare = Position(view.match, view.standing, view.trick, (ask,), tuple(hands), gone)
    if view.trick is None:
        return bare
    return bare._replace(asks=_asks_left(bare, view.trick, ask))


def _asks_left(bare: Position, trick: Trick, ask: Ask) -> Asks:
    said, rules = said_since(trick), bare.match.rules
    if ask.seat in said:
        # He has yielded, or has the last word: nobody is asked after him.
        return (ask,)
    asks = questions(rules, trick, bare.standing, bare.hands)
    if ask.question is not Question.BURN:
        asks = tuple(one for one in asks if one.question is not Question.BURN)
    places = [one.seat for one in asks if one.question is ask.question]
    later = asks[places.index(ask.seat) + 1 :]
    once = trick.yielder
    opposite = OPPOSITE[trick.owner]
    if once is None and said.get(opposite) is Kind.PASS and has_last_word(rules, trick, opposite):
        once = opposite
    return (ask, *later) if once is None else (ask, *later, once_more(once))
