"""Every clause is shown by a case or a test, every sentence is spoken, every ruling tried in every setting."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from mafia_gm.app.scenario.when import carry_out
from mafia_gm.app.scenarios import Scenario, load, prepared
from mafia_gm.engine.facts import Answered, Fact
from mafia_gm.rulesets import mafia_plus
from mafia_gm.rulesets.mafia_plus import RULESET
from tests.rulesets.mafia_plus_book import CLAUSES

TESTS = Path(__file__).parent.parent
CITED = re.compile(r"\bMP-[A-H]\d+\b")


@cache
def cases() -> tuple[Scenario, ...]:
    files = sorted((TESTS / "scenarios" / "mafia_plus").glob("*.toml"))
    return tuple(case for file in files for case in load(file).scenario)


@cache
def facts() -> tuple[Fact, ...]:
    """Return everything that happens in all scenarios."""
    found: list[Fact] = []
    for case in cases():
        play, todo = prepared(RULESET, case)
        for atom in todo:
            carry_out(play, atom)
        found += play.facts
    return tuple(found)


def test_every_clause_is_cited() -> None:
    """By a scenario's id or its clauses, or in the sentence of a test."""
    told = {clause for case in cases() for clause in (*CITED.findall(case.id), *case.clause)}
    for file in (*TESTS.glob("rulesets/test_*.py"), *TESTS.glob("engine/test_*.py")):
        told.update(CITED.findall(file.read_text(encoding="utf-8")))
    assert [clause for clause in CLAUSES if clause not in told] == []


def test_no_scenario_cites_a_clause_that_does_not_exist() -> None:
    told = {clause for case in cases() for clause in (*CITED.findall(case.id), *case.clause)}
    assert told - set(CLAUSES) == set()
    assert all(CITED.match(case.id) for case in cases())


def test_sentences_cite_clauses_that_exist() -> None:
    cited = {clause for clauses, _ in RULESET.under().sentences.values() for clause in clauses}
    known = {*CLAUSES, *(f"MP-E{n}" for n in range(5, 23))}
    assert cited - known == set()


def test_every_sentence_cites_a_clause() -> None:
    assert [key for key, (clauses, _) in RULESET.under().sentences.items() if not clauses] == []


def test_every_sentence_is_spoken_in_a_scenario() -> None:
    spoken = {str(getattr(fact, "rule", "")) for fact in facts()}
    spoken |= {fact.act for fact in facts() if isinstance(fact, Answered)}
    assert [key for key in RULESET.under().sentences if key not in spoken] == []


def test_every_ruling_is_tried_in_every_setting() -> None:
    tried = {
        line.removeprefix("ruling ") for case in cases() for line in case.given if line.startswith("ruling ")
    }
    words = {True: "yes", False: "no"}
    settings = {
        f"{option.key}={words.get(value, value) if isinstance(value, bool) else value}"
        for option in RULESET.options
        if not option.order
        for value in option.values
    }
    assert settings - tried == set()
    orders = {option.key for option in RULESET.options if option.order}
    assert orders <= {line.partition("=")[0] for line in tried}


def test_a_ruling_is_tried_under_its_own_clause() -> None:
    clause = {option.key: option.clause for option in RULESET.options}
    for case in cases():
        rulings = [line.removeprefix("ruling ") for line in case.given if line.startswith("ruling ")]
        asked = [clause[ruling.partition("=")[0]] for ruling in rulings]
        assert not asked or any(map(case.id.startswith, asked)), case.id


def test_declarations_are_in_order() -> None:
    assert RULESET.under().check() == []


def test_every_role_file_is_listed() -> None:
    folder = Path(mafia_plus.__file__).parent / "roles"
    files = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert {role.key for role in RULESET.roles} == files
    assert len(RULESET.roles) == len(files)
