"""HEAD-3: in the trick in which a seat went out, its opposite's gouji set is a dead gouji."""

from tests.positions import position


def test_it_is_open_to_burns_alone() -> None:
    game = position("5 33 33 23 w3 33").says("1 play 5", "2 pass", "3 pass", "4 play 2")
    assert game.declines() == "5 burn"
    assert game.asked == "4 lead"


def test_it_may_be_burned() -> None:
    game = position("5 33 33 23 w3 33").says("1 play 5", "2 pass", "3 pass", "4 play 2")
    assert game.says("5 burn w").declines() == "2 follow"


def test_nobody_is_asked_if_nobody_can_burn() -> None:
    game = position("5 33 33 23 33 33").says("1 play 5", "2 pass", "3 pass", "4 play 2")
    assert game.asked == "4 lead"


def test_after_his_opposite_was_forced_out_too() -> None:
    # 2 is burnt out on the lead, which opens a new trick: 5 is headless in it at once.
    game = position("KK33 AA56w 3 3 23 3").says("1 play KK", "2 burn Aw", "5 pass")
    game.says("1 play 3", "3 pass", "4 pass", "5 play 2")
    assert game.declines() == "6 follow, 1 follow"


def test_he_may_play_it_though_he_has_passed_on_his_opposites_last_set() -> None:
    game = position("7 33 53 23 33 33", 3).says("3 play 5", "4 pass", "5 pass", "6 pass")
    game.says("1 play 7", "2 pass", "3 pass")
    assert game.legal == ["pass", "play 2"]
    assert game.says("4 play 2").asked == "4 lead"


def test_his_other_sets_in_that_trick_are_open_to_all() -> None:
    game = position("5 33 33 73 33 33").says("1 play 5", "2 pass", "3 pass", "4 play 7")
    assert game.declines() == "5 follow, 6 follow"
