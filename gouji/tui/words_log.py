"""文字: the words of the log and the ledger, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LOG_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # Log
        "log_title": ("牌局记录", "Log"),
        "log_round": ("第{number}局：{drawer} 先抓牌", "Round {number}: {drawer} draws first"),
        "log_called": ("{seat} 明点", "{seat} calls"),
        "log_advance": ("{seat} 预点", "{seat} calls in advance"),
        "log_shown": ("{seat} 亮 {number}张{suit}", "{seat} shows {number}×{suit}"),
        "log_redealt": ("{seat} 没有钱和花，重发", "{seat} holds no power card: new deal"),
        "log_bought": (
            "{buyer} 用 {price} 跟 {seller} 买一张3",
            "{buyer} buys a three from {seller} for {price}",
        ),
        "kind_point": ("点贡", "points"),
        "kind_burn": ("烧贡", "a burn"),
        "kind_stuck": ("闷贡", "being stuck"),
        "kind_last": ("落贡", "the last places"),
        "kind_sweep": ("串贡", "a sweep"),
        "log_offered": (
            "{payer} 给 {payee} 进{kind}{number}张 · {clause}",
            "{payer} pays {payee} {number} for {kind} · {clause}",
        ),
        "log_offered_less": (
            "{payer} 欠 {payee} {kind}{cards}张，只有{number}张 · {clause}",
            "{payer} owes {payee} {cards} for {kind} and can pay {number} · {clause}",
        ),
        "log_no_card": (
            "{payer} 欠 {payee} {kind}{cards}张，没有牌可进 · {clause}",
            "{payer} owes {payee} {cards} for {kind} and has nothing to pay · {clause}",
        ),
        "log_taken": ("{payee} 收下{number}张", "{payee} takes {number}"),
        "log_refused": ("{payee} 拒贡", "{payee} refuses the tribute"),
        "log_returned": ("{giver} 还 {taker} {number}张", "{giver} returns {number} to {taker}"),
        "log_revolt": ("{seat} 革命，放下全部牌", "{seat} revolts and lays down the hand"),
        "log_void": ("两家革命，这局作废重来", "Two have revolted: the round is void"),
        "log_keeps": ("{seat} 要头", "{seat} keeps the head"),
        "log_headless": ("{seat} 无头", "{seat} is headless"),
        "log_hui": ("{seat} 烩{ranks}，各家撤下", "{seat} has all {ranks} laid aside"),
        "log_first_show": ("{seat} 先出", "{seat} leads first"),
        "log_first_drawer": ("{seat} 先出（先抓的先手）", "{seat} leads, as first drawer"),
        "log_first_last": ("{seat} 先出（大落先手）", "{seat} leads, as the last one"),
        "log_led": ("{seat} 出 {combo}", "{seat} leads {combo}"),
        "log_beat": ("{seat} 压 {combo}", "{seat} beats with {combo}"),
        "log_burned": ("{seat} 烧 {victim}：{combo}", "{seat} burns {victim}: {combo}"),
        "log_passed": ("{seat} 过", "{seat} passes"),
        "log_yielded": ("{seat} 让", "{seat} yields"),
        "log_wind": ("{seat} 要风", "{seat} asks for the wind"),
        "log_burn_lifted": ("{seat} 被压，解烧", "{seat} is beaten: the burn is lifted"),
        "log_burn_succeeded": ("{seat} 烧成 {victim}", "{seat} has burned {victim}"),
        "log_burn_ended": ("乱缠开始，{seat} 解烧", "Scramble: {seat}'s burn is over"),
        "log_burnt_out": ("{seat} 烧糊，{place}", "{seat} is burnt out: {place}"),
        "log_claim": ("{seat} 挑牌：{sets}", "{seat} claims: {sets}"),
        "log_claim_ended": ("{seat} 挑牌到此为止", "{seat}'s claim is over"),
        "log_stuck": ("{beater} 闷住 {seat}，{place}", "{beater} sticks {seat}: {place}"),
        "log_stuck_stays": ("{beater} 闷住 {seat}", "{beater} sticks {seat}"),
        "log_opened": ("{seat} 开点", "{seat} has opened"),
        "log_out": ("{seat} 出完，{place}", "{seat} is out: {place}"),
        "log_closed": ("扣牌，{leader} 出牌", "Nobody beats it: {leader} leads"),
        "log_closed_wind": ("扣牌，{leader} 接风", "Nobody beats it: {leader} has the wind"),
        "log_result": (
            "本局结束：{places}{sweep}{opened}{debts}",
            "Round over: {places}{sweep}{opened}{debts}",
        ),
        "log_result_opened": ("；开点：{who}", "; opened: {who}"),
        "log_result_debts": ("；下局进贡：{debts}", "; owed: {debts}"),
        "log_took_last": ("下一局 {seat} 替 {former} 当大落", "{seat} counts as last for {former}"),
        "log_join": ("，", ", "),
        "log_sweep": ("（串三户）", " (a sweep)"),
        "log_over": (
            "终局（{reason}）：● {total.odd}，○ {total.even}",
            "Game over ({reason}): ● {total.odd}, ○ {total.even}",
        ),
        "over_rounds": ("打满局数", "all rounds are played"),
        "over_sweep": ("串三户", "a sweep"),
        "over_streak": ("包饺子", "a streak of sweeps"),
        "over_dissolved": ("散局", "dissolved by consent"),
        # Debts
        "debt_unopened": (
            "{payer}（对头 {payee}）没开点",
            "{payer} (opposite {payee}) has not opened",
        ),
        "debt_called": (
            "{payer} 没开点，对头 {payee} 明点",
            "{payer} has not opened, {payee} had called",
        ),
        "debt_advance": (
            "{payer} 没开点，对头 {payee} 预点",
            "{payer} has not opened, {payee} had called in advance",
        ),
        "debt_failed": (
            "{payer} 叫了点，对头 {payee} 却开了",
            "{payer} had called, {payee} has opened",
        ),
        "debt_burned": ("{payer} 被 {payee} 烧成", "{payee} burned {payer}"),
        "debt_stuck": ("{payer} 被 {payee} 闷住", "{payee} stuck {payer}"),
        "debt_last": ("{payer} 大落，{payee} 头科", "{payer} was last, {payee} head"),
        "debt_second_last": (
            "{payer} 二落，{payee} 二科",
            "{payer} was second-last, {payee} second",
        ),
        "debt_swept": ("{payer} 被串，对头 {payee}", "{payer} was swept, opposite {payee}"),
        "debt_cards": ("{cause} → 欠{number}张 · {clause}", "{cause} → owes {number} · {clause}"),
        "debt_points": (
            "{cause} → {payee} 一方得{number}分 · {clause}",
            "{cause} → {number} points for {payee}'s side · {clause}",
        ),
        # Ledger
        "ledger_title": ("账", "Ledger"),
        "ledger_points": ("开点", "Points"),
        "ledger_seat": ("{seat} {side} {name}  {what}", "{seat} {side} {name}  {what}"),
        "ledger_opened": ("开了", "opened"),
        "ledger_unopened": ("还没开", "not opened yet"),
        "ledger_judged": ("没开，过时了", "not opened, too late"),
        "ledger_call_called": (" · 明点", " · called"),
        "ledger_call_advance": (" · 预点", " · called in advance"),
        "ledger_facts": ("这一局", "This round"),
        "ledger_burning": ("{seat} 正在烧 {victim}", "{seat} is burning {victim}'s set"),
        "ledger_revolted": ("{seat} 革命", "{seat} has revolted"),
        "ledger_keeps": (
            "{seat} 革命，对头 {other} 要头：够死级 {laid}/{dead}",
            "{seat} has revolted; opposite {other} keeps: dead gouji {laid}/{dead}",
        ),
        "ledger_earned": ("现在局终，欠的是", "If the round ended now"),
        "ledger_none": ("没有", "nothing"),
        "ledger_owed": ("这一局还要进的贡", "Still to be paid in this round"),
    }
)
"""Chinese and English by key."""
