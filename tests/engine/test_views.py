"""What a view holds, by name."""

import pytest

from gouji.engine.actions import DISSOLVE, PASS, YIELD, Action
from gouji.engine.views import SeatView, view_of
from gouji.rules.cards import cards_text
from gouji.rules.hand import hand_text, parse_hand
from gouji.rules.seats import SEATS, Seat, seat_set
from tests.positions import Game, dealt, position, rules


def seen(game: Game, seat: int) -> SeatView:
    return view_of(game.state, Seat(seat))


def test_the_own_cards_as_dealt_and_now() -> None:
    game = position("5s3d5h7c 3s 3h 3c 4s 4h").says("1 play 5")
    view = seen(game, 1)
    assert cards_text(view.dealt) == "5s3d5h7c"
    assert cards_text(view.cards) == "3d5h7c"
    assert hand_text(view.hand) == "357"


def test_what_lies_unseen() -> None:
    game = position("53 63 3 3 3 3").says("1 play 5")
    assert hand_text(seen(game, 1).unseen) == "333336"
    assert hand_text(seen(game, 2).unseen) == "33333"


def test_the_table() -> None:
    game = position("53 63 3 3 3 3")
    assert seen(game, 2).best is None
    assert seen(game, 2).trick is None
    game.says("1 play 5")
    for seat in SEATS:
        best = seen(game, seat).best
        assert best is not None
        assert best.text == "5"


def test_the_opposite() -> None:
    game = position("53 63 3 3 3 3")
    assert [seen(game, seat).opposite for seat in SEATS] == [4, 5, 6, 1, 2, 3]


def test_the_mode_of_the_trick() -> None:
    game = position("53 3 3 3 - 3", 1, (5,))
    assert seen(game, 4).mode.headless == seat_set(Seat(2))
    game.says("1 play 5")
    assert seen(game, 4).mode.headless == seat_set(Seat(2))


def test_threes_that_were_shown() -> None:
    game = dealt("3s3s4h 3h3h 4c 4s 2c 2d").says("1 show")
    assert [(one.seat, one.number) for one in seen(game, 5).standing.shown] == [(1, 2)]


@pytest.mark.parametrize("seat", SEATS)
def test_only_the_seat_asked_has_a_question(seat: Seat) -> None:
    game = position("53 63 3 3 3 3").says("1 play 5")
    view = seen(game, seat)
    assert (view.ask is not None) is (seat == 2)
    assert bool(view.legal) is (seat == 2)


def test_who_is_due_next_but_not_who_may_burn() -> None:
    game = position("KK3 AA3 3 3 3 3")
    assert {seen(game, seat).due for seat in SEATS} == {1}
    game.says("1 play KK")
    assert game.asked == "2 burn"
    assert {seen(game, seat).due for seat in SEATS} == {4}


def test_nobody_is_due_on_a_dead_gouji() -> None:
    game = position("5 33 33 23 w3 33").says("1 play 5", "2 pass", "3 pass", "4 play 2")
    assert game.asked == "5 burn"
    assert {seen(game, seat).due for seat in SEATS} == {None}


def test_between_rounds_there_is_no_trick_and_nobody_is_due() -> None:
    for game in (Game(rules()), position("5 33 - 33 - 33", 1, (3, 5)).says("1 play 5")):
        view = seen(game, 2)
        assert (view.trick, view.due, view.ask, view.legal) == (None, None, None, ())


@pytest.mark.parametrize("act", [PASS, DISSOLVE])
def test_a_view_judges_what_its_seat_may_say(act: Action) -> None:
    game = position("53 63 3 3 3 3").says("1 play 5")
    assert seen(game, 2).refusal(act) is None
    fault = seen(game, 2).refusal(YIELD)
    assert fault is not None
    assert fault.clause == "TURN-5"


def test_and_nothing_while_another_is_asked() -> None:
    fault = seen(position("53 63 3 3 3 3").says("1 play 5"), 3).refusal(PASS)
    assert fault is not None
    assert fault.clause == "PHASE-1"


@pytest.mark.parametrize("seat", SEATS)
def test_whoever_sits_there_may_have_the_game_dissolved_while_somebody_is_due(seat: Seat) -> None:
    for game in (position("53 63 3 3 3 3").says("1 play 5"), position("KK3 AA3 3 3 3 3")):
        assert seen(game, seat).refusal(DISSOLVE) is None
    fault = seen(Game(rules()), seat).refusal(DISSOLVE)
    assert fault is not None
    assert fault.clause == "PHASE-1"


def test_before_play_nobody_is_due() -> None:
    game = dealt("3s3s4h 3h3h 4c 4s 2c 2d")
    assert {seen(game, seat).due for seat in SEATS} == {None}
    assert seen(game, 4).unseen == parse_hand("33334422")
