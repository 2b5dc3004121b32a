"""``mafia-gm schema``: print the JSON schema of a game file's lines."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from mafia_gm.cli.speech import line, parser_of
from mafia_gm.cli.words import ruleset_of
from mafia_gm.engine.record import COMMANDS, FACTS, FORMAT, Correct, Do, Header, Redo, Undo
from mafia_gm.rulesets.catalogue import RULESETS

LINES = "Header", "Do", "Undo", "Redo", "Correct"
SUM = {
    "type": "string",
    "pattern": "^[0-9a-f]{8}$",
    "description": "The last member: CRC-32, in hexadecimal, of the line's bytes before it,"
    " begun with the sum of the line above (0 for the header).",
}


def main(argv: list[str]) -> int:
    """Print the schema of one rule set's game files."""
    parser = parser_of("schema")
    first = next(iter(RULESETS))
    which = line("schema/which", keys=", ".join(RULESETS), key=first)
    parser.add_argument("ruleset", nargs="?", default=first, help=which)
    asked = parser.parse_args(argv)
    print(json.dumps(schema(asked.ruleset), indent=2, ensure_ascii=False))
    return 0


def schema(key: str) -> dict[str, Any]:
    """Return the schema: first a ``Header``, then a ``Do``, ``Undo``, ``Redo`` or ``Correct`` a line."""
    ruleset_of(key)
    _, parts = msgspec.json.schema_components(
        (Header, Undo, Redo, *COMMANDS, *FACTS), ref_template="#/$defs/{name}"
    )
    integer = {"type": "integer"}
    parts["Do"] = _object(Do, "do", number=integer, command=_one_of(COMMANDS), facts=_list(_one_of(FACTS)))
    parts["Step"] = {**parts["Do"], "title": "Step"}
    steps = _list({"$ref": "#/$defs/Step"})
    parts["Correct"] = _object(Correct, "correct", number=integer, step=integer, steps=steps)
    for name in LINES:
        parts[name]["properties"] = {**parts[name]["properties"], "sum": SUM}
        parts[name]["required"] = [*parts[name]["required"], "sum"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A line of a Mafia GM game file, format {FORMAT}, {key}",
        "description": "A game file is UTF-8 text, one JSON object a line: a Header, then one line per step.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in LINES],
        "$defs": dict(sorted(parts.items())),
    }


def _object(kind: type, tag: str, **properties: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a kind of line that msgspec cannot make, as it is generic."""
    properties = {"type": {"enum": [tag]}, **properties}
    return {
        "title": kind.__name__,
        "description": _doc(kind),
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _doc(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())
