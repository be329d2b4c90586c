"""查看: what a player may have told to him in between: the table, the log, the rules, advice. Pure."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.book.clauses import clauses
from gouji.engine.refusals import Language
from gouji.plain.telling import (
    account_lines,
    choice_lines,
    hand_line,
    help_lines,
    question_lines,
    table_lines,
)
from gouji.plain.typed import Typed, Word
from gouji.tui.advice_lines import advice_lines
from gouji.tui.clauses import clause_of
from gouji.tui.counter import counter_line, counter_of
from gouji.tui.deciding import Deciding
from gouji.tui.prose import prose, terminal_width
from gouji.tui.rights import rights_of
from gouji.tui.rights_lines import right_lines
from gouji.tui.settings import Settings
from gouji.tui.story import Told, log_lines
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel

CLAUSE: Final = re.compile(r"[A-Z]+-\d+")


class Known(NamedTuple):
    """已知: what can be told to whoever types, and nothing else."""

    model: TableModel
    """The table as all know it."""
    log: Sequence[Told]
    settings: Settings
    deciding: Deciding | None = None
    """The question, if he is asked one; it holds what he alone may know."""
    said: str = ""
    """The last message about an answer."""

    @property
    def language(self) -> Language:
        """语言: to tell it in."""
        return self.settings.language

    @property
    def names(self) -> tuple[str, ...]:
        """名字: of the players, by seat."""
        return self.model.ledger.names


def lookup(typed: Typed, known: Known) -> Iterable[str]:
    """查看: the lines that a word asks for, which is one of ``LOOKED_UP``."""
    return _rules(typed.more, known) if typed.word is Word.RULES else TOLD[typed.word](known)


def _rules(name: str, known: Known) -> Iterator[str]:
    book = clauses(known.language)
    wanted = [name.upper()] if name else [one for one in _at_hand(known) if one in book]
    for one in wanted:
        if one not in book:
            yield say("plain_no_clause", known.language, what=name)
            continue
        yield f"{one} {book[one].title}"
        yield from prose(book[one].prose, terminal_width())


def _at_hand(known: Known) -> Iterable[str]:
    # The clauses that the question names, and the last message about an answer.
    deciding = known.deciding
    if deciding is None:
        return ()
    asked = question_lines(deciding, known.names, known.language)
    named = CLAUSE.findall(" ".join((known.said, *asked)))
    return dict.fromkeys((*named, clause_of(deciding.view, deciding.ask)))


def _choices(known: Known) -> Iterator[str]:
    if known.deciding:
        yield hand_line(known.deciding.view.hand, known.language)
        yield from choice_lines(known.deciding, known.language)
    else:
        yield from help_lines(None, known.language)


def _rights(known: Known) -> Iterator[str]:
    if known.deciding:
        yield from right_lines(rights_of(known.deciding.view), known.names, known.language)
    else:
        yield from help_lines(None, known.language)


def _counter(known: Known) -> Iterator[str]:
    if known.deciding and known.settings.counter:
        yield counter_line(counter_of(known.deciding.view), known.language)
    else:
        yield from help_lines(known.deciding, known.language)


def _advice(known: Known) -> Iterator[str]:
    if known.deciding and known.settings.hints:
        yield from filter(None, advice_lines(known.deciding.view, known.names, known.language))
    else:
        yield from help_lines(known.deciding, known.language)


TOLD: Final[Mapping[Word | None, Callable[[Known], Iterable[str]]]] = MappingProxyType(
    {
        Word.HELP: lambda known: help_lines(known.deciding, known.language),
        Word.LIST: _choices,
        Word.TABLE: lambda known: table_lines(known.model),
        Word.LEDGER: lambda known: account_lines(known.model.ledger, known.language),
        Word.LOG: lambda known: log_lines(known.log, known.language),
        Word.RIGHTS: _rights,
        Word.COUNTER: _counter,
        Word.ADVICE: _advice,
    }
)
"""What each word asks for."""

LOOKED_UP: Final = frozenset({Word.RULES, *TOLD})
"""Words that ask to be told something."""
