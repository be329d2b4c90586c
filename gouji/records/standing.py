"""战绩: what each player has achieved in all finished games, whatever the seat."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.records.finished import Finished, FinishedGame, LeftOut, RoundFigures
from gouji.records.players import Player
from gouji.rules.scoring import Score
from gouji.rules.seats import SEATS, Federation, Seat, federation


class Figure(StrEnum):
    """数目: what is counted of a player, once for each seat he had."""

    GAMES = "games"
    WON = "won"
    """Games in which his federation had more points."""
    ROUNDS = "rounds"
    POINTS = "points"
    """Of his federation."""
    HEADS = "heads"
    LASTS = "lasts"
    SWEEPS = "sweeps"
    """串三户: made by his federation."""
    SWEPT = "swept"
    """Suffered by it."""
    JUDGED = "judged"
    """Rounds whose rules ask who has opened."""
    OPENED = "opened"
    BURNS = "burns"
    """烧牌: burns of his that succeeded."""
    BURNED = "burned"
    """Burns of his sets that succeeded."""


class PlayerStanding(NamedTuple):
    """战绩: of one player."""

    player: Player
    figures: Mapping[Figure, int]

    def share(self, figure: Figure, of: Figure = Figure.ROUNDS) -> float | None:
        """占比: a figure for each of another; ``None`` if there is none of that."""
        return self.figures[figure] / self.figures[of] if self.figures[of] else None


class Standings(NamedTuple):
    """战绩表: of all players, with what it is computed from."""

    lines: tuple[PlayerStanding, ...]
    games: int
    rounds: int
    left_out: Mapping[LeftOut, int]
    """How many records count for nothing, and why."""


class Column(StrEnum):
    """一栏: what a table of standings shows, and can go by."""

    POINTS = "points"
    AVERAGE = "average"
    """Points a round."""
    WON = "won"
    ROUNDS = "rounds"
    HEADS = "heads"
    LASTS = "lasts"
    SWEEPS = "sweeps"
    OPENED = "opened"
    BURNS = "burns"
    PLAYER = "player"


VALUES: Final[Mapping[Column, Callable[[PlayerStanding], float | None]]] = MappingProxyType(
    {
        Column.POINTS: lambda one: one.figures[Figure.POINTS],
        Column.AVERAGE: lambda one: one.share(Figure.POINTS),
        Column.WON: lambda one: one.share(Figure.WON, of=Figure.GAMES),
        Column.ROUNDS: lambda one: one.figures[Figure.ROUNDS],
        Column.HEADS: lambda one: one.share(Figure.HEADS),
        Column.LASTS: lambda one: one.share(Figure.LASTS),
        Column.SWEEPS: lambda one: one.share(Figure.SWEEPS),
        Column.OPENED: lambda one: one.share(Figure.OPENED, of=Figure.JUDGED),
        Column.BURNS: lambda one: one.share(Figure.BURNS),
    }
)
"""What each column but the players' goes by."""


def standings(
    records: Iterable[Finished],
    known_as: Callable[[Player], Player] = lambda player: player,
) -> Standings:
    """战绩表: count all records.

    Args:
        records: what was read of each.
        known_as: the player as whom somebody is counted; who is known as the same one shares a line.
    """
    lines: dict[Player, Counter[Figure]] = {}
    left_out: Counter[LeftOut] = Counter()
    games = rounds = 0
    for record in records:
        if isinstance(record, LeftOut):
            left_out[record] += 1
            continue
        games += 1
        rounds += len(record.rounds)
        for seat, player in zip(SEATS, record.players, strict=True):
            lines.setdefault(known_as(player), Counter()).update(_figures(record, seat))
    found = tuple(PlayerStanding(player, figures) for player, figures in lines.items())
    return Standings(found, games, rounds, left_out)


def ranked(
    lines: Iterable[PlayerStanding], column: Column, *, backwards: bool = False
) -> list[PlayerStanding]:
    """排名: standings by a column, the greatest first; by name from A on.

    Equal ones go by rounds, then by name; who has nothing in the column comes after all others.

    Args:
        lines: of all players, or some.
        column: what they go by.
        backwards: whether the last come first.
    """
    by_name = sorted(lines, key=lambda one: (one.player.name.casefold(), one.player.player))
    if column is Column.PLAYER:
        return by_name[::-1] if backwards else by_name
    value = VALUES[column]
    by_name.sort(key=lambda one: -one.figures[Figure.ROUNDS])
    known = [(number, one) for one in by_name if (number := value(one)) is not None]
    known.sort(key=lambda pair: pair[0] if backwards else -pair[0])
    return [*(one for _, one in known), *(one for one in by_name if value(one) is None)]


def _figures(game: FinishedGame, seat: Seat) -> Counter[Figure]:
    side = federation(seat)
    figures: Counter[Figure] = Counter()
    for result in game.rounds:
        figures[Figure.POINTS] += _lead(result.score.score, side)[0]
        figures.update(_feats(result, seat, side, has_points=game.has_points))
    own, other = _lead(game.total, side)
    figures.update({Figure.GAMES: 1, Figure.WON: own > other, Figure.ROUNDS: len(game.rounds)})
    return figures


def _feats(
    result: RoundFigures, seat: Seat, side: Federation, *, has_points: bool
) -> Iterator[Figure]:
    match result.places[seat - 1]:
        case 1:
            yield Figure.HEADS
        case place if place == len(SEATS):
            yield Figure.LASTS
        case _:
            pass
    if result.sweeper is not None:
        yield Figure.SWEEPS if result.sweeper is side else Figure.SWEPT
    if has_points:
        yield Figure.JUDGED
        if result.opened[seat - 1]:
            yield Figure.OPENED
    for burner, burned in result.burns:
        if burner == seat:
            yield Figure.BURNS
        elif burned == seat:
            yield Figure.BURNED


def _lead(score: Score, side: Federation) -> tuple[int, int]:
    """A federation's points, and the other's."""
    return (score.odd, score.even) if side is Federation.ODD else (score.even, score.odd)
