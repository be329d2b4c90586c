"""图片: a position as one picture (SVG), in the words and the order of the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rich.cells import cell_len

from gouji.export.scene import Line, Pile, Scene, SeatScene
from gouji.rules.seats import Federation
from gouji.tui.cells import cut
from gouji.tui.glyphs import DOT, TIMES, TURN

WIDTH: Final = 1200
GAP: Final = 12
EDGE: Final = 14
"""Between the frame of a box and what stands in it."""
COLUMNS: Final = 3
BOX: Final = (WIDTH - (COLUMNS + 1) * GAP) // COLUMNS
TITLE: Final = 44
"""Height of the line about the game."""
LINE: Final = 26
LINES: Final = 3
"""Lines of a seat: its name, its state, what it laid."""
CARD: Final = 40
"""Height of the card that stands for a pile."""
CARD_WIDTH: Final = 23
CARD_STEP: Final = 24

CELL: Final = 0.58
"""The width of a terminal cell in parts of a letter's size: Latin letters take one, Chinese two."""

FONTS: Final = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans', sans-serif"
INK: Final = "#1c1b18"
SOFT: Final = "#5d5a52"
PAPER: Final = "#fbfaf6"
WHITE: Final = "#ffffff"
FELT: Final = "#e3efe4"
FRAME: Final = "#cfcabd"
FACE: Final = "#f4f1e8"
DUE: Final = "#a4262c"
SIDES: Final = {Federation.ODD: "#2f5d8a", Federation.EVEN: "#a06a12"}
"""The colour of each federation, beside its sign."""


class Place(NamedTuple):
    """位置: column and row of a box."""

    column: int
    row: int


MIDDLE: Final = Place(1, 1)
SEATED: Final = (Place(1, 2), Place(2, 1), Place(2, 0), Place(1, 0), Place(0, 0), Place(0, 1))
"""Where the seats sit, from the bottom edge on in the order of play (counter-clockwise)."""
ROWS: Final = 3


class Pen(NamedTuple):
    """字: how a line is written."""

    size: int = 16
    colour: str = INK
    weight: str = "normal"
    anchor: str = "start"


CENTRED: Final = Pen(anchor="middle")
STRONG: Final = Pen(20, weight="bold", anchor="middle")


class Box(NamedTuple):
    """框: a rectangle, in units of the picture."""

    left: int
    top: int
    width: int
    height: int


def drawing(scene: Scene, caption: str) -> str:
    """图片: the text of an SVG file.

    Args:
        scene: the position, as whoever looks may know it.
        caption: stands before the line about the game.
    """
    heights = [_height(scene, row) for row in range(ROWS)]
    tops = [TITLE + sum(heights[:row]) + GAP * row for row in range(ROWS)]
    whole = Box(0, 0, WIDTH, tops[-1] + heights[-1] + GAP)

    def box_at(place: Place) -> Box:
        left = GAP + place.column * (BOX + GAP)
        return Box(left, tops[place.row], BOX, heights[place.row])

    picture = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": " ".join(map(str, whole)),
            "font-family": FONTS,
            "role": "img",
        },
    )
    title = f" {DOT} ".join(filter(None, (caption, scene.status)))
    SubElement(picture, "title").text = title
    _frame(picture, whole, PAPER, PAPER)
    _write(picture, title, Box(0, 0, WIDTH, TITLE), TITLE - EDGE, Pen(18, weight="bold"))
    _draw_centre(picture, box_at(MIDDLE), scene.centre)
    for place, seat in zip(SEATED, scene.seats, strict=True):
        _draw_seat(picture, box_at(place), seat)
    indent(picture)
    return tostring(picture, encoding="unicode") + "\n"


def _height(scene: Scene, row: int) -> int:
    seats = [seat for place, seat in zip(SEATED, scene.seats, strict=True) if place.row == row]
    cards = CARD + EDGE if any(seat.hand for seat in seats) else 0
    centre = len(scene.centre) if row == MIDDLE.row else 0
    return max(LINES * LINE + cards, centre * LINE) + EDGE


def _draw_centre(picture: Element, box: Box, lines: Sequence[Line]) -> None:
    _frame(picture, box, FELT, FRAME)
    first = (box.height - len(lines) * LINE) // 2
    for number, (words, strong) in enumerate(lines, start=1):
        pen = STRONG if strong else CENTRED
        _write(picture, words, box, first + number * LINE - EDGE // 2, pen)


def _draw_seat(picture: Element, box: Box, seat: SeatScene) -> None:
    _frame(picture, box, WHITE, DUE if seat.due else FRAME)
    name = f"{TURN} {seat.label} {seat.name}" if seat.due else f"{seat.label} {seat.name}"
    laid = [one.words for one in seat.laid]
    while len(laid) > 1 and cell_len(_joined(laid)) > _room(box, Pen()):
        # The last one is the one to beat.
        laid.pop(0)
    standing = any(one.standing for one in seat.laid)
    _write(picture, name, box, LINE, Pen(17, SIDES[seat.side], "bold"))
    _write(picture, " ".join(seat.state), box, 2 * LINE, Pen(colour=SOFT))
    pen = Pen(weight="bold") if standing else Pen(colour=SOFT)
    _write(picture, _joined(laid), box, LINES * LINE, pen)
    for number, pile in enumerate(seat.hand):
        left = box.left + EDGE + number * CARD_STEP
        _draw_pile(picture, Box(left, box.top + LINES * LINE + EDGE, CARD_WIDTH, CARD), pile)


def _joined(laid: Sequence[str]) -> str:
    return f" {DOT} ".join(laid)


def _draw_pile(picture: Element, box: Box, pile: Pile) -> None:
    _frame(picture, box, FACE, FRAME)
    middle = box.left + box.width // 2
    for text, down, pen in (
        (pile.rank, 18, Pen(15, weight="bold", anchor="middle")),
        (f"{TIMES}{pile.number}", 34, Pen(11, SOFT, anchor="middle")),
    ):
        _letters(picture, text, (middle, box.top + down), pen)


def _frame(picture: Element, box: Box, fill: str, stroke: str) -> None:
    numbers = {
        "x": box.left,
        "y": box.top,
        "width": box.width,
        "height": box.height,
        "rx": EDGE // 2,
    }
    SubElement(
        picture,
        "rect",
        {"fill": fill, "stroke": stroke} | {key: str(value) for key, value in numbers.items()},
    )


def _room(box: Box, pen: Pen) -> int:
    return int((box.width - 2 * EDGE) / (CELL * pen.size))


def _write(picture: Element, text: str, box: Box, down: int, pen: Pen) -> None:
    """字: a line in a box, cut to its width."""
    left = box.left + (box.width // 2 if pen.anchor == "middle" else EDGE)
    _letters(picture, cut(text, _room(box, pen)), (left, box.top + down), pen)


def _letters(picture: Element, text: str, place: tuple[int, int], pen: Pen) -> None:
    x, y = map(str, place)
    attributes = {
        "x": x,
        "y": y,
        "fill": pen.colour,
        "font-size": str(pen.size),
        "font-weight": pen.weight,
        "text-anchor": pen.anchor,
    }
    SubElement(picture, "text", attributes).text = text
