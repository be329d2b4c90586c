"""对话: what the program and whoever types say to each other."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from gouji.engine.actions import Action
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView, view_of
from gouji.plain.answering import answer
from gouji.plain.closing import score_board
from gouji.plain.console import Console, LeftError
from gouji.plain.hinting import hint_lines
from gouji.plain.lookup import LOOKED_UP, Known, lookup
from gouji.plain.telling import hand_line, question_lines
from gouji.plain.typed import NOTHING, Typed, Word, read
from gouji.rules.asks import Question
from gouji.rules.seats import NOBODY, SEATS, Seats, members, seat_set
from gouji.tui.confirming import Confirming, confirmed
from gouji.tui.decide import begin
from gouji.tui.deciding import Deciding
from gouji.tui.prompt import Saying
from gouji.tui.session import Session
from gouji.tui.settings import Settings, faster
from gouji.tui.story import Told, log_lines
from gouji.tui.text import say
from gouji.tui.viewmodel import seat_table


class DissolvedError(Exception):
    """散局: all humans want the game to end (VOID-1)."""


class Talk:
    """对话: puts questions until they are answered, and tells in between what is wished for."""

    def __init__(self, session: Session, console: Console, settings: Settings) -> None:
        """Sit down."""
        self._session = session
        self._console = console
        self._settings = settings
        self._log: list[Told] = []
        """What everybody was told in this round."""
        self._viewer = None if session.is_shared else next(iter(session.humans), None)
        """Who alone can be reading."""
        begun = session.resumed.moments if session.resumed else ()
        self._shown = view_of(begun[0].before, SEATS[0]) if begun else session.table.view(SEATS[0])
        """The table as it was told last: what has been decided since may tell what somebody holds."""
        self._wishes: Final[Mapping[Word | None, Callable[[], Awaitable[None]]]] = {
            Word.QUIT: self._leave,
            Word.LANGUAGE: self._switch_language,
            Word.DISSOLVE: self._dissolve,
            Word.PACE: self._change_pace,
            Word.SCORE: self._tell_score,
        }

    @property
    def language(self) -> Language:
        """语言: of all that is told."""
        return self._settings.language

    # Questions

    async def _decide(self, view: SeatView) -> Action | None:
        deciding = begin(view)
        if deciding is None:
            raise ValueError(view.phase)
        self._put_question(deciding)
        said = ""
        while True:
            typed = await self._read(deciding, said)
            if typed == NOTHING:
                self._put_question(deciding)
                continue
            if typed.word is Word.HAND_OVER:
                self._cover()
                await self._hand_seats()
                return None
            outcome = answer(deciding, typed, self.language)
            if self._settings.confirm_pass:
                outcome = confirmed(deciding, outcome)
            match outcome:
                case Saying(text):
                    said = text
                    self._put(text)
                case Deciding() as changed:
                    deciding = changed
                    self._put_question(deciding)
                case act:
                    return act

    def _put_question(self, deciding: Deciding) -> None:
        view = deciding.view
        is_open = deciding.ask.question is Question.LAST or isinstance(deciding, Confirming)
        if view.hand and not is_open:
            self._put(hand_line(view.hand, self.language))
        self._put(*question_lines(deciding, self._session.names, self.language))

    async def _claim(self, key: str, seats: Seats) -> Seats:
        names = {seat: self._session.names[seat - 1] for seat in members(seats)}
        while True:
            named = ", ".join(f"{seat} {name}" for seat, name in names.items())
            self._put(say(key, self.language), say("plain_claim_how", self.language, names=named))
            typed = await self._read()
            digits = typed.more.replace(" ", "").replace(",", "")
            if typed == NOTHING or typed.word is Word.NO:
                return NOBODY
            if typed.word is None and set(digits) <= set(map(str, names)):
                return seat_set(*(seat for seat in names if str(seat) in digits))
            known = " ".join(map(str, names))
            self._put(say("plain_claim_no", self.language, seats=known))

    async def _wait(self, key: str, **facts: object) -> None:
        self._put(say(key, self.language, **facts))
        while await self._read() != NOTHING:
            self._put(say(key, self.language, **facts))

    async def _read(self, deciding: Deciding | None = None, said: str = "") -> Typed:
        """输入: the next line that is neither to be told something nor about the program itself."""
        while True:
            typed = read(self._console.ask())
            if typed.word in LOOKED_UP:
                self._put(*lookup(typed, self._known(deciding, said)))
            elif typed.word is Word.HINT and deciding:
                self._put(*await hint_lines(deciding.view, self._settings))
            elif typed.word is Word.HAND_OVER and deciding is None:
                await self._hand_seats()
            elif typed.word in self._wishes:
                await self._wishes[typed.word]()
                if deciding:
                    self._put_question(deciding)
            else:
                return typed

    def _known(self, deciding: Deciding | None, said: str) -> Known:
        view = deciding.view if deciding else self._shown
        # Whom the engine asks tells what he holds, so of that the table tells nothing.
        model = seat_table(view._replace(ask=None), self._session.names, self.language)
        if deciding is None and len(self._session.humans) != 1:
            apart = (replace(seat, mate=None) for seat in model.seats)
            model = replace(model, seats=tuple(apart))
        return Known(model, self._log, self._settings, deciding, said)

    # Wishes about the program

    async def _hand_seats(self) -> None:
        """托管: let bots play for humans, or no longer."""
        session, humans = self._session, seat_set(*self._session.humans)
        if session.is_shared:
            session.handed = await self._claim("claim_handed", humans)
            self._viewer = None
        else:
            session.handed = Seats(session.handed ^ humans)
        key = "plain_handed" if session.handed else "notice_taken_back"
        self._put(say(key, self.language))

    async def _leave(self) -> None:
        raise LeftError

    async def _switch_language(self) -> None:
        other = Language.EN if self.language is Language.ZH else Language.ZH
        self._settings = replace(self._settings, language=other)

    async def _dissolve(self) -> None:
        humans = seat_set(*self._session.humans)
        if await self._claim("claim_dissolve", humans) == humans:
            raise DissolvedError

    async def _tell_score(self) -> None:
        session = self._session
        self._put(*score_board(session.results, session.over, session.names, self.language))

    async def _change_pace(self) -> None:
        self._session.speed = faster(self._session.speed)
        self._put(say(f"speed_{self._session.speed}", self.language))

    # What is told

    def _put(self, *lines: str) -> None:
        self._console.put(*lines)

    def _tell_all(self, told: Iterable[Told]) -> None:
        for one in told:
            self._log.append(one)
            self._put(*log_lines([one], self.language))

    def _cover(self) -> None:
        """Move a hand out of sight as soon as its owner need not read it."""
        if self._session.is_shared and self._settings.curtain:
            self._console.blank()
