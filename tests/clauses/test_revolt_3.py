"""REVOLT-3: the revolter is fourth, or third if both his mates take first and second."""

from gouji.engine.events import GotStuck, WentOut
from gouji.rules.seats import Federation
from tests.positions import Game, Option, dealt, rules

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


def test_who_was_forced_out_into_third_moves_down_for_a_sweep() -> None:
    game = dealt("4 335 336T 337 338T 339", drawer=2, biesan=True, **OPTIONS, first_lead="drawer")
    game.says("1 revolt", "4 headless", "2 play 5", "3 play 6", "4 play 7", "5 play 8")
    game.says("6 play 9", "3 play T")
    # 2, 4 and 6 are stuck one after the other: sixth, fifth, third; 3 and 5 are first and second.
    assert game.result.places == (3, 6, 1, 5, 2, 4)


def test_a_forced_out_seat_does_not_take_the_fourth_place() -> None:
    options: dict[str, Option] = {
        **OPTIONS,
        "biesan": True,
        "threeless_revolt": "forced",
        "first_lead": "drawer",
    }
    game = Game(rules(**options)).dealt("3 K3 333K K 42 8W", drawer=5)
    game.says("1 keep", "5 play 4", "6 play 8")
    game.says("1 pass", "2 play K", "3 play 2")
    assert game.all(GotStuck)[-1].place == 3
    assert game.result.places == (1, 3, 2, 4, 6, 5)


def test_the_round_ends_as_soon_as_his_mates_are_first_and_second() -> None:
    # Of the hands that hui empties, 4's and 6's go out first; 1's does not take third (END-1).
    options: dict[str, Option] = {**OPTIONS, "hui": True, "first_lead": "drawer"}
    game = Game(rules(**options)).dealt("3 5 2 3 22 3", drawer=3)
    game.says("4 no", "6 no", "1 no", "2 revolt", "5 headless", "3 hui 3")
    assert game.result.places == (4, 3, 5, 1, 6, 2)
    assert game.result.sweep is Federation.EVEN
