"""Every question is put in words with its clause, fits the line, and says what its answers mean."""

from collections.abc import Callable, Mapping
from typing import Final

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.asks import Question
from gouji.rules.presets import Preset
from gouji.tui.decide import BEGIN
from gouji.tui.questions import ASKED
from tests.positions import Game, Option, dealt, played, position, rules
from tests.tui.test_prompt import asked, deciding, said

CALLS: Final[Mapping[str, Option]] = {
    "points": True,
    "calls": True,
    "tribute": True,
    "rounds": 2,
}
LINE: Final = 78
"""Cells of a message line on the narrowest screen."""


def advance(**options: Option) -> Game:
    return Game(rules(**{**CALLS, **options})).opens(1)


def before_play(hands: str, **options: Option) -> Game:
    plainly: dict[str, Option] = {"powerless_redeal": False, "first_lead": "drawer"}
    return Game(rules(**plainly | options)).dealt(hands)


def calling() -> Game:
    game = advance(powerless_redeal=False, first_lead="drawer")
    game.says(*(f"{seat} no" for seat in range(1, 7)))
    return game.dealt("3 4 5 6 7 8")


def tribute() -> Game:
    return played("1 2 3 4 5 6", tribute=True).dealt("3A9K wW 4Q 22 5K 22J9", drawer=6)


def returning() -> Game:
    return tribute().says("1 accept")


def revolting() -> Game:
    return before_play("345 45 672 672 672 672", revolt=True)


def threeless() -> Game:
    return Game(rules(Preset.BIESAN, powerless_redeal=False)).dealt("456 6733 43 673 453 673", 1)


def second_revolt() -> Game:
    return revolting().says("1 revolt")


def opposite() -> Game:
    return second_revolt().says("2 no")


def hui() -> Game:
    return before_play("345 345 572 672 672 672", hui=True)


def claiming() -> Game:
    return position("344KK 99 55 66 77 88", tiao=True)


def picking() -> Game:
    return claiming().says("1 claim 3 44 KK")


def last() -> Game:
    return played("1 2 3 6 4 5", last_by_agreement=True)


def showing() -> Game:
    return dealt("3s3s4s 4h5h6h 4c5c6c 4d5d6d 7s8s9s 7h8h9h")


def redealing() -> Game:
    return showing().says("1 no")


def following() -> Game:
    return position("33 4 5 6 7 8").says("1 play 3")


def burning() -> Game:
    return position("KK3 AA56w 3 3 3 3").says("1 play KK")


PUT: Final[dict[Question, Callable[[], Game]]] = {
    Question.ADVANCE_CALL: advance,
    Question.SHOW: showing,
    Question.REDEAL: redealing,
    Question.TRIBUTE: tribute,
    Question.RETURN: returning,
    Question.CALL: calling,
    Question.REVOLT: revolting,
    Question.OPPOSITE: opposite,
    Question.HUI: hui,
    Question.LEAD: claiming,
    Question.PICK: picking,
    Question.FOLLOW: following,
    Question.BURN: burning,
    Question.LAST: last,
}


def test_every_question_can_be_put_and_answered() -> None:
    assert {*PUT} == {*ASKED} == {*BEGIN} == {*Question}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("question", Question)
def test_a_question_and_its_hint_fit_the_line(question: Question, language: Language) -> None:
    game = PUT[question]()
    assert game.asked.endswith(f" {question}")
    for line in (asked(game, language), said(game, language=language).text):
        assert cell_len(line) <= LINE


def test_a_long_name_leaves_room_for_keys_and_clause() -> None:
    now = deciding(tribute())
    question = now.question(("王" * 30,) * 6, Language.ZH)
    assert question == "王王王王王… 进贡你2张：2×2。回车收，空格拒 · TRIB-4"


