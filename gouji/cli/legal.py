"""可选动作: ``gouji legal``: the legal acts at each decision of a record, as JSON lines."""

import json

from gouji.cli.arguments import Request
from gouji.cli.output import complain_if_cut, put
from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.kernel import legal as legal_acts
from gouji.engine.state import PHASE_NAME, State
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Ask


def legal(request: Request) -> int:
    """可选动作: print a line for each decision, and one for the decision now due.

    Raises:
        RecordError: the record is at fault; what stands before the fault is printed.
        OSError: the file cannot be read.
    """
    record = read_record(request.options.file)
    complain_if_cut(record, request.language)
    replay = Replay(record)
    for moment in replay:
        if moment.ask is not None and moment.act is not None:
            put(_line(moment.line, moment.before, moment.ask, act_text(moment.act)))
    due = ask_of(replay.state)
    if due is not None:
        put(_line(record.next_line, replay.state, due, None))
    return 0


def _line(number: int, state: State, ask: Ask, took: str | None) -> str:
    value = {
        "line": number,
        "round": state.match.number,
        "seat": ask.seat,
        "phase": PHASE_NAME[type(state.phase)],
        "asks": ask.question,
        "legal": sorted(map(act_text, legal_acts(state))),
        "took": took,
    }
    return json.dumps(value, ensure_ascii=False)
