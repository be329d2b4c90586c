"""出牌: deciding about a set to lead, to answer or to burn with, and what is laid aside first. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Self, cast

from gouji.engine.actions import (
    HUI_CHOICES,
    NO,
    PASS,
    WIND,
    YIELD,
    Action,
    Claim,
    Hui,
)
from gouji.engine.refusals import Language, Reason, refuse
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import Rank
from gouji.tui.claiming import Splitting
from gouji.tui.deciding import STEPS, Deciding, Outcome, Selecting, reselected
from gouji.tui.keys import ENTRIES, Command
from gouji.tui.narration import Names
from gouji.tui.prompt import Saying, act_with, bad, barred_line, refused_line, selection_line
from gouji.tui.questions import question_line
from gouji.tui.select import Selection, select_for
from gouji.tui.text import say
from gouji.tui.whynot import why_not

SPOKEN: Final[Mapping[Command, Action]] = MappingProxyType(
    {Command.YIELD: YIELD, Command.WIND: WIND}
)
"""Commands that are acts without cards."""

LAYING_KEYS: Final[Mapping[Question, Mapping[str, str]]] = MappingProxyType(
    {
        Question.HUI: {"tab": "key_next", "enter": "key_accept"},
        Question.LEAD: {"tab": "key_next", "enter": "key_accept"},
        Question.FOLLOW: {"tab": "key_next", "enter": "key_accept", "space": "key_decline"},
        Question.BURN: {"tab": "key_next", "enter": "key_burn", "space": "key_no"},
    }
)
"""What the footer calls the keys that pick a set and decide about it."""


@dataclass(frozen=True, slots=True)
class Laying(Selecting):
    """出牌: a set is asked for; at the question of 烩 it is the first lead, and no answer to it."""

    selection: Selection
    case: SeatView
    """The view by which a set is judged."""

    @classmethod
    def of(cls, view: SeatView, ask: Ask) -> Self:
        """Begin with nothing picked."""
        case = view.leading if ask.question is Question.HUI else view
        return cls(view, ask, select_for(case), case)

    @property
    def offered(self) -> frozenset[Kind]:
        """可选: with 烩 also what the lead after it allows."""
        return self.ask.may | self._judged.may

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: how the set is laid or declined."""
        return LAYING_KEYS[self.ask.question]

    @property
    def _judged(self) -> Ask:
        return cast("Ask", self.case.ask)

    def question(self, names: Names, language: Language) -> str:
        """问话: what is asked, and every key that answers."""
        ask = self.ask._replace(may=self.offered)
        return question_line(self.view, ask, names, language)

    def saying(self, _: Names, language: Language) -> Saying:
        """提示: what is picked and whether it goes."""
        return selection_line(self.case, self._judged, self.selection, language)

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: lay, decline, or pick by Tab and the arrows."""
        match command:
            case Command.ACCEPT:
                return self._lay(language)
            case Command.DECLINE:
                return self._decline(language)
            case Command.YIELD | Command.WIND | Command.BURN:
                return self._without_turn(command, language)
            case Command.HUI | Command.CLAIM:
                return self._rarer(command, language)
            case Command.NEXT | Command.PREVIOUS if not self.selection.choices:
                return bad("nothing_to_cycle", language)
            case _:
                return replace(self, selection=reselected(self.selection, command))

    def _decline(self, language: Language) -> Outcome:
        if Kind.NO in self.ask.may:
            return NO
        return PASS if Kind.PASS in self.ask.may else barred_line("must_lead", "TURN-3", language)

    def _without_turn(self, command: Command, language: Language) -> Outcome:
        barred = why_not(self.case, self._judged, cast("Kind", ENTRIES[command].kind))
        if barred:
            return barred_line(*barred, language)
        return self._lay(language) if command is Command.BURN else SPOKEN[command]

    def _lay(self, language: Language) -> Outcome:
        laid = self.selection.combo
        if laid is None:
            return bad("nothing_picked", language)
        act = act_with(laid, self.ask)
        if self.case.refusal(act) is None:
            return act
        # The line about the cards picked says why already, and what would help.
        return selection_line(self.case, self._judged, self.selection, language)

    def _rarer(self, command: Command, language: Language) -> Outcome:
        if command is Command.HUI:
            if Kind.HUI in self.offered:
                return LayingAside(self.view, self.ask, self)
            return bad("no_hui" if self.view.match.rules.hui else "no_hui_here", language)
        if not self.view.match.rules.tiao:
            return bad("no_claim_here", language)
        if Kind.CLAIM not in self.offered:
            return refused_line(refuse(Reason.NO_CLAIM), language)
        claim = next((act for act in self.case.legal if isinstance(act, Claim)), None)
        if claim is None:
            return refused_line(refuse(Reason.BURNING_SPLIT), language)
        return Splitting.of(self, self.case, claim.sets)


HUI_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {"tab": "key_choose", "enter": "key_lay_aside", "u": "key_back"}
)


@dataclass(frozen=True, slots=True)
class LayingAside(Deciding):
    """烩牌: which ranks all hands lay aside (HUI-1)."""

    back: Deciding
    """The lead, to which one may go back."""
    chosen: Hui = HUI_CHOICES[0]

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: choose, decide, or go back."""
        return HUI_KEYS

    def question(self, _: Names, language: Language) -> str:
        """问话: which ranks."""
        return say("ask_hui", language)

    def saying(self, _: Names, language: Language) -> Saying:
        """提示: the four answers, the chosen one in brackets."""
        words = [
            f"[{word}]" if choice == self.chosen else f" {word} "
            for choice in HUI_CHOICES
            for word in [say(HUI_WORDS[choice.ranks], language)]
        ]
        return Saying(say("hui_choice", language, choices=" ".join(words)))

    def press(self, rank: Rank, language: Language) -> Outcome:
        """按牌点: with or without this rank."""
        if rank not in {Rank.THREE, Rank.FOUR}:
            return bad("hui_only", language)
        ranks = {*self.chosen.ranks} ^ {rank}
        return replace(self, chosen=Hui(tuple(sorted(ranks))))

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: Enter decides, Tab and the arrows choose, u goes back."""
        step = STEPS.get(command)
        if step is not None:
            index = HUI_CHOICES.index(self.chosen) + step
            return replace(self, chosen=HUI_CHOICES[index % len(HUI_CHOICES)])
        if command is Command.ACCEPT:
            return self.chosen
        if command in {Command.HUI, Command.CLEAR, Command.DECLINE}:
            return self.back
        return bad("hui_only", language)


HUI_WORDS: Final[Mapping[tuple[Rank, ...], str]] = MappingProxyType(
    {
        (): "hui_none",
        (Rank.THREE,): "hui_3",
        (Rank.FOUR,): "hui_4",
        (Rank.THREE, Rank.FOUR): "hui_34",
    }
)
"""The words of the four answers."""
