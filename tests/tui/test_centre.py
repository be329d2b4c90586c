"""The middle of the table tells the phase, who is asked, and the payment being made."""

from collections.abc import Callable

import pytest

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from gouji.tui.viewmodel import seat_table
from gouji.tui.widgets.centre import centre_lines
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
    return [line for line, _ in centre_lines(model.centre, Language.ZH, *ROOM)]


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (advance, ["发牌前：预点", "问 老王"]),
        (tribute, ["进贡", "小周 → 老王 2张"]),
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
