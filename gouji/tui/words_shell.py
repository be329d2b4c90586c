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
        # The first page
        "title": ("够  级", "G O U J I"),
        "title_about": ("六个人，四副牌，三打三", "six players, four packs, three against three"),
        "title_joker": ("王", "BJ"),
        "title_how": ("上下键或数字选，回车进入", "Arrows or digits choose, Enter goes there"),
        "title_resume": ("接着打", "Go on"),
        "title_new": ("开新局", "New game"),
        "title_learn": ("学打够级", "Learn the game"),
        "title_saved": ("牌局和回放", "Games, replays"),
        "title_standing": ("战绩", "Standing"),
        "title_rules": ("规则书", "The rule book"),
        "title_settings": ("设置", "Settings"),
        "title_quit": ("退出", "Quit"),
        "key_enter": ("进入", "go there"),
        "key_open": ("打开", "open"),
        "key_back": ("返回", "back"),
        "resume_failed": ("接不上：{reason}", "It cannot be gone on with: {reason}"),
        # Setup
        "setup_title": ("够级 · 六人四副牌", "Gouji · six players, four packs"),
        "setup_sides": (
            "●、○ 是两个联邦；逆时针 1 到 6 出牌，4 号是 1 号的对头",
            "● and ○ are the two federations; play goes 1 to 6, counter-clockwise",
        ),
        "setup_rules": ("规则", "Rules"),
        "setup_details": ("细则", "Details"),
        "setup_rounds": ("局数", "Rounds"),
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
        "player_regular": ("熟手", "regular"),
        "player_expert": ("高手", "expert"),
        "player_random": ("随机", "random"),
        "speed_instant": ("立即", "instant"),
        "speed_fast": ("快", "fast"),
        "speed_normal": ("正常", "normal"),
        "speed_slow": ("慢", "slow"),
        "speed_step": ("单步", "step"),
        "button_start": ("回车 开始", "Enter Start"),
        "button_quit": ("Esc 返回", "Esc Back"),
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
        "key_stop": ("停", "stop"),
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
            "有人革命吗？没有贡牌的才能革命 · REVOLT-1",
            "Does anybody revolt? It takes a hand without power cards · REVOLT-1",
        ),
        "claims_revolt": ("革命", "revolts"),
        "refused_revolt": (
            "{name} 现在不能革命 · REVOLT-1",
            "{name} may not revolt · REVOLT-1",
        ),
        "claim_dissolve": (
            "散局吗？在座的真人都按了座位号才散 · VOID-1",
            "Dissolve the game? All humans must press their numbers · VOID-1",
        ),
        "refused_dissolve": (
            "没有全都同意散局，接着打 · VOID-1",
            "Not all agreed to dissolve: the game goes on · VOID-1",
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
            "空格：下一手 · 句点：快进，问到人才停",
            "Space: next act · full stop: run on until somebody is asked",
        ),
        "notice_paused": (
            "停着：空格下一手，回车接着放，句点快进",
            "Stopped: Space next act, Enter go on, full stop run on",
        ),
        "no_curtain": (
            "（换人遮牌关着）下面是 {name} 的牌，旁人自觉",
            "(the curtain is off) This is {name}'s hand; others look away",
        ),
        "notice_look": ("看好自己的牌，回车继续", "Look at your hand; Enter goes on"),
        # Leaving, saving, failing
        "quit_ask": ("离开这一场吗？", "Leave this game?"),
        "quit_dissolve": (
            "离开：只存记录。散局：在座的真人都同意，就此终局，打完的局算数 · VOID-1",
            "Leave: it is kept. Dissolve, if all agree: it ends, rounds count · VOID-1",
        ),
        "unsaved": ("未存", "not saved"),
        "bot_failed": (
            "{name} 的电脑出错了，改由简单的电脑接着打",
            "The bot of {name} has failed; a simpler one plays on",
        ),
        "saved": ("已存：{path}", "Saved: {path}"),
        "saved_in_part": (
            "后面的没存上（{reason}），前面的已存：{path}",
            "The rest could not be saved ({reason}); up to there: {path}",
        ),
        "saving_failed": (
            "这一局存不了（{reason}），往下只打不存",
            "The game cannot be saved ({reason}) and goes on without",
        ),
        "not_saved": (
            "这一局存不了（{path}：{reason}），只打不存",
            "This game cannot be saved ({path}: {reason}) and is played without",
        ),
        "cause": ("{what}", "{what}"),
        "cause_at": ("{path}: {cause}", "{path}: {cause}"),
        "cause_missing": ("没有这个文件或文件夹", "no such file or folder"),
        "cause_exists": ("已经存在，不覆盖", "exists already and is left as it is"),
        "cause_denied": ("没有权限", "permission denied"),
        "cause_read_only": ("只能读，不能写", "it can only be read"),
        "cause_folder": ("是文件夹，不是文件", "a folder, not a file"),
        "cause_no_folder": ("不是文件夹", "not a folder"),
        "cause_full": ("磁盘已满", "the disk is full"),
        "cause_too_large": ("文件太大", "the file is too large"),
        "cause_broken": ("磁盘出错", "the disk has failed"),
        "cause_in_use": ("另一个程序在写", "another program writes to it"),
        "resume_finished": (
            "{path} 已经打完了，只能回放",
            "{path} is over; it can only be replayed",
        ),
        "resume_in_use": (
            "另一个够级程序正在打 {path}，先在那边离开",
            "Another Gouji program is playing {path}; leave it there first",
        ),
        "resume_unknown": (
            "{path} 里有这里没有的机器人 {bot}；有 {bots}",
            "In {path} plays a bot that is not here, {bot}; there are {bots}",
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
            "the window needs {least.width}x{least.height}, now {size.width}x{size.height}",
        ),
        # Result
        "result_title": ("第{number}/{rounds}局结束", "Round {number} of {rounds} is over"),
        "result_score": (
            "{sign}  本局 {score}  总分 {total}",
            "{sign}  round {score}  total {total}",
        ),
        "result_sum": ("名次 {parts}", "places {parts}"),
        "result_doubled": ("，合 {sum}，串三户 ×{factor}", ", in all {sum}, swept ×{factor}"),
        "result_rest": ("，边分 {points}", ", side points {points}"),
        "result_sweep": ("{sign} 串三户，双方得分加倍", "{sign} sweeps: both scores are doubled"),
        "result_nobody": ("没有人", "nobody"),
        "result_opened": ("开点：{names}", "Opened: {names}"),
        "result_called": ("明点：{names}", "Called: {names}"),
        "result_advance": ("预点：{names}", "Called in advance: {names}"),
        "result_revolt": ("革命：{name}", "Revolt: {name}"),
        "result_burn": ("烧牌：{burner} 烧 {victim}，烧成了", "Burn: {burner} burned {victim}"),
        "result_stuck": ("闷：{beater} 闷住 {victim}", "Stuck: {beater} stuck {victim}"),
        "result_side_points": ("边分：", "Side points:"),
        "result_fresh": (
            "下一局重新开局：先手照第一局的办法重新定 · SWEEP-1",
            "The next round is a fresh start: who leads is found as in the first · SWEEP-1",
        ),
        "result_spared": (
            "{payer}、{payee} 同联邦：落贡免了 · TRIB-6",
            "{payer} and {payee} are mates: no tribute for the last places · TRIB-6",
        ),
        "result_owes": (
            "{payer} → {payee} {number}张：{cause} · {clause}",
            "{payer} → {payee} {number}: {cause} · {clause}",
        ),
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
    }
)
"""Chinese and English by key."""
