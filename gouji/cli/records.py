"""牌局库: ``gouji records``: the saved games, listed or deleted."""

import sys
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

from rich.cells import cell_len

from gouji.cli.arguments import Request
from gouji.cli.errors import WrongUsageError, file_fault
from gouji.cli.output import complain, put, put_json
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.plain.keyed import lines_of
from gouji.records.catalogue import Order, Row, catalogue
from gouji.records.errors import RecordError
from gouji.records.library import DamagedFile, Shelved, look_at, shelf
from gouji.records.places import SUFFIX, records_folder
from gouji.tui.cells import cut, pad
from gouji.tui.glyphs import drawn
from gouji.tui.shelf import (
    BELOW,
    State,
    about_lines,
    fits,
    folded,
    reason,
    shelf_cells,
    states_of,
)
from gouji.tui.text import say as word

GAP: Final = 2
WHO_CELLS: Final = 24
"""The longest list of names."""
YES: Final = frozenset({"y", "yes", "是", "好", "删"})


def records(request: Request) -> int:
    """牌局库: list the games of a folder, or delete some.

    Raises:
        WrongUsageError: ``--yes`` stands without ``--delete``.
        OSError: the folder cannot be read.
    """
    options, language = request.options, request.language
    if options.delete:
        paths = [_found(path, options.folder) for path in options.delete]
        typed = lines_of(sys.stdin)
        done = [_delete(path, request, typed) for path in paths]
        return 0 if all(done) else 1
    if options.yes:
        raise WrongUsageError(say("yes_needs", language))
    items = read_folder(options.folder)
    fitting = [item for item in items if fits(item, options.filter)]
    rows = catalogue(fitting, Order(options.order), backwards=options.reverse)
    if options.json:
        for row in rows:
            put_json(_value(row.item, language))
        return 0
    for line in (*_lines(rows, language), _sum(rows, items, request)):
        put(drawn(line, request.preferences.settings.glyphs))
    return 0


def read_folder(folder: Path | None) -> list[Shelved]:
    """牌局库: all files of a folder that are named like records.

    Raises:
        OSError: it cannot be read, or a folder was named and there is none.
    """
    check_folder(folder)
    return shelf(folder)


def check_folder(folder: Path | None) -> None:
    """文件夹: see whether a folder can be read; where games are saved there need not be one yet.

    Raises:
        OSError: it is none, or cannot be read.
    """
    try:
        # A pattern that is looked for in what is no folder finds nothing, and says nothing.
        next((records_folder() if folder is None else folder).iterdir(), None)
    except FileNotFoundError:
        if folder is not None:
            raise


def _sum(rows: Sequence[Row], items: Sequence[Shelved], request: Request) -> str:
    options, language = request.options, request.language
    if rows:
        folder = options.folder or records_folder()
        return say("listed", language, number=len(rows), folder=folder)
    if items:
        return word("sift_nothing", language, text=options.filter)
    return word("saved_none", language)


# The list


def _lines(rows: Sequence[Row], language: Language) -> list[str]:
    cells = [_cells(row, language) for row in rows]
    sizes = [max(map(cell_len, column)) for column in zip_longest(*cells, fillvalue="")]
    names = [about_lines(row.item, language)[0] for row in rows]
    fit = sum(size + GAP for size in sizes) + max(map(cell_len, names), default=0) <= _width()
    lines: list[str] = []
    for row, name in zip(cells, names, strict=True):
        line = "".join(pad(text, size + GAP) for text, size in zip(row, sizes, strict=False))
        lines += [line + name] if fit else [line.rstrip(), f"    {name}"]
    return lines


def _width() -> int:
    return get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize


def _cells(row: Row, language: Language) -> tuple[str, ...]:
    when, *rest = shelf_cells(row.item, language)
    if isinstance(row.item, DamagedFile):
        # The fault stands where others have their names: it is longer than a score.
        state, fault = rest
        return (when, state, "", "", "", fault)
    *rest, who = rest
    return ((BELOW if row.is_below else "") + when, *rest, cut(who, WHO_CELLS))


def _value(item: Shelved, language: Language) -> dict[str, object]:
    (state,) = states_of(item) - {State.BRANCH}
    value: dict[str, object] = {
        "file": str(item.path),
        "when": item.when.isoformat(timespec="seconds"),
        "state": state,
    }
    if isinstance(item, DamagedFile):
        return value | {"flaw": item.flaw, "reason": reason(item, language)}
    parent = item.parent
    return value | {
        "rules": item.rules,
        "players": [{"name": one.name, "player": one.player} for one in item.players],
        "round": item.round,
        "rounds": item.rounds,
        "total": {"odd": item.odd, "even": item.even},
        "parent": parent and {"file": parent.file, "decision": parent.decision},
    }


# Deleting


def _found(path: Path, folder: Path | None) -> Path:
    """The file of that name in the list, if there is one."""
    named = (records_folder() if folder is None else folder) / path.name
    return named if path.name == str(path) and named.exists() else path


def _delete(path: Path, request: Request, typed: Callable[[], str]) -> bool:
    from gouji.records.removal import delete_record

    language = request.language
    if path.suffix != SUFFIX:
        complain(say("no_record", language, path=path))
        return False
    # What cannot be asked or told is no fault of the file.
    if not _is_faultless(path, path.lstat, language):
        return False
    if not request.options.yes and not _is_sure(path, request, typed):
        put(say("kept", language, path=path))
        return True
    if not _is_faultless(path, lambda: delete_record(path), language):
        return False
    put(say("deleted", language, path=path))
    return True


def _is_faultless(path: Path, work: Callable[[], object], language: Language) -> bool:
    """Whether this can be done with a file; if not, why is told."""
    try:
        work()
    except (OSError, RecordError) as error:
        complain(file_fault(path, error, language))
        return False
    return True


def _is_sure(path: Path, request: Request, typed: Callable[[], str]) -> bool:
    language = request.language
    what = "\n".join(_lines([Row(look_at(path))], language))
    *lines, question = say("delete_prompt", language, what=what).split("\n")
    for line in lines:
        put(drawn(line, request.preferences.settings.glyphs))
    sys.stdout.write(question)
    sys.stdout.flush()
    return folded(typed().strip()) in YES
