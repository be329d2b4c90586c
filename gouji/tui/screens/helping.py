"""帮助: pages on which the keys and the rules can be looked up."""

from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from gouji.tui.screens.page import Bindings, Page, Result

HELPING: Final = ("f1", "question_mark")
"""The keys that help."""


class HelpingPage(Page[Result]):
    """帮助: F1 shows the keys of the table, the question mark the rule book."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "keys", "key_keys"),
        Binding("question_mark", "rules", "key_rules"),
    ]

    @property
    def active_bindings(self) -> Bindings:
        """按键: what the page is for comes before what helps with it."""
        bindings = super().active_bindings
        helping = [key for key in HELPING if key in bindings]
        return bindings | {key: bindings.pop(key) for key in helping}

    def action_keys(self) -> None:
        """按键: show what each key does."""
        from gouji.tui.keynames import command_lines  # noqa: PLC0415 – not before the first frame
        from gouji.tui.screens.reading import KeysPage  # noqa: PLC0415 – as above

        self.app.push_screen(KeysPage(self.language, command_lines))

    def action_rules(self) -> None:
        """规则书: open it at its beginning."""
        from gouji.tui.screens.rulebook import RuleBookPage  # noqa: PLC0415 – brings a parser along

        self.app.push_screen(RuleBookPage(self.language))
