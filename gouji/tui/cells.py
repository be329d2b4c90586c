"""字宽: pad and cut by terminal cells, of which a Chinese character takes two."""

from rich.cells import cell_len, set_cell_size

ELLIPSIS = "…"


def cut(text: str, width: int) -> str:
    """截断: the text if it fits, else as much of it as fits before an ellipsis."""
    if cell_len(text) <= width:
        return text
    if width < 1:
        return ""
    return set_cell_size(text, width - 1).rstrip() + ELLIPSIS


def pad(text: str, width: int) -> str:
    """补齐: exactly so many cells, cut or with spaces after it."""
    return set_cell_size(cut(text, width), max(0, width))


def right(text: str, width: int) -> str:
    """靠右: exactly so many cells, cut or with spaces before it."""
    fitting = cut(text, width)
    return " " * (width - cell_len(fitting)) + fitting
