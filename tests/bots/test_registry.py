"""Bots by name."""

from random import Random

import pytest

from gouji.bots.registry import BOTS, HUMAN, UnknownBotError, make_bot
from gouji.engine.actions import Action
from gouji.engine.table import Table
from gouji.rules.seats import SEATS, Seat
from tests.positions import rules
from tests.strategies import QUICK, play_out, random_rules


@pytest.mark.parametrize("name", ["expertt", "", HUMAN])
def test_an_unknown_name(name: str) -> None:
    with pytest.raises(UnknownBotError, match=f"unknown bot '{name}'; bots are {', '.join(BOTS)}"):
        make_bot(name, 1, Seat(1))


def test_those_there_are() -> None:
    assert {*QUICK, "expert"} <= set(BOTS)


def game(name: str, seed: int) -> list[tuple[Seat, Action]]:
    return list(play_out(Table(random_rules(Random(seed)), seed), name, seed))


@pytest.mark.parametrize("name", QUICK)
def test_a_game_repeats_from_its_seed(name: str) -> None:
    assert game(name, 7) == game(name, 7)


@pytest.mark.parametrize("name", QUICK)
def test_it_answers_every_question_of_a_round_with_a_legal_act(name: str) -> None:
    table = Table(rules(), 2)
    decisions = list(play_out(table, name, 2))
    assert table.is_over
    assert {seat for seat, _ in decisions} == set(SEATS)
