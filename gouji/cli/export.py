"""导出: ``gouji replay --text``, ``--html`` and ``--svg``: a record for people without this program."""

from typing import TYPE_CHECKING

from gouji.bots.registry import HUMAN
from gouji.cli.arguments import Request
from gouji.cli.branching import check_place
from gouji.cli.errors import WrongUsageError
from gouji.cli.outfile import check_out, write_lines, write_text
from gouji.cli.output import complain
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.engine.state import State
from gouji.records.branch import is_in_play
from gouji.records.errors import RecordError
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.records.schema import OverLine
from gouji.rules.seats import Seat
from gouji.tui.glyphs import drawn
from gouji.tui.printable import printable

if TYPE_CHECKING:
    from argparse import Namespace


def is_export(options: "Namespace", language: Language) -> bool:
    """导出: whether a record is to be exported, not shown on the screen.

    Raises:
        WrongUsageError: an option of exports stands alone.
    """
    wanted = bool(options.text or options.html or options.svg)
    if options.out and not wanted:
        raise WrongUsageError(say("out_needs", language))
    check_out(options, language)
    return wanted


def warn_if_played(record: Record, language: Language) -> None:
    """提醒: say so if people are still playing the hands that are going to be shown."""
    header = record.header
    # Without a seed it is a position that somebody has thought of.
    is_saved = header.seed is not None and any(seat.player == HUMAN for seat in header.seats)
    if not is_saved or (record.lines and isinstance(record.lines[-1][1], OverLine)):
        return
    try:
        state = Replay(record).finish().state
    except RecordError:
        return
    if is_in_play(state):
        complain(say("still_played", language, path=record.path))


def export(record: Record, request: Request) -> int:
    """导出: write what was asked for, as far as the record is sound.

    Raises:
        RecordError: the record is at fault; a transcript and a page end before the fault.
        FaultError: there is no such decision, or the file exists already.
        OSError: the file cannot be written.
    """
    options, language = request.options, request.language
    if options.text:
        lines, fault = _transcript(record, request)
        write_lines(lines, options, language, options.file)
    elif options.html:
        from gouji.export.page import page
        from gouji.tui.reel import wind

        reel = wind(record)
        fault = reel.fault
        write_text(page(record, reel, language, options.seat), options, language, options.file)
    else:
        fault = None
        write_text(_drawing(record, request), options, language, options.file)
    if fault is not None:
        raise fault
    return 0


def _transcript(record: Record, request: Request) -> tuple[list[str], RecordError | None]:
    from gouji.export.transcript import transcript

    glyphs = request.preferences.settings.glyphs
    told = transcript(record, request.language, request.options.seat)
    lines: list[str] = []
    fault = None
    try:
        lines.extend(drawn(line, glyphs) for line in told)
    except RecordError as error:
        # What stands before it is told all the same.
        fault = error
    return lines, fault


def _drawing(record: Record, request: Request) -> str:
    from gouji.export.drawing import drawing
    from gouji.export.scene import scene_of
    from gouji.tui.text import say as told

    options, language = request.options, request.language
    check_place(record, options.svg, language)
    names = tuple(printable(line.name) for line in record.header.seats)
    state = _position(record, options.svg, options.seat)
    scene = scene_of(state, names, language, options.seat)
    # How many questions there were in secret is nothing that a seat may know.
    caption = "" if options.seat else told("export_decision", language, number=options.svg)
    return drawing(scene, caption)


def _position(record: Record, number: int, seat: Seat | None) -> State:
    """局面: the one in which a decision is due; to a seat the last one that it saw by then."""
    from gouji.tui.reel import wind

    reel = wind(record)
    if reel.fault and reel.frames[-1].decisions < number:
        raise reel.fault
    reel.viewer = seat
    reel.go_to_decision(number)
    return reel.frame.state
