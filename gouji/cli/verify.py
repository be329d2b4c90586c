"""核对: ``gouji verify``: is every act legal where it stands, every result what the engine computes?"""

from pathlib import Path

from gouji.cli.arguments import Request
from gouji.cli.errors import file_fault
from gouji.cli.output import complain, complain_if_cut, put
from gouji.engine.refusals import Language
from gouji.records.errors import RecordError
from gouji.records.reader import read_record
from gouji.records.replay import Replay


def verify(request: Request) -> int:
    """核对: check each file and go on; the status tells whether all are right."""
    results = [_is_right(path, request.language) for path in request.options.files]
    return 0 if all(results) else 1


def _is_right(path: Path, language: Language) -> bool:
    try:
        record = read_record(path)
        complain_if_cut(record, language)
        replay = Replay(record).finish()
    except (OSError, RecordError) as error:
        complain(file_fault(path, error, language))
        return False
    rest = "" if replay.is_finished else " unfinished"
    put(f"ok {path} rounds={replay.rounds} decisions={replay.decisions}{rest}")
    return True
