"""战绩表: standings as the lines of a table, and which of them fit a filter. Pure."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from gouji.bots.registry import BOTS, HUMAN
from gouji.engine.refusals import Language
from gouji.records.finished import LeftOut
from gouji.records.players import Player
from gouji.records.standing import Column, Figure, PlayerStanding, Standings
from gouji.tui.cells import pad, right
from gouji.tui.outcome import signed
from gouji.tui.printable import printable
from gouji.tui.shelf import folded
from gouji.tui.text import say

NOTHING: Final = "–"
"""In place of a share of nothing."""

PLAYER_CELLS: Final = 32
"""The cells of the players' column at most, so that the eye finds the way to the others."""

LEAST_CELLS: Final = 8
"""What that column keeps in a terminal that is too narrow, where the lines are broken."""

CELLS: Final[Mapping[Column, int]] = MappingProxyType(
    {
        Column.WON: 8,
        Column.ROUNDS: 7,
        Column.POINTS: 7,
        Column.AVERAGE: 7,
        Column.HEADS: 6,
        Column.LASTS: 6,
        Column.SWEEPS: 7,
        Column.OPENED: 6,
        Column.BURNS: 7,
    }
)
"""The columns behind the players', in their order, and the cells of each."""


def merged(player: Player) -> Player:
    """并机器人: a human as himself, a bot as one of its kind."""
    return player if player.player == HUMAN else Player("", player.player)


def player_words(player: Player, language: Language) -> str:
    """选手: a human's name, or a bot's with its kind."""
    name = printable(player.name)
    if player.player == HUMAN:
        return name
    return f"{name} {kind_words(player, language)}".strip()


def kind_words(player: Player, language: Language) -> str:
    """类别: whether somebody is human, or which bot."""
    if player.player in {HUMAN, *BOTS}:
        return say(f"player_{player.player}", language)
    return printable(player.player)


def fits_player(standing: PlayerStanding, text: str) -> bool:
    """筛选: whether each word of a filter stands in a player's name or kind, in either language."""
    player = standing.player
    words = (player.name, player.player, *(kind_words(player, language) for language in Language))
    said = folded("\n".join(words))
    return all(word in said for word in folded(text).split())


def head_line(language: Language, width: int) -> str:
    """战绩表: its first line.

    Args:
        language: of the words.
        width: cells that there are.
    """
    cells = {column: say(f"column_{column}", language) for column in CELLS}
    return _line(say(f"column_{Column.PLAYER}", language), cells, width)


def standing_line(standing: PlayerStanding, language: Language, width: int) -> str:
    """战绩表: a player's line.

    Args:
        standing: of the player.
        language: of the words.
        width: cells that there are.
    """
    cells = {column: CELL_WORDS[column](standing) for column in CELLS}
    return _line(player_words(standing.player, language), cells, width)


def _line(player: str, cells: Mapping[Column, str], width: int) -> str:
    rest = "".join(right(cells[column], size) for column, size in CELLS.items())
    room = max(LEAST_CELLS, width - sum(CELLS.values()))
    return pad(player, min(PLAYER_CELLS, room)) + rest


def _percent(figure: Figure, of: Figure = Figure.ROUNDS) -> Callable[[PlayerStanding], str]:
    def words(standing: PlayerStanding) -> str:
        share = standing.share(figure, of)
        return NOTHING if share is None else f"{share:.0%}"

    return words


def _average(standing: PlayerStanding) -> str:
    average = standing.share(Figure.POINTS)
    return NOTHING if average is None else f"{average:+.2f}"


def _of(one: Figure, other: Figure) -> Callable[[PlayerStanding], str]:
    return lambda standing: f"{standing.figures[one]}/{standing.figures[other]}"


CELL_WORDS: Final[Mapping[Column, Callable[[PlayerStanding], str]]] = MappingProxyType(
    {
        Column.WON: _of(Figure.WON, Figure.GAMES),
        Column.ROUNDS: lambda standing: str(standing.figures[Figure.ROUNDS]),
        Column.POINTS: lambda standing: signed(standing.figures[Figure.POINTS]),
        Column.AVERAGE: _average,
        Column.HEADS: _percent(Figure.HEADS),
        Column.LASTS: _percent(Figure.LASTS),
        Column.SWEEPS: _percent(Figure.SWEEPS),
        Column.OPENED: _percent(Figure.OPENED, of=Figure.JUDGED),
        Column.BURNS: _of(Figure.BURNS, Figure.BURNED),
    }
)
"""What stands in each column."""


def source_lines(table: Standings, language: Language) -> Iterator[str]:
    """来处: from how much a table is computed, and what it leaves out."""
    if table.games:
        yield say("standing_from", language, games=table.games, rounds=table.rounds)
    else:
        yield say("standing_none", language)
    if table.left_out:
        numbers = {why.value: table.left_out.get(why, 0) for why in LeftOut}
        yield say("standing_left_out", language, **numbers)
