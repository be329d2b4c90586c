"""侧栏: a part of the table's edge that tells something more, as far as there is room."""

from textual.content import Content
from textual.widget import Widget


class Panel(Widget):
    """侧栏: some lines; while it has nothing to tell it takes no room."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start with nothing to tell."""
        super().__init__(id=id)
        self._content = Content()

    def show(self, content: str | Content) -> None:
        """Draw this, wrapped to the width; nothing but other rows than there are makes a new layout."""
        new = content if isinstance(content, Content) else Content(content)
        if new.is_same(self._content):
            return
        before, self._content = self._content, new
        self.set_class(bool(new), "-told")
        # Without a width it is not on the screen, and will be laid out when it comes there.
        width = self.content_size.width if self.styles.is_auto_height else 0
        has_changed_height = width and len(before.wrap(width)) != len(new.wrap(width))
        self.refresh(layout=bool(has_changed_height))

    def render(self) -> Content:
        """As it was given."""
        return self._content
