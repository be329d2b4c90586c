"""The picture: what it shows, and that every word stays in its box."""

from itertools import cycle
from xml.etree.ElementTree import Element, fromstring

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.engine.state import State
from gouji.export.drawing import BOX, CELL, EDGE, TITLE, WIDTH, drawing
from gouji.export.scene import scene_of
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.seats import SEATS, Seat
from tests.cli.running import FOLDER

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("阿赵", "</text><script>", "[/]&amp;", "", "😀" * 20, "x" * 200)


def state_of(name: str) -> State:
    return Replay(read_record(FOLDER / f"{name}.gouji")).finish().state


def picture(state: State, seat: Seat | None, language: Language = Language.ZH) -> Element:
    return fromstring(drawing(scene_of(state, NAMES, language, seat), ""))  # noqa: S314 – our own


def texts(element: Element) -> list[str]:
    return [one.text or "" for one in element.iter(f"{SVG}text")]


def test_all_hands_are_open() -> None:
    drawn = texts(picture(state_of("burn-1-candidate"), None))
    assert "▶ 2 ○ </text><script>" in drawn
    assert "1 ● 阿赵" in drawn
    # Seats 1 to 6 hold 3 5 | A A 3 w | …: each pile is a rank and a number.
    assert drawn.count("A") == drawn.count("小") == 1
    assert "×2" in drawn


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_sees_its_own_hand_alone(seat: Seat) -> None:
    state = state_of("burn-1-candidate")
    own = scene_of(state, NAMES, Language.ZH, seat).seats[0].hand
    piles = [one for one in texts(picture(state, seat)) if one.startswith("×")]
    assert piles == [f"×{pile.number}" for pile in own]


@pytest.mark.slow
def test_every_line_fits() -> None:
    for path, language in zip(sorted(FOLDER.glob("*.gouji")), cycle(Language), strict=False):
        drawn = picture(state_of(path.stem), None, language)
        for one in drawn.iter(f"{SVG}text"):
            wide = cell_len(one.text or "") * CELL * int(one.attrib["font-size"])
            most = (BOX if int(one.attrib["y"]) > TITLE else WIDTH) - 2 * EDGE
            assert wide <= most, (path.name, one.text)
