"""Every question as the table screen asks it: its lines, its footer, its keys and what they decide."""

from collections.abc import Iterable
from functools import partial

import pytest
from textual.pilot import Pilot

from gouji.engine.actions import Claim, Hui, Pick, Return, play
from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.asks import Question
from gouji.rules.cards import Rank
from gouji.rules.combo import parse_combo
from gouji.rules.hand import parse_hand
from gouji.rules.seats import Seat
from gouji.tui.text import say
from gouji.tui.viewmodel import seat_table
from gouji.tui.widgets.hand import HandView
from tests.positions import position
from tests.tui.shell import until
from tests.tui.table_app import CHINESE, NARROW, WIDE, TableApp, at_table
from tests.tui.test_prompt import asked
from tests.tui.test_questions import PUT

TWO_SIZES = pytest.mark.parametrize("size", [NARROW, WIDE])


def names(app: TableApp, keys: Iterable[str], language: Language) -> bool:
    return all(say(key, language) in app.lines()[-1] for key in keys)


@pytest.mark.parametrize("language", Language)
def test_every_question_is_asked_on_the_narrow_table(language: Language) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        for put in PUT.values():
            game = put()
            app.ask(game, int(game.asked[0]))
            await until(pilot, partial(names, app, ("keyname_enter", "key_menu"), language))
            assert app.widths() == {NARROW[0]}
            assert app.row("question") == asked(game, language)
            assert "…" not in app.row("question") + app.row("saying")

    at_table(check, language=language)


FOOTERS = (
    (Question.ADVANCE_CALL, "", "回车 是 空格 否"),
    (Question.TRIBUTE, "", "回车 收 空格 拒"),
    (Question.RETURN, "", "Tab 选择 回车 还贡"),
    (Question.OPPOSITE, "", "回车 要头 空格 无头"),
    (Question.HUI, "", "Tab 可出 回车 出牌 u 烩牌"),
    (Question.HUI, "u", "Tab 选择 回车 定 u 返回"),
    (Question.LEAD, "", "Tab 可出 回车 出牌 g 挑牌"),
    (Question.LEAD, "g", "Tab 可出 回车 并牌、挑牌 g 返回 退格 撤销"),
    (Question.PICK, "", "Tab 可出 回车 挑"),
)


def starts_with(app: TableApp, footer: list[str]) -> bool:
    return app.lines()[-1].split()[: len(footer)] == footer


def test_the_footer_names_the_keys_that_decide() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        for question, keys, footer in FOOTERS:
            game = PUT[question]()
            app.ask(game, int(game.asked[0]))
            await pilot.press(*keys)
            await until(pilot, partial(starts_with, app, footer.split()))

    at_table(check)


def test_a_hand_is_split_and_claimed_by_keys() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("344KK2 99 55 66 77 88", tiao=True)
        app.ask(game, 1)
        await pilot.press("g", "k", "2")
        assert app.row("spread").startswith("拆成： 1×3   2×4   2×K   1×2")
        await pilot.press("enter", "tab")
        assert app.row("spread").startswith("拆成：[1×3]  2×4   2×K 1×2")
        await pilot.press("backspace", "enter")
        assert app.acts == [Claim(tuple(map(parse_combo, ("3", "44", "KK2"))))]
        assert not app.table._spread.display

    at_table(check)


@TWO_SIZES
def test_an_open_hand_is_seen_by_all_and_picked_from_by_a_mate(size: tuple[int, int]) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("344KK2 99 55 66 77 88", tiao=True).says("1 claim 3 44 KK2")
        app.table.show(seat_table(view_of(game.state, Seat(2)), CHINESE, Language.ZH))
        await pilot.pause()
        assert app.row("spread") == "老王 挑牌： 1×3   2×4   2×K 1×2"
        assert "[挑牌]" in app.text()
        app.ask(game, 3)
        await pilot.press("k", "enter")
        assert app.acts == [Pick(parse_combo("KK2"))]

    at_table(check, size=size)


def test_the_first_leader_lays_aside_or_simply_leads() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = PUT[Question.HUI]()
        app.ask(game, 1)
        await pilot.press("u", "4", "enter")
        app.ask(game, 1)
        await pilot.press("5", "enter")
        assert app.acts == [Hui((Rank.FOUR,)), play(parse_combo("5"))]

    at_table(check)


def test_cards_are_returned_by_keys_and_clicks() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(PUT[Question.RETURN](), 1)
        await pilot.press("9")
        await pilot.click(HandView, offset=(2, 1))
        await pilot.press("enter")
        assert app.acts == [Return(parse_hand("39"))]

    at_table(check)
