"""``gouji replay --html`` and ``--svg``: where they go, and what is refused."""

import json
import sys
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from tests.cli.running import FOLDER, run, shell, simulated

RECORD = FOLDER / "burn-1-candidate.gouji"


@pytest.mark.parametrize("form", [("--text",), ("--html",), ("--svg", 2)])
def test_it_goes_to_standard_output_or_to_a_file(form: tuple[object, ...], tmp_path: Path) -> None:
    path = tmp_path / "out"
    shown = run("replay", RECORD, *form)
    assert (shown.status, shown.err) == (0, "")
    assert run("replay", RECORD, *form, "-o", path) == (0, "", "")
    assert path.read_text(encoding="utf-8") == shown.out


def test_a_page_is_in_utf_8_whatever_the_terminal_speaks() -> None:
    found = shell('PYTHONIOENCODING=ascii gouji replay "$1" --html --lang zh', RECORD)
    assert (found.status, found.err) == (0, "")
    assert "够级牌局记录" in found.out


def test_nothing_is_overwritten_unless_it_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "out.html"
    path.write_text("mine", encoding="utf-8")
    command = ("replay", RECORD, "--html", "--out", path)
    message = f"{path} exists already and is left as it is; --force overwrites it\n"
    assert run(*command) == (1, "", message)
    assert path.read_text(encoding="utf-8") == "mine"
    assert run(*command, "--force").status == 0
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_record_is_not_overwritten_by_its_own_page(tmp_path: Path) -> None:
    path = tmp_path / "game.gouji"
    path.write_bytes(RECORD.read_bytes())
    message = f"{path} is the record itself and cannot be overwritten\n"
    assert run("replay", path, "--html", "-o", path, "--force") == (1, "", message)
    assert path.read_bytes() == RECORD.read_bytes()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none" / "out.html"
    message = f"{path}: no such file or folder\n"
    assert run("replay", RECORD, "--html", "-o", path) == (1, "", message)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk")
@pytest.mark.parametrize("form", ["--text", "--html"])
def test_a_full_disk(form: str) -> None:
    command = ("replay", RECORD, form, "-o", "/dev/full", "--force")
    assert run(*command) == (1, "", "/dev/full: the disk is full\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no files")
@pytest.mark.parametrize("before", [None, "mine"])
def test_what_cannot_be_written_whole_is_not_written(tmp_path: Path, before: str | None) -> None:
    path = tmp_path / "out.html"
    if before:
        path.write_text(before, encoding="utf-8")
    script = 'ulimit -f 1; gouji replay "$1" --html -o "$2"' + " --force" * bool(before)
    assert shell(script, RECORD, path) == (1, "", f"{path}: the file is too large\n")
    assert [one.read_text("utf-8") for one in tmp_path.iterdir()] == [before] * bool(before)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--text", "--html"), "--html and --text cannot stand together"),
        (("--html", "--svg", 1), "--svg and --html cannot stand together"),
        (("--svg", 0), "--svg: '0' is no whole number from 1 on"),
        (("-o", "x"), "--out needs --text, --html or --svg"),
        (("--html", "--force"), "--force needs --out"),
    ],
)
def test_wrong_usage(options: tuple[object, ...], message: str) -> None:
    assert run("replay", RECORD, *options) == (2, "", f"gouji: {message}\n")


def test_a_decision_is_one_of_the_record_or_the_one_due() -> None:
    status, out, _ = run("replay", RECORD, "--svg", 2, "--lang", "zh")
    assert status == 0
    title = fromstring(out)[0].text or ""  # noqa: S314 – our own
    assert title.startswith("第2步 · 够级 · ")
    message = f"{RECORD} has no decision 3; there are 1 to 2\n"
    assert run("replay", RECORD, "--svg", 3) == (1, "", message)


def test_a_picture_shows_the_position_before_its_decision() -> None:
    before, after = (run("replay", RECORD, "--svg", number).out for number in (1, 2))
    assert "▶ 1 ●" in before
    assert "▶ 2 ○" in after


def test_to_a_seat_it_does_not_count_decisions() -> None:
    out = run("replay", RECORD, "--svg", 2, "--seat", 1).out
    assert "decision" not in out
    assert out.count("(you)") == 1


def test_a_page_ends_before_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "faulty.gouji"
    line = json.dumps({"seat": 6, "act": "pass"})
    path.write_text(f"{RECORD.read_text(encoding='utf-8')}{line}\n", encoding="utf-8")
    status, out, err = run("replay", path, "--html")
    assert status == 1
    assert out.startswith("<!DOCTYPE html>")
    assert err.startswith(f"{path}:5: seat 6 pass: ")


def cut(path: Path, lines: int) -> Path:
    whole = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(whole[:lines]), encoding="utf-8")
    return path


def with_a_human(path: Path) -> Path:
    header, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    value = json.loads(header)
    value["seats"][0]["player"] = "human"
    path.write_text("".join([json.dumps(value) + "\n", *rest]), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", [("--text",), ("--html",), ("--svg", 2)])
def test_hands_that_people_still_play_are_shown_with_a_warning(
    form: tuple[object, ...], tmp_path: Path
) -> None:
    path = cut(with_a_human(simulated(tmp_path, "--rounds", 1)), 20)
    warning = f"{path} is still being played, and this shows all hands (--seat shows one)\n"
    status, out, err = run("replay", path, *form)
    assert (status, err) == (0, warning)
    assert out
    assert run("replay", path, *form, "--seat", 1).err == ""


def test_but_not_those_of_bots_or_of_a_game_that_is_over(tmp_path: Path) -> None:
    path = simulated(tmp_path, "--rounds", 1)
    assert run("replay", with_a_human(path), "--html").err == ""
    bots = cut(simulated(tmp_path / "bots", "--rounds", 1), 20)
    assert run("replay", bots, "--html").err == ""
