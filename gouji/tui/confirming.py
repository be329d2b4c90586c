"""过牌前确认: a pass is asked twice where something could be played, if the user has set so. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass

from gouji.engine.actions import PASS
from gouji.engine.refusals import Language
from gouji.rules.asks import Kind
from gouji.rules.cards import Rank
from gouji.rules.hand import Hand
from gouji.tui.deciding import Deciding, Outcome
from gouji.tui.keys import Command
from gouji.tui.laying import Laying
from gouji.tui.narration import Names
from gouji.tui.prompt import Saying
from gouji.tui.text import say


@dataclass(frozen=True, slots=True)
class Confirming(Deciding):
    """确认: a pass is meant if it is said again; any other key goes on picking."""

    back: Laying
    """What was being decided."""

    @property
    def picked(self) -> Hand:
        """已选: as before."""
        return self.back.picked

    @property
    def cursor(self) -> Rank | None:
        """光标: as before."""
        return self.back.cursor

    @property
    def offered(self) -> frozenset[Kind]:
        """可选: as before."""
        return self.back.offered

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: as before."""
        return self.back.keys

    def press(self, rank: Rank, language: Language) -> Outcome:
        """按牌点: pick after all."""
        return self.back.press(rank, language)

    def less(self, rank: Rank, language: Language) -> Outcome:
        """少一张: pick after all."""
        return self.back.less(rank, language)

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: the second pass passes."""
        return PASS if command is Command.DECLINE else self.back.command(command, language)

    def saying(self, _: Names, language: Language) -> Saying:
        """提示: that something could be played."""
        number = len(self.back.selection.choices)
        return Saying(say("confirm_pass", language, number=number))


def confirmed(deciding: Deciding, outcome: Outcome) -> Outcome:
    """确认: what a decision comes to where passes are asked twice.

    Args:
        deciding: what was being decided.
        outcome: what a key made of it.
    """
    if outcome is PASS and isinstance(deciding, Laying) and deciding.selection.choices:
        return Confirming(deciding.view, deciding.ask, deciding)
    return outcome
