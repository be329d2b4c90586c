"""措辞: every sentence of the command line, in Chinese and English.

Why an act is refused is said by :mod:`gouji.engine.refusals`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.cli.words_bots import BOT_WORDS
from gouji.cli.words_export import EXPORT_WORDS
from gouji.cli.words_records import RECORD_WORDS
from gouji.cli.words_terminal import TERMINAL_WORDS
from gouji.engine.refusals import Language


class Wording(NamedTuple):
    """措辞: one sentence in both languages."""

    zh: str
    en: str


_HELP: Final[Mapping[str, tuple[str, str]]] = {
    "about": (
        "够级：六个人、四副牌、三打三的爬牌游戏。",
        "Gouji (够级): a climbing card game for six, three against three.",
    ),
    "usage": ("用法： ", "usage: "),
    "commands": ("命令", "commands"),
    "options": ("选项", "options"),
    "settings_group": (
        "设置（比环境变量 GOUJI_* 和设置文件优先）",
        "settings (before the variables GOUJI_* and the settings file)",
    ),
    "arguments": ("参数", "arguments"),
    "more": ("gouji 命令 --help 说明各个命令", "gouji COMMAND --help tells about each command"),
    "help": ("显示这份说明", "show this help"),
    "version": ("显示版本号", "show the version"),
    "lang": (
        "语言：zh 或 en（默认随设置，再随系统语言）",
        "language: zh or en (default: as set, else the\nlocale's)",
    ),
    "play": (
        "坐下来打一局（不写命令从封面开始）",
        "play; without a command one begins at the first page",
    ),
    "resume": ("接着打没打完的一局", "go on with a game that is not over"),
    "resume_file": (
        "一份 .gouji 记录（不写就是上次离开的那一局）",
        "a .gouji record (default: the game left last)",
    ),
    "from": (
        "从一份记录的某一步另打（和 --at 一起写），\n存成新的记录",
        "play on from a decision of a record (with --at),\nin a record of its own",
    ),
    "from_at": (
        "从第几步起另打；没写 --players 时，轮到谁\n谁就由你来打，别家照旧",
        "the decision's number; without --players whoever\ntakes it is you, the others play as before",
    ),
    "at": ("从第 N 步之前看起", "begin before decision N"),
    "learn": ("从头学打够级：一课一课练", "learn the game from the start, lesson by lesson"),
    "watch": ("看六个机器人打一局", "watch six bots play"),
    "replay": ("回放一份牌局记录", "replay a record"),
    "verify": (
        "核对记录：每一手是否合规，结果是否正确",
        "check that every act and result is right",
    ),
    "legal": ("列出记录里每一步的全部可选动作", "list all legal acts at each decision of a record"),
    "simulate": ("不开屏幕，让机器人自己打", "let bots play without a screen"),
    "file": ("一份 .gouji 记录", "a .gouji record"),
    "files": ("要核对的 .gouji 记录", "the .gouji records to check"),
    "rules": (
        "查规则：预设、选项、规则书里的条款",
        "look up presets, options and clauses of the rule book",
    ),
    "statuses": (
        "退出码：0 正常；1 文件有毛病；2 命令写得不对；\n　　　　70 程序出错；130 Ctrl-C；141 管道断了",
        "exit status: 0 well, 1 a file is at fault, 2 wrong usage,\n70 crash, 130 Ctrl-C, 141 closed pipe",
    ),
    "topic": (
        "条款（BURN-3）或选项（burn_order）；\n不写就列出预设和选项",
        "a clause (BURN-3) or an option (burn_order);\nwithout it presets and options are listed",
    ),
    "diff": (
        "只列两套规则不一样的选项；\n写预设或 .toml 规则文件",
        "list only what differs between two sets of rules,\npresets or .toml files",
    ),
    "rules_from": (
        "规则预设：{presets}\n（默认 {default}）；或一份 .toml 规则文件，\n写 preset 和要改的选项",
        "preset: {presets}\n(default: {default}); or a .toml file with a preset\nand what it changes",
    ),
    "set": (
        "改一项规则，例如 joker_rule=full_kill；可写多次",
        "change one option of the rules, as in\njoker_rule=full_kill; may be given again",
    ),
    "players_play": (
        "依座位写六个：{names}；\n只写一个机器人，则其余五家都由它打",
        "six by seat: {names};\none bot alone plays the other five seats",
    ),
    "players_bots": (
        "依座位写六个：{names}；\n只写一个，则六家都由它打（默认 {default}）",
        "six by seat: {names};\none alone plays all six seats (default: {default})",
    ),
    "seed": ("发牌的种子：种子相同，发牌相同", "seed of the deal: the same seed deals the same"),
    "rounds": ("一场打几局（默认照规则）", "rounds of a game (default: as the rules say)"),
    "games": (
        "打几场，种子从 --seed 起逐场加一（默认 1）",
        "games to play, with seeds from --seed on\n(default: 1)",
    ),
    "out": ("每场写一份记录到这个文件夹", "write a record of each game to this folder"),
    "plain": (
        "不开屏幕，一行一行打字来打，给读屏软件、\n小终端和脚本",
        "no screen: sentences and typed answers, for screen\nreaders, small terminals and scripts",
    ),
}

_USAGE: Final[Mapping[str, tuple[str, str]]] = {
    "required": ("还要写 {what}", "{what} must be given"),
    "unrecognized": (
        "不认识：{what}（先写命令，再写选项；{prog} --help 有用法）",
        "not understood: {what} (a command comes before its options; see {prog} --help)",
    ),
    "no_value": ("{name} 后面要写值", "{name} needs a value"),
    "no_values": ("{name} 后面要写 {number} 个值", "{name} needs {number} values"),
    "not_both": ("{one} 和 {other} 只能写一样", "{one} and {other} cannot stand together"),
    "no_command": (
        "没有“{what}”这个命令；命令有 {commands}",
        "there is no command '{what}'; commands are {commands}",
    ),
    "takes_no_value": ("{name} 不带值", "{name} takes no value"),
    "at_argument": ("{name}：{what}", "{name}: {what}"),
    "not_whole": (
        "“{value}”不是不小于 {least} 的整数",
        "'{value}' is no whole number from {least} on",
    ),
    "not_between": (
        "“{value}”不是 {least} 到 {most} 的整数",
        "'{value}' is no whole number from {least} to {most}",
    ),
    "not_one_of": ("不能是“{value}”；可写 {allowed}", "'{value}' is none of {allowed}"),
    "not_setting": ("“{value}”要写成 选项=值", "'{value}' must be written OPTION=VALUE"),
    "unknown_preset": (
        "没有“{value}”这个预设；预设有 {allowed}，规则文件以 .toml 结尾",
        "there is no preset '{value}'; presets are {allowed}, and files of rules end in .toml",
    ),
    "unknown_option": (
        "没有“{value}”这个选项；{hint}",
        "there is no option '{value}'; {hint}",
    ),
    "unknown_topic": (
        "没有“{value}”这个条款或选项；{hint}",
        "there is no clause or option '{value}'; {hint}",
    ),
    "near": ("名字相近的有 {names}", "near it: {names}"),
    "none_near": ("gouji rules 列出全部选项", "gouji rules lists all options"),
    "rules_named": (
        "“{value}”是一套规则，gouji rules --diff {value} 另一套 可以比较",
        "'{value}' names rules; gouji rules --diff {value} OTHER compares them",
    ),
    "preset_is_no_option": (
        "预设写在 --rules 后面，不用 --set",
        "a preset is named with --rules, not with --set",
    ),
    "bad_value": ("{option} 只能是 {allowed}", "{option} can only be {allowed}"),
    "contradiction": (
        "{one} 和 {other} 不能一起开",
        "{one} and {other} cannot both be on",
    ),
    "unknown_player": (
        "这里不能由“{value}”打；可以是 {allowed}",
        "'{value}' cannot play here; those who can: {allowed}",
    ),
    "player_count": (
        "要写六个名字或一个名字，这里有 {number} 个",
        "six names or one are needed, not {number}",
    ),
    "no_human": (
        "六家都是机器人，没有人打；要看牌请用 gouji watch",
        "all six are bots and nobody plays; to look on, use gouji watch",
    ),
    "no_terminal": (
        "打牌的屏幕只能在终端里打开；请在终端里运行",
        "the game's screen needs a terminal; run this in one",
    ),
    "no_terminal_plain": (
        "打牌的屏幕只能在终端里打开；请在终端里运行，或加 --plain 打字来打",
        "the game's screen needs a terminal; run this in one, or use --plain to play in lines",
    ),
    "no_terminal_text": (
        "回放的屏幕只能在终端里打开；请在终端里运行，或加 --text 打印文字记录",
        "the replay's screen needs a terminal; run this in one, or use --text for a transcript",
    ),
}

_FAULTS: Final[Mapping[str, tuple[str, str]]] = {
    "from_needs_at": (
        "--from 和 --at 要一起写：从哪份记录、第几步起另打",
        "--from and --at go together: the record, and the decision from which to play on",
    ),
    "from_has_rules": (
        "--from 照记录的规则和牌接着打，不能再写 --rules、--set、--seed、--deal",
        "--from goes on by the record's rules and deals: without --rules, --set, --seed, --deal",
    ),
    "nothing_open": (
        "{folder} 里没有没打完的牌局",
        "there is no unfinished game in {folder}",
    ),
    "output": ("标准输出", "standard output"),
    "cut": (
        "{path}:{line}: 最后一行不完整，已略去",
        "{path}:{line}: the last line is incomplete and was dropped",
    ),
    "crashed": (
        "程序出错了（{error}，{place}）；这是程序的毛病，请报告",
        "gouji has failed ({error} in {place}); this is a bug, please report it",
    ),
}

_RULES: Final[Mapping[str, tuple[str, str]]] = {
    "bracketed": ("{what}（{more}）", "{what} ({more})"),
    "presets": ("预设", "Presets"),
    "about_classic": ("照老规矩，是默认的", "follows the old printed outline; the default"),
    "about_online": ("网上的打法", "as an online room plays"),
    "about_tournament": (
        "比赛：不明点，不进贡，记边分",
        "for matches: no calls, no tribute, side points",
    ),
    "about_biesan": ("憋三：3 留到最后出", "threes go last"),
    "rule_options": (
        "选项：条款，管什么；能取的值（取它的预设）",
        "Options: clause, what it decides; its values (and the presets that have them)",
    ),
    "every_preset": ("各个预设", "every preset"),
    "rules_hint": (
        "gouji rules burn_order 或 BURN-3 看规则书的条款，gouji rules --diff classic online 作比较",
        "gouji rules burn_order or BURN-3 prints the clause, gouji rules --diff classic online compares",
    ),
    "option": ("选项", "option"),
    "no_difference": ("{one} 和 {other} 没有不一样", "{one} and {other} are the same"),
}

WORDS: Final[Mapping[str, Wording]] = MappingProxyType(
    {
        key: Wording(*pair)
        for table in (
            _HELP,
            _USAGE,
            _FAULTS,
            _RULES,
            BOT_WORDS,
            EXPORT_WORDS,
            RECORD_WORDS,
            TERMINAL_WORDS,
        )
        for key, pair in table.items()
    }
)
"""措辞: every sentence by its key."""


def say(key: str, language: Language, **facts: object) -> str:
    """措辞: a sentence with its facts filled in."""
    zh, en = WORDS[key]
    return (zh if language is Language.ZH else en).format(**facts)


def join(items: list[str], language: Language) -> str:
    """措辞: a list of things in one sentence."""
    return ("、" if language is Language.ZH else ", ").join(items)
