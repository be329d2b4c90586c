"""设置行: some of the settings on one line; a change holds at once, and is saved."""

from collections.abc import Callable, Collection

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.preferences import keep
from gouji.tui.sentence import Sentence
from gouji.tui.settings import SETTINGS, Settings
from gouji.tui.text import say
from gouji.tui.widgets.choice import Choice


class SettingsRow(Horizontal):
    """设置行: a name and its values for each setting."""

    class Saved(Message):
        """已存: a setting was changed."""

        def __init__(self, told: Sentence) -> None:
            """Tell where it is saved, or why it is not."""
            super().__init__()
            self.told = told

    def __init__(
        self, fields: Collection[str], settings: Settings, change: Callable[[Settings], None]
    ) -> None:
        """Show settings.

        Args:
            fields: those of the settings that are shown.
            settings: of now.
            change: makes other ones hold.
        """
        super().__init__(classes="columns")
        self._shown = {f"set-{one.name}": one for one in SETTINGS if one.field in fields}
        self._settings = settings
        self._change = change

    def compose(self) -> ComposeResult:
        """Lay out the line."""
        for name, setting in self._shown.items():
            yield Static(id=f"label-{name}")
            yield Choice(setting.allowed, setting.text(self._settings), name)

    def restate(self, language: Language) -> None:
        """Write all words anew."""
        for name, setting in self._shown.items():
            label = Content(say(f"set_{setting.name}", language))
            self.query_one(f"#label-{name}", Static).update(label)
            words = "switch" if setting.is_switch else setting.name
            labels = [say(f"{words}_{value}", language) for value in setting.allowed]
            self.query_one(f"#{name}", Choice).relabel(labels)

    def show(self, settings: Settings) -> None:
        """Show other settings, which were changed elsewhere."""
        self._settings = settings
        for name, setting in self._shown.items():
            self.query_one(f"#{name}", Choice).choose(setting.text(settings))

    @on(Choice.Changed)
    def _chosen(self, event: Choice.Changed) -> None:
        event.stop()
        for name, setting in self._shown.items():
            written = self.query_one(f"#{name}", Choice).value
            if written != setting.text(self._settings):
                self._settings = setting.put(self._settings, written)
                self._change(self._settings)
                self.post_message(self.Saved(keep(setting, self._settings)))
