"""``gouji deal``, and ``--deal`` of the commands that begin a game."""

import json
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.cells import cell_len

from gouji.cli.words_export import EXPORT_WORDS
from gouji.engine.refusals import Language
from gouji.records.deals import DealFault, read_deals
from gouji.records.reader import read_record
from gouji.records.schema import DealLine, RoundLine
from gouji.rules.deck import PreparedDeal
from tests.cli.running import FOLDER, run, simulated


def printed(path: Path, *options: object) -> tuple[PreparedDeal, ...]:
    assert run("deal", *options, "-o", path, "--force") == (0, "", "")
    return read_deals(path)


def first_deal(path: Path) -> tuple[int, list[str], int | None]:
    lines = [line for _, line in read_record(path).lines]
    opened = next(line for line in lines if isinstance(line, RoundLine))
    dealt = next(line for line in lines if isinstance(line, DealLine))
    return opened.drawer, dealt.deal, dealt.fallback


@pytest.mark.parametrize("form", [("--json",), ("--drawn",), ("--drawn", "--lang", "zh")])
@pytest.mark.parametrize("rules", ["classic", "online"])
def test_what_is_printed_is_read_again(
    form: tuple[object, ...], rules: str, tmp_path: Path
) -> None:
    path = tmp_path / "deal"
    options = ("--seed", 7, "--boards", 3, "--rules", rules)
    found = printed(path, *options, *form)
    assert found == printed(path, *options, "--json")
    assert len({one.hands for one in found}) == len(found) == 3
    assert {one.cut is None for one in found} == {rules == "online"}


def test_a_seed_deals_what_a_game_of_it_begins_with(tmp_path: Path) -> None:
    game = simulated(tmp_path, "--rounds", 1)
    (line,) = run("deal", "--seed", 1, "--json").out.splitlines()
    value = json.loads(line)
    assert first_deal(game) == (value["drawer"], value["deal"], value["fallback"])
    assert value["seed"] == 1


@pytest.mark.parametrize("language", Language)
def test_a_sheet_is_sorted_and_fits_a_page(language: Language, tmp_path: Path) -> None:
    path = tmp_path / "deal"
    (sorted_,) = printed(path, "--seed", 7, "--lang", language)
    (drawn,) = printed(path, "--seed", 7, "--drawn")
    assert [sorted(hand) for hand in drawn.hands] != list(map(list, drawn.hands))
    assert [sorted(map(str, hand)) for hand in sorted_.hands] == [
        sorted(map(str, hand)) for hand in drawn.hands
    ]
    text = run("deal", "--seed", 7, "--lang", language).out
    assert max(map(cell_len, text.splitlines())) <= 80
    assert "seed 7" in text or "种子 7" in text


def test_without_a_seed_it_draws_one_and_tells_it() -> None:
    with patch("gouji.cli.deal.drawn_seed", return_value=7):
        assert run("deal").out == run("deal", "--seed", 7).out


def test_a_sheet_in_ascii_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "deal"
    text = run("deal", "--seed", 7, "--drawn", GOUJI_GLYPHS="ascii").out
    assert text.isascii()
    path.write_text(text, encoding="ascii")
    assert read_deals(path) == printed(path, "--seed", 7, "--json")


def test_a_game_begins_with_the_deal_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deal"
    _, second = printed(path, "--seed", 7, "--boards", 2)
    folder = tmp_path / "games"
    game = simulated(folder, "--rounds", 1, "--deal", path, "--board", 2)
    assert second.drawer == first_deal(game)[0]
    assert read_deals(game)[0].hands == second.hands
    assert run("verify", game).status == 0
    # Without a folder nothing is written, but the same is played.
    out = run("simulate", "--seed", 1, "--rounds", 1, "--deal", path, "--board", 2).out
    assert out.startswith("games=1 rounds=1 decisions=")


@pytest.mark.parametrize(
    ("options", "status", "message"),
    [
        (("--board", 2), 2, "gouji: --board needs --deal"),
        (("--deal", "{path}", "--board", 3), 1, "{path} has no deal 3; there are 1 to 1"),
        (("--deal", "{path}x"), 1, "{path}x: no such file or folder"),
        (("--deal", "{bad}"), 1, "{bad}:1: seat 1 has 2 cards, not 36"),
        (("--deal", FOLDER / "burn-1-candidate.gouji"), 1, "this is a position in play"),
    ],
)
def test_a_deal_that_cannot_be_had(
    options: tuple[object, ...], status: int, message: str, tmp_path: Path
) -> None:
    names = {"path": str(tmp_path / "deal"), "bad": str(tmp_path / "bad")}
    printed(tmp_path / "deal", "--seed", 7)
    (tmp_path / "bad").write_text("1: 3s4s\n" + "".join(f"{n}: 3\n" for n in range(2, 7)), "utf-8")
    given = [str(one).format(**names) for one in options]
    for command in (("simulate", "--seed", 1), ("play", "--plain")):
        found = run(*command, *given)
        assert (found.status, found.out) == (status, "")
        assert message.format(**names) in found.err


def test_every_fault_has_its_sentence() -> None:
    assert {*DealFault} <= EXPORT_WORDS.keys()


def test_play_hands_the_deal_to_the_game(tmp_path: Path) -> None:
    (deal,) = printed(tmp_path / "deal", "--seed", 7)
    with patch("gouji.tui.start.play", return_value=0) as start:
        assert run("play", "--deal", tmp_path / "deal", terminal=True).status == 0
    assert start.call_args.args[0].prepared == deal
