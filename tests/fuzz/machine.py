"""乱打: a game at its table, in every order of what its public face lets one do.

Beside it a second table with the same seed takes the same decisions, never saved, left or branched.
Whatever is done, both must stand the same, and the record and the events must lead there, too.
"""

import asyncio
from collections import Counter
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final
from unittest.mock import patch

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gouji.bots.registry import HUMAN
from gouji.engine.actions import (
    DISSOLVE,
    HUI_CHOICES,
    WITHOUT_CARDS,
    Action,
    Claim,
    Pick,
    Return,
    burn,
    play,
)
from gouji.engine.events import Dealt, Events, visible
from gouji.engine.refusals import IllegalActionError
from gouji.engine.state import DealDue
from gouji.engine.table import Table
from gouji.records.branch import fork, write_branch
from gouji.records.reader import read_record
from gouji.records.replay import Moment, Replay
from gouji.rules.asks import Ask
from gouji.rules.presets import Preset
from gouji.rules.seats import BIT, EVERYBODY, SEATS, Seat, Seats
from gouji.tui.config import PlayConfig
from gouji.tui.reel import Reel, wind
from gouji.tui.resuming import CannotResumeError, resumed
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
from tests.fuzz.folding import Folded
from tests.games import any_rules
from tests.invariants import Step, check_blind, check_cards, check_counts, check_legality
from tests.strategies import combos, hands
from tests.tui.shell import players

SETTINGS: Final = Settings(speed=Speed.INSTANT)
WHEN: Final = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)
RUNS: Final = (1, 5, 20, 80, 200)
"""Decisions that are taken at once; a round has some 150."""
RARELY: Final = 60
"""The dear checks are made at one decision of so many, beside those after each rule."""
TORN: Final = ("", "{", '{"seat": 1, "act": "pa', "\ufffd\x00")
"""What a program that was killed may leave behind its last whole line."""

seats: Final = st.sampled_from(SEATS)
acts: Final[st.SearchStrategy[Action]] = st.one_of(
    st.sampled_from([*HUI_CHOICES, *({*WITHOUT_CARDS.values()} - {DISSOLVE})]),
    st.builds(play, combos()),
    st.builds(burn, combos()),
    st.builds(Pick, combos()),
    st.builds(Return, hands(most=3)),
    st.builds(Claim, st.lists(combos(), min_size=1, max_size=3).map(tuple)),
)
"""Anything that anybody could say but to end the game; hardly ever legal."""

reached: Final = Counter[str]()
"""How often what a rule is for has really happened, over all games."""


