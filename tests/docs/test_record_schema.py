"""``docs/record.schema.json``: it is the models', and it takes what they take."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gouji.records.schema import LineError, parse_line
from tests.cli.running import FOLDER, simulated
from tools.schema import PATH, record_schema

SCHEMA = json.loads(PATH.read_text("utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
SEATS = [{"name": "x", "player": "human"}] * 6
HEADER: dict[str, Any] = {"gouji": 1, "rules": {}, "seats": SEATS}


def lines_of(path: Path) -> Iterator[object]:
    return map(json.loads, path.read_text("utf-8").splitlines())


def test_it_is_that_of_the_models() -> None:
    assert record_schema() == SCHEMA, "run: make schema"
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.slow
def test_every_line_of_the_conformance_positions_fits_it() -> None:
    lines = [line for path in sorted(FOLDER.glob("*.gouji")) for line in lines_of(path)]
    assert len(lines) > 1000
    assert not [line for line in lines if not VALIDATOR.is_valid(line)]


def test_every_line_that_this_program_writes_fits_it(tmp_path: Path) -> None:
    for line in lines_of(simulated(tmp_path, "--rounds", 2)):
        VALIDATOR.validate(line)


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        (HEADER, True),
        (HEADER | {"_mine": {"a": 1}}, True),
        (HEADER | {"mine": 1}, False),
        (HEADER | {"gouji": 2}, False),
        (HEADER | {"seats": SEATS[:5]}, False),
        ({"round": 1, "drawer": 6}, True),
        ({"round": 0, "drawer": 6}, False),
        ({"round": 1, "drawer": 7}, False),
        ({"deal": [""] * 6}, True),
        ({"deal": [""] * 5}, False),
        ({"seat": 1, "act": "pass"}, True),
        ({"seat": 1, "act": "claim", "sets": ["3"]}, True),
        ({"seat": "1", "act": "pass"}, False),
        ({"act": "pass"}, False),
        ([], False),
        ({}, False),
    ],
)
def test_it_takes_what_the_reader_takes(line: object, fits: bool) -> None:
    assert VALIDATOR.is_valid(line) is fits
    try:
        parse_line(line)
    except LineError:
        assert not fits
    else:
        assert fits


@pytest.mark.parametrize(
    "line",
    [
        HEADER | {"rules": {"preset": "none"}},
        HEADER | {"rules": {"hui": 1}},
        {"seat": 1, "act": "fly"},
        {"result": {}},
        {"over": {"total": {"odd": 0, "even": 0}, "reason": "tired"}},
    ],
)
def test_it_knows_what_the_reader_leaves_to_the_rules(line: object) -> None:
    assert not VALIDATOR.is_valid(line)
    parse_line(line)
