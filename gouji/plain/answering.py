"""回答: what a typed line does for the seat that is asked; the decisions are those of the screen. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, cast

from gouji.engine.actions import HUI_CHOICES, Hui
from gouji.engine.refusals import Language, Refusal
from gouji.plain.typed import NoCardError, Typed, Word, cards_in
from gouji.rules.asks import Kind, Question
from gouji.rules.cards import RANKS
from gouji.rules.combo import Combo, NotASetError, combo_of
from gouji.rules.hand import UNIT, Hand, count, holds
from gouji.tui.claiming import Picking, Splitting
from gouji.tui.confirming import Confirming
from gouji.tui.deciding import Answering, Deciding, Outcome, Selecting
from gouji.tui.keys import Command
from gouji.tui.laying import Laying, LayingAside
from gouji.tui.narration import cards_words, set_words
from gouji.tui.prompt import Saying, act_with, bad
from gouji.tui.refusing import Refused, clause_words, reason_words
from gouji.tui.returning import Returning
from gouji.tui.select import Selection

COMMANDS: Final[Mapping[Word | None, Command]] = MappingProxyType(
    {
        Word.YES: Command.ACCEPT,
        Word.NO: Command.DECLINE,
        Word.YIELD: Command.YIELD,
        Word.WIND: Command.WIND,
        Word.BURN: Command.BURN,
        Word.HUI: Command.HUI,
        Word.CLAIM: Command.CLAIM,
        Word.UNDO: Command.CLEAR,
    }
)
"""The key on the screen that a word stands for."""


CARDS: Final = frozenset({None, Word.LAY})
"""What cards are typed after."""

UNDERSTOOD: Final[Mapping[type[Deciding], frozenset[Word | None]]] = MappingProxyType(
    {
        Answering: frozenset({Word.YES, Word.NO}),
        Picking: CARDS | {Word.CLAIM},
        Returning: CARDS,
        LayingAside: CARDS | {Word.HUI, Word.NO},
        Splitting: CARDS | {Word.YES, Word.NO, Word.UNDO, Word.CLAIM},
    }
)
"""The words that answer a question; where a set is asked for, the rules themselves refuse the others."""

REMINDED: Final[Mapping[type[Deciding], str]] = MappingProxyType(
    {
        Answering: "plain_yes_or_no",
        Picking: "plain_cards_first",
        Returning: "plain_return_first",
        LayingAside: "plain_hui",
        Splitting: "plain_split_first",
    }
)
"""What is said to all other words."""


def answer(deciding: Deciding, typed: Typed, language: Language) -> Outcome:
    """回答: what a typed answer comes to: an act, a question within the question, or why neither.

    Args:
        deciding: the question.
        typed: the line, which is no wish to be told something.
        language: of the message.
    """
    word, more = typed
    if isinstance(deciding, Confirming) and word is not Word.NO:
        return answer(deciding.back, typed, language)
    if word not in UNDERSTOOD.get(type(deciding), {*Word, None}):
        return bad(REMINDED[type(deciding)], language)
    if isinstance(deciding, Laying) and word not in CARDS:
        return _of_laying(deciding, word, more, language)
    if word in CARDS or more:
        return _with_cards(deciding, more, language)
    if isinstance(deciding, Answering):
        # What is typed and sent is meant.
        return replace(deciding, is_sure=True).command(COMMANDS[word], language)
    return deciding.command(COMMANDS[word], language)


def _of_laying(laying: Laying, word: Word | None, more: str, language: Language) -> Outcome:
    match word:
        case Word.HUI if more:
            return _lay_aside(laying.command(Command.HUI, language), more, language)
        case Word.BURN if laying.ask.question is Question.BURN:
            return _with_cards(laying, more, language)
        case Word.YES if Kind.YIELD in laying.ask.may:
            return laying.command(Command.YIELD, language)
        case _ if word in COMMANDS and word is not Word.YES:
            return laying.command(COMMANDS[word], language)
        case _:
            return bad("plain_cards_first", language)


def _lay_aside(aside: Outcome, more: str, language: Language) -> Outcome:
    if not isinstance(aside, LayingAside):
        return aside
    try:
        cards = cards_in(more)
    except NoCardError:
        return bad("hui_only", language)
    hui = Hui(tuple(rank for rank in RANKS if count(cards, rank)))
    return hui if hui in HUI_CHOICES else bad("hui_only", language)


def _with_cards(deciding: Deciding, text: str, language: Language) -> Outcome:
    try:
        cards = cards_in(text)
    except NoCardError as error:
        return bad("plain_no_card", language, what=error.what)
    if not cards:
        return bad("plain_cards_first", language)
    if isinstance(deciding, LayingAside):
        return _lay_aside(deciding, text, language)
    if isinstance(deciding, Picking):
        return _picked(deciding, cards, language)
    return _selected(cast("Selecting", deciding), cards, language)


def _picked(picking: Picking, cards: Hand, language: Language) -> Outcome:
    if cards not in picking.choice.choices:
        return bad("plain_no_pick", language, cards=cards_words(cards, language))
    chosen = replace(picking, choice=picking.choice.pick(cards))
    return chosen.command(Command.ACCEPT, language)


def _selected(selecting: Selecting, cards: Hand, language: Language) -> Outcome:
    hand = selecting.selection.hand
    if not holds(hand, cards):
        over = (max(0, count(cards, rank) - count(hand, rank)) * UNIT[rank] for rank in RANKS)
        missing = cards_words(Hand(sum(over)), language)
        return bad("plain_not_held", language, cards=missing)
    if isinstance(selecting.selection, Selection) and not is_set(cards):
        return bad("plain_no_set", language, cards=cards_words(cards, language))
    picked = replace(selecting, selection=selecting.selection.pick(cards))
    outcome = picked.command(Command.ACCEPT, language)
    if isinstance(picked, Laying) and isinstance(outcome, Saying):
        return _refused(picked, language)
    return outcome


def _refused(laying: Laying, language: Language) -> Saying:
    """不行: why the cards typed do not go; nothing of keys, for there are none to press."""
    laid = cast("Combo", laying.selection.combo)
    refusal = cast("Refusal", laying.case.refusal(act_with(laid, laying.ask)))
    refused = Refused(laying.case, laying.selection, refusal, language)
    facts = {"reason": reason_words(refused), "clause": clause_words(refused)}
    return bad("plain_refused", language, cards=set_words(laid, language), **facts)


def is_set(cards: Hand) -> bool:
    """一手牌: whether the cards form a set (SET-1)."""
    try:
        combo_of(cards)
    except NotASetError:
        return False
    return True
