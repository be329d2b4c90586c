"""文字: the words of everything around the table, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SHELL_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # Players to begin with
        "name_human": ("你", "You"),
        "name_1": ("老王", "Wang"),
        "name_2": ("小钱", "Qian"),
        "name_3": ("阿孙", "Sun"),
        "name_4": ("小赵", "Zhao"),
        "name_5": ("老李", "Li"),
        "name_6": ("小周", "Zhou"),
        "name_join": ("、", ", "),
        # Setup
        "setup_title": ("够级 · 六人四副牌", "Gouji · six players, four packs"),
        "setup_sides": (
            "●、○ 是两个联邦；逆时针 1 到 6 出牌，4 号是 1 号的对头",
            "● and ○ are the two federations; play goes 1 to 6, counter-clockwise",
        ),
        "setup_preset_title": ("规则", "Rules"),
        "setup_speed_title": ("快慢", "Bots"),
        "setup_later": (
            "这一版一局一回合。点、贡、革命、烩、多回合总分和憋三(biesan)规则，以后的版本才有",
            "One round a game; points, tribute, revolt, hui, several rounds and biesan come later",
        ),
        "setup_saved_in": ("牌局边打边存：{folder}", "Every game is saved as you play: {folder}"),
        "player_human": ("真人", "human"),
        "player_novice": ("新手", "novice"),
        "player_random": ("随机", "random"),
        "speed_instant": ("立即", "instant"),
        "speed_fast": ("快", "fast"),
        "speed_normal": ("正常", "normal"),
        "speed_slow": ("慢", "slow"),
        "speed_step": ("单步", "step"),
        "button_start": ("⏎ 开始", "⏎ Start"),
        "button_quit": ("退出", "Quit"),
        # Footer
        "key_start": ("开始", "start"),
        "key_field": ("移动", "move"),
        "key_choose": ("选择", "choose"),
        "key_language": ("English", "中文"),
        "key_leave": ("离开", "leave"),
        "key_stay": ("接着打", "stay"),
        "key_ready": ("我来了", "ready"),
        "key_go_on": ("继续", "go on"),
        "key_step": ("下一手", "next"),
        "key_run_on": ("快进", "run on"),
        "key_again": ("再来一局", "play again"),
        "key_replay": ("回放", "replay"),
        "key_quit": ("退出", "quit"),
        # Curtain
        "curtain_whom": (
            "请把键盘交给 {sign} {seat} 号 {name}",
            "The keyboard goes to {sign} seat {seat}, {name}",
        ),
        "curtain_how": (
            "旁人回避；{name} 准备好后按回车（别的键都不管用）",
            "Others look away; {name} presses Enter when ready (no other key works)",
        ),
        "public_line": ("牌桌：{lines}", "The table: {lines}"),
        "public_join": (" · ", " · "),
        # Claims
        "claim_whom": ("有人烧牌吗？", "Does anybody burn?"),
        "claim_how": (
            "想烧的按自己的座位号认领，再按一次收回；回车继续",
            "To burn, press your seat's number, again to take it back; Enter goes on",
        ),
        "claim_yes": ("{seat}  {name}  [要烧]", "{seat}  {name}  [burns]"),
        "claim_no": ("{seat}  {name}", "{seat}  {name}"),
        "claim_refused": (
            "{name} 现在不能烧这手牌（BURN-1、BURN-2）",
            "{name} cannot burn this set (BURN-1, BURN-2)",
        ),
        # Message line between questions
        "notice_step": (
            "空格：下一手 · 句点：快进到下一次问你",
            "Space: next act · full stop: run on to your turn",
        ),
        "notice_look": ("看好自己的牌，回车继续", "Look at your hand; Enter goes on"),
        # Leaving, saving, failing
        "quit_ask": ("离开这一局吗？", "Leave this game?"),
        "saved": ("已存：{path}", "Saved: {path}"),
        "saved_in_part": (
            "后面的没存上（{reason}），前面的已存：{path}",
            "The rest could not be saved ({reason}); up to there: {path}",
        ),
        "not_saved": (
            "这一局存不了（{reason}），照打不误",
            "This game cannot be saved ({reason}); it goes on",
        ),
        "crash": (
            "够级出了内部错误，只好退出（{error}）",
            "Gouji has failed by a fault of its own ({error})",
        ),
        "crash_no_game": ("没有正在打的牌局", "No game was being played"),
        "crash_report": (
            "错误报告（不含任何牌）：{path}",
            "Report of the fault, without any card: {path}",
        ),
        "crash_no_report": (
            "错误报告写不了（{reason}）",
            "The report could not be written ({reason})",
        ),
        "too_small": (
            "窗口至少 {least.width}x{least.height}，现在 {size.width}x{size.height}",
            "at least {least.width}x{least.height}, now {size.width}x{size.height}",
        ),
        # Result
        "result_title": ("本局结果", "The round is over"),
        "result_score": ("{sign}  {score} 分   {names}", "{sign}  {score}   {names}"),
        "result_sweep": ("{sign} 串三户，双方得分加倍", "{sign} sweeps: both scores are doubled"),
        "result_burn": ("烧牌：{burner} 烧成 {victim}", "Burn: {burner} burned {victim}"),
        # Replay
        "replay_header": (
            "回放 第 {position}/{last} 手 · 第 {trick} 轮 · 视角 {perspective}",
            "Replay: act {position}/{last} · trick {trick} · {perspective}",
        ),
        "replay_keys": (
            "←→ 一手 · PgUp PgDn 十手 · , . 一轮 · Home End 头尾 · 0-6 视角",
            "←→ act · PgUp PgDn ten · , . trick · Home End ends · 0-6 whose eyes",
        ),
        "replay_open": ("全开", "all hands open"),
        "replay_seat": ("{seat} 号 {name}", "seat {seat}, {name}"),
        "replay_fault": ("记录到第{line}行为止：{what}", "The record stops at line {line}: {what}"),
        "replay_failed": ("放不了：{reason}", "It cannot be replayed: {reason}"),
    }
)
"""Chinese and English by key."""
