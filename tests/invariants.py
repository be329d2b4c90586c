"""不变: what holds at every step of any game."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from gouji.engine.actions import DISSOLVE, HUI_CHOICES, WITHOUT_CARDS, Action, burn, play
from gouji.engine.events import BurntOut, Dealt, Event, GotStuck, RevoltMade
from gouji.engine.kernel import legal, refusal
from gouji.engine.state import State
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Ask, Question
from gouji.rules.combo import combo_of
from gouji.rules.deck import PACK
from gouji.rules.hand import UNIT, Hand, cards_left, counts, holds, pack_cards, size
from gouji.rules.seats import SEATS, Seat
from tests.hidden import rearranged

ALL_CARDS: Final = pack_cards(PACK)


def accounted(state: State) -> Hand:
    """All cards in hands or played."""
    return Hand(sum(state.hands) + state.standing.played)


class Step(NamedTuple):
    """A step of a game: the states around it and what happened."""

    before: State
    after: State
    events: Sequence[Event]


def check_cards(step: Step) -> None:
    """Cards leave play by a revolt, by being stuck or burnt out alone; 216 are dealt."""
    if not step.after.deal.pack:
        return
    now, before = accounted(step.after), accounted(step.before)
    if any(isinstance(event, Dealt) for event in step.events):
        assert step.after.deal.pack == ALL_CARDS
        before = ALL_CARDS
    leaving = [
        event
        for event in step.events
        if isinstance(event, BurntOut | RevoltMade) or (isinstance(event, GotStuck) and event.place)
    ]
    assert holds(before, now)
    assert leaving or now == before


def check_counts(state: State) -> None:
    """Numbers of cards are those of the hands, and shown as COUNT-1 has it."""
    rules, standing = state.match.rules, state.standing
    assert state.sizes == tuple(map(size, state.hands))
    limit = 0 if rules.biesan else rules.report_at
    shown = tuple(number if number <= limit else None for number in state.sizes)
    if state.deal.pack:
        assert standing.reported == shown
    for seat in SEATS:
        held = cards_left(state.deal.cards[seat - 1], state.hands[seat - 1])
        assert pack_cards(held) == state.hands[seat - 1]


def single_sets(hand: Hand) -> list[Action]:
    """Sets of one rank of a hand, one card or all, with and without a big joker more."""
    found = [Hand(UNIT[rank] * number) for rank, number in enumerate(counts(hand)) if number]
    found += [UNIT[rank] for rank, number in enumerate(counts(hand)) if number]
    combos = [combo_of(cards) for cards in found] + [
        combo_of(Hand(cards + UNIT[-1])) for cards in found
    ]
    return [make(one) for one in combos for make in (play, burn)]


def check_legality(state: State, ask: Ask) -> None:
    """What is listed is allowed, and of many other acts none is."""
    listed = legal(state)
    assert len(set(listed)) == len(listed) > 0
    assert all(refusal(state, ask.seat, act) is None for act in listed)
    others = {*WITHOUT_CARDS.values(), *HUI_CHOICES, *single_sets(state.hands[ask.seat - 1])}
    allowed = {act for act in others - {DISSOLVE} if refusal(state, ask.seat, act) is None}
    assert allowed <= set(listed)
    assert view_of(state, ask.seat).legal == listed


def twin_views(state: State, seat: Seat, rng: Random) -> tuple[SeatView, SeatView]:
    """What a seat sees of a moment, and of the same one with all that it cannot know otherwise.

    But for what may be returned, which depends on the payer's ranks and is told to the receiver (TRIB-5).
    """
    view = view_of(state, seat)
    seen = view_of(rearranged(state, seat, rng), seat)
    if view.ask and view.ask.question is Question.RETURN:
        seen = seen._replace(options=view.options)
    return view, seen


def check_blind(state: State, rng: Random) -> None:
    """No seat sees a difference."""
    for seat in SEATS:
        view, seen = twin_views(state, seat, rng)
        assert seen == view, f"seat {seat}"
