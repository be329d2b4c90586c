"""Whole games by typed lines: every question of every preset, alone and with several at one screen."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from gouji.engine.refusals import Language
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS
from gouji.tui.settings import Settings
from gouji.tui.text import say
from tests.games import any_rules
from tests.plain.typist import TypedDesk, play_out
from tests.tui.shell import NAMES, session

ALL = tuple(SEATS)
SOME = (2, 5)
TALL = 7
"""Lines of the terminal."""
PRIVATE = ("plain_hand", "told_got")


def played(
    folder: Path, *humans: int, preset: Preset, seed: int, language: Language = Language.ZH
) -> TypedDesk:
    values = any_rules(Random(seed), preset).model_dump() | {"rounds": 1 + seed % 2}
    game = session(folder, *humans, seed=seed, preset=preset, overrides=values)
    desk = TypedDesk(game, Settings(language=language), seed)
    asyncio.run(play_out(desk, game))
    assert game.path is not None
    assert game.over is not None
    assert Replay(read_record(game.path)).finish().is_finished
    return desk


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize(("humans", "seed"), [((1,), 0), ((1,), 1), (SOME, 2), (ALL, 3)])
def test_every_answer_is_understood_at_once(
    tmp_path: Path, preset: Preset, humans: tuple[int, ...], seed: int
) -> None:
    desk = played(tmp_path, *humans, preset=preset, seed=seed)
    assert desk.tries == len(desk.decided)
    assert not desk.due


@pytest.mark.parametrize(("preset", "language"), [*zip(Preset, [*Language] * 2, strict=True)])
def test_only_who_sits_there_is_told_of_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: Preset, language: Language
) -> None:
    monkeypatch.setenv("LINES", str(TALL))
    desk = played(tmp_path, *ALL, preset=preset, seed=1, language=language)
    facts = dict.fromkeys(("number", "cards", "name"), "#")
    private = ["\n" + say(key, language, **facts).partition("#")[0] for key in PRIVATE]
    begun, last = 0, None
    for (seat, opened), covered in zip(desk.sittings, desk.covers, strict=True):
        curtain = say("curtain_how", language, name=NAMES[seat - 1])
        public, sign, rest = desk.text[begun:opened].rpartition(curtain)
        # Who has just answered need not sit down anew.
        assert sign or seat == last
        public, last = public or rest, seat
        assert not any(words in public for words in private)
        assert private[0] in desk.text[opened - 1 : covered]
        assert desk.text[covered:].startswith("\n" * TALL)
        begun = covered
    assert not any(words in desk.text[begun:] for words in private)
