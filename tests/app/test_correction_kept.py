"""Corrections in the file and in the journal: undone whole, brought back, reopened, cut off, held from the projector."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from mafia_gm.app import clock
from mafia_gm.app.replay import replay
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.record import Amend, BrokenRecord, Correct, read, read_header, write
from mafia_gm.rulesets.catalogue import RULESETS
from tests.app.evening import still
from tests.app.tale import Tale

TOWN = ("detective", "doctor", "mafia_boss", "coquette", *("citizen",) * 8)


def shoots(player: int) -> c.Reply:
    return c.Reply("mafia.shoots", -1, (player,))


@pytest.fixture
def tale(tmp_path: Path) -> Tale:
    """MAFIA+ after its first night, and who was shot in it: step ``aim``."""
    told = Tale(tmp_path, "mafia_plus", *TOWN)
    told.night()
    (told.aim,) = told.night(shoots(8))
    return told


# --- undo and redo ------------------------------------------------------------------------------------------


def test_undo_takes_the_correction_back_whole(tale: Tale) -> None:
    session = tale.session
    former = session.table, session.steps, session.view()
    tale.correct(tale.aim, shoots(6))
    corrected = session.table, session.steps, session.shown()
    assert corrected[0] != former[0]
    named = session.undoable
    assert named is not None
    assert named.command == Amend(tale.aim, shoots(8), shoots(6))
    assert session.undo() == named == session.redoable
    assert (session.table, session.steps, session.view(), session.held) == (*former, None)
    session = tale.reopened()
    assert (session.table, session.steps, session.view()) == former
    assert session.redo() == named
    assert (session.table, session.steps, session.shown()) == corrected
    session = tale.reopened()
    assert (session.table, session.steps, session.shown()) == corrected
    session.undo()
    while session.undoable is not None:
        session.undo()
    assert session.table.phase == "setup"
    while session.redoable is not None:
        session.redo()
    assert (session.table, session.steps) == corrected[:2]


def test_a_new_command_or_correction_empties_redo(tale: Tale) -> None:
    tale.correct(tale.aim, shoots(6))
    tale.session.undo()
    tale.do(c.Note("anything"))
    assert tale.session.redo() is None
    tale.session.undo()
    tale.correct(tale.aim, shoots(7))
    assert tale.session.redo() is None
    assert tale.reopened().redo() is None


def test_corrections_of_corrections(tale: Tale) -> None:
    tale.correct(tale.aim, shoots(6))
    tale.do(c.Note("so it was"))
    tale.correct(tale.aim, shoots(5))
    tale.correct(tale.aim, c.Reply("mafia.shoots"))
    session = tale.reopened()
    assert all(player.alive for player in session.table.players)
    assert [type(step.command) for step in session.steps[-4:]] == [Amend, c.Note, Amend, Amend]
    dead: list[list[int]] = []
    while session.undoable is not None and len(dead) < 4:
        session.undo()
        dead.append([player.id for player in session.table.players if not player.alive])
    assert dead == [[5], [6], [6], [8]]


def test_the_clock_is_passed_over(tale: Tale) -> None:
    """What it was told stays told, before and after; and a correction tried out meanwhile is none of the past."""
    session = tale.session
    tale.do(clock.start(60.0))
    tried = session.try_correction(tale.aim, shoots(6))
    tale.do(clock.pause(session.table.clock))
    session.correct(tried)
    stopped = session.table.clock
    assert stopped is not None
    assert not stopped.running
    tale.do(clock.start(90.0))
    session.undo()
    assert session.table.clock is not None
    assert session.table.clock.running
    assert [player.id for player in session.table.players if not player.alive] == [8]
    session.redo()
    session = tale.reopened()
    assert [player.id for player in session.table.players if not player.alive] == [6]
    assert 60 < clock.remaining(session.table.clock) <= 90


def test_what_has_become_of_it_meanwhile_counts(tale: Tale) -> None:
    tried = tale.session.try_correction(tale.aim, shoots(6))
    tale.do(c.Note("something else"))
    with pytest.raises(ValueError, match="other steps"):
        tale.session.correct(tried)
    tale.session.undo()
    tale.session.correct(tried)


def test_what_cannot_be_corrected(tale: Tale) -> None:
    ticked = tale.do(clock.start(60.0))
    tale.correct(tale.aim, shoots(6))
    amend = tale.session.steps[-1].number
    for step in (ticked, amend):
        with pytest.raises(ValueError, match="cannot be corrected"):
            tale.session.try_correction(step, c.Note("x"))
    with pytest.raises(KeyError):
        tale.session.try_correction(9999, c.Note("x"))


# --- the projector --------------------------------------------------------------------------------------------


def test_the_projector_keeps_what_was_announced(tale: Tale) -> None:
    """As after an undo, until the Game Master lets it show the table as it is."""
    session = tale.session
    before = session.view()
    tale.correct(tale.aim, shoots(6))
    assert session.view() != before
    assert session.shown() == before
    assert tale.reopened().shown() == before
    session = tale.session
    tale.do(c.ShowNow())
    assert session.shown() == session.view() != before
    now = session.view()
    session.undo()
    assert (session.shown(), session.view()) == (now, before)


def test_what_nobody_has_heard_is_not_held(tale: Tale) -> None:
    tale.quiet_day()
    while (ask := tale.session.prompts()[0]).act != "mafia.shoots":
        tale.do(c.Reply(ask.act, ask.by))
    tale.correct(tale.do(shoots(5)), shoots(4))
    assert tale.session.held is None


# --- the file -------------------------------------------------------------------------------------------------


def test_a_file_cut_in_a_correction_is_the_game_before_it(
    tale: Tale, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = still(tale.session)
    size = tale.session.path.stat().st_size
    tale.correct(tale.aim, shoots(6))
    after = still(tale.session)
    tale.session.close()
    whole = tale.session.path.read_bytes()
    monkeypatch.setattr(os, "fsync", lambda _: None)
    for end in (*range(size, len(whole) - 1, 61), len(whole) - 2, len(whole) - 1, len(whole)):
        path = tmp_path / f"{end}.mafia"
        path.write_bytes(whole[:end])
        cut = Session.open(path)
        is_torn = size < end < len(whole) - 1  # of a line only its end may be missing
        assert (cut.damage is not None) == is_torn
        expected = before if end < len(whole) - 1 else after
        assert still(cut)[:-1] == expected[:-1]
        cut.do(c.Note("it goes on"))
        cut.close()
        again = Session.open(path)
        assert again.damage is None
        again.close()


def test_lines_below_a_damage_may_be_corrections(tale: Tale) -> None:
    tale.correct(tale.aim, shoots(6))
    tale.do(c.Note("later"))
    tale.session.close()
    lines = tale.session.path.read_bytes().splitlines(keepends=True)
    tale.session.path.write_bytes(b"".join((*lines[:3], b"#" + lines[3], *lines[4:])))
    session = Session.open(tale.session.path)
    assert session.damage is not None
    assert [type(line) for line in session.damage.later[-2:]] == [Correct, type(session.damage.later[0])]
    session.close()


@pytest.mark.parametrize("wrong", ["step", "number", "player"])
def test_a_correction_that_nobody_made_ends_the_game_before_it(tale: Tale, wrong: str) -> None:
    """Its checksum is right, what it says is not: of a step there was not, or of somebody who does not sit here."""
    tried = tale.session.try_correction(tale.aim, shoots(6))
    line, count = tried.line(tale.session._number + 1), len(tale.session.steps)
    steps = {
        "step": line.steps,
        "number": (msgspec.structs.replace(line.steps[0], number=3), *line.steps[1:]),
        "player": (msgspec.structs.replace(line.steps[0], command=shoots(99)), *line.steps[1:]),
    }[wrong]
    forged = Correct(line.number, 9999 if wrong == "step" else line.step, steps)
    tale.session._store.append(forged)
    tale.session.close()
    session = Session.open(tale.session.path)
    assert session.damage is not None
    assert len(session.steps) == count
    session.close()


class Later(msgspec.Struct, frozen=True, tag="later"):
    """A kind of line that this program does not know yet, as ``Correct`` was unknown to those before it."""

    number: int
    step: int


def test_a_line_of_a_kind_nobody_knows_is_of_a_newer_program(tale: Tale) -> None:
    tale.session.close()
    data = tale.session.path.read_bytes()
    count, above = data.count(b"\n"), int(data[-11:-3], 16)
    raw, _ = write(Later(count, 1), above)  # type: ignore[arg-type]
    with pytest.raises(BrokenRecord) as caught:
        read(data + raw, RULESETS)
    assert (caught.value.kind, caught.value.line) == ("newer", count + 1)
    assert read_header(data)[0].format == 1


def test_a_table_laid_twice_with_other_people(tmp_path: Path) -> None:
    """Who swaps seats then is looked for among those who sit here now."""
    session = Session.new("mafia_plus", seed=7, title="", folder=tmp_path, language="pl")
    for players in (7, 9, 8):
        deal = next(deal for deal in session.rules.what.deals if deal.players == players)
        session.do(c.Open(tuple("ABCDEFGHI"[:players]), deal.roles()))
        if players > 8:
            session.do(c.SwapSeats(0, 8))
            session.undo()
        if players != 8:
            session.undo()
    session.do(c.SwapSeats(0, 7))
    before = still(session)
    session.close()
    session = Session.open(session.path)
    assert session.damage is None
    assert still(session) == before
    session.close()


def test_a_stored_correction_opens_and_is_decided_as_it_was(tmp_path: Path) -> None:
    """Two of them, one undone and brought back, with a ballot that was put in: written when lines were so first."""
    data = (Path(__file__).parents[1] / "records" / "corrected.mafia").read_bytes()
    record = read(data, RULESETS)
    journal, differences = replay(record)
    assert differences == ()
    assert [player.id for player in journal.table.players if not player.alive] == [5, 7]
    path = tmp_path / "stored.mafia"
    path.write_bytes(data)
    session = Session.open(path)
    assert (session.table, session.steps) == (journal.table, journal.steps)
    session.undo()
    assert session.undoable is not None
    assert isinstance(session.undoable.command, Amend)
    session.close()
    line, above = write(record.header)
    lines = [line]
    for one in record.lines:
        line, above = write(one, above)
        lines.append(line)
    assert b"".join(lines) == data
