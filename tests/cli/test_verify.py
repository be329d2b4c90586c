"""``gouji verify``: one line a file."""

from pathlib import Path

from tests.cli.running import FOLDER, run, simulated


def test_a_finished_and_an_unfinished_record(tmp_path: Path) -> None:
    path, begun = simulated(tmp_path, "--rounds", 2), tmp_path / "begun.gouji"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    decisions = sum('"act"' in line for line in lines)
    begun.write_text("".join(lines[:2]), encoding="utf-8")
    assert run("verify", path, begun) == (
        0,
        f"ok {path} rounds=2 decisions={decisions}\nok {begun} rounds=0 decisions=0 unfinished\n",
        "",
    )


def test_a_fault_names_the_line_and_the_clause_and_the_next_file_is_checked(
    tmp_path: Path,
) -> None:
    good = FOLDER / "turn-5-yield-offered.gouji"
    bad, missing = tmp_path / "bad.gouji", tmp_path / "missing.gouji"
    bad.write_text(
        good.read_text(encoding="utf-8") + '{"seat": 4, "act": "play", "cards": "77"}\n',
        encoding="utf-8",
    )
    status, out, err = run("verify", bad, missing, good)
    assert status == 1
    assert out == f"ok {good} rounds=0 decisions=3 unfinished\n"
    assert err == (
        f"{bad}:7: seat 4 play 77: SET-1 77 is not in hand: 7 is missing\n"
        f"{missing}: no such file or folder\n"
    )


def test_every_position_is_right() -> None:
    paths = sorted(FOLDER.glob("*.gouji"))
    status, out, err = run("verify", *paths)
    assert (status, err) == (0, "")
    assert [line.split()[1] for line in out.splitlines()] == list(map(str, paths))


def test_an_incomplete_last_line_is_dropped_and_said(tmp_path: Path) -> None:
    path = simulated(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    number = whole.count(b"\n")
    status, out, err = run("verify", path, "--lang", "zh")
    assert status == 0
    assert out.endswith(" unfinished\n")
    assert err == f"{path}:{number}: 最后一行不完整，已略去\n"


def test_what_a_record_says_cannot_write_to_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "evil.gouji"
    header = (FOLDER / "turn-5-yield-offered.gouji").read_text(encoding="utf-8").splitlines()[0]
    path.write_text(
        header + '\n{"seat": 1, "act": "call\\u001b[2J\\n"}\n',
        encoding="utf-8",
    )
    _, out, err = run("verify", path)
    assert out == ""
    assert err.startswith(f"{path}:2: seat 1 call\\x1b[2J\\n: ")
    assert err.count("\n") == 1
