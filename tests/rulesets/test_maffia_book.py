"""Every clause is shown by a case or a test, every sentence is spoken, every ruling tried in every setting."""

from __future__ import annotations

from mafia_gm.rulesets.maffia import RULESET
from tests.rulesets.maffia_book import CLAUSES, FINDINGS
from tests.rulesets.shown import Shown

SHOWN = Shown(RULESET, r"SV-[A-H]\d+")
MINUTES = "day_minutes"
"""The one ruling with a range of values; ``test_maffia_table`` tries them all."""


def test_every_clause_is_cited() -> None:
    """By a scenario's id or its clauses, or in the sentence of a test."""
    told = SHOWN.clauses("rulesets/test_maffia_*.py")
    assert [clause for clause in CLAUSES if clause not in told and clause not in FINDINGS] == []


def test_no_scenario_cites_a_clause_that_does_not_exist() -> None:
    assert SHOWN.clauses_of_cases - set(CLAUSES) == set()
    assert all(SHOWN.cited.match(case.id) for case in SHOWN.cases)


def test_sentences_cite_clauses_that_exist() -> None:
    assert SHOWN.clauses_of_sentences - set(CLAUSES) == set()


def test_every_sentence_cites_a_clause() -> None:
    assert SHOWN.without_clause == []


def test_every_sentence_is_spoken_in_a_scenario() -> None:
    spoken = SHOWN.spoken
    assert [key for key in RULESET.under().sentences if key not in spoken] == []


def test_every_ruling_is_tried_in_every_setting() -> None:
    assert SHOWN.settings(MINUTES) - SHOWN.tried == set()


def test_every_ruling_answers_a_clause_of_section_g() -> None:
    assert all(option.clause in CLAUSES and option.clause.startswith("SV-G") for option in RULESET.options)
    assert all(option.default in option.values for option in RULESET.options)


def test_the_rule_set_finds_no_fault_with_itself() -> None:
    assert RULESET.under().check() == []


def test_every_role_file_is_listed() -> None:
    """Explicit tuples, because a packaged program cannot look into folders."""
    assert SHOWN.role_files == {role.key for role in RULESET.roles}
    assert len(RULESET.roles) == 8


def test_the_scenarios_see_every_declared_move_of_a_game_that_has_begun() -> None:
    """From Natt 0 on; a game may end by the Game Master's word from anywhere (SV-A18)."""
    assert SHOWN.moves <= SHOWN.declared
    begun = {
        (here, there) for here, there in SHOWN.declared if here not in {"setup", "deal"} and there != "end"
    }
    assert begun - SHOWN.moves == set()
