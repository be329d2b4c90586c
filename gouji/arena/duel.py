"""对阵: two bots on one board, each in the other's place in turn, and the difference between them."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from gouji.arena.board import Board, Maker, Mark, Names, Played
from gouji.bots.registry import make_bot
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS, Federation, Seat, federation

ONE_SEAT: Final = 1
"""Seats that a bot takes among five of the other's."""


class Side(NamedTuple):
    """一方: what is counted of one bot."""

    marks: Counter[Mark]
    times: list[float]

    def add(self, other: "Side") -> None:
        """Take in what was counted elsewhere."""
        self.marks.update(other.marks)
        self.times.extend(other.times)


class Pairing(NamedTuple):
    """对阵: which bots meet, how, and under which rules."""

    one: str
    other: str
    rules: RuleSet
    one_seat: bool = False
    """Whether the first takes one seat among five of the other's, instead of a federation."""
    make: Maker = make_bot
    """Makes the bots, as :class:`~gouji.arena.board.Board` has it."""


class Duel(NamedTuple):
    """对阵结果: what a board says about two bots."""

    points: float
    """Points a round of the first one's federation, less what is owed to luck: see :func:`duel`."""
    one: Side
    other: Side


def duel(pairing: Pairing, seed: int, number: int) -> Duel:
    """对阵: play one board.

    As federations: played twice with the sides swapped. A game's points are half the difference between
    the federations, which is their score where the places' worths sum to zero. In one seat: each of the
    six seats in turn, and less what the same federation has with the other bot there too.

    Raises:
        UnknownBotError: there is no bot of a name.
    """
    board = Board(pairing.rules, seed, number, pairing.make)
    return (_in_one_seat if pairing.one_seat else _as_federations)(board, pairing)


def _as_federations(board: Board, pairing: Pairing) -> Duel:
    one, other = Side(Counter(), []), Side(Counter(), [])
    points = 0.0
    for side in Federation:
        names = [pairing.one if federation(seat) is side else pairing.other for seat in SEATS]
        points += _sit(board, names, side, _seats_of(side), one, other)
    return Duel(points / len(Federation), one, other)


def _in_one_seat(board: Board, pairing: Pairing) -> Duel:
    one, other = Side(Counter(), []), Side(Counter(), [])
    alone = _points(board.play([pairing.other] * len(SEATS)), Federation.ODD)
    points = 0.0
    for seat in SEATS:
        side = federation(seat)
        names = [pairing.one if taken == seat else pairing.other for taken in SEATS]
        gained = _sit(board, names, side, (seat,), one, other)
        points += gained - (alone if side is Federation.ODD else -alone)
    return Duel(points / len(SEATS), one, other)


def _sit(
    board: Board, names: Names, side: Federation, seats: Sequence[Seat], one: Side, other: Side
) -> float:
    played = board.play(names)
    for seat in SEATS:
        taken = one if seat in seats else other
        taken.add(Side(played.marks[seat - 1], played.times[seat - 1]))
    return _points(played, side)


def _points(played: Played, side: Federation) -> float:
    rounds = played.marks[0][Mark.ROUND]
    lead = (played.score.odd - played.score.even) / 2 / rounds
    return lead if side is Federation.ODD else -lead


def _seats_of(side: Federation) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if federation(seat) is side)
