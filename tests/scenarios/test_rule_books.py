"""The rule books' cases, one test each, in every order of entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from mafia_gm.app.scenarios import Scenario, load, run
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.catalogue import RULESETS

FILES = sorted(Path(__file__).parent.glob("*/*.toml"))
CASES = [
    pytest.param(RULESETS[book.ruleset], case, id=case.id)
    for book in map(load, FILES)
    for case in book.scenario
]


@pytest.mark.parametrize(("ruleset", "case"), CASES)
def test_comes_out_as_written(ruleset: Ruleset, case: Scenario) -> None:
    assert run(ruleset, case) == []


def test_no_id_stands_in_two_files() -> None:
    ids = [case.id for file in FILES for case in load(file).scenario]
    assert len(ids) == len(set(ids))


def test_files_lie_in_the_folder_of_their_rule_set() -> None:
    assert all(load(file).ruleset == file.parent.name for file in FILES)
