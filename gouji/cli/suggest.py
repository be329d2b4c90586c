"""支招: ``gouji suggest``: what a bot would do at the decision due in a record, and why."""

import json
from typing import Final

from gouji.bots.guard import Guard
from gouji.bots.registry import make_bot
from gouji.cli.arguments import Request
from gouji.cli.choices import chosen_bot
from gouji.cli.errors import FaultError
from gouji.cli.output import complain, complain_if_cut, put
from gouji.cli.words import say
from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.views import view_of
from gouji.records.reader import read_record
from gouji.records.replay import Replay

SEED: Final = 0
"""A bot that uses chance suggests the same each time it is asked."""


def suggest(request: Request) -> int:
    """支招: print the act and the reason; the bot is given no more than the seat may know.

    Raises:
        WrongUsageError: there is no such bot.
        FaultError: no decision is due in the record.
        RecordError: the record is at fault.
        OSError: the file cannot be read.
    """
    options, language = request.options, request.language
    bot = chosen_bot(options.bot, language)
    record = read_record(options.file)
    complain_if_cut(record, language)
    replay = Replay(record)
    for _ in replay:
        pass
    ask = ask_of(replay.state)
    if ask is None:
        raise FaultError(say("nothing_due", language, path=record.path))
    player = make_bot(bot, SEED, ask.seat)
    action, reason = player.choose(view_of(replay.state, ask.seat))
    if isinstance(player, Guard) and player.fault:
        complain(say("bot_replaced", language, fault=player.fault))
    sentence = reason.sentence(language)
    if options.json:
        value = {"seat": ask.seat, "act": act_text(action), "why": reason.why, "reason": sentence}
        put(json.dumps(value, ensure_ascii=False))
    else:
        put(say("suggestion", language, seat=ask.seat, act=act_text(action), reason=sentence))
    return 0
