"""提示: what is out of the ordinary in this round, each in a sentence with its clause. Pure."""

from collections.abc import Iterator
from typing import Final

from gouji.engine.state import PhaseName
from gouji.rules.revolt import DEAD_GOUJI
from gouji.rules.seats import OPPOSITE
from gouji.tui.narration import rank_name
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel

BETTING: Final = frozenset({PhaseName.ADVANCE, PhaseName.CALLS})
"""叫点: the phases in which it is asked who bets on opening."""


def notes(model: TableModel) -> Iterator[str]:
    """提示: bets, scramble, burn, revolt and 烩, the most pressing first."""
    language, ledger = model.language, model.ledger
    names, standing = ledger.names, ledger.standing
    if model.centre.phase in BETTING and not model.hands:
        yield say("note_opening", language)
    if model.scramble:
        binds = ledger.match.rules.scramble_pass_binds
        yield say("note_scramble_binds" if binds else "note_scramble", language)
    burning = standing.burning
    if burning:
        burner, victim = names[burning.seat - 1], names[burning.victim - 1]
        yield say("note_burning", language, seat=burner, victim=victim)
    revolted = standing.revolted
    if revolted:
        # In a scramble no set is dead gouji any more.
        keeps = revolted.keeps and not model.scramble
        yield say(
            "note_keeps" if keeps else "note_revolted",
            language,
            seat=names[revolted.seat - 1],
            other=names[OPPOSITE[revolted.seat] - 1],
            laid=min(revolted.laid, DEAD_GOUJI),
            dead=DEAD_GOUJI,
        )
    if standing.aside:
        ranks = say("log_join", language).join(rank_name(rank, language) for rank in standing.aside)
        yield say("note_aside", language, ranks=ranks)
