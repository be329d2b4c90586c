"""暗牌: a moment of a game as it might be just as well, by all that a seat can know."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from gouji.engine.state import Following, Phase, State, Tributing
from gouji.engine.views import SECRET
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import RANKS, Card
from gouji.rules.deck import shuffled
from gouji.rules.hand import cards_left, pack, pack_cards, size
from gouji.rules.seats import BIT, SEATS, Seat, Seats


def rearranged(state: State, seat: Seat, rng: Random) -> State:
    """The same moment with the cards unknown to a seat anywhere else, and secrets of others changed.

    Seat 0 is somebody who sees no hand at all.
    """
    claimed = state.standing.claimed
    known = {seat, claimed.seat if claimed else seat}
    others = [other for other in SEATS if other not in known]
    dealt, hands = list(state.deal.cards), list(state.hands)
    held = {one: cards_left(dealt[one - 1], hands[one - 1]) for one in others}
    pool = list(shuffled([card for cards in held.values() for card in cards], rng))
    for one in others:
        new = tuple(pool.pop() for _ in held[one])
        dealt[one - 1] = (*without(dealt[one - 1], held[one]), *new)
        hands[one - 1] = pack_cards(new)
    own = state.deal.powerless & (BIT[seat] if seat else 0)
    deal = state.deal._replace(
        cards=tuple(dealt),
        fallback=rng.choice(SEATS),
        powerless=Seats(own | BIT[rng.choice(others)]),
    )
    phase = _with_other_secrets(state.phase, seat, others, rng)
    return state._replace(deal=deal, hands=tuple(hands), phase=phase)


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Cards but for some of them."""
    return tuple((Counter(cards) - Counter(gone)).elements())


def _with_other_secrets(phase: Phase, seat: Seat, others: list[Seat], rng: Random) -> Phase:
    """The same phase with others asked to burn, to show, to revolt or to demand a new deal, or paid."""
    if isinstance(phase, Tributing) and seat not in {phase.due[0].payer, phase.due[0].payee}:
        phase = phase._replace(paid=pack(rng.sample(RANKS, size(phase.paid))))
    if not phase.asks:
        return phase
    head, *rest = phase.asks
    known = [ask for ask in rest if ask.seat == seat or ask.question not in SECRET]
    if head.seat != seat and head.question in SECRET:
        head = head._replace(seat=rng.choice(others))
    asks = (head, *known)
    if head.seat != seat and isinstance(phase, Following):
        burner = Ask(rng.choice(others), Question.BURN, frozenset({Kind.BURN, Kind.NO}))
        asks = (burner, *(ask for ask in asks if ask.question is not Question.BURN))
    return phase._replace(asks=asks)
