"""拒绝: why an act is refused, as a reason with its clause and the facts of the case.

The sentences are here, beside the reasons, so that the command line, the table and bots all say the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple


class Language(StrEnum):
    """语言: Chinese or English."""

    ZH = "zh"
    EN = "en"


class Reason(StrEnum):
    """拒绝原因: every cause for which an act can be refused."""

    NOTHING_ASKED = "nothing_asked"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_OFFERED = "not_offered"
    MUST_LEAD = "must_lead"
    NO_YIELD = "no_yield"
    NO_WIND = "no_wind"
    NO_BURN = "no_burn"
    BURN_OR_NO = "burn_or_no"
    NOT_HELD = "not_held"
    MIXED_JOKERS = "mixed_jokers"
    UNBEATABLE = "unbeatable"
    NOT_KILLED = "not_killed"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"
    TOO_LOW = "too_low"
    BURNING_LEAD = "burning_lead"
    NOT_COMPLETABLE = "not_completable"
    THREES_LAST = "threes_last"
    RETURN_CHOICE = "return_choice"
    HUI_RANKS = "hui_ranks"
    NO_CLAIM = "no_claim"
    CLAIM_SPLIT = "claim_split"
    BURNING_SPLIT = "burning_split"
    PICK_CHOICE = "pick_choice"


class Wording(NamedTuple):
    """措辞: the clause behind a reason, and its sentence in both languages."""

    clause: str
    zh: str
    en: str


WORDING: Final[Mapping[Reason, Wording]] = MappingProxyType(
    {
        Reason.NOTHING_ASKED: Wording("PHASE-1", "现在不问任何人", "nobody is asked anything now"),
        Reason.NOT_YOUR_TURN: Wording(
            "PHASE-1", "还没轮到{seat}号", "it is not seat {seat}'s turn to decide"
        ),
        Reason.NOT_OFFERED: Wording(
            "PHASE-1", "这个问题不能答“{act}”", "'{act}' is no answer to this question"
        ),
        Reason.MUST_LEAD: Wording(
            "TURN-3", "轮到你发牌，不能不出", "you have the lead and must play a set"
        ),
        Reason.NO_YIELD: Wording(
            "TURN-5",
            "现在不能让牌：只有对头轮到时、且后面还有人要问，才能让",
            "only the opposite, asked in turn with others to come, may yield",
        ),
        Reason.NO_WIND: Wording(
            "WIND-2",
            "现在不能要风：只有底牌的下家、没过过牌，才能接风",
            "only the next seat after a last set, not passed, may ask for the wind",
        ),
        Reason.NO_BURN: Wording("BURN-1", "现在不问你烧牌", "you are not asked to burn this set"),
        Reason.BURN_OR_NO: Wording(
            "BURN-3",
            "现在只问烧不烧：用烧牌键，或说不烧",
            "the question is whether to burn: burn, or no",
        ),
        Reason.NOT_HELD: Wording(
            "SET-1",
            "手里没有 {cards}：还缺 {missing}",
            "{cards} is not in hand: {missing} is missing",
        ),
        Reason.MIXED_JOKERS: Wording(
            "SET-5",
            "{cards}：大小花不能同挂",
            "{cards}: small and big jokers may not stand in one set",
        ),
        Reason.UNBEATABLE: Wording(
            "BEAT-2",
            "{table} 有大花，压不住",
            "{table} holds a big joker, which nothing kills",
        ),
        Reason.NOT_KILLED: Wording(
            "BEAT-2",
            "{table} 挂着花，{cards} 的花吃不掉它",
            "the jokers of {cards} do not kill those of {table}",
        ),
        Reason.TOO_FEW: Wording(
            "BEAT-1", "压 {table} 还差{number}张", "{number} more needed to beat {table}"
        ),
        Reason.TOO_MANY: Wording(
            "BEAT-1", "压 {table} 多了{number}张", "{number} too many to beat {table}"
        ),
        Reason.TOO_LOW: Wording(
            "BEAT-1", "{cards} 不比 {table} 大", "{cards} does not outrank {table}"
        ),
        Reason.BURNING_LEAD: Wording(
            "BURN-4",
            "烧牌中，每手要挂花，或者一手出完",
            "while burning, each lead needs a joker, or must be all your cards",
        ),
        Reason.NOT_COMPLETABLE: Wording(
            "BURN-2",
            "出了 {cards}，剩下的就烧不完了",
            "after {cards} the rest could not be played out",
        ),
        Reason.THREES_LAST: Wording(
            "BIESAN-1",
            "憋三：3要留到最后，一次出完，不贴不挂",
            "threes are kept for last and played all at once, nothing attached",
        ),
        Reason.RETURN_CHOICE: Wording(
            "TRIB-5",
            "不能还这些牌：要还{number}张，牌点在{ranks}里选，能对上的先对上",
            "these cards may not be returned: it takes {number}, of {ranks}, matched where they can be",
        ),
        Reason.HUI_RANKS: Wording(
            "HUI-1", "只能烩3、烩4、都烩或不烩", "threes, fours, both or none may be laid aside"
        ),
        Reason.NO_CLAIM: Wording(
            "TIAO-1",
            "现在不能挑牌：要轮到你发牌，且有联邦在场",
            "no claim here: it takes the lead and a mate in play",
        ),
        Reason.CLAIM_SPLIT: Wording(
            "TIAO-1",
            "拆法不对：要正好是手里所有的牌，每手成套",
            "the sets must be exactly the cards in hand",
        ),
        Reason.BURNING_SPLIT: Wording(
            "TIAO-1",
            "烧牌中挑牌，最多一手不挂花",
            "while burning, at most one set of a claim may be without a joker",
        ),
        Reason.PICK_CHOICE: Wording("TIAO-1", "不能挑这一手", "this set may not be picked now"),
    }
)
"""Every reason's clause and sentences."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """拒绝: a reason with the facts of the case; only facts that the refused seat may know."""

    reason: Reason
    facts: tuple[tuple[str, str | int], ...] = ()

    @property
    def clause(self) -> str:
        """The id of the clause that refuses."""
        return WORDING[self.reason].clause

    def sentence(self, language: Language, **shown: str) -> str:
        """The reason in one sentence, without the clause.

        Args:
            language: of the sentence.
            shown: facts to be written otherwise than records write them.
        """
        wording = WORDING[self.reason]
        template = wording.zh if language is Language.ZH else wording.en
        return template.format(**(dict(self.facts) | shown))

    def __str__(self) -> str:
        """Write clause and English sentence, as ``gouji verify`` prints them."""
        return f"{self.clause} {self.sentence(Language.EN)}"


@lru_cache(maxsize=1 << 12)
def refuse(reason: Reason, **facts: str | int) -> Refusal:
    """拒绝: a refusal with the facts that its sentence names."""
    return Refusal(reason, tuple(facts.items()))


class IllegalActionError(ValueError):
    """非法动作: an act was refused; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal; the message is its clause and English sentence."""
        super().__init__(str(refusal))
        self.refusal = refusal
