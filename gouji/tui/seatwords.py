"""座位: a seat in words: its name, its state, its cards left and what it laid. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.revolt import DEAD_GOUJI
from gouji.tui.cells import cut
from gouji.tui.glyphs import DOT, SIDE, TURN
from gouji.tui.marks import Mark
from gouji.tui.narration import set_words
from gouji.tui.text import say
from gouji.tui.viewmodel import LaidModel, SeatModel

BOLD: Final = "bold"
DIM: Final = "dim"
GAP: Final = 1
"""Cells between two chips."""
NAME_CELLS: Final = 8
"""Cells that the own name keeps beside whatever is laid."""


class Chip(NamedTuple):
    """小块: some words that stay together, and their style."""

    text: str
    style: str = ""


Row = tuple[Chip, ...]
"""行: what stands on one line, a blank between two."""


def seat_title(model: SeatModel, language: Language, width: int) -> str:
    """座位牌: number, side and name, cut so that the words around the name stay."""
    relation = "" if model.mate is None else say("mate" if model.mate else "foe", language)
    before = f"{TURN} " if model.due else ""
    before += f"{model.seat} {SIDE[model.side]}{relation}"
    after = say("opposite", language) if model.opposite and model.mate is not None else ""
    rest = width - cell_len(f"{before}  {after}")
    return " ".join(part for part in (before, cut(model.name, rest), after) if part)


def mark_word(mark: Mark, model: SeatModel, language: Language) -> str:
    """状态: a word in brackets."""
    return f"[{say(mark, language, laid=model.dead, dead=DEAD_GOUJI, owed=model.owed)}]"


def left_words(model: SeatModel, language: Language, report_at: int) -> str:
    """报牌: how many cards a seat has left, as far as it must tell."""
    if not model.has_cards:
        return ""
    if model.left is not None:
        return say("left", language, number=model.left)
    return say("left_hidden" if report_at else "left_secret", language, number=report_at)


def laid_words(laid: LaidModel, language: Language) -> str:
    """一手: a set as its seat laid it."""
    cards = set_words(laid.combo, language)
    return say("burn_set", language, cards=cards) if laid.burn else cards


def state_chips(model: SeatModel, language: Language, report_at: int) -> Iterator[Chip]:
    """状态: place and state, then cards left and what the seat has to its account."""
    if model.place:
        yield Chip(f"[{say(f'place_{model.place}', language)}]", BOLD)
    for mark in model.marks:
        yield Chip(mark_word(mark, model, language), BOLD)
    left = left_words(model, language, report_at)
    if left:
        yield Chip(left)
    for mark in model.account:
        yield Chip(mark_word(mark, model, language))


def laid_chips(model: SeatModel, language: Language, width: int) -> Iterator[Chip]:
    """一手: the sets of the trick; the one on the table bold, a beaten one dim."""
    for laid in model.laid:
        style = BOLD if laid.standing else DIM
        yield Chip(cut(laid_words(laid, language), width), style)


def seat_rows(
    model: SeatModel, language: Language, report_at: int, width: int, height: int
) -> Sequence[Row]:
    """座位: the state, no word of it cut, and below it as many of the last sets as there is room for."""
    rows = flow(state_chips(model, language, report_at), width)
    laid = [*laid_chips(model, language, width)]
    apart: list[Row] = [(chip,) for chip in laid]
    room = height - len(rows)
    if len(apart) > room:
        apart = flow(laid, width)
    if room < 1 and rows and laid:
        # The state has taken all lines: the last set stands behind it if it fits.
        last = (*rows[-1], laid[-1])
        return [*rows[:-1], last] if _width(last) <= width else rows
    return [*rows, *apart[max(0, len(apart) - room) :]]


def flow(chips: Iterable[Chip], width: int) -> list[Row]:
    """排行: as many on a line as fit."""
    rows: list[Row] = []
    for chip in chips:
        if rows and _width((*rows[-1], chip)) <= width:
            rows[-1] = (*rows[-1], chip)
        else:
            rows.append((chip,))
    return rows


def _width(row: Row) -> int:
    return sum(cell_len(chip.text) + GAP for chip in row) - GAP


def own_row(model: SeatModel, language: Language, report_at: int, width: int) -> Row:
    """自己: the seat at the bottom edge in one line; a long name gives way to what the seat does."""
    turn = f"{TURN} " if model.due else ""
    before = f"{turn}{model.seat} {SIDE[model.side]} "
    you = say("own", language) if model.own else ""
    state = [*state_chips(model, language, report_at)]
    laid = f" {DOT} ".join(laid_words(one, language) for one in model.laid)
    rest = width - cell_len(before + you) - sum(cell_len(chip.text) + GAP for chip in state)
    sets = cut(laid, rest - GAP - min(NAME_CELLS, cell_len(model.name)))
    name = cut(model.name, rest - cell_len(sets) - GAP)
    row = (Chip(f"{before}{name}{you}", BOLD), *state)
    return (*row, Chip(sets, DIM)) if sets else row
