"""Corrections in words: every kind of change in every language, a step that does not fit, the line in the journal."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused
from mafia_gm.narration.differences import KINDS
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.rulesets.catalogue import RULESETS
from tests.app.tale import Tale

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.conflict import Wish
    from mafia_gm.app.correction import Correction

P1, P2, P3, P4, P5, P6 = range(6)


def tale(folder: Path) -> Tale:
    """Six people; the Doctor heals P5, the Mafia shoots P4, the Detective sees P1."""
    told = Tale(folder, "mafia_plus", "mafia_boss", "doctor", "detective", "citizen", "citizen", "citizen")
    told.night()
    told.night(
        c.Reply("mafia.shoots", picks=(P4,)),
        c.Reply("doctor.heals", P2, (P5,)),
        c.Reply("detective.checks", P3, (P1,)),
    )
    return told


def number(session: Session, act: str) -> int:
    found = (s for s in reversed(session.steps) if isinstance(s.command, c.Reply) and s.command.act == act)
    return next(found).number


def settled(session: Session, step: int, command: c.Command | None) -> Correction:
    """Try a correction out, and take the first way out wherever something does not fit."""
    instead: dict[int, Wish] = {}
    while True:
        tried = session.try_correction(step, command, instead)
        if tried.is_complete:
            return tried
        conflict = tried.conflicts[0]
        way = conflict.ways[0] if conflict.ways and conflict.step not in instead else None
        instead[conflict.step] = way


def test_a_shot_at_another(tmp_path: Path) -> None:
    session, lines = tale(tmp_path).session, Lines("mafia_plus", "en")
    shot = number(session, "mafia.shoots")
    tried = session.try_correction(shot, c.Reply("mafia.shoots", picks=(P6,)))
    told = lines.differences(tried.changes, tried.former.table, tried.table)
    assert [(one.kind, one.about) for one in told][:3] == [
        ("deaths", "4 P4"),
        ("deaths", "6 P6"),
        ("aloud", "Day 2 · Dawn"),
    ]
    assert told[0].now == "in the game"
    assert "Night 1" in told[0].was
    assert "P4" in told[2].was
    assert "P6" in told[2].now
    session.correct(tried)
    made = session.undoable
    assert made is not None
    assert lines.command(made) == "correction of “Mafia”"
    assert lines.journal(made, session.table) == "Corrected: Mafia: P4 → P6"


def test_an_answer_that_was_shown(tmp_path: Path) -> None:
    session, lines = tale(tmp_path).session, Lines("mafia_plus", "en")
    check = number(session, "detective.checks")
    tried = session.try_correction(check, c.Reply("detective.checks", P3, (P2,)))
    (one,) = lines.differences(tried.changes, tried.former.table, tried.table)
    assert one == ("answers", "Detective · 3 P3", "P1, thumb down", "P2, thumb up")
    place = tried.former.place_of(check)
    old, table = tried.former.steps[place], tried.former.tables[place]
    assert lines.instead(old, tried.command, table) == "Detective: P1, thumb down → P2"
    assert lines.instead(old, None, table) == "Struck out: Detective: P1, thumb down"
    new = tried.journal.steps[place]
    assert (
        lines.corrected(old, table, new, table) == "Detective: P1, thumb down → P2, thumb up (corrected)"
    ), "both are said"


def test_nobody_had_been_checked(tmp_path: Path) -> None:
    told = Tale(tmp_path, "mafia_plus", "mafia_boss", "doctor", "detective", *["citizen"] * 3)
    told.night()
    told.night(c.Reply("doctor.heals", P2, (P5,)))
    session, lines = told.session, Lines("mafia_plus", "en")
    check = number(session, "detective.checks")
    tried = session.try_correction(check, c.Reply("detective.checks", P3, (P2,)))
    (one,) = lines.differences(tried.changes, tried.former.table, tried.table)
    assert (one.kind, one.now) == ("answers", "P2, thumb up"), "he is owed an answer"


def lying(
    told: Tale, step: int, command: c.Command | None, language: str = "en"
) -> list[tuple[str, str, str]]:
    """Return what would lie on whom, as the review says it."""
    tried = settled(told.session, step, command)
    lines = Lines(told.session.rules.what.key, language)
    found = lines.differences(tried.changes, tried.former.table, tried.table)
    return [(one.about, one.was, one.now) for one in found if one.kind == "tokens"]


def test_a_mark_a_ward_and_an_ability_that_is_spent(tmp_path: Path) -> None:
    """MP-B13, MP-B19, MP-B15: marks and wards lie on others now, and the Janitor has his ability still."""
    roles = ("mafia_boss", "bodyguard", "angel_of_death", "janitor", *["citizen"] * 4)
    told = Tale(tmp_path, "mafia_plus", *roles)
    (ward,) = told.night(c.Reply("bodyguard.guards", 1, (P5,)))
    mark, swept = told.night(
        c.Reply("angel_of_death.marks", P3, (P5,)), c.Reply("janitor.sweeps", P4, choice="yes")
    )
    assert lying(told, ward, c.Reply("bodyguard.guards", 1, (P6,))) == [
        ("5 P5", "guard: P2, mark 1/2", "mark 1/2"),
        ("6 P6", "nothing", "guard: P2"),
    ]
    assert lying(told, mark, c.Reply("angel_of_death.marks", P3, (P6,))) == [
        ("5 P5", "guard: P2, mark 1/2", "guard: P2"),
        ("6 P6", "nothing", "mark 1/2"),
    ]
    (used,) = lying(told, swept, c.Reply("janitor.sweeps", P4))
    assert used == ("4 P4", "swept, used up: Janitor", "nothing")
    told.night()
    assert lying(told, swept, c.Reply("janitor.sweeps", P4)) == [("4 P4", "used up: Janitor", "nothing")]
    for language in languages("mafia_plus"):
        assert len(lying(told, mark, c.Reply("angel_of_death.marks", P3, (P6,)), language)) == 2


def test_what_both_have_lost_is_not_told(tmp_path: Path) -> None:
    """Who was healed last night is nobody's care by day; in the night itself it is seen on the seats."""
    told = tale(tmp_path)
    heals = number(told.session, "doctor.heals")
    assert lying(told, heals, c.Reply("doctor.heals", P2, (P6,))) == []


