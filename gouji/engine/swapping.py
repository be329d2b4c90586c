"""换牌: cards that change hands before play, and the counts shown (BIESAN-2, TRIB-3, TRIB-5, COUNT-1)."""

from gouji.engine.state import State, replaced
from gouji.rules.hand import Hand, parted
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import Seat


def shown_counts(rules: RuleSet, sizes: tuple[int, ...]) -> tuple[int | None, ...]:
    """报户: the numbers of cards that are shown (COUNT-1), none above 0 in ``biesan`` (BIESAN-4)."""
    limit = 0 if rules.biesan else rules.report_at
    return tuple(number if number <= limit else None for number in sizes)


def moved(state: State, giver: Seat, taker: Seat, cards: Hand) -> State:
    """换牌: the state after some of the giver's cards have gone to the taker."""
    hands, sizes, deal = state.hands, state.sizes, state.deal
    rest = Hand(hands[giver - 1] - cards)
    kept, gone = parted(deal.cards[giver - 1], rest)
    dealt = replaced(deal.cards, giver, kept)
    dealt = replaced(dealt, taker, (*deal.cards[taker - 1], *gone))
    hands = replaced(hands, giver, rest)
    hands = replaced(hands, taker, Hand(hands[taker - 1] + cards))
    sizes = replaced(sizes, giver, len(kept))
    sizes = replaced(sizes, taker, sizes[taker - 1] + len(gone))
    standing = state.standing._replace(reported=shown_counts(state.match.rules, sizes))
    deal = deal._replace(cards=dealt)
    return state._replace(hands=hands, sizes=sizes, deal=deal, standing=standing)
