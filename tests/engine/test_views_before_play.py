"""Views of the phases before play and between rounds: what is public in them, and what is not."""

import pytest

from gouji.engine.actions import act_text
from gouji.engine.state import PhaseName
from gouji.engine.views import SeatView, view_of
from gouji.rules.hand import EMPTY, parse_hand
from gouji.rules.seats import SEATS, Seat
from tests.positions import Game, dealt, played, position, rules


def views(game: Game) -> dict[Seat, SeatView]:
    """What each seat sees."""
    return {seat: view_of(game.state, seat) for seat in SEATS}


def paying() -> Game:
    """6 pays 1 two cards; then 5 pays 2 one."""
    return played("1 2 3 4 5 6", tribute=True).dealt("34 34 3 3 32 3wW")


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        (Game(rules(points=True, calls=True)).opens(1), PhaseName.ADVANCE),
        (paying(), PhaseName.TRIBUTE),
        (dealt("2 2 2 2 2 2", hui=True), PhaseName.HUI),
        (position("3 3 3 3 3 3"), PhaseName.PLAY),
        (played("1 2 3 5 4 6", last_by_agreement=True), PhaseName.LAST),
    ],
)
def test_a_phase_whose_questions_all_may_hear(game: Game, phase: PhaseName) -> None:
    asked = Seat(int(game.asked[0]))
    for seat, view in views(game).items():
        assert (view.phase, view.due) == (phase, asked)
        assert (view.ask is not None) == (seat == asked) == bool(view.legal)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(dealt("3s3s 2c 2c 2h 2h 2d"), id="show"),
        pytest.param(dealt("3 2 2 2 2 2"), id="redeal"),
        pytest.param(dealt("3 2 2 2 2 2", revolt=True, powerless_redeal=False), id="revolt"),
    ],
)
def test_a_phase_whose_questions_tell_what_a_seat_holds(game: Game) -> None:
    for seat, view in views(game).items():
        assert (view.phase, view.due) == (None, None)
        assert (view.ask is not None) == (seat == 1)


def test_the_debts_still_to_be_paid_are_public() -> None:
    game = paying()
    for view in views(game).values():
        assert [(debt.payer, debt.payee) for debt in view.owed] == [(6, 1), (5, 2)]
    game.says("1 refuse")
    for view in views(game).values():
        assert [(debt.payer, debt.payee) for debt in view.owed] == [(5, 2)]
    game.says("2 refuse")
    assert all(view.owed == () for view in views(game).values())


def test_the_cards_offered_are_for_the_receiver_alone() -> None:
    paid = {seat: view.paid for seat, view in views(paying()).items()}
    assert paid == {seat: parse_hand("wW") if seat == 1 else EMPTY for seat in SEATS}


def test_what_may_be_returned_is_for_the_receiver_alone() -> None:
    found = views(paying().says("1 accept"))
    assert [act_text(act) for act in found[Seat(1)].options] == ["return 43"]
    assert all(found[seat].options == () for seat in SEATS[1:])


def test_own_cards_are_those_after_the_exchange() -> None:
    game = paying().says("1 accept", "1 return 43")
    assert "".join(card.rank.letter for card in view_of(game.state, Seat(1)).cards) == "wW"
    assert "".join(card.rank.letter for card in view_of(game.state, Seat(6)).cards) == "334"


def test_before_laying_aside_the_leader_may_look_at_his_leads() -> None:
    game = dealt("32 2 2 2 2 2", fallback=1, hui=True, tiao=True)
    view = view_of(game.state, Seat(1))
    assert sorted(map(act_text, view.leading.legal)) == ["claim", "play 2", "play 3", "play 32"]
    game.says("1 hui")
    assert view_of(game.state, Seat(1)).legal == view.leading.legal
