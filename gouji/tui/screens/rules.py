"""规则细则: every option of the rules, with what it decides and what it may be."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static

from gouji.engine.refusals import Language
from gouji.tui.ruleform import OPTIONS, RuleForm, about_line, clash_line, option_line
from gouji.tui.screens.page import Page
from gouji.tui.widgets.keybar import KeyBar


class RulesScreen(Page[RuleForm]):
    """规则细则: left and right change the option on which the bar stands; Enter closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape", "done", "key_done", priority=True),
        Binding("right", "step(1)", "key_value", key_display="sideways", priority=True),
        Binding("left", "step(-1)", show=False),
        Binding("backspace", "revert", "key_revert"),
    ]

    def __init__(self, language: Language, base: Callable[[], str], rules: RuleForm) -> None:
        """Show rules.

        Args:
            language: of the page.
            base: tells the name of the rules to begin with, in the language of now.
            rules: what they are, and what is changed of them.
        """
        super().__init__(language)
        self._base = base
        self._rules = rules

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield OptionList(*self._lines(), id="options")
        yield Static(id="about")
        yield Static(id="fault")
        yield KeyBar()

    def _lines(self) -> list[Content]:
        return [Content(option_line(self._rules, option, self.language)) for option in OPTIONS]

    def restate(self) -> None:
        """Write all words anew."""
        for index, line in enumerate(self._lines()):
            self._list.replace_option_prompt_at_index(index, line)
        self._explain()

    @property
    def _list(self) -> OptionList:
        return self.query_one(OptionList)

    @property
    def _option(self) -> str:
        return OPTIONS[self._list.highlighted or 0]

    @on(OptionList.OptionHighlighted)
    def _explain(self) -> None:
        number = len(self._rules.changed)
        changed = self.say("rules_changed" if number else "rules_kept", number=number)
        self.put("#title", self.say("rules_title", base=f"{self._base()} · {changed}"))
        self.put("#about", about_line(self._option, self.language))
        self.put("#fault", clash_line(self._rules, self.language))

    @on(OptionList.OptionSelected)
    def _click(self) -> None:
        self.action_step(1)

    def action_step(self, by: int) -> None:
        """Give the option its next value, or with -1 the one before."""
        self._take(self._rules.step(self._option, by))

    def action_revert(self) -> None:
        """Give the option the value it had to begin with."""
        self._take(self._rules.revert(self._option))

    def _take(self, rules: RuleForm) -> None:
        self._rules = rules
        line = Content(option_line(rules, self._option, self.language))
        self._list.replace_option_prompt_at_index(OPTIONS.index(self._option), line)
        self._explain()

    def action_done(self) -> None:
        """Close, with the rules as they are."""
        self.dismiss(self._rules)
