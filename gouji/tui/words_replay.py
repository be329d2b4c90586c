"""文字: walking through a recorded game, and leaving it for another."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

REPLAY_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # Where one is
        "replay": ("回放", "Replay"),
        "replay_step": ("第 {step}/{steps} 步", "step {step}/{steps}"),
        "replay_trick": ("第{trick}轮", "trick {trick}"),
        "replay_open": ("六家全开", "all hands open"),
        "replay_seat": ("视角 {seat} 号 {name}", "as seat {seat}, {name}"),
        "replay_plays": ("{seconds} 秒一步", "{seconds} s a step"),
        "replay_fault": ("记录到第{line}行为止：{what}", "The record stops at line {line}: {what}"),
        "replay_fault_seen": ("记录到第{line}行为止", "The record stops at line {line}"),
        "replay_in_play": (
            "这一局还有人在打：回车看六家的牌，Ctrl+Q 不看；只看一家请加 --seat",
            "People still play this round: Enter shows all hands, Ctrl+Q none, --seat one seat's",
        ),
        "replay_in_play_title": ("还没打完", "Still being played"),
        "replay_one_seat": (
            "这一局还有人在打，只能看 {seat} 号的",
            "People are still playing this round: only seat {seat} can be looked through",
        ),
        "opening": ("正在打开 {file}：{percent}%", "Opening {file}: {percent}%"),
        "replay_failed": ("放不了：{reason}", "It cannot be replayed: {reason}"),
        "replay_typing": (
            "去第 {typed}_ 步（1 到 {steps}）：回车去，Esc 算了",
            "Go to step {typed}_ (1 to {steps}): Enter goes, Esc does not",
        ),
        # What was decided last
        "replay_why": ("{what} —— {reason}", "{what} — {reason}"),
        "declined_advance_call": ("{name} 不预点", "{name} does not call in advance"),
        "declined_show": ("{name} 不亮三", "{name} shows no threes"),
        "declined_redeal": ("{name} 不要求重发", "{name} wants no new deal"),
        "declined_call": ("{name} 不明点", "{name} does not call"),
        "declined_revolt": ("{name} 不革命", "{name} does not revolt"),
        "declined_hui": ("{name} 不烩", "{name} lays nothing aside"),
        "declined_burn": ("{name} 不烧", "{name} does not burn"),
        "declined_last": ("{name} 不让科", "{name} keeps his place"),
        # Keys
        "key_next_step": ("步", "step"),
        "key_previous_step": ("上一步", "previous step"),
        "key_ten_on": ("下十步", "ten steps on"),
        "key_ten_back": ("回十步", "ten steps back"),
        "key_next_trick": ("下一轮", "next trick"),
        "key_previous_trick": ("上一轮", "previous trick"),
        "key_next_event": ("大事", "event"),
        "key_previous_event": ("上一件大事", "previous event"),
        "key_previous_round": ("上一局", "previous round"),
        "key_rewind": ("开头", "beginning"),
        "key_wind_on": ("结尾", "end"),
        "key_number": ("第几步", "go to"),
        "key_autoplay": ("播放", "play"),
        "key_pause": ("停", "stop"),
        "key_faster": ("快些", "faster"),
        "key_slower": ("慢些", "slower"),
        "key_eyes": ("视角", "eyes"),
        "key_open_hands": ("六家全开", "all hands open"),
        "key_branch": ("另打", "branch"),
        "more_next_step": ("下一步", "the next one"),
        "more_next_event": (
            "下一件：够级、开点、烧牌、出完、乱缠、革命",
            "the next one: gouji, opened, burn, out, scramble, revolt",
        ),
        "more_eyes": ("换一家看；看不见的不显示", "another seat; only what it could see"),
        "more_branch": ("从这一步起自己打，另存一份", "play on from here, in a record of its own"),
        "more_number": ("按步数去", "by its number"),
        # The page of keys
        "replay_about_step": ("上一步、下一步", "one step back, on"),
        "replay_about_ten": ("十步", "ten steps"),
        "replay_about_trick": ("上一轮、下一轮", "the trick before, the next"),
        "replay_about_event": (
            "上一件、下一件大事：够级、开点、烧牌、出完、乱缠、革命",
            "the event before, the next: gouji, opened, burn, out, scramble, revolt",
        ),
        "replay_about_round": ("上一局、下一局", "the round before, the next"),
        "replay_about_ends": ("开头、结尾", "beginning, end"),
        "replay_about_number": ("去第几步：打数字，回车", "go to a step: its number, Enter"),
        "replay_about_autoplay": ("自动播放、停", "play by itself, stop"),
        "replay_about_speed": ("放得快些、慢些", "faster, slower"),
        "replay_about_eyes": (
            "六家全开；只看一家看得见的",
            "all hands open; what one seat could see",
        ),
        "replay_about_next_eyes": ("换下一个视角", "the next one's eyes"),
        "replay_about_branch": (
            "从这一步另打：选谁来打，存成新记录",
            "play on from this step, with whom one likes, in a new record",
        ),
        "replay_about_menu": ("菜单：能做的都在里面", "menu of all that can be done"),
        "replay_about_close": ("关闭回放", "close the replay"),
        "replay_line_title": (
            "时间线（点一下、拖一下就去那里）",
            "The line at the top (click, drag)",
        ),
        "replay_line_rounds": ("各局，方括号里是这一局", "the rounds, this one in brackets"),
        "replay_line_here": ("现在的位置", "where one is"),
        "replay_line_gouji": ("够级牌", "a gouji set"),
        "replay_line_point": ("开点", "a seat has opened"),
        "replay_line_burn": ("烧牌", "a burn"),
        "replay_line_place": ("有人出完，几科", "a place taken"),
        "replay_line_scramble": ("乱缠开始", "the scramble begins"),
        "replay_line_revolt": ("革命", "a revolt"),
        "replay_steps_note": (
            "全开时步数是决定的序号；一家的视角只数他看得见的",
            "With all hands open steps are decisions; a seat's are only those it notices",
        ),
        # Leaving it for another game
        "branch_title": (
            "另打：第{round}局第 {step} 步起",
            "Play on from step {step}, in round {round}",
        ),
        "branch_about": (
            "以前的照旧，从这里起重打；另存一份记录，别人的牌都扣上",
            "All before stays; from here on it is played anew, in a record of its own, hands hidden",
        ),
        "branch_in_play": (
            "这一局还有人在打，打完再另打",
            "People are still playing this round: it can be left afterwards",
        ),
        "branch_game_on": (
            "这一场还没打完，打完再另打",
            "The game is not over: it can be left for another one afterwards",
        ),
        "branch_absent": (
            "没有第 {decision} 步：这份记录有 {last} 步",
            "There is no step {decision}: the record has {last}",
        ),
        "branch_over": (
            "到第 {last} 步就终局了，后面没有可打的",
            "The game is over after step {last}; nothing is left to play",
        ),
        "branch_failed": ("不能另打：{reason}", "It cannot be played on from: {reason}"),
    }
)
"""Chinese and English by key."""
