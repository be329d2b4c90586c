"""The middle of the table tells the phase, who is asked, and the payment being made."""

from collections.abc import Callable

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.engine.state import PhaseName
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from gouji.tui.middle import middle_lines
from gouji.tui.viewmodel import CentreModel, Payment, Stage, seat_table
from tests.positions import Game, position
from tests.tui.table_app import CHINESE
from tests.tui.test_questions import (
    advance,
    calling,
    hui,
    last,
    opposite,
    picking,
    revolting,
    showing,
    tribute,
)

ROOM = (28, 5)


def lines(game: Game, seat: int = 2) -> list[str]:
    model = seat_table(view_of(game.state, Seat(seat)), CHINESE, Language.ZH)
    return [line for line, _ in middle_lines(model.centre, Language.ZH, *ROOM)]


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (advance, ["发牌前：预点", "问 老王"]),
        (tribute, ["进贡 1/2", "▶ 小周→老王 2张", "  老李→小钱 1张"]),
        (calling, ["明点", "问 老王"]),
        (opposite, ["革命：要头还是无头", "问 小赵"]),
        (hui, ["新一轮", "老王 出牌"]),
        (picking, ["新一轮", "阿孙 挑下一手"]),
        (last, ["让科", "问 小周"]),
        (showing, ["出牌之前"]),
        (revolting, ["出牌之前"]),
    ],
)
def test_what_the_middle_tells_before_a_set_is_laid(
    game: Callable[[], Game], told: list[str]
) -> None:
    assert lines(game()) == told


def test_threes_that_were_shown() -> None:
    assert lines(showing().says("1 show")) == ["出牌之前", "老王 亮 2×♠3"]


def test_a_round_that_is_over() -> None:
    game = position("3 - 4 - - 5", out=[2, 4, 5]).says("1 play 3", "3 pass", "6 play 5")
    assert lines(game) == ["本局结束"]


def payments(number: int, now: int) -> CentreModel:
    stages = [
        Stage.DONE if at < now else Stage.NOW if at == now else Stage.DUE for at in range(number)
    ]
    names = ("王" * 20, *CHINESE)
    queue = (Payment(names[at], names[at + 1], 1, stage) for at, stage in enumerate(stages))
    return CentreModel(phase=PhaseName.TRIBUTE, payments=tuple(queue))


@pytest.mark.parametrize(
    ("now", "signs"), [(0, "▶   "), (1, "✓▶  "), (2, "✓▶  "), (4, "✓✓▶ "), (5, "✓✓✓▶")]
)
def test_the_payment_being_made_stays_in_sight(now: int, signs: str) -> None:
    head, *told = middle_lines(payments(6, now), Language.ZH, *ROOM)
    assert head[0] == f"进贡 {now + 1}/6"
    assert "".join(line[0] for line, _ in told) == signs
    assert all(cell_len(line) <= ROOM[0] for line, _ in told)


def test_a_large_set_in_a_low_middle_is_told_in_words() -> None:
    game = position("33 4 5 6 7 8").says("1 play 33")
    model = seat_table(view_of(game.state, Seat(2)), CHINESE, Language.ZH)
    told = [line for line, _ in middle_lines(model.centre, Language.ZH, 28, 3)]
    assert told == ["2×3", "老王", "各家轮着压"]
