"""座位: another seat as a bordered box, and the own seat as one line."""

from collections.abc import Iterable

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.rules.revolt import DEAD_GOUJI
from gouji.tui.cells import cut
from gouji.tui.glyphs import DOT, SIDE, TURN
from gouji.tui.marks import Mark
from gouji.tui.narration import set_words
from gouji.tui.text import say
from gouji.tui.viewmodel import LaidModel, SeatModel

TITLE_MARGIN = 6
"""Cells of the border beside a title."""


class SeatBox(Widget):
    """座位: side, name, state, cards left and the sets of this trick."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id, classes=classes)
        self._model: SeatModel | None = None
        self._language = Language.ZH
        self._report_at = 0

    def show(self, model: SeatModel, language: Language, report_at: int) -> None:
        """Draw a seat."""
        if (model, language, report_at) == (self._model, self._language, self._report_at):
            return
        self._model, self._language, self._report_at = model, language, report_at
        self.set_class(model.due, "-due")
        self.set_class(model.place > 0, "-out")
        self._draw_title()
        self.refresh()

    def on_resize(self) -> None:
        """Cut the name anew."""
        self._draw_title()

    def _draw_title(self) -> None:
        if self._model:
            title = seat_title(self._model, self._language, self.size.width - TITLE_MARGIN)
            self.border_title = Content(title)

    def render(self) -> Content:
        """State words, cards left, and as many of the sets as there is room for, the newest last."""
        model, width = self._model, self.content_size.width
        if model is None:
            return Content()
        words = " ".join(mark_words(model, self._language))
        left = " ".join(account_words(model, self._language, self._report_at))
        room = max(0, self.content_size.height - 2)
        laid = model.laid[len(model.laid) - room :] if room < len(model.laid) else model.laid
        sets = (laid_content(one, self._language, width) for one in laid)
        head = (Content.styled(cut(words, width), "bold"), Content(cut(left, width)))
        return Content("\n").join((*head, *sets))


def seat_title(model: SeatModel, language: Language, width: int) -> str:
    """座位牌: number, side and name, cut so that the words around the name stay."""
    relation = "" if model.mate is None else say("mate" if model.mate else "foe", language)
    before = f"{TURN} " if model.due else ""
    before += f"{model.seat} {SIDE[model.side]}{relation}"
    after = say("opposite", language) if model.opposite and model.mate is not None else ""
    rest = width - cell_len(f"{before}  {after}")
    return " ".join(part for part in (before, cut(model.name, rest), after) if part)


def mark_words(model: SeatModel, language: Language) -> Iterable[str]:
    """状态: the bracketed words of a seat."""
    if model.place:
        yield f"[{say(f'place_{model.place}', language)}]"
    for mark in model.marks:
        yield _bracketed(mark, model, language)


def _bracketed(mark: Mark, model: SeatModel, language: Language) -> str:
    return f"[{say(mark, language, laid=model.dead, dead=DEAD_GOUJI, owed=model.owed)}]"


def left_words(model: SeatModel, language: Language, report_at: int) -> str:
    """报牌: how many cards a seat has left, as far as it must tell."""
    if not model.has_cards:
        return ""
    if model.left is not None:
        return say("left", language, number=model.left)
    return say("left_hidden" if report_at else "left_secret", language, number=report_at)


def account_words(model: SeatModel, language: Language, report_at: int) -> Iterable[str]:
    """账: cards left, and the bracketed words of what the seat has to its account."""
    left = left_words(model, language, report_at)
    if left:
        yield left
    for mark in model.account:
        yield _bracketed(mark, model, language)


def laid_words(laid: LaidModel, language: Language) -> str:
    """一手: a set as its seat laid it."""
    cards = set_words(laid.combo, language)
    return say("burn_set", language, cards=cards) if laid.burn else cards


def laid_content(laid: LaidModel, language: Language, width: int) -> Content:
    """一手: the set on the table bold, a beaten one dim."""
    style = "bold" if laid.standing else "dim"
    return Content.styled(cut(laid_words(laid, language), width), style)


def own_words(model: SeatModel, language: Language, report_at: int, *, open_hand: bool) -> str:
    """自己: the seat at the bottom edge, in one line."""
    name = model.name if open_hand else say("own", language, name=model.name)
    sets = f" {DOT} ".join(laid_words(laid, language) for laid in model.laid)
    turn = f"{TURN} " if model.due else ""
    facts = (
        f"{turn}{model.seat} {SIDE[model.side]} {name}",
        " ".join(account_words(model, language, report_at)),
        " ".join(mark_words(model, language)),
        sets,
    )
    return "  ".join(fact for fact in facts if fact)
