"""END-2: the seats left take the free places by fewest cards left; equal ones by turn."""

import pytest

from gouji.rules.scoring import final_places
from gouji.rules.seats import Seat, after, seat_set
from tests.positions import position, two_burnt_out


@pytest.mark.parametrize(
    ("hands", "places"),
    [
        # 5 is the last odd seat to go out; after it come 6, 2 and 4.
        pytest.param("- 33 - 3 5 333", (1, 5, 2, 4, 3, 6), id="by fewest cards"),
        pytest.param("- 33 - 33 5 33", (1, 5, 2, 6, 3, 4), id="equal: by turn after the last"),
        pytest.param("- 33 - 3 5 33", (1, 6, 2, 4, 3, 5), id="two equal"),
    ],
)
def test_by_fewest_cards_left(hands: str, places: tuple[int, ...]) -> None:
    game = position(hands, 5, (1, 3)).says("5 play 5")
    assert game.result.places == places


def test_the_last_player_to_play_comes_last_among_equals() -> None:
    left = seat_set(Seat(2), Seat(6))
    order = (*after(Seat(2)), Seat(2))
    assert final_places((1, 0, 2, 3, 4, 0), left, (0, 1, 0, 0, 0, 1), order) == (1, 6, 2, 3, 4, 5)


def test_it_holds_too_when_a_seat_that_is_forced_out_ends_the_round() -> None:
    assert two_burnt_out().result.places == (1, 4, 5, 2, 6, 3)


def test_even_if_all_who_are_out_were_forced_out() -> None:
    left = seat_set(Seat(1), Seat(3), Seat(5))
    order = tuple(map(Seat, (3, 5, 1, 2, 4, 6)))
    assert final_places((0, 6, 0, 5, 0, 4), left, (2, 0, 2, 0, 1, 0), order) == (3, 6, 2, 5, 1, 4)
