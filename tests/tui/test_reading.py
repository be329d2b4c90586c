"""The menu, the rule book, the rights and the page of keys, as the table opens them."""

import re

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Markdown, OptionList

from gouji.book.clauses import book_text, sections
from gouji.engine.actions import PASS
from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from gouji.tui.screens.menu import MenuPage
from gouji.tui.screens.reading import KeysPage, LogPage
from gouji.tui.screens.rulebook import RuleBookPage, slug
from gouji.tui.settings import Settings
from gouji.tui.viewmodel import seat_table
from tests.positions import Game, position
from tests.tui.shell import until
from tests.tui.table_app import CHINESE, NARROW, WIDE, TableApp, at_table


def following() -> Game:
    return position("33K 49K 5 6 7 8").says("1 play 3")


def protected() -> Game:
    return position("KK3 AA56w 3 9 3 9").says("1 play KK", "2 no")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_every_act_is_reached_through_the_menu(size: tuple[int, int], language: Language) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(following(), 2)
        await pilot.press("k", "escape")
        assert app.table.is_current
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)
        assert app.widths() == {size[0]}
        assert "Copy" not in app.text()
        chosen = [choice.active.binding.action for choice in app.screen.choices]
        assert len(chosen) == len(set(chosen))
        at = chosen.index("command('decline')")
        await pilot.press(*["down"] * at, "enter")
        await pilot.pause()
        assert app.acts == [PASS]
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)
        await pilot.click(OptionList, offset=(4, 1))
        await pilot.press("escape")

    at_table(check, size=size, language=language)


def test_the_menu_offers_only_what_can_be_done() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        model = seat_table(view_of(following().state, Seat(3)), CHINESE, Language.ZH)
        app.table.show(model)
        await pilot.press("escape")
        assert isinstance(app.screen, MenuPage)
        actions = {choice.active.binding.action for choice in app.screen.choices}
        assert "command('decline')" not in actions
        assert "command('log')" in actions
        app.screen.set_language(Language.EN)
        await pilot.pause()
        assert "Menu" in app.text()

    at_table(check)


@pytest.mark.parametrize("language", Language)
def test_the_book_opens_at_what_is_cited_or_asked(language: Language) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(following(), 2)
        await pilot.press("?")
        assert isinstance(app.screen, RuleBookPage)
        await until(pilot, lambda: app.text().count("BEAT-1") == 2)
        assert app.widths() == {NARROW[0]}
        await pilot.press("escape", "y")
        # As a terminal sends it; the pilot would leave out the character.
        app.table.on_key(Key("fullwidth_question_mark", "？"))
        await until(pilot, lambda: app.text().count("TURN-5") == 2)
        await pilot.press("down")
        await until(pilot, lambda: app.text().count("TURN-6") == 2)
        await pilot.press("question_mark")
        assert app.table.is_current

    at_table(check, language=language)


def test_links_in_the_book_lead_to_its_sections() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        page = RuleBookPage(Language.ZH)
        app.push_screen(page)
        await pilot.pause()
        text = page.query_one(Markdown)
        text.post_message(Markdown.LinkClicked(text, "#beat-1-怎么算压住"))
        text.post_message(Markdown.LinkClicked(text, "rules.en.md"))
        await until(pilot, lambda: sections(Language.ZH)[page._at].id == "BEAT-1")
        page.set_language(Language.EN)
        await until(pilot, lambda: "The rule book" in app.text())

    at_table(check, size=WIDE)


def test_every_link_in_the_book_has_its_section() -> None:
    for language in Language:
        anchors = {f"#{slug(section)}" for section in sections(language)}
        links = set(re.findall(r"\]\((#[^)]+)\)", book_text(language)))
        assert links
        assert links <= anchors


def test_rights_are_told_by_a_key_where_the_screen_is_small() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(protected(), 4)
        line = "能压：小赵(你，老王的对头) · TURN-2"
        assert line not in app.text()
        await pilot.press("r")
        await pilot.pause()
        assert line in app.text()
        assert app.widths() == {NARROW[0]}
        await pilot.press("Ｒ")
        await pilot.pause()
        assert line not in app.text()

    at_table(check)


def test_nothing_of_the_viewer_is_told_once_his_hand_is_hidden() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("KK3 AA56w 3 9 3 9").says("1 play KK")
        app.table.show(seat_table(view_of(game.state, Seat(6)), CHINESE, Language.ZH))
        await pilot.press("r")
        await pilot.pause()
        assert "不会问你烧" in app.text()
        app.table.hide_hand()
        await pilot.pause()
        assert "不会问你烧" not in app.text()
        assert "(你)" not in app.row("rights")
        assert "先问烧" in app.row("rights")

    at_table(check)


def test_full_width_keys_read_while_nobody_is_asked() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.show(seat_table(view_of(following().state, Seat(3)), CHINESE, Language.ZH))
        await pilot.press("Ｌ")
        log = app.screen
        await pilot.press("escape", "f1")
        assert (type(log), type(app.screen)) == (LogPage, KeysPage)

    at_table(check)


def test_a_pass_is_asked_twice_if_so_set() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.set_settings(Settings(confirm_pass=True))
        app.ask(following(), 2)
        await pilot.press("space")
        assert app.acts == []
        assert app.row("saying").startswith("有3种压法，真的过吗？")
        await pilot.press("space")
        assert app.acts == [PASS]

    at_table(check)


def test_what_is_too_long_to_read_at_once_scrolls() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert "Ctrl+Q" not in "\n".join(app.lines()[:-1])
        await pilot.press("end")
        await until(pilot, lambda: "Ctrl+Q" in "\n".join(app.lines()[:-1]))

    at_table(check, size=NARROW)
