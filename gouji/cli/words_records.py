"""措辞: the sentences of ``records`` and ``stats``."""

from collections.abc import Mapping
from typing import Final

RECORD_WORDS: Final[Mapping[str, tuple[str, str]]] = {
    "records": (
        "列出存下的牌局：排序、筛选、删除",
        "list saved games: sort, filter, delete",
    ),
    "stats": (
        "战绩：各人的场次、得分、头科、大落、开点、烧牌",
        "standing: everybody's games, points, places and burns",
    ),
    "records_folder": (
        "记录所在的文件夹（默认是存牌局的那个）",
        "the folder of the records (default: where games\nare saved)",
    ),
    "list_sort": (
        "按什么排（默认 {default}）：\n{orders}",
        "what the list goes by (default: {default}):\n{orders}",
    ),
    "list_reverse": ("倒着排", "the other way round"),
    "records_filter": (
        "只列都合得上的：名字、规则、日期、文件名，\n或者 没打完、打完、坏了、支",
        "list only what all words fit: a name, rules, date or\nfile; or unfinished, over, damaged, branch",
    ),
    "stats_filter": (
        "只列都合得上的：名字，或者 真人、新手、熟手 …",
        "list only whom all words fit: a name; or human,\nnovice, regular …",
    ),
    "stats_merge": ("同一种机器人并成一家", "make one line of all bots of a kind"),
    "json_lines": ("每场打印一个 JSON 对象，一场一行", "print a JSON object for each, one a line"),
    "records_delete": (
        "删掉这些记录，每份先问一句；\n写名单里的文件名或路径",
        "delete these records, after a question for each;\nnames of the list, or paths",
    ),
    "records_yes": ("删之前不问", "delete without a question"),
    "listed": ("{number} 份，都在 {folder}", "{number}, all in {folder}"),
    "yes_needs": ("--yes 要和 --delete 一起写", "--yes needs --delete"),
    "delete_prompt": ("{what}\n删掉它吗？[y/N] ", "{what}\nDelete it? [y/N] "),
    "deleted": ("删掉了 {path}", "deleted {path}"),
    "kept": ("没有删 {path}", "kept {path}"),
    "no_record": (
        "{path}：不是 .gouji 文件，不删",
        "{path}: no .gouji file, and left as it is",
    ),
}
"""Every sentence by its key."""
