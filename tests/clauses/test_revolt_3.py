"""REVOLT-3: the revolter is fourth, or third if both his mates take first and second."""

from gouji.engine.events import WentOut
from gouji.rules.seats import Federation
from tests.positions import dealt

OPTIONS = {"revolt": True, "powerless_redeal": False}


def test_fourth_and_the_others_skip_that_place() -> None:
    game = dealt("345 2 2 2 32 32", fallback=2, **OPTIONS).says("1 revolt", "4 headless")
    game.says("2 play 2", "4 pass", "5 pass", "3 play 2", "4 pass", "5 pass", "6 pass")
    game.says("4 play 2", "5 pass", "6 pass", "5 play 32")
    assert [(event.seat, event.place) for event in game.all(WentOut)] == [
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 5),
    ]
    assert game.result.places == (4, 1, 2, 3, 5, 6)


def test_third_if_both_mates_are_first_and_second() -> None:
    game = dealt("345 3332 2 32 2 332", fallback=3, **OPTIONS).says("1 revolt", "4 headless")
    game.says("3 play 2", "4 pass", "6 pass", "4 play 3", "5 play 2")
    assert game.result.places == (3, 6, 1, 4, 2, 5)
    assert game.result.sweep is Federation.ODD


def test_fourth_if_his_mates_are_first_and_third() -> None:
    game = dealt("345 2 2 332 2 332", fallback=3, **OPTIONS).says("1 revolt", "4 headless")
    game.says("3 play 2", "4 pass", "6 pass", "4 play 3", "5 pass", "6 pass", "2 play 2")
    game.says("4 pass", "5 pass", "4 play 3", "5 play 2")
    assert game.result.places == (4, 2, 1, 5, 3, 6)
    assert game.result.sweep is None


def test_if_it_is_taken_by_a_seat_forced_out_he_takes_the_place_left() -> None:
    game = dealt("4 335 336T 337 338T 339", drawer=2, biesan=True, **OPTIONS, first_lead="drawer")
    game.says("1 revolt", "4 headless", "2 play 5", "3 play 6", "4 play 7", "5 play 8")
    game.says("6 play 9", "3 play T")
    # 2, 4 and 6 are stuck one after the other: sixth, fifth, fourth.
    assert game.result.places == (3, 6, 1, 5, 2, 4)
