"""The novice's habits at the questions before play, and at those of the rarer agreements."""

import pytest

from gouji.bots.registry import make_bot
from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.views import view_of
from tests.positions import Game, dealt, played, position, rules


def answer(game: Game) -> str:
    """What a novice answers to the question now asked."""
    ask = ask_of(game.state)
    assert ask is not None
    return act_text(make_bot("novice", 1, ask.seat).choose(view_of(game.state, ask.seat)).action)


def test_it_never_calls_and_never_gives_up_its_place() -> None:
    game = Game(rules(points=True, calls=True)).opens(1)
    assert answer(game) == "no"
    game.says(*(f"{seat} no" for seat in range(1, 7))).dealt("2 2 2 2 2 2")
    assert (game.asked, answer(game)) == ("1 call", "no")
    assert answer(played("1 2 3 5 4 6", last_by_agreement=True)) == "no"


def test_it_takes_tribute_and_returns_its_lowest_cards() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("456K 3 3 3 3 22T")
    assert answer(game) == "accept"
    assert answer(game.says("1 accept")) == "return 54"


def test_it_revolts_and_keeps_its_head() -> None:
    game = dealt("3 2 2 2 2 2", revolt=True, powerless_redeal=False)
    assert answer(game) == "revolt"
    assert answer(game.says("1 revolt")) == "keep"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("3332", "hui 3"), ("4442", "hui 4"), ("3334442", "hui 34"), ("33442", "hui")],
)
def test_it_lays_aside_what_it_holds_more_of_than_its_share(hand: str, expected: str) -> None:
    assert answer(dealt(f"{hand} 2 2 2 2 2", fallback=1, hui=True)) == expected


def test_it_picks_a_mates_lowest_set() -> None:
    game = position("5567w 3 4 3 4 3", tiao=True).says("1 claim 7 6w 55")
    assert answer(game) == "pick 55"
