"""还贡: deciding which cards to return for a tribute (TRIB-5). Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from gouji.engine.actions import Return
from gouji.engine.legality import return_fault
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask
from gouji.rules.hand import size
from gouji.tui.deciding import Outcome, Selecting, reselected
from gouji.tui.keys import Command
from gouji.tui.narration import Names, cards_words, rank_name
from gouji.tui.prompt import Saying, Tone, bad, number_words, refused_line
from gouji.tui.select import ranks_in, returns_for
from gouji.tui.text import say

ACTING: Final = frozenset(
    {
        *(Command.DECLINE, Command.YIELD, Command.BURN, Command.WIND),
        *(Command.HUI, Command.CLAIM),
    }
)
"""Commands for acts that are no answer here."""


@dataclass(frozen=True, slots=True)
class Returning(Selecting):
    """还贡: cards are returned for a tribute (TRIB-5)."""

    @classmethod
    def of(cls, view: SeatView, ask: Ask) -> Self:
        """Begin with nothing picked."""
        return cls(view, ask, returns_for(view))

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: pick and return."""
        return {"tab": "key_choose", "enter": "key_return"}

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: Enter returns, Tab and the arrows pick."""
        if command is Command.ACCEPT:
            act = Return(self.picked)
            return act if self.view.refusal(act) is None else self._short(language)
        if command in ACTING:
            return bad("must_return", language)
        return replace(self, selection=reselected(self.selection, command))

    def saying(self, names: Names, language: Language) -> Saying:
        """提示: what may be returned, or whether what is picked may."""
        picked = self.selection
        if not picked.picked:
            return Saying(self._hint(names, language))
        if not picked.number:
            return self._short(language)
        cards, number = cards_words(picked.picked, language), number_words(picked, language)
        return Saying(say("picked_return", language, cards=cards, count=number), Tone.GOOD)

    def _short(self, language: Language) -> Saying:
        missing = self.selection.wanted - size(self.picked)
        if missing > 0:
            cards = cards_words(self.picked, language)
            return Saying(say("picked_return_few", language, cards=cards, number=missing))
        ranks = [rank_name(rank, language) for rank in ranks_in(self.selection.choices)]
        return refused_line(return_fault(self.view.options), language, ranks=" ".join(ranks))

    def _hint(self, names: Names, language: Language) -> str:
        ranks = ranks_in(self.selection.choices)
        matches = self.view.match.rules.return_match
        return say(
            "hint_return_match" if matches else "hint_return",
            language,
            ranks=" ".join(rank_name(rank, language) for rank in ranks),
            name=names[self.view.owed[0].payer - 1],
        )
