"""What helps a player is blind: wherever the cards lie that a seat cannot see, it is told the same."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.engine.refusals import Language
from gouji.engine.state import State
from gouji.engine.views import view_of
from gouji.rules.seats import SEATS, Seat
from gouji.tui.advice_lines import advice_lines, burn_line
from gouji.tui.counter import counter_of
from tests.hidden import rearranged
from tests.strategies import Walk, walks

pytestmark = pytest.mark.usefixtures("untraced")

NAMES = ("a", "b", "c", "d", "e", "f")


def told(state: State, seat: Seat) -> list[object]:
    view = view_of(state, seat)
    page = advice_lines(view, NAMES, Language.EN)
    return [counter_of(view), burn_line(view, Language.EN), *page]


@given(walks(), st.integers(0, 1_000))
def test_the_counter_and_the_adviser(path: Walk, seed: int) -> None:
    for state in path:
        for seat in SEATS:
            assert told(rearranged(state, seat, Random(seed)), seat) == told(state, seat)
