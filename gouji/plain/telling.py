"""讲述: what the line mode says of the table, of a question, and of what may be typed. Pure."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind
from gouji.rules.combo import combo_of
from gouji.rules.hand import Hand, size
from gouji.tui.advice_lines import burn_line
from gouji.tui.claiming import Picking, Splitting
from gouji.tui.confirming import Confirming
from gouji.tui.deciding import Answering, Deciding
from gouji.tui.facts import seat_head
from gouji.tui.glyphs import DOT
from gouji.tui.laying import Laying, LayingAside
from gouji.tui.ledger import LedgerModel, ledger_parts
from gouji.tui.narration import Names, cards_words, gouji_mark, set_words, sets_words
from gouji.tui.questions import By, meaning_line, question_line
from gouji.tui.returning import Returning
from gouji.tui.seatwords import laid_words, state_chips
from gouji.tui.status import status_words
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel

LISTED: Final = 24
"""Sets that are listed; who leads may have thousands."""

INDENT: Final = "  "

ABOUT: Final = (Kind.YIELD, Kind.WIND, Kind.HUI, Kind.CLAIM)
"""Kinds of acts of which the help says what the page of keys says."""


def hand_line(hand: Hand, language: Language) -> str:
    """手牌: the own cards, and how many."""
    return say("plain_hand", language, number=size(hand), cards=cards_words(hand, language))


def question_lines(deciding: Deciding, names: Names, language: Language) -> Iterator[str]:
    """提问: what is asked, and what there is to know for the answer."""
    view, ask = deciding.view, deciding.ask
    if isinstance(deciding, Confirming):
        yield say("plain_confirm", language)
    elif isinstance(deciding, Splitting):
        sets = sets_words(deciding.sets, language)
        yield say("plain_split", language, number=len(deciding.sets), sets=sets)
    elif isinstance(deciding, LayingAside):
        yield say("plain_hui", language)
    else:
        offered = ask._replace(may=ask.may | deciding.offered)
        yield question_line(view, offered, names, language, By.LINE)
    if isinstance(deciding, Answering):
        yield from filter(None, [meaning_line(view, ask, names, language)])
    elif isinstance(deciding, Laying):
        number = len(deciding.selection.choices)
        yield say("plain_ways" if number else "plain_no_way", language, number=number)
        yield from filter(None, [burn_line(view, language)])


def choice_lines(deciding: Deciding, language: Language) -> Iterator[str]:
    """能出: the sets that will do, the cheapest first, or the other choices."""
    match deciding:
        case Laying():
            sets = (combo_of(cards) for cards in deciding.selection.choices)
            named = [set_words(one, language) + gouji_mark(one, language) for one in sets]
            yield _listed("plain_sets", named, language)
        case Picking() | Returning():
            choices = deciding.choice if isinstance(deciding, Picking) else deciding.selection
            named = [cards_words(cards, language) for cards in choices.choices]
            yield _listed("plain_choices", named, language)
        case Answering():
            yield say("plain_yes_or_no", language)
        case _:
            yield from question_lines(deciding, (), language)


def _listed(key: str, named: list[str], language: Language) -> str:
    line = say(key, language, number=len(named), sets=f" {DOT} ".join(named[:LISTED]))
    if len(named) > LISTED:
        line += say("plain_more", language, dot=DOT, number=len(named) - LISTED)
    return line


def help_lines(deciding: Deciding | None, language: Language) -> Iterator[str]:
    """帮助: what may be typed now."""
    if isinstance(deciding, Answering):
        yield say("plain_help_yes", language)
    elif isinstance(deciding, Splitting | LayingAside):
        yield from question_lines(deciding, (), language)
    elif deciding:
        yield say("plain_help_cards", language)
        yield from _answer_lines(deciding.ask.may | deciding.offered, language)
    if deciding:
        yield say("plain_help_advice", language)
    yield say("plain_help_told", language)
    yield say("plain_help_leave", language)


def _answer_lines(offered: Iterable[Kind], language: Language) -> Iterator[str]:
    if {Kind.PASS, Kind.NO} & {*offered}:
        yield say("plain_help_pass", language)
    if Kind.BURN in offered:
        yield say("plain_help_burn", language)
    for kind in ABOUT:
        if kind in offered:
            yield say(f"plain_help_{kind}", language, about=say(f"about_{kind}", language))


def table_lines(model: TableModel) -> Iterator[str]:
    """桌面: the game, the set on the table with who may answer it, and what all know of each seat."""
    language, centre = model.language, model.centre
    yield status_words(model)
    if centre.best:
        cards, answering = set_words(centre.best, language), say(centre.answering, language)
        facts = {"name": centre.owner, "cards": cards, "answering": answering}
        yield say("plain_table", language, **facts)
    own, *others = model.seats
    if model.stacks:
        own = replace(own, left=sum(map(len, model.stacks)))
    for seat in (own, *others):
        state = (chip.text for chip in state_chips(seat, language, model.report_at))
        sets = (laid_words(laid, language) for laid in seat.laid)
        yield f" {DOT} ".join((seat_head(model, seat), *state, *sets))


def account_lines(model: LedgerModel, language: Language) -> Iterator[str]:
    """账: the ledger, part by part."""
    for title, lines in ledger_parts(model, language):
        yield title
        yield from (INDENT + line for line in lines)


def dealt_line(view: SeatView, names: Names, language: Language) -> str:
    """明牌: a hand, where all are open."""
    cards = cards_words(view.hand, language)
    return say("plain_dealt", language, name=names[view.seat - 1], cards=cards)
