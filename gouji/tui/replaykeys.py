"""回放的按键: what each does, for the bindings, the menu and the page of keys. Pure."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from gouji.engine.refusals import Language
from gouji.rules.seats import SEATS
from gouji.tui.glyphs import BURN, GOUJI, HERE, NEAR, POINT, REVOLT, SCRAMBLE, WORSE
from gouji.tui.keynames import key_line, key_name, suspending_line
from gouji.tui.text import say

REVIEW: Final = "a"
"""The key that starts a review, stops it and sums it up."""

PAGE: Final = 10
"""Steps that PageUp and PageDown go at once."""


class ReplayKey(NamedTuple):
    """一键: keys, the action they do, and what the footer and the menu call it."""

    key: str
    """As Textual names them, with commas between."""
    action: str
    name: str = ""
    """``key_<name>`` among the words; empty if neither names it."""
    shown: bool = False
    """Whether the footer names it; the menu does in any case."""
    display: str | None = None
    """What the key is called, if not by its name."""


REPLAY_KEYS: Final = (
    ReplayKey("space", "autoplay", "autoplay", shown=True),
    ReplayKey("space", "pause", "pause", shown=True),
    ReplayKey("tab", "list", "menu", shown=True),
    ReplayKey("right", "move(1)", "next_step", shown=True, display="sideways"),
    ReplayKey("left", "move(-1)", "previous_step"),
    ReplayKey("down", "event(1)", "next_event", shown=True, display="upright"),
    ReplayKey("up", "event(-1)", "previous_event"),
    ReplayKey("full_stop", "trick(1)", "next_trick"),
    ReplayKey("comma", "trick(-1)", "previous_trick", display=","),
    ReplayKey("right_square_bracket", "round(1)", "next_round", display="]"),
    ReplayKey("left_square_bracket", "round(-1)", "previous_round", display="["),
    ReplayKey("pagedown", f"move({PAGE})", "ten_on"),
    ReplayKey("pageup", f"move({-PAGE})", "ten_back"),
    ReplayKey("home", "rewind", "rewind"),
    ReplayKey("end", "wind_on", "wind_on"),
    ReplayKey("g", "type_number", "number"),
    ReplayKey("e", "next_eyes", "eyes", shown=True),
    ReplayKey("b", "branch", "branch", shown=True),
    ReplayKey(REVIEW, "review", "review", shown=True),
    ReplayKey("x", "next_worse", "next_worse"),
    ReplayKey("plus,equals_sign", "pace(1)", "faster", display="+"),
    ReplayKey("minus", "pace(-1)", "slower", display="-"),
    ReplayKey("0", "look(0)", "open_hands"),
    *(ReplayKey(str(digit), f"look({digit})") for digit in range(1, 10)),
    ReplayKey("enter", "go_to_typed"),
    ReplayKey("backspace", "rub_out"),
    ReplayKey("q", "close", "close", shown=True),
    ReplayKey("escape", "back"),
)
"""Every key of a replay that is not the table's, in the order of footer and menu."""

EXPLAINED: Final = (
    (("left", "right"), "replay_about_step"),
    (("up", "down"), "replay_about_event"),
    ((",", "."), "replay_about_trick"),
    (("[", "]"), "replay_about_round"),
    (("pageup", "pagedown"), "replay_about_ten"),
    (("home", "end"), "replay_about_ends"),
    (("g",), "replay_about_number"),
    (("space",), "replay_about_autoplay"),
    (("+", "-"), "replay_about_speed"),
    (("0", f"1…{len(SEATS)}"), "replay_about_eyes"),
    (("e",), "replay_about_next_eyes"),
    (("b",), "replay_about_branch"),
    ((REVIEW,), "replay_about_review"),
    (("x",), "replay_about_next_worse"),
    (("l",), "about_log"),
    (("v",), "about_ledger"),
    (("r",), "about_rights"),
    (("question_mark",), "about_rules"),
    (("tab",), "replay_about_menu"),
    (("f1",), "about_keys"),
    (("f2",), "keys_language"),
    (("f3",), "keys_settings"),
    (("q", "escape"), "replay_about_close"),
    (("ctrl+q",), "key_leave"),
)
"""What the page of keys says of each."""

LEGEND: Final = (
    ("[1] 2", "rounds"),
    (HERE, "here"),
    (GOUJI, "gouji"),
    (POINT, "point"),
    (BURN, "burn"),
    (f"1…{len(SEATS)}", "place"),
    (SCRAMBLE, "scramble"),
    (REVOLT, "revolt"),
    (WORSE, "worse"),
    (NEAR, "near"),
)
"""What the signs of the timeline mean."""


def replay_key_lines(language: Language) -> Iterator[str]:
    """按键: the keys of a replay and the signs of its timeline, a line each."""
    for keys, about in EXPLAINED:
        yield key_line("  ".join(key_name(key, language) for key in keys), say(about, language))
    yield from suspending_line(language)
    yield say("replay_steps_note", language)
    yield ""
    yield say("replay_line_title", language)
    for sign, what in LEGEND:
        yield key_line(sign, say(f"replay_line_{what}", language))
