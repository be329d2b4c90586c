"""The hand: fifteen columns that stay where they are and never touch."""

import re

import pytest
from textual.pilot import Pilot
from textual.strip import Strip

from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS
from gouji.rules.hand import EMPTY, parse_hand
from gouji.tui.text import say
from gouji.tui.widgets.hand import LEFTS, TOTAL, WIDTHS, HandView
from tests.positions import position
from tests.tui.table_app import NARROW, WIDE, TableApp, at_table

FULL = "333444455566667778899TTJQQQQKKAA222wW"


def rows(hand: HandView) -> list[str]:
    return [hand.render_line(y).text for y in range(6)]


def strips(hand: HandView) -> list[Strip]:
    return [hand.render_line(y) for y in range(6)]


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize(
    ("language", "small", "big"), [(Language.ZH, "1×小", "1×大"), (Language.EN, "1×sJ", "1×BJ")]
)
def test_all_ranks_stand_in_columns(
    size: tuple[int, int], language: Language, small: str, big: str
) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(position(f"{FULL} 3 4 5 6 7"), 1)
        await pilot.pause()
        marks, labels, *suits = rows(app.table.query_one(HandView))
        # Four queens, two kings, two aces and twos are gouji; one jack is not (GOUJI-1).
        assert marks.split() == [say("hand_gouji", language)] * 4
        assert marks.split()[0] in marks[labels.index("4×Q") :][: WIDTHS[RANKS.index(9)]]
        assert labels.split() == [
            *["3×3", "4×4", "3×5", "4×6", "3×7", "2×8", "2×9", "2×10"],
            *["1×J", "4×Q", "2×K", "2×A", "3×2", small, big],
        ]
        assert [line.strip()[0] for line in suits] == ["♠", "♥", "♣", "♦"]
        assert suits[0].endswith("*" + " " * (len(suits[0]) - len(suits[0].rstrip())))

    at_table(check, size=size, language=language)


def test_columns_fit_eighty_cells_and_leave_a_gap() -> None:
    assert NARROW[0] >= TOTAL
    assert LEFTS[-1] + WIDTHS[-1] == TOTAL
    # Four suits' signs in four cells, and the longest label: a ten with two figures.
    assert min(WIDTHS) > 4
    assert WIDTHS[RANKS.index(7)] > len("9×10")


def test_sixteen_of_a_rank_do_not_touch_the_next_column() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(position("TTTTTTTTTTTTTTTTJJJJJJJJJJJJJJJJQ 3 4 5 6 7"), 1)
        await pilot.pause()
        _, labels, *_ = rows(app.table.query_one(HandView))
        assert labels.split() == ["16×10", "16×J", "1×Q"]

    at_table(check)


def test_what_is_picked_is_marked_over_its_stack_and_from_the_first_suit_on() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(position("3sKsKhKcKd 3h 4s 5s 6s 7s"), 1)
        await pilot.press("k", "k")
        hand = app.table.query_one(HandView)
        assert rows(hand)[0].strip() == "▲3"
        reversed_signs = [
            sign.text
            for strip in strips(hand)
            for sign in strip
            if sign.style is not None and sign.style.reverse
        ]
        assert reversed_signs == ["♠", "♥", "♣"]

    at_table(check)


def test_a_hidden_hand_is_blank() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(position("33KK 3 4 5 6 7"), 1)
        await pilot.press("k")
        app.table.hide_hand()
        await pilot.pause()
        assert not "".join(rows(app.table.query_one(HandView))).strip()
        assert not re.search("[♠♥♣♦▲]|已选", app.text())
        assert "剩4张" in app.text()  # public: it is reported (COUNT-1)

    at_table(check)


def test_strips_are_kept_until_something_changes() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(position("33KK 3 4 5 6 7"), 1)
        await pilot.pause()
        hand = app.table.query_one(HandView)
        before = hand.render_line(1)
        assert hand.render_line(1) is before
        hand.show(hand._stacks, Language.ZH, parse_hand("3"))
        assert hand.render_line(0).text.split() == ["▲1", "够级"]
        kept = hand.render_line(0)
        hand.show(hand._stacks, Language.ZH, parse_hand("3"))
        assert hand.render_line(0) is kept
        hand.show((), Language.ZH, EMPTY)
        assert not hand.render_line(1).text.strip()

    at_table(check)


def test_a_theme_recolours_the_suits() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(position("33KK 3 4 5 6 7"), 1)
        await pilot.pause()
        hand = app.table.query_one(HandView)
        before = hand.render_line(2)
        app.theme = "textual-light"
        await pilot.pause()
        assert hand.render_line(2) != before

    at_table(check)


def test_in_a_scramble_no_stack_is_marked_as_gouji() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        hand = app.table.query_one(HandView)
        app.ask(position("KK3 34 34 34 34 34"), 1)
        await pilot.pause()
        assert "够级" in rows(hand)[0]
        app.ask(position("KK3 34 34 34 - -", out=(5, 6)), 1)
        await pilot.pause()
        assert not rows(hand)[0].strip()
        await pilot.press("k")
        assert "够级" not in app.row("saying")
        app.ask(position("KK3 34 34 34 34 34"), 1)
        await pilot.pause()
        assert "够级" in rows(hand)[0]

    at_table(check)
