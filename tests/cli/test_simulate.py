"""``gouji simulate``: games without a screen."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from gouji.cli.headless import Tally, play_game
from gouji.rules.presets import PRESETS, Preset
from tests.cli.running import run, shell, simulated

SUMMARY = re.compile(r"games=(\d+) rounds=(\d+) decisions=(\d+) cpu_s=\d+\.\d{3}\n")


def summary(out: str) -> tuple[int, ...]:
    found = SUMMARY.fullmatch(out)
    assert found
    return tuple(map(int, found.groups()))


def without_date(path: Path) -> str:
    return re.sub('"created": "[^"]*"', "", path.read_text(encoding="utf-8"))


def test_one_game_of_several_rounds_for_each_seed(tmp_path: Path) -> None:
    status, out, err = run(
        "simulate",
        "--rounds",
        2,
        "--seed",
        7,
        "--games",
        2,
        "--rules",
        "tournament",
        "--out",
        tmp_path,
    )
    assert (status, err) == (0, "")
    games, rounds, decisions = summary(out)
    assert (games, rounds) == (2, 4)
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == ["tournament-7.gouji", "tournament-8.gouji"]
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum('"act"' in line for line in lines) == decisions
    assert run("verify", *paths).out.count("ok ") == 2


def test_the_same_seed_and_players_give_the_same_bytes(tmp_path: Path) -> None:
    once, again = (
        simulated(tmp_path / name, "--players", "random", "--lang", language)
        for name, language in (("once", "en"), ("again", "zh"))
    )
    assert without_date(once) == without_date(again)
    other = simulated(tmp_path / "other", "--players", "novice")
    assert without_date(once) != without_date(other)


@pytest.mark.slow
@pytest.mark.parametrize("preset", Preset)
def test_every_preset_is_played_again_byte_for_byte_and_verified(
    preset: Preset, tmp_path: Path
) -> None:
    line = ("simulate", "--rounds", 5, "--seed", 1, "--games", 3, "--rules", preset, "--out")
    assert run(*line, tmp_path / "once").status == 0
    assert run(*line, tmp_path / "again").status == 0
    paths = sorted((tmp_path / "once").iterdir())
    assert [path.name for path in paths] == [f"{preset}-{seed}.gouji" for seed in (1, 2, 3)]
    for path in paths:
        assert without_date(path) == without_date(tmp_path / "again" / path.name)
    status, out, err = run("verify", *paths)
    assert (status, err) == (0, "")
    assert out.count("ok ") == len(paths)
    assert "unfinished" not in out


@pytest.mark.parametrize(("arguments", "rounds"), [((), 5), (("--rounds", 2), 2)])
def test_without_a_number_the_rules_say_how_many_rounds(
    arguments: tuple[object, ...], rounds: int
) -> None:
    assert summary(run("simulate", "--seed", 1, *arguments).out)[1] == rounds


def test_house_rules_name_the_record_and_travel_in_it(tmp_path: Path) -> None:
    house = tmp_path / "our house.toml"
    house.write_text("preset = 'tournament'\nrounds = 2\n", encoding="utf-8")
    folder = tmp_path / "records"
    assert simulated(folder, "--rules", house).name == "our house-1.gouji"
    header, *lines = (folder / "our house-1.gouji").read_text(encoding="utf-8").splitlines()
    found = json.loads(header)
    hashed = sha256(house.read_bytes()).hexdigest()
    assert found["_profile"] == {"name": "our house.toml", "sha256": hashed}
    assert found["rules"]["preset"] == "tournament"
    assert sum('"result"' in line for line in lines) == 2
    assert run("verify", folder / "our house-1.gouji").status == 0


def test_a_fault_in_house_rules_is_one_sentence(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("rounds = 2\nhui = 'yes'\n", encoding="utf-8")
    result = run("simulate", "--seed", 1, "--rules", house)
    assert result == (1, "", f"{house}:2: hui can only be true, false\n")


def test_the_header_tells_how_to_play_it_again(tmp_path: Path) -> None:
    path = simulated(
        tmp_path, "--set", "joker_rule=full_kill", "--rounds", 1, "--players", "random"
    )
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["seed"] == 1
    assert header["rules"]["preset"] == "classic"
    assert header["rules"]["joker_rule"] == "full_kill"
    assert header["rules"]["rounds"] == 1
    assert [seat["player"] for seat in header["seats"]] == ["random"] * 6


def test_without_a_folder_only_the_summary_is_given() -> None:
    rules = PRESETS[Preset.CLASSIC]
    tally = Tally()
    for seed in (3, 4):
        tally = tally.plus(play_game(rules, seed, ["novice"] * 6))
    expected = (2, tally.rounds, tally.decisions)
    assert summary(run("simulate", "--seed", 3, "--games", 2).out) == expected


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = simulated(tmp_path)
    before = path.read_bytes()
    result = run("simulate", "--seed", 1, "--out", tmp_path)
    assert result == (1, "", f"{path}: exists already and is left as it is\n")
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    folder = file / "folder"
    result = run("simulate", "--seed", 1, "--out", folder, "--lang", "zh")
    assert result == (1, "", f"{folder}: 不是文件夹\n")


def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    status, out, err = shell('ulimit -f 4; gouji simulate --seed 1 --out "$1"', tmp_path)
    assert (status, out) == (1, "")
    assert err.startswith(f"{tmp_path / 'classic-1.gouji'}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--rounds", "0"), "rounds can only be 1-100000"),
        (("--rounds", "many"), "rounds can only be 1-100000"),
        (("--set", "hui=true", "--rules", "biesan"), "biesan and hui cannot both be on"),
        (("--rules", "own"), "there is no preset 'own'; presets are "),
        (("--players", "human"), "'human' cannot play here; those who can: "),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], expected: str) -> None:
    status, out, err = run("simulate", "--seed", 1, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"gouji: {expected}")
    assert err.count("\n") == 1