@pytest.mark.parametrize(
    ("game", "question", "meaning"),
    [
        (
            advance,
            "预点吗？赌对头 小赵 开不了点。回车预点，空格不预点 · POINT-6",
            "没开：下局他欠你4张（POINT-4）；开了：你欠他4张（POINT-5）",
        ),
        (
            calling,
            "明点吗？赌对头 小赵 开不了点。回车明点，空格不点 · POINT-6",
            "没开：下局他欠你2张（POINT-4）；开了：你欠他2张（POINT-5）",
        ),
        (
            tribute,
            "小周 进贡你2张：2×2。回车收，空格拒 · TRIB-4",
            "小周 大落，老王 头科 → 欠2张 · TRIB-2；收了要还牌（TRIB-5）",
        ),
        (
            returning,
            "还 小周 2张：按牌点选，回车还 · TRIB-5",
            "能还 3 9 K A（小周 手里有的优先）：Tab 逐个看",
        ),
        (
            revolting,
            "你没有钱也没有花，革命吗？回车革命，空格接着打 · REVOLT-1",
            "革命：放下全部牌不打了，得四科（联邦拿了头科、二科则得三科） · REVOLT-3",
        ),
        (
            threeless,
            "你没有3也没有贡牌，革命吗？回车革命，空格接着打 · BIESAN-3",
            "革命：放下全部牌不打了，得四科（联邦拿了头科、二科则得三科） · REVOLT-3",
        ),
        (
            second_revolt,
            "你没有钱也没有花，革命吗？回车革命，空格接着打 · REVOLT-1",
            "老王 已经革命：你再革命，这局作废，重新发牌 · REVOLT-2",
        ),
        (
            opposite,
            "对头 老王 革命了，要头还是无头？回车要头，空格无头 · REVOLT-4",
            "要头：前3手够级别人只能烧，打完才无头；无头：谁都能压你，你也能压谁",
        ),
        (hui, "轮到你出牌，u 烩牌", "按牌点选牌，Tab 逐手看，回车出"),
        (claiming, "轮到你出牌，g 挑牌", "按牌点选牌，Tab 逐手看，回车出"),
        (picking, "给 老王 挑下一手：Tab 逐手看，或按牌点，回车定 · TIAO-1", "还有3手可挑"),
        (
            last,
            "下一局替 小赵 当大落吗？回车替，空格不替 · END-5",
            "替了：大落的抓牌、先手和落贡都归你；这一局的名次和得分不变",
        ),
    ],
)
def test_what_is_asked_and_what_the_answers_mean(
    game: Callable[[], Game], question: str, meaning: str
) -> None:
    assert (asked(game()), said(game()).text) == (question, meaning)


def test_what_a_call_is_worth_by_the_rules() -> None:
    doubled = advance(call_fail="double")
    assert said(doubled).text.endswith("开了：你欠他8张（POINT-5）")
    points = advance(tribute=False, side_points=4)
    assert said(points).text == "没开：你方得4分；开了：他方得4分 · SCORE-5"
    for nothing in (advance(tribute=False), advance(rounds=1)):
        assert said(nothing).text.endswith("点不点没有输赢")


def test_any_cards_may_be_returned_where_they_need_not_match() -> None:
    game = played("1 2 3 4 5 6", tribute=True, return_match=False)
    game.dealt("3A9K wW 4Q 22 5K 22J9", drawer=6).says("1 accept")
    assert said(game).text == "能还 3 9 K A：Tab 逐个看"


def test_in_biesan_fours_are_shown_and_threes_go_last() -> None:
    game = dealt("4s4s2s3s 5h3h 4c3c 4d3d 7s3s 7h3h", biesan=True, powerless_redeal=False)
    assert asked(game).startswith("你有2张♠4，亮出来争先手吗？")
    game.says("1 no")
    assert game.asked == "1 lead"
    assert said(game).text.endswith("3留到最后一次出完 · BIESAN-1")
    assert said(game, "3").text.endswith("· BIESAN-1")
