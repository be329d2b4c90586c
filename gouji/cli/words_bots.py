"""措辞: the sentences of the commands about bots, ``arena`` and ``suggest``."""

from collections.abc import Mapping
from typing import Final

BOT_WORDS: Final[Mapping[str, tuple[str, str]]] = {
    "arena": (
        "让机器人用同样的牌对打，比高低",
        "measure bots against each other on the same deals",
    ),
    "arena_bots": (
        "两个机器人；写更多就两两对打：\n{names}",
        "two bots; more of them all meet each other:\n{names}",
    ),
    "suggest": (
        "问机器人：记录里现在该出什么，为什么",
        "ask a bot what to do at the decision due in a record",
    ),
    "review": (
        "复盘：高手来打，每一步会怎么打",
        "judge each decision of a record by the best bot",
    ),
    "judged_seat": (
        "评哪个座位（1 到 6）；不写就评真人，\n没有真人就六家都评",
        "whose decisions, 1 to 6 (default: the humans'; without\none all six)",
    ),
    "judged_round": ("只评第几局", "one round only"),
    "reviewing": ("复盘", "review"),
    "named": ("{seat}号 {name}", "seat {seat} {name}"),
    "review_round": ("第{number}局", "round {number}"),
    "nothing_decided": (
        "{path}：要评的座位什么也没决定",
        "{path}: there is no decision to judge",
    ),
    "adviser": (
        "问哪个机器人：{names}\n（默认 {default}）",
        "which bot: {names}\n(default: {default})",
    ),
    "nothing_due": ("{path}：现在没有要做的决定", "{path}: no decision is due"),
    "suggestion": ("{seat} 号：{act}：{reason}", "seat {seat}: {act}: {reason}"),
    "bot_replaced": ("换成了 regular：{fault}", "replaced by regular: {fault}"),
    "boards": ("打多少副牌（默认 {default}）", "how many boards (default: {default})"),
    "board_seed": ("牌的种子（默认 {default}）", "seed of the boards (default: {default})"),
    "board_rounds": (
        "每副牌打几个回合，连贡一起算（默认 {default}）",
        "rounds of each board, with tribute between\nthem (default: {default})",
    ),
    "jobs": ("用几个进程（默认 1）；结果不变", "processes (default: 1); the result is the same"),
    "json": ("打印一个 JSON 对象", "print one JSON object"),
    "one_seat": (
        "甲只坐一家，其余五家是乙，\n六个座位轮着坐",
        "the first takes one seat among five of the\nsecond, each seat in turn",
    ),
    "too_few_bots": ("至少要两个机器人", "it takes two bots at least"),
    "progress": ("{one} 对 {other}", "{one} v {other}"),
    "stopped": ("停了：打完的只有这些", "stopped; this is what was done"),
    "nothing_done": (
        "还没打完两副牌，比不出来",
        "fewer than two boards are done: nothing to compare",
    ),
    "pairing": (
        "{one} 对 {other}：{rules}，{boards} 副牌，每副换边再打一遍，种子 {seed}",
        "{one} v {other}: {rules}, {boards} boards, each played twice with the sides swapped, seed {seed}",
    ),
    "pairing_one_seat": (
        "{one} 一家坐在五家 {other} 当中：{rules}，{boards} 副牌，六个座位轮着坐，种子 {seed}",
        "{one} in one seat among five {other}: {rules}, {boards} boards, each seat in turn, seed {seed}",
    ),
    "points": (
        "每回合 {mean:+.2f} 分，95 % 区间 {low:+.2f} 到 {high:+.2f}",
        "{mean:+.2f} points a round, 95 % from {low:+.2f} to {high:+.2f}",
    ),
    "matrix": (
        "每回合得分，行对列（± 95 % 区间的一半）",
        "points a round, row against column (± half of the 95 % interval)",
    ),
    "column_heads": ("头科", "heads"),
    "column_sweeps": ("串三户", "sweeps"),
    "column_opened": ("开点", "opened"),
    "column_burns": ("烧/成/糊", "burns/made/out"),
    "column_fallbacks": ("替补", "fallbacks"),
    "column_times": ("毫秒 p50/p99", "ms p50/p99"),
}
