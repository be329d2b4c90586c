"""``gouji arena`` and ``gouji suggest``."""

import json
import signal
from pathlib import Path
from time import sleep

import pytest

from tests.cli.running import run, start

PUZZLES = Path(__file__).parents[1] / "bots" / "puzzles"


def test_it_prints_one_object() -> None:
    done = run("arena", "novice", "random", "--boards", 3, "--seed", 2, "--json")
    told = json.loads(done.out)
    assert (done.status, done.err) == (0, "")
    assert (told["a"], told["b"], told["rules"]) == ("novice", "random", "classic")
    assert (told["boards"], told["seed"], told["rounds"]) == (3, 2, 1)
    assert 0 < told["low"] <= told["mean"] <= told["high"]
    assert (told["head_share"], told["burnt_out"], told["fallbacks"]) == (1, 0, 0)
    assert 0 < told["p50_ms"] <= told["p99_ms"]


def test_self_against_self_is_nought() -> None:
    told = json.loads(run("arena", "random", "random", "--boards", 2, "--json").out)
    assert (told["mean"], told["low"], told["high"]) == (0, 0, 0)


@pytest.mark.parametrize(("language", "heads"), [("zh", "头科"), ("en", "heads")])
def test_several_bots_make_a_matrix(language: str, heads: str) -> None:
    done = run("arena", "novice", "random", "regular", "--boards", 2, "--lang", language)
    assert done.status == 0
    assert done.out.count(heads) == 3
    *_, names, one, other, last = done.out.splitlines()
    assert names.split() == ["novice", "random", "regular"]
    assert [row.split()[0] for row in (one, other, last)] == names.split()
    assert one.split()[1] == "+11.5" or "±" in one


def test_one_seat_among_five() -> None:
    done = run("arena", "random", "novice", "--boards", 2, "--one-seat", "--lang", "en")
    assert "random in one seat among five novice" in done.out
    assert "\n  -" in done.out


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["novice"], "it takes two bots"),
        (["novice", "nobody"], "'nobody' cannot play here"),
        (["novice", "random", "--boards", "1"], "--boards"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], fault: str) -> None:
    done = run("arena", *arguments)
    assert done.status == 2
    assert fault in done.err


def stopped(seconds: float) -> tuple[str, str]:
    process = start("arena", "novice", "novice", "--boards", 100_000, "--json", "--lang", "en")
    sleep(seconds)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    return out, err


@pytest.mark.slow
def test_ctrl_c_ends_it_with_what_is_done() -> None:
    # How long the first boards take depends on the machine, and without one there is nothing to tell.
    out, err = next(done for seconds in (3, 9, 27) if (done := stopped(seconds))[0])
    assert json.loads(out)["boards"] >= 1
    assert err == "stopped; this is what was done\n"


def test_a_suggestion_as_json() -> None:
    file = PUZZLES / "07-feed-by-size.gouji"
    done = run("suggest", file, "--bot", "regular", "--json", "--lang", "en")
    told = json.loads(done.out)
    assert told["act"] == "play 555"
    assert told["why"] == "feed"
    assert told["reason"] == "mate 3 has 3 left: lead what he can go out on"


def test_a_suggestion_as_a_sentence() -> None:
    done = run(
        "suggest", PUZZLES / "04-leave-the-mates-nine.gouji", "--bot", "regular", "--lang", "zh"
    )
    assert done.out == "1 号：pass：联邦 3 号的牌，不压\n"


def test_nothing_to_suggest(tmp_path: Path) -> None:
    run("simulate", "--seed", 1, "--rounds", 1, "--out", tmp_path)
    (file,) = tmp_path.iterdir()
    done = run("suggest", file)
    assert done.status == 1
    assert "no decision is due" in done.err


def test_an_unknown_adviser() -> None:
    done = run("suggest", PUZZLES / "07-feed-by-size.gouji", "--bot", "nobody")
    assert done.status == 2
    assert "'nobody' cannot play here" in done.err


def test_a_suggestion_that_another_bot_makes_is_told_of() -> None:
    done = run(
        "suggest", PUZZLES / "07-feed-by-size.gouji", "--bot", "cmd:/nowhere", "--lang", "en"
    )
    assert done.status == 0
    assert done.out.startswith("seat ")
    assert done.err == "replaced by regular: /nowhere: cannot be started\n"


def test_a_program_that_fails_is_replaced_and_told_of() -> None:
    done = run("simulate", "--seed", 1, "--rounds", 1, "--players", "cmd:/nowhere", "--lang", "en")
    assert done.status == 0
    assert done.err == "replaced by regular: /nowhere: cannot be started\n"
