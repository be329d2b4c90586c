"""What may lie where a small file is looked for: nothing takes all memory, or for ever, or is a crash."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from gouji.engine.refusals import Language
from gouji.lessons.library import keep_done, lessons_done
from gouji.records.errors import RecordError
from gouji.records.profiles import read_profile
from gouji.records.small_file import LARGEST
from gouji.tui.lastsetup import LastSetup, recall, remember
from gouji.tui.preferences import MOST_FAULTS, SHOWN, preferences, save
from gouji.tui.settings import SETTINGS, Settings
from tests.cli.running import run

Making = Callable[[Path], object]


def huge(path: Path) -> None:
    """A gigabyte of nothing, which takes no room."""
    with path.open("wb") as file:
        file.truncate(1 << 30)


def linked(path: Path) -> None:
    """What stands for a device: a real one must not come near what writes."""
    place = path.parent / "elsewhere"
    place.mkdir()
    os.mkfifo(place / "pipe")
    path.symlink_to(place / "pipe")


SPECIAL: Final[Mapping[str, Making]] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "link to a pipe": linked,
    "circle": lambda path: path.symlink_to(path),
    "huge": huge,
}
TEXTS: Final[Mapping[str, bytes]] = {
    "lists": b"lang = " + b"[" * 30_000,
    "tables": b"lang = " + b"{a=" * 20_000,
    "dotted": b"lang." + b"a." * 20_000 + b"b = 1\n",
    "dotted table": b"[" + b"a . " * 10_000 + b"b]\n",
    "quoted": b"lang." + b'"a".' * 10_000 + b"b = 1\n",
    "number": b"lang = " + b"9" * 5_000,
    "long value": b"lang = '" + b"x" * 50_000 + b"'",
    "long name": b"x" * 50_000 + b" = 1",
    "many names": b"\n".join(b"k%d = 1" % number for number in range(2_000)),
    "steering": b'lang = "\\u001b]0;x\\u0007"\n"\\u001b[31mname" = 1\n',
    "no text": b"\xff\xfe\x00",
}
SPECIALS = pytest.mark.parametrize("make", SPECIAL.values(), ids=SPECIAL)
ALL = pytest.mark.parametrize(
    "make",
    [
        *SPECIAL.values(),
        *(lambda path, text=text: path.write_bytes(text) for text in TEXTS.values()),
    ],
    ids=[*SPECIAL, *TEXTS],
)


@ALL
def test_settings(tmp_path: Path, make: Making) -> None:
    path = tmp_path / "settings.toml"
    make(path)
    found = preferences(Settings(), {}, path)
    assert found.settings == Settings()
    # A link that leads nowhere is no file.
    assert len(found.faults) <= MOST_FAULTS
    assert bool(found.faults) == path.exists()
    for language in Language:
        for fault in found.faults:
            assert len(fault.text(language)) < len(str(path)) + SHOWN + 400
    before = path.read_bytes() if path.is_file() and path.stat().st_size < LARGEST else b""
    try:
        save(path, SETTINGS[0], Settings())
    except (OSError, ValueError):
        assert not path.is_file() or path.stat().st_size > LARGEST or path.read_bytes() == before
    else:
        assert preferences(Settings(), {}, path).settings == Settings()
    assert {one.name for one in tmp_path.iterdir()} <= {path.name, "elsewhere"}


@ALL
def test_house_rules(tmp_path: Path, make: Making) -> None:
    path = tmp_path / "house.toml"
    make(path)
    with pytest.raises((RecordError, OSError)):
        read_profile(path)
    status, out, err = run("simulate", "--seed", 1, "--rules", path)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"{path}:")
    assert err[:-1].isprintable()
    assert len(err) < len(str(path)) + 500


@SPECIALS
def test_the_last_setup_and_the_lessons_done(
    tmp_path: Path, make: Making, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept"
    make(path)
    monkeypatch.setattr("gouji.lessons.library.progress_file", lambda: path)
    assert lessons_done() == frozenset()
    is_pipe = path.is_fifo()
    assert recall(path) == LastSetup()
    remember(path, LastSetup(rules="biesan"))
    keep_done("01-sets")
    assert {one.name for one in tmp_path.iterdir()} <= {"kept", "elsewhere"}
    assert path.is_fifo() == is_pipe


@pytest.mark.parametrize(
    "text",
    [b"[" * 30_000, b'{"names": ' + b"[" * 30_000, b'{"rules": "\\ud800"}', b"null", b"9" * 9_999],
)
def test_a_last_setup_that_is_none(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "setup.json"
    path.write_bytes(text)
    assert recall(path) == LastSetup()


def test_what_replaces_a_file_is_whole_or_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "setup.json"
    remember(path, LastSetup(rules="biesan"))

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    remember(path, LastSetup(rules="online"))
    assert recall(path).rules == "biesan"
    assert [one.name for one in tmp_path.iterdir()] == ["setup.json"]
