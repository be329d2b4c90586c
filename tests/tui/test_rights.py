"""Who may act, in which order: told from public facts, and the same as the engine's own queue."""

from random import Random

import pytest
from rich.cells import cell_len

from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.state import Following
from gouji.engine.table import Table
from gouji.engine.views import view_of
from gouji.rules.asks import Question
from gouji.rules.seats import SEATS, Seat
from gouji.tui.rights import Bar, Right, Rights, rights_of
from gouji.tui.rights_lines import bar_line, right_lines
from tests.positions import Game, position
from tests.strategies import play_out, random_rules
from tests.tui.table_app import CHINESE, ENGLISH


def seen(game: Game, seat: int) -> Rights:
    return rights_of(view_of(game.state, Seat(seat)))


def bar(game: Game, seat: int, language: Language = Language.ZH) -> str:
    return bar_line(seen(game, seat), CHINESE if language is Language.ZH else ENGLISH, language)


def lines(game: Game, seat: int) -> list[str]:
    return list(right_lines(seen(game, seat), CHINESE, Language.ZH))


@pytest.mark.parametrize("seed", range(6))
def test_the_order_is_that_in_which_the_engine_asks(seed: int) -> None:
    table = Table(random_rules(Random(seed)), seed)
    table.start()
    followed = 0
    for _ in play_out(table, "random", seed):
        state, ask = table.state, ask_of(table.state)
        if not isinstance(state.phase, Following) or ask is None:
            continue
        asks = state.phase.asks
        turns = [one.seat for one in asks if one.question is Question.FOLLOW]
        burns = [one.seat for one in asks if one.question is Question.BURN]
        for seat in SEATS:
            rights = rights_of(view_of(state, seat))
            named = [one for one, right in rights.entitled if right is not Right.BURN]
            burners = [one for one, right in rights.entitled if right is Right.BURN]
            assert named == turns
            assert [one for one in burners if one in burns] == burns or seat == ask.seat
            assert rights.entitled[0].seat == seat or seat != ask.seat
            assert (rights.bar is None) == (seat in named or seat in burns) or seat in burners
        followed += 1
    assert followed


def test_who_could_burn_is_not_told() -> None:
    able = position("KK3 AA56w 3 3 3 9").says("1 play KK")
    other = position("KK3 4 3 3 AA56w 3").says("1 play KK")
    assert (able.asked, other.asked) == ("2 burn", "5 burn")
    assert seen(able, 6) == seen(other, 6)
    assert lines(able, 6) == [
        "先问烧，牌够才问：阿孙 → 老李 → 小钱 → 小周(你) · BURN-1",
        "能压：小赵(老王的对头) · TURN-2",
    ]
    assert bar(able, 6) == "你手里没有压得住它的牌，不会问你烧 · BURN-1"
    assert seen(able, 6).public.bar is None


def test_whoever_is_asked_in_turn_knows_that_nobody_burns() -> None:
    game = position("KK3 AA56w 3 3 3 9").says("1 play KK", "2 no")
    assert lines(game, 4) == ["能压：小赵(你，老王的对头) · TURN-2"]
    assert len(lines(game, 3)) == 2


def test_who_has_declined_to_burn_is_not_asked_again() -> None:
    game = position("KK3 AA56w AA56w 3 3 9", burn_order="federation_first").says("1 play KK")
    first = game.asked.split()[0]
    game.says(f"{first} no")
    rights = seen(game, int(first)).declined
    order = [one for one, right in seen(game, 4).entitled if right is Right.BURN]
    left = [one for one, right in rights.entitled if right is Right.BURN]
    assert left == order[order.index(Seat(int(first))) + 1 :]
    assert rights.entitled[-1] == (4, Right.OPPOSITE)
    assert bar_line(rights, CHINESE, Language.ZH) == "你没烧这手牌，不会再问你 · BURN-3"


def test_a_yielder_comes_last() -> None:
    game = position("33 4 5 6 7 8").says("1 play 3", "2 pass", "3 pass", "4 yield")
    assert lines(game, 5) == ["能压：老李(你) → 小周 → 小赵(让过，末了再问) · TURN-5"]


def lead() -> Game:
    return position("33 4 5 6 7 8")


def passed() -> Game:
    return position("33 4 5 6 7 8").says("1 play 3", "2 pass")


def protected() -> Game:
    return position("KK3 5 3 AA4 3 3").says("1 play KK")


def windy() -> Game:
    return position("3 4 5 6 7 8").says("1 play 3", "2 wind")


def dead() -> Game:
    hands = "- 3333 KK4 5666 - 777"
    return position(hands, leader=3, out=[1, 5], scramble_from="second_out")


def narrow_burn() -> Game:
    return position("KK3 AA34567w 3 3 3 9").says("1 play KK")


def scrambled() -> Game:
    game = position("- 3344 5566 - 7788 99TT", leader=2, out=[1, 4])
    return game.says("2 play 33", "3 pass")


def bound() -> Game:
    hands = "- 3344 5566 - 7788 99TT"
    game = position(hands, leader=2, out=[1, 4], scramble_pass_binds=True)
    return game.says("2 play 33", "3 pass")


def picking() -> Game:
    return position("33K 48A 55A 67A 9 T", tiao=True).says("1 claim K 33")


@pytest.mark.parametrize(
    ("game", "seat", "told"),
    [
        (lead, 2, "现在是 老王 出牌 · TURN-3"),
        (lead, 1, ""),
        (passed, 1, "这手牌是你自己的 · TURN-2"),
        (passed, 2, "你过了牌：这一轮里除了对头的牌都不能再压，也不能烧 · TURN-4"),
        (passed, 4, ""),
        (windy, 1, "这手牌是你自己的 · TURN-2"),
        (windy, 2, "你要了风：没人压就归你出，有人压就还能压 · WIND-2"),
        (scrambled, 3, "这手你过了：有人再出一手，又能压 · SCRAM-2"),
        (bound, 3, "你过了牌：这一轮里不能再压 · SCRAM-2"),
        (picking, 1, ""),
        (picking, 2, ""),
        (
            narrow_burn,
            2,
            "烧不了：你有6种点、1张花，种数最多比花多2 · BURN-2",
        ),
    ],
)
def test_why_one_may_not(game: object, seat: int, told: str) -> None:
    assert callable(game)
    assert bar(game(), seat) == told


def test_every_bar_fits_the_line() -> None:
    facts = {"ranks": 12, "jokers": 8, "margin": 2}
    for language in Language:
        for one in Bar:
            names = ("王王王",) * 6 if language is Language.ZH else ("Wangwang",) * 6
            rights = rights_of(view_of(lead().state, Seat(2)))
            told = Rights(Seat(2), rights.entitled, one, facts, Seat(1))
            assert cell_len(bar_line(told, names, language)) <= 98
