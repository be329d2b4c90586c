"""Deals in files: what is read, and how each fault is told with its line."""

import json
from codecs import BOM_UTF8
from collections.abc import Sequence
from pathlib import Path

import pytest

from gouji.engine.table import Chance
from gouji.records import deals
from gouji.records.deals import DealError, DealFault, deal_value, prepared_in, read_deals
from gouji.records.hands import deal_texts
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.records.schema import Header
from gouji.rules.cards import cards_text
from gouji.rules.deck import Opening, PreparedDeal
from gouji.rules.seats import SEATS, Seat
from tests.records.player import begin, go_on

CHANCE = Chance(7)
DRAWING = CHANCE.draw(Opening.CUT, None)
HANDS, FALLBACK = CHANCE.deal(DRAWING.drawer)
DEAL = PreparedDeal(HANDS, DRAWING.drawer, DRAWING.cut, FALLBACK)
PLAYERS = [{"name": "x", "player": "human"}] * 6


def file_of(folder: Path, *lines: object) -> Path:
    path = folder / "deals.txt"
    texts = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return path


def hands(hand_texts: Sequence[str] | None = None) -> list[str]:
    texts = deal_texts(HANDS) if hand_texts is None else hand_texts
    return [f"{seat}: {text}" for seat, text in zip(SEATS, texts, strict=True)]


def fault(path: Path) -> tuple[DealFault, int, dict[str, object]]:
    with pytest.raises(DealError) as caught:
        read_deals(path)
    return caught.value.fault, caught.value.line, caught.value.facts


def test_a_sheet_with_all_that_chance_settles(tmp_path: Path) -> None:
    told = [f"drawer: {DEAL.drawer}", f"cut: {DEAL.cut}", f"fallback: {DEAL.fallback}"]
    assert read_deals(file_of(tmp_path, "# a title", *told, "", *hands())) == (DEAL,)


def test_a_chinese_one_with_signs_and_long_lines(tmp_path: Path) -> None:
    signs = str.maketrans({**dict(zip("shcdwW", "♠♥♣♦小大", strict=True)), "T": "10"})
    texts = [cards_text(hand).translate(signs) for hand in HANDS]
    lines: list[str] = []
    for seat, text in zip(SEATS, texts, strict=True):
        lines += [f"{seat}：{text[:30]}", f"   {text[30:]}  # a note"]
    (found,) = read_deals(file_of(tmp_path, "先抓：6", "翻牌：5♦", "后备：3", *lines))
    assert found == DEAL


def test_several_one_after_another(tmp_path: Path) -> None:
    lines = (*hands(), "", "drawer: 2", *hands(), *hands())
    found = read_deals(file_of(tmp_path, *lines))
    assert [one.drawer for one in found] == [None, 2, None]
    assert {one.hands for one in found} == {HANDS}


def test_suits_may_be_left_out_everywhere(tmp_path: Path) -> None:
    bare = ["".join(card.rank.letter for card in hand) for hand in HANDS]
    (found,) = read_deals(file_of(tmp_path, *hands(bare)))
    assert [[card.rank for card in hand] for hand in found.hands] == [
        [card.rank for card in hand] for hand in HANDS
    ]


def test_json_lines(tmp_path: Path) -> None:
    bare = deal_value(PreparedDeal(HANDS))
    assert list(bare) == ["deal"]
    path = file_of(tmp_path, deal_value(DEAL, 7), bare)
    assert read_deals(path) == (DEAL, PreparedDeal(HANDS))


def test_an_editor_may_have_put_a_mark_before_it(tmp_path: Path) -> None:
    for lines in ((deal_value(DEAL), deal_value(DEAL)), (*hands(), *hands())):
        path = file_of(tmp_path, *lines)
        path.write_bytes(BOM_UTF8 + path.read_bytes())
        assert len(read_deals(path)) == 2


def test_the_first_deal_of_a_record(tmp_path: Path) -> None:
    header = {"gouji": 1, "rules": {}, "seats": PLAYERS}
    line = {"deal": deal_texts(HANDS), "fallback": 3}
    called = {"seat": 6, "act": "advance_call"}
    path = file_of(tmp_path, header, {"round": 1, "drawer": 6}, called, line)
    assert read_deals(path) == (PreparedDeal(HANDS, Seat(6), None, Seat(3)),)
    assert fault(file_of(tmp_path, header, {"round": 1, "drawer": 6})) == (DealFault.NONE, 3, {})
    position = {"deal": ["3", "4", "", "", "", ""], "phase": "play", "leader": 1}
    path = file_of(tmp_path, header, {"round": 1, "drawer": 6}, position)
    assert fault(path) == (DealFault.POSITION, 3, {})


