"""Records of every version of the format, kept for ever: they verify, and all tools still read them.

``tests/golden/vN/`` holds those of version N and, in ``verified.txt``, what ``gouji verify`` said of them
when they were written. No file there is ever changed; new ones may come.
"""

import json
from pathlib import Path

import pytest

from gouji.engine.events import (
    BurnLifted,
    BurnSucceeded,
    BurntOut,
    ClaimMade,
    GotStuck,
    Redealt,
    RevoltMade,
    RoundVoid,
    TookLast,
    TributeRefused,
    TributeReturned,
)
from gouji.engine.state import Over
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.records.schema import VERSION
from gouji.rules.presets import Preset
from gouji.rules.scoring import OverReason
from tests.cli.running import run

FOLDER = Path(__file__).parents[1] / "golden"
VERSIONS = range(1, VERSION + 1)
RECORDS = [path for version in VERSIONS for path in sorted(FOLDER.glob(f"v{version}/*.gouji"))]
RARE = {
    *(BurnLifted, BurnSucceeded, BurntOut, ClaimMade, GotStuck, Redealt, RevoltMade, RoundVoid),
    *(TookLast, TributeRefused, TributeReturned),
}

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_record_verifies_as_it_did(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER / f"v{version}")
    status, out, err = run("verify", *sorted(Path().glob("*.gouji")))
    assert (status, err) == (0, "")
    assert out == Path("verified.txt").read_text(encoding="utf-8")


@each_record
def test_the_legal_acts_of_each_decision_hold_what_was_decided(path: Path) -> None:
    status, out, err = run("legal", path)
    assert (status, err) == (0, "")
    decisions = [json.loads(line) for line in out.splitlines()]
    assert f"v{read_record(path).header.gouji}" == path.parent.name
    for due in decisions:
        if due["took"] not in {None, "dissolve"}:
            assert due["took"] in due["legal"]


@each_record
def test_a_transcript_can_be_made(path: Path) -> None:
    status, out, err = run("replay", "--text", path, "--lang", "zh")
    assert status == 0
    assert out
    assert "Traceback" not in err


def test_the_records_hold_every_preset_ending_and_rare_event() -> None:
    replays = [Replay(read_record(path)) for path in RECORDS]
    happened = {type(event) for replay in replays for moment in replay for event in moment.events}
    assert happened >= RARE
    headers = [replay.record.header for replay in replays]
    assert {header.preset() for header in headers} == {*Preset}
    assert any("_profile" in (header.model_extra or {}) for header in headers)
    phases = [replay.state.phase for replay in replays]
    assert {phase.reason for phase in phases if isinstance(phase, Over)} == {*OverReason}
    assert not all(isinstance(phase, Over) for phase in phases)
