"""The card counter counts what one seat has not seen, and tells it in few cells."""

import pytest
from rich.cells import cell_len

from gouji.engine.kernel import new_game
from gouji.engine.refusals import Language
from gouji.engine.table import Table
from gouji.engine.views import view_of
from gouji.rules.cards import Rank
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.seats import Seat
from gouji.tui.counter import counter_line, counter_of
from tests.positions import position

LINE_CELLS = 78


def counted(held: str, seat: int, *says: str) -> dict[Rank, int]:
    view = view_of(position(held).says(*says).state, Seat(seat))
    return {one.rank: one.out for one in counter_of(view)}


def test_what_was_played_or_is_held_is_not_out() -> None:
    held = "KK22W 22Kw 3 3 TTT4 AA"
    before = counted(held, 1)
    assert before[Rank.TWO] == 2
    assert before[Rank.BIG] == 0
    assert before[Rank.KING] == 1
    after = counted(held, 5, "1 play KK")
    assert after[Rank.KING] == 1
    assert after[Rank.TWO] == 4
    assert after[Rank.TEN] == 0


def test_the_strongest_come_first_and_weak_ranks_are_left_out() -> None:
    assert [rank.letter for rank in counted("K 3 3 3 3 A", 1)] == list(
        "WwwAKQJT".replace("ww", "w2")
    )


def test_before_the_deal_there_is_nothing_to_count() -> None:
    assert counter_of(view_of(new_game(PRESETS[Preset.CLASSIC]), Seat(1))) == ()


@pytest.mark.parametrize("language", Language)
def test_a_line_fits_when_most_is_out(language: Language) -> None:
    table = Table(PRESETS[Preset.CLASSIC], 7)
    table.start()
    counter = counter_of(table.view(Seat(1)))
    assert cell_len(counter_line(counter, language)) <= LINE_CELLS
