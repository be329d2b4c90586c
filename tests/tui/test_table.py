"""The table screen: its layout at two sizes in two languages, its keys, and what it keeps to itself."""

import re
from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from gouji.engine.actions import PASS, play
from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.combo import parse_combo
from gouji.rules.seats import Seat
from gouji.tui.counter import counter_of
from gouji.tui.screens import asking
from gouji.tui.screens.reading import KeysPage, LedgerPage, LogPage
from gouji.tui.screens.table import TableScreen
from gouji.tui.story import Story, Told
from gouji.tui.text import say
from gouji.tui.viewmodel import open_table, seat_table
from gouji.tui.widgets.hand import LEFTS, HandView
from gouji.tui.widgets.log import LogView
from tests.positions import Game, played, position
from tests.tui.shell import PATIENCE, until
from tests.tui.table_app import CHINESE, ENGLISH, NARROW, WIDE, TableApp, at_table
from tests.tui.test_facts import scramble
from tests.tui.test_questions import advance

SIZES = pytest.mark.parametrize("size", [NARROW, WIDE, (100, 30), (150, 50), (170, 30)])
TWO_SIZES = pytest.mark.parametrize("size", [NARROW, WIDE])


def spoken(*lines: str) -> list[Told]:
    """Lines for the log that are the same in both languages."""
    return [partial(lambda line, _: line, line) for line in lines]


def middle_of_a_trick() -> Game:
    """Seat 2 is asked about seat 1's last set but one; seat 4 is out, seat 1 therefore headless."""
    hands = "34JJJ2 567KKKKAA22wW 89TQQ - 3456789TTJQ 44556677889"
    return position(hands, leader=6, out=[4]).says("6 play 88", "1 play JJ")


@SIZES
@pytest.mark.parametrize("language", Language)
def test_every_line_is_as_wide_as_the_screen_and_no_widgets_overlap(
    size: tuple[int, int], language: Language
) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        await pilot.pause()
        await pilot.pause()  # the footer is made anew
        assert app.widths() == {size[0]}
        assert len(app.lines()) == size[1]
        widgets = app.table.walk_children(Widget)
        leaves = [widget for widget in widgets if widget.display and not widget.children]
        regions = {widget: app.region(widget) for widget in leaves}
        assert all(region.area for region in regions.values())
        clashes = [
            (one, other)
            for one, other in combinations(regions, 2)
            if regions[one].overlaps(regions[other])
        ]
        assert clashes == []

    at_table(check, size=size, language=language)


def test_the_narrow_table_in_chinese() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        app.table.tell([*Story(CHINESE).told(middle_of_a_trick().events)])
        await pilot.pause()
        lines = app.lines()
        assert lines[0].strip() == "够级 · 自定规则 · ▶ 轮到 小钱"
        assert [part.strip() for part in re.findall("╭─ (.*?) ─+╮", lines[1])] == [
            "6 ○友 小周",
            "5 ●敌 老李 对头",
            "4 ○友 小赵",
        ]
        assert "[头科]" in lines[2]
        assert [part.strip() for part in re.findall("╭─ (.*?) ─+╮", lines[6])] == [
            "1 ●敌 老王",
            "3 ●敌 阿孙",
        ]
        assert "[无头] 剩4张" in lines[7]
        assert "2×J" in lines[8]
        assert [line.strip() for line in lines[11:13]] == [
            "第1局：老王 先抓牌",
            "第1轮 · 小周 出 2×8 · 老王 压 2×J",
        ]
        assert app.row("own") == "▶ 2 ○ 小钱(你) 剩13张"
        assert app.row("question") == "压不压 老王 的 2×J？空格过"
        assert app.row("saying") == "12种压法：Tab 逐手看，或按牌点选牌"
        assert "1×5  1×6  1×7" in lines[18]
        centre = "\n".join(lines[6:11])
        assert "╭───╮╭───╮" in centre
        assert "│ J ││ J │" in centre
        assert "老王 的 2×J" in centre
        assert "各家轮着压" in centre
        assert "回车 出牌" in lines[-1]

    at_table(check)


