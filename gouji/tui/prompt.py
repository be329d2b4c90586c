"""提示: the message line: whether the cards picked will do, and what would help."""

from dataclasses import dataclass
from enum import StrEnum

from gouji.engine.actions import Action, burn, play
from gouji.engine.refusals import Language, Refusal
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import count
from gouji.tui.advice_lines import after_burn, burn_line
from gouji.tui.narration import gouji_mark, set_words
from gouji.tui.refusing import Refused, clause_words, refusal_line
from gouji.tui.select import Picked, Selection
from gouji.tui.text import say


class Tone(StrEnum):
    """语气: how a message is meant; the value is its style class."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Saying:
    """一句话: a message and how it is meant."""

    text: str
    tone: Tone = Tone.PLAIN
    clause: str = ""
    """The clause of the rule book that it cites."""


def bad(key: str, language: Language, **facts: object) -> Saying:
    """不行: why a key does nothing."""
    return Saying(say(key, language, **facts), Tone.BAD)


def act_with(laid: Combo, ask: Ask) -> Action:
    """动作: what laying this set means as an answer to the question."""
    return burn(laid) if ask.question is Question.BURN else play(laid)


def selection_line(view: SeatView, ask: Ask, selection: Selection, language: Language) -> Saying:
    """选牌提示: what is picked and whether it goes; with nothing picked, how to pick."""
    laid = selection.combo
    if laid is None:
        return Saying(_hint(view, ask, selection, language))
    cards = set_words(laid, language)
    refusal = view.refusal(act_with(laid, ask))
    if refusal is None:
        counted = number_words(selection, language)
        if ask.question is Question.BURN:
            after = after_burn(view, laid, language)
            line = say("picked_burn", language, cards=cards, count=counted, after=after)
        else:
            # In a scramble no set is gouji (SCRAM-2).
            gouji = "" if view.mode.scramble else gouji_mark(laid, language)
            line = say("picked_play", language, cards=cards, gouji=gouji, count=counted)
        return Saying(line, Tone.GOOD)
    refused = Refused(view, selection, refusal, language)
    return Saying(refusal_line(refused), Tone.BAD, clause_words(refused))


def number_words(picked: Picked, language: Language) -> str:
    """第几手: which of how many choices is picked, nothing if none of them is."""
    number = picked.number
    if not number:
        return ""
    return say("picked_number", language, number=number, last=len(picked.choices))


def _hint(view: SeatView, ask: Ask, selection: Selection, language: Language) -> str:
    burning = burn_line(view, language)
    if burning is not None:
        return burning
    number = len(selection.choices)
    if ask.question is Question.FOLLOW:
        return say("hint_sets" if number else "hint_none", language, number=number)
    threes_last = view.match.rules.biesan and count(view.hand, Rank.THREE)
    return say("hint_lead_threes" if threes_last else "hint_lead", language)


def refused_line(refusal: Refusal, language: Language, **shown: str) -> Saying:
    """拒绝: why an act is refused, with its clause.

    Args:
        refusal: the refusal.
        language: of the line.
        shown: facts to be written otherwise than records write them.
    """
    reason, clause = refusal.sentence(language, **shown), refusal.clause
    return Saying(say("refused", language, reason=reason, clause=clause), Tone.BAD, clause)


def barred_line(key: str, clause: str, language: Language) -> Saying:
    """不行: why an act without cards cannot be done now, with the clause."""
    line = say("refused", language, reason=say(key, language), clause=clause)
    return Saying(line, Tone.BAD, clause)
