"""备牌文件: deals made beforehand, read from a sheet, from JSON lines or from a record."""

import re
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, NamedTuple

from pydantic import Field

from gouji.records.decoding import BrokenLineError, decode
from gouji.records.hands import deal_texts, parse_deal
from gouji.records.reader import Record, read_record
from gouji.records.schema import (
    HAND,
    DealLine,
    Header,
    Line,
    LineError,
    RoundLine,
    SeatNumber,
    fitted,
)
from gouji.rules.cards import COPIES, JOKERS, SUITS, has_suits, parse_cards
from gouji.rules.deck import PreparedDeal
from gouji.rules.seats import SEATS, Seat

LONGEST: Final = 1 << 20
"""Bytes that a file of deals has at most: room for a thousand of them."""

LABELS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {"drawer": ("先抓", "drawer"), "cut": ("翻牌", "cut"), "fallback": ("后备", "fallback")}
)
"""What a sheet tells besides the hands, and how that is called in Chinese and English."""

_KEYS: Final = {label: key for key, labels in LABELS.items() for label in labels} | {
    str(seat): str(seat) for seat in SEATS
}
_LABELLED: Final = re.compile(r"(?P<label>[^:：]*?)\s*[:：]\s*(?P<rest>.*)")
_SIGNS: Final = str.maketrans({**dict(zip("♠♥♣♦SHCD小大", "shcdshcdwW", strict=True)), "王": None})
_RUN: Final = re.compile(r"([^shcd])([shcd]{2,})")
_CARD: Final = re.compile(r"[wW]|[3-9TJQKA2][shcd]?")
_CUT: Final = r"[3-9TJQKA2][shcd]"


class DealFault(StrEnum):
    """备牌有误: what is wrong with a deal; the value is the key of a sentence that says it."""

    NONE = "deal_none"
    LONG = "deal_long"
    NOT_TEXT = "deal_not_text"
    FORMAT = "deal_format"
    UNKNOWN = "deal_unknown"
    TWICE = "deal_twice"
    MISSING = "deal_missing"
    NO_SEAT = "deal_no_seat"
    NOT_A_CARD = "deal_not_a_card"
    NO_SUIT = "deal_no_suit"
    SIZE = "deal_size"
    EXCESS = "deal_excess"
    POSITION = "deal_position"


class DealError(ValueError):
    """备牌有误: a file holds no deal, or one that four packs cannot make."""

    def __init__(self, fault: DealFault, line: int, **facts: object) -> None:
        """Say what and where.

        Args:
            fault: what is wrong.
            line: of the file, 1 for the first.
            facts: what the sentence tells of the case.
        """
        super().__init__(fault.value)
        self.fault = fault
        self.line = line
        self.facts = facts


class DealValue(Line):
    """备牌: a deal in one line of JSON."""

    deal: Annotated[list[str], Field(min_length=len(SEATS), max_length=len(SEATS))]
    drawer: SeatNumber | None = None
    cut: Annotated[str, Field(pattern=f"^{_CUT}$")] | None = None
    fallback: SeatNumber | None = None
    seed: int | None = None


class _Hand(NamedTuple):
    seat: Seat
    line: int
    text: str


def read_deals(path: Path) -> tuple[PreparedDeal, ...]:
    """备牌: read the deals of a file; of a record its first one.

    Raises:
        DealError: the file holds none, or one is at fault.
        RecordError: the record is damaged.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        raw = file.read(LONGEST + 1).removeprefix(BOM_UTF8)
    is_json = raw.lstrip().startswith(b"{")
    if is_json and b'"gouji"' in raw.partition(b"\n")[0]:
        return (_of_record(read_record(path)),)
    if len(raw) > LONGEST:
        raise DealError(DealFault.LONG, raw.count(b"\n") + 1, most=LONGEST)
    if not is_json:
        return tuple(_of_sheets(raw))
    return tuple(_of_line(number, line) for number, line in enumerate(raw.splitlines(), start=1))


def deal_value(prepared: PreparedDeal, seed: int | None = None) -> dict[str, object]:
    """备牌: the JSON value of a deal.

    Args:
        prepared: the deal.
        seed: that deals it again, if it is from one.
    """
    told = {
        "drawer": prepared.drawer,
        "cut": prepared.cut and str(prepared.cut),
        "fallback": prepared.fallback,
        "seed": seed,
    }
    known = {key: value for key, value in told.items() if value is not None}
    return {"deal": deal_texts(prepared.hands), **known}


def prepared_in(header: Header) -> PreparedDeal | None:
    """备牌: the deal that a record's game began with, if its header names one that can stand."""
    value = (header.model_extra or {}).get("_deal")
    try:
        return _of_value(1, fitted(DealValue, value))
    except (LineError, DealError):
        # Keys that begin so are anybody's.
        return None


def _of_line(number: int, line: bytes) -> PreparedDeal:
    try:
        return _of_value(number, fitted(DealValue, decode(line)))
    except (BrokenLineError, LineError) as error:
        raise DealError(DealFault.FORMAT, number, what=error) from None


