"""A review within a replay: what is judged, what the panel and the timeline tell, and to whom."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from textual.pilot import Pilot

from gouji.bots.base import Decision
from gouji.bots.reasons import Why, because
from gouji.engine.actions import Action
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.records.players import Player
from gouji.records.reader import read_record
from gouji.review.judging import Estimate, Grade, Judgement
from gouji.rules.seats import SEATS, Seat
from gouji.tui import reviewer as reviewing
from gouji.tui.glyphs import NEAR, WORSE
from gouji.tui.reel import Reel, wind
from gouji.tui.reviewer import Reviewer
from gouji.tui.reviewpanel import panel_lines, review_marks, summary_lines
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.review import ReviewPage
from gouji.tui.timeline import timeline
from tests.tui.shell import NAMES, drive, session, text_of, until
from tests.tui.stage import Stage

ZH, EN = Language.ZH, Language.EN
OWN, OTHER = Seat(2), Seat(3)
REASON: Final = because(Why.HOLD)

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last legal act is worse than the first one, another one near it."""

    def judge(view: SeatView, act: Action) -> Judgement:
        best = Decision(view.legal[0], REASON)
        if len(view.legal) == 1:
            return Judgement(Grade.FORCED)
        if act == best.action:
            return Judgement(Grade.SAME, best)
        grade = Grade.WORSE if act == view.legal[-1] else Grade.NEAR
        return Judgement(grade, best, Estimate(1.0, 0.25, 96))

    monkeypatch.setattr(reviewing, "judge", judge)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = session(tmp_path_factory.mktemp("records"))
    while not game.table.is_over:
        ask = game.table.ask
        if ask is None:
            game.table.start()
        else:
            game.table.submit(ask.seat, game.choose(game.table.view(ask.seat)))
    game.close()
    assert game.path is not None
    return game.path


@pytest.fixture
def reel(path: Path) -> Reel:
    return wind(read_record(path))


def panel(reviewer: Reviewer, reel: Reel, language: Language = ZH) -> list[str]:
    return [*panel_lines(reviewer, reel, language)]


def judged(reel: Reel, *seats: Seat) -> Reviewer:
    reviewer = Reviewer(reel)
    asyncio.run(reviewer.judge(seats, lambda: None))
    return reviewer


def place(reel: Reel, reviewer: Reviewer, grade: Grade) -> int:
    """The frame after the first decision that got a grade."""
    number = next(
        number for number, one in reviewer.verdicts.items() if one.judgement.grade is grade
    )
    return next(at for at, frame in enumerate(reel.frames) if frame.decisions == number)


def test_all_decisions_of_the_seats_are_judged_and_no_others(reel: Reel) -> None:
    reviewer = Reviewer(reel)
    wanted = {one.number for one in reviewer.pending((OWN,))}
    told: list[str] = []
    asyncio.run(reviewer.judge((OWN,), lambda: told.extend(panel(reviewer, reel)[:1])))
    assert reviewer.verdicts.keys() == wanted
    assert not reviewer.pending((OWN,))
    assert told[0] == f"复盘 0/{len(wanted)} · 按 a 停"
    assert told[-1] == f"复盘 {len(wanted)}/{len(wanted)} · 按 a 看小结"
    assert {one.taken.view.seat for one in reviewer.found(SEATS)} == {OWN}


def test_it_can_be_stopped_and_goes_on_where_it_was(reel: Reel) -> None:
    reviewer = Reviewer(reel)

    async def stopped() -> None:
        task = asyncio.ensure_future(
            reviewer.judge((OWN,), lambda: len(reviewer.verdicts) == 3 and task.cancel())
        )
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(stopped())
    assert not reviewer.is_running
    assert len(reviewer.verdicts) == 3
    assert panel(reviewer, reel, EN)[0].endswith(" · a goes on")
    first = dict(reviewer.verdicts)
    asyncio.run(reviewer.judge((OWN,), lambda: None))
    assert first.items() <= reviewer.verdicts.items()
    assert not reviewer.pending((OWN,))


