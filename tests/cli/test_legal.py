"""``gouji legal``: the shared positions, line by line."""

import json
from pathlib import Path

import pytest

from tests.cli.running import FOLDER, run, simulated

PLAYED = (
    "burn-7-success",
    "deal-2-redeal-asked",
    "lead-1-longest-leads",
    "scram-2-pass-binds",
    "sim-turn-5-yield-free",
    "sweep-1-fresh-start-redeal",
    "wind-2-and-yield",
)
LATER = ("hui-1-asked", "trib-4-refused-whole", "sim-revolt-3-fourth")


def expected(name: str) -> list[object]:
    text = (FOLDER / f"{name}.legal.jsonl").read_text(encoding="utf-8")
    return list(map(json.loads, text.splitlines()))


def answered(out: str) -> list[object]:
    return list(map(json.loads, out.splitlines()))


@pytest.mark.parametrize("name", PLAYED)
def test_a_line_for_each_decision(name: str) -> None:
    status, out, err = run("legal", FOLDER / f"{name}.gouji")
    assert (status, err) == (0, "")
    assert answered(out) == expected(name)


@pytest.mark.parametrize("name", LATER)
def test_what_stands_before_a_fault_is_printed(name: str) -> None:
    path = FOLDER / f"{name}.gouji"
    status, out, err = run("legal", path)
    lines = answered(out)
    assert status == 1
    assert lines == expected(name)[: len(lines)]
    assert err.startswith(f"{path}:")
    assert "not yet available" in err
    assert err.count("\n") == 1


def test_the_form_of_a_line() -> None:
    out = run("legal", FOLDER / "turn-5-yield-offered.gouji").out
    assert out.splitlines()[-1] == (
        '{"line": 7, "round": 1, "seat": 4, "phase": "play", "asks": "follow",'
        ' "legal": ["pass", "play 7", "yield"], "took": null}'
    )


def test_nothing_is_due_once_the_game_is_over(tmp_path: Path) -> None:
    path = simulated(tmp_path)
    decisions = [line for line in path.read_text(encoding="utf-8").splitlines() if '"act"' in line]
    lines = run("legal", path).out.splitlines()
    assert len(lines) == len(decisions)
    assert '"took": null' not in lines[-1]


def test_an_incomplete_last_line_is_dropped_and_said(tmp_path: Path) -> None:
    path = tmp_path / "cut.gouji"
    whole = (FOLDER / "turn-5-yield-offered.gouji").read_text(encoding="utf-8")
    path.write_text(whole + '{"seat": 4, "a', encoding="utf-8")
    status, out, err = run("legal", path)
    assert status == 0
    assert answered(out) == expected("turn-5-yield-offered")
    assert err == f"{path}:7: the last line is incomplete and was dropped\n"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert run("legal", tmp_path) == (1, "", f"{tmp_path}: a folder, not a file\n")
