"""复盘: a replay whose decisions a bot judges, one after another, while one walks through it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from gouji.engine.refusals import Language
from gouji.records.players import Player
from gouji.review.verdicts import seats_of
from gouji.tui.branching import people_play
from gouji.tui.glyphs import WORSE
from gouji.tui.printable import printable
from gouji.tui.prompt import Saying
from gouji.tui.reel import Reel
from gouji.tui.reviewer import Reviewer
from gouji.tui.reviewpanel import panel_lines, review_marks, summary_lines
from gouji.tui.screens.reading import ReadingPage
from gouji.tui.screens.table import TableScreen
from gouji.tui.text import say
from gouji.tui.timeline import timeline
from gouji.tui.widgets.timeline import TimelineView

GROUP = "review"
"""The worker's group."""


class ReviewPage(ReadingPage):
    """小结: how the decisions of the seats compare with the best bot's."""

    def __init__(self, language: Language, told: Callable[[Language], Iterable[str]]) -> None:
        """Show what is told in a language."""
        super().__init__(language, "review_title", ())
        self._told = told

    def _worded(self) -> Iterable[str]:
        return self._told(self.language)


class ReviewScreen(TableScreen):
    """复盘: the table of a replay, with its timeline and the verdicts on what was decided."""

    def __init__(self, reel: Reel, players: Sequence[Player], language: Language) -> None:
        """Begin with nothing judged.

        Args:
            reel: the game; it stands where the replay begins.
            players: by seat.
            language: of the screen.
        """
        super().__init__(tuple(printable(player.name) for player in players), language, replay=True)
        self._reel = reel
        self._players = players
        self._reviewer = Reviewer(reel)
        self._timeline = TimelineView(id="timeline")

    def action_review(self) -> None:
        """Review the seat that is looked through, or the humans; stop that; or sum it up."""
        if self._reviewer.is_running:
            self.workers.cancel_group(self, GROUP)
            return
        if people_play(self._players, self._reel):
            self.app.bell()
            self.notice(say("review_in_play", self._language))
            return
        viewer = self._reel.viewer
        seats = (viewer,) if viewer else seats_of(player.player for player in self._players)
        if not self._reviewer.pending(seats):
            told = partial(summary_lines, self._reviewer, self._names)
            self.app.push_screen(ReviewPage(self._language, told))
        else:
            # At 80×24 the verdicts take the rows of the log.
            self.add_class("-with-hint")
            self.run_worker(self._reviewer.judge(seats, self._draw_review), group=GROUP)

    def _to_next_worse(self) -> None:
        marks = review_marks(self._reviewer, self._reel)
        later = (at for at, sign in marks.items() if sign == WORSE and at > self._reel.position)
        self._reel.go_to_frame(next(later, self._reel.position))

    def _hint_line(self) -> Saying:
        """评判: in a replay the panel of hints tells of the review."""
        return Saying("\n".join(panel_lines(self._reviewer, self._reel, self._language)))

    def _draw_review(self) -> None:
        self._hint.show(self._hint_line().text)
        marks = review_marks(self._reviewer, self._reel)
        self._timeline.show(partial(timeline, self._reel, marks))
