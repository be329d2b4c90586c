"""删除: takes a saved game away for good, unless it is being played."""

from pathlib import Path

from gouji.records.holding import HeldFile


def delete_record(path: Path) -> None:
    """删除: delete a file.

    Raises:
        InUseError: a program goes on with the game now.
        RecordError: it is a pipe or a device.
        OSError: it cannot be deleted.
    """
    # Windows deletes no file that is open, not even by who has opened it.
    HeldFile.hold(path).close()
    path.unlink()
