"""REVOLT-2: at the second revolt the round is void and starts over from its first phase."""

from gouji.engine.events import RoundOpened, RoundResult, RoundVoid
from gouji.engine.state import RoundDue
from gouji.rules.seats import Seat
from tests.positions import Game, dealt, played, rules

OPTIONS = {"revolt": True, "powerless_redeal": False}


def test_void_at_once() -> None:
    game = dealt("345 346 347 2 2 2", drawer=3, **OPTIONS).says("3 revolt", "1 revolt")
    # 2 is not asked any more.
    assert game.asked == ""
    assert game.all(RoundVoid) == [RoundVoid()]
    assert game.all(RoundResult) == []


def test_new_deal_with_the_same_first_drawer_and_number() -> None:
    game = dealt("345 346 347 2 2 2", drawer=3, **OPTIONS).says("3 revolt", "1 no", "2 revolt")
    assert game.state.phase == RoundDue(Seat(3))
    game.dealt("2 2 2 2 2 2", fallback=5)
    assert game.all(RoundOpened) == [RoundOpened(1, Seat(3))] * 2
    assert game.asked == "5 lead"
    assert game.state.standing.revolted is None
    assert game.state.standing.in_play == 0b111111


def test_from_the_advance_calls_on() -> None:
    game = Game(rules(points=True, calls=True, **OPTIONS)).opens(3)
    game.says("3 advance_call", *(f"{seat} no" for seat in (4, 5, 6, 1, 2)))
    game.dealt("345 346 2 2 2 2", fallback=3)
    game.says(*(f"{seat} no" for seat in (4, 5, 6, 1, 2)), "1 revolt", "2 revolt")
    assert game.opens().asked == "3 advance_call"


def test_the_same_debts_are_due() -> None:
    game = played("1 2 3 4 5 6", tribute=True, revolt=True).dealt("34 34 345 345 29 22T")
    game.says("1 accept", "1 return 43", "2 accept", "2 return 3", "3 revolt", "4 revolt")
    assert game.state.phase == RoundDue(Seat(6))
    assert game.debts == ["last 6>1 2", "last 5>2 1"]
    game.dealt("34 34 2 2 29 22T")
    assert game.asked == "1 tribute"
