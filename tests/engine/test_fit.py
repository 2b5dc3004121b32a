"""Lines whose checksums are right and whose content nobody has played."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from mafia_gm.engine import record
from mafia_gm.engine.fit import misfit
from mafia_gm.engine.record import BrokenRecord
from mafia_gm.rulesets.catalogue import RULESETS
from tests.ui import forged

RECORDS = Path(__file__).parents[1] / "records"
STORED = (RECORDS / "mafia_plus.mafia").read_bytes()
ROWS = forged.rows(STORED)


def where(kind: str, field: str) -> tuple[int, tuple[Any, ...]]:
    """Return the line, and the way in it, to a field of the first command or fact of a kind."""
    for place, line in enumerate(ROWS[1:], 1):
        for path, _ in forged.values(line):
            if path[-1] != "type":
                continue
            what: Any = line
            for step in path[:-1]:
                what = what[step]
            if what["type"] == kind and field in what:
                return place, (*path[:-1], field)
    raise AssertionError(kind)


@pytest.mark.parametrize("game", ["mafia_plus", "maffia"])
def test_a_game_that_was_played_fits(game: str) -> None:
    found = record.read((RECORDS / f"{game}.mafia").read_bytes(), RULESETS)
    assert misfit(found.rules, found.lines) is None


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("Opened", "roles", ["wizard"]),
        ("Dealt", "role", "wizard"),
        ("Dealt", "side", "wizard"),
        ("PhaseChanged", "phase", "siesta"),
        ("Answered", "act", "wizard.conjures"),
        ("Reply", "act", "wizard.conjures"),
        ("Placed", "token", {"kind": "hat", "holder": 0}),
        ("Ended", "outcome", "wizards"),
    ],
)
def test_a_key_nobody_knows_is_named_with_its_line(kind: str, field: str, value: object) -> None:
    place, path = where(kind, field)
    with pytest.raises(BrokenRecord) as caught:
        record.read(forged.changed(STORED, place, path, value), RULESETS)
    assert (caught.value.kind, caught.value.line) == ("unknown_key", place + 1)
    assert caught.value.detail


@pytest.mark.parametrize("wrong", [99, -7])
@pytest.mark.parametrize(
    ("kind", "field"),
    [
        *(("Dealt", "player"), ("Answered", "by"), ("Attacked", "player"), ("VoteExecuted", "player")),
        *(("Balloted", "ballots"), ("VoteOpened", "candidates"), ("Ended", "winners"), ("Placed", "token")),
    ],
)
def test_somebody_who_does_not_sit_here_ends_the_game_before_his_line(
    kind: str, field: str, wrong: int
) -> None:
    values = {"ballots": [[wrong, 0]], "candidates": [0, wrong], "winners": [wrong]}
    place, path = where(kind, field)
    value = values.get(field, {"kind": "mark", "holder": wrong} if field == "token" else wrong)
    with pytest.raises(BrokenRecord) as caught:
        record.read(forged.changed(STORED, place, path, value), RULESETS)
    broken = caught.value
    assert (broken.kind, broken.line) == ("damaged", place + 1)
    assert broken.record is not None
    assert len(broken.record.lines) == place - 1
    assert len(broken.later) == len(ROWS) - 1 - place


@pytest.mark.parametrize("kind", ["Started", "Answered", "VoteOpened", "VoteClosed"])
def test_a_command_without_what_it_makes(kind: str) -> None:
    place = next(n for n, line in enumerate(ROWS) if any(x["type"] == kind for x in line.get("facts", ())))
    left = [fact for fact in ROWS[place]["facts"] if fact["type"] != kind]
    with pytest.raises(BrokenRecord) as caught:
        record.read(forged.changed(STORED, place, ("facts",), left), RULESETS)
    assert caught.value.line == place + 1


def test_the_game_up_to_a_line_is_what_its_bytes_hold() -> None:
    found = record.read(STORED, RULESETS)
    for count in itertools.chain(range(3), (len(found.lines),)):
        part = record.upto(found, STORED, count)
        again = record.read(STORED[: part.size], RULESETS)
        assert (again.lines, again.sum, again.size) == (part.lines, part.sum, part.size)
