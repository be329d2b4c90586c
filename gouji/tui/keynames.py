"""键名: what keys are called on screen, in words of the language instead of signs. Pure."""

import os
from collections.abc import Collection, Iterable
from typing import Final

from gouji.engine.refusals import Language
from gouji.tui.cells import pad
from gouji.tui.keys import COMMANDS, WISHES, Command, When
from gouji.tui.text import WORDS, say

NAME_WIDTH: Final = 18
"""Cells of the column of key names on the page of keys."""


def key_name(key: str, language: Language) -> str:
    """键名: a key, given as Textual names it: ``回车``, ``Shift+Tab``, ``y``."""
    word = f"keyname_{key}"
    if word in WORDS:
        return say(word, language)
    parts = key.split("+")
    return key if len(key) == 1 else "+".join(map(str.title, parts))


def command_lines(
    language: Language, wishes: Collection[Command] = WISHES, *, is_watched: bool = False
) -> Iterable[str]:
    """按键: the keys of the table, a line each: name and what it does.

    Args:
        language: of the lines.
        wishes: those of ``WISHES`` that are granted.
        is_watched: whether bots alone play, so that nobody is asked anything.
    """
    yield from _watching_lines(language) if is_watched else _picking_lines(language)
    for entry in COMMANDS:
        is_granted = entry.command in wishes or entry.command not in WISHES
        if is_granted and (entry.when is When.ALWAYS or not is_watched):
            names = "  ".join(key_name(key, language) for key in entry.keys)
            yield key_line(names, say(f"about_{entry.command}", language))
    yield key_line(key_name("full_stop", language), say("keys_run_on", language))
    yield key_line(key_name("f2", language), say("keys_language", language))
    yield key_line(key_name("f3", language), say("keys_settings", language))
    yield key_line(key_name("ctrl+b", language), say("keys_boss", language))
    yield key_line(key_name("ctrl+q", language), say("keys_leave", language))
    yield from suspending_line(language)
    yield key_line(say("keys_mouse_name", language), say("keys_mouse", language))
    yield key_line("", say("keys_width", language))


def suspending_line(language: Language) -> Iterable[str]:
    """挂起: the key that puts the program aside, where the system can do so."""
    if os.name != "nt":
        yield key_line(key_name("ctrl+z", language), say("keys_suspend", language))


def _picking_lines(language: Language) -> Iterable[str]:
    yield key_line("3…9 0 J Q K A 2", say("keys_ranks", language))
    yield key_line("s b", say("keys_jokers", language))
    yield key_line("", say("keys_again", language))
    yield key_line(say("hand_gouji", language), say("keys_gouji", language))


def _watching_lines(language: Language) -> Iterable[str]:
    yield key_line(key_name("space", language), say("keys_stop", language))
    yield key_line(key_name("enter", language), say("keys_go_on", language))


def key_line(name: str, about: str) -> str:
    """按键: a line of the page of keys."""
    return pad(name, NAME_WIDTH) + about
