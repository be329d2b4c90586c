"""docs/bots.md: its examples play, and it tells of every field and every bot."""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gouji.bots.registry import BOTS, make_bot
from gouji.bots.wire import view_line
from gouji.engine.actions import act_text
from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from tests.positions import position

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
IN_PROCESS, PROGRAM = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
VIEW = view_of(position("53 6789T 3 3 3 3").says("1 play 5").state, Seat(2))


def test_the_class_plays() -> None:
    space: dict[str, Any] = {}
    exec(IN_PROCESS, space)  # noqa: S102 – the example of our own page
    assert space["LowestBot"](Random(1)).choose(VIEW).action in VIEW.legal


def test_the_program_plays(tmp_path: Path) -> None:
    path = tmp_path / "lowest.py"
    path.write_text(PROGRAM, encoding="utf-8")
    decision = make_bot(f"cmd:{sys.executable} {path}", 1, Seat(2)).choose(VIEW)
    assert act_text(decision.action) == min(map(act_text, VIEW.legal))
    assert decision.reason.sentence(Language.EN) == "the first of them"


@pytest.mark.parametrize("field", json.loads(view_line(VIEW)))
def test_every_field_is_described(field: str) -> None:
    *_, table = TEXT.split("| field |")
    assert f"`{field}`" in table


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_is_described(bot: str) -> None:
    assert f"| `{bot}` |" in TEXT
