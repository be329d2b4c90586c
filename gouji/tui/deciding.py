"""决定: what a key does for the seat that is asked: pick, act, or earn an explanation. Pure."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeVar

from gouji.engine.actions import (
    ACCEPT,
    ADVANCE_CALL,
    CALL,
    HEADLESS,
    KEEP,
    NO,
    REDEAL,
    REFUSE,
    REVOLT,
    SHOW,
    TAKE_LAST,
    Action,
)
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import EMPTY, Hand, count
from gouji.tui.keys import Command
from gouji.tui.narration import Names, rank_name
from gouji.tui.prompt import Saying, bad
from gouji.tui.questions import meaning_line, question_line
from gouji.tui.select import Picked
from gouji.tui.text import say

AnyPicked = TypeVar("AnyPicked", bound=Picked)


@dataclass(frozen=True, slots=True)
class Spread:
    """摊牌: sets that are shown in a row, one of them perhaps chosen."""

    sets: tuple[Combo, ...]
    chosen: Hand | None = None


@dataclass(frozen=True, slots=True)
class Deciding(ABC):
    """决定: a question put to the human at a seat, as far as his keys have taken it."""

    view: SeatView
    """The view that asks."""
    ask: Ask

    @property
    def picked(self) -> Hand:
        """已选: the cards of the own hand that are picked."""
        return EMPTY

    @property
    def cursor(self) -> Rank | None:
        """光标: the rank that the arrows change."""
        return None

    @property
    def spread(self) -> Spread | None:
        """摊牌: the sets to choose from or to rebuild, if that is what is asked."""
        return None

    @property
    def offered(self) -> frozenset[Kind]:
        """可选: the kinds of acts that have a key of their own here."""
        return frozenset()

    @property
    @abstractmethod
    def keys(self) -> Mapping[str, str]:
        """按键: what the footer calls the keys that decide; those it does not name do nothing."""

    @abstractmethod
    def press(self, rank: Rank, language: Language) -> "Outcome":
        """按牌点: a rank's key."""

    @abstractmethod
    def command(self, command: Command, language: Language) -> "Outcome":
        """命令: any other key."""

    def less(self, rank: Rank, language: Language) -> "Outcome":
        """少一张: one card less of a rank."""
        return self.press(rank, language)

    def question(self, names: Names, language: Language) -> str:
        """问话: what is asked."""
        return question_line(self.view, self.ask, names, language)

    @abstractmethod
    def saying(self, names: Names, language: Language) -> Saying:
        """提示: what is picked and whether it will do, or how to answer."""

    def picks(self, rank: Rank) -> bool:
        """已选: whether cards of this rank are picked."""
        return count(self.picked, rank) > 0


Outcome = Deciding | Action | Saying
"""结果: other cards are picked, an act is decided, or the message why neither."""


MOVES: Final[Mapping[Command, int]] = MappingProxyType({Command.LEFT: -1, Command.RIGHT: 1})
CYCLES: Final[Mapping[Command, int]] = MappingProxyType({Command.PREVIOUS: -1, Command.NEXT: 1})
STEPS: Final[Mapping[Command, int]] = MappingProxyType({**MOVES, **CYCLES})
"""Where Tab and the arrows lead: to the next, or back."""


def reselected(picked: AnyPicked, command: Command) -> AnyPicked:
    """改选: what is picked after a key that picks."""
    match command:
        case Command.NEXT | Command.PREVIOUS:
            return picked.cycle(CYCLES[command])
        case Command.LEFT | Command.RIGHT:
            return picked.move(MOVES[command])
        case Command.MORE:
            return picked.more()
        case Command.LESS:
            return picked.less()
        case _:
            return picked.clear()


@dataclass(frozen=True, slots=True)
class Selecting(Deciding):
    """选牌: cards of the own hand are picked."""

    selection: Picked

    @property
    def picked(self) -> Hand:
        """已选: the cards picked."""
        return self.selection.picked

    @property
    def cursor(self) -> Rank | None:
        """光标: the rank that the arrows change."""
        return self.selection.cursor

    def press(self, rank: Rank, language: Language) -> Outcome:
        """按牌点: pick cards of a rank."""
        if not count(self.view.hand, rank):
            return bad("none_held", language, rank=rank_name(rank, language))
        return replace(self, selection=self.selection.press(rank))

    def less(self, rank: Rank, _: Language) -> Outcome:
        """少一张: one card less of a rank."""
        return replace(self, selection=self.selection.less(rank))


ANSWERS: Final[Mapping[Question, tuple[Action, Action]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: (ADVANCE_CALL, NO),
        Question.SHOW: (SHOW, NO),
        Question.REDEAL: (REDEAL, NO),
        Question.TRIBUTE: (ACCEPT, REFUSE),
        Question.CALL: (CALL, NO),
        Question.REVOLT: (REVOLT, NO),
        Question.OPPOSITE: (KEEP, HEADLESS),
        Question.LAST: (TAKE_LAST, NO),
    }
)
"""Questions that Enter and Space answer, without cards."""

ANSWER_KEYS: Final[Mapping[Question, tuple[str, str]]] = MappingProxyType(
    {
        Question.TRIBUTE: ("key_take", "key_refuse"),
        Question.OPPOSITE: ("key_keep", "key_headless"),
    }
)
"""What the footer calls the two answers where they are not simply yes and no."""


BETS: Final = frozenset({Question.ADVANCE_CALL, Question.CALL})
"""叫点: questions that nothing leads up to, and of which a hasty yes may cost cards."""


@dataclass(frozen=True, slots=True)
class Answering(Deciding):
    """答问: a question of yes or no; yes to a bet is said twice."""

    is_sure: bool = False
    """Whether yes has been said once."""

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: Enter and Space."""
        yes, no = ANSWER_KEYS.get(self.ask.question, ("key_yes", "key_no"))
        return {"enter": yes, "space": no}

    def press(self, _: Rank, language: Language) -> Outcome:
        """按牌点: no cards are asked for."""
        return bad("answer_first", language)

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: Enter is yes, Space is no."""
        yes, no = ANSWERS[self.ask.question]
        if command is Command.ACCEPT and self.ask.question in BETS and not self.is_sure:
            return replace(self, is_sure=True)
        answers = {Command.ACCEPT: yes, Command.DECLINE: no}
        return answers.get(command) or bad("answer_first", language)

    def saying(self, names: Names, language: Language) -> Saying:
        """提示: what yes or no comes to."""
        if self.is_sure:
            return Saying(say("confirm_bet", language))
        return Saying(meaning_line(self.view, self.ask, names, language))
