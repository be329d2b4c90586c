"""措辞: every sentence of the command line, in Chinese and English.

Why an act is refused is said by :mod:`gouji.engine.refusals`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

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
    "arguments": ("参数", "arguments"),
    "more": ("gouji 命令 --help 说明各个命令", "gouji COMMAND --help tells about each command"),
    "help": ("显示这份说明", "show this help"),
    "version": ("显示版本号", "show the version"),
    "lang": (
        "语言：zh 或 en（默认随系统语言）",
        "language: zh or en (default: that of the locale)",
    ),
    "play": ("坐下来打一局（不写命令也是打牌）", "play; gouji without a command does the same"),
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
        "规则预设：{presets}\n（默认 {default}）",
        "preset of the rules: {presets}\n(default: {default})",
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
    "speed": (
        "机器人快慢：instant、fast、normal（默认）、\nslow、step",
        "the bots' pace: instant, fast, normal (default),\nslow or step",
    ),
    "seed": ("发牌的种子：种子相同，发牌相同", "seed of the deal: the same seed deals the same"),
    "rounds": ("每局打几个回合（默认 1）", "rounds of a game (default: 1)"),
    "games": (
        "打几局，种子从 --seed 起逐局加一（默认 1）",
        "games to play, with seeds from --seed on\n(default: 1)",
    ),
    "out": ("每局写一份记录到这个文件夹", "write a record of each game to this folder"),
    "text": ("打印文字记录，不开屏幕", "print a transcript, without a screen"),
    "seat": (
        "从几号座位看（1 到 6）；配 --text 时只列该座的牌",
        "the seat to look from, 1 to 6; with --text only\nits cards are listed",
    ),
}

_USAGE: Final[Mapping[str, tuple[str, str]]] = {
    "required": ("还要写 {what}", "{what} must be given"),
    "unrecognized": ("不认识：{what}", "not understood: {what}"),
    "no_value": ("{name} 后面要写值", "{name} needs a value"),
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
    "not_one_of": ("不能是“{value}”；可写 {allowed}", "'{value}' is none of {allowed}"),
    "not_setting": ("“{value}”要写成 选项=值", "'{value}' must be written OPTION=VALUE"),
    "unknown_preset": (
        "没有“{value}”这个预设；预设有 {allowed}",
        "there is no preset '{value}'; presets are {allowed}",
    ),
    "unknown_option": (
        "没有“{value}”这个规则选项；选项有 {allowed}",
        "there is no option '{value}'; options are {allowed}",
    ),
    "bad_value": (
        "{option} 不能是“{value}”；可写 {allowed}",
        "{option} cannot be '{value}'; allowed: {allowed}",
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
    "no_terminal_text": (
        "回放的屏幕只能在终端里打开；请在终端里运行，或加 --text 打印文字记录",
        "the replay's screen needs a terminal; run this in one, or use --text for a transcript",
    ),
}

_FAULTS: Final[Mapping[str, tuple[str, str]]] = {
    "cause_missing": ("没有这个文件或文件夹", "no such file or folder"),
    "cause_exists": ("已经存在，不覆盖", "exists already and is left as it is"),
    "cause_denied": ("没有权限", "permission denied"),
    "cause_folder": ("是文件夹，不是文件", "a folder, not a file"),
    "cause_no_folder": ("不是文件夹", "not a folder"),
    "cause_full": ("磁盘已满", "the disk is full"),
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

_TRANSCRIPT: Final[Mapping[str, tuple[str, str]]] = {
    "title": ("够级牌局记录", "Record of a game of Gouji"),
    "named": ("{seat}号 {name}", "seat {seat} {name}"),
    "bracketed": ("{what}（{more}）", "{what} ({more})"),
    "rules_kept": ("规则：{preset}", "Rules: {preset}"),
    "rules_changed": ("规则：{preset}，改动：{changes}", "Rules: {preset}, with {changes}"),
    "hand": ("{who}：{cards}", "{who}: {cards}"),
    "trick": ("第{number}轮", "Trick {number}"),
    "scramble": ("四户乱缠", "scramble"),
    "headless": ("无头：{who}", "headless: {who}"),
    "score": (
        "本局：单数联邦 {score.odd}，双数联邦 {score.even}；总分：{total.odd} 比 {total.even}",
        "Score: odd seats {score.odd}, even seats {score.even}; total {total.odd} to {total.even}",
    ),
    "over_rounds": ("打满了局数", "all rounds are played"),
    "over_sweep": ("串三户", "a sweep"),
    "over_streak": ("包饺子", "a streak of sweeps"),
    "over_dissolved": ("散局", "dissolved by consent"),
    "unfinished": ("记录到此为止，没有打完", "The record ends here, unfinished"),
}

WORDS: Final[Mapping[str, Wording]] = MappingProxyType(
    {
        key: Wording(*pair)
        for table in (_HELP, _USAGE, _FAULTS, _TRANSCRIPT)
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
