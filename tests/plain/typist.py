"""打字的人: answers whatever a line desk asks with random legal answers, each written at random."""

from collections.abc import Callable
from io import StringIO
from random import Random

from gouji.engine.actions import Action, Burn, Claim, Hui, Pick, Play, Return
from gouji.engine.views import SeatView
from gouji.plain.console import Console, LeftError
from gouji.plain.desk import LineDesk
from gouji.plain.game import walk
from gouji.plain.typed import SPELLINGS, Word
from gouji.rules.asks import Kind, Question
from gouji.rules.hand import hand_text
from gouji.rules.seats import Seat, Seats, members
from gouji.tui.session import Session
from gouji.tui.settings import Glyphs, Settings

FULL_WIDTH = {code: code + 0xFEE0 for code in range(ord("!"), ord("~"))}
DECLINED = {Kind.NO, Kind.PASS, Kind.REFUSE, Kind.HEADLESS}


class TypedConsole(Console):
    """A console whose lines are made when they are read."""

    def __init__(self, target: StringIO, typed: Callable[[], str | None]) -> None:
        super().__init__(StringIO(), target, Glyphs.FULL)
        self._typed = typed

    def ask(self) -> str:
        line = self._typed()
        if line is None:
            raise LeftError
        return line


class TypedDesk(LineDesk):
    """A desk at which a typist sits; what it waits for is remembered for him."""

    def __init__(
        self,
        session: Session,
        settings: Settings | None = None,
        seed: int = 0,
        choose: Callable[[SeatView], Action] | None = None,
    ) -> None:
        self.out = StringIO()
        self.rng = Random(seed)
        self.view: SeatView | None = None
        self.seats: Seats | None = None
        self.due: list[str] = []
        self.typed: list[str] = []
        self.decided: list[tuple[SeatView, Action]] = []
        self.tries = 0
        """How often a question was answered; more often than asked, if an answer was refused."""
        self.sittings: list[tuple[Seat, int]] = []
        """Who has sat down, and how much was told by then."""
        self.covers: list[int] = []
        """How much was told when the hand had to go out of sight again."""
        self._choose = choose or self._any
        super().__init__(session, TypedConsole(self.out, self._type), settings or Settings())

    @property
    def text(self) -> str:
        return self.out.getvalue()

    async def _decide(self, view: SeatView) -> Action | None:
        self.view = view
        act = await super()._decide(view)
        self.view = None
        if act:
            self.decided.append((view, act))
        return act

    async def _hand_over(self, seat: Seat) -> None:
        await super()._hand_over(seat)
        self.sittings.append((seat, len(self.text)))

    def _cover(self) -> None:
        self.covers.append(len(self.text))
        super()._cover()

    async def _claim(self, key: str, seats: Seats) -> Seats:
        self.seats = seats
        claimed = await super()._claim(key, seats)
        self.seats = None
        return claimed

    def _type(self) -> str | None:
        if not self.due:
            self.due = self._lines()
        self.typed.append(self.due.pop(0))
        return self.typed[-1]

    def _lines(self) -> list[str]:
        if self.seats is not None:
            some = [str(seat) for seat in members(self.seats) if self.rng.random() < 0.3]
            return [self.rng.choice((" ", ",", "")).join(some)]
        if self.view is None:
            return [""]
        self.tries += 1
        return written(self._choose(self.view), self.view, self.rng)

    def _any(self, view: SeatView) -> Action:
        return any_act(view, self.rng)


def any_act(view: SeatView, rng: Random) -> Action:
    """A legal act; at the question of hui the lead in place of none."""
    act = rng.choice(view.legal)
    return any_act(view.leading, rng) if act == Hui(()) else act


def written(act: Action, view: SeatView, rng: Random) -> list[str]:
    """The lines that say an act, in one of the ways in which it may be written."""
    match act:
        case Play(laid) | Pick(laid):
            return [rng.choice(("", "", "play ", "出")) + cards(laid.text, rng)]
        case Burn(laid):
            return [rng.choice(("f ", "烧", "burn ")) + cards(laid.text, rng)]
        case Return(hand):
            return [rng.choice(("", "还")) + cards(hand_text(hand), rng)]
        case Hui(ranks):
            return [rng.choice(("u ", "烩")) + "".join(rank.letter for rank in ranks)]
        case Claim(sets):
            joined = [rng.choice(sets).text] if rng.random() < 0.3 else []
            return [rng.choice(("g", "挑牌")), *joined, "y"]
        case _:
            return [word(act.kind, view, rng)]


def word(kind: Kind, view: SeatView, rng: Random) -> str:
    assert view.ask is not None
    if kind is Kind.WIND:
        return rng.choice(SPELLINGS[Word.WIND].split())
    if kind is Kind.YIELD:
        return rng.choice(("y", "ｙ", *SPELLINGS[Word.YIELD].split()))
    declined = kind in DECLINED and view.ask.question is not Question.PICK
    return rng.choice(SPELLINGS[Word.NO if declined else Word.YES].split())


def cards(text: str, rng: Random) -> str:
    """Cards in any order, in one of the ways in which they may be written."""
    shuffled = [*text]
    rng.shuffle(shuffled)
    match rng.randrange(5):
        case 0:
            return " ".join(shuffled).replace("T", "10")
        case 1:
            return "".join(shuffled).translate(FULL_WIDTH)
        case 2:
            return ",".join(f"{text.count(letter)}×{letter}" for letter in dict.fromkeys(text))
        case 3:
            return text.replace("w", "s").replace("W", "b").lower()
        case _:
            return "".join(shuffled).replace("w", "小花").replace("W", "大").replace("T", "0")


async def play_out(desk: TypedDesk, session: Session) -> None:
    """Play to the end, or until the typist leaves."""
    try:
        await walk(session, desk)
    except LeftError:
        pass
    finally:
        session.close()
