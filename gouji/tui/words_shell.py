"""文字: the words of everything around the table, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SHELL_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # Players to begin with
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
        "setup_rules": ("规则", "Rules"),
        "setup_speed": ("快慢", "Bots"),
        "setup_rounds": ("局数", "Rounds"),
        "setup_changed": ("{meaning} · 另改 {options}", "{meaning} · {options}"),
        "setup_clash": (
            "{one} 和 {other} 不能一起开，换一套规则",
            "{one} and {other} exclude each other: choose other rules",
        ),
        "meaning_classic": (
            "大纲全套：大花压不住；开点、叫点、进贡、革命、烩牌",
            "the printed outline: points, calls, tribute, revolt, hui",
        ),
        "meaning_online": (
            "网上房间：花吃花；四户就乱缠；头科走了定开点；串三户终局",
            "the online room: jokers kill jokers, a sweep ends the game",
        ),
        "meaning_tournament": (
            "大纲的比赛计分：不叫点、不进贡，点和烧折成分",
            "the outline's tournament score: points in place of tribute",
        ),
        "meaning_biesan": (
            "大纲的憋三：最后一手必须是3，没有3要买；不报牌、不烩牌",
            "one's last set must be one's threes; who has none buys one",
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
        "key_next_round": ("下一局", "next round"),
        "key_again": ("再打一场", "play again"),
        "key_take_last": ("当大落", "be last"),
        "key_score": ("比分表", "score"),
        "key_dissolve": ("散局", "dissolve"),
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
        "claim_how": (
            "要的按自己的座位号，再按一次收回；回车继续",
            "Press your seat's number, again to take it back; Enter goes on",
        ),
        "claim_burn": ("有人烧牌吗？", "Does anybody burn?"),
        "claims_burn": ("要烧", "burns"),
        "refused_burn": (
            "{name} 现在不能烧这手牌 · BURN-1、BURN-2",
            "{name} cannot burn this set · BURN-1, BURN-2",
        ),
        "claim_advance_call": (
            "发牌之前，谁要预点？（赌自己的对头开不了点 · POINT-6）",
            "Before the deal: who calls in advance, betting that his opposite will not open? · POINT-6",
        ),
        "claims_advance_call": ("预点", "calls"),
        "claim_call": (
            "出牌之前，谁要明点？（赌自己的对头开不了点 · POINT-6）",
            "Before the first lead: who calls, betting that his opposite will not open? · POINT-6",
        ),
        "claims_call": ("明点", "calls"),
        "claim_revolt": (
            "有人革命吗？没有贡牌的才能革命 · REVOLT-1、BIESAN-3",
            "Does anybody revolt? It takes a hand without power cards · REVOLT-1, BIESAN-3",
        ),
        "claims_revolt": ("革命", "revolts"),
        "refused_revolt": (
            "{name} 现在不能革命 · REVOLT-1、BIESAN-3",
            "{name} may not revolt · REVOLT-1, BIESAN-3",
        ),
        "claim_dissolve": (
            "散局吗？在座的真人都按了座位号才散 · VOID-1",
            "Dissolve the game? All humans must press their numbers · VOID-1",
        ),
        "claims_dissolve": ("同意", "agrees"),
        # Tribute, told to the one concerned
        "told_paid": (
            "（只有你看得见）你给 {name} 的：{cards}",
            "(for you alone) From you to {name}: {cards}",
        ),
        "told_got": (
            "（只有你看得见）{name} 给你的：{cards}",
            "(for you alone) From {name} to you: {cards}",
        ),
        # Message line between questions
        "notice_step": (
            "空格：下一手 · 句点：快进到下一次问你",
            "Space: next act · full stop: run on to your turn",
        ),
        "notice_look": ("看好自己的牌，回车继续", "Look at your hand; Enter goes on"),
        # Leaving, saving, failing
        "quit_ask": ("离开这一场吗？", "Leave this game?"),
        "quit_dissolve": (
            "离开：只存记录。散局：在座的真人都同意，就此终局，打完的局算数 · VOID-1",
            "Dissolve, if all humans want it: the game ends, rounds played count · VOID-1",
        ),
        "unsaved": ("未存", "not saved"),
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
        "result_title": ("第{number}/{rounds}局结束", "Round {number} of {rounds} is over"),
        "result_score": (
            "{sign}  本局 {score}  总分 {total}",
            "{sign}  round {score}  total {total}",
        ),
        "result_sweep": ("{sign} 串三户，双方得分加倍", "{sign} sweeps: both scores are doubled"),
        "result_nobody": ("没有人", "nobody"),
        "result_opened": ("开点：{names}", "Opened: {names}"),
        "result_called": ("明点：{names}", "Called: {names}"),
        "result_advance": ("预点：{names}", "Called in advance: {names}"),
        "result_revolt": ("革命：{name}", "Revolt: {name}"),
        "result_burn": ("烧牌：{burner} 烧成 {victim}", "Burn: {burner} burned {victim}"),
        "result_stuck": ("闷：{beater} 闷住 {victim}", "Stuck: {beater} stuck {victim}"),
        "result_side_points": ("边分：", "Side points:"),
        "result_fresh": ("下一局重新开局 · SWEEP-1", "The next round is a fresh start · SWEEP-1"),
        "result_debts": ("下一局进贡：", "Tribute in the next round:"),
        "result_no_debts": ("下一局没有贡", "No tribute in the next round"),
        "result_taker": (
            "让科：{seat} 按 t，下一局就替 {last} 当大落 · END-5",
            "{seat} may press t to count as last in place of {last} next round · END-5",
        ),
        # Score
        "score_title": ("比分表", "Score"),
        "score_number": ("局", "no."),
        "score_round": ("本局", "round"),
        "score_total": ("总分", "total"),
        "score_sweep": ("串", "s"),
        "score_sweep_note": ("{mark}：串三户，得分加倍", "{mark}: a sweep, the points are doubled"),
        "score_no_round": ("还没有打完一局", "No round has been played to its end"),
        "score_even": ("平 {odd} : {even}", "level, {odd} : {even}"),
        "score_ahead": ("{sign} 领先，● {odd} : {even} ○", "{sign} leads, ● {odd} : {even} ○"),
        "score_draw": ("平局，● {odd} : {even} ○", "a draw, ● {odd} : {even} ○"),
        "score_won": ("{sign} 赢，● {odd} : {even} ○", "{sign} wins, ● {odd} : {even} ○"),
        "score_over": ("终局（{reason}）：{verdict}", "Game over ({reason}): {verdict}"),
        # Replay
        "replay_header": (
            "回放 第{round}局 第 {position}/{last} 手 · 第 {trick} 轮 · 视角 {perspective}",
            "Replay: round {round} · act {position}/{last} · trick {trick} · {perspective}",
        ),
        "replay_keys": (
            "←→ 一手 · , . 一轮 · [ ] 一局 · Home End 头尾 · 0-6 视角 · F1 按键",
            "←→ act · , . trick · [ ] round · Home End ends · 0-6 whose eyes · F1 keys",
        ),
        "replay_keys_1": ("← →               一手", "← →               one act"),
        "replay_keys_2": ("PgUp PgDn         十手", "PgUp PgDn         ten acts"),
        "replay_keys_3": (
            ",  .              上一轮、下一轮",
            ",  .              the trick before, the next",
        ),
        "replay_keys_4": (
            "[  ]              上一局、下一局",
            "[  ]              the round before, the next",
        ),
        "replay_keys_5": ("Home  End         开头、结尾", "Home  End         beginning, end"),
        "replay_keys_6": (
            "0  1…6            六家全开；只看一家看得见的",
            "0  1…6            all hands open; what one seat could see",
        ),
        "replay_keys_7": (
            "l  v              全部记录  账",
            "l  v              the whole log  the ledger",
        ),
        "replay_keys_8": ("F1  ?             这一页", "F1  ?             this page"),
        "replay_keys_9": (
            "q  F2  Ctrl+Q     关闭  中文/English  离开",
            "q  F2  Ctrl+Q     close  中文/English  leave",
        ),
        "replay_open": ("全开", "all hands open"),
        "replay_seat": ("{seat} 号 {name}", "seat {seat}, {name}"),
        "replay_fault": ("记录到第{line}行为止：{what}", "The record stops at line {line}: {what}"),
        "replay_failed": ("放不了：{reason}", "It cannot be replayed: {reason}"),
    }
)
"""Chinese and English by key."""
