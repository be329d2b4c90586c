"""接着打: the settings of a game that goes on from a record, and what was open when it was left. Pure."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from gouji.bots.registry import HUMAN, bot_names
from gouji.engine.actions import NO
from gouji.records.holding import HeldFile, InUseError
from gouji.records.profiles import Profile
from gouji.records.reader import Record
from gouji.records.replay import Moment
from gouji.records.resume import Resumed, Standpoint, stand
from gouji.records.schema import Header
from gouji.rules.asks import Question
from gouji.tui.config import PlayConfig
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings


class CannotResumeError(Exception):
    """不能接着打: a sound record that is not to be gone on with; ``sentence`` says why."""

    def __init__(self, sentence: Sentence) -> None:
        """Say why."""
        super().__init__(sentence.key)
        self.sentence = sentence


def resumed(path: Path, settings: Settings) -> PlayConfig:
    """接着打: what the game of a record is to be played on with; its file is held from then on.

    Raises:
        CannotResumeError: another program plays the game, it is over, or one of its bots is unknown here.
        RecordError: the record is at fault.
        OSError: the file cannot be read.
    """
    try:
        file = HeldFile.hold(path)
    except InUseError:
        raise CannotResumeError(Sentence("resume_in_use", {"path": path})) from None
    with file.closing_at_fault():
        point = _standpoint(path, file.read())
    header = point.record.header
    overrides: dict[str, object] = {**header.rules}
    overrides.pop("preset", None)
    profile = _profile(header, overrides)
    return PlayConfig(
        header.preset(),
        overrides,
        header.players,
        settings,
        header.seed,
        profile,
        resumed=Resumed(point, file),
    )


def _standpoint(path: Path, record: Record) -> Standpoint:
    refuse_unknown(path, (one.player for one in record.header.players))
    point = stand(record)
    if point.is_finished:
        raise CannotResumeError(Sentence("resume_finished", {"path": path}))
    return point


def refuse_unknown(path: Path, kinds: Iterable[str]) -> None:
    """未知: see whether all who are to play a record on are known here.

    Args:
        path: of the record.
        kinds: ``human`` or a bot's name, of each.

    Raises:
        CannotResumeError: one is not.
    """
    known = bot_names()
    unknown = next((kind for kind in kinds if kind not in (HUMAN, *known)), None)
    if unknown is not None:
        facts = {"path": path, "bot": unknown, "bots": ", ".join(known)}
        raise CannotResumeError(Sentence("resume_unknown", facts))


def _profile(header: Header, overrides: dict[str, object]) -> Profile | None:
    named = (header.model_extra or {}).get("_profile")
    if not isinstance(named, dict):
        return None
    return Profile(str(named.get("name")), str(named.get("sha256")), header.preset(), overrides)


def last_laid(moments: Sequence[Moment]) -> int:
    """出牌: the index of the last decision but the refusals to burn after it; -1 if there is none.

    If it laid a set, somebody may still have wanted to burn that.

    Args:
        moments: the lines of a round.
    """
    indices = reversed(range(len(moments)))
    return next((index for index in indices if not _declines_burn(moments[index])), -1)


def _declines_burn(moment: Moment) -> bool:
    asked = moment.ask.question if moment.ask else None
    return asked is Question.BURN and moment.act == NO
