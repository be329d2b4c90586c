"""按键: what a typed character means on the table, and every command in one table.

Ranks win: no command uses a character that is a rank. Full-width and capital characters mean the same, so
that a Chinese input method in its full-width mode does no harm.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple
from unicodedata import east_asian_width, normalize

from gouji.rules.asks import Kind
from gouji.rules.cards import RANKS, Rank


class Command(StrEnum):
    """命令: what a key does that is no rank."""

    NEXT = "next"
    PREVIOUS = "previous"
    ACCEPT = "accept"
    DECLINE = "decline"
    YIELD = "yield"
    BURN = "burn"
    WIND = "wind"
    HUI = "hui"
    CLAIM = "claim"
    CLEAR = "clear"
    LEFT = "left"
    RIGHT = "right"
    MORE = "more"
    LESS = "less"
    HINT = "hint"
    ADVICE = "advice"
    COUNTER = "counter"
    HAND_OVER = "hand_over"
    PACE = "pace"
    MENU = "menu"
    RULES = "rules"
    RIGHTS = "rights"
    LEDGER = "ledger"
    LOG = "log"
    KEYS = "keys"
    LOOK = "look"


class When(StrEnum):
    """时机: when a command does something."""

    ASKED = "asked"
    """Only while the human who sits here is asked."""
    NAMED = "named"
    """Then, and only where the question names the key as one that decides."""
    ALWAYS = "always"
    """Also while nobody is asked."""


class Shown(StrEnum):
    """页脚: where the footer names a command; the menu names it everywhere."""

    EVERYWHERE = "everywhere"
    LAST = "last"
    """After all others, where there is room left."""
    NOWHERE = "nowhere"


class Entry(NamedTuple):
    """命令: one command: its keys, and when they do something.

    What the footer and the menu call it is ``key_<command>`` among the words, the line about it on the
    page of keys and in the menu ``about_<command>``.
    """

    command: Command
    keys: tuple[str, ...]
    """As Textual names them; the first is the one that is shown."""
    when: When = When.ASKED
    kind: Kind | None = None
    """The act, which the question must allow for the command to be named; ``None`` for no act."""
    shown: Shown = Shown.EVERYWHERE


COMMANDS: Final = (
    Entry(Command.NEXT, ("tab",), When.NAMED),
    Entry(Command.PREVIOUS, ("shift+tab",), shown=Shown.NOWHERE),
    Entry(Command.ACCEPT, ("enter",), When.NAMED),
    Entry(Command.DECLINE, ("space",), When.NAMED),
    Entry(Command.YIELD, ("y",), kind=Kind.YIELD),
    Entry(Command.BURN, ("f",), kind=Kind.BURN),
    Entry(Command.WIND, ("w",), kind=Kind.WIND),
    Entry(Command.HUI, ("u",), kind=Kind.HUI),
    Entry(Command.CLAIM, ("g",), kind=Kind.CLAIM),
    Entry(Command.CLEAR, ("backspace",), When.NAMED),
    Entry(Command.LEFT, ("left",), shown=Shown.NOWHERE),
    Entry(Command.RIGHT, ("right",), shown=Shown.NOWHERE),
    Entry(Command.MORE, ("up",), shown=Shown.NOWHERE),
    Entry(Command.LESS, ("down",), shown=Shown.NOWHERE),
    Entry(Command.HINT, ("h",)),
    Entry(Command.MENU, ("escape",), When.ALWAYS),
    Entry(Command.KEYS, ("f1",), When.ALWAYS),
    Entry(Command.RULES, ("question_mark",), When.ALWAYS),
    Entry(Command.RIGHTS, ("r",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.COUNTER, ("c",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.ADVICE, ("i",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.HAND_OVER, ("o",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.PACE, ("p",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.LOOK, ("m",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.LEDGER, ("v",), When.ALWAYS, shown=Shown.LAST),
    Entry(Command.LOG, ("l",), When.ALWAYS, shown=Shown.LAST),
)
"""Every command, in the order of the footer, the menu and the page of keys."""

ENTRIES: Final[Mapping[Command, Entry]] = MappingProxyType(
    {entry.command: entry for entry in COMMANDS}
)
"""The entry of each command."""

WISHES: Final = frozenset(
    {
        *(Command.HINT, Command.ADVICE, Command.COUNTER),
        *(Command.HAND_OVER, Command.PACE, Command.LOOK),
    }
)
"""要求: commands that whoever leads a game carries out, so that a replay has none of them."""

CHARACTERS: Final[Mapping[str, str]] = MappingProxyType({"space": " ", "question_mark": "?"})
"""The characters of keys that Textual names by words."""


RANK_KEYS: Final[Mapping[str, Rank]] = MappingProxyType(
    {rank.letter.lower(): rank for rank in RANKS[: Rank.SMALL]}
    | {"0": Rank.TEN, "1": Rank.ACE}
    | {"s": Rank.SMALL, "x": Rank.SMALL, "b": Rank.BIG, "d": Rank.BIG}
)
"""The rank that each character picks; ``x`` and ``d`` are 小 (xiao) and 大 (da)."""


COMMAND_KEYS: Final[Mapping[str, Command]] = MappingProxyType(
    {
        character: entry.command
        for entry in COMMANDS
        for key in entry.keys
        for character in [CHARACTERS.get(key, key)]
        if len(character) == 1
    }
)
"""The command of each other character."""


def fold(character: str) -> str:
    """归一: the plain lower-case form of a character."""
    return normalize("NFKC", character).lower()


def is_input_method(character: str) -> bool:
    """输入法: whether the character can only come from a Chinese input method."""
    return any(east_asian_width(letter) in "WF" for letter in fold(character))
