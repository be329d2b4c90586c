"""What is out of the ordinary is explained: below the ring, and on the page of a seat."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.seats import Seat
from gouji.tui.facts import seat_debts, seat_facts, seat_head
from gouji.tui.marks import Mark
from gouji.tui.notes import notes
from gouji.tui.text import say
from tests.positions import Game, dealt, position
from tests.tui.table_app import CHINESE
from tests.tui.test_questions import hui, opposite, tribute
from tests.tui.test_viewmodel import model_for

LINE = 78


def keeping() -> Game:
    game = dealt(
        "345 45 672 KKKKKKK82 672 672", powerless_redeal=False, first_lead="drawer", revolt=True
    )
    return game.says("1 revolt", "2 no", "4 keep")


def burning() -> Game:
    return position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw")


def scramble(*, binds: bool = False) -> Game:
    game = position("399 4KK 599 - - 8KK", out=[4, 5], scramble_pass_binds=binds)
    return game.says("1 play 3", "2 pass")


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (scramble(), ["四户乱缠：不分对头，不烧不让，谁都能压；过了还能再压 · SCRAM-2"]),
        (
            scramble(binds=True),
            ["四户乱缠：不分对头，不烧不让，谁都能压；过了这轮不能再压 · SCRAM-2"],
        ),
        (burning(), ["小钱 在烧 老王：出完才算烧成，被压住就解烧 · BURN-6"]),
        (opposite(), ["老王 革命：这局不再出牌 · REVOLT-3"]),
        (
            keeping(),
            ["老王 革命，小赵 要头：够死级（只能烧）出了0/3手，满了无头 · REVOLT-4"],
        ),
        (hui().says("1 hui 34"), ["烩牌：3，4 都撤下了，这局没有 · HUI-1"]),
        (hui().says("1 hui"), []),
        (position("3 4 5 6 7 8"), []),
    ],
)
def test_notes_explain_the_round(game: Game, told: list[str]) -> None:
    assert [*notes(model_for(game, 3))] == told


def test_no_gouji_is_dead_in_a_scramble() -> None:
    model = replace(model_for(keeping(), 3), scramble=True)
    assert [*notes(model)][1:] == ["老王 革命：这局不再出牌 · REVOLT-3"]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("note_scramble", {}),
        ("note_scramble_binds", {}),
        ("note_burning", {"seat": "Wang", "victim": "Zhao"}),
        ("note_revolted", {"seat": "Wang"}),
        ("note_keeps", {"seat": "老王", "other": "小赵", "laid": 3, "dead": 3}),
        ("note_aside", {"ranks": "3, 4"}),
    ],
)
def test_a_note_fits_the_narrowest_line(
    key: str, facts: dict[str, object], language: Language
) -> None:
    assert cell_len(say(key, language, **facts)) <= LINE


@pytest.mark.parametrize("mark", Mark)
def test_every_mark_is_explained(mark: Mark) -> None:
    for language in Language:
        assert say(f"why_{mark}", language, laid=1, dead=3, owed=2)


def facts(game: Game, seat: int, onlooker: int = 1) -> list[str]:
    model = model_for(game, onlooker)
    return [*seat_facts(model, next(one for one in model.seats if one.seat == seat))]


def test_a_seat_is_told_with_its_side_and_its_marks_explained() -> None:
    model = model_for(burning(), 5)
    heads = [seat_head(model, one) for one in model.seats]
    assert heads[0] == "5 ● 老李"
    assert heads[1] == f"6 ○ {CHINESE[5]} · 敌"
    assert heads[3] == f"2 ○ {CHINESE[1]} · 敌 · 对头"
    assert facts(burning(), 2) == [
        "剩3张 · COUNT-1",
        "[烧牌] 在烧牌：出完才算烧成，被压住就解烧 · BURN-6",
        "这轮出了 烧 1×A 1×小",
    ]


def test_a_pass_means_less_in_scramble() -> None:
    assert "[过牌] 这手过了，下一手还能压 · SCRAM-2" in facts(scramble(), 2)
    assert "[过牌] 这轮过了牌，不能再压 · SCRAM-2" in facts(scramble(binds=True), 2)
    assert facts(scramble(), 4) == ["头科"]


def test_counts_that_are_never_told_say_so() -> None:
    assert facts(position("3 44 55 66 77 88", biesan=True), 2)[0] == "不报牌 · BIESAN-4"
    assert facts(position("3 44 55 66 77 88", report_at=0), 2)[0] == "不报牌 · COUNT-1"


def test_what_a_seat_owes_and_would_owe() -> None:
    game = position("AA4K 55 6K 7K 8K 9K", points=True, tribute=True, rounds=2)
    assert [*seat_debts(model_for(game, 1), Seat(2))] == [
        "现在局终的话：小钱（对头 老李）没开点 → 欠1张 · POINT-3",
        "现在局终的话：老李（对头 小钱）没开点 → 欠1张 · POINT-3",
    ]
    owing = tribute()
    assert "[欠2] 这局还要进贡2张 · TRIB-1" in facts(owing, 6)
    debts = [*seat_debts(model_for(owing, 1), Seat(6))]
    assert debts == ["小周 大落，老王 头科 → 欠2张 · TRIB-2"]
    assert [*seat_debts(model_for(position("3 4 5 6 7 8"), 1), Seat(6))] == []