def test_the_wide_table_in_english() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        app.table.tell(spoken(*(f"line {number}" for number in range(100))))
        await pilot.pause()
        text = app.text()
        assert app.row("status") == "Gouji · own rules · ▶ Qian to play"
        assert app.row("own") == "▶ 2 ○ Qian (you) 13 left"
        assert "5 ●foe Li opp." in text
        assert "[headless]" in text
        assert "Wang: 2×J" in text
        assert app.row("question") == "Beat Wang's 2×J? Space passes"
        # The log is a column beside everything but the footer.
        log = app.region(app.table._log)
        assert (log.x, log.right, log.height) == (91, 120, 35)
        assert text.count("line ") == log.height

    at_table(check, size=WIDE, language=Language.EN)


def test_keys_pick_play_and_pass() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = middle_of_a_trick()
        app.ask(game, 2)
        await pilot.press("k")
        assert app.row("saying") == "已选 2×K 够级 (第2/12种)：回车出"
        await pilot.press("Ｋ", "backspace", "tab", "enter")
        assert app.acts == [play(parse_combo("AA"))]
        assert app.row("question") == "等 小钱"
        await pilot.press("space")
        assert len(app.acts) == 1
        app.ask(game, 2)
        await pilot.press("space")
        assert app.acts[1:] == [PASS]

    at_table(check)


def test_what_a_key_cannot_do_is_said() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        await pilot.press("y")
        assert app.row("saying").endswith("· TURN-5")
        await pilot.press("王")
        assert app.row("saying") == "输入法在中文状态，按 Shift 切换到英文"
        await pilot.press("Ｙ")
        assert app.row("saying").endswith("· TURN-5")
        assert app.acts == []

    at_table(check)


def test_the_footer_names_rare_keys_only_where_they_are_offered() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("KK3 AA56w 3 3 3 3").says("1 play KK")
        app.ask(game, 2)
        await pilot.pause()
        await pilot.pause()  # the footer is made anew
        assert re.search("回车 烧 +空格 否 +f 烧", app.lines()[-1])
        assert " y 让" not in app.lines()[-1]
        app.table.set_language(Language.EN)
        await pilot.pause()
        assert re.search("Enter burn +Space no +f burn", app.lines()[-1])
        assert app.row("question").startswith("Burn 老王's 2×K?")

    at_table(check)


def test_when_nobody_is_asked_keys_for_acts_are_left_alone() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = middle_of_a_trick()
        app.table.show(seat_table(view_of(game.state, Seat(3)), CHINESE, Language.ZH))
        app.table.notice("空格看下一手")
        await pilot.press("k", "enter", "王")
        assert app.acts == []
        assert app.row("question") == "等 小钱"
        assert app.row("saying") == "空格看下一手"
        assert "可出" not in app.lines()[-1]

    at_table(check)


def test_a_replay_asks_nobody() -> None:
    view = view_of(middle_of_a_trick().state, Seat(2))
    screen = TableScreen(CHINESE, Language.ZH, replay=True)
    screen.show(seat_table(view, CHINESE, Language.ZH), view)
    assert screen._deciding is None


def test_asking_the_same_again_keeps_what_is_picked() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = middle_of_a_trick()
        app.ask(game, 2)
        await pilot.press("k")
        app.language = Language.EN
        app.ask(game, 2)
        await pilot.pause()
        assert app.row("saying") == "2×K gouji (choice 2/12): Enter plays"

    at_table(check)


def test_the_status_line_tells_round_and_score_from_the_own_side() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = played("1 2 3 4 5 6", tribute=True).dealt("3A wW 4Q 22 5K 22J", drawer=6)
        app.ask(game, 1)
        await pilot.pause()
        assert app.row("status") == "够级 · 自定规则 · 第2/2局 · ●我方 2 : -2 敌方○ · ▶ 轮到 老王"
        app.table.show(seat_table(view_of(game.state, Seat(2)), CHINESE, Language.ZH))
        await pilot.pause()
        assert "○我方 -2 : 2 敌方●" in app.row("status")
        app.table.show(open_table(game.state, CHINESE, Language.ZH))
        await pilot.pause()
        assert "● 2 : -2 ○" in app.row("status")
        assert "[欠2]" in app.text()

    at_table(check)


