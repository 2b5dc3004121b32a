"""Every clause is shown by a case or a test, every sentence is spoken, every ruling tried in every setting."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from mafia_gm.app.scenario.when import carry_out
from mafia_gm.app.scenarios import Scenario, load, prepared
from mafia_gm.engine.facts import Answered, Fact, PhaseChanged
from mafia_gm.rulesets import maffia
from mafia_gm.rulesets.maffia import PHASES, RULESET
from tests.rulesets.maffia_book import CLAUSES, FINDINGS

TESTS = Path(__file__).parent.parent
CITED = re.compile(r"\bSV-[A-H]\d+\b")
MINUTES = "day_minutes"
"""The one ruling with a range of values; ``test_maffia_table`` tries them all."""


@cache
def cases() -> tuple[Scenario, ...]:
    files = sorted((TESTS / "scenarios" / "maffia").glob("*.toml"))
    return tuple(case for file in files for case in load(file).scenario)


@cache
def played() -> tuple[tuple[str, tuple[Fact, ...]], ...]:
    """Return the phase each scenario begins in and everything that happens in it."""
    found = []
    for case in cases():
        play, todo = prepared(RULESET, case)
        for atom in todo:
            carry_out(play, atom)
        found.append((play.start.phase, tuple(play.facts)))
    return tuple(found)


def told_by_cases() -> set[str]:
    return {clause for case in cases() for clause in (*CITED.findall(case.id), *case.clause)}


def test_every_clause_is_cited() -> None:
    """By a scenario's id or its clauses, or in the sentence of a test."""
    told = told_by_cases()
    for file in TESTS.glob("rulesets/test_maffia_*.py"):
        told.update(CITED.findall(file.read_text(encoding="utf-8")))
    assert [clause for clause in CLAUSES if clause not in told and clause not in FINDINGS] == []


def test_no_scenario_cites_a_clause_that_does_not_exist() -> None:
    assert told_by_cases() - set(CLAUSES) == set()
    assert all(CITED.match(case.id) for case in cases())


def test_sentences_cite_clauses_that_exist() -> None:
    cited = {clause for clauses, _ in RULESET.under().sentences.values() for clause in clauses}
    assert cited - set(CLAUSES) == set()


def test_every_sentence_cites_a_clause() -> None:
    assert [key for key, (clauses, _) in RULESET.under().sentences.items() if not clauses] == []


def test_every_sentence_is_spoken_in_a_scenario() -> None:
    facts = [fact for _, many in played() for fact in many]
    spoken = {str(getattr(fact, "rule", "")) for fact in facts}
    spoken |= {fact.act for fact in facts if isinstance(fact, Answered)}
    assert [key for key in RULESET.under().sentences if key not in spoken] == []


def test_every_ruling_is_tried_in_every_setting() -> None:
    tried = {
        line.removeprefix("ruling ") for case in cases() for line in case.given if line.startswith("ruling ")
    }
    words = {True: "yes", False: "no"}
    settings = {
        f"{option.key}={words[value] if isinstance(value, bool) else value}"
        for option in RULESET.options
        if option.key != MINUTES
        for value in option.values
    }
    assert settings - tried == set()


def test_every_ruling_answers_a_clause_of_section_g() -> None:
    assert all(option.clause in CLAUSES and option.clause.startswith("SV-G") for option in RULESET.options)
    assert all(option.default in option.values for option in RULESET.options)


def test_the_rule_set_finds_no_fault_with_itself() -> None:
    assert RULESET.under().check() == []


def test_every_role_file_is_listed() -> None:
    """Explicit tuples, because a packaged program cannot look into folders."""
    folder = Path(maffia.__file__).parent / "roles"
    files = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert files == {role.key for role in RULESET.roles}
    assert len(RULESET.roles) == 8


def test_the_scenarios_see_every_declared_move_of_a_game_that_has_begun() -> None:
    """From Natt 0 on; a game may end by the Game Master's word from anywhere (SV-A18)."""
    seen = set()
    for here, facts in played():
        for fact in facts:
            if isinstance(fact, PhaseChanged):
                seen.add((here, fact.phase))
                here = fact.phase  # noqa: PLW2901 - the phase goes on from fact to fact
    declared = {(here, there) for here, moves in PHASES.moves.items() for there in moves}
    assert seen <= declared
    begun = {(here, there) for here, there in declared if here not in {"setup", "deal"} and there != "end"}
    assert begun - seen == set()
