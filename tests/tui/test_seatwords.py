"""A seat in words: no state word is ever cut, whatever else there is to tell."""

from dataclasses import replace
from itertools import chain

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.combo import parse_combo
from gouji.tui.marks import Mark
from gouji.tui.seatwords import Row, own_row, seat_rows, seat_title
from gouji.tui.viewmodel import LaidModel, SeatModel
from tests.positions import position
from tests.tui.test_viewmodel import model_for

NARROW_BOX = (22, 3)
"""Cells and rows inside a box at 80x24."""


def seat(number: int = 3) -> SeatModel:
    return model_for(position("33 44 55 66 77 88"), 1).seats[number - 1]


def words(rows: tuple[Row, ...] | list[Row]) -> list[str]:
    return [" ".join(chip.text for chip in row) for row in rows]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    "marks",
    [
        (Mark.PASSED, Mark.BURNING),
        (Mark.YIELDED, Mark.HEADLESS),
        (Mark.PASSED, Mark.HEADLESS, Mark.KEEPS),
        (Mark.WIND, Mark.HEADLESS, Mark.STUCK),
    ],
)
def test_state_words_are_never_cut_at_the_narrowest(
    language: Language, marks: tuple[Mark, ...]
) -> None:
    model = replace(seat(), marks=marks, account=(Mark.OPENED, Mark.CALLED), left=10)
    rows = words([*seat_rows(model, language, 10, *NARROW_BOX)])
    assert len(rows) <= NARROW_BOX[1]
    assert all(cell_len(row) <= NARROW_BOX[0] for row in rows)
    assert " ".join(rows).count("[") == len(marks) + 2
    assert "…" not in "".join(rows)


def laid(*sets: str) -> tuple[LaidModel, ...]:
    return tuple(
        LaidModel(parse_combo(cards), burn=False, standing=cards == sets[-1]) for cards in sets
    )


def test_the_sets_of_a_trick_stand_below_and_the_newest_stay() -> None:
    model = replace(seat(), laid=laid("33", "44"))
    rows = seat_rows(model, Language.ZH, 10, *NARROW_BOX)
    assert words([*rows]) == ["剩2张", "2×3", "2×4"]
    assert [chip.style for chip in chain(*rows)] == ["", "dim", "bold"]
    more = replace(model, laid=laid("33", "44", "55", "66", "77", "88", "99"))
    assert words([*seat_rows(more, Language.ZH, 10, *NARROW_BOX)])[1:] == [
        "2×3 2×4 2×5 2×6 2×7",
        "2×8 2×9",
    ]


def test_where_the_state_takes_all_rows_the_last_set_stands_behind_it_if_it_fits() -> None:
    model = replace(seat(), laid=laid("33", "44"))
    assert words([*seat_rows(model, Language.ZH, 10, 22, 1)]) == ["剩2张 2×4"]
    assert words([*seat_rows(model, Language.ZH, 10, 6, 1)]) == ["剩2张"]


def test_a_long_name_gives_way_to_what_stands_around_it() -> None:
    model = replace(seat(4), name="王" * 20, due=True)
    title = seat_title(model, Language.ZH, 24)
    assert cell_len(title) == 24
    assert title.startswith("▶ 4 ○敌 王")
    assert title.endswith("… 对头")
    own = replace(
        seat(1), name="王" * 20, marks=(Mark.PASSED, Mark.HEADLESS), laid=laid("33", "4444")
    )
    [row] = words([own_row(own, Language.ZH, 10, 50)])
    assert cell_len(row) <= 50
    assert row.endswith("…(你) [过牌] [无头] 剩2张 2×3 · 4×4")


def test_the_own_seat_is_named_so() -> None:
    assert words([own_row(seat(1), Language.EN, 10, 78)]) == ["▶ 1 ● 老王 (you) 2 left"]
    watched = replace(seat(1), own=False)
    assert words([own_row(watched, Language.EN, 10, 78)]) == ["▶ 1 ● 老王 2 left"]
