"""视角: all that a replay shows to one seat."""

from gouji.engine.refusals import Language
from gouji.rules.seats import Seat
from gouji.tui.frames import seen
from gouji.tui.reel import Reel
from gouji.tui.retelling import decided_words, where_words
from gouji.tui.story import Story
from gouji.tui.timeline import timeline
from gouji.tui.viewmodel import seat_table
from tests.tui.shell import NAMES


def shown(reel: Reel, seat: Seat) -> list[object]:
    """All that the screen draws at each step that a seat sees."""
    reel.viewer = seat
    reel.rewind()
    drawn: list[object] = []
    for stop in reel.stops:
        reel.go(stop)
        model = seat_table(seen(reel.frame.state, seat), NAMES, Language.EN)
        cells = "".join(cell.sign for cell in timeline(reel, {}, 70))
        said = decided_words(reel.frame, NAMES, Language.EN, seat)
        story = [*Story(NAMES).told(reel.so_far, (seat,))]
        told = [one(Language.EN) for one in story[-3:]]
        drawn.append((where_words(reel, model, None), cells, said, model, told))
    return drawn