class TableMachine(RuleBasedStateMachine):
    """乱打: one game, and what was done with it so far."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="gouji-fuzz-"))
        self._patches = ExitStack()
        # The best adviser takes seconds for a round, and so does the disk.
        self._patches.enter_context(patch("gouji.tui.session.ADVISERS", ("regular",)))
        self._patches.enter_context(patch("os.fsync"))

    @initialize(
        preset=st.sampled_from(Preset),
        seed=st.integers(0, 2**32),
        changed=st.booleans(),
        humans=st.sets(seats),
        played=st.integers(0, 3),
    )
    def sit_down(
        self, preset: Preset, seed: int, humans: set[Seat], played: int, *, changed: bool
    ) -> None:
        self.rng = Random(seed)
        self.rule_set = any_rules(Random(seed), preset, share=changed / 2)
        self.seed = seed
        self.said: list[tuple[Seat, Action]] = []
        self.twin = Table(self.rule_set, seed)
        self.published = 0
        seated = players(*humans)
        config = PlayConfig(preset, self.rule_set.model_dump(), seated, SETTINGS, seed)
        self.open(Session(config, seated, self.folder), Folded())
        self.play_on(played * RUNS[-1], is_wild=self.rng.random() < 1 / 2)

    def open(self, session: Session, folded: Folded) -> None:
        """Sit down to a game; the events up to here are folded already."""
        self.session, self.table, self.folded = session, session.table, folded
        self.table.subscribe(self._take)
        assert session.fault is None
        assert session.path is not None
        self.path = session.path

    def _take(self, events: Events) -> None:
        self.folded.feed(events)
        self.published += 1
        self.events = events

    def teardown(self) -> None:
        self._patches.close()
        if hasattr(self, "session"):
            self.session.close()
            self.check_record()
        rmtree(self.folder)

    @property
    def ask(self) -> Ask | None:
        return self.table.ask

    @property
    def is_asked(self) -> bool:
        return self.ask is not None

    # Deciding

    def submit(self, act: Action) -> None:
        ask, before = self.ask, self.table.state
        assert ask is not None
        events = self.table.submit(ask.seat, act)
        assert events == self.twin.submit(ask.seat, act) == self.events
        self.said.append((ask.seat, act))
        check_cards(Step(before, self.table.state, events))
        reached.update(type(event).__name__ for event in events)

    def begin(self) -> None:
        """Open a round, or do nothing where none is due."""
        before = self.table.state
        events = self.table.start()
        assert events == self.twin.start()
        check_cards(Step(before, self.table.state, events))

    @rule()
    def begin_round(self) -> None:
        was_asked, before = self.is_asked, self.table.state
        self.begin()
        assert not was_asked or self.table.state is before

    @precondition(lambda self: self.is_asked)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        legal = self.table.view(self.ask.seat).legal if self.ask else ()
        self.submit(legal[data.draw(st.integers(0, len(legal) - 1), label="act")])

    @rule(number=st.sampled_from(RUNS), is_wild=st.booleans())
    def play_on(self, number: int, *, is_wild: bool) -> None:
        """Let whoever plays for the seats play, or somebody who says anything that is legal."""
        for _ in range(number):
            self.begin()
            ask = self.ask
            if ask is None:
                return
            view = self.table.view(ask.seat)
            act = self.rng.choice(view.legal) if is_wild else self.session.choose(view)
            self.submit(act)
            if self.rng.randrange(RARELY) == 0:
                self.check_moment()

    @precondition(lambda self: self.is_asked)
    @rule()
    def think(self) -> None:
        """Let a bot think as the driver does."""
        ask = self.ask
        assert ask is not None
        view = self.table.view(ask.seat)
        act = asyncio.run(self.session.think(view))
        assert act is not None
        assert view.refusal(act) is None
        self.submit(act)

    @rule(seat=seats, act=acts)
    def say_anything(self, seat: Seat, act: Action) -> None:
        """Nothing that is refused changes anything; what is not refused is legal."""
        state, published, text = self.table.state, self.published, self.path.read_bytes()
        refusal = self.table.view(seat).refusal(act)
        if refusal is None:
            assert act in self.table.view(seat).legal or isinstance(act, Claim)
            reached["legal by chance"] += 1
            return
        with pytest.raises(IllegalActionError) as caught:
            self.table.submit(seat, act)
        assert not self.is_asked or caught.value.refusal == refusal
        assert self.table.state is state
        assert self.published == published
        assert self.path.read_bytes() == text
        reached["refused"] += 1

    @precondition(lambda self: self.is_asked)
    @rule(wish=st.integers(0, 7))
    def dissolve(self, wish: int) -> None:
        """Seldom, or there were no long games."""
        if wish == 7:
            self.submit(DISSOLVE)

    # Who plays

    @rule(handed=st.integers(0, EVERYBODY).map(Seats))
    def hand_over(self, handed: Seats) -> None:
        """托管: bots play for some seats, people for others; what is theirs to answer stays the same."""
        self.session.handed = handed
        for seat in SEATS:
            is_own = seat in self.session.humans and not handed & BIT[seat]
            assert self.session.is_human(seat) == is_own
        reached["handed"] += bool(handed)

    # Saving, leaving, and going on

    @rule()
    def be_opened_by_another(self) -> None:
        with pytest.raises(CannotResumeError) as caught:
            resumed(self.path, SETTINGS)
        assert caught.value.sentence.key == "resume_in_use"

    @precondition(lambda self: not self.table.is_over)
    @rule(tail=st.sampled_from(TORN), is_synced=st.booleans())
    def leave_and_resume(self, tail: str, *, is_synced: bool) -> None:
        """Nothing is lost and nothing written twice, whatever a dying program began to write."""
        if is_synced:
            self.session.keep()
        before, text = self.table.state, self.path.read_bytes()
        self.session.close()
        self.path.write_bytes(text + tail.encode())
        self.resume()
        assert self.table.state == before
        assert self.path.read_bytes() == text
        reached["resumed"] += 1

    @rule(lost=st.integers(1, 2_000))
    def lose_power(self, lost: int) -> None:
        """However much of the end is gone, the game goes on from what is there."""
        # The last line is whole without its end.
        lost += self.table.is_over
        self.session.close()
        text = self.path.read_bytes()
        header = text.index(b"\n") + 1
        self.path.write_bytes(text[: max(header, len(text) - lost)])
        if self.path.read_bytes() == text:
            self.resume()
            return
        record = read_record(self.path)
        del self.said[Replay(record).finish().decisions :]
        self.build_twin()
        self.resume()
        self.catch_up()
        reached["cut"] += 1

    def resume(self) -> None:
        """Go on with the game of the file."""
        folded = Folded()
        for moment in Replay(read_record(self.path)):
            folded.feed(moment.events)
        config = resumed(self.path, SETTINGS)
        assert config.players is not None
        self.open(Session(config, config.players, self.folder), folded)

    @precondition(lambda self: self.table.is_over)
    @rule()
    def leave_what_is_over(self) -> None:
        """What is over cannot be gone on with, only otherwise."""
        self.session.close()
        with pytest.raises(CannotResumeError) as caught:
            resumed(self.path, SETTINGS)
        assert caught.value.sentence.key == "resume_finished"
        self.branch(self.rng.randint(1, len(self.said)))

    @precondition(lambda self: len(self.said) > 0)
    @rule(data=st.data())
    def play_otherwise(self, data: st.DataObject) -> None:
        """另打: leave for another game anywhere; the record that is left stays as it is."""
        last = len(self.said) + (not self.table.is_over)
        self.session.close()
        self.branch(data.draw(st.integers(1, last), label="decision"))

    def branch(self, decision: int) -> None:
        """Go on with another game that leaves this one's record at a decision."""
        parent, text = self.path, self.path.read_bytes()
        left = fork(read_record(parent), decision)
        kinds = [self.rng.choice((HUMAN, "random", "novice", "regular")) for _ in SEATS]
        path = write_branch(left, kinds, WHEN, self.folder)
        assert parent.read_bytes() == text
        assert path != parent
        del self.said[decision - 1 :]
        self.build_twin()
        self.path = path
        self.resume()
        self.catch_up()
        assert self.session.humans == tuple(
            seat for seat, kind in zip(SEATS, kinds, strict=True) if kind == HUMAN
        )
        reached["branched"] += 1

    def build_twin(self) -> None:
        """Bring a table that was never left to where the decisions lead."""
        self.twin = Table(self.rule_set, self.seed)
        for seat, act in self.said:
            self.twin.start()
            self.twin.submit(seat, act)

    def catch_up(self) -> None:
        """What chance did after the last decision may stand in a file or not yet; it is the same."""
        if self.is_asked or isinstance(self.table.state.phase, DealDue):
            self.table.start()
            self.twin.start()

    # Looking back

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        """A replay stands only where its viewer can stand, and tells him all that he may know."""
        record = read_record(self.path)
        if not any(isinstance(one, Dealt) for moment in Replay(record) for one in moment.events):
            return
        reel = wind(record)
        assert reel.fault is None
        self.check_reel(reel)
        for _ in range(5):
            reel.viewer = data.draw(st.none() | seats, label="viewer")
            for move, step in data.draw(moves, label="moves"):
                move(reel, step)
                assert reel.position in reel.stops
                assert 1 <= reel.step <= max(1, reel.steps)
                assert reel.so_far
        reached["looked back"] += 1

    def check_reel(self, reel: Reel) -> None:
        end = reel.frames[-1]
        assert (
            end.decisions == len(self.said) == sum(frame.act is not None for frame in reel.frames)
        )
        assert [frame.act for frame in reel.frames if frame.act] == [act for _, act in self.said]
        told = [event for frame in reel.frames for event in frame.events]
        for seat in SEATS:
            shown = [event for frame in reel.seen_by(seat) for event in frame.events]
            assert visible(tuple(shown), seat) == visible(tuple(told), seat)

    @rule()
    def check_record(self) -> None:
        """The record verifies, and each line leads to the state in which its decision was taken."""
        replay = Replay(read_record(self.path))
        folded = Folded()
        moments: list[Moment] = []
        for moment in replay:
            folded.feed(moment.events)
            folded.check(moment.after)
            moments.append(moment)
        assert [(m.ask.seat, m.act) for m in moments if m.ask and m.act] == self.said
        assert replay.state == self.table.state
        assert replay.is_finished == self.table.is_over
        reached["verified"] += 1
        reached["rounds"] += replay.rounds > 1

    # What always holds

    def check_moment(self) -> None:
        """What is dear to check."""
        ask = self.ask
        if ask is None:
            return
        check_legality(self.table.state, ask)
        check_blind(self.table.state, self.rng)
        check_counts(self.table.state)

    @invariant()
    def holds(self) -> None:
        if not hasattr(self, "session"):
            return
        assert self.table.state == self.twin.state
        self.folded.check(self.table.state)
        for seat in SEATS:
            view = self.table.view(seat)
            assert bool(view.legal) == (self.ask is not None and self.ask.seat == seat)
        self.check_moment()


moves: Final = st.lists(
    st.tuples(
        st.sampled_from(
            [Reel.go, Reel.move, Reel.move_trick, Reel.move_event, Reel.move_round, Reel.go_to_step]
        ),
        st.integers(-3, 400),
    ),
    max_size=8,
)
"""Ways through a replay."""
