"""A game in one line: what is marked on it, and where each cell leads."""

from collections.abc import Sequence

import pytest

from gouji.engine.events import (
    Burned,
    BurntOut,
    Events,
    GotStuck,
    Opened,
    Passed,
    Played,
    RevoltMade,
    RoundOpened,
    TrickOpened,
    WentOut,
)
from gouji.engine.state import State
from gouji.rules.combo import parse_combo
from gouji.rules.seats import NOBODY, Seat
from gouji.tui.frames import Frame
from gouji.tui.glyphs import BURN, GOUJI, HERE, LINE, POINT, REVOLT, SCRAMBLE
from gouji.tui.highlights import signs_of
from gouji.tui.reel import Reel
from gouji.tui.timeline import Look, timeline
from tests.positions import position

ONE, TWO = Seat(1), Seat(2)
KINGS = parse_combo("KK")


def laid(text: str) -> Played:
    return Played(ONE, parse_combo(text), None)


@pytest.mark.parametrize(
    ("sign", "events"),
    [
        ("", (Passed(ONE),)),
        ("", (laid("66"),)),
        (GOUJI, (laid("KK"),)),
        (POINT, (laid("KK"), Opened(ONE))),
        (SCRAMBLE, (TrickOpened(ONE, scramble=True, headless=NOBODY),)),
        (BURN, (Burned(ONE, KINGS, TWO),)),
        (REVOLT, (RevoltMade(ONE),)),
        ("2", (laid("KK"), WentOut(ONE, 2))),
        ("6", (BurntOut(ONE, 6),)),
        ("5", (GotStuck(ONE, TWO, 5),)),
        ("", (GotStuck(ONE, TWO, 0),)),
    ],
)
def test_what_is_worth_noting(sign: str, events: Events) -> None:
    assert signs_of([events]) == (sign,)


def test_in_a_scramble_nothing_is_gouji_and_it_begins_once() -> None:
    begins = TrickOpened(ONE, scramble=True, headless=NOBODY)
    ends = TrickOpened(ONE, scramble=False, headless=NOBODY)
    played = [(begins,), (laid("KK"), begins), (laid("KK"),), (ends,), (laid("KK"),)]
    assert signs_of(played) == (SCRAMBLE, "", "", "", GOUJI)


STATE: State = position("3 3 3 3 3 3").state


def reel(*rounds: Sequence[Events]) -> Reel:
    frames = []
    for number, played in enumerate(rounds, start=1):
        frames.append(Frame(STATE, (RoundOpened(number, ONE),)))
        frames += [Frame(STATE, events) for events in played]
    return Reel(frames)


def drawn(one: Reel, width: int = 30) -> str:
    return "".join(cell.sign for cell in timeline(one, {}, width))


def test_a_round_alone_has_a_cell_for_each_step() -> None:
    one = reel([(), (laid("KK"),), (WentOut(ONE, 1),)])
    assert drawn(one) == f"{HERE}{LINE}{GOUJI}1"
    one.go(3)
    assert drawn(one) == f"{LINE}{LINE}{GOUJI}{HERE}"
    assert [cell.target for cell in timeline(one, {}, 30)] == [0, 1, 2, 3]


def test_a_round_that_is_too_long_has_several_steps_in_a_cell() -> None:
    played: list[Events] = [()] * 99
    played[50] = (Burned(ONE, KINGS, TWO),)
    played[51] = (laid("KK"),)
    one = reel(played)
    cells = timeline(one, {}, 20)
    assert len(cells) == 20
    assert [cell.target for cell in cells] == sorted(cell.target for cell in cells)
    # A mark leads to what it marks, and the one that matters more hides the other.
    assert [cell.target for cell in cells if cell.look is Look.MARK] == [51]
    assert [cell.sign for cell in cells if cell.look is Look.MARK] == [BURN]
    one.wind_on()
    assert timeline(one, {}, 20)[-1].look is Look.HERE


def test_the_numbers_of_the_rounds_stand_before_it_and_lead_there() -> None:
    one = reel([()], [()], [(), ()])
    one.move_round(1)
    assert drawn(one) == f" 1 [2] 3 {HERE}{LINE}"
    cells = timeline(one, {}, 30)
    assert [cell.target for cell in cells[:9]] == [0, 0, 0, 2, 2, 2, 4, 4, 4]


@pytest.mark.parametrize(("at", "numbers"), [(0, "[1] 2  3 "), (4, " 4 [5] 6 "), (11, " 11 [12]")])
def test_of_many_rounds_the_nearest_are_numbered(at: int, numbers: str) -> None:
    one = reel(*[[()]] * 12)
    one.go(one.rounds[at])
    shown = drawn(one, 30)
    assert shown == f"{numbers}{HERE}{LINE}"
