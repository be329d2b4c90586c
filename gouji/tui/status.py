"""状态行: the game, its score and who is to speak, in one line. Pure."""

from gouji.rules.seats import Federation
from gouji.tui.glyphs import DOT, SIDE, TURN
from gouji.tui.marks import Mark
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel


def status_words(model: TableModel) -> str:
    """状态行: the game, its rules, score and mode, and who is to speak."""
    language, match = model.language, model.ledger.match
    facts = [say("game", language), say(model.preset, language)]
    rounds = match.rules.rounds
    if rounds > 1:
        facts += [say("round", language, number=match.number, rounds=rounds), _score(model)]
    if not model.saved:
        facts.append(say("unsaved", language))
    if model.scramble:
        facts.append(say("scramble", language))
    if model.due:
        facts.append(f"{TURN} {say('turn', language, name=model.due)}")
    return f" {DOT} ".join(facts)


def _score(model: TableModel) -> str:
    odd, even = model.ledger.match.total
    if model.hands:
        return say("score_open", model.language, odd=odd, even=even)
    us = model.seats[0].side
    them = Federation.EVEN if us is Federation.ODD else Federation.ODD
    own, other = (odd, even) if us is Federation.ODD else (even, odd)
    signs = {"us": SIDE[us], "them": SIDE[them]}
    return say("score", model.language, own=own, other=other, **signs)


def waiting_words(model: TableModel) -> str:
    """等待: whom the table waits for, as far as all may know."""
    own = model.seats[0]
    if own.due and Mark.HANDED in own.marks:
        return say("wait_handed", model.language)
    if model.due:
        return say("wait_for", model.language, name=model.due)
    return say("round_over" if model.centre.over else "wait", model.language)
