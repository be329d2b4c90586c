"""画牌: a set as a row of cards, as wide as there is room. Pure."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS
from gouji.rules.combo import Combo
from gouji.rules.hand import counts
from gouji.tui.cells import pad
from gouji.tui.glyphs import TIMES
from gouji.tui.narration import rank_name

FACE: Final = 2
"""Cells of the widest rank name."""

CARD_ROWS: Final = 3

Drawing = tuple[str, str, str]
"""画: three rows."""


def drawn_cards(laid: Combo, language: Language, width: int) -> Drawing:
    """一手牌: its cards side by side, else each half under the next, else a card for each rank.

    Args:
        laid: the set.
        language: of the rank names.
        width: cells that there are; a card for each rank is drawn in any case.
    """
    ways = (_side_by_side, _fanned, _by_rank)
    drawings = [way(laid, language) for way in ways]
    return next((one for one in drawings if cell_len(one[0]) <= width), drawings[-1])


def _faces(laid: Combo, language: Language) -> Iterator[tuple[str, int]]:
    for rank, number in zip(RANKS, counts(laid.cards), strict=True):
        if number:
            yield rank_name(rank, language), number


def _side_by_side(laid: Combo, language: Language) -> Drawing:
    faces = [
        f" {pad(face, FACE)}" for face, number in _faces(laid, language) for _ in range(number)
    ]
    return _boxes(faces)


def _by_rank(laid: Combo, language: Language) -> Drawing:
    return _boxes([f" {number}{TIMES}{face} " for face, number in _faces(laid, language)])


def _boxes(faces: list[str]) -> Drawing:
    edges = ["─" * cell_len(face) for face in faces]
    return (
        "".join(f"╭{edge}╮" for edge in edges),
        "".join(f"│{face}│" for face in faces),
        "".join(f"╰{edge}╯" for edge in edges),
    )


def _fanned(laid: Combo, language: Language) -> Drawing:
    faces = [pad(face, FACE) for face, number in _faces(laid, language) for _ in range(number)]
    edge = "─" * FACE
    return (
        "".join(f"╭{edge}" for _ in faces) + "╮",
        "".join(f"│{face}" for face in faces) + "│",
        "".join(f"╰{edge}" for _ in faces) + "╯",
    )
