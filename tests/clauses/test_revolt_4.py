"""REVOLT-4: the revolter's opposite is headless at once, or plays three dead gouji before."""

import pytest

from gouji.engine.events import OppositeChose, TrickOpened
from gouji.rules.seats import Seat, seat_set
from tests.positions import Game, rules

OPTIONS = {"revolt": True, "powerless_redeal": False}


def revolted(hands: str, choice: str, **options: str | bool) -> Game:
    """A round in which 1 revolts and 4, his opposite, chooses; 4 leads."""
    game = Game(rules(**OPTIONS, **options)).dealt(hands, fallback=4)
    return game.says("1 revolt", f"4 {choice}")


def test_he_decides_when_all_have_been_asked() -> None:
    game = Game(rules(**OPTIONS)).dealt("345 2 2 2 345 2", drawer=1).says("1 revolt")
    assert game.asked == "5 revolt"
    assert game.says("5 no").asked == "4 opposite"
    assert game.legal == ["headless", "keep"]
    game.says("4 keep")
    assert game.all(OppositeChose) == [OppositeChose(Seat(4), keeps=True)]


def test_nobody_decides_if_nobody_has_revolted() -> None:
    assert Game(rules(**OPTIONS)).dealt("345 2 2 2 2 2", fallback=4).says("1 no").asked == "4 lead"


def test_headless_at_once() -> None:
    game = revolted("345 332 332 2225 332 332", "headless")
    assert game.all(TrickOpened)[-1].headless == seat_set(Seat(4))
    game.says("4 play 2")
    assert game.declines() == "5 follow, 6 follow, 2 follow, 3 follow"


def test_three_dead_gouji_then_headless() -> None:
    game = revolted("345 33w 33w 222225 33w 33w", "keep", burn_check="completable")
    headless = []
    for _ in range(4):
        headless.append(game.all(TrickOpened)[-1].headless)
        game.says("4 play 2")
        # Others could burn a dead gouji, and nobody else is asked.
        if len(headless) < 4:
            assert game.declines() == "6 burn, 2 burn, 5 burn, 3 burn"
    assert headless == [seat_set()] * 3 + [seat_set(Seat(4))]
    assert game.declines() == "5 follow, 6 follow, 2 follow, 3 follow"


def test_other_sets_of_his_are_played_as_usual() -> None:
    game = revolted("345 332 332 5222 332 332", "keep").says("4 play 5")
    assert game.declines() == "5 follow, 6 follow, 2 follow, 3 follow"
    assert game.all(TrickOpened)[-1].headless == seat_set()


def test_while_he_keeps_his_head_he_answers_no_gouji_but_may_burn() -> None:
    game = revolted("345 332 332 5w222 332 26", "keep").says("4 play 5", "5 pass", "6 play 2")
    assert game.declines() == "4 burn, 3 follow"


def test_any_more_in_the_trick_of_the_third() -> None:
    game = revolted("345 332 332 222ww5 w6 WW33", "keep", joker_rule="full_kill")
    for _ in range(2):
        game.says("4 play 2").declines()
    game.says("4 play 2", "6 no", "5 burn w")
    assert game.declines(until="4 burn") == "6 burn"
    game.says("4 burn ww")
    assert game.declines() == "6 burn"
    assert game.asked == "4 lead"
    assert game.all(TrickOpened)[-1].headless == seat_set(Seat(4))


@pytest.mark.parametrize("choice", ["keep", "headless"])
def test_his_choice_is_his_alone(choice: str) -> None:
    game = Game(rules(**OPTIONS)).dealt("345 2 2 2 2 2", fallback=4).says("1 revolt")
    assert game.refused(f"3 {choice}") == "PHASE-1"
    assert game.refused("4 no") == "PHASE-1"
