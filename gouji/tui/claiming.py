"""挑牌: rebuilding the split of one's own hand, and picking a mate's next set (TIAO-1). Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Self

from gouji.engine.actions import Claim, Pick
from gouji.engine.refusals import Language, Reason, Refusal
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask
from gouji.rules.cards import RANKS, Rank
from gouji.rules.combo import Combo, combo_of
from gouji.rules.hand import UNIT, Hand, count
from gouji.rules.tiao import plain_sets
from gouji.tui.deciding import STEPS, Deciding, Outcome, Selecting, Spread, reselected
from gouji.tui.keys import Command
from gouji.tui.narration import Names, gouji_mark, rank_name, set_words
from gouji.tui.prompt import Saying, Tone, bad, number_words, refused_line
from gouji.tui.select import Picked, Selection
from gouji.tui.text import say

SPLIT_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {"tab": "key_next", "enter": "key_split", "backspace": "key_undo", "g": "key_back"}
)


@dataclass(frozen=True, slots=True)
class Splitting(Selecting):
    """拆牌: the whole hand lies split into sets; cards picked are made one set, until it is claimed."""

    selection: Selection
    back: Deciding
    """The lead, to which one may go back."""
    case: SeatView
    """The view by which the claim is judged."""
    sets: tuple[Combo, ...]
    before: "Splitting | None" = None
    """The split before the last set was made."""

    @classmethod
    def of(cls, back: Deciding, case: SeatView, sets: tuple[Combo, ...]) -> Self:
        """Begin with a split that the rules allow."""
        return cls(back.view, back.ask, _selection(case.hand, sets), back, case, sets)

    @property
    def spread(self) -> Spread:
        """摊牌: the split as it stands."""
        return Spread(self.sets, self.picked)

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: pick, make a set or claim, undo, go back."""
        return SPLIT_KEYS

    def question(self, _: Names, language: Language) -> str:
        """问话: how to split."""
        return say("ask_claim", language)

    def saying(self, _: Names, language: Language) -> Saying:
        """提示: what Enter does now."""
        laid = self.selection.combo
        if laid is None:
            return Saying(say("hint_claim", language, number=len(self.sets)))
        return Saying(say("picked_split", language, cards=set_words(laid, language)), Tone.GOOD)

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: Enter joins or claims, Backspace undoes, g goes back."""
        laid = self.selection.combo
        match command:
            case Command.ACCEPT if laid:
                sets = joined(self.sets, laid)
                selection = _selection(self.case.hand, sets)
                return replace(self, sets=sets, selection=selection, before=self)
            case Command.ACCEPT:
                claim = Claim(self.sets)
                refusal = self.case.refusal(claim)
                return self._unclaimable(refusal, language) if refusal else claim
            case Command.CLEAR if not laid:
                undone = self.before
                if undone is None:
                    return bad("nothing_to_undo", language)
                return replace(undone, selection=undone.selection.clear())
            case Command.CLAIM | Command.DECLINE:
                return self.back
            case Command.YIELD | Command.BURN | Command.WIND | Command.HUI:
                return bad("split_first", language)
            case _:
                return replace(self, selection=reselected(self.selection, command))

    def _unclaimable(self, refusal: Refusal, language: Language) -> Saying:
        if refusal.reason is Reason.BURNING_SPLIT:
            line = say("must_split", language, number=plain_sets(self.sets))
            return bad("refused", language, reason=line, clause=refusal.clause)
        return refused_line(refusal, language)


def _selection(hand: Hand, sets: Sequence[Combo]) -> Selection:
    return Selection(hand, choices=tuple(dict.fromkeys(laid.cards for laid in sets)))


def joined(sets: Sequence[Combo], made: Combo) -> tuple[Combo, ...]:
    """并牌: the split with these cards made one set, taken from the others in their order."""
    missing, rest = made.cards, []
    for laid in sets:
        taken = Hand(
            sum(UNIT[rank] * min(count(laid.cards, rank), count(missing, rank)) for rank in RANKS)
        )
        missing = Hand(missing - taken)
        left = Hand(laid.cards - taken)
        rest += [combo_of(left)] if left else []
    return (*rest, made)


PICK_KEYS: Final[Mapping[str, str]] = MappingProxyType({"tab": "key_next", "enter": "key_pick"})


@dataclass(frozen=True, slots=True)
class Picking(Deciding):
    """挑牌: a mate's open hand, of which the next set is picked."""

    choice: Picked

    @classmethod
    def of(cls, view: SeatView, ask: Ask) -> Self:
        """Begin with nothing picked."""
        sets = tuple(act.combo.cards for act in view.legal if isinstance(act, Pick))
        return cls(view, ask, Picked(Hand(sum(sets)), choices=sets))

    @property
    def spread(self) -> Spread:
        """摊牌: all sets that are left of the claim."""
        claimed = self.view.standing.claimed
        return Spread(claimed.sets if claimed else (), self.choice.picked)

    @property
    def keys(self) -> Mapping[str, str]:
        """按键: choose and pick."""
        return PICK_KEYS

    def press(self, rank: Rank, language: Language) -> Outcome:
        """按牌点: the next of the sets with this rank."""
        start, choices = self.choice.number, self.choice.choices
        order = (*choices[start:], *choices[:start])
        cards = next((cards for cards in order if count(cards, rank)), None)
        if cards is None:
            return bad("not_in_claim", language, rank=rank_name(rank, language))
        return replace(self, choice=self.choice.pick(cards))

    def command(self, command: Command, language: Language) -> Outcome:
        """命令: Enter picks, Tab and the arrows choose."""
        step = STEPS.get(command)
        if step is not None:
            return replace(self, choice=self.choice.cycle(step))
        if command is Command.CLEAR:
            return replace(self, choice=self.choice.clear())
        if command is Command.ACCEPT and self.choice.picked:
            return Pick(combo_of(self.choice.picked))
        return bad("must_pick", language)

    def saying(self, _: Names, language: Language) -> Saying:
        """提示: which set is chosen."""
        if not self.choice.picked:
            return Saying(say("hint_pick", language, number=len(self.choice.choices)))
        laid, number = combo_of(self.choice.picked), number_words(self.choice, language)
        cards, gouji = set_words(laid, language), gouji_mark(laid, language)
        line = say("picked_set", language, cards=cards, gouji=gouji, count=number)
        return Saying(line, Tone.GOOD)
