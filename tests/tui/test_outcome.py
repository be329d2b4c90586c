"""What a round and a game came to, in words: places, scores, debts with their reasons."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from gouji.engine.debts import debts_due, side_score
from gouji.engine.events import GameOver, RoundResult
from gouji.engine.refusals import Language
from gouji.engine.state import Ledger, Match, Revolted, Standing
from gouji.rules.opening import Call
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.rules.scoring import OverReason, Score, round_score, seat_at
from gouji.rules.seats import Federation, Seat, seat_set
from gouji.tui.outcome import (
    Outcome,
    board_head,
    board_lines,
    note_lines,
    place_lines,
    score_lines,
    verdict,
)
from tests.tui.shell import NAMES

BOARD_CELLS = 74
"""What a page of 80 columns has for the board, a scroll bar beside it."""
PLACES = (1, 3, 2, 5, 4, 6)
CALLS = (Call.ADVANCE, Call.NONE, Call.NONE, Call.NONE, Call.CALLED, Call.NONE)
LEDGER = Ledger(
    opened=seat_set(Seat(1), Seat(2)),
    calls=CALLS,
    burns=((Seat(2), Seat(3)),),
    stuck=((Seat(5), Seat(4)),),
)


def outcome(
    preset: Preset = Preset.CLASSIC,
    places: tuple[int, ...] = PLACES,
    sweep: Federation | None = None,
    **overrides: object,
) -> Outcome:
    rules = build(preset, overrides)
    debts = debts_due(rules, LEDGER, places, sweep)
    result = RoundResult(
        places,
        sweep,
        LEDGER.opened,
        LEDGER.burns,
        LEDGER.stuck,
        side_score(rules, LEDGER).plus(
            round_score(places, rules.scoring, negative=rules.negative_scores)
        ),
        Score(8, -8),
        debts,
    )
    last = None if sweep else seat_at(places, 6)
    match = Match(rules, 2, result.total, last, debts=debts)
    return Outcome(NAMES, match, Standing(ledger=LEDGER), result, None)


def notes(shown: Outcome, language: Language = Language.ZH) -> str:
    return "\n".join(note_lines(shown, language))


def test_places_name_every_seat_with_its_side() -> None:
    lines = list(place_lines(outcome(), Language.ZH))
    assert len(lines) == 6
    assert lines[0].startswith("1  头科")
    assert lines[0].endswith("● 老王")
    assert lines[2].endswith("○ [/]")


def test_scores_are_of_the_round_and_in_all() -> None:
    odd, _, odd_names, even, _, even_names = score_lines(outcome(), Language.EN)
    assert "+6" in odd
    assert "8" in odd
    assert "-6" in even
    assert "-8" in even
    assert "老王" in odd_names
    assert "小周" in even_names


def test_the_score_says_how_it_came_about() -> None:
    _, plain, *_ = score_lines(outcome(), Language.EN)
    assert plain.strip() == "places +4 +2 0"
    swept = outcome(places=(1, 4, 2, 5, 3, 6), sweep=Federation.ODD)
    head, doubled, *_ = score_lines(swept, Language.EN)
    assert doubled.strip() == "places +4 +2 0, in all +6, swept ×2"
    assert "+12" in head
    sides = [
        line for line in score_lines(outcome(Preset.TOURNAMENT), Language.EN) if "places" in line
    ]
    assert any("side points" in line for line in sides)


@pytest.mark.parametrize("language", Language)
def test_each_debt_is_told_with_its_clause(language: Language) -> None:
    shown = outcome()
    text = notes(shown, language)
    assert shown.match.debts
    for debt in shown.match.debts:
        assert f"{debt.clause}" in text
    assert {debt.clause for debt in shown.match.debts} >= {"POINT-3", "POINT-4", "TRIB-2"}


def test_calls_burns_and_stuck_seats_are_told() -> None:
    text = notes(outcome())
    for line in (
        "开点：老王、[/]",
        "预点：老王",
        "明点：老李",
        "烧牌：[/] 烧 阿孙，烧成了",
        "闷：小赵 闷住 老李",
    ):
        assert line in text
    nobody = outcome()
    nobody = replace(nobody, result=replace(nobody.result, opened=seat_set()))
    assert "开点：没有人" in notes(nobody)


def test_a_revolt_is_told() -> None:
    shown = outcome()
    shown = replace(shown, standing=shown.standing._replace(revolted=Revolted(Seat(4))))
    assert "革命：小赵" in notes(shown)


def test_a_sweep_brings_a_fresh_start_without_tribute() -> None:
    text = notes(outcome(places=(1, 4, 2, 5, 3, 6), sweep=Federation.ODD))
    assert "● 串三户" in text
    assert "重新开局" in text
    assert "没有贡" in text


@pytest.mark.parametrize(
    ("places", "spared"),
    [
        ((1, 2, 3, 4, 6, 5), ["老李、老王", "小周、[/]"]),
        ((1, 2, 3, 5, 4, 6), ["小赵、[/]"]),
        ((1, 3, 2, 5, 4, 6), []),
    ],
)
def test_mates_are_told_to_be_spared_the_tribute_of_the_last_places(
    places: tuple[int, ...], spared: list[str]
) -> None:
    lines = [line for line in notes(outcome(places=places)).splitlines() if "TRIB-6" in line]
    assert lines == [f"{who} 同联邦：落贡免了 · TRIB-6" for who in spared]


def test_side_points_stand_in_place_of_tribute() -> None:
    text = notes(outcome(Preset.TOURNAMENT))
    assert "边分" in text
    assert "分 · BURN-7" in text
    assert "进贡" not in text
    assert "没有贡" not in text


def test_who_counts_as_last_is_told_with_the_debts_that_follow() -> None:
    shown = outcome()
    shown = replace(shown, match=shown.match._replace(last=Seat(4)))
    assert "小赵 替 小周 当大落" in notes(shown)
    assert "当大落" not in notes(outcome())


def test_after_the_last_round_nothing_follows() -> None:
    over = GameOver(Score(6, -6), OverReason.ROUNDS)
    text = notes(replace(outcome(), over=over))
    assert "下一局" not in text
    assert "开点" in text


@pytest.mark.parametrize("language", Language)
def test_the_board_fits_the_page_and_adds_up(language: Language) -> None:
    names = ("一" * 6, "[/]", "W" * 12, "老赵", "", "周")
    shown = [outcome().result, outcome(sweep=Federation.EVEN).result]
    rows = list(board_lines(shown * 6, language))
    assert len(rows) == 13
    assert max(map(cell_len, [board_head(names, language), *rows[:-1]])) <= BOARD_CELLS
    assert rows[0].split()[:7] == ["1", *map(str, PLACES)]
    assert "●+6" in rows[0]
    assert "○-6" in rows[0]
    assert rows[1].split()[0] != "2"
    plain = list(board_lines(shown[:1], language))
    assert len(plain) == 1


@pytest.mark.parametrize(
    ("total", "reason", "text"),
    [
        (Score(6, 2), None, "● 领先"),
        (Score(2, 2), None, "平 2 : 2"),
        (Score(-4, 8), OverReason.SWEEP, "终局（串三户）：○ 赢"),
        (Score(3, 3), OverReason.DISSOLVED, "终局（散局）：平局"),
        (Score(3, 1), OverReason.STREAK, "终局（包饺子）：● 赢"),
        (Score(3, 1), OverReason.ROUNDS, "终局（打满局数）：● 赢"),
    ],
)
def test_who_leads_or_has_won_and_why_it_is_over(
    total: Score, reason: OverReason | None, text: str
) -> None:
    over = None if reason is None else GameOver(total, reason)
    assert text in verdict(total, over, Language.ZH)
