"""END-5: the second-last may take over the last place."""

import pytest

from gouji.engine.events import GameOver, TookLast
from gouji.engine.state import RoundDue
from gouji.rules.scoring import Score
from gouji.rules.seats import Seat
from tests.positions import Game, Option, played

AGREED: dict[str, Option] = {"last_by_agreement": True, "tribute": True, "mate_tribute": "last"}
# 6 is last and 4, his mate, second-last; 1 is head and 2 second.
MATES = "1 2 3 5 4 6"


def agreed(places: str = MATES, **options: Option) -> Game:
    return played(places, **AGREED | options)


def test_he_is_asked_directly_after_the_result() -> None:
    game = agreed()
    assert (game.asked, game.legal) == ("4 last", ["no", "take_last"])


@pytest.mark.parametrize(
    ("places", "options"),
    [
        pytest.param("1 2 3 4 5 6", {}, id="not of one federation"),
        pytest.param("1 4 2 5 3 6", {}, id="a sweep, so that a fresh start follows"),
        pytest.param(MATES, {"rounds": 1}, id="no round follows"),
        pytest.param(MATES, {"last_by_agreement": False}, id="without the option"),
    ],
)
def test_when_nobody_is_asked(places: str, options: dict[str, Option]) -> None:
    assert agreed(places, **options).asked == ""


@pytest.mark.parametrize(
    ("decision", "drawer", "debts"),
    [("4 no", 6, ["last 6>1 2", "last 4>2 1"]), ("4 take_last", 4, ["last 4>1 2", "last 6>2 1"])],
)
def test_it_counts_for_the_drawer_the_lead_and_the_last_debts(
    decision: str, drawer: Seat, debts: list[str]
) -> None:
    game = agreed().says(decision)
    assert game.state.phase == RoundDue(drawer)
    assert game.debts == debts
    # Nobody has a power card to pay.
    assert game.dealt("3 3 3 3 3 3").asked == f"{drawer} lead"


def test_last_still_pays_before_second_last() -> None:
    game = agreed().says("4 take_last").dealt("5 5 5 5W 5 5w")
    assert game.says("1 accept", "1 return 5").asked == "2 tribute"


@pytest.mark.parametrize("decision", ["4 no", "4 take_last"])
def test_places_and_score_stay(decision: str) -> None:
    game = agreed()
    result = game.result
    game.says(decision)
    assert game.result == result
    assert result.places == (1, 2, 3, 5, 4, 6)
    assert game.state.match.total == Score(4, -4)
    told = [TookLast(Seat(4), Seat(6))] if decision == "4 take_last" else []
    assert game.all(TookLast) == told


def test_with_rotate_the_drawer_is_found_by_chance_all_the_same() -> None:
    assert agreed(next_lead="rotate").says("4 take_last").state.phase == RoundDue(None)


def test_other_debts_stay() -> None:
    game = agreed(points=True).says("4 take_last")
    assert [debt for debt in game.debts if not debt.startswith("last")] == [
        f"point {debt} 1" for debt in ("1>4", "2>5", "3>6", "4>1", "5>2", "6>3")
    ]


def test_the_game_may_be_dissolved_here() -> None:
    assert agreed().says("1 dissolve").all(GameOver)[0].total == Score(4, -4)
