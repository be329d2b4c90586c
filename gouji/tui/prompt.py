"""提示: the message line: whether the cards picked will do, and what would help."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from gouji.engine.actions import Action, burn, play
from gouji.engine.refusals import Language, Reason, Refusal
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand, count
from gouji.tui.narration import gouji_mark, rank_name, set_words
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
        key = "picked_burn" if ask.question is Question.BURN else "picked_play"
        gouji, counted = gouji_mark(laid, language), number_words(selection)
        return Saying(say(key, language, cards=cards, gouji=gouji, count=counted), Tone.GOOD)
    ways = [say(key, language, **facts) for key, facts in _repairs(refusal, selection, language)]
    joined = say("repair_join", language).join(ways)
    repair = say("repair", language, ways=joined) if ways else ""
    reason = refusal.sentence(language)
    line = say(
        "picked_not", language, cards=cards, reason=reason, repair=repair, clause=refusal.clause
    )
    return Saying(line, Tone.BAD)


def number_words(picked: Picked) -> str:
    """第几手: which of how many choices is picked, nothing if none of them is."""
    number = picked.number
    return f" ({number}/{len(picked.choices)})" if number else ""


def _hint(view: SeatView, ask: Ask, selection: Selection, language: Language) -> str:
    number = len(selection.choices)
    if ask.question is Question.BURN:
        return say("hint_burn", language, number=number)
    if ask.question is Question.FOLLOW:
        return say("hint_sets" if number else "hint_none", language, number=number)
    threes_last = view.match.rules.biesan and count(view.hand, Rank.THREE)
    return say("hint_lead_threes" if threes_last else "hint_lead", language)


def _repairs(
    refusal: Refusal, selection: Selection, language: Language
) -> Iterable[tuple[str, dict[str, str]]]:
    """补救: the keys that plainly help, as words and their facts."""
    left = Hand(selection.hand - selection.picked)
    laid = selection.combo
    jokers = [key for key, rank in (("s", Rank.SMALL), ("b", Rank.BIG)) if count(left, rank)]
    if refusal.reason is Reason.TOO_FEW:
        if count(left, Rank.TWO):
            yield "repair_two", {}
        if jokers:
            yield "repair_jokers", {"keys": "/".join(jokers)}
    elif refusal.reason is Reason.NOT_KILLED and "b" in jokers:
        yield "repair_big", {}
    elif refusal.reason is Reason.BURNING_LEAD and jokers:
        yield "repair_jokers", {"keys": "/".join(jokers)}
    elif refusal.reason is Reason.TOO_MANY and laid and laid.naturals:
        yield "repair_less", {"key": rank_name(laid.rank, language)}


def refused_line(refusal: Refusal, language: Language) -> Saying:
    """拒绝: why an act is refused, with its clause."""
    reason = refusal.sentence(language)
    return Saying(say("refused", language, reason=reason, clause=refusal.clause), Tone.BAD)
