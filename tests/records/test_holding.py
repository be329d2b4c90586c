"""The file of a game in play: one program at a time, whole lines, and on the disk in time."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import pytest

from gouji.records.errors import RecordError
from gouji.records.holding import HeldFile, InUseError
from tests.records.lines import GAME, HEADER, ROUND, write

LINE = b'{"seat": 3, "act": "pass"}\n'
Failing = Callable[[str, int], None]

HOLD = """
import sys
from pathlib import Path
from gouji.records.holding import HeldFile
file = HeldFile.hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    """Makes a function fail with this error of the system."""

    def fail(name: str, number: int) -> None:
        def function(*_: object, **__: object) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(name, function)

    return fail


def test_a_held_file_is_read_and_grows(tmp_path: Path) -> None:
    file = HeldFile.hold(write(tmp_path / "a.gouji", HEADER, ROUND))
    assert file.read().next_line == 3
    file.append(LINE)
    assert file.read().next_line == 4
    file.close()


def test_nobody_else_can_hold_it_by_whatever_name(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    file = HeldFile.create(path)
    (tmp_path / "symbolic").symlink_to(path)
    (tmp_path / "hard").hardlink_to(path)
    for name in ("a.gouji", "symbolic", "hard"):
        with pytest.raises(InUseError) as caught:
            HeldFile.hold(tmp_path / name)
        assert caught.value.filename == str(tmp_path / name)
    file.close()
    HeldFile.hold(path).close()


def test_it_is_free_once_its_program_is_killed(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER)
    with subprocess.Popen(  # noqa: S603 – runs this program only
        [sys.executable, "-c", HOLD, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        with pytest.raises(InUseError):
            HeldFile.hold(path)
        process.kill()
    HeldFile.hold(path).close()
    assert [one.name for one in tmp_path.iterdir()] == ["a.gouji"]


def test_without_locks_whoever_comes_second_is_stopped_by_what_has_grown(
    tmp_path: Path, failing: Failing
) -> None:
    failing("gouji.records.holding.lock_descriptor", errno.ENOSYS)
    path = write(tmp_path / "a.gouji", HEADER)
    one, other = HeldFile.hold(path), HeldFile.hold(path)
    one.append(LINE)
    with pytest.raises(OSError, match="another program"):
        other.append(LINE)
    with pytest.raises(OSError, match="another program"):
        other.cut(0)
    one.append(LINE)
    assert path.read_bytes().endswith(b"\n" + LINE + LINE)
    one.close()
    other.close()


def test_a_new_file_is_made_once(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        HeldFile.create(path)
    with pytest.raises(FileNotFoundError):
        HeldFile.create(tmp_path / "folder" / "a.gouji")
    with pytest.raises(FileNotFoundError):
        HeldFile.hold(tmp_path / "b.gouji")
    with pytest.raises(IsADirectoryError):
        HeldFile.hold(tmp_path)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RecordError, match="not a regular file"):
        HeldFile.hold(tmp_path / "pipe")


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_file_that_can_only_be_read_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    # The superuser, who may run the tests, can write to every file.
    def opened(path: Path, mode: str = "r") -> FileIO:
        if mode != "r":
            raise OSError(number, os.strerror(number), str(path))
        return FileIO(path)

    monkeypatch.setattr("gouji.records.holding.FileIO", opened)
    file = HeldFile.hold(write(tmp_path / "a.gouji", *GAME))
    assert file.read().next_line == 7
    with pytest.raises(OSError, match=os.strerror(number)):
        file.append(LINE)
    with pytest.raises(OSError, match=os.strerror(number)):
        file.cut(0)
    file.close()


def test_a_line_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = HeldFile.create(tmp_path / "a.gouji")
    file.append(LINE)
    room = [5, 5, 0]

    class Disk:
        """Takes less than it is given, and then nothing."""

        def __getattr__(self, name: str) -> object:
            return getattr(really, name)

        def write(self, data: bytes) -> int:
            if not room[0]:
                raise OSError(errno.ENOSPC, "No space left on device")
            return really.write(data[: room.pop(0)])

    really = file._file
    monkeypatch.setattr(file, "_file", Disk())
    with pytest.raises(OSError, match="No space left"):
        file.append(LINE)
    assert file.path.read_bytes() == LINE
    room[:] = [5] * 9
    file.append(LINE)
    assert file.path.read_bytes() == LINE * 2
    file.close()


def test_what_is_on_the_disk_is_not_waited_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    syncs: list[int] = []
    monkeypatch.setattr("os.fsync", syncs.append)
    file = HeldFile.create(tmp_path / "a.gouji")
    file.sync()
    assert len(syncs) == 0
    file.append(LINE)
    file.sync()
    file.sync()
    assert len(syncs) == 1
    file.cut(0)
    file.sync()
    assert len(syncs) == 2
    file.close()


def test_a_file_system_that_cannot_be_waited_for_is_none_to_complain_of(
    tmp_path: Path, failing: Failing
) -> None:
    failing("os.fsync", errno.EINVAL)
    file = HeldFile.create(tmp_path / "a.gouji")
    file.append(LINE)
    file.sync()
    file.append(LINE)
    failing("os.fsync", errno.EIO)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        file.sync()
    file.close()


def test_a_folder_is_waited_for_where_that_can_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: Failing
) -> None:
    folders: list[bool] = []
    monkeypatch.setattr(
        "os.fsync", lambda number: folders.append(Path(f"/dev/fd/{number}").is_dir())
    )
    file = HeldFile.create(tmp_path / "a.gouji")
    file.sync_name()
    assert folders == [True]
    failing("os.open", errno.EACCES)
    file.sync_name()
    file.close()
