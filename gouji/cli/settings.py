"""设置: the options of the command line for the user's settings, and what they come to."""

import sys
from argparse import BooleanOptionalAction, Namespace
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from gouji.cli.language import by_locale
from gouji.cli.parser import Parser, value
from gouji.engine.refusals import Language
from gouji.tui.preferences import Preferences, preferences, settings_path
from gouji.tui.settings import SETTINGS, Glyphs, Settings, Theme, Use
from gouji.tui.streams import is_writable

OPTIONS = SETTINGS[1:]
"""The settings with an option of their own; before them comes the language, which every command has."""


def add_settings(parser: Parser, *uses: Use) -> None:
    """选项: let a command understand the settings that matter to it."""
    from gouji.tui.text import say as word

    group = parser.add_argument_group(parser.say("settings_group"))
    for setting in OPTIONS:
        if setting.use not in uses:
            continue
        flag = f"--{setting.name.replace('_', '-')}"
        text = word(f"set_{setting.name}_means", parser.language)
        if setting.is_switch:
            group.add_argument(flag, action=BooleanOptionalAction, help=text)
        else:
            group.add_argument(
                flag,
                metavar=setting.name.upper(),
                type=partial(value, parser.language, setting),
                help=f"{text}\n{', '.join(setting.allowed)}",
            )


def found(environ: Mapping[str, str]) -> Preferences:
    """设置: what holds before the command line has said anything."""
    # What users set themselves goes before it: https://no-color.org
    theme = Theme.MONO if environ.get("NO_COLOR") else Theme.DARK
    default = Settings(language=by_locale(environ), theme=theme, glyphs=_writable_glyphs())
    return preferences(default, environ, settings_path())


def _writable_glyphs() -> Glyphs:
    # Python takes the encoding of standard output from the locale, and without one it may be ASCII.
    encoding = sys.stdout.encoding or "utf-8"
    written = ((Glyphs.FULL, "♠"), (Glyphs.SAFE, "─"))
    return next((glyphs for glyphs, sign in written if is_writable(sign, encoding)), Glyphs.ASCII)


def chosen(before: Preferences, language: Language, options: Namespace) -> Preferences:
    """设置: what holds after it."""
    given = {one.field: getattr(options, one.name, None) for one in OPTIONS}
    changed = {field: value for field, value in given.items() if value is not None}
    return before._replace(settings=replace(before.settings, language=language, **changed))
