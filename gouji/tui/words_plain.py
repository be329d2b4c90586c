"""文字: the words of the line mode, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PLAIN_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "plain_hello": (
            "够级，打字来打：? 列出现在能打什么；w（或 s）是小花，W（或 b）是大花",
            "Gouji in typed lines: ? lists what may be typed; small joker: w or s, big one: W or b",
        ),
        "plain_seat": ("{seat} 号 {sign} {name}（{kind}）", "seat {seat} {sign} {name} ({kind})"),
        "plain_hand": ("手牌 {number}张：{cards}", "Your hand, {number}: {cards}"),
        "plain_dealt": ("{name}：{cards}", "{name}: {cards}"),
        "plain_ways": ("能出的有{number}种，v 列出", "Legal sets: {number}; v lists them"),
        "plain_no_way": ("没有能出的牌", "No set will do"),
        "plain_sets": ("能出的有{number}种：{sets}", "Legal sets, {number}: {sets}"),
        "plain_choices": ("可选的有{number}种：{sets}", "Choices, {number}: {sets}"),
        "plain_more": (" {dot} 还有{number}种", " {dot} and {number} more"),
        "plain_table": (
            "桌上 {name} 的 {cards}，{answering}",
            "On the table: {name}'s {cards}, {answering}",
        ),
        "plain_hui": (
            "烩哪种？打 3、4 或 34；p 返回，先出牌就是不烩 · HUI-1",
            "Lay aside which? Type 3, 4 or 34; p goes back, and a lead lays none aside · HUI-1",
        ),
        "plain_split": (
            "拆成{number}手：{sets}。y 挑牌；打牌并成一手，undo 撤销，p 返回 · TIAO-1",
            "Split into {number}: {sets}. y claims; cards make one set, undo, p goes back · TIAO-1",
        ),
        "plain_wind": ("风", "wind"),
        "plain_hint": ("提示：打 {typed}。{reason}", "Hint: type {typed}. {reason}"),
        "plain_no_hints": ("提示在设置里关着", "Hints are switched off in the settings"),
        "plain_handed": (
            "托管：机器人代打；到一局打完再打 o 就收回",
            "A bot plays; o takes the seat back when the round is over",
        ),
        "plain_confirm": (
            "还有能出的牌。真过就再打 p",
            "There are sets to play. Type p again to pass",
        ),
        # What was typed is no answer
        "plain_no_card": (
            "看不懂“{what}”。牌写作 3…9 10 J Q K A 2 w W；? 列出能打什么",
            "'{what}' is not understood. Cards are 3…9 10 J Q K A 2 w W; ? lists what may be typed",
        ),
        "plain_not_held": (
            "手里不够：还缺 {cards} · SET-1",
            "Not in hand: {cards} missing · SET-1",
        ),
        "plain_refused": ("{cards}：{reason} · {clause}", "{cards}: {reason} · {clause}"),
        "plain_no_set": (
            "{cards} 不成一手：3到A只能有一种，2和花可以贴挂 · SET-1",
            "{cards} is no set: one rank of 3 to A, with twos and jokers · SET-1",
        ),
        "plain_no_pick": (
            "没有 {cards} 这一手可挑，v 列出",
            "{cards} may not be picked; v lists the sets",
        ),
        "plain_cards_first": ("打出牌来，例如 3334", "Type the cards, as in 3334"),
        "plain_return_first": (
            "收了就要还：打出要还的牌",
            "What was taken is returned: type the cards",
        ),
        "plain_split_first": ("先答挑牌：y 挑牌，p 返回", "Answer first: y claims, p goes back"),
        "plain_yes_or_no": ("打 y 或 n", "Type y or n"),
        "plain_no_clause": ("没有条款“{what}”", "There is no clause '{what}'"),
        # What may be typed
        "plain_help_cards": (
            "牌：打牌点，例如 3334、KK2、10 10 w、3×K",
            "cards: their ranks, as in 3334, KK2, 10 10 w, 3×K",
        ),
        "plain_help_yes": ("y 是　n 不", "y yes, n no"),
        "plain_help_pass": ("p 过，不压、不烧", "p: pass, or do not burn"),
        "plain_help_yield": ("y 或 yield 让：{about}", "y or yield: {about}"),
        "plain_help_wind": ("wind 风：{about}", "wind: {about}"),
        "plain_help_burn": ("f 加牌：烧，例如 f AA2", "f and cards: burn, as in f AA2"),
        "plain_help_hui": ("u 加 3、4 或 34：{about}", "u and 3, 4 or 34: {about}"),
        "plain_help_claim": ("g：{about}", "g: {about}"),
        "plain_help_advice": (
            "v 能出的牌　h 提示　r 谁能压　c 记牌　i 烧牌参谋",
            "v legal sets, h a hint, r who may act, c the cards still out, i the burn adviser",
        ),
        "plain_help_told": (
            "e 桌面　m 账　l 记录　score 比分　rules 规则 [条款]　? 这些",
            "e the table, m the ledger, l the log, score, rules [CLAUSE], ? this",
        ),
        "plain_help_leave": (
            "english 换成英文　pace 快慢　o 托管　quit 离开（牌局已存）　dissolve 散局（真人都同意就终局）",
            "中文, pace, o: a bot plays, quit (the game is saved), dissolve (if all humans want it)",
        ),
        # Windows, waits and the end
        "plain_claim_how": (
            "可以要的：{names}。要的打座位号（可以几个），没有就回车",
            "Those who may: {names}. Type the seat numbers of those who want it, or just Enter",
        ),
        "plain_claim_no": ("只能打这些座位号：{seats}", "Only these seat numbers: {seats}"),
        "plain_go_on": ("回车继续", "Enter goes on"),
        "plain_step": ("回车：下一手", "Enter: the next act"),
        "plain_no_curtain": (
            "轮到 {seat} 号 {name}（没有遮幕）",
            "Seat {seat}, {name} (no curtain)",
        ),
    }
)
"""Chinese and English by key."""
