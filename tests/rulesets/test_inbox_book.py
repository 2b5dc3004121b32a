"""Every clause is shown by a case or a test, every sentence is spoken, every ruling tried in every setting."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from mafia_gm.app.scenario.when import carry_out
from mafia_gm.app.scenarios import Scenario, load, prepared
from mafia_gm.engine.facts import Answered, Fact, PhaseChanged, Stepped, Voided
from mafia_gm.rulesets import inbox
from mafia_gm.rulesets.inbox import PHASES, RULESET
from tests.rulesets.inbox_book import CLAUSES, FINDINGS, ROLES

TESTS = Path(__file__).parent.parent
CITED = re.compile(r"\bRU-[A-H]\d+b?\b")
FAMILIES = ("don", "thug", "bodyguard", "mafioso")
NUMBERED = re.compile(r"_[1-4]\b")


@cache
def cases() -> tuple[Scenario, ...]:
    files = sorted((TESTS / "scenarios" / "inbox").glob("*.toml"))
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


def happened() -> list[Fact]:
    return [fact for _, many in played() for fact in many]


def told_by_cases() -> set[str]:
    return {clause for case in cases() for clause in (*CITED.findall(case.id), *case.clause)}


def test_every_clause_is_cited() -> None:
    """By a scenario's id or its clauses, or in the sentence of a test."""
    told = told_by_cases()
    for file in TESTS.glob("rulesets/test_inbox_*.py"):
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
    """Of a clan's sentences it is enough that one clan speaks them: they are written once for all."""
    spoken = {str(getattr(fact, "rule", "")) for fact in happened()}
    spoken |= {fact.act for fact in happened() if isinstance(fact, Answered)}
    spoken = {NUMBERED.sub("", key) for key in spoken}
    assert [key for key in RULESET.under().sentences if NUMBERED.sub("", key) not in spoken] == []


def test_every_step_of_the_night_is_taken_in_order() -> None:
    """Step 0 is the lottery, 1 to 9 are those of the text (RU-A6, RU-C10…C18)."""
    nights = 0
    for _, facts in played():
        steps = [fact.number for fact in facts if isinstance(fact, Stepped)]
        assert steps == list(range(10)) * (len(steps) // 10)
        nights += len(steps) // 10
    assert nights > len(cases()) // 2


def test_every_reason_for_which_an_order_comes_to_nothing_is_one_the_book_knows() -> None:
    """Beaten, exhausted, invited, hunting … and nothing else (RU-C3, RU-C10, RU-C13…C17)."""
    reasons = {fact.reason for fact in happened() if isinstance(fact, Voided)}
    assert {"actor_beaten", "actor_sick", "actor_guest", "actor_hunts", "not_found", "covered"} <= reasons


def test_every_ruling_is_tried_in_every_setting() -> None:
    tried = {
        line.removeprefix("ruling ") for case in cases() for line in case.given if line.startswith("ruling ")
    }
    words = {True: "yes", False: "no"}
    settings = {
        f"{option.key}={words[value] if isinstance(value, bool) else value}"
        for option in RULESET.options
        for value in option.values
    }
    assert settings - tried == set()


def test_a_ruling_is_tried_under_its_own_clause() -> None:
    clause = {option.key: option.clause for option in RULESET.options}
    own = {
        (clause[line.removeprefix("ruling ").partition("=")[0]], case.id.split()[0])
        for case in cases()
        for line in case.given
        if line.startswith("ruling ")
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
    folder = Path(inbox.__file__).parent / "roles"
    files = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert files == {NUMBERED.sub("", role.key) for role in RULESET.roles}
    assert files >= set(FAMILIES)


def test_the_scenarios_see_every_declared_move_of_a_game_that_has_begun() -> None:
    """A game may end by the Game Master's word from anywhere (RU-C60)."""
    seen = set()
    for here, facts in played():
        for fact in facts:
            if isinstance(fact, PhaseChanged):
                seen.add((here, fact.phase))
                here = fact.phase  # noqa: PLW2901 - the phase goes on from fact to fact
    declared = {(here, there) for here, moves in PHASES.moves.items() for there in moves}
    assert seen <= declared
    begun = {(here, there) for here, there in declared if here != "setup" and there != "end"}
    assert begun - seen == set()
