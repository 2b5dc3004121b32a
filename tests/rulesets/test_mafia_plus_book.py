"""Every clause is shown by a case or a test, every sentence is spoken, every ruling tried in every setting."""

from __future__ import annotations

from mafia_gm.rulesets.mafia_plus import RULESET
from tests.rulesets.mafia_plus_book import CLAUSES
from tests.rulesets.shown import Shown, rulings

SHOWN = Shown(RULESET, r"MP-[A-H]\d+")


def test_every_clause_is_cited() -> None:
    """By a scenario's id or its clauses, or in the sentence of a test."""
    told = SHOWN.clauses("rulesets/test_*.py", "engine/test_*.py")
    assert [clause for clause in CLAUSES if clause not in told] == []


def test_no_scenario_cites_a_clause_that_does_not_exist() -> None:
    assert SHOWN.clauses_of_cases - set(CLAUSES) == set()
    assert all(SHOWN.cited.match(case.id) for case in SHOWN.cases)


def test_sentences_cite_clauses_that_exist() -> None:
    known = {*CLAUSES, *(f"MP-E{n}" for n in range(5, 23))}
    assert SHOWN.clauses_of_sentences - known == set()


def test_every_sentence_cites_a_clause() -> None:
    assert SHOWN.without_clause == []


def test_every_sentence_is_spoken_in_a_scenario() -> None:
    spoken = SHOWN.spoken
    assert [key for key in RULESET.under().sentences if key not in spoken] == []


def test_every_ruling_is_tried_in_every_setting() -> None:
    tried = SHOWN.tried
    assert SHOWN.settings() - tried == set()
    orders = {option.key for option in RULESET.options if option.order}
    assert orders <= {line.partition("=")[0] for line in tried}


def test_a_ruling_is_tried_under_its_own_clause() -> None:
    clause = {option.key: option.clause for option in RULESET.options}
    for case in SHOWN.cases:
        asked = [clause[ruling.partition("=")[0]] for ruling in rulings(case)]
        assert not asked or any(map(case.id.startswith, asked)), case.id


def test_declarations_are_in_order() -> None:
    assert RULESET.under().check() == []


def test_every_role_file_is_listed() -> None:
    assert {role.key for role in RULESET.roles} == SHOWN.role_files
    assert len(RULESET.roles) == len(SHOWN.role_files)
