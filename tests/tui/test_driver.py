"""Walking a game: who is asked what, and what the asking gives away."""

import asyncio
import os
from functools import cache
from pathlib import Path

import pytest

from gouji.engine.actions import (
    ADVANCE_CALL,
    CALL,
    NO,
    REDEAL,
    REVOLT,
    TAKE_LAST,
    Action,
    Burn,
    Hui,
    Pick,
    Play,
)
from gouji.engine.events import (
    Called,
    Dealt,
    Event,
    Events,
    FirstLeader,
    GameOver,
    Redealt,
    RevoltMade,
    RoundResult,
    RoundVoid,
    TookLast,
    TrickClosed,
)
from gouji.engine.state import Following, Leading, State
from gouji.engine.views import SeatView
from gouji.records.holding import HeldFile
from gouji.records.reader import read_record
from gouji.records.replay import Moment, Replay
from gouji.rules.asks import Kind, Question
from gouji.rules.beating import is_unbeatable
from gouji.rules.combo import parse_combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import pack_cards
from gouji.rules.preset_values import Preset
from gouji.rules.scoring import OverReason
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats, members, seat_set
from gouji.rules.tribute import DebtKind
from gouji.tui import driver
from gouji.tui.claims import may_claim_burn
from gouji.tui.driver import Driver, is_seen
from gouji.tui.session import PACE, Session
from gouji.tui.settings import Speed
from tests.tui.shell import FakeDesk, novice, session

SEEDS = (3, 7, 11)
MANY = 60
"""Games to look for what is rare."""
POWERLESS = 27
"""A seed that deals seat 1 no power card."""
TWO_POWERLESS = 1244
"""A seed that deals neither seat 3 nor seat 5 a power card."""
ALL = (1, 2, 3, 4, 5, 6)


def run(game: Session, desk: FakeDesk) -> list[Moment]:
    """Play a game out, and replay its record."""
    asyncio.run(Driver(game, desk).run())
    game.close()
    return moments_of(game)


def moments_of(game: Session) -> list[Moment]:
    assert game.path is not None
    return list(Replay(read_record(game.path)))


def events_told(desk: FakeDesk) -> list[Event]:
    return [event for events in desk.named("tell") for event in events]


@pytest.mark.parametrize("seed", SEEDS)
def test_six_bots_play_a_sound_record(tmp_path: Path, seed: int) -> None:
    game = session(tmp_path, seed=seed)
    desk = FakeDesk()
    run(game, desk)
    assert game.path is not None
    assert Replay(read_record(game.path)).finish().is_finished
    assert not desk.named("decide", "look", "claim", "refuse")


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("humans", [(), (1,), (2, 5)])
def test_games_of_two_rounds_by_every_preset(
    tmp_path: Path, preset: Preset, humans: tuple[int, ...]
) -> None:
    game = session(tmp_path, *humans, preset=preset, overrides={"rounds": 2})
    desk = FakeDesk()
    moments = run(game, desk)
    assert game.path is not None
    assert Replay(read_record(game.path)).finish().is_finished
    assert game.over is not None
    results = [one for moment in moments for one in moment.events if isinstance(one, RoundResult)]
    assert game.results == results
    assert game.over.total == results[-1].total
    # Between two rounds the result is shown; after the last it is not the driver's business.
    assert len(desk.named("settle")) == len(results) - 1
    told = [one for one in events_told(desk) if one.audience is None]
    assert told == [one for moment in moments for one in moment.events if one.audience is None]


@pytest.mark.parametrize("seed", SEEDS)
def test_only_what_the_table_sees_takes_time(tmp_path: Path, seed: int) -> None:
    game = session(tmp_path, speed=Speed.SLOW, seed=seed)
    desk = FakeDesk()
    moments = run(game, desk)
    acts = [moment.act for moment in moments if moment.act]
    assert NO in acts
    seen = [act for act in acts if act != NO and act != Hui(())]
    assert all(is_seen(act) == (act in seen) for act in acts)
    # One more at the end, so that the last set is seen before the result covers it.
    assert len(desk.named("pause")) == len(seen) + 1


SYNC = b"null"
"""Stands among the lines of a record for the moment when they are on the disk."""


