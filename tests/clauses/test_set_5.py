"""SET-5: big and small jokers in one set, by ``mixed_jokers``."""

import pytest

from tests.positions import position


@pytest.mark.parametrize("mixed", ["keep", "demote"])
def test_both_may_stand_in_one_set(mixed: str) -> None:
    game = position("2wW 3 3 3 3 3", mixed_jokers=mixed)
    assert {"play 2wW", "play wW"} <= set(game.legal)


def test_forbid_makes_such_a_set_illegal() -> None:
    game = position("2wW 3 3 3 3 3", mixed_jokers="forbid")
    assert game.legal == ["play 2", "play 2W", "play 2w", "play W", "play w"]
    assert game.refused("1 play 2wW") == game.refused("1 play wW") == "SET-5"


def test_forbid_holds_for_answers_and_burns_too() -> None:
    game = position("8w3 wW3 3 wW3 3 3", mixed_jokers="forbid", joker_rule="full_kill")
    game.says("1 play 8w")
    assert game.asked == "4 follow", "2 could burn with wW only"
    assert game.refused("4 play wW") == "SET-5"


def test_forbid_leaves_what_has_jokers_of_one_size() -> None:
    game = position("773 3 3 wWW3 3 3", mixed_jokers="forbid").says("1 play 77")
    game.declines(until="4 follow")
    assert game.legal == ["pass", "play WW", "yield"]


@pytest.mark.parametrize(("mixed", "legal"), [("keep", ["pass", "play wW"]), ("demote", ["pass"])])
def test_demoted_big_jokers_kill_like_small_ones(mixed: str, legal: list[str]) -> None:
    game = position("8w3 3 3 3wW 3 3", mixed_jokers=mixed).says("1 play 8w")
    assert game.legal == legal


def test_a_demoted_answer_is_refused() -> None:
    game = position("8w3 3 3 3wW 3 3", mixed_jokers="demote").says("1 play 8w")
    assert game.refused("4 play wW") == "BEAT-2"


def test_keep_closes_the_trick_under_strict() -> None:
    game = position("88wW3 3 3 99WW3 3 3", mixed_jokers="keep").says("1 play 88wW")
    assert game.asked == "1 lead"


def test_demoted_big_jokers_count_as_small_on_the_table() -> None:
    game = position("88wW3 3 3 99WW3 3 3", mixed_jokers="demote").says("1 play 88wW")
    assert game.legal == ["pass", "play 99WW"]


def test_a_demoted_set_keeps_its_letters() -> None:
    game = position("88wW3 3 3 3 3 3", mixed_jokers="demote").says("1 play 88wW")
    assert game.refused("4 play 3") == "BEAT-2"
    assert game.hands[0] == "3"


def test_jokers_of_one_size_are_not_demoted() -> None:
    game = position("88WW3 3 3 3 3 3", mixed_jokers="demote").says("1 play 88WW")
    assert game.asked == "1 lead"
