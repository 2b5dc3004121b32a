"""Corrections in words: every kind of change in every language, a step that does not fit, the line in the journal."""

from __future__ import annotations

import random
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
