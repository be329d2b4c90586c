"""输出: lines for standard output and standard error that are safe in a terminal."""

import json
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.tui.printable import printable
from gouji.tui.streams import drop

if TYPE_CHECKING:
    from gouji.records.reader import Record


def put(line: str) -> None:
    """输出: one line on standard output."""
    print(printable(line))


def put_json(value: object) -> None:
    """输出: a JSON value in one line; in ASCII if something in it would steer a terminal."""
    line = json.dumps(value, ensure_ascii=False)
    print(line if line.isprintable() else json.dumps(value))


def complain(line: str) -> None:
    """报错: one line on standard error, after all that was already said."""
    # What standard output does not take is found wrong when the command ends.
    with suppress(OSError):
        sys.stdout.flush()
    try:
        print(printable(line), file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def complain_if_cut(record: "Record", language: Language) -> None:
    """报错: say so if a record's incomplete last line was dropped."""
    if record.cut:
        complain(say("cut", language, path=record.path, line=record.next_line))
