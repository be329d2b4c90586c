"""目录: the list of saved games in an order, each branch below its parent."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from gouji.records.library import DamagedFile, SavedGame, Shelved


class Order(StrEnum):
    """排序: what a list of saved games goes by."""

    DATE = "date"
    """The latest first."""
    RULES = "rules"
    PLAYERS = "players"
    ROUNDS = "rounds"
    """The longest first."""
    SCORE = "score"
    """The widest lead first."""


class Row(NamedTuple):
    """一行: a file of the list, and whether it stands below the game that it branches from."""

    item: Shelved
    is_below: bool = False


KEYS: Final[Mapping[Order, Callable[[SavedGame], Any]]] = MappingProxyType(
    {
        Order.DATE: lambda game: -game.when.timestamp(),
        Order.RULES: lambda game: game.rules.casefold(),
        Order.PLAYERS: lambda game: [one.name.casefold() for one in game.players],
        Order.ROUNDS: lambda game: -game.round,
        Order.SCORE: lambda game: -abs(game.odd - game.even),
    }
)


def catalogue(items: Iterable[Shelved], order: Order, *, backwards: bool = False) -> list[Row]:
    """目录: saved games in an order, equal ones the latest first, and damaged files after all.

    A branch stands below its parent, wherever the order has that one, if it is in the list.

    Args:
        items: of one folder.
        order: what the games go by.
        backwards: whether the last come first.
    """
    latest = sorted(items, key=lambda item: item.when, reverse=True)
    games = [item for item in latest if isinstance(item, SavedGame)]
    games.sort(key=KEYS[order], reverse=backwards)
    damaged = [Row(item) for item in latest if isinstance(item, DamagedFile)]
    return [*_with_branches(games), *damaged]


def _with_branches(games: list[SavedGame]) -> Iterator[Row]:
    names = {game.path.name for game in games}
    branches: dict[str, list[SavedGame]] = {}
    for game in games:
        if game.parent is not None and game.parent.file in names:
            branches.setdefault(game.parent.file, []).append(game)
    # Two files that somebody wrote by hand may each call the other its parent.
    tops = [game for game in games if game.parent is None or game.parent.file not in names]
    listed: set[str] = set()
    for game in (*tops, *games):
        waiting = [Row(game)]
        while waiting:
            row = waiting.pop()
            name = row.item.path.name
            if name not in listed:
                listed.add(name)
                yield row
                waiting += [Row(branch, is_below=True) for branch in branches.get(name, ())[::-1]]
