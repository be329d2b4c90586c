"""SCRAM-3: a burn still running when scramble begins is over, before BURN-8 is looked at."""

from gouji.engine.events import BurnEnded, BurntOut
from gouji.rules.seats import Seat
from tests.positions import Game, position


def burning_into_scramble(hand: str, burn: str) -> Game:
    """1 plays its last KK as second; 2 burns it, wins the trick and leads with four in play."""
    game = position(f"KK {hand} - 33 33 33", 1, (3,)).says("1 play KK", f"2 burn {burn}")
    game.declines()
    return game


def test_the_burn_is_over() -> None:
    game = burning_into_scramble("AA56w", "Aw")
    assert game.all(BurnEnded) == [BurnEnded(Seat(2))]
    assert game.state.standing.burning is None


def test_the_seat_leads_as_it_likes_and_is_not_burnt_out() -> None:
    game = burning_into_scramble("AA56w", "Aw")
    assert game.all(BurntOut) == []
    assert (game.asked, game.legal) == ("2 lead", ["play 5", "play 6", "play A"])


def test_it_is_neither_success_nor_failure() -> None:
    game = burning_into_scramble("AA5", "AA").says("2 play 5")
    assert game.state.standing.ledger.burns == ()
    assert game.state.standing.places == (2, 3, 1, 0, 0, 0)
