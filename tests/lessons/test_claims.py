"""What the lessons say is so: what they call impossible is refused, what they warn of happens."""

import pytest

from gouji.engine.actions import Burn, Play
from gouji.engine.events import BurnSucceeded, BurntOut
from gouji.engine.kernel import ask_of, legal
from gouji.lessons.lesson import LEARNER
from gouji.lessons.library import lessons
from gouji.rules.scoring import seat_at
from tests.positions import Game

ALL = "2 follow, 3 follow, 4 follow, 5 follow, 6 follow"


def at(name: str, step: int) -> Game:
    """The position of a lesson in which the learner takes a step."""
    (lesson,) = (one for one in lessons() if one.name.endswith(name))
    scenes = [one for one in lesson.scenes if one.step and one.step.number == step]
    game = Game(scenes[0].state.match.rules)
    game.state = scenes[0].state
    return game


def is_unbeatable(game: Game) -> bool:
    """Whether nobody who is asked about the set on the table holds what beats it."""
    while (ask := ask_of(game.state)) and ask.question == "follow":
        if any(isinstance(act, Play | Burn) for act in legal(game.state)):
            return False
        game.says(f"{ask.seat} pass")
    return True


@pytest.mark.parametrize(
    ("name", "step", "act", "clause"),
    [
        ("sets", 2, "play 77", "BEAT-1"),
        ("twos", 1, "play 999", "BEAT-1"),
        ("jokers", 1, "play TTTT", "BEAT-2"),
        ("jokers", 1, "play 888w", "BEAT-2"),
        ("burn", 2, "play 99", "BURN-4"),
        ("burn", 2, "play 55", "BURN-4"),
        ("burn", 3, "play 5", "BURN-4"),
        ("tribute", 2, "return QQ", "TRIB-5"),
    ],
)
def test_what_cannot_be_done_is_refused(name: str, step: int, act: str, clause: str) -> None:
    assert at(name, step).refused(f"{LEARNER} {act}") == clause


@pytest.mark.parametrize(
    ("name", "step", "act"),
    [
        ("sets", 2, "play 888"),
        ("sets", 3, "play 77"),
        ("gouji", 1, "play QQQ"),
        ("gouji", 3, "play AA"),
        ("jokers", 1, "play 888W"),
        ("headless", 2, "play QQQW"),
        ("scramble", 2, "play KK"),
    ],
)
def test_what_nobody_can_beat_is_beaten_by_nobody(name: str, step: int, act: str) -> None:
    assert is_unbeatable(at(name, step).says(f"{LEARNER} {act}"))


@pytest.mark.parametrize(
    ("name", "step", "act", "asked"),
    [
        ("sets", 1, "play 444", ALL),
        ("gouji", 1, "play QQQ", "4 follow"),
        ("gouji", 1, "play QQ", ALL),
        ("gouji", 2, "play 66", ALL),
        ("yield", 1, "play 99", "2 follow, 3 follow, 4 follow"),
        ("yield", 1, "pass", "2 follow, 3 follow"),
        ("yield", 1, "yield", "2 follow, 3 follow, 1 follow"),
        ("yield", 2, "play 99", "4 follow"),
        ("jokers", 1, "play 888W", ""),
        ("jokers", 2, "play 55w", "4 follow"),
        ("jokers", 2, "play 55", ALL),
        ("headless", 2, "play QQQ", "2 follow, 3 follow, 5 follow, 6 follow"),
        ("headless", 2, "play QQQW", ""),
        ("scramble", 2, "play KK", "4 follow, 5 follow, 6 follow"),
    ],
)
def test_who_is_asked_next(name: str, step: int, act: str, asked: str) -> None:
    assert at(name, step).says(f"{LEARNER} {act}").declines() == asked


@pytest.mark.parametrize(
    ("name", "step", "act", "leader"),
    [
        ("sets", 2, "pass", 2),
        ("gouji", 3, "pass", 4),
        ("pass", 2, "pass", 4),
        ("yield", 1, "pass", 4),
        ("wind", 1, "pass", 1),
        ("wind", 1, "wind", 1),
        ("scramble", 2, "pass", 4),
    ],
)
def test_who_leads_next(name: str, step: int, act: str, leader: int) -> None:
    game = at(name, step).says(f"{LEARNER} {act}")
    game.declines()
    assert game.asked == f"{leader} lead"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        *((name, 1) for name in ("sets", "twos", "gouji", "pass", "yield", "jokers", "burn")),
        ("headless", 2),
        ("scramble", 3),
    ],
)
def test_the_learner_is_out_at_the_end(name: str, place: int) -> None:
    (lesson,) = (one for one in lessons() if one.name.endswith(name))
    assert seat_at(lesson.scenes[-1].state.standing.places, place) == LEARNER


def test_kings_spent_on_a_mate_are_missing_against_the_opposite() -> None:
    assert at("pass", 1).says("1 play KK").hands[0] == "66"
    game = at("pass", 2)
    assert game.legal == ["pass", "play KK"]
    # He has passed, and is asked about his opposite's set all the same.
    assert ask_of(game.state) == (LEARNER, "follow", frozenset({"play", "pass"}))


def test_played_too_early_the_nines_can_be_beaten() -> None:
    assert "play JJ" in at("yield", 1).says("1 play 99").legal


def test_gouji_sets_open_but_not_with_a_big_joker() -> None:
    for act, opened in {"QQQ": [1], "AA": [1], "QQQW": [], "55": []}.items():
        game = at("points", 1).says(f"1 play {act}")
        game.declines()
        assert game.opened == opened
    let_go, stopped = at("points", 3).says("1 pass"), at("points", 3).says("1 play AA")
    stopped.declines()
    assert (let_go.opened, stopped.opened) == ([1, 4], [1])


@pytest.mark.parametrize(("step", "act"), [(1, "burn AAw"), (2, "play 9w"), (2, "play 5w")])
def test_a_burn_that_cannot_go_on_is_burnt_out(step: int, act: str) -> None:
    game = at("burn", step).says(f"1 {act}")
    game.declines()
    assert game.all(BurntOut)
    assert game.state.standing.places[0] == 6


def test_the_burn_succeeds_in_either_order() -> None:
    for first, last in ("99w", "55"), ("55w", "99"):
        game = at("burn", 2).says(f"1 play {first}", "4 pass", f"1 play {last}")
        (success,) = game.all(BurnSucceeded)
        assert (success.seat, success.victim) == (1, 2)


def test_a_headless_gouji_set_meets_three_kings() -> None:
    assert at("headless", 1).state.standing.places[3] == 1
    assert "play KKK" in at("headless", 2).says("1 play QQQ").legal


def test_asking_for_the_wind_keeps_one_in_the_trick() -> None:
    for act, asks_again in {"wind": True, "pass": False}.items():
        game = at("wind", 1).says(f"1 {act}", "2 play QQ")
        assert ("1 follow" in game.declines()) is asks_again


def test_a_pass_in_the_scramble_does_not_bind() -> None:
    game = at("scramble", 1).says("1 pass", "4 play 99", "5 pass", "6 pass")
    assert game.asked == "1 follow"


def test_the_last_pays_a_big_joker_and_a_two() -> None:
    game = at("tribute", 1)
    assert (game.asked, game.debts) == ("1 tribute", ["last 6>1 2"])
    before = game.hands[0]
    assert game.says("1 accept").hands[0] == before.replace("w", "2wW")
