"""Every event is told in one sentence, or is on the list of those that are not."""

from typing import get_args

import pytest

from gouji.engine.events import Event, TributeCards
from gouji.engine.refusals import Language
from gouji.rules.presets import Preset
from gouji.rules.seats import Seat
from gouji.rules.tribute import Debt, DebtKind
from gouji.tui.debtwords import debt_line
from gouji.tui.narration import LINES, UNTOLD, event_line
from tests.positions import Game, dealt, played, position, rules
from tests.tui.table_app import CHINESE, ENGLISH


def told(game: Game, language: Language = Language.ZH) -> list[str]:
    names = CHINESE if language is Language.ZH else ENGLISH
    lines = (event_line(event, names, language) for event in game.events)
    return [line for line in lines if line]


def test_every_event_is_told_or_is_known_not_to_be() -> None:
    assert set(get_args(Event)) == LINES.keys() | UNTOLD
    assert not LINES.keys() & UNTOLD


def test_tributes_are_told_without_their_cards() -> None:
    game = played("1 2 3 4 5 6", tribute=True, return_match=False)
    game.dealt("3A wW 4Q 22 5K 2J", drawer=6).says("1 accept", "1 return A")
    assert any(isinstance(event, TributeCards) for event in game.events)
    lines = told(game)
    second = next(index for index, line in enumerate(lines) if line.startswith("第2局"))
    assert lines[second + 1 :] == [
        "小周 欠 老王 落贡2张，只有1张 · TRIB-2",
        "老王 收下1张",
        "老王 还 小周 1张",
        "老李 欠 小钱 落贡1张，没有牌可进 · TRIB-2",
        "小周 先出（大落先手）",
    ]


def test_a_refused_tribute() -> None:
    game = played("1 2 3 4 5 6", tribute=True)
    game.dealt("3A wW 4Q 22 5K 22J", drawer=6).says("1 refuse")
    assert told(game, Language.EN)[-4:-2] == [
        "Zhou pays Wang 2 for the last places · TRIB-2",
        "Wang refuses the tribute",
    ]


@pytest.mark.parametrize(
    ("debt", "line"),
    [
        (("point", 3, 6, 1, "POINT-3"), "阿孙（对头 小周）没开点 → 欠1张 · POINT-3"),
        (("point", 3, 6, 2, "POINT-4"), "阿孙 没开点，对头 小周 明点 → 欠2张 · POINT-4"),
        (("point", 3, 6, 4, "POINT-4"), "阿孙 没开点，对头 小周 预点 → 欠4张 · POINT-4"),
        (("point", 3, 6, 8, "POINT-5"), "阿孙 叫了点，对头 小周 却开了 → 欠8张 · POINT-5"),
        (("burn", 1, 2, 1, "BURN-7"), "老王 被 小钱 烧了 → 欠1张 · BURN-7"),
        (("stuck", 1, 2, 1, "BIESAN-5"), "老王 被 小钱 闷住 → 欠1张 · BIESAN-5"),
        (("last", 1, 2, 2, "TRIB-2"), "老王 大落，小钱 头科 → 欠2张 · TRIB-2"),
        (("last", 1, 2, 1, "TRIB-2"), "老王 二落，小钱 二科 → 欠1张 · TRIB-2"),
        (("sweep", 1, 4, 1, "TRIB-7"), "老王 被串，对头 小赵 → 欠1张 · TRIB-7"),
    ],
)
def test_debts_are_told_with_what_made_them(
    debt: tuple[str, int, int, int, str], line: str
) -> None:
    kind, payer, payee, cards, clause = debt
    owed = Debt(DebtKind(kind), Seat(payer), Seat(payee), cards, clause)
    assert debt_line(owed, CHINESE, Language.ZH) == line


def test_a_debt_of_points() -> None:
    owed = Debt(DebtKind.POINT, Seat(3), Seat(6), 2, "POINT-4")
    line = debt_line(owed, ENGLISH, Language.EN, points=4)
    assert line == "Sun has not opened, Zhou had called → 4 points for Zhou's side · POINT-4"


def test_calls_in_advance_and_before_the_lead() -> None:
    game = Game(rules(points=True, calls=True, powerless_redeal=False, first_lead="drawer"))
    game.opens(1).says("1 advance_call", *(f"{seat} no" for seat in range(2, 7)))
    game.dealt("3 4 5 6 7 8").says("2 call")
    assert told(game)[1:] == ["老王 预点", "小钱 明点"]


def revolting(**options: bool) -> Game:
    return dealt(
        "345 45 672 672 672 672",
        powerless_redeal=False,
        first_lead="drawer",
        revolt=True,
        **options,
    )


def test_a_revolt_and_its_answer() -> None:
    assert told(revolting().says("1 revolt", "2 no", "4 keep"))[1:] == [
        "老王 革命，放下全部牌",
        "小赵 要头",
        "小钱 先出（先抓的先手）",
    ]
    assert told(revolting().says("1 revolt", "2 no", "4 headless"))[2] == "小赵 无头"


def test_two_revolts_void_the_round() -> None:
    game = revolting().says("1 revolt", "2 revolt")
    assert told(game)[-1] == "两家革命，这局作废重来"


def test_what_is_laid_aside_is_told_but_not_that_nothing_is() -> None:
    game = dealt("345 345 572 672 672 672", hui=True, powerless_redeal=False, first_lead="drawer")
    before = len(told(game))
    assert told(game.says("1 hui 34"))[before:] == [
        "老王 烩3，4，各家撤下",
        "老王 先出（先抓的先手）",
    ]
    without = dealt(
        "345 345 572 672 672 672", hui=True, powerless_redeal=False, first_lead="drawer"
    )
    assert told(without.says("1 hui"))[before:] == ["老王 先出（先抓的先手）"]


def test_a_claim_and_its_end() -> None:
    game = position("344KK 99 55 66 77 88", tiao=True).says("1 claim 3 44 KK", "3 pick 44")
    game.says("2 play 99")
    assert "老王 挑牌：1×3 · 2×4 · 2×K" in told(game)
    game.declines()
    assert "老王 挑牌到此为止" in told(game)


def test_biesan_tells_of_bought_threes_and_stuck_seats() -> None:
    game = Game(rules(Preset.BIESAN, powerless_redeal=False)).dealt("452 6733 453 673 453 673", 1)
    assert told(game)[1] == "老王 用 2 跟 小钱 买一张3"
    stuck = position("345 366 377 388 399 3TT", biesan=True).says("1 play 4")
    stuck.declines()
    stuck.says("1 play 5", "2 play 6")
    assert "小钱 闷住 老王，大落" in told(stuck)
    stays = position("345 366 377 388 399 3TT", biesan=True, stuck="stay").says("1 play 4")
    stays.declines()
    stays.says("1 play 5", "2 play 6")
    assert told(stays)[-1] == "小钱 闷住 老王"


def test_opening_the_point_and_the_result() -> None:
    game = position("AA4 5 6 7 8 9", points=True, tribute=True, rounds=2).says("1 play AA")
    game.declines()
    assert told(game)[-1] == "老王 开点"
    game.says("1 play 4", "2 play 5", "3 play 6", "4 play 7", "5 play 8")
    result = next(line for line in told(game) if line.startswith("本局结束"))
    assert "；开点：老王；下局进贡：" in result
    assert "阿孙→小周 1" in result


def test_who_takes_over_the_last_place() -> None:
    game = played("1 2 3 6 4 5", last_by_agreement=True)
    game.says("6 take_last")
    assert told(game)[-1] == "下一局 小周 替 小赵 当大落"
