"""``gouji legal``: the shared positions, line by line."""

import json
from pathlib import Path

import pytest

from tests.cli.running import FOLDER, run, simulated

POSITIONS = sorted(path.stem for path in FOLDER.glob("*.gouji"))


def expected(name: str) -> list[object]:
    text = (FOLDER / f"{name}.legal.jsonl").read_text(encoding="utf-8")
    return list(map(json.loads, text.splitlines()))


def answered(out: str) -> list[object]:
    return list(map(json.loads, out.splitlines()))


@pytest.mark.parametrize("name", POSITIONS)
def test_a_line_for_each_decision(name: str) -> None:
    status, out, err = run("legal", FOLDER / f"{name}.gouji")
    assert (status, err) == (0, "")
    assert answered(out) == expected(name)


def last_line(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("legal", path).out.splitlines()[-1])
    return found


def position(
    folder: Path, rules: dict[str, object], hands: list[str], *lines: dict[str, object], leader: int
) -> Path:
    seats = [{"name": "", "player": "human"}] * 6
    header = {"gouji": 1, "rules": rules, "seats": seats}
    deal = {"deal": hands, "phase": "play", "leader": leader}
    path = folder / "position.gouji"
    path.write_text(
        "".join(
            json.dumps(line) + "\n" for line in (header, {"round": 1, "drawer": 1}, deal, *lines)
        ),
        encoding="utf-8",
    )
    return path


HANDS = ["33KK2", "55AAw", "9", "AAw", "6", "2"]


def test_a_claim_is_listed_bare_and_its_sets_are_read(tmp_path: Path) -> None:
    claim: dict[str, object] = {"seat": 1, "act": "claim", "sets": ["33", "KK2"]}
    rules: dict[str, object] = {"tiao": True}
    due = last_line(position(tmp_path, rules, HANDS, leader=1))
    assert isinstance(due["legal"], list)
    assert [act for act in due["legal"] if act.startswith("claim")] == ["claim"]
    status, out, err = run("legal", position(tmp_path, rules, HANDS, claim, leader=1))
    assert (status, err) == (0, "")
    made, pick = answered(out)
    assert isinstance(made, dict)
    assert isinstance(pick, dict)
    assert made["took"] == "claim"
    assert (pick["asks"], pick["legal"]) == ("pick", ["pick 33", "pick KK2"])


def test_what_stands_before_a_fault_is_printed(tmp_path: Path) -> None:
    path = position(
        tmp_path,
        {},
        HANDS,
        {"seat": 1, "act": "play", "cards": "33"},
        {"seat": 2, "act": "burn", "cards": "55"},
        leader=1,
    )
    status, out, err = run("legal", path)
    assert status == 1
    assert [line["took"] for line in map(json.loads, out.splitlines())] == ["play 33"]
    assert err.startswith(f"{path}:5: seat 2 burn 55: ")
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
