"""HEAD-2: a headless seat's sets are never protected; it may answer any set but a dead gouji."""

from tests.positions import position


def test_its_sets_are_open_to_all() -> None:
    game = position("KK3 AA3 3 - 3 3", 1, (4,)).says("1 play KK")
    assert game.declines() == "2 follow, 3 follow, 5 follow, 6 follow"


def test_it_may_answer_any_gouji_set_without_burning() -> None:
    game = position("- KK3 3 AA3 3 3", 2, (1,)).says("2 play KK")
    assert (game.asked, game.legal) == ("4 follow", ["pass", "play AA"])


def test_burn_candidates_are_asked_before_it() -> None:
    game = position("- KK3 AA3 AA3 3 3", 2, (1,)).says("2 play KK")
    assert game.declines() == "3 burn, 4 follow, 5 follow"


def test_it_cannot_burn() -> None:
    game = position("- KK3 3 AA3 3 3", 2, (1,)).says("2 play KK")
    assert game.refused("4 burn AA") == "BURN-1"


def test_passing_binds_it() -> None:
    game = position("- 53 3 3 23 3", 2, (1,)).says("2 play 5", "3 pass", "4 pass", "5 play 2")
    assert game.declines() == "2 follow"


def test_it_may_not_answer_a_dead_gouji() -> None:
    # 6 is headless; 2 goes out, and its opposite's 2 is a dead gouji.
    game = position("3 5 - 3 23 w3", 2, (3,)).says("2 play 5", "4 pass", "5 play 2")
    assert game.asked == "5 lead"
