"""书架: saved games in words, for the first page and for their list, and which fit a filter. Pure."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final
from unicodedata import normalize

from gouji.bots.registry import HUMAN
from gouji.engine.refusals import Language
from gouji.records.catalogue import Row
from gouji.records.library import DamagedFile, SavedGame, Shelved
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS, federation
from gouji.tui.cells import cut, pad
from gouji.tui.glyphs import SIDE
from gouji.tui.printable import printable
from gouji.tui.sentence import reason_of
from gouji.tui.text import WORDS, say

DATE_CELLS: Final = 17
STATE_CELLS: Final = 11
ROUND_CELLS: Final = 8
SCORE_CELLS: Final = 14
RULES_CELLS: Final = 11
BELOW: Final = "└ "
"""支: before a branch that stands below its parent."""


class State(StrEnum):
    """状态: what a filter calls saved games; a branch is over or unfinished, too."""

    OVER = "over"
    UNFINISHED = "unfinished"
    DAMAGED = "damaged"
    BRANCH = "branch"


STATES: Final[Mapping[str, State]] = MappingProxyType(
    {word: state for state in State for word in (state.value, *WORDS[f"shelf_{state}"])}
)
"""The states by their words in both languages."""


def states_of(item: Shelved) -> set[State]:
    """状态: those of a file."""
    if isinstance(item, DamagedFile):
        return {State.DAMAGED}
    states = {State.OVER if item.is_over else State.UNFINISHED}
    return states if item.parent is None else states | {State.BRANCH}


def fits(item: Shelved, text: str) -> bool:
    """筛选: whether each word of a filter is a state of the file, or stands in what is said of it.

    Args:
        item: a file.
        text: words of either language, in capitals or not, full-width or not.
    """
    words = folded(text).split()
    if not words:
        return True
    said, states = folded("\n".join(_said(item))), states_of(item)
    return all(STATES[word] in states if word in STATES else word in said for word in words)


def folded(text: str) -> str:
    """筛选: a text in the form in which it is compared."""
    return normalize("NFKC", text).casefold()


def _said(item: Shelved) -> Iterator[str]:
    yield item.path.name
    yield f"{item.when:%Y-%m-%d %H:%M}"
    if isinstance(item, SavedGame):
        yield from (text for one in item.players for text in (one.name, one.player))
        yield item.rules
        yield from (rules_words(item, language) for language in Language)


def rules_words(game: SavedGame, language: Language) -> str:
    """规则: the preset in a language, or the file of house rules."""
    if game.rules in [*Preset]:
        return say(f"preset_{game.rules}", language)
    return printable(game.rules)


def reason(item: DamagedFile, language: Language) -> str:
    """毛病: why nothing can be said of a file."""
    cause = reason_of(item.cause).text(language) if item.cause else ""
    return say(f"flaw_{item.flaw}", language, cause=cause)


def game_words(game: SavedGame, language: Language) -> str:
    """存局: how far a game is, how it stands, and when it was left."""
    return say("shelf_game", language, when=f"{game.when:%m-%d %H:%M}", **_figures(game))


def people(game: SavedGame) -> list[str]:
    """真人: the names of the humans who play a game."""
    return [printable(one.name) for one in game.players if one.player == HUMAN]


def shelf_cells(item: Shelved, language: Language) -> tuple[str, ...]:
    """存档: date, state, rounds, score, rules and people; of a damaged file date, state and fault."""
    when = f"{item.when:%Y-%m-%d %H:%M}"
    if isinstance(item, DamagedFile):
        return when, say("shelf_damaged", language), reason(item, language)
    who = say("name_join", language).join(people(item)) or say("shelf_bots", language)
    return (
        when,
        say("shelf_over" if item.is_over else "shelf_unfinished", language),
        say("shelf_round", language, **_figures(item)),
        say("shelf_score", language, **_figures(item)),
        rules_words(item, language),
        who,
    )


def shelf_line(row: Row, language: Language, width: int) -> str:
    """存档: a line of the list, in columns.

    Args:
        row: a file, and whether it stands below its parent.
        language: of the words.
        width: cells that there are.
    """
    when, state, *rest = shelf_cells(row.item, language)
    if row.is_below:
        # The year of a branch is seldom another than its parent's.
        when = BELOW + f"{row.item.when:%m-%d %H:%M}"
    line = pad(when, DATE_CELLS) + pad(state, STATE_CELLS)
    if isinstance(row.item, DamagedFile):
        return cut(line + "".join(rest), width)
    *rest, who = rest
    cells = zip(rest, (ROUND_CELLS, SCORE_CELLS, RULES_CELLS), strict=True)
    return cut(line + "".join(pad(text, size) for text, size in cells) + who, width)


def about_lines(item: Shelved, language: Language) -> tuple[str, str]:
    """存档: its file, with what it branches from, and below it who plays, or what is wrong with it."""
    name = printable(item.path.name)
    if isinstance(item, DamagedFile):
        return name, reason(item, language)
    if item.parent is not None:
        facts = {"file": printable(item.parent.file), "decision": item.parent.decision}
        name = f"{name} · {say('shelf_from', language, **facts)}"
    seats = zip(SEATS, item.players, strict=True)
    return name, "  ".join(f"{SIDE[federation(seat)]} {printable(one.name)}" for seat, one in seats)


def _figures(game: SavedGame) -> dict[str, object]:
    return {"round": game.round, "rounds": game.rounds, "odd": game.odd, "even": game.even}
