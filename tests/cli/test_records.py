"""``gouji records`` and ``gouji stats``: lists, filters, JSON, and records deleted."""

import json
import os
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from gouji.cli.main import Status
from gouji.records.holding import HeldFile
from gouji.records.places import records_folder
from tests.cli.running import run, shell
from tests.records.lines import GAME, HEADER, ROUND, header, write
from tests.tui.test_standings import NAMES

PARENT = {"file": "over.gouji", "decision": 1, "sha256": ""}
SEATS = [{"name": name, "player": "novice" if name == "小钱" else "human"} for name in NAMES]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A finished game, a branch of it, an unfinished one and a damaged file, from the oldest on."""
    named = {**HEADER, "seats": SEATS}
    folder = tmp_path / "records"
    folder.mkdir()
    files = (
        write(folder / "over.gouji", named, *GAME[1:]),
        write(folder / "branch.gouji", {**named, "_parent": PARENT}, *GAME[1:]),
        write(folder / "open.gouji", header(rounds=3), ROUND),
        write(folder / "broken.gouji", "x"),
    )
    for age, path in enumerate(files):
        os.utime(path, (1_800_000_000 + age, 1_800_000_000 + age))
    return folder


@pytest.fixture
def home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same files where games are saved."""
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: folder.parent)
    return records_folder()


def objects(*arguments: object) -> list[dict[str, Any]]:
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (Status.OK, "")
    return [json.loads(line) for line in out.splitlines()]


def stems(*arguments: object) -> list[str]:
    return [Path(one["file"]).stem for one in objects("records", *arguments)]


def test_games_are_listed_with_branches_below_their_parent(folder: Path) -> None:
    status, out, err = run("records", folder)
    assert (status, err) == (Status.OK, "")
    first, second, third, fourth, last = out.splitlines()
    assert "unfinished  1/3  ● 0 : 0 ○" in first
    assert first.endswith("  open.gouji")
    assert "over        1/1  ● 12 : -12 ○  classic  老王, 阿孙, 小赵, 老李,…" in second
    assert third.startswith("└ ")
    assert third.endswith("branch.gouji · branch at decision 1 of over.gouji")
    assert "its first line is not the first line of a record  broken.gouji" in fourth
    assert last == f"4, all in {folder}"


def test_a_narrow_terminal_gets_two_lines_for_each(folder: Path) -> None:
    out = run("records", folder, terminal=True).out
    assert out.splitlines()[1] == "    open.gouji"
    for options in ((), ("--delete", "over.gouji")):
        assert "@ 12 : -12 o" in run("records", folder, *options, GOUJI_GLYPHS="ascii").out


def test_games_are_sorted_filtered_and_turned_round(folder: Path) -> None:
    assert stems(folder) == ["open", "over", "branch", "broken"]
    assert stems(folder, "--sort", "score") == ["over", "branch", "open", "broken"]
    assert stems(folder, "--sort", "score", "--reverse") == ["open", "over", "branch", "broken"]
    assert stems(folder, "--filter", "老王 branch") == ["branch"]
    assert run("records", folder, "--filter", "zz").out == "Nothing fits 'zz'\n"


def test_a_script_reads_all_there_is(folder: Path) -> None:
    found = {Path(one.pop("file")).stem: one for one in objects("records", folder)}
    assert found["over"].pop("when").startswith("2027-01-")
    assert found["over"] == {
        "state": "over",
        "rules": "classic",
        "players": SEATS,
        "round": 1,
        "rounds": 1,
        "total": {"odd": 12, "even": -12},
        "parent": None,
    }
    assert found["branch"]["parent"] == {"file": "over.gouji", "decision": 1}
    assert found["open"]["state"] == "unfinished"
    assert found["broken"]["flaw"] == "first_line"
    assert found["broken"]["state"] == "damaged"


def test_names_reach_a_script_whole_and_steer_no_terminal(folder: Path) -> None:
    seats = [{"name": "\x9b2J\u200b", "player": "human"}] * 6
    path = write(folder / "over.gouji", {**HEADER, "seats": seats}, *GAME[1:])
    os.utime(path, (1, 1))
    assert {one["name"] for one in objects("records", folder)[1]["players"]} == {"\x9b2J\u200b"}
    assert objects("stats", folder)[0]["players"][0]["name"] == "\x9b2J\u200b"
    for command in ("records", "stats"):
        out = run(command, folder).out + run(command, folder, "--json").out
        assert out.replace("\n", "").isprintable()


@pytest.mark.parametrize("command", ["records", "stats"])
def test_a_folder_that_is_none(command: str, folder: Path) -> None:
    nowhere = folder / "nowhere"
    assert run(command, nowhere) == (1, "", f"{nowhere}: no such file or folder\n")
    file = folder / "over.gouji"
    assert run(command, file) == (1, "", f"{file}: not a folder\n")
    status, _, err = run(command, "--sort", "luck")
    assert status == Status.WRONG_USAGE
    assert "'luck' is none of" in err