def test_before_a_review_the_panel_is_empty(reel: Reel) -> None:
    assert panel(Reviewer(reel), reel) == []


def test_the_panel_tells_of_the_decision_taken_last(reel: Reel) -> None:
    reviewer = judged(reel, OWN)
    reel.position = place(reel, reviewer, Grade.WORSE)
    head, reason = panel(reviewer, reel)
    assert head.startswith("复盘 · 差 · 高手：")
    assert head.endswith(" · 每局 +1.0 ± 0.2 分")
    assert reason == "压它不划算，留着大牌"
    reel.position = place(reel, reviewer, Grade.SAME)
    assert panel(reviewer, reel)[0] == "复盘 · 相同"
    reel.position = place(reel, reviewer, Grade.FORCED)
    assert panel(reviewer, reel, EN)[0] == "review · forced"


def test_where_nothing_is_judged_the_panel_sums_up_one_seat(reel: Reel) -> None:
    assert len(panel(judged(reel, OWN), reel)) == 4
    assert len(panel(judged(reel, OWN, OTHER), reel)) == 1


def test_the_timeline_is_marked(reel: Reel) -> None:
    reviewer = judged(reel, OWN)
    marks = review_marks(reviewer, reel)
    assert marks[place(reel, reviewer, Grade.WORSE)] == WORSE
    assert {*marks.values()} == {WORSE, NEAR}
    assert not [at for at, sign in marks.items() if sign == NEAR and reel.signs[at]]
    worse = [cell.target for cell in timeline(reel, marks, 1000) if cell.sign == WORSE]
    assert worse == [at for at, sign in marks.items() if sign == WORSE]


def test_another_seat_learns_nothing_of_it(reel: Reel) -> None:
    reviewer = judged(reel, OWN)
    at = place(reel, reviewer, Grade.WORSE)
    reel.viewer = OTHER
    reel.position = at
    assert review_marks(reviewer, reel) == {}
    assert len(panel(reviewer, reel)) == 1
    reel.viewer = OWN
    reel.position = at
    assert review_marks(reviewer, reel)[at] == WORSE


def test_the_summary_tells_of_every_seat_that_was_judged(reel: Reel) -> None:
    reviewer = judged(reel, OWN, OTHER)
    lines = [*summary_lines(reviewer, NAMES, EN)]
    assert [line for line in lines if line.startswith("seat")] == ["seat 2 [/]", "seat 3 阿孙"]
    assert sum(" decisions, " in line for line in lines) == 2


def screen_of(reel: Reel, player: str = "novice") -> Stage:
    return Stage(lambda: ReplayScreen(reel, [Player(name, player) for name in NAMES], ZH))


def test_keys_start_it_find_what_is_worse_and_sum_up(reel: Reel) -> None:
    program = screen_of(reel)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("2", "a")
        await until(pilot, lambda: "按 a 看小结" in text_of(program))
        await pilot.press("x")
        assert "复盘 · 差 · 高手：" in text_of(program)
        first = reel.position
        await pilot.press("x")
        assert reel.position > first
        await pilot.press("a")
        assert isinstance(program.screen, ReviewPage)
        assert "2号 [/]" in text_of(program)
        await pilot.press("f2")
        assert "seat 2 [/]" in text_of(program)

    drive(program, script)


def test_a_key_stops_it(reel: Reel, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(reviewing, "think", endless)
    program = screen_of(reel)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("a")
        await until(pilot, lambda: "按 a 停" in text_of(program))
        await pilot.press("a")
        await until(pilot, lambda: "按 a 接着评" in text_of(program))

    drive(program, script)


def test_a_round_that_people_are_still_playing_is_not_reviewed(path: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.gouji"
    lines = path.read_text(encoding="utf-8").splitlines()[:12]
    begun.write_text("\n".join(lines) + "\n", encoding="utf-8")
    program = screen_of(wind(read_record(begun)), "human")

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("a")
        assert "打完再复盘" in text_of(program)

    drive(program, script)
