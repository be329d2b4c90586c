"""PHASE-1: deal, show of threes, redeal right, play; one seat at a time, in seat order from the drawer."""

import pytest

from gouji.engine.dealing import ChanceError, deal, open_round
from gouji.engine.state import DealDue, RoundDue
from gouji.rules.seats import Seat
from tests.positions import Game, dealt, position, rules

# 2 and 5 can show, 3 holds two threes of different suits; 1 and 2 have no power card.
HANDS = "5s6s 3s3s4s 3s3h2s 4h2h 3c3c2c 5c2d"


def test_the_order_of_the_phases() -> None:
    game = Game(rules())
    assert isinstance(game.state.phase, RoundDue)
    game.dealt(HANDS, drawer=4)
    asked = [game.asked]
    for decision in ("5 show", "2 no", "1 redeal"):
        game.says(decision)
        asked.append(game.asked)
    assert asked == ["5 show", "2 show", "1 redeal", ""]
    assert isinstance(game.state.phase, DealDue)


def test_before_play_only_seats_that_have_a_choice_are_asked() -> None:
    game = dealt(HANDS, drawer=1).says("2 no", "5 no", "1 no", "2 no")
    assert game.asked == "1 lead"


def test_a_phase_that_does_not_apply_is_skipped() -> None:
    game = dealt(HANDS, drawer=1, first_lead="drawer", powerless_redeal=False)
    assert game.asked == "1 lead"


def test_in_play_a_seat_is_asked_though_it_can_only_pass_or_has_one_lead() -> None:
    game = position("9 3 3 3 33 3")
    assert (game.asked, game.legal) == ("1 lead", ["play 9"])
    game.says("1 play 9", "2 pass")
    assert (game.asked, game.legal) == ("3 follow", ["pass"])


@pytest.mark.parametrize("seat", [1, 3, 4, 5, 6])
def test_exactly_one_seat_is_to_decide(seat: int) -> None:
    assert position("99 3 3 3 3 3").says("1 play 9").refused(f"{seat} pass") == "PHASE-1"


@pytest.mark.parametrize("act", ["show", "redeal", "no", "pass", "play 3", "burn 3"])
def test_nobody_is_asked_before_the_deal(act: str) -> None:
    assert Game(rules()).refused(f"1 {act}") == "PHASE-1"


@pytest.mark.parametrize("act", ["show", "redeal", "no"])
def test_an_answer_to_another_question_is_refused(act: str) -> None:
    assert position("99 3 3 3 3 3").refused(f"1 {act}") == "PHASE-1"
    assert position("99 3 3 3 3 3").says("1 play 9").refused(f"2 {act}") == "PHASE-1"


def test_a_deal_and_a_round_wait_for_their_time() -> None:
    game = position("99 3 3 3 3 3")
    with pytest.raises(ChanceError, match="PHASE-1 no deal"):
        deal(game.state, game.state.deal.cards)
    with pytest.raises(ChanceError, match="PHASE-1 no round"):
        open_round(game.state, Seat(1))
