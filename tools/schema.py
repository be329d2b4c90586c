"""Write the JSON schema of a record's lines anew: ``docs/record.schema.json``."""

import json
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from gouji.records.schema import AnyLine
from gouji.rules.asks import Kind
from gouji.rules.presets import Preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import OverReason
from gouji.rules.seats import SEATS, Federation
from gouji.rules.tribute import DebtKind

PATH: Final = Path(__file__).parents[1] / "docs" / "record.schema.json"

Schema = dict[str, Any]


def record_schema() -> Schema:
    """The schema of one line; what the engine computes or judges is in it as far as a schema can say it."""
    schema = TypeAdapter(AnyLine).json_schema()
    kinds = schema["$defs"]
    rules = RuleSet.model_json_schema()
    kinds |= rules["$defs"]
    kinds["Header"]["properties"]["rules"] = _closed(
        {"preset": _one_of(Preset), **rules["properties"]}, required=()
    )
    kinds["DecisionLine"]["properties"]["act"] = _one_of(Kind)
    kinds["ResultLine"]["properties"]["result"] = _result()
    kinds["OverLine"]["properties"]["over"] = _closed(
        {"total": _score(), "reason": _one_of(OverReason)}
    )
    return {
        "$schema": GenerateJsonSchema.schema_dialect,
        "title": "A line of a Gouji record (.gouji), version 1",
        **schema,
    }


def _result() -> Schema:
    seat = _whole(len(SEATS))
    pairs = {"type": "array", "items": {**_list(seat), "minItems": 2, "maxItems": 2}}
    debt = {
        "kind": _one_of(DebtKind),
        "payer": seat,
        "payee": seat,
        "cards": {"type": "integer", "minimum": 1},
    }
    return _closed(
        {
            "places": _by_seat(seat),
            "sweep": {"enum": [*Federation, None]},
            "opened": _by_seat({"type": "boolean"}),
            "burns": pairs,
            "stuck": pairs,
            "score": _score(),
            "total": _score(),
            "debts": _list(_closed(debt)),
        }
    )


def _score() -> Schema:
    return _closed({side.value: {"type": "integer"} for side in Federation})


def _whole(most: int) -> Schema:
    return {"type": "integer", "minimum": 1, "maximum": most}


def _one_of(values: type[StrEnum]) -> Schema:
    return {"enum": [value.value for value in values]}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _by_seat(items: Schema) -> Schema:
    return {**_list(items), "minItems": len(SEATS), "maxItems": len(SEATS)}


def _closed(properties: Schema, required: Iterable[str] | None = None) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [*(properties if required is None else required)],
        "additionalProperties": False,
    }


def main() -> None:
    """Write the file."""
    PATH.write_text(f"{json.dumps(record_schema(), ensure_ascii=False, indent=2)}\n", "utf-8")


if __name__ == "__main__":
    main()
