"""The table as it looks in its telling moments, and the pages one opens from it."""

from collections.abc import Callable
from functools import partial

import pytest
from textual.pilot import Pilot

from gouji.tui.settings import Settings, Theme
from tests.positions import Game, position
from tests.tui.shell import drive
from tests.tui.snapshots import at_rest, same_svg
from tests.tui.stage import OPEN, Stage, look, table
from tests.tui.table_app import NARROW, WIDE
from tests.tui.test_facts import burning, keeping, scramble
from tests.tui.test_questions import burning as asked_to_burn
from tests.tui.test_questions import picking, returning, tribute
from tests.tui.test_table import middle_of_a_trick

SIZES = (NARROW, (100, 30), WIDE, (150, 42))


def stuck() -> Game:
    """Biesan: seat 1 has been stuck, seat 3 is asked."""
    game = position("345 366 377 388 399 3TT", biesan=True, stuck="stay").says("1 play 4")
    game.declines()
    return game.says("1 play 5", "2 play 6")


MOMENTS: dict[str, tuple[Callable[[], Game], int]] = {
    "trick": (middle_of_a_trick, 2),
    "wait": (middle_of_a_trick, 3),
    "tribute": (tribute, 1),
    "return": (returning, 1),
    "scramble": (scramble, 3),
    "burn-asked": (asked_to_burn, 2),
    "burn": (burning, 5),
    "biesan": (stuck, 3),
    "revolt": (lambda: keeping().says("2 play 4", "3 play 6"), 4),
    "claim": (picking, 3),
    "open": (middle_of_a_trick, OPEN),
}
"""A game, and the seat that looks on."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table(moment: str) -> None:
    sizes = SIZES if moment == "trick" else (NARROW, WIDE)
    look(f"table-{moment}", Stage(partial(table, *MOMENTS[moment])), sizes=sizes)


PRESSED: dict[str, tuple[str, ...]] = {
    "table-picked": ("k", "k", "2"),
    "table-refused": ("7", "enter"),
    "table-rights": ("r",),
    "menu": ("escape",),
    "keys": ("f1",),
    "log": ("l",),
    "facts": ("v",),
    "rulebook": ("question_mark",),
}
"""The keys pressed at the table in the middle of a trick."""


@pytest.mark.parametrize("name", PRESSED)
def test_what_keys_do_at_the_table(name: str) -> None:
    async def press(pilot: Pilot[None]) -> None:
        await pilot.press(*PRESSED[name])

    look(name, Stage(partial(table, middle_of_a_trick, 2)), press)


@pytest.mark.parametrize("theme", Theme)
def test_the_colours_of_the_table(theme: Theme) -> None:
    app = Stage(partial(table, middle_of_a_trick, 2), Settings(theme=theme))

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("k")
        await at_rest(app, pilot)
        same_svg(f"table-{theme}", app.export_screenshot(title="Gouji"))

    drive(app, script)
