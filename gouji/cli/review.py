"""复盘: ``gouji review``: how the decisions of a record compare with the best bot's."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Final

from rich.cells import cell_len

from gouji.bots.registry import ADVISERS
from gouji.cli.arguments import Request
from gouji.cli.errors import FaultError
from gouji.cli.export import warn_if_played
from gouji.cli.output import complain, complain_if_cut, put, put_json
from gouji.cli.progress import progress
from gouji.cli.words import say
from gouji.engine.actions import act_text
from gouji.engine.refusals import Language
from gouji.records.reader import Record, read_record
from gouji.review.judging import Grade
from gouji.review.verdicts import (
    Taken,
    Tally,
    Verdict,
    decisions,
    seats_of,
    tally,
    verdicts,
)
from gouji.rules.seats import Seat
from gouji.tui.cells import pad
from gouji.tui.glyphs import DOT, drawn
from gouji.tui.reviewing import (
    act_words,
    grade_word,
    tally_lines,
    verdict_head,
    verdict_reason,
)

NUMBER: Final = 5
"""Columns of a decision's number."""

GAP: Final = "  "

DIGITS: Final = 4
"""Of points in the JSON object."""


def review(request: Request) -> int:
    """复盘: judge the decisions of a seat, or of all humans; Ctrl-C ends it early.

    Raises:
        FaultError: no seat in question has decided anything.
        RecordError: the record is at fault.
        OSError: the file cannot be read.
        KeyboardInterrupt: it was stopped; what was done is printed.
    """
    options, language = request.options, request.language
    record = read_record(options.file)
    complain_if_cut(record, language)
    players = record.header.players
    seats = seats_of(one.player for one in players) if options.seat is None else (options.seat,)
    if len(seats) > 1:
        warn_if_played(record, language)
    taken = [one for one in decisions(record, seats) if options.round in {None, one.round}]
    if not taken:
        raise FaultError(say("nothing_decided", language, path=record.path))
    done = _judged(taken, request)
    tallies = [tally(seat, done) for seat in seats]
    if options.json:
        put_json(_value(record, done, tallies, language))
    else:
        names = {seat: record.header.seats[seat - 1].name for seat in seats}
        for line in _text(names, done, tallies, language):
            put(drawn(line, request.preferences.settings.glyphs))
    if len(done) < len(taken):
        complain(say("stopped", language))
        raise KeyboardInterrupt
    return 0


def _judged(taken: Sequence[Taken], request: Request) -> list[Verdict]:
    done: list[Verdict] = []
    title = say("reviewing", request.language)
    with suppress(KeyboardInterrupt), progress() as bar:
        task = bar.add_task(title, total=len(taken))
        for verdict in verdicts(taken, request.options.jobs):
            done.append(verdict)
            bar.advance(task)
    return done


def _text(
    names: dict[Seat, str], done: Sequence[Verdict], tallies: Sequence[Tally], language: Language
) -> Iterator[str]:
    for one in tallies:
        yield say("named", language, seat=one.seat, name=names[one.seat]).rstrip()
        own = [verdict for verdict in done if verdict.taken.view.seat == one.seat]
        for number, played in groupby(own, key=lambda verdict: verdict.taken.round):
            yield GAP + say("review_round", language, number=number)
            for verdict in played:
                yield from _lines(verdict, language)
        for line in tally_lines(one, language):
            yield GAP + line
        yield ""


def _lines(verdict: Verdict, language: Language) -> Iterator[str]:
    taken, (grade, best, _) = verdict
    if grade is Grade.FORCED or best is None:
        return
    widest = max(cell_len(grade_word(one, language)) for one in Grade)
    head = f"{taken.number:{NUMBER}}{GAP}{pad(grade_word(grade, language), widest)}{GAP}"
    done = head + act_words(taken.act, language)
    reason = verdict_reason(verdict, language)
    if best.action == taken.act:
        yield f"{done} {DOT} {reason}"
        return
    indent = " " * cell_len(head)
    yield done
    yield indent + verdict_head(verdict, language)
    yield indent + reason


def _value(
    record: Record, done: Sequence[Verdict], tallies: Sequence[Tally], language: Language
) -> dict[str, object]:
    return {
        "file": record.path,
        "bot": ADVISERS[0],
        "decisions": [_verdict_value(verdict, language) for verdict in done],
        "seats": [
            {
                "seat": one.seat,
                "decisions": one.decisions,
                "choices": one.choices,
                **{grade: one.grades[grade] for grade in Grade},
                "points": round(one.points, DIGITS),
                "error": round(one.error, DIGITS),
                "costliest": [verdict.taken.number for verdict in one.costliest],
            }
            for one in tallies
        ],
    }


def _verdict_value(verdict: Verdict, language: Language) -> dict[str, object]:
    taken, (grade, best, estimate) = verdict
    value: dict[str, object] = {
        "number": taken.number,
        "round": taken.round,
        "seat": taken.view.seat,
        "act": act_text(taken.act),
        "grade": grade,
    }
    if best is not None:
        value |= {"best": act_text(best.action), "why": best.reason.why}
        value["reason"] = verdict_reason(verdict, language)
    if estimate is not None:
        value |= {
            "points": round(estimate.points, DIGITS),
            "error": round(estimate.error, DIGITS),
            "deals": estimate.deals,
        }
    return value
