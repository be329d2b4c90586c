"""教学程序: the list of lessons, and each that is chosen."""

from typing import Final

from gouji.lessons.library import lessons, lessons_done
from gouji.tui.app import GoujiApp
from gouji.tui.config import default_players
from gouji.tui.screens.lesson import LessonScreen
from gouji.tui.screens.lessons import LessonsScreen
from gouji.tui.session import PACE

BEAT: Final = 0.6
"""Seconds for each act of the others, where the user does not want it faster."""


async def learn(app: GoujiApp) -> None:
    """教学: show the list of lessons, and what is chosen from it, until the list is left."""
    book = lessons()
    undone = (place for place, one in enumerate(book) if one.name not in lessons_done())
    index: int | None = next(undone, 0)
    while index is not None:
        index = await app.push_screen_wait(LessonsScreen(app.language, book, lessons_done(), index))
        if index is not None:
            names = tuple(player.name for player in default_players(app.language))
            wanted = PACE[app.settings.speed]
            pace = BEAT if wanted is None else min(BEAT, wanted)
            page = LessonScreen(book, index, names, app.language, pace)
            await app.push_screen_wait(page)
            index = page.index


class LearnApp(GoujiApp):
    """教学: the lessons alone."""

    async def main(self) -> None:
        """Show the lessons until their list is left."""
        await learn(self)
