"""TRIB-4: a receiver may refuse a tribute, whole."""

from gouji.engine.events import TributeCards, TributeRefused, TributeTaken
from gouji.rules.hand import parse_hand
from tests.positions import played


def test_to_accept_or_to_refuse() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("4 4 4 4 42 4wW")
    assert (game.asked, game.legal) == ("1 tribute", ["accept", "refuse"])


def test_refused_nothing_changes_hands_and_nothing_is_returned() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("4 4 4 4 42 4wW").says("1 refuse")
    assert game.hands == ["4", "4", "4", "4", "42", "4wW"]
    assert game.asked == "2 tribute"
    assert [event.debt.payer for event in game.all(TributeRefused)] == [6]
    assert game.all(TributeTaken) == []


def test_only_the_two_concerned_see_the_cards() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("4 4 4 4 4 4wW").says("1 accept")
    game.says("1 return 4")
    told = [
        (event.audience, event.giver, event.taker, event.cards) for event in game.all(TributeCards)
    ]
    assert told == [
        *((seat, 6, 1, parse_hand("wW")) for seat in (6, 1)),
        *((seat, 1, 6, parse_hand("4")) for seat in (1, 6)),
    ]


def test_a_refused_card_may_be_paid_to_another() -> None:
    game = played("1 2 3 4 5 6", tribute=True, points=True).dealt("4 4 4 4 4 4W")
    assert game.asked == "3 tribute"
    assert game.says("3 refuse").asked == "1 tribute"
