"""Every kind of question comes up in whole games, and every bot answers each with a legal act."""

from collections import Counter
from random import Random

import pytest

from gouji.bots.registry import make_bot
from gouji.engine.table import Table
from gouji.rules.asks import Kind, Question
from gouji.rules.presets import PRESETS, Preset, build
from gouji.rules.seats import SEATS
from tests.games import any_rules
from tests.strategies import QUICK

GAMES = 14


def asked(preset: Preset, seed: int) -> tuple[Counter[Question], set[Kind]]:
    """The questions and answers of a game in which all bots are asked; one's answer is taken."""
    rules = PRESETS[preset] if seed == 0 else any_rules(Random(f"{preset} {seed}"), preset)
    table = Table(build(preset, rules.model_dump(mode="json") | {"rounds": 2}), seed)
    bots = {(name, seat): make_bot(name, seed, seat) for name in QUICK for seat in SEATS}
    rng = Random(seed)
    questions: Counter[Question] = Counter()
    acts: set[Kind] = set()
    while not table.is_over:
        table.start()
        while (ask := table.ask) is not None:
            view = table.view(ask.seat)
            answers = [bots[name, ask.seat].choose(view).action for name in QUICK]
            assert set(answers) <= set(view.legal), f"{preset} {seed} {ask}"
            act = rng.choice(answers)
            questions[ask.question] += 1
            acts.update(answer.kind for answer in answers)
            table.submit(ask.seat, act)
    return questions, acts


@pytest.mark.slow
def test_all_bots_answer_all_questions() -> None:
    found = [asked(preset, seed) for preset in Preset for seed in range(GAMES)]
    questions = sum((counted for counted, _ in found), Counter[Question]())
    assert set(questions) == set(Question)
    assert set().union(*(acts for _, acts in found)) == set(Kind) - {Kind.DISSOLVE}
