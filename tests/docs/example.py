"""例: plays an example of the rule book as a record, line by line, and checks what it says.

A line tells or asks (``docs/rules.en.md`` explains them under "How to read the examples"):

    hands: 59 | 3 | - | 73 | 63 | 3     tells: a position (``deal:`` instead begins with the deal)
    1 play 5, 2 pass, others pass       tells: decisions
    legal: pass, play 7                 asks
"""

import json
import re
from collections.abc import Callable, Mapping
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import pytest

from gouji.engine.actions import act_text
from gouji.engine.events import GameOver, RoundResult
from gouji.engine.kernel import ask_of, legal
from gouji.records.errors import RecordError
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.records.results import Value, over_value, result_value
from gouji.rules.asks import Question
from gouji.rules.beating import JokerOptions, JokerRule, MixedJokers, beats
from gouji.rules.combo import parse_combo
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS
from tests.docs.book import Example

SHORT: Final = MappingProxyType(
    {"calls": False, "revolt": False, "hui": False, "last_by_agreement": False}
)
"""What the examples leave out, to be short, unless their ``rules:`` say otherwise."""

SETTINGS: Final = ("rules", "drawer", "hands", "deal", "fallback", "out", "lead")
"""The keys that tell how a round begins."""

BEATS: Final = re.compile(r"(\w+) < (\w+)(?: \[(\w+)\])? : (yes|no)")


def check(example: Example, path: Path) -> None:
    """例: check an example; a position becomes a record at ``path``."""
    if example.kind == "gouji-beats":
        check_beats(example.text)
    else:
        Game(path).play(example.text)


def check_beats(text: str) -> None:
    """压牌例: check lines such as ``8888 < 9999 : yes``."""
    for line in text.splitlines():
        found = BEATS.fullmatch(line)
        assert found is not None, f"cannot read {line!r}"
        table, answer, option, says = found.groups()
        rule = JokerRule(option) if option in set(JokerRule) else JokerRule.STRICT
        mixed = MixedJokers(option) if option in set(MixedJokers) else MixedJokers.KEEP
        assert option in {None, rule, mixed}, f"unknown option in {line!r}"
        does = beats(parse_combo(answer), parse_combo(table), JokerOptions(rule, mixed))
        assert does is (says == "yes"), line


def header(rules: str) -> Value:
    """首行: the header for ``rules: biesan stuck=stay``."""
    words = rules.split()
    preset = words.pop(0) if words and "=" not in words[0] else Preset.CLASSIC.value
    given = dict(word.split("=") for word in words)
    values: Value = {name: json_or_text(value) for name, value in given.items()}
    seat = {"name": "-", "player": "human"}
    return {"gouji": 1, "rules": {"preset": preset, **SHORT, **values}, "seats": [seat] * 6}


