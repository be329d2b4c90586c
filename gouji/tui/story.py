"""记录: what happened, told trick by trick, in whatever language is asked for. Pure."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from gouji.engine.events import Event, RoundOpened, RoundResult, TrickOpened
from gouji.engine.refusals import Language
from gouji.rules.scoring import seat_at
from gouji.rules.seats import SEATS, Seat, members
from gouji.tui.narration import Names, event_line, is_told, own_line
from gouji.tui.text import say

Told = Callable[[Language], str]
"""讲述: a sentence, told in the language that is asked for."""


@dataclass(frozen=True, slots=True)
class Heading:
    """题头: opens a part of the log: a round, a trick, or the end of a round."""

    text: Told

    def __call__(self, language: Language) -> str:
        """The words of the heading."""
        return self.text(language)


class Story:
    """记录: turns events into what the log says, and counts the tricks."""

    def __init__(self, names: Names) -> None:
        """Begin before the first round."""
        self._names: Final = names
        self._tricks = 0

    def told(self, events: Iterable[Event], seats: Collection[Seat] = ()) -> Iterator[Told]:
        """讲述: what the log says of these events: of the public ones, and of those for these seats."""
        for event in events:
            if event.audience is None:
                yield from self._told(event)
            elif event.audience in seats:
                yield from own_told(event, self._names)

    def _told(self, event: Event) -> Iterator[Told]:
        match event:
            case RoundOpened():
                self._tricks = 0
                yield Heading(_line(event, self._names))
            case TrickOpened(scramble=scramble):
                self._tricks += 1
                key = "log_trick_scramble" if scramble else "log_trick"
                yield Heading(_said(key, number=self._tricks))
            case RoundResult():
                yield from result_told(event, self._names)
            case _:
                if is_told(event):
                    yield _line(event, self._names)


class Whispers:
    """私记: what each human who shares a screen alone may know, kept until he sits down."""

    def __init__(self, names: Names) -> None:
        """Keep nothing yet."""
        self._names: Final = names
        self._untold: defaultdict[Seat, list[Event]] = defaultdict(list)

    def keep(self, event: Event, humans: Collection[Seat]) -> None:
        """私记: keep an event that is for one of these seats alone; a new round ends what was before."""
        if isinstance(event, RoundOpened):
            self._untold.clear()
        if event.audience is not None and event.audience in humans:
            self._untold[event.audience].append(event)

    def told(self, seat: Seat) -> list[Told]:
        """讲述: what whoever sits down at a seat has not been told yet; he is told once."""
        untold = self._untold.pop(seat, ())
        return [one for event in untold for one in own_told(event, self._names)]


def own_told(event: Event, names: Names) -> Iterator[Told]:
    """私记: what the one seat that may know an event is told of it."""
    if own_line(event, names, Language.ZH):
        yield lambda language: own_line(event, names, language) or ""


def result_told(event: RoundResult, names: Names) -> Iterator[Told]:
    """结果: how a round ended: the places, who has opened, the points, and what is due, each by itself."""
    yield Heading(_said("log_end_sweep" if event.sweep else "log_end"))
    for place in range(1, len(SEATS) + 1):
        yield partial(_place, place, names[seat_at(event.places, place) - 1])
    if event.opened:
        yield partial(_opened, tuple(names[seat - 1] for seat in members(event.opened)))
    yield _said("log_points", score=event.score, total=event.total)
    for debt in event.debts:
        yield partial(_debt, debt.kind, names[debt.payer - 1], names[debt.payee - 1], debt.cards)


def _line(event: Event, names: Names) -> Told:
    return lambda language: event_line(event, names, language) or ""


def _said(key: str, **facts: object) -> Told:
    return lambda language: say(key, language, **facts)


def _place(place: int, name: str, language: Language) -> str:
    return say("log_place", language, place=say(f"place_{place}", language), name=name)


def _opened(opened: tuple[str, ...], language: Language) -> str:
    return say("log_opened_all", language, who=say("name_join", language).join(opened))


def _debt(kind: str, payer: str, payee: str, cards: int, language: Language) -> str:
    reason = say(f"kind_{kind}", language)
    return say("log_debt", language, payer=payer, payee=payee, number=cards, kind=reason)


def log_lines(told: Iterable[Told], language: Language) -> Iterator[str]:
    """记录: all that was told, line by line, what follows a heading indented."""
    for one in told:
        yield one(language) if isinstance(one, Heading) else f"  {one(language)}"
