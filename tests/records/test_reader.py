"""Damage of every kind: an error with the file, the line and what is wrong."""

import json
import os
from pathlib import Path

import pytest

from gouji.records.errors import LONGEST, RecordError
from gouji.records.reader import LARGEST, LONGEST_LINE, read_record
from gouji.records.schema import Header, RoundLine
from tests.records.lines import GAME, HEADER, PLAY, POSITION, ROUND, header, write

HEADER_TEXT = json.dumps(HEADER)
SEATS = HEADER["seats"]


def fault(path: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(path)
    error = caught.value
    assert str(error) == f"{path}:{error.line}: {error.what}"
    assert error.path == str(path)
    assert "\n" not in str(error)
    return error


def test_a_whole_game(tmp_path: Path) -> None:
    record = read_record(write(tmp_path / "a.gouji", *GAME))
    assert [number for number, _ in record.lines] == [2, 3, 4, 5, 6]
    assert record.next_line == 7
    assert not record.cut
    assert record.rules.rounds == 1


def test_a_header_alone_is_a_record(tmp_path: Path) -> None:
    record = read_record(write(tmp_path / "a.gouji", HEADER))
    assert record.lines == ()
    assert record.next_line == 2


def test_a_last_line_without_newline_that_parses_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_text(f"{HEADER_TEXT}\n{json.dumps(ROUND)}", encoding="utf-8")
    record = read_record(path)
    assert len(record.lines) == 1
    assert not record.cut


@pytest.mark.parametrize("rest", ['{"deal": ["3s3', "{", '{"round": 1, "dra', "\xff\xfe", "  "])
def test_a_cut_last_line_is_dropped(tmp_path: Path, rest: str) -> None:
    path = tmp_path / "a.gouji"
    path.write_bytes(f"{HEADER_TEXT}\n{json.dumps(ROUND)}\n".encode() + rest.encode("latin-1"))
    record = read_record(path)
    assert [type(line) for _, line in record.lines] == [RoundLine]
    assert record.cut
    assert record.next_line == 3


def test_a_cut_header_leaves_no_record(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_text(HEADER_TEXT[:40], encoding="utf-8")
    assert fault(path).line == 1


def test_a_complete_last_line_out_of_the_format_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_text(f'{HEADER_TEXT}\n{{"round": 0, "drawer": 1}}', encoding="utf-8")
    assert fault(path).line == 2


BROKEN = [
    pytest.param("", "a blank line", id="blank"),
    pytest.param("   ", "a blank line", id="spaces"),
    pytest.param('{"round": 1', "not JSON: ", id="cut but with a newline"),
    pytest.param("{'round': 1}", "not JSON: ", id="no JSON"),
    pytest.param('{"round', "Unterminated string starting at column 2", id="text without an end"),
    pytest.param('{"round": 1, "drawer": NaN}', "NaN is no JSON number", id="NaN"),
    pytest.param('{"round": Infinity, "drawer": 1}', "Infinity is no JSON number", id="Infinity"),
    pytest.param('{"round": 1, "round": 1}', "key 'round' stands twice", id="a key twice"),
    pytest.param('{"_a": {"b": 1, "b": 2}}', "key 'b' stands twice", id="a key twice, deep"),
    pytest.param("[" * 100_000, "nested deeper than 32", id="nested too deep"),
    pytest.param('{"a": 1, "[]": ' + "[" * 33, "nested deeper than 32", id="just too deep"),
    pytest.param("1" * 65, "a number has at most 64 characters", id="a number too long"),
    pytest.param("0." + "1" * 63, "a number has at most 64 characters", id="a fraction too long"),
    pytest.param('{"_a": 1e400}', "not a record: 1e400 is too large", id="a number too large"),
    pytest.param(r'{"_a": "\ud83d"}', "half of a surrogate pair", id="half a character"),
    pytest.param(r'{"\ude00": 1}', "half of a surrogate pair", id="half a character as a key"),
    pytest.param("[1, 2]", "a line is a JSON object, not list", id="no object"),
    pytest.param("null", "a line is a JSON object, not NoneType", id="null"),
    pytest.param("{}", "a line has one of the keys gouji, round, deal", id="of no kind"),
    pytest.param('{"Round": 1}', "a line has one of the keys", id="of no known kind"),
]


@pytest.mark.parametrize(("text", "what"), BROKEN)
def test_a_broken_line(tmp_path: Path, text: str, what: str) -> None:
    error = fault(write(tmp_path / "a.gouji", HEADER, ROUND, text, PLAY))
    assert error.line == 3
    assert what in error.what


def test_what_is_within_the_limits_is_kept(tmp_path: Path) -> None:
    extra = {
        "_deep": r"[[[\\\"{[" * 20,
        "_list": [[]] * 40,
        "_number": 10**63,
        "_face": "\U0001f600",
    }
    for ascii_only in (True, False):
        line = json.dumps({**ROUND, **extra}, ensure_ascii=ascii_only)
        record = read_record(write(tmp_path / "a.gouji", HEADER, line))
        assert record.lines[0][1].model_extra == extra


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_line_that_is_too_long_is_not_read_to_its_end(tmp_path: Path, end: str) -> None:
    path = write(tmp_path / "a.gouji", {**HEADER, "_": "x" * LONGEST_LINE})
    assert fault(path).what == "a line has at most 1,048,576 bytes"
    longest = json.dumps(HEADER).ljust(LONGEST_LINE)
    path.write_text(longest + end, encoding="utf-8")
    assert read_record(path).lines == ()


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER)
    with path.open("ab") as file:
        file.truncate(LARGEST + 1)
    error = fault(path)
    assert (error.line, error.what) == (1, "a record has at most 8,388,608 bytes")


def test_what_is_no_regular_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert fault(tmp_path / "pipe").what == "not a regular file"
    with pytest.raises(IsADirectoryError):
        read_record(tmp_path)


def test_a_fault_is_one_line_of_limited_length(tmp_path: Path) -> None:
    line = {f"\n{'x' * 900}": 1, **ROUND}
    what = fault(write(tmp_path / "a.gouji", HEADER, line)).what
    assert what.startswith("unknown key '\\nxxx")
    assert what.endswith("xxx…")
    assert len(what) == LONGEST


def test_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_bytes(HEADER_TEXT.encode() + b'\n{"round": 1, "_\xff": 1}\n')
    error = fault(path)
    assert (error.line, error.what) == (2, "not UTF-8 at byte 16 of the line")


def test_a_mark_of_byte_order_is_no_json(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_bytes(b"\xef\xbb\xbf" + HEADER_TEXT.encode() + b"\n")
    assert fault(path).line == 1


WRONG = [
    pytest.param({**ROUND, "cut": "7h"}, "unknown key 'cut'", id="an unknown key"),
    pytest.param({"round": 0, "drawer": 1}, "round: ", id="round 0"),
    pytest.param({"round": "1", "drawer": 1}, "round: ", id="a text for a number"),
    pytest.param({"round": True, "drawer": 1}, "round: ", id="true for a number"),
    pytest.param({"round": 1}, "drawer: Field required", id="no drawer"),
    pytest.param({"round": 1, "drawer": 7}, "drawer: ", id="seat 7"),
    pytest.param({"deal": ["3"] * 5}, "deal: ", id="five hands"),
    pytest.param({"deal": ["3"] * 7}, "deal: ", id="seven hands"),
    pytest.param({"deal": ["3"] * 6, "fallback": 0}, "fallback: ", id="fallback 0"),
    pytest.param({"deal": ["3"] * 6, "phase": "show", "leader": 1}, "phase: ", id="a phase"),
    pytest.param(
        {"deal": ["3"] * 6, "phase": "play"}, "a position needs its leader", id="no leader"
    ),
    pytest.param(
        {"deal": ["3"] * 6, "leader": 1}, "leader and out stand only with phase", id="leader"
    ),
    pytest.param({"deal": ["3"] * 6, "out": [1]}, "leader and out stand only with phase", id="out"),
    pytest.param({"seat": 7, "act": "pass"}, "seat: ", id="seat 7 decides"),
    pytest.param({"act": "pass"}, "seat: Field required", id="nobody decides"),
    pytest.param({"seat": 1, "act": "play", "cards": 5}, "cards: ", id="cards as a number"),
    pytest.param({"result": [1]}, "result: ", id="a result that is no object"),
    pytest.param({"over": {}, "note": "x" * 100}, "unknown key 'note'", id="a note"),
    pytest.param({"seat": 1, "act": "x" * 100, "cards": 7}, "cards: ", id="long"),
]


@pytest.mark.parametrize(("line", "what"), WRONG)
def test_a_line_out_of_the_format(tmp_path: Path, line: object, what: str) -> None:
    error = fault(write(tmp_path / "a.gouji", HEADER, line))
    assert error.line == 2
    assert what in error.what


def test_a_long_value_is_shown_in_part(tmp_path: Path) -> None:
    error = fault(write(tmp_path / "a.gouji", HEADER, {"round": "x" * 500, "drawer": 1}))
    assert error.what.endswith("…")
    assert len(error.what) < 150


@pytest.mark.parametrize("line", [ROUND, POSITION, PLAY, HEADER])
def test_keys_with_an_underscore_are_kept(tmp_path: Path, line: dict[str, object]) -> None:
    first = () if line is HEADER else (HEADER,)
    record = read_record(write(tmp_path / "a.gouji", *first, {**line, "_note": {"a": [1]}}))
    kept = record.header if line is HEADER else record.lines[0][1]
    assert kept.model_extra == {"_note": {"a": [1]}}


HEADERS = [
    pytest.param({**HEADER, "gouji": 2}, "gouji: ", id="another version"),
    pytest.param({**HEADER, "gouji": "1"}, "gouji: ", id="a text for the version"),
    pytest.param({"gouji": 1, "seats": SEATS}, "rules: Field required", id="no rules"),
    pytest.param({"gouji": 1, "rules": {}}, "seats: Field required", id="no seats"),
    pytest.param({**HEADER, "seats": [SEATS]}, "seats", id="one seat"),
    pytest.param(
        {**HEADER, "seats": [{"name": "a"}] * 6}, "player: Field required", id="no player"
    ),
    pytest.param({**HEADER, "seed": "7"}, "seed: ", id="a text for the seed"),
    pytest.param({**HEADER, "author": "me"}, "unknown key 'author'", id="an unknown key"),
    pytest.param(header(preset="clasic"), "unknown preset 'clasic'", id="an unknown preset"),
    pytest.param(header(preset=3), "unknown preset '3'", id="a preset that is no text"),
    pytest.param(header(jokers="x"), "unknown option 'jokers'", id="an unknown option"),
    pytest.param(header(rounds="3"), "option rounds: ", id="a text for a number"),
    pytest.param(
        header(biesan=True, hui=True), "biesan=true contradicts hui=true", id="two at odds"
    ),
]


@pytest.mark.parametrize(("line", "what"), HEADERS)
def test_a_header_that_cannot_stand(tmp_path: Path, line: object, what: str) -> None:
    error = fault(write(tmp_path / "a.gouji", line, ROUND))
    assert error.line == 1
    assert what in error.what


def test_the_header_comes_first_and_once(tmp_path: Path) -> None:
    error = fault(write(tmp_path / "a.gouji", ROUND, HEADER))
    assert (error.line, "first line must be the header" in error.what) == (1, True)
    error = fault(write(tmp_path / "b.gouji", HEADER, ROUND, HEADER))
    assert (error.line, error.what) == (3, "a second header")


def test_an_empty_file(tmp_path: Path) -> None:
    error = fault(write(tmp_path / "a.gouji"))
    assert (error.line, error.what) == (1, "an empty file is no record")


def test_without_a_preset_the_rules_are_classic(tmp_path: Path) -> None:
    record = read_record(write(tmp_path / "a.gouji", {**HEADER, "rules": {}}))
    assert record.header.preset().value == "classic"
    assert isinstance(record.header, Header)


def test_a_folder_or_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_record(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "missing.gouji")
