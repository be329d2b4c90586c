"""A set is drawn as cards, as wide as there is room."""

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.combo import parse_combo
from gouji.tui.cards import drawn_cards


@pytest.mark.parametrize(
    ("width", "drawing"),
    [
        (20, ("╭───╮╭───╮╭───╮", "│ K ││ K ││ 2 │", "╰───╯╰───╯╰───╯")),
        (14, ("╭──╭──╭──╮", "│K │K │2 │", "╰──╰──╰──╯")),
        (9, ("╭─────╮╭─────╮", "│ 2×K ││ 1×2 │", "╰─────╯╰─────╯")),
    ],
)
def test_cards_move_together_where_there_is_less_room(
    width: int, drawing: tuple[str, str, str]
) -> None:
    assert drawn_cards(parse_combo("KK2"), Language.ZH, width) == drawing


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("cards", ["TTTTTTTTTTTTTTTT22wW", "wWWW", "3"])
def test_every_set_fits_the_middle_of_the_narrowest_table(cards: str, language: Language) -> None:
    rows = drawn_cards(parse_combo(cards), language, 28)
    assert len({cell_len(row) for row in rows}) == 1
    assert cell_len(rows[0]) <= 32