def json_or_text(text: str) -> object:
    """Read ``true`` and ``3`` as JSON, and other words as they stand."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def decision(text: str) -> Value:
    """决定: the line for ``3 play KKK2w``, ``1 claim 55 66w`` or ``1 hui``."""
    seat, act, *cards = text.split()
    value: Value = {"seat": int(seat), "act": act}
    if act == "claim":
        value["sets"] = cards
    elif cards or act == "hui":
        value["cards"] = "".join(cards)
    return value


def round_line(number: int, drawer: str) -> Value:
    """开局: the line for ``drawer: 3``."""
    return {"round": number, "drawer": int(drawer)}


def deal_line(told: Mapping[str, str]) -> Value:
    """发牌: the line for ``deal:``, or for ``hands:`` with ``lead:``, a position."""
    if "deal" in told:
        value: Value = {"deal": six_hands(told["deal"])}
    else:
        value = {"deal": six_hands(told["hands"]), "phase": "play", "leader": int(told["lead"])}
        value["out"] = [int(seat) for seat in told.get("out", "").split()]
    if "fallback" in told:
        value["fallback"] = int(told["fallback"])
    return value


def six_hands(text: str) -> list[str]:
    """手牌: read ``59 | 3 | - | 73 | 63 | 3``; ``-`` is the hand of a seat that is out."""
    return ["" if hand.strip() == "-" else hand.strip() for hand in text.split("|")]


def listed(text: str) -> list[str]:
    """Read acts with commas between them."""
    return [act.strip() for act in text.split(",")]


class Game:
    """一局: a record that grows as its example says, replayed at each line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[Value] = []
        self.settings: dict[str, str] = {}
        self.result: Value = {}
        self.over: Value = {}

    def play(self, text: str) -> None:
        """Follow an example's lines; it must ask something."""
        asked = 0
        for line in text.splitlines():
            key, colon, value = line.partition(":")
            if key in SETTINGS:
                self.settings[key] = value.strip()
                continue
            self.begin()
            if colon:
                CHECKS[key](self, value.strip())
                asked += 1
            else:
                self.decide(line)
        assert asked, "an example that checks nothing"

    def begin(self) -> None:
        """开局: write the lines that the settings so far ask for."""
        told, self.settings = self.settings, {}
        if not self.lines:
            self.add(header(told.get("rules", "")))
            told.setdefault("drawer", "1")
        if "drawer" in told:
            self.add(round_line(self.now.rounds + 1, told["drawer"]))
        if "hands" in told or "deal" in told:
            self.add(deal_line(told))

    def decide(self, line: str) -> None:
        """决定: take the decisions of a line."""
        for text in map(str.strip, line.split(",")):
            if text == "others pass":
                self.decline(Question.FOLLOW, Question.BURN)
            elif text == "others no":
                self.decline(self.question)
            else:
                self.add(decision(text))

    def decline(self, *questions: str) -> None:
        """其他人都过: all who are asked one of these questions decline, and somebody must be."""
        assert ask_of(self.now.state) is not None
        assert self.question in questions
        while self.question in questions:
            act = "pass" if self.question == Question.FOLLOW else "no"
            self.add(decision(f"{self.asked.split()[0]} {act}"))

    def add(self, line: Value) -> None:
        """Write a line, and the results that it brings about."""
        self.lines.append(line)
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        self.path.write_text(text, encoding="utf-8")
        replay = Replay(read_record(self.path))
        events = [moment.events for moment in replay][-1:]
        self.now = replay
        for event in chain(*events):
            if isinstance(event, RoundResult):
                self.result = result_value(event)
                self.add({"result": self.result})
            elif isinstance(event, GameOver):
                self.over = over_value(event)
                self.add({"over": self.over})

    @property
    def asked(self) -> str:
        """Who is asked what, ``"2 burn"``."""
        ask = ask_of(self.now.state)
        return f"{ask.seat} {ask.question}" if ask else "nobody"

    @property
    def question(self) -> str:
        """What is asked."""
        return self.asked.split()[-1]

    @property
    def legal(self) -> list[str]:
        """The legal acts."""
        return sorted(map(act_text, legal(self.now.state)))

    def check_asks(self, said: str) -> None:
        assert self.asked == said

    def check_legal(self, said: str) -> None:
        assert self.legal == sorted(listed(said))

    def check_legal_has(self, said: str) -> None:
        assert set(listed(said)) <= set(self.legal)

    def check_refused(self, said: str) -> None:
        """The clause at the end must refuse the line; nothing changes."""
        text, _, clause = said.rpartition(" ")
        drawer = text.removeprefix("drawer ")
        line = decision(text) if drawer == text else round_line(self.now.rounds + 1, drawer)
        with pytest.raises(RecordError, match=rf"\b{clause} "):
            self.add(line)
        self.lines.pop()


def score_text(value: Value) -> str:
    """得分: ``odd 2, even -2``."""
    return ", ".join(f"{side} {points}" for side, points in value.items())


def pairs_text(pairs: list[list[int]]) -> str:
    """对: ``2>1``: who burned whom, or who was stuck by whom."""
    return ", ".join(f"{one}>{other}" for one, other in pairs) or "none"


def debt_text(debt: Value) -> str:
    """债: ``last 6>1 2``: a kind, who pays whom, and how many cards."""
    return "{kind} {payer}>{payee} {cards}".format(**debt)


RESULTS: Final[Mapping[str, Callable[[Any], str]]] = MappingProxyType(
    {
        "places": lambda places: " ".join(map(str, places)),
        "sweep": str,
        "opened": lambda opened: (
            " ".join(str(seat) for seat in SEATS if opened[seat - 1]) or "none"
        ),
        "burns": pairs_text,
        "stuck": pairs_text,
        "score": score_text,
        "total": score_text,
        "debts": lambda debts: ", ".join(map(debt_text, debts)) or "none",
    }
)
"""How the fields of a result are written in an example."""


def check_result(key: str) -> Callable[[Game, str], None]:
    """结果: the check of a field of the last result, or of the game's when it is over."""

    def check_field(game: Game, said: str) -> None:
        assert RESULTS[key]((game.result | game.over)[key]) == said

    return check_field


def check_over(game: Game, said: str) -> None:
    """终局: check why the game is over."""
    assert game.over["reason"] == said


CHECKS: Final[Mapping[str, Callable[[Game, str], None]]] = MappingProxyType(
    {
        "asks": Game.check_asks,
        "legal": Game.check_legal,
        "legal has": Game.check_legal_has,
        "refused": Game.check_refused,
        "over": check_over,
        **{key: check_result(key) for key in RESULTS},
    }
)
"""What a line that asks checks, by its key."""
