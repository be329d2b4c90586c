"""线上格式: a view as one line of JSON, for bots that are programs of their own.

Everything in it is what the seat may know; docs/bots.md describes the fields.
"""

import json

from gouji.engine.actions import act_text
from gouji.engine.state import Trick, Turn
from gouji.engine.views import SeatView
from gouji.rules.hand import hand_text
from gouji.rules.seats import members


def view_line(view: SeatView) -> str:
    """线上格式: a view that is asked, as one line without its end."""
    standing, ledger, burning = view.standing, view.standing.ledger, view.standing.burning
    value = {
        "gouji": 1,
        "seat": view.seat,
        "round": view.match.number,
        "asks": view.ask.question if view.ask else None,
        "legal": sorted(map(act_text, view.legal)),
        "hand": hand_text(view.hand),
        "unseen": hand_text(view.unseen),
        "counts": view.counts,
        "places": standing.places,
        "in_play": members(standing.in_play),
        "table": view.best.text if view.best else None,
        "owner": view.trick.owner if view.trick else None,
        "passed": members(view.trick.passed) if view.trick else (),
        "scramble": view.mode.scramble,
        "headless": members(view.mode.headless),
        "burning": burning.seat if burning else None,
        "opened": members(ledger.opened),
        "calls": ledger.calls,
        "tricks": [_turns(turns) for turns in standing.tricks] + _current(view.trick),
        "score": {"odd": view.match.total.odd, "even": view.match.total.even},
        "rules": view.match.rules.model_dump(mode="json"),
    }
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _current(trick: Trick | None) -> list[list[tuple[int, str]]]:
    return [_turns(trick.turns)] if trick else []


def _turns(turns: tuple[Turn, ...]) -> list[tuple[int, str]]:
    return [(seat, act_text(act)) for seat, act in turns]
