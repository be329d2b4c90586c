"""输入: what a typed line means: a word, cards, or a word with cards. Pure.

Ranks win: no word is written with the letters of ranks alone. Full-width characters mean the same, and so
do capitals, but for the jokers: ``w`` is the small one and ``W`` the big one, as in a record.
"""

import re
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple
from unicodedata import normalize

from gouji.rules.cards import COPIES, RANK_OF, Rank
from gouji.rules.hand import UNIT, Hand
from gouji.tui.keys import RANK_KEYS, fold


class Word(StrEnum):
    """词: what may be typed besides cards."""

    YES = "yes"
    NO = "no"
    YIELD = "yield"
    WIND = "wind"
    LAY = "lay"
    BURN = "burn"
    HUI = "hui"
    CLAIM = "claim"
    UNDO = "undo"
    LIST = "list"
    TABLE = "table"
    LEDGER = "ledger"
    LOG = "log"
    SCORE = "score"
    RIGHTS = "rights"
    HAND_OVER = "hand_over"
    HINT = "hint"
    COUNTER = "counter"
    ADVICE = "advice"
    PACE = "pace"
    RULES = "rules"
    HELP = "help"
    LANGUAGE = "language"
    QUIT = "quit"
    DISSOLVE = "dissolve"


SPELLINGS: Final[Mapping[Word, str]] = MappingProxyType(
    {
        Word.YES: "y yes ok 是 好 要 亮 收 替 明点 预点 革命 重发 要头 show take call revolt keep",
        Word.NO: "p n pass no 过 过牌 不 不要 不压 不烧 不亮 不点 不替 拒 拒贡 无头 refuse headless",
        Word.YIELD: "yield 让 让牌",
        Word.WIND: "wind 风 要风 接风",
        Word.LAY: "play lead beat pay return pick 出 压 还 还贡",
        Word.BURN: "f burn 烧 烧牌",
        Word.HUI: "u hui 烩 烩牌",
        Word.CLAIM: "g claim 挑 挑牌",
        Word.UNDO: "undo 撤销",
        Word.LIST: "v sets 能出 牌",
        Word.TABLE: "e table 桌面",
        Word.LEDGER: "m ledger 账",
        Word.LOG: "l log 记录",
        Word.SCORE: "score 比分",
        Word.RIGHTS: "r rights 谁能压",
        Word.HAND_OVER: "o bot 托管",
        Word.HINT: "h hint 提示",
        Word.COUNTER: "c counter 记牌",
        Word.ADVICE: "i adviser 参谋",
        Word.PACE: "pace 快慢",
        Word.RULES: "rules 规则",
        Word.HELP: "? help 帮助",
        Word.LANGUAGE: "english 中文 language 语言",
        Word.QUIT: "quit exit 离开 退出",
        Word.DISSOLVE: "dissolve 散局",
    }
)
"""How each word may be written."""

WORDS: Final[Mapping[str, Word]] = MappingProxyType(
    {spelling: word for word, spellings in SPELLINGS.items() for spelling in spellings.split()}
)

WITH_MORE: Final = frozenset({Word.LAY, Word.BURN, Word.HUI, Word.CLAIM, Word.RULES})
"""Words that something may follow."""

LONGEST_FIRST: Final = tuple(sorted(WORDS, key=len, reverse=True))


class Typed(NamedTuple):
    """输入: a typed line: its word, if it begins with one, and what else it holds."""

    word: Word | None
    more: str = ""


NOTHING: Final = Typed(None)
"""An empty line."""


def read(line: str) -> Typed:
    """输入: tell the word of a line from its cards."""
    text = normalize("NFKC", line).strip()
    folded = fold(text)
    if folded in WORDS:
        return Typed(WORDS[folded])
    for spelling in LONGEST_FIRST:
        word, rest = WORDS[spelling], text[len(spelling) :]
        if word in WITH_MORE and folded.startswith(spelling) and _ends(spelling, rest):
            return Typed(word, rest.strip())
    return Typed(None, text)


def _ends(spelling: str, rest: str) -> bool:
    # A word of several letters ends where another letter cannot go on.
    return len(spelling) == 1 or not spelling.isascii() or not rest[:1].isalnum()


ONE: Final = r"10|[小大][花鬼王]?|钱|[0-9a-zA-Z]"
CARD: Final = re.compile(
    rf"(?P<number>\d{{1,2}})[×*xX](?P<counted>[sSbB][jJ]|{ONE})|(?P<single>{ONE})|[\s,，、+]+"
)
"""Cards as they are typed, and as they are shown: ``KK2``, ``10 10 w``, ``3×K 1×2``."""

NAMED: Final[Mapping[str, Rank]] = MappingProxyType(
    {"10": Rank.TEN, "小": Rank.SMALL, "大": Rank.BIG, "钱": Rank.TWO}
)
"""Ranks that are written with more than a letter, by how they begin."""


MOST: Final = COPIES + 1
"""Of one rank: nobody holds more than all there are, and a hand has no room for any number."""


class NoCardError(ValueError):
    """不是牌: something typed is no card; ``what`` is the first thing that is none."""

    def __init__(self, what: str) -> None:
        """Keep what it is."""
        super().__init__(what)
        self.what = what


def cards_in(text: str) -> Hand:
    """牌: the cards of a typed text.

    Raises:
        NoCardError: something in it is no card.
    """
    numbers, position = Counter[Rank](), 0
    while position < len(text):
        found = CARD.match(text, position)
        if found is None:
            raise NoCardError(text[position])
        if card := found["counted"] or found["single"]:
            numbers[_rank(card)] += int(found["number"] or 1)
        position = found.end()
    return Hand(sum(min(number, MOST) * UNIT[rank] for rank, number in numbers.items()))


def _rank(written: str) -> Rank:
    first = written[0]
    rank = NAMED.get(written) or NAMED.get(first) or RANK_OF.get(first)
    if rank is None:
        rank = RANK_KEYS.get(fold(first))
    if rank is None:
        raise NoCardError(written)
    return rank
