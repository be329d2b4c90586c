"""可显示: keeps what names and files hold from steering the terminal."""

from typing import Final
from unicodedata import category

REPLACED: Final = "�"
"""What stands for a character that is not shown."""


def printable(text: str) -> str:
    """可显示: the text with control, format and other invisible characters replaced.

    Names come from files; an escape sequence in one must not reach the terminal.
    """
    if text.isprintable():
        return text
    return "".join(char if is_harmless(char) else REPLACED for char in text)


def is_harmless(char: str) -> bool:
    """可显示: whether a character neither steers the terminal nor hides in a line."""
    return char.isprintable() or category(char) == "Zs"