def test_hidden_counts_are_said_to_be_over_the_limit() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("33333333333K 44 55555555555K 66 77 88", report_at=5)
        app.ask(game, 1)
        await pilot.pause()
        assert app.row("own") == "▶ 1 ● Wang (you) 12 left"
        assert "over 5" in app.text()
        assert "2 left" in app.text()
        app.language = Language.ZH
        app.ask(game, 1)
        await pilot.pause()
        assert "超过5张" in app.text()

    at_table(check, language=Language.EN, names=ENGLISH)


def test_clicks_pick_and_a_double_click_plays() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        await pilot.pause()
        king = (2 + LEFTS[10], 1)
        await pilot.click(HandView, offset=king)
        assert app.row("saying").startswith("已选 2×K")
        await pilot.click(HandView, offset=king, button=3)
        assert app.row("saying").startswith("已选 1×K")
        await pilot.click(HandView, offset=(0, 1))
        assert app.row("saying").startswith("已选 1×K")
        await pilot.press("tab")
        await pilot.double_click(HandView, offset=king)
        assert app.acts == [play(parse_combo("KK"))]
        await pilot.click(HandView, offset=king)
        assert app.row("saying") == ""

    at_table(check)


def owing() -> Game:
    return position("AA4K 55 6K 7K 8K 9K", points=True, tribute=True, rounds=2)


@pytest.mark.parametrize("size", [(110, 32), WIDE, (149, 40), (150, 42), (170, 30)])
@pytest.mark.parametrize("language", Language)
def test_the_ledger_stands_beside_the_table_wherever_there_is_room(
    size: tuple[int, int], language: Language
) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(owing(), 1)
        await pilot.pause()
        assert say("ledger_points", language) in app.text()
        assert say("ledger_earned", language) in app.text()
        assert app.region(app.table._log).height >= 12
        assert not app.region(app.table._log).overlaps(app.region(app.table._ledger))
        assert app.widths() == {size[0]}

    at_table(check, size=size, language=language)


def test_the_page_of_the_ledger_tells_what_happens_while_it_is_open() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = owing()
        app.ask(game, 1)
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("end")
        await pilot.pause()
        assert "1 ● 老王  还没开" in app.text()
        game.says("1 play AA").declines()
        app.ask(game, 1)
        await pilot.pause()
        assert isinstance(app.screen, LedgerPage)
        assert "1 ● 老王  开了" in app.text()
        await pilot.press("escape")
        app.ask(game.says("1 play 4"), 2)
        await pilot.pause()
        assert app.table.is_current

    at_table(check)


@pytest.mark.parametrize(("place", "head"), [("opposite", "5 ● 老李"), ("own", "2 ○ 小钱")])
def test_a_click_on_a_seat_tells_what_everybody_knows_of_it(place: str, head: str) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        await pilot.click(f"#{place}")
        await pilot.pause()
        assert isinstance(app.screen, LedgerPage)
        assert app.row("reading-lines").startswith(head)
        assert "阿孙" not in app.text()
        app.screen.set_language(Language.EN)
        await pilot.pause()
        assert "What everybody knows" in app.text()

    at_table(check)


@pytest.mark.parametrize("size", [NARROW, (100, 30), WIDE, (150, 42)])
def test_what_is_out_of_the_ordinary_stands_below_the_ring(size: tuple[int, int]) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        await pilot.pause()
        assert "SCRAM-2" not in app.text()
        app.ask(scramble(), 3)
        await pilot.pause()
        assert app.row("banner").endswith("· SCRAM-2")
        assert len(app.lines()) == size[1]

    at_table(check, size=size)


def test_the_log_is_retold_in_another_language() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = middle_of_a_trick()
        app.ask(game, 2)
        app.table.tell([*Story(ENGLISH).told(game.events)])
        await pilot.pause()
        assert "第1轮 · Zhou 出 2×8" in app.text()
        app.table.set_language(Language.EN)
        await pilot.pause()
        assert "Trick 1 · Zhou leads 2×8" in app.text()

    at_table(check)


def test_a_ledger_too_long_for_its_place_says_so() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(owing(), 1)
        await pilot.pause()
        assert "…… 按 v 看全部" in app.text()

    at_table(check, size=(110, 32), names=("王" * 20,) * 6)


