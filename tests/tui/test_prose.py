"""Text that fits a terminal."""

import pytest
from rich.cells import cell_len

from gouji.tui.prose import NO_END, NO_START, columns, filled, hung, prose, wrapped

CHINESE = "先问出牌人自己联邦的两家，再问别人，都按座次。（头一个说烧的）就烧，用一手“压得住”的牌。"


@pytest.mark.parametrize("width", range(12, 50))
def test_chinese_parts_anywhere_but_not_before_its_punctuation(width: int) -> None:
    lines = list(wrapped(CHINESE, width))
    assert "".join(lines) == CHINESE
    assert all(cell_len(line) <= width for line in lines)
    assert not [line for line in lines if line[0] in NO_START or line[-1] in NO_END]
    assert all(cell_len(line) > width - 8 for line in lines[:-1])


def test_words_are_not_parted() -> None:
    assert list(wrapped("a wordlongerthanthat and more", 10, 2)) == [
        "a",
        "  wordlongerthanthat",
        "  and more",
    ]
    assert list(filled(["one two ", "three four"], 12, 1)) == ["one two", " three four"]


def test_markdown_becomes_plain_text() -> None:
    text = """\
A **protected** set, see [BURN-3](#burn-3-who) and
`joker_rule=strict`.

中文
接着写 mixed
words

1. First
   of all.
2. Then.

| | head |
|---|---|
| `one` | [two](#two) |
| 三 | 四 |

```gouji
legal: pass

# not a heading
```

End.
"""
    assert list(prose(text, 30)) == [
        "A protected set, see BURN-3",
        "and joker_rule=strict.",
        "",
        "中文接着写 mixed words",
        "",
        "1. First of all.",
        "2. Then.",
        "",
        "one",
        "  head: two",
        "三",
        "  head: 四",
        "",
        "    legal: pass",
        "",
        "    # not a heading",
        "",
        "End.",
    ]


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("  [headless] all may answer", ["  [headless] all may", "  answer"]),
        ("Shift+Tab   previous set", ["Shift+Tab   previous", "            set"]),
        ("    对头不在了，谁都能压他的牌", ["    对头不在了，谁都", "    能压他的牌"]),
        ("no indent, no column", ["no indent, no column"]),
        ("", [""]),
    ],
)
def test_what_follows_hangs_below_where_the_text_begins(line: str, rows: list[str]) -> None:
    assert list(hung(line, 20)) == rows


def test_columns_are_aligned_by_cells() -> None:
    rows = [("选项", "a"), ("long name", "b"), ("x", "")]
    assert list(columns(rows)) == ["选项       a", "long name  b", "x"]