ONE, *OTHERS = deal_texts(HANDS)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("# nothing",), (DealFault.NONE, 2, {})),
        (("hello",), (DealFault.UNKNOWN, 1, {"what": "hello"})),
        (("", "north: AKQ"), (DealFault.UNKNOWN, 2, {"what": "north"})),
        (("7: AKQ",), (DealFault.UNKNOWN, 1, {"what": "7"})),
        (("1: 3s", "1: 4s"), (DealFault.TWICE, 2, {"what": "1"})),
        (hands()[:5], (DealFault.MISSING, 6, {"seat": 6})),
        (("drawer: 9", *hands()), (DealFault.NO_SEAT, 1, {"what": "9"})),
        (("cut: w", *hands()), (DealFault.NOT_A_CARD, 1, {"what": "w"})),
        (hands([ONE + "x", *OTHERS]), (DealFault.NOT_A_CARD, 1, {"what": "x"})),
        (hands([ONE, "3", *OTHERS[1:]]), (DealFault.NO_SUIT, 2, {"what": "3"})),
        (
            hands([ONE[2:], *OTHERS]),
            (DealFault.SIZE, 1, {"seat": 1, "number": 35, "wanted": 36}),
        ),
        (
            hands(["3s" * 5 + "4s" * 31, *OTHERS]),
            (DealFault.EXCESS, 1, {"card": "3s", "number": 5, "most": 4}),
        ),
        (
            hands(["3" * 10 + "4" * 16 + "5" * 10, "3" * 7 + "6" * 16 + "7" * 13, *["8"] * 4]),
            (DealFault.EXCESS, 2, {"card": "3", "number": 17, "most": 16}),
        ),
        (
            hands(["w" * 5 + "3s" * 31, *OTHERS]),
            (DealFault.EXCESS, 1, {"card": "w", "number": 5, "most": 4}),
        ),
    ],
)
def test_each_fault_has_its_line(
    lines: Sequence[str], expected: tuple[DealFault, int, dict[str, object]], tmp_path: Path
) -> None:
    assert fault(file_of(tmp_path, *lines)) == expected


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{", "not JSON: "),
        ('{"deal": []}', "deal: "),
        ('{"deal": ["", "", "", "", "", ""], "cut": "w"}', "cut: "),
        ('{"deal": ["", "", "", "", "", ""], "hands": 1}', "unknown key 'hands'"),
    ],
)
def test_a_line_of_json_that_is_no_deal(line: str, what: str, tmp_path: Path) -> None:
    kind, number, facts = fault(file_of(tmp_path, deal_value(DEAL), line))
    assert (kind, number) == (DealFault.FORMAT, 2)
    assert str(facts["what"]).startswith(what)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"1: 3s\n\xff\xfe")
    assert fault(path) == (DealFault.NOT_TEXT, 2, {})


def test_a_file_that_is_too_long_is_no_shorter_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lines in (hands(), [deal_value(DEAL)]):
        path = file_of(tmp_path, *lines, *lines)
        size = path.stat().st_size
        monkeypatch.setattr(deals, "LONGEST", size)
        assert len(read_deals(path)) == 2
        monkeypatch.setattr(deals, "LONGEST", size // 2)
        kind, number, facts = fault(path)
        assert (kind, facts) == (DealFault.LONG, {"most": size // 2})
        assert number in {len(lines), len(lines) + 1}
    header = {"gouji": 1, "rules": {}, "seats": PLAYERS}
    record = file_of(tmp_path, header, {"round": 1, "drawer": 6}, {"deal": deal_texts(HANDS)})
    assert read_deals(record)[0].hands == HANDS


def test_a_header_names_its_deal_or_something_of_others() -> None:
    value = {"gouji": 1, "rules": {}, "seats": PLAYERS}
    for more, expected in (
        ({}, None),
        ({"_deal": deal_value(DEAL)}, DEAL),
        ({"_deal": 5}, None),
        ({"_deal": {"deal": ["3"] * 6}}, None),
    ):
        assert prepared_in(Header.model_validate({**value, **more})) == expected


def test_a_game_with_a_prepared_deal_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    begin(path, prepared=DEAL)
    whole = path.read_bytes()
    assert Replay(read_record(path)).finish().is_finished
    assert read_deals(path)[0].hands == HANDS
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for end in (*ends[:4], *ends[4::60]):
        path.write_bytes(whole[:end])
        go_on(path)
        assert path.read_bytes() == whole, end
