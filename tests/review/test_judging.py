"""One decision beside the best bot's: the grade, the estimate, and what a seat may know."""

from random import Random
from typing import Final

import pytest

from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.state import State
from gouji.engine.views import SeatView, view_of
from gouji.review import judging
from gouji.review.judging import Estimate, Grade, Judgement, judge
from tests.bots.test_puzzles import PUZZLES
from tests.hidden import rearranged
from tests.positions import decision, position
from tests.strategies import random_position

DEALS: Final = 24

pytestmark = pytest.mark.usefixtures("hasty", "few")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals than are good for an estimate."""
    monkeypatch.setattr(judging, "DEALS", DEALS)


def view_now(state: State) -> SeatView:
    ask = ask_of(state)
    assert ask is not None
    return view_of(state, ask.seat)


def puzzle(number: str) -> SeatView:
    (found,) = (one for one in PUZZLES if one.name.startswith(number))
    return found.view()


def judged(view: SeatView, text: str) -> Judgement:
    (act,) = (one for one in view.legal if act_text(one) == text)
    return judge(view, act)


def test_the_only_legal_act_is_no_choice() -> None:
    game = position("K3 33 3 3 3 3").says("1 play K")
    assert judged(view_now(game.state), "pass") == Judgement(Grade.FORCED)


def test_the_bots_act_needs_no_estimate() -> None:
    grade, best, estimate = judged(puzzle("01"), "play 99w")
    assert (grade, estimate) == (Grade.SAME, None)
    assert best is not None
    assert act_text(best.action) == "play 99w"


@pytest.mark.parametrize(
    ("number", "act"), [("07", "play K"), ("24", "pass"), ("14", "burn 22"), ("34", "burn AA")]
)
def test_a_blunder_is_worse(number: str, act: str) -> None:
    grade, best, estimate = judged(puzzle(number), act)
    assert grade is Grade.WORSE
    assert best is not None
    assert act_text(best.action) != act
    assert estimate is not None
    assert estimate.deals == DEALS
    assert estimate.points > judging.GATE * estimate.error


def test_which_of_two_safe_sets_goes_first_is_all_the_same() -> None:
    grade, _, estimate = judged(puzzle("12"), "play 99W")
    assert grade is Grade.NEAR
    assert estimate == Estimate(0, 0, DEALS)


@pytest.mark.parametrize(
    ("points", "error", "grade"),
    [
        (judging.LEAST, 0.0, Grade.WORSE),
        (judging.LEAST - 0.01, 0.0, Grade.NEAR),
        (1.0, 1.0 / judging.GATE, Grade.NEAR),
        (1.01, 1.0 / judging.GATE, Grade.WORSE),
        (-3.0, 0.1, Grade.NEAR),
    ],
)
def test_worse_is_what_is_sure_and_matters(points: float, error: float, grade: Grade) -> None:
    assert Estimate(points, error, DEALS).grade is grade


def test_before_play_nothing_is_measured() -> None:
    grade, best, estimate = judged(puzzle("52"), "refuse")
    assert (grade, estimate) == (Grade.OTHER, None)
    assert best is not None
    assert act_text(best.action) == "accept"


def test_a_claim_and_what_follows_it_is_not_measured() -> None:
    game = position("5567 33 3 3 3 4", tiao=True)
    assert judge(view_now(game.state), decision("1 claim 55 6 7")[1])[::2] == (Grade.OTHER, None)
    game.says("1 claim 55 6 7")
    assert game.asked == "3 pick"
    assert {judged(view_now(game.state), act).estimate for act in game.legal} == {None}


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_do_not_change_a_judgement(seed: int) -> None:
    state = random_position(Random(seed))
    view = view_now(state)
    other = view_now(rearranged(state, view.seat, Random(seed)))
    act = view.legal[-1]
    assert judge(view, act) == judge(other, act)
