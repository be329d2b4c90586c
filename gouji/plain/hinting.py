"""提示: what a good bot would do, as it is typed, and why."""

from collections.abc import Iterable
from typing import Final

from gouji.engine.actions import Action, Burn, Claim, Hui, Pick, Play, Return
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind
from gouji.rules.hand import hand_text
from gouji.tui.hints import hint_for
from gouji.tui.questions import By
from gouji.tui.settings import Settings
from gouji.tui.text import say


async def hint_lines(view: SeatView, settings: Settings) -> Iterable[str]:
    """提示: what a bot would type at a question, and its reason."""
    language = settings.language
    if not settings.hints:
        return [say("plain_no_hints", language)]
    decision = await hint_for(view)
    if decision and decision.action == Hui(()):
        # That nothing is laid aside is said by the lead itself (HUI-1).
        decision = await hint_for(view.leading)
    if decision is None:
        return [say("hint_late", language)]
    written = as_typed(decision.action, language)
    reason = decision.reason.sentence(language, view.report_at)
    return [say("plain_hint", language, typed=written, reason=reason)]


DECLINED: Final = {Kind.PASS: "pass", Kind.NO: "no", Kind.REFUSE: "no", Kind.HEADLESS: "no"}
"""What the answers without cards are called that are no yes."""


def as_typed(act: Action, language: Language) -> str:
    """输入: an act as it is typed."""
    match act:
        case Play(laid) | Pick(laid):
            return laid.text
        case Burn(laid):
            return f"f {laid.text}"
        case Return(cards):
            return hand_text(cards)
        case Hui(ranks):
            return f"u {''.join(rank.letter for rank in ranks)}"
        case Claim():
            return "g"
        case _ if act.kind is Kind.WIND:
            return say("plain_wind", language)
        case _:
            called = DECLINED.get(act.kind, "yes")
            return say(f"{By.LINE}_{called}", language).strip()
