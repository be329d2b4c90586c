"""LEAD-1: who leads the first trick of a first round."""

import pytest

from gouji.engine.dealing import ChanceError
from gouji.engine.events import FirstLeader, ShownThrees
from gouji.rules.cards import Rank, Suit
from gouji.rules.leading import LeadBy
from gouji.rules.seats import Seat
from tests.positions import Game, dealt


def shown(hands: str, drawer: int = 1, fallback: int = 6) -> Game:
    """A deal at which whoever can shows."""
    game = dealt(hands, drawer, fallback, powerless_redeal=False)
    while game.asked.endswith("show"):
        game.says(f"{game.asked[0]} show")
    return game


@pytest.mark.parametrize(
    ("hands", "drawer", "leader"),
    [
        pytest.param("3s3s5h 3h3h3h 3c 4s 4h 4c", 1, 2, id="the longest"),
        pytest.param("3s5h3s 3h3h5c 3c 4s 4h 4c", 1, 2, id="equal: the first completed"),
        pytest.param("3s3s 3h3h 3c 4s 4h 4c", 1, 1, id="in the order of drawing"),
        pytest.param("3s3s 3h3h 3c 4s 4h 4c", 2, 2, id="from the first drawer on"),
        pytest.param("3s4s4d3s 4h3h3h4s 3c 4s 4h 4c", 1, 2, id="completed, not begun"),
        pytest.param("3s3s4s4d3s 4h3h3h3h 3c 4s 4h 4c", 1, 2, id="by its last card"),
        pytest.param("3s3h3s3h 4h3c3c 3d 4s 4h 4c", 1, 1, id="a seat's longest, first completed"),
        pytest.param("3s3h3h3h3s 3c3c3c 3d 4s 4h 4c", 2, 2, id="no better though it has more"),
        pytest.param("3s3h3c3d 4s 4h 4c 4d 5s", 1, 6, id="four suits: none to show"),
    ],
)
def test_the_longest_shown_group_leads(hands: str, drawer: int, leader: int) -> None:
    assert shown(hands, drawer).asked == f"{leader} lead"


def test_the_group_shown_is_a_seats_longest() -> None:
    game = shown("3s3s3h3h3h 4s 4h 4c 4d 5s")
    assert game.all(ShownThrees) == [ShownThrees(Seat(1), Suit.HEARTS, 3, Rank.THREE)]


def test_of_two_equal_groups_the_one_completed_first() -> None:
    game = shown("3s3h3h3s 4s 4h 4c 4d 5s")
    assert game.all(ShownThrees) == [ShownThrees(Seat(1), Suit.HEARTS, 2, Rank.THREE)]


def test_only_what_is_shown_counts() -> None:
    game = dealt("3s3s 3h3h3h 4s 4h 4c 4d", powerless_redeal=False)
    assert game.says("1 show", "2 no").asked == "1 lead"


def test_if_nobody_shows_the_seat_drawn_with_the_deal_leads() -> None:
    game = dealt("3s3s 3h3h3h 4s 4h 4c 4d", fallback=5, powerless_redeal=False)
    assert game.says("1 no", "2 no").asked == "5 lead"
    assert game.all(FirstLeader) == [FirstLeader(Seat(5), LeadBy.SHOW)]


def test_a_deal_without_that_seat_cannot_stand() -> None:
    with pytest.raises(ChanceError, match="LEAD-1"):
        dealt("4 4 4 4 5 5", fallback=None)


def test_the_first_drawer_leads() -> None:
    game = dealt("3s3s 3h3h3h 4s 4h 2c 2d", drawer=4, fallback=None, first_lead="drawer")
    assert game.says("4 no", "1 no", "2 no", "3 no").asked == "4 lead"
    assert game.all(FirstLeader) == [FirstLeader(Seat(4), LeadBy.DRAWER)]


def test_in_biesan_fours_are_shown_instead() -> None:
    game = dealt("3s3s3s4c 4h4h3h 3c3d 3d3d 3s3h 3h3c", 1, biesan=True, powerless_redeal=False)
    assert game.asked == "2 show"
    assert game.says("2 show").asked == "2 lead"
    assert game.all(ShownThrees) == [ShownThrees(Seat(2), Suit.HEARTS, 2, Rank.FOUR)]
