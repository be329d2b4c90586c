"""决定: what a key does for the seat that is asked: pick cards, act, or earn an explanation. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Self

from gouji.engine.actions import NO, PASS, REDEAL, SHOW, WIND, YIELD, Action, Burn, Play
from gouji.engine.refusals import Language, Reason, refuse
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import Rank
from gouji.rules.hand import count
from gouji.tui.keys import Command
from gouji.tui.narration import rank_name
from gouji.tui.prompt import Saying, Tone, act_with, refused_line, selection_line
from gouji.tui.select import Selection, select_for
from gouji.tui.text import say

YES: Final[Mapping[Question, Action]] = MappingProxyType(
    {Question.SHOW: SHOW, Question.REDEAL: REDEAL}
)
"""Questions that Enter answers, without cards."""

SPOKEN: Final[Mapping[Command, Action]] = MappingProxyType(
    {Command.YIELD: YIELD, Command.WIND: WIND}
)
"""Commands that are acts without cards."""

MOVES: Final[Mapping[Command, int]] = MappingProxyType({Command.LEFT: -1, Command.RIGHT: 1})
CYCLES: Final[Mapping[Command, int]] = MappingProxyType({Command.PREVIOUS: -1, Command.NEXT: 1})


@dataclass(frozen=True, slots=True)
class Deciding:
    """决定: a question put to the human at a seat, and the cards picked so far."""

    view: SeatView
    ask: Ask
    selection: Selection

    @classmethod
    def of(cls, view: SeatView, ask: Ask) -> Self:
        """Begin with nothing picked."""
        return cls(view, ask, select_for(view))

    def press(self, rank: Rank, language: Language) -> "Outcome":
        """按牌点: a rank's key."""
        if self.ask.question in YES:
            return _bad("answer_first", language)
        if not count(self.view.hand, rank):
            return _bad("none_held", language, rank=rank_name(rank, language))
        return self.with_selection(self.selection.press(rank))

    def command(self, command: Command, language: Language) -> "Outcome":
        """命令: any other key."""
        match command:
            case Command.ACCEPT:
                return self._accept(language)
            case Command.DECLINE:
                return self._try(NO if Kind.NO in self.ask.may else PASS, language)
            case Command.YIELD | Command.WIND:
                return self._try(SPOKEN[command], language)
            case Command.BURN if self.ask.question is not Question.BURN:
                return refused_line(refuse(Reason.NO_BURN), language)
            case Command.BURN:
                return self._accept(language)
            case _ if self.ask.question in YES:
                return _bad("answer_first", language)
            case Command.NEXT | Command.PREVIOUS if not self.selection.sets:
                return _bad("nothing_to_cycle", language)
            case _:
                return self.with_selection(self._reselect(command))

    def with_selection(self, selection: Selection) -> Self:
        """The same question with other cards picked."""
        return replace(self, selection=selection)

    def picks(self, rank: Rank) -> bool:
        """已选: whether cards of this rank are picked."""
        return count(self.selection.picked, rank) > 0

    def _reselect(self, command: Command) -> Selection:
        selection = self.selection
        match command:
            case Command.NEXT | Command.PREVIOUS:
                return selection.cycle(CYCLES[command])
            case Command.LEFT | Command.RIGHT:
                return selection.move(MOVES[command])
            case Command.MORE:
                return selection.more()
            case Command.LESS:
                return selection.less()
            case _:
                return selection.clear()

    def _accept(self, language: Language) -> "Outcome":
        yes = YES.get(self.ask.question)
        if yes is not None:
            return yes
        laid = self.selection.combo
        if laid is None:
            return _bad("nothing_picked", language)
        return self._try(act_with(laid, self.ask), language)

    def _try(self, act: Action, language: Language) -> "Outcome":
        refusal = self.view.refusal(act)
        if refusal is None:
            return act
        if isinstance(act, Play | Burn):
            # The line about the cards picked says why already, and what would help.
            return selection_line(self.view, self.ask, self.selection, language)
        return refused_line(refusal, language)


Outcome = Deciding | Action | Saying
"""结果: other cards are picked, an act is decided, or the message why neither."""


def _bad(key: str, language: Language, **facts: object) -> Saying:
    return Saying(say(key, language, **facts), Tone.BAD)
