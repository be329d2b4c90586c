"""REVOLT-5: the revolter counts as not opened; when his opposite has opened."""

import pytest

from tests.positions import Game, Option, rules

OPTIONS: dict[str, Option] = {
    "revolt": True,
    "powerless_redeal": False,
    "points": True,
    "tribute": True,
    "rounds": 2,
    "first_lead": "drawer",
}


def revolted(hands: str, choice: str, **options: Option) -> Game:
    """A round in which 1 revolts and 4, his opposite, chooses; 4 leads."""
    return revolts(Game(rules(**OPTIONS | options)).dealt(hands, drawer=4)).says(f"4 {choice}")


def revolts(game: Game) -> Game:
    """Of all who are asked 1 alone revolts."""
    while game.asked.endswith("revolt"):
        seat = game.asked[0]
        game.says(f"{seat} {'revolt' if seat == '1' else 'no'}")
    return game


@pytest.mark.parametrize("choice", ["keep", "headless"])
@pytest.mark.parametrize(("opens", "opened"), [("automatic", [4]), ("three", [])])
def test_automatic(choice: str, opens: str, opened: list[int]) -> None:
    game = revolted("345 332 332 22225 332 332", choice, revolt_opens=opens)
    assert game.opened == opened


@pytest.mark.parametrize(
    ("leads", "opened"),
    [("2", []), ("2 2", []), ("2 2 2", [4]), ("2 W 2", [4]), ("W W W", [4])],
)
def test_three_dead_gouji_that_won_the_lead(leads: str, opened: list[int]) -> None:
    game = revolted("345 332 332 2222WWW5 332 332", "keep")
    for lead in leads.split():
        assert game.opened == []
        game.says(f"4 play {lead}").declines()
        assert game.asked == "4 lead"
    assert game.opened == opened


def test_one_that_is_burned_does_not_count() -> None:
    game = revolted("345 332 332 22225 332 w34", "keep").says("4 play 2", "6 burn w", "3 pass")
    for _ in range(2):
        game.says("4 play 2").declines()
    assert game.opened == [6]


def test_not_if_he_was_headless_at_once() -> None:
    game = revolted("345 332 332 22225 332 332", "headless")
    for _ in range(3):
        game.says("4 play 2").declines()
    assert game.opened == []


@pytest.mark.parametrize(("deadline", "opened"), [("split", [4]), ("first_out", [])])
def test_only_before_he_is_judged(deadline: str, opened: list[int]) -> None:
    game = revolted("345 332 7 22235 332 332", "keep", point_deadline=deadline)
    for _ in range(2):
        game.says("4 play 2").declines()
    game.says("4 play 3", "5 pass", "6 pass", "2 pass", "3 play 7", "4 play 2")
    game.declines()
    assert game.opened == opened


@pytest.mark.parametrize("deadline", ["split", "first_out"])
@pytest.mark.parametrize(
    ("hands", "plays"),
    [
        pytest.param("345 332 332 5 332 332", "4 play 5", id="head"),
        pytest.param(
            "345 332 6 57 332 332",
            "4 play 5, 5 pass, 6 pass, 2 pass, 3 play 6, 4 play 7",
            id="second",
        ),
    ],
)
def test_or_by_being_head_or_second_himself(deadline: str, hands: str, plays: str) -> None:
    game = revolted(hands, "keep", point_deadline=deadline).says(*plays.split(", "))
    assert game.opened == [4]


def test_not_by_being_third() -> None:
    game = revolted("345 332 332 58 6 7", "keep").says("4 play 5", "5 play 6", "6 play 7")
    game.says("2 pass", "3 pass", "4 play 8")
    assert game.state.standing.places[3] == 3
    assert game.opened == []


def test_the_revolter_owes_for_his_point_with_what_was_called() -> None:
    game = Game(rules(**OPTIONS | {"calls": True, "revolt_opens": "automatic"})).opens(4)
    game.says("4 advance_call", "5 no", "6 no", "1 advance_call", "2 no", "3 no")
    game.dealt("345 5 4 3 33 333").says("5 no", "6 no", "2 no", "3 no")
    revolts(game).says("4 headless", "4 play 3", "5 pass", "6 pass", "2 play 5", "3 pass")
    game.says("5 pass", "3 play 4", "5 pass", "6 pass", "5 play 33")
    assert game.result.places == (4, 2, 3, 1, 5, 6)
    # 1 called in advance on 4, who has opened: REVOLT-5, POINT-5.
    assert [debt for debt in game.debts if "1>4" in debt] == ["point 1>4 4", "point 1>4 4"]
    assert [debt for debt in game.debts if "4>1" in debt] == []


def test_he_opens_as_head_though_the_round_ends_before_he_is_out() -> None:
    options: dict[str, Option] = {"biesan": True, "threeless_revolt": "forced", "points": True}
    game = Game(rules(**options, first_lead="drawer", powerless_redeal=False))
    game.dealt("34K 332 W 3K34 8K38 8K", drawer=6)
    game.says("3 headless", "1 play K", "2 play 2", "4 burn W")
    # 4 is burnt out and 2 stuck: only odd seats are left, of which 3 is head with no card played.
    assert game.result.places[2] == 1
    assert game.opened == [3]
