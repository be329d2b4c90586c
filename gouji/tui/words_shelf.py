"""文字: the words of saved games and standings, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SHELF_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # One saved game
        "shelf_game": (
            "第{round}/{rounds}局 · ● {odd} : {even} ○ · {when}",
            "round {round} of {rounds} · ● {odd} : {even} ○ · {when}",
        ),
        "shelf_round": ("{round}/{rounds}局", "{round}/{rounds}"),
        "shelf_score": ("● {odd} : {even} ○", "● {odd} : {even} ○"),
        "shelf_over": ("打完", "over"),
        "shelf_unfinished": ("没打完", "unfinished"),
        "shelf_damaged": ("坏了", "damaged"),
        "shelf_branch": ("支", "branch"),
        "shelf_bots": ("机器人", "bots"),
        "shelf_from": (
            "支：第 {decision} 步 · {file}",
            "branch at decision {decision} of {file}",
        ),
        "flaw_unreadable": ("读不了（{cause}）", "it cannot be read ({cause})"),
        "flaw_no_file": ("不是普通的文件", "it is no ordinary file"),
        "flaw_empty": ("是空的", "it is empty"),
        "flaw_first_line": (
            "第一行不是牌局记录的首行",
            "its first line is not the first line of a record",
        ),
        "flaw_last_lines": ("末尾几行坏了", "its last lines are damaged"),
        # The list of them
        "saved_title": ("存下的牌局：{number}", "Saved games: {number}"),
        "saved_some": (
            "存下的牌局：{number} 份里的 {shown} 份",
            "Saved games: {shown} of {number}",
        ),
        "saved_none": ("还没有存下的牌局", "There is no saved game"),
        "saved_unfinished": (
            "这场还没打完：回放会亮出各家的牌，打完再看",
            "This game is not over: a replay would show all hands; look at it afterwards",
        ),
        "saved_folder": (
            "都在 {folder}；没打完的回车接着打",
            "All are in {folder}; Enter goes on with an unfinished one",
        ),
        "saved_filter": (
            "写名字、规则、日期，或者 没打完、坏了、支",
            "a name, rules, a date; or unfinished, damaged, branch",
        ),
        "saved_damaged": (
            "{file} 坏了，接不上；按 v 看坏在哪里",
            "{file} is damaged and cannot be gone on with; v tells where",
        ),
        "order_date": ("日期", "date"),
        "order_rules": ("规则", "rules"),
        "order_players": ("选手", "players"),
        "order_rounds": ("局数", "rounds"),
        "order_score": ("分差", "score"),
        "about_open": (
            "没打完的接着打，打完的回放",
            "go on with an unfinished game, replay any other",
        ),
        "about_replay": ("回放", "replay it"),
        "about_delete": ("删掉这一份，先问一句", "delete it, after a question"),
        "key_delete": ("删", "delete"),
        # Deleting
        "delete_ask": ("删掉这份记录吗？", "Delete this record?"),
        "delete_how": ("删了就找不回来；按 y 才删", "It cannot be brought back; y deletes it"),
        "delete_done": ("删掉了 {file}", "{file} is deleted"),
        "delete_failed": ("{file} 删不了：{reason}", "{file} cannot be deleted: {reason}"),
        "key_delete_it": ("删掉", "delete it"),
        "key_keep_it": ("不删", "keep it"),
        # What lists have in common
        "sift_order": ("按{order}排", "by {order}"),
        "sift_backwards": ("按{order}倒着排", "by {order}, backwards"),
        "sift_reading": ("正在读 …", "Reading …"),
        "sift_nothing": ("没有合“{text}”的", "Nothing fits '{text}'"),
        "key_sort": ("排序", "sort"),
        "key_backwards": ("倒序", "backwards"),
        "key_filter": ("筛选", "filter"),
        "key_standing": ("战绩", "standing"),
        "about_sort": ("换一样来排", "go by the next column"),
        "about_backwards": ("倒过来排，再按排回去", "the other way round, and back"),
        "about_filter": (
            "只列合得上的：回车看，Esc 收起",
            "list only what fits; Enter, Esc close the line",
        ),
        "about_standing": ("各人的战绩", "what everybody has achieved"),
        # Standing
        "standing_title": ("战绩", "Standing"),
        "standing_from": (
            "打完的 {games} 场，{rounds} 局",
            "finished games: {games}, rounds: {rounds}",
        ),
        "standing_left_out": (
            "不算：没打完 {unfinished}，坏了 {damaged}，支 {branch}",
            "left out: unfinished {unfinished}, damaged {damaged}, branches {branch}",
        ),
        "standing_none": ("还没有打完的牌局", "No game has been finished yet"),
        "standing_filter": (
            "写名字，或者 真人、新手、熟手 …",
            "a name; or human, novice, regular …",
        ),
        "standing_notes": (
            "胜/场：一座算一场；得分是本联邦的；烧牌：烧成/挨烧",
            "won: of games, a seat each; points: the federation's; burns: made/suffered",
        ),
        "column_player": ("选手", "player"),
        "column_won": ("胜/场", "won"),
        "column_rounds": ("局数", "rounds"),
        "column_points": ("得分", "points"),
        "column_average": ("每局", "each"),
        "column_heads": ("头科", "head"),
        "column_lasts": ("大落", "last"),
        "column_sweeps": ("串三户", "sweep"),
        "column_opened": ("开点", "open"),
        "column_burns": ("烧牌", "burns"),
        "key_merge": ("并机器人", "merge bots"),
        "about_merge": (
            "同一种机器人并成一家，再按分开",
            "all bots of a kind as one, and apart again",
        ),
    }
)
"""Chinese and English by key."""
