"""Walking a game: who is asked what, and what the asking gives away."""

import asyncio
from pathlib import Path

import pytest

from gouji.engine.actions import NO, REDEAL, Action, Burn, Play
from gouji.engine.events import Dealt, Redealt, RoundResult, TrickClosed
from gouji.engine.state import Following, Leading, State
from gouji.engine.views import SeatView
from gouji.records.reader import read_record
from gouji.records.replay import Moment, Replay
from gouji.rules.asks import Kind, Question
from gouji.rules.beating import is_unbeatable
from gouji.rules.gouji import is_gouji
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats, seat_set
from gouji.tui.claims import may_claim_burn
from gouji.tui.driver import Driver
from gouji.tui.session import Session, Speed
from tests.tui.shell import FakeDesk, novice, session

SEEDS = (3, 7, 11)
DEAD_GOUJI = (10, 23, 37)
"""Seeds in whose games of six a dead gouji falls that nobody can burn."""
POWERLESS = 27
"""A seed that deals seat 1 no power card."""


def run(game: Session, desk: FakeDesk) -> list[Moment]:
    """Play a game out, and replay its record."""
    asyncio.run(Driver(game, desk).run())
    game.close()
    assert game.path is not None
    return list(Replay(read_record(game.path)))


@pytest.mark.parametrize("seed", SEEDS)
def test_six_bots_play_a_sound_record(tmp_path: Path, seed: int) -> None:
    game = session(tmp_path, seed=seed)
    desk = FakeDesk()
    run(game, desk)
    assert game.path is not None
    assert Replay(read_record(game.path)).finish().is_finished
    assert not desk.named("decide", "look", "claim", "refuse")


def test_only_what_the_table_sees_takes_time(tmp_path: Path) -> None:
    game = session(tmp_path, speed=Speed.SLOW)
    desk = FakeDesk()
    moments = run(game, desk)
    kinds = [moment.act.kind for moment in moments if moment.act]
    assert Kind.NO in kinds
    public = [kind for kind in kinds if kind is not Kind.NO]
    # One more at the end, so that the last set is seen before the result covers it.
    assert len(desk.named("pause")) == len(public) + 1


def test_the_time_a_bot_thinks_counts_inside_its_pace(tmp_path: Path) -> None:
    desk = FakeDesk()
    run(session(tmp_path, speed=Speed.SLOW), desk)
    waits = desk.named("pause")
    assert all(isinstance(wait, float) and 0 <= wait < 2 for wait in waits)


def test_step_by_step_waits_to_be_told(tmp_path: Path) -> None:
    desk = FakeDesk()
    run(session(tmp_path, speed=Speed.STEP), desk)
    assert set(desk.named("pause")) == {None}


@pytest.mark.parametrize("seed", SEEDS)
def test_one_human_is_asked_what_the_engine_asks(tmp_path: Path, seed: int) -> None:
    desk = FakeDesk()
    moments = run(session(tmp_path, 1, seed=seed), desk)
    asked = [moment.ask for moment in moments if moment.ask and moment.ask.seat == 1]
    assert [view.ask for view in desk.named("decide")] == asked
    assert not desk.named("look", "claim", "refuse")


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
        found.append((moment, act, Seats(moment.before.standing.in_play & ~barred)))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_several_humans_are_asked_together_whether_or_not_they_could_burn(
    tmp_path: Path, seed: int
) -> None:
    desk = FakeDesk()
    moments = run(session(tmp_path, 1, 4, 6, seed=seed), desk)
    humans = seat_set(*map(Seat, (1, 4, 6)))
    expected = [seats & humans for _, _, seats in protected_sets(moments) if seats & humans]
    assert desk.named("claim") == expected
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
        seat, before = moment.ask.seat, moment.before
        hands = before.hands[1:] + before.hands[:1]
        others = before._replace(hands=hands)
        assert may_claim_burn(before, seat, act) == may_claim_burn(others, seat, act) == seats


def test_who_claims_is_asked_if_he_can_burn_and_told_if_not(tmp_path: Path) -> None:
    asked, refused = 0, 0
    for seed in range(6):
        desk = FakeDesk(claims=lambda seats: seats)
        run(session(tmp_path, 1, 2, 3, 4, 5, 6, seed=seed), desk)
        asked += len(desk.asked(Question.BURN))
        refused += len(desk.named("refuse"))
    assert asked
    assert refused


@pytest.mark.parametrize("seed", DEAD_GOUJI)
def test_a_dead_gouji_that_nobody_burns_is_closed_after_the_claims(
    tmp_path: Path, seed: int
) -> None:
    desk = FakeDesk()
    run(session(tmp_path, 1, 2, 3, 4, 5, 6, seed=seed), desk)
    claims = [index for index, (name, _) in enumerate(desk.calls) if name == "claim"]
    before = [event for index in claims for event in desk.calls[index - 1][1]]
    after = [event for index in claims for event in desk.calls[index + 1][1]]
    assert not any(isinstance(event, TrickClosed) for event in before)
    assert any(isinstance(event, TrickClosed) for event in after)


@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_deal_all_of_several_humans_look_at_their_hands(tmp_path: Path, seed: int) -> None:
    desk = FakeDesk()
    run(session(tmp_path, 2, 5, seed=seed), desk)
    first = desk.calls.index(("show", None))
    before_play = [what for name, what in desk.calls[:first] if name in {"look", "decide"}]
    assert {view.seat for view in before_play} == {2, 5}
    # Nothing is told before all have looked: who leads would tell who asked for no new deal.
    assert not [name for name, _ in desk.calls[: first - 1] if name == "tell"]


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
    told = [event for events in desk.named("tell") for event in events]
    assert any(isinstance(event, Redealt) for event in told) == (act is REDEAL)
    deals = sum(isinstance(event, Dealt) for event in told)
    assert deals == (12 if act is REDEAL else 6)
    # After each deal both look again: by a question, or without one.
    assert len(desk.named("look", "decide")) > 2


def test_refusals_name_nobody_else(tmp_path: Path) -> None:
    desk = FakeDesk(claims=lambda seats: seats)
    run(session(tmp_path, 1, 4), desk)
    assert set(desk.named("refuse")) <= {1, 4}


def test_no_claim_before_play(tmp_path: Path) -> None:
    game = session(tmp_path)
    game.table.start()
    state: State = game.table.state
    game.close()
    assert not isinstance(state.phase, Following | Leading)
    acts = [moment.act for moment in run(session(tmp_path), FakeDesk())]
    laid = next(act for act in acts if isinstance(act, Play))
    assert may_claim_burn(state, Seat(1), laid) == NOBODY
