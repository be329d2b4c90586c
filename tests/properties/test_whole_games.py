"""Whole games under every preset and random options: what holds at every step and at the end."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from gouji.engine.actions import DISSOLVE, HUI_CHOICES, WITHOUT_CARDS, Action, burn, play
from gouji.engine.events import (
    BurntOut,
    Dealt,
    Event,
    Events,
    GotStuck,
    RevoltMade,
    RoundResult,
    TributeCards,
    TributeOffered,
    TributeTaken,
)
from gouji.engine.kernel import ask_of, legal, refusal
from gouji.engine.state import Over, State
from gouji.engine.table import Table
from gouji.engine.views import SECRET, view_of
from gouji.records.journal import GameHeader, JournalWriter, Player
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Ask, Question
from gouji.rules.cards import Rank
from gouji.rules.combo import combo_of
from gouji.rules.deck import PACK, shuffled
from gouji.rules.hand import EMPTY, UNIT, Hand, cards_left, counts, holds, pack_cards, size
from gouji.rules.opening import FAIL_FACTOR, STAKE, Call
from gouji.rules.presets import Preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import Scoring
from gouji.rules.seats import BIT, OPPOSITE, SEATS, Federation, Seat, federation
from gouji.rules.tribute import DebtKind, MateTribute, NoPower, SweepTribute
from tests.games import any_rules
from tests.strategies import play_out

GAMES = 300
CHUNK = 25
RARELY = 150
"""Every so many leads and answers the dear checks are made."""
OFTEN = 8
"""The same for all other questions."""

ALL_CARDS = pack_cards(PACK)
PLAYERS = [Player(f"{seat} 号", "random") for seat in SEATS]
WHEN = datetime(2026, 11, 29, 10, 0, tzinfo=UTC)


def rules_of(preset: Preset, seed: int) -> RuleSet:
    """Mostly the preset's own values, in every other game random ones."""
    return any_rules(Random(f"{preset} {seed}"), preset, share=0.5 * (seed % 2))


def accounted(state: State) -> Hand:
    """All cards in hands or played."""
    return Hand(sum(state.hands) + state.standing.played)


class Step(NamedTuple):
    """A step of a game: the states around it and what happened."""

    before: State
    after: State
    events: list[Event]


def steps(table: Table, seed: int) -> Iterator[Step]:
    """Play a random game, step by step; what happens at the start of a round belongs to its first."""
    events: list[Event] = []
    table.subscribe(events.extend)
    before = table.state
    for _ in play_out(table, "random", seed):
        yield Step(before, table.state, list(events))
        before = table.state
        events.clear()


class Payments:
    """Watches a table's tribute: all that is owed is offered, or all that the payer has for it (TRIB-3)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.offered = EMPTY
        self.received: dict[Seat, Hand] = {}
        table.subscribe(self.watch)

    def watch(self, events: Events) -> None:
        for event in events:
            match event:
                case Dealt():
                    self.received = dict.fromkeys(SEATS, EMPTY)
                case TributeOffered(debt, number):
                    assert number == min(debt.cards, self.payable(debt.payer))
                case TributeCards(_, _, _, cards):
                    self.offered = cards
                case TributeTaken(debt):
                    self.received[debt.payee] = Hand(self.received[debt.payee] + self.offered)
                case _:
                    pass

    def payable(self, seat: Seat) -> int:
        """How many cards a seat holds that it may pay with, none of them got as tribute."""
        rules = self.table.state.match.rules
        lowest = Rank.TWO
        if rules.no_power is NoPower.HIGHEST:
            lowest = Rank.FOUR if rules.biesan else Rank.THREE
        hand, received = self.table.state.hands[seat - 1], self.received[seat]
        return sum(counts(Hand(hand - received))[lowest:])


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


def rearranged(state: State, seat: Seat, rng: Random) -> State:
    """The same moment with the cards unknown to a seat anywhere else, and secrets of others changed."""
    claimed = state.standing.claimed
    known = {seat, claimed.seat if claimed else seat}
    others = [other for other in SEATS if other not in known]
    dealt, hands = list(state.deal.cards), list(state.hands)
    held = {one: cards_left(dealt[one - 1], hands[one - 1]) for one in others}
    pool = list(shuffled([card for cards in held.values() for card in cards], rng))
    for one in others:
        new = tuple(pool.pop() for _ in held[one])
        gone = Counter(dealt[one - 1]) - Counter(held[one])
        dealt[one - 1] = (*gone.elements(), *new)
        hands[one - 1] = pack_cards(new)
    asks = state.phase.asks
    if asks and asks[0].seat != seat and asks[0].question in SECRET:
        asks = (asks[0]._replace(seat=rng.choice(others)), *asks[1:])
    asks = asks[:1] + tuple(a for a in asks[1:] if a.seat == seat or a.question not in SECRET)
    deal = state.deal._replace(
        cards=tuple(dealt), fallback=rng.choice(SEATS), powerless=BIT[rng.choice(SEATS)]
    )
    phase = state.phase._replace(asks=asks)
    return state._replace(deal=deal, hands=tuple(hands), phase=phase)


def check_blind(state: State, rng: Random) -> None:
    """No seat sees a difference; what may be returned depends on the payer's ranks by TRIB-5."""
    for seat in SEATS:
        view = view_of(state, seat)
        seen = view_of(rearranged(state, seat, rng), seat)
        if view.ask and view.ask.question is Question.RETURN:
            seen = seen._replace(options=view.options)
        assert seen == view


