"""占用: the file of a game in play: it grows by whole lines, and no other program writes to it."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Final, Self

from filelock import lock_descriptor

from gouji.records.reader import Record, read_lines
from gouji.records.small_file import refuse_special

READ_ONLY: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
"""Faults at opening that leave a file to be read."""

NO_SYNC: Final = frozenset({errno.EINVAL, errno.ENOSYS, errno.ENOTSUP})
"""Faults that tell that a file system cannot be waited for at all."""


class InUseError(OSError):
    """占用: another program goes on with the game of this record."""


class HeldFile:
    """占用: a record's file, locked until it is closed or the program ends, however that ends."""

    def __init__(self, path: Path, file: FileIO, barred: OSError | None = None) -> None:
        """Take over an open file.

        Args:
            path: its name.
            file: opened for appending, or for reading only.
            barred: why it cannot be written, if it cannot.
        """
        self.path = path
        self._file = file
        self._barred = barred
        self._size = os.fstat(file.fileno()).st_size
        self._is_kept = True
        """Whether all that was written is on the disk."""

    @classmethod
    def create(cls, path: Path) -> Self:
        """占用: make a new file.

        Raises:
            OSError: it exists, or cannot be made.
        """
        file = cls(path, FileIO(path, "x"))
        with file.closing_at_fault():
            file._lock()
        return file

    @classmethod
    def hold(cls, path: Path) -> Self:
        """占用: open a record to go on with it; one that can only be read is not locked.

        Raises:
            InUseError: another program holds it.
            RecordError: it is a pipe or a device.
            OSError: it cannot be opened.
        """
        refuse_special(path)
        try:
            file = cls(path, FileIO(path, "a+"))
        except OSError as error:
            if error.errno not in READ_ONLY:
                raise
            return cls(path, FileIO(path), error)
        with file.closing_at_fault():
            file._lock()
        return file

    @contextmanager
    def closing_at_fault(self) -> Iterator[None]:
        """占用: give the file up if what is done with it fails."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _lock(self) -> None:
        try:
            is_ours = lock_descriptor(self._file.fileno(), blocking=False)
        except OSError:
            # A file system without locks: whoever comes second is stopped when the file has grown.
            return
        if not is_ours:
            raise InUseError(errno.EBUSY, "another program goes on with it", str(self.path))

    def read(self) -> Record:
        """读记录: read and validate the file.

        Raises:
            RecordError: a line is damaged or out of the format.
            OSError: it cannot be read.
        """
        self._file.seek(0)
        reader = BufferedReader(self._file)
        try:
            return read_lines(str(self.path), reader)
        finally:
            reader.detach()

    def cut(self, size: int) -> None:
        """Cut the file off after so many bytes.

        Raises:
            OSError: it cannot be written.
        """
        with self._writing():
            self._file.truncate(size)
        self._size, self._is_kept = size, False

    def append(self, line: bytes) -> None:
        """Add a line; a whole one or none.

        Raises:
            OSError: the file cannot be written, or another program has written to it.
        """
        with self._writing():
            self._put(line)
        self._size += len(line)
        self._is_kept = False

    @contextmanager
    def _writing(self) -> Iterator[None]:
        if self._barred:
            raise self._barred
        # Where there are no locks, two games that go on in one record would make nonsense of it.
        if self.path.stat().st_size != self._size:
            what = "another program has written to the record"
            raise OSError(errno.EBUSY, what, str(self.path))
        try:
            yield
        except OSError as error:
            with suppress(OSError):
                self._file.seek(self._file.truncate(self._size))
            error.filename = str(self.path)
            raise

    def _put(self, line: bytes) -> None:
        # A disk that is almost full takes a part.
        while line:
            line = line[self._file.write(line) :]

    def sync(self) -> None:
        """落盘: wait until all that was written is on the disk, so that a power loss takes nothing of it.

        Raises:
            OSError: the disk has failed.
        """
        if self._is_kept:
            return
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            if error.errno not in NO_SYNC:
                raise
        self._is_kept = True

    def sync_name(self) -> None:
        """落盘: wait until the folder has the file on the disk, too, where a folder can be waited for."""
        # Windows opens no folder.
        with suppress(OSError):
            number = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(number)
            finally:
                os.close(number)

    def close(self) -> None:
        """Give the file up.

        Raises:
            OSError: the disk has failed.
        """
        self._file.close()