@pytest.mark.parametrize("command", ["records", "stats"])
def test_where_games_are_saved_there_may_be_no_folder_yet_but_nothing_else(
    command: str, home: Path
) -> None:
    home.rename(home.with_name("elsewhere"))
    status, out, err = run(command)
    assert (status, err) == (Status.OK, "")
    assert out.startswith(("There is no saved game", "No game has been finished yet"))
    home.touch()
    assert run(command) == (Status.FAULT, "", f"{home}: not a folder\n")


def test_with_nothing_saved(tmp_path: Path) -> None:
    assert run("records", tmp_path).out == "There is no saved game\n"
    assert run("stats", tmp_path).out == "No game has been finished yet\n"


def answering(answer: str, *arguments: object) -> tuple[int, str, str]:
    return run("records", *arguments, source=StringIO(answer))


def test_a_record_is_deleted_only_when_the_user_says_so(home: Path) -> None:
    path = home / "open.gouji"
    for answer in ("", "\n", "n\n"):
        status, out, err = answering(answer, "--delete", "open.gouji")
        assert (status, err) == (Status.OK, "")
        assert out.splitlines()[0].endswith("open.gouji")
        assert f"Delete it? [y/N] kept {path}" in out
    assert answering("ｙ\n", "--delete", "open.gouji")[1].endswith(f"deleted {path}\n")
    assert not path.exists()
    out = answering("", "--delete", "over.gouji", home / "broken.gouji", "--yes")[1]
    assert out.count("deleted ") == 2
    assert [one.name for one in home.iterdir()] == ["branch.gouji"]


def test_an_answer_that_is_no_text_is_no_yes(home: Path) -> None:
    answer = TextIOWrapper((home / "answer").open("w+b"), encoding="utf-8")
    answer.buffer.write(b"\xc4\xe3\ny\n")
    answer.buffer.seek(0)
    paths = [home / "open.gouji", home / "over.gouji"]
    with answer:
        status, out, err = run("records", "--delete", *paths, source=answer)
    assert (status, err) == (Status.OK, "")
    assert f"kept {paths[0]}\n" in out
    assert out.endswith(f"deleted {paths[1]}\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_question_that_cannot_be_put_is_no_fault_of_the_record(home: Path) -> None:
    script = "echo y | gouji records --delete $1"
    path = home / "over.gouji"
    assert shell(f"{script} >/dev/full", path) == (1, "", "standard output: the disk is full\n")
    assert shell(f"({script}; echo $? >&2) | true", path).err == "141\n"
    assert path.exists()


def test_what_cannot_be_deleted(home: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "other.txt", "x")
    held = HeldFile.hold(home / "open.gouji")
    named = ("gone.gouji", "open.gouji", other, "over.gouji")
    status, out, err = answering("", "--yes", "--delete", *named)
    held.close()
    assert status == Status.FAULT
    assert err.splitlines() == [
        "gone.gouji: no such file or folder",
        f"{home / 'open.gouji'}: another program writes to it",
        f"{other}: no .gouji file, and left as it is",
    ]
    assert out == f"deleted {home / 'over.gouji'}\n"
    assert other.exists()
    assert run("records", "--yes") == (2, "", "gouji: --yes needs --delete\n")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_not_deleted(home: Path) -> None:
    os.mkfifo(home / "pipe.gouji")
    status, _, err = answering("", "--yes", "--delete", "pipe.gouji")
    assert status == Status.FAULT
    assert "not a regular file" in err


def test_the_standing_is_printed(folder: Path) -> None:
    status, out, err = run("stats", folder, "--sort", "heads")
    assert (status, err) == (Status.OK, "")
    head, first, *_ = out.splitlines()
    assert head.split()[:3] == ["player", "won", "rounds"]
    assert first.split() == [
        *("阿孙", "1/1", "1", "+12", "+12.00", "100%", "0%", "100%", "–", "0/0")
    ]
    assert out.splitlines()[-3:-1] == [
        "finished games: 1, rounds: 1",
        "left out: unfinished 1, damaged 1, branches 1",
    ]


def test_the_standing_of_nobody(folder: Path) -> None:
    assert run("stats", folder, "--filter", "zz").out.splitlines()[:2] == [
        "Nothing fits 'zz'",
        "finished games: 1, rounds: 1",
    ]


def test_the_standing_of_some_for_a_script(folder: Path) -> None:
    [found] = objects("stats", folder, "--filter", "novice", "--merge")
    assert found["games"] == 1
    assert found["left_out"] == {"unfinished": 1, "damaged": 1, "branch": 1}
    [one] = found["players"]
    assert (one["name"], one["player"], one["points_a_round"]) == ("", "novice", -12)
    assert (one["swept"], one["head_share"], one["judged"]) == (1, 0, 0)
