"""Typed answers do what the keys of the screen do, and refusals say the same."""

from random import Random

import pytest

from gouji.engine.actions import NO, PASS, Action, Claim, Hui
from gouji.engine.refusals import Language
from gouji.plain.answering import answer
from gouji.plain.typed import read
from gouji.rules.asks import Question
from gouji.tui.claiming import Splitting
from gouji.tui.deciding import Deciding, Outcome
from gouji.tui.laying import LayingAside
from gouji.tui.prompt import Saying
from tests.plain.typist import written
from tests.positions import Game, position
from tests.tui.test_prompt import deciding
from tests.tui.test_questions import (
    PUT,
    burning,
    claiming,
    following,
    hui,
    picking,
    returning,
    showing,
)


def typed(game: Game, *lines: str) -> Outcome:
    now: Outcome = deciding(game)
    for line in lines:
        assert isinstance(now, Deciding)
        now = answer(now, read(line), Language.ZH)
    return now


def said(game: Game, *lines: str) -> str:
    outcome = typed(game, *lines)
    assert isinstance(outcome, Saying)
    return outcome.text


@pytest.mark.parametrize("question", Question)
def test_every_answer_to_every_question_can_be_typed(question: Question) -> None:
    game, rng = PUT[question](), Random(0)
    view = deciding(game).view
    acts: list[Action] = [act for act in view.legal if act != Hui(())]
    if question is Question.HUI:
        acts += view.leading.legal
    for act in acts:
        for _ in range(8):
            made = typed(game, *written(act, view, rng))
            # Sets that are made anew are the claimer's choice.
            assert made == act or isinstance(act, Claim) == isinstance(made, Claim)


@pytest.mark.parametrize(
    ("game", "line", "expected"),
    [
        (position("44 3 5 6 7 8").says("1 play 4"), "3", "· BEAT-1"),
        (following(), "5", "手里不够：还缺 1×5 · SET-1"),
        (following(), "hello", "看不懂"),
        (following(), "y", "打出牌来"),
        (following(), "风", "· WIND-2"),
        (following(), "f 4", "· BURN-1"),
        (following(), "出", "打出牌来"),
        (following(), "u 3", "· HUI-1"),
        (following(), "散局", "打出牌来"),
        (burning(), "y", "打出牌来"),
        (showing(), "333", "打 y 或 n"),
        (showing(), "f", "打 y 或 n"),
        (position("345 4 5 6 7 8"), "34", "3到A只能有一种"),
        (position("345 4 5 6 7 8"), "p", "· TURN-3"),
        (picking(), "5", "没有 1×5 这一手可挑"),
        (picking(), "p", "打出牌来"),
        (returning(), "p", "收了就要还"),
        (hui(), "u 5", "烩牌只管3和4"),
        (hui(), "u ?", "烩牌只管3和4"),
        (claiming(), "u", "· HUI-1"),
    ],
)
def test_what_will_not_do_is_explained(game: Game, line: str, expected: str) -> None:
    assert expected in said(game, line)


def test_declining_depends_on_the_question() -> None:
    assert typed(following(), "过") == PASS
    assert typed(burning(), "不烧") == NO


def test_hui_may_be_looked_at_and_left() -> None:
    assert isinstance(typed(hui(), "u"), LayingAside)
    assert typed(hui(), "u", "34") == typed(hui(), "u 34")
    back = typed(hui(), "u", "p")
    assert isinstance(back, Deciding)
    assert not isinstance(back, LayingAside)


def test_a_split_is_rebuilt_and_left() -> None:
    split = typed(claiming(), "g")
    assert isinstance(split, Splitting)
    joined = typed(claiming(), "g", "K")
    assert isinstance(joined, Splitting)
    assert joined.sets != split.sets
    undone = typed(claiming(), "g", "K", "undo")
    assert isinstance(undone, Splitting)
    assert undone.sets == split.sets
    assert not isinstance(typed(claiming(), "g", "p"), Splitting)
    assert typed(claiming(), "g", "y") == Claim(split.sets)