def test_a_power_loss_takes_nothing_that_a_human_has_seen_or_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, calls = 0, [SYNC]

    def sync(number: int) -> None:
        nonlocal kept
        kept = os.fstat(number).st_size
        calls.append(SYNC)

    class Desk(FakeDesk):
        async def decide(self, view: SeatView) -> Action | None:
            self._is_all_kept()
            return await super().decide(view)

        async def settle(self, taker: Seat | None) -> bool:
            self._is_all_kept()
            return await super().settle(taker)

        def _is_all_kept(self) -> None:
            assert game.path is not None
            assert kept == game.path.stat().st_size

    really_append = HeldFile.append

    def append(file: HeldFile, line: bytes) -> None:
        calls.append(line)
        really_append(file, line)

    monkeypatch.setattr("os.fsync", sync)
    monkeypatch.setattr(HeldFile, "append", append)
    game = session(tmp_path, 1, 4, overrides={"rounds": 2})
    desk = Desk()
    run(game, desk)
    assert desk.named("decide")
    assert desk.named("settle")
    humans = [at for at, line in enumerate(calls) if b'"seat": 1,' in line or b'"seat": 4,' in line]
    assert all(calls[at + 1] == SYNC for at in humans)


def test_the_time_a_bot_thinks_counts_inside_its_pace(tmp_path: Path) -> None:
    desk = FakeDesk()
    run(session(tmp_path, speed=Speed.SLOW), desk)
    waits = desk.named("pause")
    assert all(isinstance(wait, float) and 0 <= wait < 2 for wait in waits)


