"""Verdicts and what they come to, in words."""

from collections import Counter
from typing import Final

import pytest

from gouji.bots.base import Decision
from gouji.bots.reasons import Why, because
from gouji.engine.actions import NO, PASS, Action, Claim, Hui, parse_act
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView, view_of
from gouji.review.judging import Estimate, Grade, Judgement
from gouji.review.verdicts import Taken, Tally, Verdict
from gouji.rules.asks import Kind
from gouji.rules.cards import Rank
from gouji.rules.seats import Seat
from gouji.tui.reviewing import (
    act_words,
    grade_word,
    tally_lines,
    verdict_head,
    verdict_reason,
)
from gouji.tui.text import WORDS
from tests.positions import position

ZH, EN = Language.ZH, Language.EN
BLOCK: Final = because(Why.BLOCK, seat=2, cards=12)


def view() -> SeatView:
    state = position("KK3 33 3 3 3 3").state
    ask = ask_of(state)
    assert ask is not None
    return view_of(state, ask.seat)


def verdict(act: Action, best: Action | None, estimate: Estimate | None = None) -> Verdict:
    grade = Grade.WORSE if estimate else Grade.SAME
    decision = None if best is None else Decision(best, BLOCK)
    return Verdict(Taken(7, view(), act), Judgement(grade, decision, estimate))


@pytest.mark.parametrize(
    ("act", "zh", "en"),
    [
        (parse_act("play", "KK2"), "出 2×K 1×2", "play 2×K 1×2"),
        (parse_act("burn", "AAw"), "烧，出 2×A 1×小", "burn with 2×A 1×sJ"),
        (parse_act("return", "5"), "还 1×5", "return 1×5"),
        (PASS, "过", "pass"),
        (NO, "放弃", "decline"),
        (Hui((Rank.THREE, Rank.FOUR)), "烩 3，4", "lay aside 3, 4"),
        (Hui(()), "不烩", "none"),
        (Claim(()), "挑牌", "claim"),
    ],
)
def test_what_a_seat_did(act: Action, zh: str, en: str) -> None:
    assert act_words(act, ZH) == zh
    assert act_words(act, EN) == en


def test_every_grade_and_every_act_has_a_word() -> None:
    for grade in Grade:
        assert grade_word(grade, ZH) != grade_word(grade, EN)
    acts = {*Kind} - {Kind.DISSOLVE}
    assert {f"did_{kind}" for kind in acts} == {key for key in WORDS if key.startswith("did_")}


def test_a_verdict_tells_what_the_bot_does_and_what_it_is_worth() -> None:
    told = verdict(PASS, parse_act("play", "KK"), Estimate(1.26, 0.44, 96))
    assert verdict_head(told, ZH) == "高手：出 2×K · 每局 +1.3 ± 0.4 分"
    assert verdict_head(told, EN) == "expert: play 2×K · +1.3 ± 0.4 points a round"
    less = verdict(PASS, NO, Estimate(-0.5, 0.1, 96))
    assert verdict_head(less, EN) == "expert: decline · −0.5 ± 0.1 points a round"
    nought = verdict(PASS, NO, Estimate(-0.01, 0.1, 96))
    assert verdict_head(nought, EN) == "expert: decline · +0.0 ± 0.1 points a round"


def test_where_nothing_differs_or_is_measured_less_is_said() -> None:
    assert verdict_head(verdict(PASS, PASS), EN) == "pass"
    assert verdict_head(verdict(PASS, NO), EN) == "expert: decline"
    forced = verdict(PASS, None)
    assert (verdict_head(forced, EN), verdict_reason(forced, EN)) == ("pass", "")


def test_a_reason_names_no_count_that_the_table_does_not_show() -> None:
    assert verdict_reason(verdict(PASS, PASS), ZH) == "2 号牌不多了，不能让"


def test_a_summary_counts_adds_up_and_names_the_costliest() -> None:
    costly = verdict(PASS, NO, Estimate(2.5, 0.4, 96))
    grades = Counter({Grade.FORCED: 4, Grade.SAME: 6, Grade.WORSE: 1})
    told = Tally(Seat(2), 11, grades, 2.41, 1.04, (costly,))
    assert [*tally_lines(told, ZH)] == [
        "决定 11 次，有得选的 7 次：相同 6，差 1",
        "照高手打，共 +2.4 ± 1.0 分",
        "最亏的：决定 7（+2.5 分）",
    ]
    assert [*tally_lines(told._replace(costliest=()), EN)] == [
        "11 decisions, 7 of them a choice: same 6, worse 1",
        "played as the expert plays: +2.4 ± 1.0 points in all",
    ]


def test_without_a_choice_there_is_nothing_to_add_up() -> None:
    told = Tally(Seat(2), 3, Counter({Grade.FORCED: 3}), 0.0, 0.0, ())
    assert [*tally_lines(told, EN)] == ["3 decisions, none of them a choice"]
