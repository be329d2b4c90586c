"""The expert: it leaves the regular bot's act for a reason, and knows no more than its seat."""

from collections.abc import Sequence
from random import Random

import pytest

from gouji.bots.expert import ExpertBot, Gains, Search, digest
from gouji.bots.registry import make_bot
from gouji.engine.actions import Action
from gouji.engine.kernel import ask_of
from gouji.engine.state import State
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from tests.hidden import rearranged
from tests.positions import position
from tests.strategies import play_on, random_position


def chosen(state: State, seed: int = 1) -> object:
    ask = ask_of(state)
    assert ask is not None
    return ExpertBot(Random(seed)).choose(view_of(state, ask.seat)).action


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(30))
def test_hidden_cards_do_not_change_its_choice(seed: int) -> None:
    state = random_position(Random(seed))
    ask = ask_of(state)
    assert ask is not None
    other = rearranged(state, ask.seat, Random(seed))
    assert digest(view_of(state, ask.seat)) == digest(view_of(other, ask.seat))
    assert chosen(state) == chosen(other)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(5))
def test_it_answers_every_question_of_a_round_with_a_legal_act(seed: int) -> None:
    # The kernel refuses what is not.
    *_, (last, _) = play_on(random_position(Random(seed)), "expert", seed)
    assert ask_of(last) is None


@pytest.mark.usefixtures("hasty")
def test_it_repeats_itself() -> None:
    state = random_position(Random(4))
    assert chosen(state, 2) == chosen(state, 2)


def test_what_its_chance_comes_from_is_the_same_in_every_process() -> None:
    # The order of a set of texts is not: it hangs on the process's hash seed.
    view = view_of(
        position("345 6789TJ 6789TJ 6789TJ 6789TJ 6789TJ").says("1 play 3").state, Seat(2)
    )
    assert view.ask is not None
    assert len(view.ask.may) > 1
    assert "frozenset" not in digest(view)


def test_it_is_made_by_name() -> None:
    assert isinstance(make_bot("expert", 1, Seat(1)), ExpertBot)


def promise(monkeypatch: pytest.MonkeyPatch, gained: list[float], *, solved: bool = False) -> None:
    """Have every search find that the first rival gains so much."""

    def gains(search: Search, _: object, rivals: Sequence[Action]) -> Gains:
        search.solved = solved
        return {rivals[0]: gained}

    monkeypatch.setattr(Search, "gains", gains)


def leaves(state: State, seat: Seat) -> bool:
    """Whether it leaves what the regular bot does."""
    view = view_of(state, seat)
    usual = make_bot("regular", 1, view.seat).choose(view).action
    return ExpertBot(Random(1)).choose(view).action != usual


@pytest.mark.parametrize(
    ("others", "solved", "is_left"),
    [("456", False, False), ("456", True, True), ("4567789", False, True)],
)
def test_in_an_ending_it_takes_a_surer_gain_to_leave_what_regular_does(
    others: str, solved: bool, is_left: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = position(" ".join(["4455", *[others] * 5]))
    # A mean of 1.6 standard errors.
    promise(monkeypatch, [0.6, 2.6], solved=solved)
    assert leaves(game.state, Seat(1)) is is_left


@pytest.mark.parametrize(("rank", "is_left"), [("7", True), ("8", False), ("Q", False)])
def test_no_promise_has_it_overtake_a_high_set_of_a_mate(
    rank: str, is_left: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = f"{rank * 2}JQK 4567 KKTTJJ 45678 45678 45678"
    game = position(hands).says(f"1 play {rank * 2}", "2 pass")
    promise(monkeypatch, [9.0, 11.0])
    assert leaves(game.state, Seat(3)) is is_left
