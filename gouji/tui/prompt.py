"""提示: the two message lines: what a seat is asked, and whether the cards it has picked will do."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from gouji.engine.actions import Action, burn, play
from gouji.engine.refusals import Language, Reason, Refusal
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand, count
from gouji.rules.leading import best_group
from gouji.rules.seats import federation
from gouji.tui.glyphs import SUIT
from gouji.tui.narration import Names, gouji_mark, rank_name, set_words
from gouji.tui.select import Selection
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


def act_with(laid: Combo, ask: Ask) -> Action:
    """动作: what laying this set means as an answer to the question."""
    return burn(laid) if ask.question is Question.BURN else play(laid)


def question_line(view: SeatView, ask: Ask, names: Names, language: Language) -> str:
    """问话: what the seat is asked, and the keys that answer without cards."""
    match ask.question:
        case Question.SHOW:
            return _show_question(view, language)
        case Question.REDEAL:
            return say("ask_redeal", language)
        case Question.LEAD:
            return say("ask_lead_burning" if _is_burning(view) else "ask_lead", language)
        case Question.FOLLOW | Question.BURN:
            return _answer_question(view, ask, names, language)


def _is_burning(view: SeatView) -> bool:
    burning = view.standing.burning
    return burning is not None and burning.seat == view.seat


def _show_question(view: SeatView, language: Language) -> str:
    group = best_group(view.seat, view.dealt, Rank.THREE)
    if group is None:
        message = "LEAD-1 a seat without a group of threes is asked to show"
        raise ValueError(message)
    return say("ask_show", language, number=group.number, suit=SUIT[group.suit])


def _answer_question(view: SeatView, ask: Ask, names: Names, language: Language) -> str:
    trick = view.trick
    if trick is None:
        message = f"TURN-2 {ask.question} is asked without a set on the table"
        raise ValueError(message)
    facts = {"name": names[trick.owner - 1], "cards": set_words(trick.best, language)}
    if ask.question is Question.BURN:
        return say("ask_burn", language, **facts)
    is_mate = federation(trick.owner) is federation(view.seat)
    asked = say("ask_follow_mate" if is_mate else "ask_follow", language, **facts)
    others = [f"or_{kind}" for kind in (Kind.YIELD, Kind.WIND) if kind in ask.may]
    return asked + "".join(say(key, language) for key in others)


def selection_line(view: SeatView, ask: Ask, selection: Selection, language: Language) -> Saying:
    """选牌提示: what is picked and whether it goes; with nothing picked, how to pick."""
    laid = selection.combo
    if laid is None:
        return Saying(_hint(ask, selection, language))
    cards = set_words(laid, language)
    refusal = view.refusal(act_with(laid, ask))
    if refusal is None:
        number = selection.number
        key = "picked_burn" if ask.question is Question.BURN else "picked_play"
        counted = f" ({number}/{len(selection.sets)})" if number else ""
        gouji = gouji_mark(laid, language)
        return Saying(say(key, language, cards=cards, gouji=gouji, count=counted), Tone.GOOD)
    ways = [say(key, language, **facts) for key, facts in _repairs(refusal, selection, language)]
    joined = say("repair_join", language).join(ways)
    repair = say("repair", language, ways=joined) if ways else ""
    reason = refusal.sentence(language)
    line = say(
        "picked_not", language, cards=cards, reason=reason, repair=repair, clause=refusal.clause
    )
    return Saying(line, Tone.BAD)


def _hint(ask: Ask, selection: Selection, language: Language) -> str:
    number = len(selection.sets)
    match ask.question:
        case Question.SHOW | Question.REDEAL:
            return ""
        case Question.LEAD:
            return say("hint_lead", language)
        case Question.FOLLOW:
            return say("hint_sets" if number else "hint_none", language, number=number)
        case Question.BURN:
            return say("hint_burn", language, number=number)


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
