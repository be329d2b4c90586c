"""备牌: ``--deal``: the deal of a file that a game begins with."""

from argparse import Namespace
from typing import TYPE_CHECKING

from gouji.cli.errors import FaultError, WrongUsageError
from gouji.cli.words import say
from gouji.engine.refusals import Language

if TYPE_CHECKING:
    from gouji.rules.deck import PreparedDeal


def chosen_deal(options: Namespace, language: Language) -> "PreparedDeal | None":
    """备牌: the deal that a game is to begin with; ``None`` if chance deals.

    Raises:
        WrongUsageError: a board is named without a file.
        FaultError: the file has no such deal, or one that four packs cannot make.
        RecordError: the file is a record and at fault.
        OSError: the file cannot be read.
    """
    if options.deal is None:
        if options.board is not None:
            raise WrongUsageError(say("board_needs", language))
        return None
    # Most games have none, and their first frame need not wait for what reads one.
    from gouji.records.deals import DealError, read_deals

    number = options.board or 1
    try:
        deals = read_deals(options.deal)
    except DealError as error:
        what = say(error.fault, language, **error.facts)
        raise FaultError(f"{options.deal}:{error.line}: {what}") from None
    if number > len(deals):
        facts = {"path": options.deal, "number": number, "last": len(deals)}
        raise FaultError(say("no_board", language, **facts))
    return deals[number - 1]
