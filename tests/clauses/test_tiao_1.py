"""TIAO-1: the leader may lay his hand open, and a mate picks his sets."""

import pytest

from gouji.engine.actions import Claim
from gouji.engine.events import ClaimEnded, ClaimMade
from gouji.engine.kernel import legal
from gouji.engine.views import view_of
from gouji.rules.asks import Kind
from gouji.rules.combo import parse_combo
from gouji.rules.seats import SEATS, Seat
from gouji.rules.turns import lead_ask
from tests.positions import Game, position

HANDS = "5567 3 4 3 4 3"


def claimed(hands: str, claim: str, leader: int = 1, out: tuple[int, ...] = ()) -> Game:
    return position(hands, leader, out, tiao=True).says(claim)


def test_in_place_of_a_lead() -> None:
    game = position(HANDS, tiao=True)
    assert game.legal == ["claim", "play 5", "play 55", "play 6", "play 7"]
    assert position(HANDS).legal == ["play 5", "play 55", "play 6", "play 7"]
    assert position(HANDS).refused("1 claim 55 6 7") == "TIAO-1"


def test_where_it_is_not_offered_a_leader_may_but_play() -> None:
    assert lead_ask(Seat(1)).may == {Kind.PLAY}
    assert lead_ask(Seat(1), may_claim=True).may == {Kind.PLAY, Kind.CLAIM}


def test_not_in_place_of_an_answer() -> None:
    game = position("53 3 64 3 4 3", tiao=True).says("1 play 5", "2 pass")
    assert game.refused("3 claim 6 4") == "TIAO-1"


@pytest.mark.parametrize("claim", ["1 claim 5 5 6 7", "1 claim 55 6 7", "1 claim 7 6 55"])
def test_any_split_of_the_whole_hand(claim: str) -> None:
    game = claimed(HANDS, claim)
    sets = tuple(map(parse_combo, claim.split()[2:]))
    assert game.all(ClaimMade) == [ClaimMade(Seat(1), sets)]
    assert game.asked == "3 pick"


@pytest.mark.parametrize("claim", ["1 claim 55 6", "1 claim 55 6 7 7", "1 claim 555 6 7"])
def test_no_other_split(claim: str) -> None:
    assert position(HANDS, tiao=True).refused(claim) == "TIAO-1"


def test_no_set_of_mixed_jokers_where_they_are_forbidden() -> None:
    game = position("5wW6 3 3 3 3 3", tiao=True, mixed_jokers="forbid")
    assert game.refused("1 claim 5wW 6") == "SET-5"
    assert game.says("1 claim 5w 6W").asked == "3 pick"


def test_the_hand_lies_open_to_everybody() -> None:
    game = claimed(HANDS, "1 claim 55 6 7")
    for seat in SEATS:
        shown = view_of(game.state, seat).standing.claimed
        assert shown is not None
        assert [laid.text for laid in shown.sets] == ["55", "6", "7"]


@pytest.mark.parametrize(
    ("hands", "out", "asked"),
    [
        (HANDS, (), "3 pick"),
        ("5567 3 - 3 4 3", (3,), "5 pick"),
        ("5567 3 3 3 - 3", (5,), "3 pick"),
    ],
)
def test_his_first_mate_in_play_after_him_picks(
    hands: str, out: tuple[int, ...], asked: str
) -> None:
    game = claimed(hands, "1 claim 55 6 7", out=out)
    assert game.asked == asked
    assert game.legal == ["pick 55", "pick 6", "pick 7"]


def test_without_a_mate_in_play_there_is_no_claim() -> None:
    game = position("5567 3 - 3 - 3", 1, (3, 5), tiao=True)
    assert "claim" not in game.legal
    assert game.refused("1 claim 55 6 7") == "TIAO-1"


def test_the_mate_picks_each_time_and_all_answer_by_the_rules() -> None:
    game = claimed(HANDS, "1 claim 55 6 7").says("3 pick 55")
    assert game.declines() == "2 follow, 3 follow, 4 follow, 5 follow, 6 follow"
    assert (game.asked, game.legal) == ("3 pick", ["pick 6", "pick 7"])
    game.says("3 pick 7").declines()
    assert (game.asked, game.legal) == ("3 pick", ["pick 6"])
    game.says("3 pick 6")
    assert game.state.standing.places[0] == 1
    assert game.state.standing.claimed is None


def test_equal_sets_are_one_choice() -> None:
    game = claimed(HANDS, "1 claim 5 5 6 7")
    assert game.legal == ["pick 5", "pick 6", "pick 7"]
    game.says("3 pick 5").declines()
    assert game.legal == ["pick 5", "pick 6", "pick 7"]


def test_only_the_mate_picks_and_only_those_sets() -> None:
    game = claimed(HANDS, "1 claim 55 6 7")
    assert game.refused("1 pick 6") == "PHASE-1"
    assert game.refused("3 pick 5") == "TIAO-1"
    assert game.refused("3 play 4") == "PHASE-1"


@pytest.mark.parametrize("beater", ["2 play 9", "3 play 9"])
def test_when_a_set_is_beaten_the_claim_ends_and_the_cards_are_in_hand(beater: str) -> None:
    game = position("5567 93 93 3 4 3", tiao=True).says("1 claim 55 6 7", "3 pick 7")
    game.says(*["2 pass"] * (beater[0] == "3"), beater)
    assert game.all(ClaimEnded) == [ClaimEnded(Seat(1))]
    assert game.hands[0] == "556"
    assert game.state.standing.claimed is None
    game.declines(until="1 follow")
    assert game.legal == ["pass"]


def burning(hand: str, burn: str) -> Game:
    """2 burns 1's kings and has the lead."""
    game = position(f"KK33 {hand} 3 3 3 3", tiao=True).says("1 play KK", f"2 burn {burn}")
    return game.says("5 pass")


@pytest.mark.parametrize(
    ("claim", "picks"),
    [
        ("2 claim 55 7w", ["pick 7w"]),
        ("2 claim 7 55w", ["pick 55w"]),
    ],
)
def test_a_burning_seats_set_without_a_joker_is_picked_last(claim: str, picks: list[str]) -> None:
    game = burning("AA55w7", "AA").says(claim)
    assert game.legal == picks
    game.says(f"4 {picks[0]}").declines()
    assert len(game.legal) == 1


@pytest.mark.parametrize("claim", ["2 claim 55 w 7", "2 claim 5 5 7w"])
def test_a_burning_seat_has_at_most_one_such_set(claim: str) -> None:
    assert burning("AA55w7", "AA").refused(claim) == "TIAO-1"


def test_a_burning_seat_without_such_a_split_cannot_claim() -> None:
    game = burning("AA567ww", "Aw")
    assert game.asked == "2 lead"
    assert "claim" not in game.legal
    assert game.refused("2 claim 5w 6 7 A") == "TIAO-1"


def test_a_burning_seats_twos_go_with_another_rank_in_the_split_that_is_listed() -> None:
    game = burning("AA2255w", "AA")
    assert "claim" in game.legal
    act = next(act for act in legal(game.state) if isinstance(act, Claim))
    assert [laid.text for laid in act.sets] == ["w", "5522"]
