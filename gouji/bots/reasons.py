"""理由: why a bot chose an act, as a key with the facts of the case and a sentence in both languages.

The key names the rule that decided; the facts are public or the seat's own, so that a reason may be shown
to whoever sits there.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.engine.refusals import Language


class Why(StrEnum):
    """理由: every rule that can decide."""

    ONLY = "only"
    CHANCE = "chance"
    OUT = "out"
    CANNOT = "cannot"
    SHED = "shed"
    THREES = "threes"
    SHUN = "shun"
    FEED = "feed"
    RUN = "run"
    CONTROL = "control"
    LOCK = "lock"
    OPEN = "open"
    TAKE = "take"
    HEIR = "heir"
    BLOCK = "block"
    GUARD = "guard"
    DENY = "deny"
    HOLD = "hold"
    WAIT = "wait"
    MATE = "mate"
    YIELD = "yield"
    WIND = "wind"
    BURN = "burn"
    NO_BURN = "no_burn"
    CALL = "call"
    NO_CALL = "no_call"
    SHOW = "show"
    REDEAL = "redeal"
    ACCEPT = "accept"
    RETURN = "return"
    RETURN_LOW = "return_low"
    REVOLT = "revolt"
    NO_REVOLT = "no_revolt"
    KEEP = "keep"
    HEADLESS = "headless"
    HUI = "hui"
    NO_HUI = "no_hui"
    PICK = "pick"
    LAST = "last"
    SEARCH = "search"
    OWN = "own"
    UNSAID = "unsaid"


class Wording(NamedTuple):
    """措辞: one sentence in both languages."""

    zh: str
    en: str


WORDING: Final[Mapping[Why, Wording]] = MappingProxyType(
    {
        Why.ONLY: Wording("没有别的选择", "there is no other choice"),
        Why.CHANCE: Wording("随便选的", "chosen by chance"),
        Why.OUT: Wording("这一手就出完了", "this set empties the hand"),
        Why.CANNOT: Wording("没有压得住的牌", "nothing in hand beats it"),
        Why.SHED: Wording(
            "最小的牌整手先走，留着大牌", "the lowest set goes first, whole; the high ones stay"
        ),
        Why.THREES: Wording("3 压不了任何牌，先发掉", "threes beat nothing, so they are led first"),
        Why.SHUN: Wording(
            "{seat} 号只剩 {cards} 张，不发 {cards} 张的牌",
            "seat {seat} has {cards} left: lead no set of that size",
        ),
        Why.FEED: Wording(
            "联邦 {seat} 号只剩 {cards} 张，送他一手",
            "mate {seat} has {cards} left: lead what he can go out on",
        ),
        Why.RUN: Wording(
            "还要出 {sets} 手，花牌够一路跑完",
            "sets to lead: {sets}, and jokers enough to run to the end",
        ),
        Why.CONTROL: Wording(
            "多半没人压得住，先拿稳发牌权", "it will hardly be beaten, and keeps the lead"
        ),
        Why.LOCK: Wording(
            "够级牌，只剩 {cards} 张的 {seat} 号接不了",
            "a gouji set: seat {seat}, with {cards} left, may not answer",
        ),
        Why.OPEN: Wording(
            "还没开点，用这手够级牌开", "the point is not open yet: this may open it"
        ),
        Why.TAKE: Wording("压得便宜，拿下发牌权", "it beats cheaply and may take the lead"),
        Why.HEIR: Wording(
            "这是底牌：没人压就归 {seat} 号出牌", "a last set: if nobody beats it seat {seat} leads"
        ),
        Why.BLOCK: Wording(
            "{seat} 号只剩 {cards} 张，不能让",
            "seat {seat} has {cards} left and must be stopped",
        ),
        Why.GUARD: Wording(
            "{seat} 号只剩 {cards} 张，别让他顺着走掉",
            "seat {seat} has {cards} left and must not go out on this trick",
        ),
        Why.DENY: Wording(
            "对头的够级牌只有我能压", "only the opposite can answer this gouji set, and that is me"
        ),
        Why.HOLD: Wording("压它不划算，留着大牌", "beating it costs more than it gains"),
        Why.WAIT: Wording(
            "乱缠过了还能再出，先让别人去压",
            "a pass does not bind in the scramble: let others try first",
        ),
        Why.MATE: Wording("联邦 {seat} 号的牌，不压", "it is mate {seat}'s set: let it stand"),
        Why.YIELD: Wording(
            "先让后面的说，最后还轮到我", "let the others speak first and speak last"
        ),
        Why.WIND: Wording("要风：没人压就白得发牌权", "ask for the wind: the lead, for nothing"),
        Why.BURN: Wording("烧得完：剩下的牌能一路出完", "the burn can be played out to the end"),
        Why.NO_BURN: Wording("烧了不一定出得完", "the burn might not be played out"),
        Why.CALL: Wording("对头多半开不了点", "the opposite will hardly open"),
        Why.NO_CALL: Wording("对头很可能开点，不点", "the opposite may well open: no bet"),
        Why.SHOW: Wording("亮三不亏，可能得先手", "showing costs nothing and may win the lead"),
        Why.REDEAL: Wording("没有贡牌，重发", "without power cards a new deal is better"),
        Why.ACCEPT: Wording("贡牌比还的牌大", "what comes in is worth more than what goes back"),
        Why.RETURN: Wording("还这个，手里少出一手", "returning it leaves the fewest sets to play"),
        Why.RETURN_LOW: Wording("还最小的牌", "the lowest cards go back"),
        Why.REVOLT: Wording("没有贡牌，保个四科", "without power cards fourth place is a gain"),
        Why.NO_REVOLT: Wording("牌还能打，不革命", "the hand can still be played"),
        Why.KEEP: Wording("够级牌够用，要头", "there are gouji sets to use: keep the head"),
        Why.HEADLESS: Wording("够级牌不多，不要头", "too few gouji sets: headless at once"),
        Why.HUI: Wording("自己的多，烩掉合算", "more of them here than elsewhere: lay them aside"),
        Why.NO_HUI: Wording("自己的不多，不烩", "few of them here: leave them with the others"),
        Why.PICK: Wording("先出最稳的，最小的留到最后", "the safest first, the weakest last"),
        Why.LAST: Wording("名次照旧", "the places stay as they are"),
        Why.SEARCH: Wording(
            "推演了 {deals} 种分牌，平均多 {gain} 分",
            "over {deals} sampled deals it gains {gain} points on average",
        ),
        Why.OWN: Wording("{text}", "{text}"),
        Why.UNSAID: Wording("没有说理由", "no reason given"),
    }
)
"""Every reason's sentences."""


