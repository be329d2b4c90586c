"""``gouji replay --text``: a record as text."""

import json
from pathlib import Path

import pytest

from gouji.engine.events import TributeCards
from gouji.engine.refusals import Language
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.hand import hand_text
from gouji.rules.seats import SEATS
from tests.cli.running import FOLDER, run, simulated

NAMES = ("阿赵", "阿钱", "阿孙", "", "[/]{x}", "\x1b[31m\n红")


def position(folder: Path, *decisions: str) -> Path:
    seats = [{"name": name, "player": "human"} for name in NAMES]
    lines: list[dict[str, object]] = [
        {"gouji": 1, "rules": {"preset": "online", "rounds": 1, "tribute": False}, "seats": seats},
        {"round": 1, "drawer": 2},
        {"deal": ["33KK2", "55AAw", "9", "AAw", "6", "2"], "phase": "play", "leader": 1},
    ]
    for text in decisions:
        seat, act, *cards = text.split()
        lines.append({"seat": int(seat), "act": act} | ({"cards": cards[0]} if cards else {}))
    path = folder / "position.gouji"
    path.write_text(
        "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8"
    )
    return path


BURN = ("1 play KK2", "2 burn AAw", "5 pass", "2 play 55")

HEADER = """\
够级牌局记录
  1号 阿赵（真人）
  2号 阿钱（真人）
  3号 阿孙（真人）
  4号（真人）
  5号 [/]{x}（真人）
  6号 �[31m�红（真人）
规则：网络，改动：tribute=false、rounds=1

第1局：2号 阿钱"""

HANDS = """
  1号 阿赵：33 KK 2
  2号 阿钱：55 AA w
  3号 阿孙：9
  4号：AA w
  5号 [/]{x}：6
  6号 �[31m�红：2

第1轮
  1号 阿赵 """


def test_a_burn_in_chinese(tmp_path: Path) -> None:
    path = position(tmp_path, *BURN)
    status, out, err = run("replay", "--text", path, "--lang", "zh")
    assert (status, err) == (0, "")
    assert out.startswith(HEADER)
    assert HANDS in out
    assert "（KK2）\n  2号 阿钱 烧 1号 阿赵" in out
    assert "（AAw）\n  5号 [/]{x} 过" in out
    assert "\n\n第2轮\n  2号 阿钱 出 2×5（55）\n" in out
    ended = out.partition("\n\n记录到此为止，没有打完\n")[2]
    assert ended.startswith("  开点\n    1 ● 1号 阿赵  没开，过时了\n    2 ○ 2号 阿钱  开了\n")
    assert "  这一局\n    2号 阿钱 烧 1号 阿赵，烧成了\n" in ended


@pytest.mark.parametrize(
    ("name", "zh", "en"),
    [
        (
            "head-2-answers-any-gouji",
            "第2轮（无头：4号 seat 4）",
            "Trick 2 (headless: seat 4 seat 4)",
        ),
        ("scram-3-burn-is-over", "第3轮（四户乱缠）", "Trick 3 (scramble)"),
    ],
)
def test_a_trick_tells_its_mode_and_who_is_headless(name: str, zh: str, en: str) -> None:
    path = FOLDER / f"{name}.gouji"
    assert f"\n{zh}\n" in run("replay", "--text", path, "--lang", "zh").out
    assert f"\n{en}\n" in run("replay", "--text", path, "--lang", "en").out


def test_names_cannot_write_to_the_terminal(tmp_path: Path) -> None:
    out = run("replay", "--text", position(tmp_path)).out
    assert out.replace("\n", "").isprintable()
    assert "seat 6 �[31m�红 (human)\n" in out


def test_the_perspective_of_a_seat_lists_only_its_cards(tmp_path: Path) -> None:
    path = position(tmp_path, *BURN)
    every, own = (
        run("replay", "--text", path, *seat).out.splitlines() for seat in ((), ("--seat", 2))
    )
    hidden = [line for line in every if line not in own]
    assert len(hidden) == 5
    assert all(": " in line and "阿钱" not in line for line in hidden)
    assert [line for line in own if line not in every] == ["As seat 2 阿钱 could see it"]


