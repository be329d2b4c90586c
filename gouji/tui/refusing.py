"""补救: why the cards picked do not go, with the numbers of the case, and the keys that would help. Pure.

Keys are proposed only if they lead to a legal set that holds what is picked, or to one that it holds.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from rich.cells import cell_len

from gouji.engine.refusals import Language, Reason, Refusal
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question
from gouji.rules.beating import demand, effective_jokers
from gouji.rules.cards import POWER_RANKS, RANKS, Rank
from gouji.rules.combo import Combo, parse_combo
from gouji.rules.hand import UNIT, Hand, count, holds, jokers, natural_ranks, size
from gouji.tui.narration import cards_words, rank_name, set_words
from gouji.tui.select import Selection
from gouji.tui.text import say

LINE: Final = 78
"""Cells of the message line on the narrowest screen."""

WAYS: Final = 2
"""Groups of killers that are named; with ``full_kill`` there may be many (BEAT-2)."""

THREES_LAST: Final = "BIESAN-1"
"""The clause by which threes beat nothing."""


class Refused(NamedTuple):
    """不行: cards picked that do not go."""

    view: SeatView
    selection: Selection
    refusal: Refusal
    language: Language

    @property
    def laid(self) -> Combo:
        """一手牌: the cards picked."""
        return cast("Combo", self.selection.combo)

    def say(self, key: str, /, **facts: object) -> str:
        """文字: words in the language of the line."""
        return say(key, self.language, **facts)


def _is_of_threes(refused: Refused) -> bool:
    """憋三: whether threes are picked to beat something with, which no number of them can."""
    is_held_back = refused.view.match.rules.biesan and refused.view.trick is not None
    return is_held_back and count(refused.laid.cards, Rank.THREE) > 0


def clause_words(refused: Refused) -> str:
    """条款: the clause behind the reason."""
    return THREES_LAST if _is_of_threes(refused) else refused.refusal.clause


def reason_words(refused: Refused) -> str:
    """缘由: why the cards do not go, with the numbers of the case."""
    if _is_of_threes(refused):
        return refused.say("why_threes_last")
    own = OWN_WORDS.get(refused.refusal.reason)
    return own(refused) if own else shown_sentence(refused.refusal, refused.language)


def shown_sentence(refusal: Refusal, language: Language) -> str:
    """缘由: the engine's sentence, with cards as the screen writes them."""
    shown = {
        name: set_words(parse_combo(value), language)
        for name, value in refusal.facts
        if name in {"cards", "table"} and isinstance(value, str)
    }
    return refusal.sentence(language, **shown)


def _not_killed(refused: Refused) -> str:
    best, options = cast("Combo", refused.view.best), refused.view.match.rules.jokers
    table = set_words(best, refused.language)
    if effective_jokers(refused.laid, options.mixed)[1] < refused.laid.big:
        return refused.say("why_demoted", table=table)
    groups = demand(best, options).groups
    killers = [Hand(small * UNIT[Rank.SMALL] + big * UNIT[Rank.BIG]) for small, big in groups]
    # Those that the hand has come first, then those that take fewest.
    killers.sort(key=lambda need: (not holds(refused.view.hand, need), size(need), need))
    ways = [cards_words(need, refused.language) for need in killers[:WAYS]]
    joined = refused.say("killers_join").join(ways)
    return refused.say("why_not_killed", table=table, killers=joined)


def _not_completable(refused: Refused) -> str:
    rest = Hand(refused.view.hand - refused.laid.cards)
    return refused.say("why_not_completable", ranks=natural_ranks(rest), jokers=jokers(rest))


def _too_low(refused: Refused) -> str:
    table = cast("Combo", refused.view.best)
    return refused.say("why_too_low", table=set_words(table, refused.language))


def _plain(key: str) -> Callable[[Refused], str]:
    return lambda refused: refused.say(key)


def _mixed(refused: Refused) -> str:
    return refused.say("why_mixed", small=refused.laid.small, big=refused.laid.big)


OWN_WORDS: Final[Mapping[Reason, Callable[[Refused], str]]] = MappingProxyType(
    {
        Reason.NOT_KILLED: _not_killed,
        Reason.NOT_COMPLETABLE: _not_completable,
        Reason.TOO_LOW: _too_low,
        Reason.MIXED_JOKERS: _mixed,
        Reason.BURNING_LEAD: _plain("why_burning_lead"),
        Reason.THREES_LAST: _plain("why_threes_last"),
    }
)
"""Reasons of which the message line tells more than the engine's sentence, or says it shorter."""


def repair_words(refused: Refused) -> str:
    """补救: the keys that plainly help; else where legal sets are seen, or that passing is left."""
    ways = [*_additions(refused)] or [*_removals(refused)] or [_way_out(refused)]
    return refused.say("repair_join").join(ways)


def _additions(refused: Refused) -> Iterable[str]:
    picked, cursor = refused.selection.picked, refused.selection.cursor
    fit = [cards for cards in refused.selection.choices if holds(cards, picked)]
    least = min(map(size, fit), default=0)
    missing = [Hand(cards - picked) for cards in fit if size(cards) == least]
    ranks = [rank for rank in RANKS if any(count(cards, rank) for cards in missing)]
    if cursor in ranks and cursor not in POWER_RANKS:
        yield refused.say("repair_more")
    if Rank.TWO in ranks:
        yield refused.say("repair_two")
    keys = [key for rank, key in JOKER_KEYS.items() if rank in ranks]
    if keys:
        kills = refused.refusal.reason is Reason.NOT_KILLED
        yield refused.say("repair_kill" if kills else "repair_jokers", keys="/".join(keys))


def _removals(refused: Refused) -> Iterable[str]:
    picked, cursor = refused.selection.picked, refused.selection.cursor
    fit = [cards for cards in refused.selection.choices if holds(picked, cards)]
    most = max(map(size, fit), default=0)
    over = [Hand(picked - cards) for cards in fit if size(cards) == most]
    for rank in RANKS:
        if any(count(cards, rank) for cards in over):
            if rank not in POWER_RANKS:
                yield refused.say("repair_less", key=rank_name(rank, refused.language))
            elif rank == cursor:
                yield refused.say("repair_one_less")


def _way_out(refused: Refused) -> str:
    number = len(refused.selection.choices)
    if number:
        return refused.say("repair_choices", number=number)
    is_lead = cast("Ask", refused.view.ask).question is Question.LEAD
    return refused.say("repair_clear" if is_lead else "repair_pass")


JOKER_KEYS: Final[Mapping[Rank, str]] = MappingProxyType({Rank.SMALL: "s", Rank.BIG: "b"})
"""The keys that add a joker."""


def refusal_line(refused: Refused) -> str:
    """不行: what is picked, why it does not go, what would help, and the clause, on one line."""
    facts = {
        "cards": set_words(refused.laid, refused.language),
        "reason": reason_words(refused),
        "ways": repair_words(refused),
        "clause": clause_words(refused),
    }
    lines = [refused.say(key, **facts) for key in ("picked_not", "picked_not_short", "refused")]
    return next((line for line in lines if cell_len(line) <= LINE), lines[-1])