UNCOUNTED: Final[Mapping[Why, Wording]] = MappingProxyType(
    {
        Why.SHUN: Wording(
            "{seat} 号牌不多了，不发这样多张的牌", "seat {seat} has few cards: lead no such size"
        ),
        Why.FEED: Wording(
            "联邦 {seat} 号牌不多了，送他一手", "mate {seat} has few cards: lead what he can take"
        ),
        Why.LOCK: Wording(
            "够级牌，牌不多的 {seat} 号接不了",
            "a gouji set: seat {seat}, with few cards, may not answer",
        ),
        Why.BLOCK: Wording(
            "{seat} 号牌不多了，不能让", "seat {seat} has few cards and must be stopped"
        ),
        Why.GUARD: Wording(
            "{seat} 号牌不多了，别让他顺着走掉",
            "seat {seat} has few cards and must not go out on this trick",
        ),
    }
)
"""The same where the number of cards is one that the table does not show (COUNT-1)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """理由: the rule that decided, and the facts that its sentence names."""

    why: Why
    facts: tuple[tuple[str, str | int], ...] = ()

    def sentence(self, language: Language, report_at: int | None = None) -> str:
        """The reason in one sentence.

        Args:
            language: of the sentence.
            report_at: the most cards of a seat that may be named; ``None`` for any number (COUNT-1).
        """
        facts = dict(self.facts)
        is_hidden = report_at is not None and int(facts.get("cards", 0)) > report_at
        wording = UNCOUNTED[self.why] if is_hidden else WORDING[self.why]
        template = wording.zh if language is Language.ZH else wording.en
        return template.format(**facts)

    @property
    def value(self) -> dict[str, object]:
        """The reason as a JSON value, for :func:`reason_of`."""
        return {"rule": self.why.value, **dict(self.facts)}


def reason_of(value: object) -> Reason | None:
    """理由: the reason that a JSON value holds; ``None`` if it holds none that can be told."""
    if not isinstance(value, dict):
        return None
    facts = {str(key): fact for key, fact in value.items() if isinstance(fact, str | int)}
    try:
        reason = Reason(Why(str(facts.pop("rule", ""))), tuple(facts.items()))
        # The value comes from a file: what the sentences need may be missing.
        for language in Language:
            reason.sentence(language)
            reason.sentence(language, report_at=0)
    except (KeyError, ValueError):
        return None
    return reason


def because(why: Why, **facts: str | int) -> Reason:
    """理由: a reason with the facts that its sentence names."""
    return Reason(why, tuple(facts.items()))
