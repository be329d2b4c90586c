"""Why one may not yield, burn or ask for the wind: the reason of the case, its clause, and what goes."""

from collections.abc import Callable

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.asks import Kind
from gouji.rules.seats import Seat, seat_set
from gouji.tui.keys import Command
from gouji.tui.prompt import Saying
from gouji.tui.text import WORDS
from gouji.tui.whynot import why_not
from tests.positions import Game, position
from tests.tui.test_prompt import deciding

LINE = 78
"""Cells of the message line on the narrowest screen."""


def plain() -> Game:
    return position("33 4 5 6 7 8").says("1 play 3")


def opposite_of_gouji() -> Game:
    return position("KK3 3 3 AA4 3 3").says("1 play KK")


def yielded() -> Game:
    game = position("33 4 5 6 7 8").says("1 play 3", "2 pass", "3 pass", "4 yield", "5 pass")
    return game.says("6 pass")


def nobody_after() -> Game:
    game = position("55 6 7 36 8 9", leader=4).says("4 play 3", "5 pass", "6 pass")
    return game.says("1 play 5", "2 pass", "3 pass")


def headless_owner() -> Game:
    hands = "34JJJJ 567KKKK 89TQQ - 3456789 4455667"
    return position(hands, out=[4]).says("1 play JJJJ")


def headless_seat() -> Game:
    hands = "34JJJ2 KKK 89TQQ - 3456789TTJQ 44556677889"
    game = position(hands, leader=2, out=[4]).says("2 play KK")
    game.declines(until="1 follow")
    return game


def scrambled() -> Game:
    return position("- 3344 5566 - 7788 99TT", leader=2, out=[1, 4]).says("2 play 33")


def last_set() -> Game:
    return position("3 4 5 6 7 8").says("1 play 3", "2 pass")


def last_gouji() -> Game:
    return position("KK 4 5 6 7 8").says("1 play KK")


def burning() -> Game:
    return position("KK3 AA56w 3 3 3 3").says("1 play KK")


def leading() -> Game:
    return position("33 4 5 6 7 8")


CASES: list[tuple[Callable[[], Game], Command, str, str]] = [
    (plain, Command.YIELD, "no_yield_opposite", "TURN-5"),
    (opposite_of_gouji, Command.YIELD, "no_yield_gouji", "TURN-5"),
    (yielded, Command.YIELD, "no_yield_twice", "TURN-5"),
    (nobody_after, Command.YIELD, "no_yield_last", "TURN-5"),
    (scrambled, Command.YIELD, "no_yield_scramble", "SCRAM-2"),
    (plain, Command.BURN, "no_burn_plain", "BURN-1"),
    (opposite_of_gouji, Command.BURN, "no_burn_opposite", "BURN-1"),
    (headless_owner, Command.BURN, "no_burn_lone", "HEAD-2"),
    (headless_seat, Command.BURN, "no_burn_headless", "BURN-1"),
    (scrambled, Command.BURN, "no_burn_scramble", "SCRAM-2"),
    (plain, Command.WIND, "no_wind_in_play", "WIND-2"),
    (last_set, Command.WIND, "no_wind_next", "WIND-2"),
    (last_gouji, Command.WIND, "no_wind_gouji", "WIND-2"),
    (burning, Command.YIELD, "not_while_burning", "BURN-3"),
    (leading, Command.BURN, "not_with_the_lead", "TURN-3"),
]


@pytest.mark.parametrize(("game", "command", "key", "clause"), CASES)
def test_the_reason_of_the_case(
    game: Callable[[], Game], command: Command, key: str, clause: str
) -> None:
    for language, words in zip(Language, WORDS[key], strict=True):
        told = deciding(game()).command(command, language)
        assert isinstance(told, Saying)
        assert told.text == f"{words} · {clause}"
        assert told.clause == clause
        assert cell_len(told.text) <= LINE


def test_a_wind_in_the_scramble_and_after_a_pass() -> None:
    over = position("- 33 5566 - 7788 99TT", leader=2, out=[1, 4]).says("2 play 33")
    told = deciding(over).command(Command.WIND, Language.ZH)
    assert isinstance(told, Saying)
    assert told.clause == "WIND-3"


def test_who_passed_before_may_not_ask_for_the_wind() -> None:
    # Only the opposite is asked after a pass, and he is the next seat only where a revolter is out too.
    view = view_of(plain().says("2 pass", "3 pass").state, Seat(4))
    assert view.ask is not None
    assert view.trick is not None
    rest = seat_set(Seat(4), Seat(5), Seat(6))
    later = view._replace(
        standing=view.standing._replace(in_play=rest),
        trick=view.trick._replace(passed=seat_set(Seat(4))),
    )
    assert why_not(later, view.ask, Kind.WIND) == ("no_wind_passed", "WIND-2")