def test_the_keys_of_a_question_go_with_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "UNASKED", PATIENCE)

    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        await until(pilot, lambda: "回车" in app.lines()[-1])
        app.table.hide_hand()
        await until(pilot, lambda: "回车" not in app.lines()[-1])

    at_table(check)


def test_what_is_for_one_alone_goes_with_the_hand() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        app.table.tell(spoken("小周 出 2×8"))
        app.table.whisper(spoken("secret"))
        await pilot.pause()
        assert app.text().index("2×8") < app.text().index("secret")
        await pilot.press("l")
        assert "secret" not in app.text()
        await pilot.press("escape")
        app.table.hide_hand()
        await pilot.pause()
        assert "2×8" in app.text()
        assert "secret" not in app.text()

    at_table(check)


def test_the_log_keeps_all_of_a_long_game() -> None:
    log = LogView()
    lines = spoken(*(f"line {number}" for number in range(10_000)))
    log.tell(lines)
    assert log.told == tuple(lines)


@pytest.mark.parametrize(("key", "page"), [("l", LogPage), ("f1", KeysPage)])
def test_pages_to_read_open_and_close(key: str, page: type[LogPage | KeysPage]) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.tell(spoken("[/] 过"))
        await pilot.press(key)
        assert isinstance(app.screen, page)
        assert ("[/] 过" if page is LogPage else "Shift+Tab") in app.text()
        assert app.widths() == {NARROW[0]}
        await pilot.press("escape")
        assert app.table.is_current

    at_table(check)


@TWO_SIZES
def test_an_open_table_shows_six_hands_in_columns(size: tuple[int, int]) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.show(open_table(middle_of_a_trick().state, ENGLISH, Language.EN))
        await pilot.pause()
        region = app.region(app.table._hands)
        hands = [line[: region.right] for line in app.lines()[region.y : region.bottom]]
        assert [line.split()[2] for line in hands] == list(ENGLISH)
        assert hands[1].split()[3:] == ["1×5", "1×6", "1×7", "4×K", "2×A", "2×2", "1×sJ", "1×BJ"]
        assert len({line.index("×K") for line in hands if "×K" in line}) == 1
        assert app.widths() == {size[0]}
        assert not app.table._hand.display

    at_table(check, size=size, language=Language.EN)


@pytest.mark.parametrize(
    "names",
    [("[/]",) * 6, ("[bold]x", "", "  ", "😀", "王" * 30, "n" * 90)],
)
@TWO_SIZES
def test_names_are_shown_as_they_are_and_never_break_the_screen(
    names: tuple[str, ...], size: tuple[int, int]
) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(middle_of_a_trick(), 2)
        app.table.tell(spoken(*(f"{name} 过" for name in names)))
        await pilot.pause()
        assert app.widths() == {size[0]}
        assert names[0] in app.text()

    at_table(check, size=size, names=names)


@TWO_SIZES
def test_no_card_of_another_hand_is_on_the_screen(size: tuple[int, int]) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("3333 KKww QQWW AAAA 2222 JJJJ")
        app.ask(game, 1)
        await pilot.press("3")
        assert not re.search("[JQKA]|[2小大]×|×[小大]", app.text())

    at_table(check, size=size)


def test_the_counter_takes_one_line_of_the_log_and_no_more() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("33K 4 5 6 7 8").says("1 play 3")
        view = view_of(game.state, Seat(2))
        model = seat_table(view, CHINESE, Language.ZH)
        app.table.show(replace(model, counter=counter_of(view)), view)
        app.table.tell([lambda _: "记一笔"])
        await pilot.pause()
        ring = app.region(app.table.query_one("#ring"))
        app.table.open_panel("counter")
        await pilot.pause()
        assert "外面" in app.text()
        assert "记一笔" in app.text()
        assert app.region(app.table.query_one("#ring")) == ring

    at_table(check)


def test_where_nobody_may_act_only_who_asks_is_told_so() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        none = say("rights_none", Language.ZH)
        app.ask(advance(), 1)
        await pilot.pause()
        assert none not in app.text()
        await pilot.press("r")
        await pilot.pause()
        assert none in app.text()

    at_table(check, size=WIDE)
