"""规则书: the rule book, opened at a clause."""

import re
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from gouji.book.clauses import Section, sections
from gouji.engine.refusals import Language
from gouji.tui.screens.page import Page
from gouji.tui.widgets.keybar import KeyBar

NO_SLUG: Final = re.compile(r"[^\w\- ]")
"""What an anchor leaves out of its heading."""

WIDE: Final = "[\u2e80-\uffef]"
BROKEN: Final = re.compile(rf"(?<={WIDE})\n(?![\s|#>`-]|\d+\. )|(?<=\S)\n *(?={WIDE})")
"""A line break within a Chinese sentence, which stands for nothing; Markdown makes it a space."""


def slug(section: Section) -> str:
    """锚: what a link within the book calls a section."""
    heading = f"{section.id} {section.title}".strip().lower()
    return NO_SLUG.sub("", heading).replace(" ", "-")


class RuleBookPage(Page[None]):
    """规则书: the sections on the left, the one chosen beside them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,q", "close", "key_close"),
        Binding("pageup,left", "turn(-1)", show=False, priority=True),
        Binding(
            "pagedown,right,space", "turn(1)", "key_turn", key_display="sideways", priority=True
        ),
    ]

    def __init__(self, language: Language, clause: str = "") -> None:
        """Open the book.

        Args:
            language: of the book.
            clause: the id of the clause to open at; empty for the first page.
        """
        super().__init__(language)
        ids = [section.id for section in sections(language)]
        self._at = ids.index(clause) if clause else 0
        """Which section is open; both languages have the same ones."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="reading-title")
        with Horizontal():
            yield OptionList(id="sections", markup=False)
            with VerticalScroll(id="section", can_focus=False):
                yield Markdown(id="text", open_links=False)
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#reading-title", self.say("rulebook_title"))
        listed = self.query_one("#sections", OptionList)
        listed.set_options(Option(_label(section)) for section in sections(self.language))
        listed.highlighted = self._at
        listed.focus()
        listed.call_after_refresh(listed.scroll_to_highlight, top=True)

    @on(OptionList.OptionHighlighted)
    async def open_section(self, event: OptionList.OptionHighlighted) -> None:
        """翻到: show the section chosen."""
        if event.option_index != event.option_list.highlighted:
            # Somebody holds an arrow down: the text is laid out where it rests.
            return
        self._at = event.option_index
        section = sections(self.language)[self._at]
        heading = f"## {section.id} {section.title}"
        text = BROKEN.sub("", section.prose)
        await self.query_one("#text", Markdown).update(f"{heading}\n\n{text}")
        self.query_one("#section", VerticalScroll).scroll_home(animate=False)

    @on(OptionList.OptionSelected)
    def action_close(self) -> None:
        """Go back."""
        self.dismiss()

    @on(Markdown.LinkClicked)
    def follow(self, event: Markdown.LinkClicked) -> None:
        """链接: go to another section of the book."""
        anchors = [f"#{slug(section)}" for section in sections(self.language)]
        if event.href in anchors:
            self.query_one("#sections", OptionList).highlighted = anchors.index(event.href)

    def action_turn(self, pages: int) -> None:
        """翻页: scroll the section."""
        text = self.query_one("#section", VerticalScroll)
        text.scroll_relative(y=pages * text.size.height, animate=False)


def _label(section: Section) -> Content:
    if section.id:
        return Content(f"  {section.id} {section.title}")
    return Content.styled(section.title, "bold")
