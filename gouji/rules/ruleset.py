"""规则集: all options of RULES 12, as one frozen value."""

from functools import cached_property
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from gouji.rules.beating import JokerOptions, JokerRule, MixedJokers
from gouji.rules.biesan import Stuck
from gouji.rules.burning import BurnCheck, BurnOrder
from gouji.rules.deck import Opening
from gouji.rules.leading import FirstLead, NextLead
from gouji.rules.opening import CallFail, PointDeadline
from gouji.rules.preset_values import ROUNDS
from gouji.rules.revolt import RevoltOpens, RevoltRight, ThreelessRevolt
from gouji.rules.scoring import AfterSweep, Scoring
from gouji.rules.tribute import MateTribute, NoPower, SweepTribute, TributeOrder
from gouji.rules.turns import LastWord, ScrambleFrom

Reported = Annotated[int, Field(ge=0, le=36)]
# Far beyond any game, so that a damaged record cannot ask for numbers that do not fit.
Count = Annotated[int, Field(ge=0, le=1000)]
Rounds = Annotated[int, Field(ge=1, le=100_000)]

INCOMPATIBLE = (("biesan", "hui"), ("biesan", "tiao"))
"""Pairs of switches that contradict each other (HUI-1, TIAO-1)."""


class ContradictionError(ValueError):
    """矛盾: two switches are on that cannot be on together."""

    def __init__(self, one: str, other: str) -> None:
        """Say which."""
        super().__init__(f"{one}=true contradicts {other}=true")
        self.options = (one, other)


class RuleSet(BaseModel):
    """规则集: one value for each option; the defaults are the preset ``classic``.

    The description of a field is the clause that defines it. Contradictory values raise
    ``pydantic.ValidationError`` naming both options.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    joker_rule: JokerRule = Field(JokerRule.STRICT, description="BEAT-2")
    mixed_jokers: MixedJokers = Field(MixedJokers.KEEP, description="SET-5")
    powerless_redeal: bool = Field(default=True, description="DEAL-2")
    opening: Opening = Field(Opening.CUT, description="DEAL-3")
    first_lead: FirstLead = Field(FirstLead.SHOW, description="LEAD-1")
    next_lead: NextLead = Field(NextLead.LAST, description="LEAD-2")
    yield_binds: bool = Field(default=True, description="TURN-5")
    last_word: LastWord = Field(LastWord.YIELD_ONLY, description="TURN-7")
    report_at: Reported = Field(10, description="COUNT-1")
    burn_check: BurnCheck = Field(BurnCheck.DECLARED, description="BURN-2")
    burn_order: BurnOrder = Field(BurnOrder.FEDERATION_FIRST, description="BURN-3")
    scramble_from: ScrambleFrom = Field(ScrambleFrom.SECOND_OUT, description="SCRAM-1")
    scramble_pass_binds: bool = Field(default=False, description="SCRAM-2")
    revolt: bool = Field(default=True, description="REVOLT-1")
    revolt_right: RevoltRight = Field(RevoltRight.DEALT, description="REVOLT-1")
    revolt_opens: RevoltOpens = Field(RevoltOpens.THREE, description="REVOLT-5")
    threeless_revolt: ThreelessRevolt = Field(ThreelessRevolt.MAY, description="BIESAN-3")
    points: bool = Field(default=True, description="POINT-1")
    point_deadline: PointDeadline = Field(PointDeadline.SPLIT, description="POINT-2")
    calls: bool = Field(default=True, description="POINT-6")
    call_fail: CallFail = Field(CallFail.EQUAL, description="POINT-5")
    call_fail_adds: bool = Field(default=True, description="POINT-5")
    tribute: bool = Field(default=True, description="TRIB-1")
    tribute_order: TributeOrder = Field(TributeOrder.S2, description="TRIB-1")
    return_match: bool = Field(default=True, description="TRIB-5")
    mate_tribute: MateTribute = Field(MateTribute.NONE, description="TRIB-6")
    no_power: NoPower = Field(NoPower.EXEMPT, description="TRIB-3")
    sweep_tribute: SweepTribute = Field(SweepTribute.NONE, description="TRIB-7")
    scoring: Scoring = Field(Scoring.OUTLINE, description="SCORE-1")
    negative_scores: bool = Field(default=True, description="SCORE-3")
    side_points: Count = Field(0, description="SCORE-5")
    rounds: Rounds = Field(ROUNDS, description="SCORE-4")
    after_sweep: AfterSweep = Field(AfterSweep.FRESH, description="SWEEP-1")
    sweep_streak: Count = Field(0, description="SWEEP-1")
    last_by_agreement: bool = Field(default=True, description="END-5")
    hui: bool = Field(default=True, description="HUI-1")
    tiao: bool = Field(default=False, description="TIAO-1")
    biesan: bool = Field(default=False, description="BIESAN-1")
    stuck: Stuck = Field(Stuck.OUT, description="BIESAN-5")

    @model_validator(mode="after")
    def _refuse_contradictions(self) -> Self:
        for one, other in INCOMPATIBLE:
            if getattr(self, one) and getattr(self, other):
                raise ContradictionError(one, other)
        return self

    @cached_property
    def jokers(self) -> JokerOptions:
        """花牌选项: the two options that every comparison of sets needs."""
        return JokerOptions(self.joker_rule, self.mixed_jokers)
