"""House rules from a TOML file: read, refused with the line of the fault, and kept in a journal."""

import json
import os
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from gouji.records.errors import RecordError
from gouji.records.journal import GameHeader, JournalWriter, Player
from gouji.records.profiles import Profile, read_profile
from gouji.records.reader import read_record
from gouji.rules.presets import Preset, build
from gouji.rules.seats import SEATS

TEXT = """\
# 我们家的打法
preset = "online"
rounds = 3
hui = true
joker_rule = "strict"
"""


def profile(path: Path, text: str | bytes) -> Profile:
    """Read house rules with such a text."""
    file = path / "house.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_profile(file)


def test_a_preset_and_what_differs_from_it(tmp_path: Path) -> None:
    found = profile(tmp_path, TEXT)
    overrides = {"rounds": 3, "hui": True, "joker_rule": "strict"}
    assert found.name == "house.toml"
    assert found.sha256 == sha256(TEXT.encode()).hexdigest()
    assert (found.preset, found.overrides) == (Preset.ONLINE, overrides)


@pytest.mark.parametrize("text", ["", "# nothing\n", 'preset = "classic"\n'])
def test_without_more_it_is_classic(tmp_path: Path, text: str) -> None:
    assert profile(tmp_path, text).preset is Preset.CLASSIC


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        pytest.param('\npreset = "clasic"\n', 2, ["unknown preset 'clasic'"], id="preset"),
        pytest.param("preset = 3\n", 1, ["unknown preset '3'"], id="preset that is no text"),
        pytest.param("hui = true\nhiu = true\n", 2, ["unknown option 'hiu'"], id="option"),
        pytest.param('\n\n"hiu" = true\n', 3, ["unknown option 'hiu'"], id="quoted option"),
        pytest.param("[house]\nhui = true\n", 1, ["unknown option 'house'"], id="table"),
        pytest.param("hui = true\nrounds = '3'\n", 2, ["option rounds", "'3'"], id="type"),
        pytest.param("hui = 1\n", 1, ["option hui"], id="number for a switch"),
        pytest.param("rounds = 2026-11-29\n", 1, ["option rounds"], id="date"),
        pytest.param("\nrounds = 0\n", 2, ["option rounds", "0"], id="out of range"),
        pytest.param("joker_rule = 'mild'\n", 1, ["option joker_rule", "'mild'"], id="value"),
        pytest.param(
            "tiao = false\nbiesan = true\n", 2, ["biesan=true contradicts hui=true"], id="clash"
        ),
        pytest.param(
            'preset = "biesan"\ntiao = true\n', 2, ["biesan=true contradicts tiao=true"], id="other"
        ),
        pytest.param("rounds = 3\nhui =\n", 2, ["not TOML"], id="syntax"),
        pytest.param("rounds = 3\nrounds = 4\n", 2, ["not TOML"], id="twice"),
        pytest.param('rounds = 3\nhui = "', 2, ["not TOML"], id="syntax at the end"),
        pytest.param(b"rounds = 3\n# \xff\n", 2, ["not UTF-8"], id="no UTF-8"),
        pytest.param(f"hui = {'[' * 20_000}", 1, ["nested too deep"], id="nested"),
        pytest.param(f"rounds = {'9' * 5_000}\n", 2, ["not TOML"], id="a number without end"),
    ],
)
def test_a_fault_is_told_with_its_line(
    tmp_path: Path, text: str | bytes, line: int, words: list[str]
) -> None:
    with pytest.raises(RecordError) as caught:
        profile(tmp_path, text)
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 'house.toml'}:{line}: ")
    assert caught.value.line == line
    assert [word for word in words if word not in message] == []
    assert "\n" not in message


def test_a_name_that_is_not_utf_8_still_stands_in_a_journal(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"house\xff.toml")
    file.write_text(TEXT, encoding="utf-8")
    read_profile(file).name.encode("utf-8")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_profile(tmp_path / "house.toml")


def test_a_journal_tells_their_name_and_hash_and_is_read_again(tmp_path: Path) -> None:
    found = profile(tmp_path, TEXT)
    players = [Player(f"{seat} 号", "random") for seat in SEATS]
    when = datetime(2026, 11, 29, 10, 0, tzinfo=UTC)
    path = tmp_path / "game.gouji"
    built = build(found.preset, found.overrides)
    with JournalWriter(path, GameHeader(found.preset, built, players, 7, when, found)):
        pass
    header = json.loads(path.read_text(encoding="utf-8"))
    assert header["_profile"] == {"name": "house.toml", "sha256": found.sha256}
    assert read_record(path).rules == built
