"""A game through its session: saved before it is so, the same after reopening, undone to the start."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.session import Session, fresh_seed
from mafia_gm.app.store import StoreFailed
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.facts import BatchOpened, Dealt
from mafia_gm.engine.record import BrokenRecord
from mafia_gm.engine.reveal import reveal
from tests.app.evening import begin, go_on, still

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("seed", range(12))
def test_reopening_lands_where_it_was_left(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    session = begin(tmp_path, seed, 6 + seed, ("deal", "typed", "roll_call")[seed % 3])
    for _ in range(3):
        go_on(session, rng, rng.randrange(1, 60))
        before = still(session)
        session.close()
        session = Session.open(session.path)
        assert (session.read_only, session.damage) == ("", None)
        assert still(session) == before
    session.close()


@pytest.mark.parametrize("seed", range(4))
def test_undo_to_the_start_and_redo_to_the_end_across_reopenings(tmp_path: Path, seed: int) -> None:
    session = go_on(begin(tmp_path, seed, 8 + seed), random.Random(seed), 80, back=0.05)
    while session.redo():
        pass
    moments = [(still(session), session.table)]
    session.close()
    session = Session.open(session.path)
    while session.undoable:
        named = session.undoable
        assert session.undo() == named
        assert session.redoable == named
        moments.append((still(session), session.table))
        if len(moments) % 7 == 0:
            session.close()
            session = Session.open(session.path)
            assert still(session) == moments[-1][0]
    assert session.table.phase == "setup"
    assert session.undo() is None
    assert (session.prompts(), session.interrupts(), session.night()) == ((), (), ())
    assert session.view().seats == ()
    for before, _ in reversed(moments[:-1]):
        brought = session.redoable
        assert session.redo() == brought
        now = still(session)
        assert now[:-3] == before[:-3]
    assert session.redo() is None
    session.close()


def test_a_new_command_empties_redo_and_the_clock_does_not(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.do(c.Deal())
    session.undo()
    session.do(c.SetClock(5, running=False))
    assert session.redoable is not None
    session.redo()
    session.undo()
    session.do(c.Deal(1))
    assert session.redo() is None
    session.close()


def test_the_same_draw_after_an_undo(tmp_path: Path) -> None:
    session = begin(tmp_path, seed=fresh_seed())
    first = session.do(c.Deal()).facts
    session.undo()
    assert session.do(c.Deal()).facts == first
    assert all(type(fact) is Dealt for fact in first)
    session.close()


def test_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path)
    before, size = still(session), session.path.stat().st_size
    with pytest.raises(Refused):
        session.do(c.Announce())
    assert (still(session), session.path.stat().st_size) == (before, size)
    session.close()


def test_what_the_window_asks(tmp_path: Path) -> None:
    session = go_on(begin(tmp_path, 3, 9), random.Random(3), back=0)
    assert session.table.ended is not None
    assert session.view() == reveal(session.rules, session.table)
    assert session.view() is session.view()
    assert session.table_after(0).phase == "setup"
    for step in session.steps:
        assert step.phase == session.table_after(step.number - 1).phase
    with pytest.raises(KeyError):
        session.table_after(99_999)
    reckoned = [step for step in session.steps if any(type(fact) is BatchOpened for fact in step.facts)]
    assert session.last_reckoning() == reckoned[-1].facts
    session.close()


def test_a_ballot_already_cast_can_be_asked_again(tmp_path: Path) -> None:
    session = begin(tmp_path, 5, 8)
    rng = random.Random(5)
    assert session.ballot(0) is None
    ballots = session.table.ballots
    while ballots is None or not ballots.cast:
        go_on(session, rng, 1, back=0)
        ballots = session.table.ballots
    voter = ballots.cast[0][0]
    again = session.ballot(voter)
    assert again is not None
    assert (again.by, again.act) == (voter, "voting.ballot")
    assert session.table.ballots is ballots
    session.close()


def test_names_of_files(tmp_path: Path) -> None:
    titles = [
        "",
        "Halloween",
        "Halloween",
        'a/b\\c:*?"<>|\0\n..',
        "\U0001f0cf" * 9,
        "ż" * 400,
        "../../etc",
        "x" * 300,
    ]
    sessions = [Session.new("mafia_plus", seed=1, title=t, folder=tmp_path, language="pl") for t in titles]
    assert len({session.path for session in sessions}) == len(titles)
    for session, title in zip(sessions, titles, strict=True):
        assert session.path.parent == tmp_path
        assert len(session.path.name.encode()) < 200
        session.close()
        again = Session.open(session.path)
        assert again.header.title == title
        again.close()
    assert sessions[2].path.stem.endswith("Halloween (2)")


ODD = ("Ala", "ala", "Ala", "\U0001f43a\u200d\U0001f4a9", "x" * 40, "half \ud83d one", "'; --\"\\\n", "ŻÓŁW")


def test_odd_names_of_players(tmp_path: Path) -> None:
    session = Session.new("mafia_plus", seed=1, title="\udc00 odd", folder=tmp_path, language="pl")
    roles = next(deal for deal in session.rules.what.deals if deal.players == len(ODD)).roles()
    session.do(c.Open(ODD, roles))
    with pytest.raises(Refused):
        session.do(c.Rename(0, " \n\u200b "))
    session.do(c.Rename(0, "Nowa \ud800"))
    names = [player.name for player in session.table.players]
    session.do(c.Deal())
    session.close()
    session = Session.open(session.path)
    assert session.damage is None
    assert [player.name for player in session.table.players] == names
    assert (names[0], names[4]) == ("Nowa", "x" * 40)
    session.close()


def test_wrong_rule_set_and_option(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        Session.new("chess", seed=1, title="", folder=tmp_path, language="pl")
    with pytest.raises(ValueError, match="abstain"):
        Session.new("mafia_plus", {"abstain": 3}, seed=1, title="", folder=tmp_path, language="pl")
    assert not list(tmp_path.iterdir())


def test_no_folder_and_a_file_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        with pytest.raises(StoreFailed) as caught:
            Session.new("mafia_plus", seed=1, title="", folder=folder, language="pl")
        assert caught.value.kind == "missing"
    session = Session.new("mafia_plus", seed=1, title="", folder=tmp_path / "new" / "one", language="pl")
    assert session.path.exists()
    session.close()


def test_what_is_no_game(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed) as gone:
        Session.open(tmp_path / "none.mafia")
    assert gone.value.kind == "missing"
    for place in (tmp_path, tmp_path / "text"):
        if place != tmp_path:
            place.write_text("Dear diary\n")
        with pytest.raises(BrokenRecord) as caught:
            Session.open(place)
        assert caught.value.kind == "foreign"
    assert (tmp_path / "text").read_text() == "Dear diary\n"
    assert [path.name for path in tmp_path.iterdir()] == ["text"]


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(200))
def test_reopening_many_games(tmp_path: Path, seed: int) -> None:
    session = go_on(begin(tmp_path, seed, 6 + seed % 18), random.Random(seed), back=0.15)
    before = still(session)
    session.close()
    session = Session.open(session.path)
    assert still(session) == before
    session.close()
