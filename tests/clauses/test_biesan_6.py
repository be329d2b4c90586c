"""BIESAN-6: burning with threes in hand."""

import pytest

from gouji.engine.events import BurntOut
from tests.positions import Game, position, rules


def burning(hand: str, burn: str, **options: str) -> Game:
    """2 burns 1's kings, which nobody beats."""
    game = Game(rules(biesan=True, **options)).position(f"KK4 {hand} 3 3 3 3").says("1 play KK")
    return game.says(f"2 burn {burn}", "5 pass")


@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        ("AA335w", ["play 5w", "play w"]),
        ("AA33w", ["play w"]),
        ("AA33", ["play 33"]),
        ("AA55w", ["play 55w", "play 5w", "play w"]),
        ("AA5", ["play 5"]),
    ],
)
def test_the_one_set_without_a_joker_is_the_threes(hand: str, leads: list[str]) -> None:
    game = burning(hand, "AA")
    assert (game.asked, game.legal) == ("2 lead", leads)


@pytest.mark.parametrize("hand", ["Aw335", "Aw332", "Aw33522"])
def test_burnt_out_with_threes_and_others_but_no_joker(hand: str) -> None:
    game = burning(hand, "Aw")
    assert [event.seat for event in game.all(BurntOut)] == [2]


@pytest.mark.parametrize(
    ("hand", "burns"),
    [
        ("AA334", []),
        ("AA334w", ["burn AA"]),
        ("AA3345ww", ["burn AA"]),
        ("AA3345w", []),
        # Twos alone beside the threes need one joker too.
        ("AA332w", ["burn AA"]),
        ("AA332", []),
        ("AA33", ["burn AA"]),
        ("AA45w", ["burn AA"]),
        ("AA4", ["burn AA"]),
    ],
)
def test_completable(hand: str, burns: list[str]) -> None:
    game = position(f"KK4 {hand} 3 3 3 3", biesan=True, burn_check="completable").says("1 play KK")
    legal = game.legal if game.asked == "2 burn" else []
    assert [act for act in legal if act == "burn AA"] == burns
