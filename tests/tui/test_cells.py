"""Text is measured in terminal cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from gouji.tui.cells import cut, pad, right


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("老王", 4, "老王"),
        ("老王", 3, "老…"),
        ("老王", 2, "…"),
        ("Wang", 3, "Wa…"),
        ("Wang", 0, ""),
        ("Wang", -2, ""),
        ("", 3, ""),
    ],
)
def test_cut(text: str, width: int, shown: str) -> None:
    assert cut(text, width) == shown


@given(st.text("老王ab 😀[/]", max_size=12), st.integers(0, 20))
def test_padded_text_has_its_width(text: str, width: int) -> None:
    assert cell_len(pad(text, width)) == width


@given(st.text("老王ab 😀[/]", max_size=12), st.integers(0, 20))
def test_cut_text_never_has_more(text: str, width: int) -> None:
    assert cell_len(cut(text, width)) <= width


def test_numbers_stand_on_the_right() -> None:
    assert right("王1", 5) == "  王1"
    assert right("王王王", 5) == "王王…"
    assert right("12", 2) == "12"
