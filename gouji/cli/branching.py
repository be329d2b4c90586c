"""另打: ``gouji play --from FILE --at N``, another game that leaves a record; and the place to begin at."""

from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING

from gouji.cli.arguments import Request
from gouji.cli.errors import FaultError, WrongUsageError
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.tui.config import PlayConfig

if TYPE_CHECKING:
    from gouji.cli.choices import Names
    from gouji.records.reader import Record


def check_place(record: "Record", number: int | None, language: Language) -> None:
    """步: look whether a record has a decision, or one that is due behind the last.

    Raises:
        FaultError: it has none of that number.
    """
    from gouji.records.schema import DecisionLine

    last = 1 + sum(isinstance(line, DecisionLine) for _, line in record.lines)
    if number is not None and number > last:
        facts = {"path": record.path, "number": number, "last": last}
        raise FaultError(say("no_decision", language, **facts))


def check_branch(options: Namespace, language: Language) -> None:
    """另打: look whether the options make sense together.

    Raises:
        WrongUsageError: one lacks another, or contradicts the record, whose rules and deals hold.
    """
    if options.source is None or options.at is None:
        raise WrongUsageError(say("from_needs_at", language))
    given = (options.rules, options.settings or None, options.seed, options.deal, options.board)
    if any(one is not None for one in given):
        raise WrongUsageError(say("from_has_rules", language))


def branch(request: Request, kinds: "Names | None") -> PlayConfig:
    """另打: write the new record, and say how to play it on.

    Args:
        request: of the user.
        kinds: ``human`` or a bot's name, by seat; ``None`` as in the record, whoever decides a human.

    Raises:
        FaultError: the record cannot be left there.
        RecordError: it is at fault.
        OSError: it cannot be read.
    """
    from gouji.tui.branching import branched_from
    from gouji.tui.resuming import CannotResumeError

    options, preferences = request.options, request.preferences
    try:
        config = branched_from(options.source, options.at, preferences.settings, kinds or ())
    except CannotResumeError as error:
        raise FaultError(error.sentence.text(request.language)) from None
    return replace(config, faults=preferences.faults)
