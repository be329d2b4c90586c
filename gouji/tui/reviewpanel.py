"""复盘: what a replay shows of a review: the verdict on the last decision, marks, and the summary. Pure."""

from collections.abc import Iterator, Mapping

from gouji.engine.refusals import Language
from gouji.review.judging import Grade
from gouji.review.verdicts import Verdict, tally
from gouji.rules.seats import SEATS, Seat
from gouji.tui.frames import Frame
from gouji.tui.glyphs import DOT, NEAR, WORSE
from gouji.tui.narration import Names
from gouji.tui.reel import Reel
from gouji.tui.replaykeys import REVIEW
from gouji.tui.reviewer import Reviewer
from gouji.tui.reviewing import grade_word, tally_lines, verdict_head, verdict_reason
from gouji.tui.text import say


def verdict_of(reviewer: Reviewer, frame: Frame, viewer: Seat | None) -> Verdict | None:
    """评判: the verdict on what was decided last, if the viewer may know what it tells of a hand."""
    verdict = reviewer.verdicts.get(frame.decisions)
    if verdict is None or frame.act is None:
        return None
    return verdict if viewer in {None, verdict.taken.view.seat} else None


def panel_lines(reviewer: Reviewer, reel: Reel, language: Language) -> Iterator[str]:
    """侧栏: the verdict on what was decided last; else how far the review is, and what it comes to."""
    if not reviewer.seats:
        return
    verdict = verdict_of(reviewer, reel.frame, reel.viewer)
    if verdict is None:
        yield _join(_progress(reviewer, language), _next(reviewer, language))
        yield from _tally(reviewer, reel.viewer, language)
        return
    taken, (grade, best, _) = verdict
    # What was done stands on the message line.
    is_other = best is not None and best.action != taken.act
    yield _join(
        _progress(reviewer, language) if reviewer.is_running else say("review", language),
        grade_word(grade, language),
        verdict_head(verdict, language) if is_other else "",
    )
    yield verdict_reason(verdict, language)


def _progress(reviewer: Reviewer, language: Language) -> str:
    done = sum(1 for _ in reviewer.found(reviewer.seats))
    total = done + len(reviewer.pending(reviewer.seats))
    return say("review_going", language, done=done, total=total)


def _next(reviewer: Reviewer, language: Language) -> str:
    if reviewer.is_running:
        return say("review_stops", language, key=REVIEW)
    key = "review_goes_on" if reviewer.pending(reviewer.seats) else "review_sums_up"
    return say(key, language, key=REVIEW)


def _tally(reviewer: Reviewer, viewer: Seat | None, language: Language) -> Iterator[str]:
    if len(reviewer.seats) == 1 and viewer in {None, *reviewer.seats}:
        (seat,) = reviewer.seats
        yield from tally_lines(tally(seat, reviewer.found({seat})), language)


def _join(*parts: str) -> str:
    return f" {DOT} ".join(filter(None, parts))


def review_marks(reviewer: Reviewer, reel: Reel) -> Mapping[int, str]:
    """标记: by frame, the signs of worse decisions, and of near ones where nothing else stands."""
    marks: dict[int, str] = {}
    for index, frame in enumerate(reel.frames):
        verdict = verdict_of(reviewer, frame, reel.viewer)
        grade = verdict.judgement.grade if verdict else None
        if grade is Grade.WORSE:
            marks[index] = WORSE
        elif grade is Grade.NEAR and not reel.signs[index]:
            marks[index] = NEAR
    return marks


def summary_lines(reviewer: Reviewer, names: Names, language: Language) -> Iterator[str]:
    """小结: of every seat of which something is judged."""
    for seat in SEATS:
        found = [*reviewer.found({seat})]
        if found:
            yield say("export_named", language, seat=seat, name=names[seat - 1]).rstrip()
            yield from (f"  {line}" for line in tally_lines(tally(seat, found), language))
            yield ""
