"""``mafia-gm schema``: print the JSON schema of a game file's lines."""

from __future__ import annotations

import argparse
import json
from typing import Any

import msgspec

from mafia_gm.cli.words import ruleset_of
from mafia_gm.engine.record import FORMAT, Do, Header, Redo, Undo, kinds_of_command, kinds_of_fact
from mafia_gm.rulesets.catalogue import RULESETS

SUM = {
    "type": "string",
    "pattern": "^[0-9a-f]{8}$",
    "description": "The last member: CRC-32, in hexadecimal, of the line's bytes before it,"
    " begun with the sum of the line above (0 for the header).",
}


def main(argv: list[str]) -> int:
    """Print the schema of one rule set's game files."""
    parser = argparse.ArgumentParser(
        prog="mafia-gm schema", description="Print the JSON schema of the lines of a game file (.mafia)."
    )
    parser.add_argument("ruleset", nargs="?", default=next(iter(RULESETS)), help="default: %(default)s")
    asked = parser.parse_args(argv)
    print(json.dumps(schema(asked.ruleset), indent=2, ensure_ascii=False))
    return 0


def schema(key: str) -> dict[str, Any]:
    """Return the schema: the first line is a ``Header``, every other one a ``Do``, ``Undo`` or ``Redo``."""
    ruleset = ruleset_of(key)
    commands, facts = kinds_of_command(ruleset), kinds_of_fact(ruleset)
    _, parts = msgspec.json.schema_components(
        (Header, Undo, Redo, *commands, *facts), ref_template="#/$defs/{name}"
    )
    parts["Do"] = {
        "title": "Do",
        "description": _doc(Do),
        "type": "object",
        "properties": {
            "type": {"enum": ["do"]},
            "number": {"type": "integer"},
            "command": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in commands]},
            "facts": {
                "type": "array",
                "items": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in facts]},
            },
        },
        "required": ["type", "number", "command", "facts"],
        "additionalProperties": False,
    }
    for name in ("Header", "Do", "Undo", "Redo"):
        parts[name]["properties"]["sum"] = SUM
        parts[name]["required"] = [*parts[name]["required"], "sum"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A line of a Mafia GM game file, format {FORMAT}, {key}",
        "description": "A game file is UTF-8 text, one JSON object a line: a Header, then one line per step.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("Header", "Do", "Undo", "Redo")],
        "$defs": dict(sorted(parts.items())),
    }


def _doc(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())