def test_what_the_doctor_may_not_do_again_lies_on_another(tmp_path: Path) -> None:
    """SV-B3, RU-B1: marks of the other games, in their own words."""
    told = Tale(tmp_path, "maffia", "mafioso", "mafioso", "doctor", "sheriff", *["villager"] * 6)
    told.night()
    _, heals = told.night(c.Reply("mafia.kills", picks=(P5,)), c.Reply("doctor.heals", P3, (P6,)))
    assert lying(told, heals, c.Reply("doctor.heals", P3, (9,))) == [
        ("6 P6", "not again", "nothing"),
        ("10 P10", "nothing", "not again"),
    ]
    assert lying(told, heals, c.Reply("doctor.heals", P3, (9,)), "sv")[0][2] == "ingenting"


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_a_phase_and_a_question_of_one_name_are_said_once(game: str, tmp_path: Path) -> None:
    """As "Dag 1 · Omröstning · Omröstning" was: no part of the line is said twice in a row, in any language."""
    spoken = [Lines(game, language) for language in languages(game)]
    rng = random.Random(7)
    session = Session.new(game, {}, seed=7, title="Tale", folder=tmp_path, language="en")
    roles = play.random_set(next(deal for deal in RULESETS[game].deals if deal.players >= 12), rng)
    session.do(c.Open(tuple(f"P{place}" for place, _ in enumerate(roles, 1)), roles))
    session.do(c.Deal())
    said = set()
    for _ in range(150):
        for lines in spoken:
            for prompt in session.prompts()[:2]:
                parts = lines.question(prompt, session.table).split(" · ")
                assert all(one != other for one, other in pairwise(parts)), parts
                said.add(parts[1])
        if session.table.ended is None:
            session.do(play.random_command(session.rules, session.table, rng))
    assert len(said) > 20
    assert spoken[0].question(None, session.table)
    session.close()


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_whatever_is_corrected_has_words_in_every_language(game: str, tmp_path: Path) -> None:
    spoken, kinds = [Lines(game, language) for language in languages(game)], set[str]()
    for seed in range(4):
        rng = random.Random(seed)
        session = Session.new(game, {}, seed=seed, title="Tale", folder=tmp_path, language="en")
        roles = play.random_set(next(deal for deal in RULESETS[game].deals if deal.players >= 12), rng)
        session.do(c.Open(tuple(f"P{place}" for place, _ in enumerate(roles, 1)), roles))
        session.do(c.Deal())
        for _ in range(150):
            if session.table.ended is None:
                session.do(play.random_command(session.rules, session.table, rng))
        wrong = [step for step in session.steps if isinstance(step.command, c.Reply | c.Vote | c.Approve)]
        for step in rng.sample(wrong, min(4, len(wrong))):
            try:
                tried = settled(session, step.number, None)
            except Refused:
                continue
            for lines in spoken:
                told = lines.differences(tried.changes, tried.former.table, tried.table)
                assert all(one.was != "" and one.now != "" for one in told)
                kinds |= {one.kind for one in told}
                assert all(lines.unfit(conflict) for conflict in tried.conflicts)
                assert all(
                    lines.wanted(command, conflict.table)
                    for conflict in tried.conflicts
                    for way in conflict.ways
                    for command in way
                    if command is not None
                )
                amend = tried.journal.steps[-1]
                assert lines.journal(amend, tried.table)
                assert lines.command(amend)
        session.close()
    for lines in spoken:
        assert all(lines.heading(kind) for kind in KINDS)
    assert {"deaths", "aloud", "next"} <= kinds
