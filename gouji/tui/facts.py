"""公开: what everybody knows of one seat, each word on it explained with its clause. Pure."""

from collections.abc import Iterator

from gouji.rules.revolt import DEAD_GOUJI
from gouji.rules.seats import Seat
from gouji.tui.debtwords import debt_line
from gouji.tui.glyphs import DOT, SIDE
from gouji.tui.ledger import earned
from gouji.tui.marks import Mark
from gouji.tui.seatwords import laid_words, left_words, mark_word
from gouji.tui.text import say
from gouji.tui.viewmodel import SeatModel, TableModel


def seat_head(model: TableModel, seat: SeatModel) -> str:
    """座位: number, side and name, and how it stands to the own seat."""
    language = model.language
    relations = []
    if seat.mate is not None:
        relations.append(say("mate" if seat.mate else "foe", language))
        if seat.opposite:
            relations.append(say("opposite", language))
    head = f"{seat.seat} {SIDE[seat.side]} {seat.name}"
    return f" {DOT} ".join((head, *relations))


def seat_facts(model: TableModel, seat: SeatModel) -> Iterator[str]:
    """公开: place, cards left, every mark with its reason, and the sets of this trick."""
    language = model.language
    if seat.place:
        yield say(f"place_{seat.place}", language)
    elif seat.has_cards:
        left = left_words(seat, language, model.report_at)
        yield f"{left} {DOT} {'BIESAN-4' if model.ledger.match.rules.biesan else 'COUNT-1'}"
    for mark in (*seat.marks, *seat.account):
        why = say(_why(mark, model), language, laid=seat.dead, dead=DEAD_GOUJI, owed=seat.owed)
        yield f"{mark_word(mark, seat, language)} {why}"
    if seat.laid:
        sets = say("log_join", language).join(laid_words(one, language) for one in seat.laid)
        yield say("fact_laid", language, sets=sets)


def _why(mark: Mark, model: TableModel) -> str:
    if mark is Mark.PASSED and model.scramble:
        binds = model.ledger.match.rules.scramble_pass_binds
        return "why_mark_passed_bound" if binds else "why_mark_passed_scramble"
    return f"why_{mark}"


def seat_debts(model: TableModel, seat: Seat) -> Iterator[str]:
    """账: what the seat owes or is owed, and what would be if the round ended now."""
    ledger = model.ledger
    points = ledger.match.rules.side_points
    if ledger.is_running and (ledger.match.rules.tribute or points):
        for debt in earned(ledger.match.rules, ledger.standing):
            if seat in (debt.payer, debt.payee):
                line = debt_line(debt, ledger.names, model.language, points=points)
                yield say("fact_earned", model.language, debt=line)
    for debt in ledger.owed:
        if seat in (debt.payer, debt.payee):
            yield debt_line(debt, ledger.names, model.language)
