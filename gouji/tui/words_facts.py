"""文字: sentences that explain what is out of the ordinary, on the table and of one seat."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FACT_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # Below the ring
        "note_scramble": (
            "四户乱缠：不分对头，不烧不让，谁都能压；过了还能再压 · SCRAM-2",
            "Scramble: no burn, no yield, anyone may answer, after a pass too · SCRAM-2",
        ),
        "note_scramble_binds": (
            "四户乱缠：不分对头，不烧不让，谁都能压；过了这轮不能再压 · SCRAM-2",
            "Scramble: no burn, no yield, anyone may answer; a pass binds · SCRAM-2",
        ),
        "note_burning": (
            "{seat} 在烧 {victim}：出完才算烧成，被压住就解烧 · BURN-6",
            "{seat} burns {victim}: must go out unbeaten, else the burn is lifted · BURN-6",
        ),
        "note_revolted": (
            "{seat} 革命：这局不再出牌 · REVOLT-3",
            "{seat} has revolted and plays no more in this round · REVOLT-3",
        ),
        "note_keeps": (
            "{seat} 革命，{other} 要头：够死级（只能烧）出了{laid}/{dead}手，满了无头 · REVOLT-4",
            "{seat} revolted; {other} keeps: dead gouji {laid}/{dead}, then headless · REVOLT-4",
        ),
        "note_opening": (
            "开点：用没有大花的够级赢一轮。叫点是赌对头开不了，拿不准就不点 · POINT-1",
            "To open: win a trick with gouji, no big joker. In doubt do not bet · POINT-1",
        ),
        "note_aside": (
            "烩牌：{ranks} 都撤下了，这局没有 · HUI-1",
            "Hui: all cards of {ranks} are laid aside in this round · HUI-1",
        ),
        # The page of a seat
        "facts_title": ("桌上公开的", "What everybody knows"),
        "fact_laid": ("这轮出了 {sets}", "Laid in this trick: {sets}"),
        "fact_earned": ("现在局终的话：{debt}", "If the round ended now: {debt}"),
        "why_mark_passed": (
            "这轮过了牌，除了对头的牌不能再压 · TURN-4",
            "has passed: may answer nothing more in this trick but the opposite's sets · TURN-4",
        ),
        "why_mark_passed_bound": (
            "这轮过了牌，不能再压 · SCRAM-2",
            "has passed: may answer nothing more in this trick · SCRAM-2",
        ),
        "why_mark_passed_scramble": (
            "这手过了，下一手还能压 · SCRAM-2",
            "has passed on this set, and may answer the next · SCRAM-2",
        ),
        "why_mark_yielded": (
            "让了这手：别家都不压，还会再问他一次 · TURN-5",
            "has yielded: is asked once more if nobody else beats the set · TURN-5",
        ),
        "why_mark_wind": (
            "要接风：别家都不压，就轮到他出 · WIND-2",
            "asks for the wind: leads if nobody beats the set · WIND-2",
        ),
        "why_mark_burning": (
            "在烧牌：出完才算烧成，被压住就解烧 · BURN-6",
            "is burning: must go out unbeaten, else the burn is lifted · BURN-6",
        ),
        "why_mark_headless": (
            "对头不在了：他的牌谁都能压；他也能压别家的够级（够死级除外），但不能烧 · HEAD-2",
            "has no opposite left: all may answer; may answer gouji but dead ones, never burn · HEAD-2",
        ),
        "why_mark_revolted": (
            "革了命，牌都放下了，一般算四科 · REVOLT-3",
            "has revolted and laid down the hand: fourth, as a rule · REVOLT-3",
        ),
        "why_mark_keeps": (
            "要头：乱缠以前，头{dead}手够级是够死级，只能烧；出了{laid}手 · REVOLT-4",
            "keeps the head: before the scramble the first {dead} gouji are dead, {laid} laid · REVOLT-4",
        ),
        "why_mark_stuck": (
            "手里只剩3时被压住，闷了 · BIESAN-5",
            "was beaten while holding nothing but threes · BIESAN-5",
        ),
        "why_mark_claimed": (
            "挑牌：牌都摊开分好了，由同伴挑着出 · TIAO-1",
            "has laid the hand open, a mate picks the sets · TIAO-1",
        ),
        "why_mark_opened": (
            "开了点，不会因为没开点欠贡 · POINT-1",
            "has opened, and owes nothing for not opening · POINT-1",
        ),
        "why_mark_called": (
            "明点：赌对头开不了点 · POINT-6",
            "has called: bets that the opposite will not open · POINT-6",
        ),
        "why_mark_advance": (
            "预点：发牌前就赌对头开不了点 · POINT-6",
            "has called before the deal: bets that the opposite will not open · POINT-6",
        ),
        "why_mark_handed": ("由电脑代打", "a bot plays for this seat"),
        "why_mark_owes": (
            "这局还要进贡{owed}张 · TRIB-1",
            "has still to pay {owed} in this round · TRIB-1",
        ),
    }
)
"""Chinese and English by key."""
