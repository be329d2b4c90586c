"""The random bot: every legal act is equally likely."""

from collections import Counter

from gouji.bots.registry import make_bot
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from tests.positions import position

GAME = position("53 6789T 3 3 3 3").says("1 play 5")
CHOICES = 6_000


def test_it_is_uniform() -> None:
    view = view_of(GAME.state, Seat(2))
    bot = make_bot("random", 1, Seat(2))
    found = Counter(bot.choose(view).action for _ in range(CHOICES))
    assert set(found) == set(view.legal)
    expected = CHOICES / len(view.legal)
    chi_square = sum((number - expected) ** 2 / expected for number in found.values())
    # 20.5 is exceeded by chance once in a thousand at five degrees of freedom; the seed is fixed.
    assert len(view.legal) == 6
    assert chi_square < 20.5


def test_it_repeats_from_its_seed_and_differs_by_seed_and_seat() -> None:
    view = view_of(GAME.state, Seat(2))

    def choices(seed: int, seat: int) -> list[object]:
        bot = make_bot("random", seed, Seat(seat))
        return [bot.choose(view).action for _ in range(20)]

    assert choices(1, 2) == choices(1, 2)
    assert choices(1, 2) != choices(2, 2)
    assert choices(1, 2) != choices(1, 3)


def test_a_single_act_is_taken() -> None:
    game = position("5 3 3 3 3 3")
    assert (
        make_bot("random", 1, Seat(1)).choose(view_of(game.state, Seat(1))).action
        in view_of(game.state, Seat(1)).legal
    )
