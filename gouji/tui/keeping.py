"""存: writes a small file whole or not at all, however the program or the disk ends. Pure."""

import os
from contextlib import suppress
from pathlib import Path

from gouji.records.small_file import refuse_special


def write_whole(path: Path, text: str) -> None:
    """存: make or replace a file, its folder too; a link stays one, and what it leads to is replaced.

    Raises:
        RecordError: a pipe or a device stands there.
        OSError: it cannot be written; the one before is still there.
    """
    # Path.resolve would fail otherwise than all else here where links lead round in a circle.
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        # The superuser could replace a device.
        refuse_special(target)
    written = target.with_name(f"{target.name}.new")
    try:
        written.write_text(text, encoding="utf-8", newline="\n")
        written.replace(target)
    except OSError:
        with suppress(OSError):
            written.unlink()
        raise