def reckoned(
    rules: RuleSet, result: RoundResult, calls: tuple[Call, ...]
) -> Counter[tuple[DebtKind, Seat, Seat]]:
    """What is owed for a round, counted anew from its result."""
    owed: Counter[tuple[DebtKind, Seat, Seat]] = Counter()
    if not rules.tribute or rules.side_points:
        return owed
    at = {place: seat for seat, place in zip(SEATS, result.places, strict=True)}
    if result.sweep:
        if rules.sweep_tribute is SweepTribute.OPPOSITE:
            for seat in (at[4], at[5], at[6]):
                owed[DebtKind.SWEEP, seat, OPPOSITE[seat]] = 1
        return owed
    for seat in SEATS if rules.points else ():
        other = OPPOSITE[seat]
        failed = calls[seat - 1] is not Call.NONE and bool(result.opened & BIT[other])
        if not result.opened & BIT[seat] and (rules.call_fail_adds or not failed):
            owed[DebtKind.POINT, seat, other] += STAKE[calls[other - 1]]
        if failed:
            owed[DebtKind.POINT, seat, other] += (
                STAKE[calls[seat - 1]] * FAIL_FACTOR[rules.call_fail]
            )
    for burner, burned in result.burns:
        owed[DebtKind.BURN, burned, burner] += 1
    for victim, beater in result.stuck:
        owed[DebtKind.STUCK, victim, beater] += 1
    owed[DebtKind.LAST, at[6], at[1]] = 2
    owed[DebtKind.LAST, at[5], at[2]] = 1
    return Counter({debt: number for debt, number in owed.items() if is_paid(rules, *debt)})


def is_paid(rules: RuleSet, kind: DebtKind, payer: Seat, payee: Seat) -> bool:
    """TRIB-6."""
    if federation(payer) is not federation(payee) or rules.mate_tribute is MateTribute.ALL:
        return True
    return rules.mate_tribute is MateTribute.LAST and kind is DebtKind.LAST


def check_score(rules: RuleSet, result: RoundResult) -> None:
    """The outline's places sum to 0, 4 + 2 - 2 - 4, and a sweep doubles them (SCORE-1, SCORE-2)."""
    if rules.scoring is Scoring.OUTLINE and rules.negative_scores and not rules.side_points:
        odd, even = result.score
        assert odd + even == 0
        assert (max(odd, even) == 12) is (result.sweep is not None)
        assert result.sweep is not Federation.ODD or odd > 0
        assert result.sweep is not Federation.EVEN or even > 0


def check_result(step: Step) -> None:
    """Places, score and debts of a round that has just ended."""
    for event in step.events:
        if isinstance(event, RoundResult):
            assert sorted(event.places) == [1, 2, 3, 4, 5, 6]
            check_score(step.after.match.rules, event)
            ledger = step.after.standing.ledger
            found: Counter[tuple[DebtKind, Seat, Seat]] = Counter()
            for debt in event.debts:
                found[debt.kind, debt.payer, debt.payee] += debt.cards
            assert found == reckoned(step.after.match.rules, event, ledger.calls)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("preset", Preset)
def test_games_end_and_hold_together_at_every_step(preset: Preset, first: int) -> None:
    for seed in range(first, first + CHUNK):
        table, rng = Table(rules_of(preset, seed), seed), Random(seed)
        Payments(table)
        for number, step in enumerate(steps(table, seed)):
            check_cards(step)
            check_result(step)
            ask = ask_of(step.after)
            common = ask is not None and ask.question in {Question.LEAD, Question.FOLLOW}
            if ask and number % (RARELY if common else OFTEN) == seed % OFTEN:
                check_counts(step.after)
                check_legality(step.after, ask)
                check_blind(step.after, rng)
        assert isinstance(table.state.phase, Over), f"{preset} {seed}"


def recorded(path: Path, preset: Preset, seed: int) -> list[State]:
    """Play a game that is written to a file; its state after each decision."""
    rules = rules_of(preset, seed)
    with JournalWriter(path, GameHeader(preset, rules, PLAYERS, seed, WHEN)) as journal:
        table = Table(rules, seed, journal)
        return [table.state for _ in play_out(table, "random", seed)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("preset", Preset)
def test_a_journal_is_the_same_for_a_seed_and_gives_back_every_state(
    preset: Preset, seed: int, tmp_path: Path
) -> None:
    one, two = tmp_path / "one.gouji", tmp_path / "two.gouji"
    states = recorded(one, preset, seed)
    assert recorded(two, preset, seed) == states
    assert one.read_bytes() == two.read_bytes()
    replay = Replay(read_record(one))
    again = [moment.after for moment in replay if moment.act is not None]
    # A table deals at once where the record has a line for it.
    asking = [pair for pair in zip(states, again, strict=True) if pair[1].phase.asks]
    assert all(played == replayed for played, replayed in asking)
    assert replay.is_finished
    assert replay.state == states[-1]
    assert replay.decisions == len(states)
