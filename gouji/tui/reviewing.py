"""复盘: verdicts and what they come to, in words. No Textual."""

from collections.abc import Iterator

from gouji.bots.registry import ADVISERS
from gouji.engine.actions import Action, Burn, Hui, Pick, Play, Return
from gouji.engine.refusals import Language
from gouji.review.judging import Estimate, Grade
from gouji.review.verdicts import Tally, Verdict
from gouji.rules.hand import Hand
from gouji.tui.glyphs import DOT
from gouji.tui.narration import cards_words, rank_name
from gouji.tui.text import say

MINUS = "−"


def grade_word(grade: Grade, language: Language) -> str:
    """评语: a grade in a word."""
    return say(f"grade_{grade}", language)


def act_words(act: Action, language: Language) -> str:
    """动作: what a seat did, as in ``出 3×K 1×2``."""
    match act:
        case Play(laid) | Burn(laid) | Pick(laid):
            return say(f"did_{act.kind}", language, cards=cards_words(laid.cards, language))
        case Return(cards):
            return say("did_return", language, cards=cards_words(Hand(cards), language))
        case Hui(()):
            return say("hui_none", language)
        case Hui(ranks):
            names = say("log_join", language).join(rank_name(rank, language) for rank in ranks)
            return say("did_hui", language, ranks=names)
        case _:
            return say(f"did_{act.kind}", language)


def verdict_head(verdict: Verdict, language: Language) -> str:
    """评判: what the bot would do, and what the difference is worth; what was done where it is the same."""
    taken, (_, best, estimate) = verdict
    if best is None or best.action == taken.act:
        return act_words(taken.act, language)
    instead = say("review_act", language, bot=_bot(language), act=act_words(best.action, language))
    return instead if estimate is None else f"{instead} {DOT} {_worth(estimate, language)}"


def verdict_reason(verdict: Verdict, language: Language) -> str:
    """理由: the bot's reason for its act; nothing where there was no choice."""
    view, best = verdict.taken.view, verdict.judgement.best
    return best.reason.sentence(language, view.report_at) if best else ""


def tally_lines(tally: Tally, language: Language) -> Iterator[str]:
    """小结: how the decisions of a seat compare with the bot's, and which cost it most."""
    if not tally.choices:
        yield say("review_no_choice", language, decisions=tally.decisions)
        return
    join = say("log_join", language)
    grades = (
        f"{grade_word(grade, language)} {tally.grades[grade]}"
        for grade in Grade
        if grade is not Grade.FORCED and tally.grades[grade]
    )
    yield say(
        "review_counts",
        language,
        decisions=tally.decisions,
        choices=tally.choices,
        grades=join.join(grades),
    )
    yield say(
        "review_total",
        language,
        bot=_bot(language),
        points=_signed(tally.points),
        error=f"{tally.error:.1f}",
    )
    costly = (
        say("review_costly", language, number=one.taken.number, points=_signed(one.points))
        for one in tally.costliest
    )
    if tally.costliest:
        yield say("review_costliest", language, decisions=join.join(costly))


def _bot(language: Language) -> str:
    return say(f"player_{ADVISERS[0]}", language)


def _worth(estimate: Estimate, language: Language) -> str:
    points, error = _signed(estimate.points), f"{estimate.error:.1f}"
    return say("review_points", language, points=points, error=error)


def _signed(points: float) -> str:
    # Adding 0 makes nought of what would be shown as -0.0.
    return f"{round(points, 1) + 0.0:+.1f}".replace("-", MINUS)
