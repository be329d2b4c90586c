"""What is told around the questions: waits, windows, the curtain, wishes and results."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from gouji.engine.actions import TAKE_LAST, Action, Hui
from gouji.engine.events import GameOver
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.records.players import Player
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Question
from gouji.rules.preset_values import Preset
from gouji.rules.scoring import OverReason
from gouji.rules.seats import SEATS
from gouji.tui.config import PlayConfig
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
from gouji.tui.text import say
from tests.plain.typist import TypedDesk, play_out
from tests.tui.shell import NAMES, novice, players, session
from tests.tui.test_driver import two_rounds_with_a_choice_of_last

LEAD_FIRST: dict[str, object] = {"calls": False, "hui": False, "first_lead": "drawer"}


class Script(TypedDesk):
    """A desk at which fixed lines are typed, and then no more."""

    def __init__(
        self, game: Session, lines: Iterable[str], settings: Settings | None = None
    ) -> None:
        self.script = iter(lines)
        super().__init__(game, settings)

    def _type(self) -> str | None:
        return next(self.script, None)


def told(
    folder: Path,
    *lines: str,
    humans: tuple[int, ...] = (1,),
    settings: Settings | None = None,
    overrides: dict[str, object] | None = None,
    seed: int = 7,
) -> str:
    """All that is told while these lines are typed, up to the end of them."""
    game = session(folder, *humans, seed=seed, overrides={**LEAD_FIRST, **(overrides or {})})
    desk = Script(game, lines, settings)
    asyncio.run(play_out(desk, game))
    return desk.text


def last(folder: Path, *lines: str) -> str:
    """What is told after the last of the lines."""
    before, after = (told(folder / str(n), *lines[:n]) for n in (len(lines) - 1, len(lines)))
    return after.removeprefix(before)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("?", "? 这些"),
        ("v", "能出的有"),
        ("e", "● 老王 · 剩"),
        ("m", "还没开"),
        ("l", "第1局"),
        ("c", "外面 "),
        ("i", "BURN-2"),
        ("r", "TURN-"),
        ("规则 BURN-3", "BURN-3 "),
        ("规则 BURN-99", "没有条款“BURN-99”"),
        ("规则", "BEAT-1 "),
        ("比分", "还没有打完一局"),
        ("h", "提示：打 "),
        ("english", "Your hand"),
        ("快慢", "单步\n"),
        ("", "手牌 "),
    ],
)
def test_what_may_be_asked_in_between(tmp_path: Path, line: str, words: str) -> None:
    assert words in last(tmp_path, line)


def test_help_and_counter_can_be_switched_off(tmp_path: Path) -> None:
    settings = Settings(hints=False, counter=False)
    text = told(tmp_path, "h", "c", "i", settings=settings)
    assert say("plain_no_hints", Language.ZH) in text
    assert "外面" not in text
    assert "BURN-2" not in text


def test_the_help_names_what_the_question_offers(tmp_path: Path) -> None:
    text = told(tmp_path, "?")
    assert say("plain_help_pass", Language.ZH) in text
    assert "f 加牌" not in text


def test_passing_can_be_asked_twice(tmp_path: Path) -> None:
    confirm = Settings(confirm_pass=True)
    once = told(tmp_path / "1", "p", settings=confirm)
    assert once.endswith(f"{say('plain_confirm', Language.ZH)}\n")
    twice = told(tmp_path / "2", "p", "p", settings=confirm)
    assert "老王 过" in twice.removeprefix(once)
    assert "老王 过" in told(tmp_path / "3", "p")


def test_the_language_changes_for_everything(tmp_path: Path) -> None:
    text = told(tmp_path, "english", "p", "中文", "l")
    assert "  老王 passes\n" in text
    assert "  老王 过\n" in text


def test_the_pace_changes_in_the_game(tmp_path: Path) -> None:
    game = session(tmp_path, 1, overrides=LEAD_FIRST, speed=Speed.FAST)
    asyncio.run(play_out(Script(game, ["pace"]), game))
    assert game.speed is Speed.INSTANT


# Several at one screen


def test_a_wrong_seat_is_not_taken_for_a_claim(tmp_path: Path) -> None:
    game = session(tmp_path, 1, 3)
    desk = Script(game, ["2", "x", "?", "1"])
    asyncio.run(play_out(desk, game))
    assert desk.text.count(say("plain_claim_no", Language.ZH, seats="1 3")) == 2
    assert "老王 预点" in desk.text
    assert "阿孙 预点" not in desk.text


def test_without_a_curtain_it_is_said_who_is_asked(tmp_path: Path) -> None:
    text = told(tmp_path, humans=(1, 3), settings=Settings(curtain=False))
    facts = {"seat": 1, "name": "老王"}
    assert say("plain_no_curtain", Language.ZH, **facts) in text
    assert "回避" not in text


def test_relations_are_told_to_one_alone(tmp_path: Path) -> None:
    alone = told(tmp_path / "1", "e")
    assert "● 阿孙 · 友" in alone
    shared = told(tmp_path / "2", "e", humans=(1, 3))
    assert "3 ● 阿孙\n" in shared


# The ends


class Novice(TypedDesk):
    """A desk at which a novice sits who takes over the last place."""

    def __init__(self, game: Session, settings: Settings | None = None) -> None:
        super().__init__(game, settings, choose=self._as_novice)

    def _lines(self) -> list[str]:
        return [""] if self.seats is not None else super()._lines()

    @staticmethod
    def _as_novice(view: SeatView) -> Action:
        if view.ask and view.ask.question is Question.LAST:
            return TAKE_LAST
        act = novice(view)
        return novice(view.leading) if act == Hui(()) else act


@pytest.mark.parametrize("language", Language)
def test_rounds_end_with_their_result_and_the_game_with_the_score(
    tmp_path: Path, language: Language
) -> None:
    game = session(tmp_path, 1, overrides={"rounds": 2})
    desk = Novice(game, Settings(language=language))
    asyncio.run(play_out(desk, game))
    for number in (1, 2):
        assert desk.text.count(say("result_title", language, number=number, rounds=2)) == 1
    assert say("score_total", language) in desk.text.splitlines()[-4]
    assert say("over_rounds", language) in desk.text.splitlines()[-1]


def test_the_last_place_is_taken_over_by_a_typed_answer(tmp_path: Path) -> None:
    seed = two_rounds_with_a_choice_of_last(tmp_path)
    game = session(tmp_path, *SEATS, seed=seed, overrides={"rounds": 2})
    desk = Novice(game)
    asyncio.run(play_out(desk, game))
    [view] = [one for one, _ in desk.decided if one.ask and one.ask.question is Question.LAST]
    assert f"{NAMES[view.seat - 1]} 替 " in desk.text
    assert desk.text.count(say("result_title", Language.ZH, number=1, rounds=2)) == 1


def test_a_game_is_dissolved_if_all_humans_want_it(tmp_path: Path) -> None:
    game = session(tmp_path, 1, 3, overrides=LEAD_FIRST)
    desk = Script(game, ["", "散局", "1", "", "", "散局", "13"])
    asyncio.run(play_out(desk, game))
    assert game.over is not None
    assert game.over.reason is OverReason.DISSOLVED
    assert game.path is not None
    moments = Replay(read_record(game.path))
    assert any(isinstance(event, GameOver) for one in moments for event in one.events)
    assert desk.text.endswith(f"{say('score_no_round', Language.ZH)}\n")


@pytest.mark.parametrize("language", Language)
def test_a_bot_of_somebody_else_is_told_by_its_name(tmp_path: Path, language: Language) -> None:
    table = (*players(1)[:5], Player("小周", "cmd:./bot [/]"))
    settings = Settings(language=language)
    game = Session(PlayConfig(Preset.CLASSIC, {}, table, settings), table, tmp_path)
    desk = Script(game, (), settings)
    desk.greet()
    game.close()
    assert "小周" in desk.text.splitlines()[-1]
    assert "cmd:./bot [/]" in desk.text.splitlines()[-1]


def test_who_watches_bots_sees_all_hands(tmp_path: Path) -> None:
    text = told(tmp_path, humans=())
    for name in NAMES:
        assert f"\n{name}：" in text
    assert say("result_title", Language.ZH, number=1, rounds=1) in text
