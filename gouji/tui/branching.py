"""另打: a replay left for another game: who may leave it, who plays there, and its record. Pure."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from gouji.bots.registry import BOTS, HUMAN, bot_names
from gouji.engine.kernel import ask_of
from gouji.engine.state import Over
from gouji.records.branch import BranchError, fork, write_branch
from gouji.records.errors import RecordError
from gouji.records.players import Player
from gouji.records.reader import Record, read_record
from gouji.rules.seats import SEATS, Seat
from gouji.tui.config import PlayConfig
from gouji.tui.reel import Reel, wind
from gouji.tui.resuming import CannotResumeError, refuse_unknown, resumed
from gouji.tui.sentence import Sentence, reason_of
from gouji.tui.settings import Settings


def people_play(players: Sequence[Player], reel: Reel) -> bool:
    """未完: whether people are still playing the last round of a record, whose cards are theirs to see."""
    return reel.is_in_play and any(one.player == HUMAN for one in players)


def bar_at(players: Sequence[Player], reel: Reel) -> Sentence | None:
    """不能另打: why no other game can leave a replay where it stands; ``None`` if one can."""
    if people_play(players, reel):
        return Sentence("branch_in_play")
    if isinstance(reel.frame.state.phase, Over):
        return Sentence("branch_over", {"last": reel.frame.decisions})
    return None


def kinds_at(players: Sequence[Player], reel: Reel) -> tuple[str, ...]:
    """选手: who is to play from where a replay stands, by seat, unless the user wants others.

    As in the record, but that whoever is looked at is a human, or with all hands open whoever comes next.
    """
    ask = ask_of(reel.frame.state)
    return taken_by(reel.viewer or (ask.seat if ask else None), players)


def taken_by(taker: Seat | None, players: Sequence[Player]) -> tuple[str, ...]:
    """选手: who plays in a record, by seat, but one seat is a human's; bots unknown here are replaced."""
    known, usual = (HUMAN, *bot_names()), next(iter(BOTS))
    kinds = (one.player if one.player in known else usual for one in players)
    return tuple(HUMAN if seat == taker else kind for seat, kind in zip(SEATS, kinds, strict=True))


def branched(
    record: Record, decision: int, settings: Settings, kinds: Sequence[str] = ()
) -> PlayConfig:
    """另打: write the record of another game that leaves one at a decision, and say how to play it on.

    Args:
        record: the one that is left.
        decision: its number, from 1 on.
        settings: the user's.
        kinds: ``human`` or a bot's name, by seat; if not given as in the record, whoever decides a human.

    Raises:
        CannotResumeError: it cannot leave there, or cannot be written.
    """
    refuse_unknown(Path(record.path), kinds)
    try:
        left = fork(record, decision)
        path = write_branch(
            left, kinds or taken_by(left.due, record.header.players), datetime.now().astimezone()
        )
        return resumed(path, settings)
    except BranchError as error:
        facts = {"decision": error.decision, "last": error.last}
        raise CannotResumeError(Sentence(f"branch_{error.bar}", facts)) from None
    except RecordError as error:
        raise CannotResumeError(Sentence("branch_failed", {"reason": error})) from None
    except OSError as error:
        raise CannotResumeError(Sentence("branch_failed", {"reason": reason_of(error)})) from None


def branched_from(
    path: Path, decision: int, settings: Settings, kinds: Sequence[str]
) -> PlayConfig:
    """另打: the same for a file.

    Raises:
        CannotResumeError: it cannot leave there, or cannot be written.
        RecordError: the record cannot be shown.
        OSError: it cannot be read.
    """
    record = read_record(path)
    if people_play(record.header.players, wind(record)):
        raise CannotResumeError(Sentence("branch_in_play"))
    return branched(record, decision, settings, kinds)
