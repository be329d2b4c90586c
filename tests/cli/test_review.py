"""``gouji review``: what it prints, and how it ends."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from gouji.review import judging
from gouji.review.verdicts import Taken, Verdict, verdicts
from tests.cli.running import run

PUZZLES = Path(__file__).parents[1] / "bots" / "puzzles"
BLUNDER = '{"seat": 1, "act": "play", "cards": "K"}\n'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hasty: None) -> Path:  # noqa: ARG001 – a fixture
    """A record in which seat 1 leads a king where it should feed its mate; four decisions follow."""
    monkeypatch.setattr(judging, "DEALS", 32)
    puzzle = (PUZZLES / "07-feed-by-size.gouji").read_text(encoding="utf-8")
    path = tmp_path / "blunder.gouji"
    passes = "".join(f'{{"seat": {seat}, "act": "pass"}}\n' for seat in (3, 4, 5))
    path.write_text(
        puzzle + BLUNDER + '{"seat": 2, "act": "play", "cards": "A"}\n' + passes,
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "zh",
            ["1号 Seat 1", "第1局", "差      出 1×K", "高手：出 3×5 · 每局 +", "共 +", "最亏的"],
        ),
        (
            "en",
            [
                "seat 1 Seat 1",
                "round 1",
                "worse   play 1×K",
                "expert: play 3×5 · +",
                "in all",
                "cost",
            ],
        ),
    ],
)
def test_it_tells_what_was_done_and_what_the_bot_does(
    file: Path, language: str, lines: list[str]
) -> None:
    done = run("review", file, "--seat", 1, "--lang", language)
    assert (done.status, done.err) == (0, "")
    places = [done.out.index(line) for line in lines]
    assert places == sorted(places)


def test_it_prints_one_object(file: Path) -> None:
    done = run("review", file, "--json", "--lang", "en")
    told = json.loads(done.out)
    first, *_ = told["decisions"]
    assert first["number"] == 1
    assert (first["round"], first["seat"]) == (1, 1)
    assert (first["act"], first["grade"], first["best"]) == ("play K", "worse", "play 555")
    assert first["reason"] == "mate 3 has 3 left: lead what he can go out on"
    assert first["points"] > judging.GATE * first["error"]
    assert first["deals"] == judging.DEALS
    one, *others = told["seats"]
    assert (one["seat"], one["worse"], one["costliest"]) == (1, 1, [1])
    assert one["points"] == first["points"]
    # All six are humans here.
    assert [other["seat"] for other in others] == [2, 3, 4, 5, 6]
    assert done.out == run("review", file, "--json", "--lang", "en").out


def test_a_script_reads_the_name_of_the_file_as_it_is(file: Path) -> None:
    path = file.rename(file.with_name("a\u200b.gouji"))
    done = run("review", path, "--json", "--seat", 1)
    assert json.loads(done.out)["file"] == str(path)


def test_ascii_signs_are_used_where_they_are_set(file: Path) -> None:
    done = run("review", file, "--seat", 1, "--lang", "en", GOUJI_GLYPHS="ascii")
    assert "play 1xK" in done.out


def test_what_cannot_be_reviewed(file: Path, tmp_path: Path) -> None:
    for options in (("--seat", 6), ("--round", 2)):
        done = run("review", file, "--lang", "en", *options)
        assert done.status == 1
        assert done.err == f"{file}: there is no decision to judge\n"
    assert run("review", tmp_path / "none.gouji").status == 1
    assert run("review", file, "--seat", 7).status == 2


def test_ctrl_c_prints_what_is_done(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(decisions: Sequence[Taken], jobs: int) -> Iterator[Verdict]:
        yield next(verdicts(decisions[:1], jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr("gouji.cli.review.verdicts", stopped)
    done = run("review", file, "--json", "--lang", "en")
    assert done.status == 130
    assert done.err == "stopped; this is what was done\n"
    told = json.loads(done.out)
    assert len(told["decisions"]) == 1
    assert [one["decisions"] for one in told["seats"]] == [1, 0, 0, 0, 0, 0]
