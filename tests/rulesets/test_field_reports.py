"""What the table of tried field reports names is there."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
REPORTS = ROOT / "docs" / "field-reports.md"
KEPT = re.compile(r"`(tests/[^`:]+)::([^`]+)`")


def rows() -> list[list[str]]:
    """Return the rows of its tables, cell by cell."""
    lines = REPORTS.read_text(encoding="utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("| ")
    ]
    return [row for row in cells if row[0] != "what breaks elsewhere"]


@cache
def holds(path: str) -> frozenset[str]:
    """Return the names of a file's tests, or of its cases."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if path.endswith(".toml"):
        return frozenset(case["id"] for case in tomllib.loads(text)["scenario"])
    return frozenset(re.findall(r"^(?:async )?def (test_\w+)\(", text, re.MULTILINE))


def test_every_report_says_how_it_was_tried_and_what_keeps_it() -> None:
    found = rows()
    assert len(found) > 60
    for row in found:
        assert len(row) == 4, row
        assert all(row), row
        assert KEPT.search(row[3]), row[0]


def test_every_test_it_names_is_there() -> None:
    named = KEPT.findall(REPORTS.read_text(encoding="utf-8"))
    assert len(named) > 60
    assert [(path, name) for path, name in named if name not in holds(path)] == []