def test_what_a_bot_takes_to_decline_in_secret_counts_inside_the_pace_of_the_next_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock goes on by a tenth of a second while a bot declines, and else stands still."""
    now, shown = [0.0], [0.0]
    in_secret: list[float] = []

    def choose(_: Session, view: SeatView) -> Action:
        act = novice(view)
        now[0] += 0.0 if is_seen(act) else 0.1
        return act

    class Clocked(FakeDesk):
        """Goes by that clock, too."""

        def tell(self, events: Events) -> None:
            super().tell(events)
            if events:
                shown[0] = now[0]

        async def pause(self, seconds: float | None) -> None:
            assert seconds is not None
            in_secret.append(now[0] - shown[0])
            waits.append(in_secret[-1] + seconds)
            now[0] += seconds

    waits: list[float] = []
    monkeypatch.setattr(Session, "choose", choose)
    monkeypatch.setattr(driver, "monotonic", lambda: now[0])
    run(session(tmp_path, speed=Speed.SLOW), Clocked())
    assert any(in_secret)
    assert waits == pytest.approx([PACE[Speed.SLOW]] * len(waits))


def test_step_by_step_waits_to_be_told(tmp_path: Path) -> None:
    desk = FakeDesk()
    run(session(tmp_path, speed=Speed.STEP), desk)
    assert set(desk.named("pause")) == {None}


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("seed", SEEDS)
def test_one_human_is_asked_what_the_engine_asks(tmp_path: Path, seed: int, preset: Preset) -> None:
    desk = FakeDesk()
    moments = run(session(tmp_path, 1, seed=seed, preset=preset), desk)
    asked = [moment.ask for moment in moments if moment.ask and moment.ask.seat == 1]
    assert [view.ask for view in desk.named("decide")] == asked
    assert not desk.named("look", "claim", "refuse")


# The right to lay cards aside is not asked about apart: it goes with the first lead.


def lead_at_once(view: SeatView) -> Action:
    is_hui = view.ask is not None and view.ask.question is Question.HUI
    return novice(view.leading if is_hui else view)


def test_who_leads_at_the_question_of_hui_has_nothing_laid_aside(tmp_path: Path) -> None:
    desk = FakeDesk(answer=lead_at_once)
    moments = run(session(tmp_path, *ALL), desk)
    [index] = [
        index
        for index, moment in enumerate(moments)
        if moment.ask and moment.ask.question is Question.HUI
    ]
    assert moments[index].act == Hui(())
    assert isinstance(moments[index + 1].act, Play)
    assert len(desk.asked(Question.HUI)) == 1
    told = events_told(desk)
    assert [type(one) for one in told].count(FirstLeader) == 1


def test_a_first_lead_that_is_refused_is_asked_again(tmp_path: Path) -> None:
    impossible = Play(parse_combo("3" * 16))
    desk = FakeDesk(
        answer=lambda view: (
            impossible if view.ask and view.ask.question is Question.HUI else novice(view)
        )
    )
    moments = run(session(tmp_path, *ALL), desk)
    [hui] = desk.asked(Question.HUI)
    lead = desk.asked(Question.LEAD)[0]
    assert hui.seat == lead.seat
    assert impossible not in [moment.act for moment in moments]


# Burns: several humans are asked together


def protected_sets(moments: list[Moment]) -> list[tuple[Moment, Play | Burn, Seats]]:
    """By the rule text: gouji sets in normal mode, not headless, not unbeatable, that end no round."""
    found = []
    for moment in moments:
        ask, act, phase = moment.ask, moment.act, moment.before.phase
        if ask is None or not isinstance(act, Play | Burn):
            continue
        if any(isinstance(event, RoundResult) for event in moment.events):
            continue
        mode = phase.trick.mode if isinstance(phase, Following) else None
        if isinstance(phase, Leading):
            mode = phase.mode
        assert mode is not None
        jokers = moment.before.match.rules.jokers
        if mode.scramble or not is_gouji(act.combo) or is_unbeatable(act.combo, jokers):
            continue
        if mode.headless & BIT[ask.seat]:
            continue
        passed = phase.trick.passed if isinstance(phase, Following) else NOBODY
        yielder = phase.trick.yielder if isinstance(phase, Following) else None
        if yielder:
            passed = Seats(passed | BIT[yielder])
        barred = passed | mode.headless | BIT[ask.seat] | BIT[OPPOSITE[ask.seat]]
        found.append((moment, act, Seats(moment.after.standing.in_play & ~barred)))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_several_humans_are_asked_together_whether_or_not_they_could_burn(
    tmp_path: Path, seed: int
) -> None:
    desk = FakeDesk()
    moments = run(session(tmp_path, 1, 4, 6, seed=seed), desk)
    humans = seat_set(*map(Seat, (1, 4, 6)))
    expected = [seats & humans for _, _, seats in protected_sets(moments) if seats & humans]
    assert desk.windows(Question.BURN) == expected
    could = [
        any(
            ask.question is Question.BURN and humans & BIT[ask.seat]
            for ask in moment.after.phase.asks
        )
        for moment, _, seats in protected_sets(moments)
        if seats & humans
    ]
    assert False in could
    # Nobody claimed, so nobody was asked, and for those who could the table said no.
    assert not desk.asked(Question.BURN)


def test_the_window_does_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    moments = run(session(tmp_path), FakeDesk())
    for moment, act, seats in protected_sets(moments):
        assert moment.ask is not None
        seat, before, after = moment.ask.seat, moment.before, moment.after
        others = before._replace(hands=before.hands[1:] + before.hands[:1])
        here = may_claim_burn(before, after, seat, act.combo)
        assert here == may_claim_burn(others, after, seat, act.combo) == seats


def claim_all(_: Question, seats: Seats) -> Seats:
    return seats


def claim_burns(question: Question, seats: Seats) -> Seats:
    return seats if question is Question.BURN else NOBODY


def test_who_claims_is_asked_if_he_can_burn_and_told_if_not(tmp_path: Path) -> None:
    asked, refused = 0, 0
    for seed in range(6):
        desk = FakeDesk(claims=claim_burns)
        run(session(tmp_path, *ALL, seed=seed), desk)
        asked += len(desk.asked(Question.BURN))
        refused += len(desk.named("refuse"))
    assert asked
    assert refused


def test_a_dead_gouji_that_nobody_burns_is_closed_after_the_claims(tmp_path: Path) -> None:
    closed = 0
    for seed in range(MANY):
        desk = FakeDesk()
        run(session(tmp_path, *ALL, seed=seed), desk)
        for index, (name, what) in enumerate(desk.calls):
            if name == "claim" and what[0] is Question.BURN:
                before, after = desk.calls[index - 1][1], desk.calls[index + 1][1]
                assert not any(isinstance(event, TrickClosed) for event in before)
                closed += any(isinstance(event, TrickClosed) for event in after)
        if closed:
            return
    pytest.fail("no dead gouji in any of the games")


def test_a_set_that_a_mate_picks_is_the_claimer_s_to_burn(tmp_path: Path) -> None:
    def claim(view: SeatView) -> Action:
        claims = [act for act in view.legal if act.kind is Kind.CLAIM]
        return claims[0] if claims else novice(view)

    windows = 0
    for seed in range(4):
        desk = FakeDesk(answer=claim)
        overrides = {"tiao": True, "hui": False}
        moments = run(session(tmp_path, *ALL, seed=seed, overrides=overrides), desk)
        burns = desk.windows(Question.BURN)
        picked = [moment for moment in moments if isinstance(moment.act, Pick)]
        for moment in picked:
            claimed = moment.before.standing.claimed
            assert claimed is not None
            assert isinstance(moment.act, Pick)
            seats = may_claim_burn(moment.before, moment.after, claimed.seat, moment.act.combo)
            ends = any(isinstance(event, RoundResult) for event in moment.events)
            assert not seats & BIT[claimed.seat]
            assert ends or not seats or seats in burns
            windows += bool(seats)
    assert windows


# Deals: all of several humans look, whoever has a question to answer


@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_deal_all_of_several_humans_look_at_their_hands(tmp_path: Path, seed: int) -> None:
    desk = FakeDesk()
    run(session(tmp_path, 2, 5, seed=seed, overrides={"calls": False, "rounds": 2}), desk)
    deals, looked = 0, list[Seat]()
    for name, what in desk.calls:
        if name in {"look", "decide"}:
            looked.append(what.seat)
        elif name == "tell" and any(isinstance(event, Dealt) for event in what):
            # Nothing is told before all have looked: who leads would tell who asked for no new deal.
            deals += 1
            assert set(looked[-2:]) == {2, 5}
    assert deals >= 2


@pytest.mark.parametrize("preset", Preset)
def test_a_look_at_a_hand_tells_nothing_that_follows_from_the_others(
    tmp_path: Path, preset: Preset
) -> None:
    desk = FakeDesk()
    run(session(tmp_path, *ALL, preset=preset), desk)
    dealt = {one.audience: one.cards for one in events_told(desk) if isinstance(one, Dealt)}
    looks = desk.named("look")
    assert looks
    for view in looks:
        assert view.hand == pack_cards(dealt[view.seat])
        assert (view.phase, view.due, view.standing.revolted) == (None, None, None)


def answer_redeal(act: Action, view: SeatView) -> Action:
    asks_redeal = view.ask is not None and view.ask.question is Question.REDEAL
    return act if asks_redeal else novice(view)


@pytest.mark.parametrize("act", [NO, REDEAL])
def test_a_new_deal_is_asked_for_in_private(tmp_path: Path, act: Action) -> None:
    desk = FakeDesk(answer=lambda view: answer_redeal(act, view))
    game = session(tmp_path, 1, 4, seed=POWERLESS)
    moments = run(game, desk)
    asked = [
        moment.act for moment in moments if moment.ask and moment.ask.question is Question.REDEAL
    ]
    assert asked[0] == act
    assert desk.asked(Question.REDEAL)[0].seat == 1
    told = events_told(desk)
    assert any(isinstance(event, Redealt) for event in told) == (act is REDEAL)
    deals = sum(isinstance(event, Dealt) for event in told)
    assert deals == (12 if act is REDEAL else 6)
    # After each deal both look again: by a question, or without one.
    assert len(desk.named("look", "decide")) > 2


@pytest.mark.parametrize("seed", range(6))
def test_who_bought_a_three_with_his_only_power_card_may_not_have_a_new_deal(
    tmp_path: Path, seed: int
) -> None:
    desk = FakeDesk()
    moments = run(session(tmp_path, *ALL, seed=seed, preset=Preset.BIESAN), desk)
    due = [moment for moment in moments if moment.ask and moment.ask.question is Question.REDEAL]
    assert len(desk.asked(Question.REDEAL)) == len(due)


# Calls


def test_calls_are_asked_in_two_windows_of_those_who_may(tmp_path: Path) -> None:
    def claims(question: Question, seats: Seats) -> Seats:
        first = BIT[members(seats)[0]]
        return first if question in {Question.ADVANCE_CALL, Question.CALL} else NOBODY

    desk = FakeDesk(claims=claims)
    moments = run(session(tmp_path, 1, 4, 6), desk)
    humans = seat_set(*map(Seat, (1, 4, 6)))
    [advance] = desk.windows(Question.ADVANCE_CALL)
    [later] = desk.windows(Question.CALL)
    assert advance == humans
    assert later == humans & ~BIT[members(humans)[0]]
    acts = {(moment.ask.seat, moment.act) for moment in moments if moment.ask and moment.act}
    assert (members(advance)[0], ADVANCE_CALL) in acts
    assert (members(later)[0], CALL) in acts
    callers = [event.seat for event in events_told(desk) if isinstance(event, Called)]
    assert callers == [members(advance)[0], members(later)[0]]
    assert not desk.asked(Question.ADVANCE_CALL)
    assert not desk.asked(Question.CALL)
    assert not desk.named("refuse")


# Revolts


NO_REDEAL: dict[str, object] = {"powerless_redeal": False}


def claim_revolts(question: Question, seats: Seats) -> Seats:
    return seats if question is Question.REVOLT else NOBODY


@pytest.mark.parametrize("seed", [*SEEDS, POWERLESS])
def test_all_humans_are_asked_once_whether_they_revolt_before_anybody_knows_who_leads(
    tmp_path: Path, seed: int
) -> None:
    desk = FakeDesk()
    run(session(tmp_path, 2, 5, seed=seed, overrides=NO_REDEAL), desk)
    assert desk.windows(Question.REVOLT) == [seat_set(Seat(2), Seat(5))]
    window = next(
        index
        for index, (name, what) in enumerate(desk.calls)
        if name == "claim" and what[0] is Question.REVOLT
    )
    told = [event for name, what in desk.calls[:window] if name == "tell" for event in what]
    assert any(isinstance(event, Dealt) for event in told)
    assert not any(isinstance(event, FirstLeader | RevoltMade) for event in told)
    assert not desk.asked(Question.REVOLT)


def test_who_claims_revolts_if_he_can_and_is_told_if_not(tmp_path: Path) -> None:
    desk = FakeDesk(claims=claim_revolts)
    moments = run(session(tmp_path, 1, 4, seed=POWERLESS, overrides=NO_REDEAL), desk)
    assert REVOLT in [moment.act for moment in moments]
    assert [one.seat for one in events_told(desk) if isinstance(one, RevoltMade)] == [1]
    assert desk.named("refuse") == [(Question.REVOLT, 4)]
    [opposite] = desk.asked(Question.OPPOSITE)
    assert opposite.seat == 4


@pytest.mark.parametrize(
    ("preset", "overrides"),
    [
        (Preset.TOURNAMENT, {"revolt": False}),
        (Preset.BIESAN, {"threeless_revolt": "forced"}),
    ],
)
def test_no_window_where_the_rules_ask_nobody(
    tmp_path: Path, preset: Preset, overrides: dict[str, object]
) -> None:
    desk = FakeDesk()
    run(session(tmp_path, *ALL, preset=preset, overrides=overrides), desk)
    assert not desk.windows(Question.REVOLT)


def test_a_void_round_is_dealt_again_without_a_result(tmp_path: Path) -> None:
    desk = FakeDesk(claims=claim_revolts)
    overrides = {"rounds": 2, **NO_REDEAL}
    game = session(tmp_path, 3, 5, seed=TWO_POWERLESS, overrides=overrides)
    run(game, desk)
    told = [type(event) for event in events_told(desk)]
    assert told.count(RoundVoid) == 1
    assert len(game.results) == 2
    assert len(desk.named("settle")) == 1
    assert len(desk.windows(Question.REVOLT)) == 2 + told.count(RoundVoid)


# Between rounds


def last_asked(moments: list[Moment]) -> list[Moment]:
    return [moment for moment in moments if moment.ask and moment.ask.question is Question.LAST]


@cache
def two_rounds_with_a_choice_of_last(folder: Path) -> int:
    """A seed in whose first round second-last and last are of one federation."""
    for seed in range(40):
        if last_asked(run(session(folder, *ALL, seed=seed, overrides={"rounds": 2}), FakeDesk())):
            return seed
    raise AssertionError


@pytest.mark.parametrize("takes", [False, True])
def test_second_last_may_count_as_last_by_a_key_on_the_result(
    tmp_path: Path, *, takes: bool
) -> None:
    seed = two_rounds_with_a_choice_of_last(tmp_path)
    desk = FakeDesk(takes_last=takes)
    game = session(tmp_path, *ALL, seed=seed, overrides={"rounds": 2})
    moments = run(game, desk)
    [moment] = last_asked(moments)
    assert moment.ask is not None
    assert not desk.asked(Question.LAST)
    # Who has taken it sees the result again, and can take nothing more.
    assert desk.named("settle") == ([moment.ask.seat, None] if takes else [moment.ask.seat])
    assert moment.act == (TAKE_LAST if takes else NO)
    assert any(isinstance(event, TookLast) for event in events_told(desk)) == takes


def test_a_bot_answers_by_itself_before_the_result_is_shown(tmp_path: Path) -> None:
    seed = two_rounds_with_a_choice_of_last(tmp_path)
    desk = FakeDesk()
    moments = run(session(tmp_path, seed=seed, overrides={"rounds": 2}), desk)
    assert desk.named("settle") == [None]
    assert len(last_asked(moments)) == 1


def test_debts_of_a_round_are_paid_in_the_next(tmp_path: Path) -> None:
    desk = FakeDesk()
    game = session(tmp_path, *ALL, seed=3, overrides={"rounds": 2})
    moments = run(game, desk)
    due = game.results[0].debts
    assert due
    returns = sum(debt.kind is DebtKind.LAST for debt in due)
    assert len(desk.asked(Question.TRIBUTE)) <= len(due)
    assert len(desk.asked(Question.RETURN)) <= returns
    asked = [
        moment.ask.seat
        for moment in moments
        if moment.ask and moment.ask.question is Question.TRIBUTE
    ]
    assert [view.seat for view in desk.asked(Question.TRIBUTE)] == asked
    assert set(asked) <= {debt.payee for debt in due}


class StoppedError(Exception):
    """The game is interrupted."""


class StoppingDesk(FakeDesk):
    """A desk at which the game is interrupted when it asks, or shows a result."""

    def __init__(self, game: Session, rounds: int, stops_at: str) -> None:
        super().__init__()
        self._game = game
        self._rounds = rounds
        self._stops_at = stops_at

    async def decide(self, view: SeatView) -> Action | None:
        self._stop("decide")
        return await super().decide(view)

    async def settle(self, taker: Seat | None) -> bool:
        self._stop("settle")
        return await super().settle(taker)

    def _stop(self, where: str) -> None:
        if where == self._stops_at and len(self._game.results) == self._rounds:
            raise StoppedError


@pytest.mark.parametrize("agreed", [False, True])
@pytest.mark.parametrize(
    ("rounds", "stops_at"), [(0, "decide"), (1, "settle"), (1, "decide"), (2, "settle")]
)
def test_a_game_is_dissolved_where_it_stands(
    tmp_path: Path, rounds: int, stops_at: str, *, agreed: bool
) -> None:
    overrides = {"rounds": 3, "last_by_agreement": agreed}
    game = session(tmp_path, *ALL, overrides=overrides)
    desk = StoppingDesk(game, rounds, stops_at)
    driver = Driver(game, desk)
    with pytest.raises(StoppedError):
        asyncio.run(driver.run())
    driver.dissolve()
    game.close()
    assert game.over is not None
    assert game.over.reason is OverReason.DISSOLVED
    assert len(game.results) == rounds
    assert not rounds or game.over.total == game.results[-1].total
    assert isinstance(events_told(desk)[-1], GameOver)
    assert game.path is not None
    assert Replay(read_record(game.path)).finish().is_finished


def test_refusals_name_nobody_else(tmp_path: Path) -> None:
    desk = FakeDesk(claims=claim_all)
    run(session(tmp_path, 1, 4), desk)
    assert {seat for _, seat in desk.named("refuse")} <= {1, 4}


def test_no_claim_before_play(tmp_path: Path) -> None:
    game = session(tmp_path)
    game.table.start()
    state: State = game.table.state
    game.close()
    assert not isinstance(state.phase, Following | Leading)
    assert may_claim_burn(state, state, Seat(1), parse_combo("KK")) == NOBODY
