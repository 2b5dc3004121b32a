"""Files of every format there has been: opened, renewed and played on; those of a newer program are left alone.

``MIGRATIONS`` is empty as long as there is one format; what a step of it does is tried out here with one for the
next format, made up.
"""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from mafia_gm.app.files import StoreFailed, peek
from mafia_gm.app.games import list_games
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine import record
from mafia_gm.engine.migrate import MIGRATIONS, today
from mafia_gm.engine.record import FORMAT, BrokenRecord
from mafia_gm.rulesets.catalogue import RULESETS
from tests.ui import forged

RECORDS = Path(__file__).parent / "records"
STORED = sorted(RECORDS.glob("*.mafia"))
stored = pytest.mark.parametrize("path", STORED, ids=[path.stem for path in STORED])


def test_of_every_format_a_game_is_kept_and_there_is_a_way_to_the_next() -> None:
    formats = {record.format_of(path.read_bytes().partition(b"\n")[0]) for path in STORED}
    assert formats == set(range(1, FORMAT + 1))
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))


@stored
def test_a_stored_game_is_opened_and_played_on(tmp_path: Path, path: Path) -> None:
    mine = Path(shutil.copy(path, tmp_path / "game.mafia"))
    session = Session.open(mine)
    assert (session.damage, session.read_only) == (None, "")
    steps = session.steps
    assert session.undo() == steps[-1]
    session.do(c.ShowNow())
    session.close()
    session = Session.open(mine)
    assert session.steps[-1].command == c.ShowNow()
    assert session.undo() is not None
    session.close()


# --- a next format ----------------------------------------------------------------------------------------------


def next_format(line: dict[str, Any]) -> dict[str, Any]:
    """The next format, as it might be: a game's title is written in capitals, and so is a player's name."""
    if "file" in line:
        return {**line, "title": line["title"].upper()}
    for fact in line.get("facts", ()):
        if fact["type"] in {"Seated", "Renamed"}:
            fact["name"] = fact["name"].upper()
    return line


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program of tomorrow."""
    monkeypatch.setattr(record, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(MIGRATIONS, FORMAT, next_format)


@stored
@pytest.mark.usefixtures("later")
def test_an_older_game_is_renewed_and_the_old_file_kept(tmp_path: Path, path: Path) -> None:
    mine = Path(shutil.copy(path, tmp_path / "game.mafia"))
    old = path.read_bytes()
    lines = record.read(today(old), RULESETS).lines
    (listed,) = list_games(tmp_path)
    assert (listed.broken, listed.title) == ("", listed.title.upper())
    assert mine.read_bytes() == old, "it was only looked at"
    session = Session.open(mine)
    assert (session.damage, session.read_only) == (None, "")
    assert all(player.name == player.name.upper() for player in session.table.people())
    assert (tmp_path / "game.older-1.mafia").read_bytes() == old
    renewed = mine.read_bytes()
    assert renewed == today(old)
    assert record.format_of(renewed.partition(b"\n")[0]) == FORMAT + 1
    assert today(renewed) is renewed
    session.do(c.ShowNow())
    session.undo()
    session.close()
    again = Session.open(mine)
    assert again.damage is None
    assert record.read(peek(mine), RULESETS).lines[: len(lines)] == lines
    again.close()
    assert len(list(tmp_path.iterdir())) == 2
    assert len(list_games(tmp_path)) == 1


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("lost", [1, 30, 3000])
def test_an_older_game_that_is_torn_opens_up_to_there(tmp_path: Path, lost: int) -> None:
    whole = (RECORDS / "mafia_plus.mafia").read_bytes()
    mine = tmp_path / "game.mafia"
    mine.write_bytes(whole[:-lost])
    session = Session.open(mine)
    assert (tmp_path / "game.older-1.mafia").read_bytes() == whole[:-lost]
    assert (session.damage is None) == (lost == 1)
    assert session._number == whole[: 1 - lost or None].count(b"\n") - 1
    session.close()
    assert Session.open(mine).damage is None


@pytest.mark.usefixtures("later")
def test_an_older_game_that_cannot_be_renewed_can_be_looked_at_and_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = Path(shutil.copy(RECORDS / "maffia.mafia", tmp_path / "game.mafia"))

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        session = Session.open(mine)
    assert session.read_only == "full"
    with pytest.raises(StoreFailed):
        session.do(c.ShowNow())
    assert [path.name for path in tmp_path.iterdir()] == ["game.mafia"]
    assert mine.read_bytes() == (RECORDS / "maffia.mafia").read_bytes()
    session.save_as(tmp_path / "new.mafia")
    session.do(c.ShowNow())
    session.close()
    assert Session.open(tmp_path / "new.mafia").damage is None


@pytest.mark.usefixtures("later")
def test_older_lines_that_make_no_sense_are_damage(tmp_path: Path) -> None:
    lines = forged.rows((RECORDS / "mafia_plus.mafia").read_bytes())
    lines[12]["facts"] = [{"type": "Seated"}]
    mine = tmp_path / "game.mafia"
    mine.write_bytes(forged.summed(lines))
    session = Session.open(mine)
    assert session.damage is not None
    assert session._number == 11
    session.close()


# --- a newer program --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "key", "value"),
    [
        (0, "format", FORMAT + 1),
        (0, "weather", "rain"),
        (9, "type", "branch"),
        (9, "mood", "merry"),
        (9, "command", {"type": "Levitate", "player": 3}),
        (9, "facts", [{"type": "Levitated", "player": 3}]),
    ],
)
def test_a_game_of_a_newer_program_is_refused_and_left_alone(
    tmp_path: Path, place: int, key: str, value: object
) -> None:
    data = forged.changed((RECORDS / "mafia_plus.mafia").read_bytes(), place, (key,), value)
    mine = tmp_path / "game.mafia"
    mine.write_bytes(data)
    with pytest.raises(BrokenRecord) as refused:
        Session.open(mine)
    assert refused.value.kind == "newer"
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [data]
    (listed,) = list_games(tmp_path)
    assert listed.broken == "newer"
