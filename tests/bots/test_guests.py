"""Other people's bots: programs and packages, and what becomes of the game if they fail."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from gouji.bots import registry
from gouji.bots.base import Decision
from gouji.bots.guard import Guard
from gouji.bots.reasons import Why, because
from gouji.bots.registry import UnknownBotError, bot_names, make_bot
from gouji.bots.stdio import StdioBot, StdioError
from gouji.engine.actions import DISSOLVE, NO, act_text
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView, view_of
from gouji.rules.seats import Seat
from tests.positions import position

VIEW = view_of(position("53 6789T 3 3 3 3").says("1 play 5").state, Seat(2))
ANSWERS = """
import json, sys
for line in sys.stdin:
    view = json.loads(line)
    print({answer}, flush=True)
"""


def program(folder: Path, answer: str) -> str:
    """A bot that is a program and gives this answer to every question."""
    path = folder / "bot.py"
    path.write_text(ANSWERS.format(answer=answer), encoding="utf-8")
    return f"{sys.executable} {path}"


def test_a_program_is_asked_and_answers(tmp_path: Path) -> None:
    answer = "json.dumps({'act': view['legal'][-1], 'reason': 'the last of ' + view['asks']})"
    bot = StdioBot(program(tmp_path, answer))
    expected = max(map(act_text, VIEW.legal))
    for _ in range(2):
        decision = bot.choose(VIEW)
        assert act_text(decision.action) == expected
        assert decision.reason.sentence(Language.EN) == "the last of follow"


def test_a_reason_is_not_needed(tmp_path: Path) -> None:
    decision = StdioBot(program(tmp_path, "json.dumps({'act': 'pass'})")).choose(VIEW)
    assert decision.reason.why is Why.UNSAID


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        pytest.param("'pass'", "answered b'pass", id="no JSON"),
        pytest.param("json.dumps(['pass'])", "answered", id="no object"),
        pytest.param("json.dumps({'do': 'pass'})", "answered", id="no act"),
        pytest.param("json.dumps({'act': 'play 4'})", "'play 4' is not legal here", id="not legal"),
        pytest.param("sys.exit()", "has ended", id="dead"),
        pytest.param("__import__('time').sleep(60)", "no answer in 1 s", id="late"),
    ],
)
def test_what_a_program_does_wrong(tmp_path: Path, answer: str, fault: str) -> None:
    with pytest.raises(StdioError, match=fault):
        StdioBot(program(tmp_path, answer), patience=1).choose(VIEW)


@pytest.mark.parametrize("command", ["/nowhere/bot", "'unclosed"])
def test_a_program_that_cannot_be_started(command: str) -> None:
    with pytest.raises(StdioError, match="cannot be started"):
        StdioBot(command).choose(VIEW)


def test_a_program_that_has_died_between_two_questions(tmp_path: Path) -> None:
    bot = StdioBot(program(tmp_path, "json.dumps({'act': 'pass'})"))
    bot.choose(VIEW)
    assert bot._process is not None
    bot._process.kill()
    bot._process.wait()
    with pytest.raises(StdioError, match="has ended"):
        bot.choose(VIEW)


def test_a_program_is_told_no_more_than_its_seat_may_know(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    answer = f"open({str(seen)!r}, 'w').write(line) and json.dumps({{'act': 'pass'}})"
    StdioBot(program(tmp_path, answer)).choose(VIEW)
    told = json.loads(seen.read_text(encoding="utf-8"))
    assert told["hand"] == "6789T"
    assert told["unseen"] == "33333"
    assert told["tricks"] == [[[1, "play 5"]]]
    assert told["legal"] == sorted(map(act_text, VIEW.legal))
    assert "dealt" not in told


class Wrong:
    """A bot that makes one mistake."""

    def choose(self, _: SeatView) -> Decision:
        """Answer a question that nobody has asked."""
        return Decision(NO, because(Why.CHANCE))


class Leaver:
    """A bot that wants the game to end."""

    def choose(self, _: SeatView) -> Decision:
        """Decide what is the humans' to decide."""
        return Decision(DISSOLVE, because(Why.CHANCE))


class Broken:
    """A bot that fails."""

    def choose(self, _: SeatView) -> Decision:
        """Fail."""
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Wrong, "this answer is not offered"),
        (Leaver, "VOID-1 only humans"),
        (Broken, "ZeroDivisionError"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_good(
    bot: type[Wrong | Leaver | Broken], fault: str
) -> None:
    substitute = make_bot("regular", 1, Seat(2))
    guard = Guard(bot, substitute)
    assert [guard.choose(VIEW) for _ in range(3)] == [substitute.choose(VIEW)] * 3
    assert guard.fallbacks == 3
    assert guard.fault is not None
    assert fault in guard.fault or "NO" in guard.fault.upper()


def test_a_bot_that_plays_well_is_left_alone() -> None:
    guard = Guard(lambda: make_bot("novice", 1, Seat(2)), Wrong())
    assert guard.choose(VIEW) == make_bot("novice", 1, Seat(2)).choose(VIEW)
    assert (guard.fault, guard.fallbacks) == (None, 0)


def guest(_: Random) -> Wrong:
    """Make a guest's bot."""
    return Wrong()


def test_a_package_adds_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("guest", f"{__name__}:guest", registry.GROUP)
    monkeypatch.setattr(registry, "_added", lambda: {"guest": point})
    monkeypatch.setattr(EntryPoint, "load", lambda _: guest)
    assert bot_names()[-1] == "guest"
    bot = make_bot("guest", 1, Seat(2))
    assert bot.choose(VIEW) == make_bot("regular", 1, Seat(2)).choose(VIEW)


def test_a_command_is_a_bot_and_an_empty_one_is_none(tmp_path: Path) -> None:
    bot = make_bot("cmd:" + program(tmp_path, "json.dumps({'act': 'pass'})"), 1, Seat(2))
    assert act_text(bot.choose(VIEW).action) == "pass"
    with pytest.raises(UnknownBotError):
        make_bot("cmd: ", 1, Seat(2))
