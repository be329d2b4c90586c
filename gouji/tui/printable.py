"""可显示: keeps what names and files hold from steering the terminal."""

from unicodedata import category


def printable(text: str) -> str:
    """可显示: the text with control, format and other invisible characters replaced.

    Names come from files; an escape sequence in one must not reach the terminal.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or category(char) == "Zs" else "�" for char in text)
