"""替补: whatever a guest's bot does, the table gets a legal act."""

from collections.abc import Callable

from gouji.bots.base import Bot, Decision
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind


class Guard:
    """替补: plays as a bot does, until that fails; from then on as a substitute does."""

    def __init__(self, make: Callable[[], Bot], substitute: Bot) -> None:
        """Keep both.

        Args:
            make: makes the bot, with the first question.
            substitute: what plays on if the bot fails.
        """
        self._make = make
        self._bot: Bot | None = None
        self._substitute = substitute
        self.fault: str | None = None
        """What the bot did wrong, if it was replaced."""
        self.fallbacks = 0
        """Decisions that the substitute took."""

    def choose(self, view: SeatView) -> Decision:
        """Choose as the bot does, or as the substitute if the bot fails or has failed."""
        if self.fault is None:
            try:
                return self._ask(view)
            except Exception as error:  # noqa: BLE001 – somebody else's code; the game goes on
                self.fault = str(error) or type(error).__name__
                self._bot = None
        self.fallbacks += 1
        return self._substitute.choose(view)

    def _ask(self, view: SeatView) -> Decision:
        bot = self._bot = self._bot or self._make()
        decision = bot.choose(view)
        refusal = view.refusal(decision.action)
        if refusal is not None:
            raise ValueError(str(refusal))
        if decision.action.kind is Kind.DISSOLVE:
            message = "VOID-1 only humans may dissolve a game"
            raise ValueError(message)
        return decision
