"""Every question has its clause, and the book has it."""

import pytest

from gouji.book.clauses import clauses, sections
from gouji.engine.refusals import WORDING, Language
from gouji.engine.views import view_of
from gouji.rules.asks import Question
from gouji.rules.seats import Seat
from gouji.tui.clauses import CLAUSES, clause_of
from gouji.tui.rights import CLAUSE
from tests.positions import Game, position
from tests.tui.test_questions import PUT, threeless


def clause(game: Game) -> str:
    view = view_of(game.state, Seat(int(game.asked[0])))
    assert view.ask is not None
    return clause_of(view, view.ask)


@pytest.mark.parametrize("language", Language)
def test_what_is_cited_is_in_the_book(language: Language) -> None:
    book = clauses(language)
    assert {*CLAUSES.values(), *CLAUSE.values()} <= book.keys()
    assert {wording.clause for wording in WORDING.values()} <= book.keys()


def test_both_languages_have_the_same_sections() -> None:
    chinese, english = map(sections, Language)
    assert [section.id for section in chinese] == [section.id for section in english]
    assert all(section.title for section in english)


@pytest.mark.parametrize("question", Question)
def test_the_clause_of_each_question(question: Question) -> None:
    assert clause(PUT[question]()) == CLAUSES[question]


def test_the_clauses_of_rarer_cases() -> None:
    game = position("KK3 AA56ww 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert clause(game) == "BURN-4"
    assert clause(threeless()) == "BIESAN-3"
