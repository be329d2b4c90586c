"""写出: what a command makes goes to standard output or to the file of ``--out``."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from io import TextIOWrapper
from pathlib import Path
from typing import Literal

from gouji.cli.errors import FaultError, WrongUsageError
from gouji.cli.output import put
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.tui.keeping import write_whole
from gouji.tui.printable import printable


def check_out(options: Namespace, language: Language) -> None:
    """写出: look whether the options make sense together.

    Raises:
        WrongUsageError: one lacks another.
    """
    if options.force and options.out is None:
        raise WrongUsageError(say("force_needs", language))


def write_lines(
    lines: Iterable[str], options: Namespace, language: Language, source: Path | None = None
) -> None:
    """写出: write lines for people, as :func:`write_text` does."""
    if options.out is None:
        for line in lines:
            put(line)
    else:
        write_text("".join(f"{printable(line)}\n" for line in lines), options, language, source)


def write_text(
    text: str, options: Namespace, language: Language, source: Path | None = None
) -> None:
    """写出: write a text in UTF-8, whole or not at all.

    Args:
        text: all of it.
        options: ``out``, a file or ``None``, and ``force``, whether it may exist already.
        language: to complain in.
        source: what the text was made from; it is overwritten in no case.

    Raises:
        FaultError: the file exists already, or is the source.
        OSError: it cannot be written; what stood there before still does.
    """
    path: Path | None = options.out
    if path is None:
        if isinstance(sys.stdout, TextIOWrapper):
            # A page or a picture says of itself that it is in UTF-8.
            sys.stdout.reconfigure(encoding="utf-8")
        sys.stdout.write(text)
        return
    if source and path.exists() and path.samefile(source):
        raise FaultError(say("out_is_source", language, path=path))
    try:
        if options.force and path.is_file():
            write_whole(path, text)
        else:
            _write_new(path, text, "w" if options.force else "x")
    except FileExistsError:
        raise FaultError(say("out_exists", language, path=path)) from None
    except OSError as error:
        # The system names a file that cannot be opened, but not one that cannot be written to.
        error.filename = path
        raise


def _write_new(path: Path, text: str, mode: Literal["w", "x"]) -> None:
    file = path.open(mode, encoding="utf-8", newline="\n")
    try:
        with file:
            file.write(text)
    except OSError:
        # It may be a device, which stays.
        if path.is_file():
            path.unlink()
        raise
