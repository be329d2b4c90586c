"""复述: where a replay stands, and what was decided last and why, in a line each. Pure."""

from gouji.bots.reasons import reason_of
from gouji.engine.actions import NO, Hui
from gouji.engine.refusals import Language
from gouji.rules.seats import Seat
from gouji.tui.frames import Frame
from gouji.tui.glyphs import DOT, TURN
from gouji.tui.narration import Names, event_line
from gouji.tui.printable import printable
from gouji.tui.reel import Reel
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel


def where_words(reel: Reel, model: TableModel, seconds: float | None) -> str:
    """所在: round, score, step and trick, and whose eyes it is seen through.

    Args:
        reel: the game, where it stands.
        model: of the table there.
        seconds: for each step, if it goes on by itself.
    """
    language, match = model.language, model.ledger.match
    facts = [say("replay", language)]
    if match.rules.rounds > 1:
        facts += [say("round", language, number=reel.round, rounds=match.rules.rounds)]
        facts += [say("score_open", language, odd=match.total.odd, even=match.total.even)]
    facts += [say("replay_step", language, step=reel.step, steps=reel.steps)]
    if reel.trick:
        facts += [say("replay_trick", language, trick=reel.trick)]
    facts += [viewer_words(reel.viewer, model.ledger.names, language)]
    if seconds is not None:
        facts += [f"{TURN} {say('replay_plays', language, seconds=f'{seconds:g}')}"]
    return f" {DOT} ".join(facts)


def viewer_words(viewer: Seat | None, names: Names, language: Language) -> str:
    """视角: whose eyes it is seen through."""
    if viewer is None:
        return say("replay_open", language)
    return say("replay_seat", language, seat=viewer, name=names[viewer - 1])


def decided_words(frame: Frame, names: Names, language: Language, viewer: Seat | None) -> str:
    """决定: what was decided last, and why if the record says so; empty if the viewer learnt nothing of it.

    Args:
        frame: the position after it.
        names: of the players.
        language: of the words.
        viewer: who looks; ``None`` with all hands open. Another's refusals and reasons are not for him.
    """
    what = _what(frame, names, language, viewer)
    reason = _reason(frame, language, viewer)
    return say("replay_why", language, what=what, reason=reason) if reason else what


def _is_open(frame: Frame, viewer: Seat | None) -> bool:
    return viewer is None or (frame.ask is not None and frame.ask.seat == viewer)


def _what(frame: Frame, names: Names, language: Language, viewer: Seat | None) -> str:
    if frame.ask and frame.act in (NO, Hui(())):
        if not _is_open(frame, viewer):
            return ""
        key = f"declined_{frame.ask.question}"
        return say(key, language, name=names[frame.ask.seat - 1])
    public = (event for event in frame.events if event.audience is None)
    lines = (event_line(event, names, language) for event in public)
    return next(filter(None, lines), "")


def _reason(frame: Frame, language: Language, viewer: Seat | None) -> str:
    reason = reason_of(frame.why) if _is_open(frame, viewer) else None
    if reason is None:
        return ""
    rules = frame.state.match.rules
    reported = 0 if rules.biesan else rules.report_at
    return printable(reason.sentence(language, None if viewer is None else reported))