def test_what_stands_before_a_fault_is_told(tmp_path: Path) -> None:
    path = position(tmp_path, "1 play KK2", "2 play AAw")
    status, out, err = run("replay", "--text", path)
    assert status == 1
    assert out.splitlines()[-1].startswith("  seat 1 阿赵 leads ")
    assert err.startswith(f"{path}:5: seat 2 play AAw: BURN-3 ")


def test_a_whole_game_in_both_languages(tmp_path: Path) -> None:
    path = simulated(tmp_path, "--rounds", 2, "--rules", "tournament")
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    score = [line["result"]["score"] for line in lines if "result" in line]
    for language, begin, part, end in (
        ("zh", "够级牌局记录\n", "本局：单数联邦 {odd}，双数联邦 {even}；", "终局"),
        (
            "en",
            "Record of",
            "Score: odd seats {odd}, even seats {even};",
            "Game over",
        ),
    ):
        status, out, err = run("replay", "--text", path, "--lang", language)
        assert (status, err) == (0, "")
        assert out.startswith(begin)
        assert out.splitlines()[-1].startswith(end)
        assert [part.format(**found) in out for found in score] == [True, True]


def retold(path: Path, *options: object) -> list[str]:
    status, out, err = run("replay", "--text", path, *options)
    assert (status, err) == (0, "")
    return out.splitlines()


def test_tribute_is_told_with_its_cards_to_who_may_know_them(tmp_path: Path) -> None:
    path = simulated(tmp_path, "--rounds", 2)
    swaps = [
        (event.giver, event.taker, hand_text(event.cards))
        for moment in Replay(read_record(path))
        for event in moment.events
        if isinstance(event, TributeCards) and event.audience == event.giver
    ]
    assert swaps
    for seat in (None, *SEATS):
        lines = retold(path, *(() if seat is None else ("--seat", seat)))
        told = [line for line in lines if " → " in line and "owes" not in line]
        assert [line.partition(": ")[2].replace(" ", "") for line in told] == [
            cards for giver, taker, cards in swaps if seat in {None, giver, taker}
        ]


def test_a_result_tells_who_has_opened_and_what_is_owed(tmp_path: Path) -> None:
    path = simulated(tmp_path, "--rounds", 1)
    lines = retold(path)
    (result,) = (
        json.loads(line)["result"]
        for line in path.read_text(encoding="utf-8").splitlines()
        if "result" in line
    )
    opened = [f"seat {seat}" for seat in SEATS if result["opened"][seat - 1]]
    start = next(number for number, line in enumerate(lines) if line.startswith("Round over: "))
    who = lines[start + 1].removeprefix("  Opened: ").split(", ")
    assert [name.partition(" novice")[0] for name in who] == opened
    assert lines[start + 2] == "  Debts:"
    debts = lines[start + 3 : start + 3 + len(result["debts"])]
    assert len(debts) == len(result["debts"]) > 0
    for line, debt in zip(debts, result["debts"], strict=True):
        assert f"owes {debt['cards']} " in line
        assert f"seat {debt['payer']} " in line
        assert f"seat {debt['payee']} " in line
    assert lines[start + 3 + len(debts)].startswith("Score: ")


def test_a_sweep_without_debts() -> None:
    lines = retold(FOLDER / "sweep-1-streak.gouji")
    assert "  Nobody has opened" in lines
    assert not [line for line in lines if "Debts" in line]


def test_without_points_nobody_asks_who_has_opened(tmp_path: Path) -> None:
    path = simulated(tmp_path, "--rounds", 1, "--set", "points=false")
    assert not [line for line in retold(path) if "opened" in line.lower()]


@pytest.mark.slow
@pytest.mark.parametrize("language", Language)
def test_every_position_can_be_told(language: Language) -> None:
    for path in sorted(FOLDER.glob("*.gouji")):
        lines = retold(path, "--lang", language)
        assert not [line for line in lines if line and not line.strip()], path.name


def test_rules_that_change_nothing_in_their_preset(tmp_path: Path) -> None:
    path = tmp_path / "plain.gouji"
    seats = [{"name": "x", "player": "human"}] * 6
    path.write_text(json.dumps({"gouji": 1, "rules": {}, "seats": seats}) + "\n", encoding="utf-8")
    assert "\nRules: classic\n" in run("replay", "--text", path).out
