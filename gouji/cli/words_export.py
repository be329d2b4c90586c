"""措辞: what the command line says of exports and of deals, Chinese and English."""

from collections.abc import Mapping
from typing import Final

EXPORT_WORDS: Final[Mapping[str, tuple[str, str]]] = {
    "text": ("打印文字记录，不开屏幕", "print a transcript, without a screen"),
    "html": (
        "打印一个网页，可以一手一手看，不用联网",
        "print a web page to step through, without a network",
    ),
    "svg": (
        "打印第 N 步之前的牌桌图（SVG）；比步数多一\n就是记录的末尾",
        "print a picture (SVG) of the table before decision N;\none more than there are: the record's end",
    ),
    "seat": (
        "从几号座位看（1 到 6）：只有该座能知道的",
        "the seat to look from, 1 to 6: only what it could\nknow",
    ),
    "out_file": (
        "写到这个文件，不写到标准输出；已有的文件不覆盖",
        "write to this file instead of standard output;\nnone is overwritten",
    ),
    "force": ("已有的文件也覆盖", "overwrite a file that exists"),
    "out_needs": (
        "--out 要和 --text、--html 或 --svg 一起写",
        "--out needs --text, --html or --svg",
    ),
    "force_needs": ("--force 要和 --out 一起写", "--force needs --out"),
    "out_exists": (
        "{path} 已经存在，不覆盖；要覆盖请加 --force",
        "{path} exists already and is left as it is; --force overwrites it",
    ),
    "out_is_source": (
        "{path} 就是这份记录，不能覆盖",
        "{path} is the record itself and cannot be overwritten",
    ),
    "no_decision": (
        "{path} 里没有第 {number} 步；可以写 1 到 {last}",
        "{path} has no decision {number}; there are 1 to {last}",
    ),
    "still_played": (
        "{path} 还没打完：这里能看到各家的牌（只看一家请加 --seat）",
        "{path} is still being played, and this shows all hands (--seat shows one)",
    ),
    "deal": ("发牌：打印一副或几副牌，给俱乐部用", "print deals, for a club or to play them again"),
    "deal_boards": (
        "几副，种子从 --seed 起逐副加一（默认 1）",
        "how many, with seeds from --seed on (default: 1)",
    ),
    "deal_seed": (
        "种子：同一个种子发同样的牌，也就是\ngouji play --seed 的第一局（默认随机）",
        "the same seed deals the same, as gouji play --seed\ndoes in its first round (default: random)",
    ),
    "deal_drawn": ("各家的牌按抓牌顺序，不理牌", "hands in drawing order instead of sorted"),
    "deal_json": ("一副一行 JSON，抓牌顺序", "a JSON object a line, in drawing order"),
    "deal_file": (
        "第一局用这个文件里的牌：gouji deal 打印的、\nJSON，或一份 .gouji 记录",
        "begin with the deal of this file: a sheet or JSON as\ngouji deal prints them, or a .gouji record",
    ),
    "deal_board": ("--deal 文件里的第几副（默认 1）", "which deal of the --deal file (default: 1)"),
    "board_needs": ("--board 要和 --deal 一起写", "--board needs --deal"),
    "no_board": (
        "{path} 里没有第 {number} 副牌；可以写 1 到 {last}",
        "{path} has no deal {number}; there are 1 to {last}",
    ),
    "deal_none": ("这里没有牌", "there is no deal"),
    "deal_long": (
        "文件太长，最多 {most} 字节",
        "the file is too long, it may have {most} bytes",
    ),
    "deal_not_text": ("不是 UTF-8 文字", "this is no text in UTF-8"),
    "deal_format": ("不是一副牌：{what}", "this is no deal: {what}"),
    "deal_unknown": (
        "看不懂“{what}”；一行写 座位号：牌",
        "'{what}' is not understood; a line holds SEAT: CARDS",
    ),
    "deal_twice": ("“{what}”写了两次", "'{what}' stands twice"),
    "deal_missing": ("没有 {seat} 号的牌", "seat {seat} has no hand"),
    "deal_no_seat": ("“{what}”不是座位号（1 到 6）", "'{what}' is no seat, 1 to 6"),
    "deal_not_a_card": ("“{what}”不是牌", "'{what}' is no card"),
    "deal_no_suit": (
        "“{what}”没写花色；要么每张都写，要么都不写",
        "a '{what}' has no suit; all cards have one, or none",
    ),
    "deal_size": (
        "{seat} 号有 {number} 张牌，该是 {wanted} 张",
        "seat {seat} has {number} cards, not {wanted}",
    ),
    "deal_excess": (
        "到这里 {card} 有 {number} 张，四副牌里只有 {most} 张",
        "this makes {number} cards {card}, four packs have {most}",
    ),
    "deal_position": (
        "这是残局，不是一副牌",
        "this is a position in play, not a deal",
    ),
}
"""Every sentence by its key."""
