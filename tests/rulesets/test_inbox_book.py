"""Every clause is shown by a case or a test, every sentence is spoken, every ruling tried in every setting."""

from __future__ import annotations

import re

from mafia_gm.engine.facts import Stepped, Voided
from mafia_gm.rulesets.inbox import RULESET
from tests.rulesets.inbox_book import CLAUSES, FINDINGS, ROLES
from tests.rulesets.shown import Shown, rulings

SHOWN = Shown(RULESET, r"RU-[A-H]\d+b?")
FAMILIES = ("don", "thug", "bodyguard", "mafioso")
NUMBERED = re.compile(r"_[1-4]\b")


def test_every_clause_is_cited() -> None:
    """By a scenario's id or its clauses, or in the sentence of a test."""
    told = SHOWN.clauses("rulesets/test_inbox_*.py")
    assert [clause for clause in CLAUSES if clause not in told and clause not in FINDINGS] == []


def test_no_scenario_cites_a_clause_that_does_not_exist() -> None:
    assert SHOWN.clauses_of_cases - set(CLAUSES) == set()
    assert all(SHOWN.cited.match(case.id) for case in SHOWN.cases)


def test_sentences_cite_clauses_that_exist() -> None:
    assert SHOWN.clauses_of_sentences - set(CLAUSES) == set()


def test_every_sentence_cites_a_clause() -> None:
    assert SHOWN.without_clause == []


def test_every_sentence_is_spoken_in_a_scenario() -> None:
    """Of a clan's sentences it is enough that one clan speaks them: they are written once for all."""
    spoken = {NUMBERED.sub("", key) for key in SHOWN.spoken}
    assert [key for key in RULESET.under().sentences if NUMBERED.sub("", key) not in spoken] == []


def test_every_step_of_the_night_is_taken_in_order() -> None:
    """Step 0 is the lottery, 1 to 9 are those of the text (RU-A6, RU-C10…C18)."""
    nights = 0
    for _, facts in SHOWN.played:
        steps = [fact.number for fact in facts if isinstance(fact, Stepped)]
        assert steps == list(range(10)) * (len(steps) // 10)
        nights += len(steps) // 10
    assert nights > len(SHOWN.cases) // 2


def test_every_reason_for_which_an_order_comes_to_nothing_is_one_the_book_knows() -> None:
    """Beaten, exhausted, invited, hunting … and nothing else (RU-C3, RU-C10, RU-C13…C17)."""
    reasons = {fact.reason for fact in SHOWN.happened if isinstance(fact, Voided)}
    assert {"actor_beaten", "actor_sick", "actor_guest", "actor_hunts", "not_found", "covered"} <= reasons


def test_every_ruling_is_tried_in_every_setting() -> None:
    assert SHOWN.settings() - SHOWN.tried == set()


def test_a_ruling_is_tried_under_its_own_clause() -> None:
    clause = {option.key: option.clause for option in RULESET.options}
    own = {
        (clause[ruling.partition("=")[0]], case.id.split()[0])
        for case in SHOWN.cases
        for ruling in rulings(case)
    }
    assert {wanted for wanted, _ in own} == {wanted for wanted, found in own if wanted == found}


def test_every_ruling_answers_a_clause_of_the_book() -> None:
    """Of section G, but for three that are this program's own: messages, named clans, who is left."""
    others = {option.key: option.clause for option in RULESET.options if not option.clause.startswith("RU-G")}
    assert others == {"orders": "RU-A7", "reveal_clan": "RU-A13", "report_left": "RU-A15"}
    assert all(option.clause in CLAUSES and option.default in option.values for option in RULESET.options)


def test_the_rule_set_finds_no_fault_with_itself() -> None:
    assert RULESET.under().check() == []


def test_characters_are_those_of_section_b() -> None:
    """Keys and sides in order (RU-B1…B10)."""
    rules = RULESET.under()
    assert [(role.key, rules.side_of(role.key)) for role in RULESET.roles] == list(ROLES)


def test_every_role_file_is_listed() -> None:
    """Explicit tuples, because a packaged program cannot look into folders; a family's file makes four."""
    assert SHOWN.role_files == {NUMBERED.sub("", role.key) for role in RULESET.roles}
    assert SHOWN.role_files >= set(FAMILIES)


def test_the_scenarios_see_every_declared_move_of_a_game_that_has_begun() -> None:
    """A game may end by the Game Master's word from anywhere (RU-C60)."""
    assert SHOWN.moves <= SHOWN.declared
    begun = {(here, there) for here, there in SHOWN.declared if here != "setup" and there != "end"}
    assert begun - SHOWN.moves == set()
