"""The novice's habits, each from a small position."""

import pytest

from gouji.bots.registry import make_bot
from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from tests.positions import Game, dealt, position


def answer(game: Game) -> str:
    """What a novice answers to the question now asked."""
    ask = ask_of(game.state)
    assert ask is not None
    return act_text(make_bot("novice", 1, ask.seat).choose(view_of(game.state, ask.seat)).action)


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        pytest.param("445K", "play 44", id="the lowest rank, whole"),
        pytest.param("4K2wW", "play 4", id="nothing attached"),
        pytest.param("22wKQ", "play Q", id="a queen before twos and jokers"),
        pytest.param("wwW", "play wwW", id="the way out, jokers and all"),
        pytest.param("KK2w", "play KK2w", id="the way out at once"),
        pytest.param("4", "play 4", id="the only card"),
    ],
)
def test_it_leads_low_and_bare(hand: str, lead: str) -> None:
    assert answer(position(f"{hand} 3 3 3 3 3")) == lead


@pytest.mark.parametrize(
    ("hand", "follow"),
    [
        pytest.param("6789", "play 6", id="the smallest that beats"),
        pytest.param("6677", "play 6", id="it breaks a pair before it spends a joker"),
        pytest.param("6678", "play 7", id="a whole stack before a broken one"),
        pytest.param("4422w", "play 2", id="a two before a joker"),
        pytest.param("44wW", "play w", id="a small joker before a big one"),
        pytest.param("44", "pass", id="it passes if nothing beats"),
    ],
)
def test_it_follows_with_the_smallest_set_that_beats(hand: str, follow: str) -> None:
    assert answer(position(f"53 {hand} 3 3 3 3").says("1 play 5")) == follow


def test_it_leaves_its_mates_sets_alone() -> None:
    assert answer(position("53 3 99K 3 3 3").says("1 play 5", "2 pass")) == "pass"


def test_but_takes_a_way_out_over_a_mates_set() -> None:
    assert answer(position("53 3 9 3 3 3").says("1 play 5", "2 pass")) == "play 9"


def test_it_takes_the_way_out_before_a_cheaper_answer() -> None:
    game = position("553 99 3 3 3 3").says("1 play 55")
    assert answer(game) == "play 99"


@pytest.mark.parametrize(
    ("hand", "burn"),
    [
        pytest.param("AA", "burn AA", id="the way out"),
        pytest.param("AA5", "burn AA", id="the rest goes in one"),
        pytest.param("AA56w", "burn AA", id="only what leaves the rest completable"),
        pytest.param("22567w", "no", id="never if it could be burnt out"),
    ],
)
def test_it_burns_an_opponent_only_if_it_cannot_be_burnt_out(hand: str, burn: str) -> None:
    assert answer(position(f"KK3 {hand} 3 3 3 3").says("1 play KK")) == burn


def test_it_burns_no_mate() -> None:
    game = position("KK3 3 AA5 3 3 3").says("1 play KK")
    assert (game.asked, answer(game)) == ("3 burn", "no")


def test_but_goes_out_over_a_mate() -> None:
    assert answer(position("KK3 3 AA 3 3 3").says("1 play KK")) == "burn AA"


def test_it_shows_its_threes_and_changes_a_hand_without_power() -> None:
    game = dealt("3s3s4h 2s 2h 2c 2d w")
    assert answer(game) == "show"
    assert answer(game.says("1 show")) == "redeal"


def test_it_leads_with_a_joker_while_burning() -> None:
    game = position("KK3 AA557w 3 3 3 3").says("1 play KK", "2 burn AA", "5 pass")
    assert answer(game) in game.legal


@pytest.mark.parametrize("seed", range(3))
def test_the_same_view_always_gets_the_same_answer(seed: int) -> None:
    view = view_of(position("456789TJQKA2wW 3 3 3 3 3").state, Seat(1))
    first = make_bot("novice", 0, Seat(1)).choose(view)
    assert make_bot("novice", seed, Seat(1)).choose(view) == first


def test_while_it_burns_it_leaves_no_two_behind_that_its_threes_would_wait_for() -> None:
    game = position("KK4 AA442w33 5 6 7 8", biesan=True).says("1 play KK")
    assert answer(game) == "burn AA"
    assert answer(game.says("2 burn AA", "5 pass")) == "play 442w"
