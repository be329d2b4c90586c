"""文字: the words of what a record is exported to, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

EXPORT_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # The transcript
        "export_title": ("够级牌局记录", "Record of a game of Gouji"),
        "export_named": ("{seat}号 {name}", "seat {seat} {name}"),
        "export_bracketed": ("{what}（{more}）", "{what} ({more})"),
        "export_rules_kept": ("规则：{preset}", "Rules: {preset}"),
        "export_rules_changed": (
            "规则：{preset}，改动：{changes}",
            "Rules: {preset}, with {changes}",
        ),
        "export_seen_from": ("{who} 所见", "As {who} could see it"),
        "export_cards": ("{who}：{cards}", "{who}: {cards}"),
        "export_way": ("{giver} → {taker}", "{giver} → {taker}"),
        "export_trick": ("第{number}轮", "Trick {number}"),
        "export_scramble": ("四户乱缠", "scramble"),
        "export_headless": ("无头：{who}", "headless: {who}"),
        "export_score": (
            "本局：单数联邦 {score.odd}，双数联邦 {score.even}；总分：{total.odd} 比 {total.even}",
            "Score: odd seats {score.odd}, even seats {score.even}; total {total.odd} to {total.even}",
        ),
        "export_opened": ("开点：{who}", "Opened: {who}"),
        "export_nobody_opened": ("没有人开点", "Nobody has opened"),
        "export_debts": ("欠的贡：", "Debts:"),
        "export_unfinished": ("记录到此为止，没有打完", "The record ends here, unfinished"),
        # Deals on paper
        "sheet_title": (
            "够级牌单 {number}/{boards} · 种子 {seed} · {rules}",
            "Gouji deal {number} of {boards} · seed {seed} · {rules}",
        ),
        "sheet_title_alone": (
            "够级牌单 · 种子 {seed} · {rules}",
            "Gouji deal · seed {seed} · {rules}",
        ),
        # The picture
        "export_decision": ("第{number}步", "decision {number}"),
        # The page
        "page_about": (
            "回放：左右键一手，逗号和句号一轮，空格自动放",
            "Replay: left and right step by play, comma and full stop by trick, space plays",
        ),
        "page_controls": ("回放", "Replay"),
        "page_first": ("开头", "Beginning"),
        "page_trick_back": ("上一轮", "Trick before"),
        "page_back": ("上一手", "Back"),
        "page_play": ("自动放", "Play"),
        "page_stop": ("停", "Stop"),
        "page_forward": ("下一手", "Forward"),
        "page_trick_forward": ("下一轮", "Next trick"),
        "page_last": ("结尾", "End"),
        "page_slider": ("第几手", "Step"),
        "page_step": ("第 {step} 手，共 {last} 手", "Step {step} of {last}"),
        "page_speed": ("快慢", "Speed"),
        "page_slow": ("慢", "slow"),
        "page_normal": ("中", "normal"),
        "page_fast": ("快", "fast"),
        "page_table": ("牌桌", "Table"),
        "page_told": ("文字记录", "Transcript"),
        "page_no_script": (
            "没有 JavaScript 不能一步一步看；下面是全部文字记录。",
            "Without JavaScript there are no steps; the whole transcript is below.",
        ),
    }
)
"""All words of exports."""
