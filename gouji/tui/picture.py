"""画面: which table a desk shows, from what those who sit at it may know. Pure."""

from dataclasses import replace

from gouji.engine.state import Trick
from gouji.engine.views import SeatView
from gouji.rules.hand import EMPTY
from gouji.rules.seats import BIT, Seat
from gouji.tui.counter import counter_of
from gouji.tui.session import Session
from gouji.tui.settings import Settings
from gouji.tui.viewmodel import TableModel, open_table, seat_table, with_bots, with_mates


def waiting_picture(
    session: Session, settings: Settings, bottom: Seat, declined: Trick | None
) -> TableModel:
    """画面: the table while no human is asked.

    Args:
        session: the game.
        settings: language, and whether who is out sees the hands of his mates.
        bottom: whose seat is at the bottom edge.
        declined: the trick in which the human there has declined to burn the set on the table.
    """
    names, language, table = session.names, settings.language, session.table
    if not session.humans:
        return open_table(table.state, names, language)
    view = table.view(bottom)
    model = unasked_picture(session, settings, view)
    if session.is_shared:
        return model.covered
    if settings.mates_hands and not view.standing.in_play & BIT[bottom]:
        return with_mates(model, table.state)
    # The same set may be led again; in another trick it may be burned again.
    if declined is not None and view.trick is declined:
        return replace(model, rights=model.rights.declined)
    return model


def unasked_picture(session: Session, settings: Settings, view: SeatView) -> TableModel:
    """画面: the table as a seat knows it, but for what it is asked, which would tell what it holds."""
    unasked = view._replace(ask=None, options=(), paid=EMPTY)
    return seat_table(unasked, session.names, settings.language)


def dressed(model: TableModel, session: Session, counting: SeatView | None) -> TableModel:
    """画面: the table with what stands beside it.

    Args:
        model: the table.
        session: whose seats bots play at present, and whether it is saved.
        counting: for whom the unseen cards are counted; ``None`` for nobody.
    """
    return replace(
        with_bots(model, session.handed),
        saved=session.fault is None,
        counter=counter_of(counting) if counting else (),
    )
