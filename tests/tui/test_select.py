"""Picking cards: one press takes what is needed, and Tab walks the legal sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.engine.views import view_of
from gouji.rules.cards import RANKS, Rank
from gouji.rules.combo import parse_combo
from gouji.rules.hand import hand_text, holds, parse_hand
from gouji.rules.seats import Seat
from gouji.tui.select import Selection, cheapest_first, select_for
from tests.positions import Game, position


def selecting(hand: str, wanted: int = 0) -> Selection:
    return Selection(parse_hand(hand), wanted)


def pressed(selection: Selection, keys: str) -> str:
    for key in keys:
        selection = selection.press(Rank("3456789TJQKA2wW".index(key)))
    return hand_text(selection.picked)


@pytest.mark.parametrize(
    ("hand", "wanted", "keys", "picked"),
    [
        ("KKKK", 3, "K", "KKK"),
        ("KK22w", 3, "K", "KK"),
        ("KK22w", 3, "K2", "KK2"),
        ("KK22w", 4, "K2w", "KK2w"),
        ("KK22w", 4, "2K", "KK2"),
        ("KKKK", 0, "K", "KKKK"),
        ("KKKK", 0, "KK", "KKK"),
        ("KKKK", 3, "KKKK", ""),
        ("KKKAA", 2, "KA", "AA"),
        ("KKKAA2", 2, "K2A", "AA"),
        ("22w", 3, "2", "2"),
        ("22w", 3, "22", "22"),
        ("22w", 3, "222", ""),
        ("wW", 0, "wW", "wW"),
        ("KK", 2, "Q", ""),
        ("KK", 2, "KQ", "KK"),
    ],
)
def test_presses(hand: str, wanted: int, keys: str, picked: str) -> None:
    assert pressed(selecting(hand, wanted), keys) == picked


def test_arrows_change_one_card_of_the_rank_under_the_cursor() -> None:
    selection = selecting("33KKK").move(1)
    assert selection.cursor is Rank.KING
    selection = selection.more().more()
    assert hand_text(selection.picked) == "KK"
    assert hand_text(selection.more().more().picked) == "KKK"
    assert hand_text(selection.less().picked) == "K"
    assert hand_text(selection.less().less().less().picked) == ""


def test_the_cursor_goes_around_both_ends_over_ranks_that_are_held() -> None:
    selection = selecting("39W")
    cursors = [selection.move(step).cursor for step in (1, 2, 3, -1)]
    assert cursors == [Rank.NINE, Rank.BIG, Rank.THREE, Rank.BIG]


def test_clearing_picks_nothing() -> None:
    assert selecting("KK").press(Rank.KING).clear().combo is None


def test_cheap_sets_come_first() -> None:
    game = position("TTT 99KKKAA22w 3 3 3 3").says("1 play TTT")
    view = view_of(game.state, Seat(2))
    texts = [laid.text for laid in cheapest_first(view.hand, view.legal)]
    assert texts[:3] == ["KKK", "AA2", "KK2"]
    assert "w" in texts[-1]


def test_a_following_seat_first_takes_the_body_of_the_set_and_leaves_jokers_to_jokers() -> None:
    game = position("888w 9999W 3 3 4 4").says("1 play 888w")
    selection = select_for(view_of(game.state, Seat(2))).press(Rank.NINE)
    assert hand_text(selection.picked) == "999"


def test_tab_goes_on_from_a_set_that_was_typed() -> None:
    game = position("3 4567 8 8 8 8").says("1 play 3")
    selection = select_for(view_of(game.state, Seat(2))).press(Rank.FIVE)
    assert selection.number == 2
    assert selection.cycle(1).combo is parse_combo("6")
    assert selection.cycle(-1).combo is parse_combo("4")


def test_tab_with_no_legal_set_changes_nothing() -> None:
    selection = selecting("33")
    assert selection.cycle(1) is selection


@pytest.fixture(scope="module")
def leading() -> Selection:
    return select_for(view_of(position("3344KKK22wW 3 3 3 3 3").state, Seat(1)))


@pytest.mark.parametrize("step", [1, -1])
def test_cycling_visits_each_legal_set_exactly_once(leading: Selection, step: int) -> None:
    selection, visited = leading, []
    for _ in leading.choices:
        selection = selection.cycle(step)
        visited.append(selection.picked)
    assert visited == list(leading.choices if step > 0 else reversed(leading.choices))
    assert len(set(visited)) == len(view_of(_lead().state, Seat(1)).legal)


def _lead() -> Game:
    return position("3344KKK22wW 3 3 3 3 3")


KEYS = st.lists(
    st.one_of(
        st.tuples(st.just("press"), st.sampled_from(RANKS)),
        st.tuples(st.sampled_from(["more", "less", "clear", "next", "previous", "left", "right"])),
    ),
    max_size=12,
)


@given(KEYS)
def test_whatever_is_pressed_a_set_of_the_own_cards_is_picked(
    keys: list[tuple[str] | tuple[str, Rank]],
) -> None:
    selection = select_for(view_of(_lead().state, Seat(1)))
    for name, *ranks in keys:
        match name:
            case "press":
                selection = selection.press(ranks[0])
            case "more":
                selection = selection.more()
            case "less":
                selection = selection.less()
            case "clear":
                selection = selection.clear()
            case "next" | "previous":
                selection = selection.cycle(1 if name == "next" else -1)
            case _:
                selection = selection.move(1 if name == "right" else -1)
        assert holds(selection.hand, selection.picked)
        # combo_of refuses what is no set, so that this is a check too.
        assert (selection.combo is None) == (selection.picked == 0)
