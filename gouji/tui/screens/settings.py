"""设置: every setting with its values; a change holds at once, and is saved."""

import os
from collections.abc import Callable
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from gouji.rules.cards import Suit
from gouji.tui.glyphs import JOKER, SUIT
from gouji.tui.preferences import settings_path, variable
from gouji.tui.screens.page import Page
from gouji.tui.sentence import Sentence
from gouji.tui.settings import SETTINGS, Settings
from gouji.tui.widgets.choice import Choice
from gouji.tui.widgets.keybar import KeyBar
from gouji.tui.widgets.settingsrow import SettingsRow

PAIR: Final = 2
"""Cards of each suit in the preview."""


class SettingsScreen(Page[None]):
    """设置: left and right change the setting one stands on; the game waits."""

    HOLDS = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", "key_field", key_display="upright"),
        Binding("up", "app.focus_previous", show=False),
        Binding("enter,space", "next_value", "key_next_value"),
        Binding("escape,f3,q", "close", "key_close"),
    ]

    def __init__(self, settings: Settings, change: Callable[[Settings], None]) -> None:
        """Show settings.

        Args:
            settings: of now.
            change: makes other ones hold.
        """
        super().__init__(settings.language)
        self._settings = settings
        self._change = change
        self._saved = Sentence("settings_saved_in", {"path": settings_path()})

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        for setting in SETTINGS:
            yield SettingsRow((setting.field,), self._settings, self._change)
        yield Static(id="meaning")
        yield Static(id="preview")
        yield Static(id="saved-in")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say("settings_title"))
        self.put("#saved-in", self._saved.text(self.language))
        for row in self.query(SettingsRow):
            row.restate(self.language)
        preview = self.query_one("#preview", Static)
        preview.border_title = Content(self.say("settings_preview_title"))
        preview.update(self._preview())
        self._explain()

    def _preview(self) -> Content:
        suits = [(SUIT[suit] * PAIR, f"$suit-{suit.name.lower()}") for suit in Suit]
        cards = Content.assemble(*suits, (JOKER * PAIR, "$suit-joker"))
        return Content(self.say("settings_preview")) + cards

    def on_descendant_focus(self, _: events.DescendantFocus) -> None:
        """Say what the setting decides on which the user now stands."""
        self._explain()

    def _explain(self) -> None:
        standing = self.focused.id if self.focused else None
        at = next((one for one in SETTINGS if standing == f"set-{one.name}"), SETTINGS[0])
        means = self.say(f"set_{at.name}_means")
        if os.environ.get(variable(at)):
            means = self.say("settings_overruled", means=means, variable=variable(at))
        self.put("#meaning", means)

    def set_settings(self, settings: Settings) -> None:
        """设置: show other settings, which a key has changed."""
        for row in self.query(SettingsRow):
            row.show(settings)

    def on_settings_row_saved(self, message: SettingsRow.Saved) -> None:
        """Say where the change is saved, or why it is not."""
        self._saved = message.told
        self.put("#saved-in", self._saved.text(self.language))

    def action_next_value(self) -> None:
        """Take the next value of the setting one stands on."""
        if isinstance(self.focused, Choice):
            self.focused.action_move(1)

    def action_close(self) -> None:
        """Go back to where one was."""
        self.dismiss()