def _of_value(number: int, value: DealValue) -> PreparedDeal:
    hands = [_Hand(seat, number, text) for seat, text in zip(SEATS, value.deal, strict=True)]
    return _made(hands, value.drawer, value.cut, value.fallback)


def _of_record(record: Record) -> PreparedDeal:
    drawer = None
    for number, line in record.lines:
        if isinstance(line, RoundLine):
            drawer = line.drawer
        elif isinstance(line, DealLine):
            if line.phase is not None:
                raise DealError(DealFault.POSITION, number)
            hands = [_Hand(seat, number, text) for seat, text in zip(SEATS, line.deal, strict=True)]
            return _made(hands, drawer, None, line.fallback)
    raise DealError(DealFault.NONE, record.next_line)


def _of_sheets(raw: bytes) -> Iterator[PreparedDeal]:
    try:
        lines = raw.decode().split("\n")
    except UnicodeDecodeError as error:
        place = raw.count(b"\n", 0, error.start) + 1
        raise DealError(DealFault.NOT_TEXT, place) from None
    found: dict[str, tuple[int, str]] = {}
    last = ""
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()
        labelled = _LABELLED.fullmatch(text)
        if labelled:
            if _is_whole(found):
                yield _of_sheet(found, number)
                found = {}
            last = _key(labelled["label"], number)
            if last in found:
                raise DealError(DealFault.TWICE, number, what=labelled["label"])
            found[last] = number, labelled["rest"]
        elif text:
            if not last:
                raise DealError(DealFault.UNKNOWN, number, what=text)
            # A long hand goes on in the next line.
            start, before = found[last]
            found[last] = start, f"{before} {text}"
    if not found:
        raise DealError(DealFault.NONE, len(lines))
    yield _of_sheet(found, len(lines))


def _key(label: str, line: int) -> str:
    if label not in _KEYS:
        raise DealError(DealFault.UNKNOWN, line, what=label)
    return _KEYS[label]


def _is_whole(found: Mapping[str, object]) -> bool:
    return all(str(seat) in found for seat in SEATS)


def _of_sheet(found: Mapping[str, tuple[int, str]], end: int) -> PreparedDeal:
    hands: list[_Hand] = []
    for seat in SEATS:
        if str(seat) not in found:
            raise DealError(DealFault.MISSING, end, seat=seat)
        hands.append(_Hand(seat, *found[str(seat)]))
    line, cut = found.get("cut", (end, ""))
    card = _normal(cut)
    if card and not re.fullmatch(_CUT, card):
        raise DealError(DealFault.NOT_A_CARD, line, what=cut)
    return _made(hands, _seat(found, "drawer"), card, _seat(found, "fallback"))


def _seat(found: Mapping[str, tuple[int, str]], key: str) -> int | None:
    if key not in found:
        return None
    line, text = found[key]
    if text not in map(str, SEATS):
        raise DealError(DealFault.NO_SEAT, line, what=text)
    return int(text)


def _made(
    hands: Sequence[_Hand], drawer: int | None, cut: str | None, fallback: int | None
) -> PreparedDeal:
    texts = [_normal(hand.text) for hand in hands]
    is_suited = any(map(has_suits, texts))
    dealt: Counter[str] = Counter()
    for hand, text in zip(hands, texts, strict=True):
        cards = _cards(hand, text, is_suited=is_suited)
        dealt.update(cards)
        for card in dict.fromkeys(cards):
            most = JOKERS if card in "wW" else COPIES // (len(SUITS) if is_suited else 1)
            if dealt[card] > most:
                facts = {"card": card, "number": dealt[card], "most": most}
                raise DealError(DealFault.EXCESS, hand.line, **facts)
    return PreparedDeal(
        parse_deal(texts),
        Seat(drawer) if drawer else None,
        parse_cards(cut)[0] if cut else None,
        Seat(fallback) if fallback else None,
    )


def _cards(hand: _Hand, text: str, *, is_suited: bool) -> Sequence[str]:
    rest = _CARD.sub("", text)
    if rest:
        raise DealError(DealFault.NOT_A_CARD, hand.line, what=rest[0])
    cards = _CARD.findall(text)
    bare = next((card for card in cards if len(card) == 1 and card not in "wW"), None)
    if is_suited and bare:
        raise DealError(DealFault.NO_SUIT, hand.line, what=bare)
    if len(cards) != HAND:
        facts = {"seat": hand.seat, "number": len(cards), "wanted": HAND}
        raise DealError(DealFault.SIZE, hand.line, **facts)
    return cards


def _normal(text: str) -> str:
    """记法: cards as a record writes them, from how a sheet does: ``10♠♥ 小`` is ``TsThw``."""
    plain = "".join(text.split()).replace("10", "T").translate(_SIGNS)
    return _RUN.sub(lambda run: "".join(run[1] + suit for suit in run[2]), plain)
