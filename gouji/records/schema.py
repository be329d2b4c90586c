"""记录格式: the lines of a record, validated (version 1).

Unknown keys are an error, except those that begin with ``_``, which are kept.
"""

from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, model_validator

from gouji.records.players import Player
from gouji.rules.deck import PACK
from gouji.rules.presets import Preset, RuleSetError, build, find_preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS

VERSION = 1
"""The version of the format that this program writes."""

SeatNumber = Annotated[int, Field(ge=1, le=len(SEATS))]

HAND = len(PACK) // len(SEATS)
"""The cards of a hand."""

HandText = Annotated[str, Field(max_length=2 * HAND)]
"""A hand, a card being a rank and perhaps a suit."""

CardsText = Annotated[str, Field(max_length=HAND)]
"""Cards without suits."""


class LineError(ValueError):
    """行错误: a line does not fit the format; the message is one line."""


class Line(BaseModel):
    """行: what all lines share: strict types, and the rule about unknown keys."""

    model_config = ConfigDict(
        frozen=True,
        extra="allow",
        strict=True,
        json_schema_extra={"additionalProperties": False, "patternProperties": {"^_": {}}},
    )

    @model_validator(mode="after")
    def _refuse_unknown_keys(self) -> Self:
        for key in self.model_extra or ():
            if not key.startswith("_"):
                message = f"unknown key {key!r}"
                raise ValueError(message)
        return self


AnyKind = TypeVar("AnyKind", bound=Line)


class SeatLine(Line):
    """座位: a player's name, and who plays: ``human`` or a bot's name."""

    name: str
    player: str


class Header(Line):
    """首行: the format's version, the rules and the players."""

    gouji: Literal[1]
    rules: dict[str, JsonValue]
    seats: Annotated[list[SeatLine], Field(min_length=len(SEATS), max_length=len(SEATS))]
    seed: int | None = None
    created: str | None = None
    app: str | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        """选手: who plays, by seat."""
        return tuple(Player(seat.name, seat.player) for seat in self.seats)

    def preset(self) -> Preset:
        """预设: the preset that the rules start from; ``classic`` if none is named.

        Raises:
            LineError: there is none of that name.
        """
        name = self.rules.get("preset", Preset.CLASSIC.value)
        try:
            return find_preset(str(name))
        except RuleSetError as error:
            raise LineError(str(error)) from None

    def rule_set(self) -> RuleSet:
        """规则集: the preset's values with those of the header over them.

        Raises:
            LineError: an option is unknown, has a wrong value or contradicts another.
        """
        overrides = {key: value for key, value in self.rules.items() if key != "preset"}
        try:
            return build(self.preset(), overrides, strict=True)
        except RuleSetError as error:
            raise LineError(str(error)) from None


class RoundLine(Line):
    """开局: a round begins with its first drawer."""

    round: Annotated[int, Field(ge=1)]
    drawer: SeatNumber


class DealLine(Line):
    """发牌: six hands by seat; with ``phase`` a position."""

    deal: Annotated[list[HandText], Field(min_length=len(SEATS), max_length=len(SEATS))]
    fallback: SeatNumber | None = None
    phase: Literal["play"] | None = None
    leader: SeatNumber | None = None
    out: Annotated[list[SeatNumber], Field(max_length=len(SEATS))] | None = None

    @model_validator(mode="after")
    def _check_position(self) -> Self:
        if self.phase is None and (self.leader is not None or self.out is not None):
            message = "leader and out stand only with phase"
            raise ValueError(message)
        if self.phase is not None and self.leader is None:
            message = "a position needs its leader"
            raise ValueError(message)
        return self


class DecisionLine(Line):
    """决定: what a seat decided."""

    seat: SeatNumber
    act: str
    cards: CardsText | None = None
    sets: Annotated[list[CardsText], Field(max_length=HAND)] | None = None


class ResultLine(Line):
    """结果: the result of a round, compared as a JSON value."""

    result: dict[str, JsonValue]


class OverLine(Line):
    """终局: the game is over, compared as a JSON value."""

    over: dict[str, JsonValue]


LaterLine = RoundLine | DealLine | DecisionLine | ResultLine | OverLine
"""行: any line but the first."""

AnyLine = Header | LaterLine
"""行: any line."""

KINDS: dict[str, type[AnyLine]] = {
    "gouji": Header,
    "round": RoundLine,
    "deal": DealLine,
    "act": DecisionLine,
    "result": ResultLine,
    "over": OverLine,
}
"""The key that tells what a line is."""


def parse_line(value: Any) -> AnyLine:  # noqa: ANN401 – whatever JSON held
    """行: validate one decoded line.

    Raises:
        LineError: it is no object, of no known kind, or does not fit its kind.
    """
    if not isinstance(value, dict):
        message = f"a line is a JSON object, not {type(value).__name__}"
        raise LineError(message)
    kind = next((kind for key, kind in KINDS.items() if key in value), None)
    if kind is None:
        message = f"a line has one of the keys {', '.join(KINDS)}"
        raise LineError(message)
    return fitted(kind, value)


def fitted(kind: type[AnyKind], value: object) -> AnyKind:
    """行: validate a decoded value as a line of one kind.

    Raises:
        LineError: it does not fit.
    """
    try:
        return kind.model_validate(value)
    except ValidationError as error:
        raise LineError(_one_line(error)) from None


def _one_line(error: ValidationError) -> str:
    fault = error.errors(include_url=False)[0]
    where = ".".join(map(str, fault["loc"]))
    if fault["type"] == "value_error":
        what = str(fault["ctx"]["error"])
    else:
        what = f"{fault['msg']}, not {_short(fault['input'])}"
    return f"{where}: {what}" if where else what


def _short(value: object) -> str:
    text = repr(value)
    longest = 60
    return text if len(text) <= longest else text[: longest - 1] + "…"
