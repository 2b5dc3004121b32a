"""Keys that stand in game files are pinned, and a stored game of long ago opens and is decided as it was.

A key that is missing here was renamed or dropped: old games need a migration then (``engine.record.FORMAT``).
A new key is added to ``records/<rule set>.keys.toml`` by hand.
"""

from __future__ import annotations

import ast
import importlib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mafia_gm.app.replay import announced, replay
from mafia_gm.app.session import journal_of
from mafia_gm.engine.record import COMMANDS, FACTS, Do, read, write
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.catalogue import RULESETS

ROOT = Path(__file__).resolve().parents[1]
RECORDS = ROOT / "tests" / "records"
HAPPENSTANCE = {"Arrived", "Returned", "SetChanged"}
"""Facts of evenings on which somebody comes late or comes back."""


@pytest.fixture(scope="module")
def sources() -> Any:
    """The script that reads keys out of the sources."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        return importlib.import_module("narration_sources")


def keys_of(what: Ruleset, sources: Any) -> dict[str, list[str]]:
    rules = what.under()
    trees = sources.trees_of(what)
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {
        word.value.value
        for call in calls
        for word in call.keywords
        if word.arg == "rule" and isinstance(word.value, ast.Constant)
    }
    found = {
        "commands": {kind.__name__ for kind in COMMANDS},
        "facts": {kind.__name__ for kind in FACTS},
        "phases": set(what.phases.moves),
        "sides": set(what.sides),
        "roles": set(rules.roles),
        "groups": set(rules.groups),
        "acts": set(rules.acts),
        "choices": {choice for act in rules.acts.values() for choice in act.choices},
        "sentences": set(rules.sentences) - set(rules.acts),
        "rules": named - set(rules.sentences),
        "tokens": set(rules.kinds),
        "options": {option.key for option in what.options},
        "values": {f"{o.key}={v}" for o in what.options if not o.order for v in o.values},
        "reasons": sources.reasons(trees) | sources.void(trees),
        "announcements": sources.announced(trees),
    }
    return {name: sorted(keys) for name, keys in found.items()}


@pytest.mark.parametrize("what", RULESETS.values(), ids=RULESETS)
def test_the_keys_of_the_file_format_are_the_pinned_ones(what: Ruleset, sources: Any) -> None:
    pinned = tomllib.loads((RECORDS / f"{what.key}.keys.toml").read_text(encoding="utf-8"))
    now = keys_of(what, sources)
    assert now.keys() == pinned.keys()
    differing = {name: sorted(set(keys) ^ set(pinned[name])) for name, keys in now.items()}
    assert {name: keys for name, keys in differing.items() if keys} == {}


@pytest.mark.parametrize("what", RULESETS.values(), ids=RULESETS)
def test_every_token_that_is_placed_is_declared(what: Ruleset, sources: Any) -> None:
    calls = [node for tree in sources.trees_of(what) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    tokens = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Token"]
    kinds = {first.value for first in tokens if isinstance(first, ast.Constant)}
    assert kinds <= what.under().kinds.keys()


@pytest.mark.parametrize("key", RULESETS)
def test_a_stored_game_opens_and_is_decided_as_it_was(key: str) -> None:
    record = read((RECORDS / f"{key}.mafia").read_bytes(), RULESETS)
    journal, differences = replay(record)
    assert differences == ()
    folded = journal_of(record.rules, record.lines).table
    assert folded.players == journal.table.players
    assert folded.tokens == journal.table.tokens
    assert folded.ended == journal.table.ended
    assert folded.ended is not None
    told = [
        " ".join((said.line.key, *(person.name for person in said.line.people)))
        for said in announced(journal)
    ]
    expected = (RECORDS / f"{key}.announced.txt").read_text(encoding="utf-8").splitlines()
    assert told == expected


@pytest.mark.parametrize("key", RULESETS)
def test_a_stored_game_is_written_again_byte_by_byte(key: str) -> None:
    data = (RECORDS / f"{key}.mafia").read_bytes()
    record = read(data, RULESETS)
    line, checksum = write(record.header)
    lines = [line]
    for one in record.lines:
        line, checksum = write(one, checksum)
        lines.append(line)
    assert b"".join(lines) == data


@pytest.mark.parametrize("key", RULESETS)
def test_the_stored_game_has_most_of_what_can_happen(key: str, sources: Any) -> None:
    """Only what a deal by hand needs, and what a game has once in a while, may be missing."""
    record = read((RECORDS / f"{key}.mafia").read_bytes(), RULESETS)
    seen = {type(fact).__name__ for line in record.lines if isinstance(line, Do) for fact in line.facts}
    trees = sources.trees_of(record.rules.what)
    calls = [node.func for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {getattr(called, "attr", getattr(called, "id", "")) for called in calls}
    kinds = named & {kind.__name__ for kind in FACTS}
    assert seen <= kinds
    assert len(seen) >= 0.8 * len(kinds - HAPPENSTANCE)


@pytest.mark.parametrize("what", RULESETS.values(), ids=RULESETS)
def test_an_order_written_before_a_character_existed_is_completed(what: Ruleset) -> None:
    for option in (option for option in what.options if option.order):
        for missing in option.default:
            older = [key for key in reversed(option.default) if key != missing]
            order = what.under({option.key: older}).options[option.key]
            assert [key for key in order if key != missing] == older
            assert sorted(order) == sorted(option.default)
        with pytest.raises(ValueError, match=option.key):
            what.under({option.key: [*option.default, "somebody_else"]})
