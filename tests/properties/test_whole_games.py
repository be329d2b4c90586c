"""Whole games under every preset and random options: what holds at every step and at the end."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from gouji.engine.events import (
    Dealt,
    Event,
    Events,
    RoundResult,
    TributeCards,
    TributeOffered,
    TributeTaken,
)
from gouji.engine.kernel import ask_of
from gouji.engine.state import Over, State
from gouji.engine.table import Table
from gouji.records.journal import GameHeader, JournalWriter, Player
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Question
from gouji.rules.cards import Rank
from gouji.rules.hand import EMPTY, Hand, counts
from gouji.rules.opening import FAIL_FACTOR, STAKE, Call
from gouji.rules.presets import Preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import Scoring
from gouji.rules.seats import BIT, OPPOSITE, SEATS, Federation, Seat, federation
from gouji.rules.tribute import DebtKind, MateTribute, NoPower, SweepTribute
from tests.games import any_rules
from tests.invariants import Step, check_blind, check_cards, check_counts, check_legality
from tests.strategies import play_out

GAMES = 300
CHUNK = 25
RARELY = 150
"""Every so many leads and answers the dear checks are made."""
OFTEN = 8
"""The same for all other questions."""

PLAYERS = [Player(f"{seat} 号", "random") for seat in SEATS]
WHEN = datetime(2026, 11, 29, 10, 0, tzinfo=UTC)


def rules_of(preset: Preset, seed: int) -> RuleSet:
    """Mostly the preset's own values, in every other game random ones."""
    return any_rules(Random(f"{preset} {seed}"), preset, share=0.5 * (seed % 2))


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
