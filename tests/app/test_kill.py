"""Killed at any moment: no acknowledged step is lost, and the file opens to the same question, clock, vote and history."""

from __future__ import annotations

import multiprocessing
import os
import random
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mafia_gm.app import clock
from mafia_gm.app.journal import Journal
from mafia_gm.app.session import Session
from mafia_gm.engine.decide import Refused, decide, new_table
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.record import last_number
from tests.app import killed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from mafia_gm.engine.record import Header
    from mafia_gm.engine.ruleset import Rules

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="the children are forked from one that is warm"
)
TMPFS = Path("/dev/shm")
KILLS = int(os.environ.get("CAMPAIGN_KILLS", "1000"))
PART = 50
PATIENCE = 120
"""Seconds; how long an evening may think."""
CLICKED = 12
"""Every how manyth evening is played at the real window."""
CLICKS = 40
"""After how many steps at most such a one is killed: they come slowly."""

processes = multiprocessing.get_context("forkserver") if sys.platform != "win32" else multiprocessing
if sys.platform != "win32":
    processes.set_forkserver_preload(["tests.app.killed"])


class Reckoned:
    """What a game must be like after the steps that were told: decided anew, and never written anywhere."""

    def __init__(self, rules: Rules, header: Header, at: float, utc: float) -> None:
        self.rules, self.header, self.at, self.utc = rules, header, at, utc
        self.journal = Journal((new_table(rules),))
        self.number = 0

    def take(self, name: str, what: tuple[Any, ...]) -> None:
        """Take a step as the session did; what is refused or finds nothing makes no line."""
        before, number = self.journal, self.number + 1
        if name == "do":
            try:
                facts = decide(self.rules, before.table, what[0], self.header.seed)
            except Refused:
                return
            self.journal = before.do(number, what[0], clock.rebased(facts, self.at, self.utc))
        elif name == "correct":
            self.journal, number = before.follow(what[0]), last_number(what[0])
        else:
            self.journal = before.undo() if name == "undo" else before.redo()
        self.number = self.number if self.journal is before else number


def told_by(listen: Connection) -> Iterator[tuple[Any, ...]]:
    """Yield what a process said, up to the word in the middle of which it died."""
    try:
        while True:
            yield listen.recv()
    except (EOFError, OSError):
        return


def kill_one(folder: Path, number: int, most: int) -> list[tuple[Any, ...]]:
    """Let an evening begin and kill it after a random number of words; return all that it told."""
    rng = random.Random(f"kill {number}")
    clicked = number % CLICKED == CLICKED - 1
    listen, tell = processes.Pipe(duplex=False)
    child = processes.Process(target=killed.click if clicked else killed.play, args=(tell, folder, number))
    child.start()
    tell.close()
    wanted = 2 * rng.randrange(min(most, CLICKS) if clicked else most)
    told = []
    for _ in range(wanted):
        assert listen.poll(PATIENCE), "it says nothing any more"
        told.append(listen.recv())
    time.sleep(rng.random() * 0.012)  # anywhere inside the next step or the one after it
    assert child.is_alive()
    child.kill()
    told += told_by(listen)
    child.join()
    listen.close()
    return told


def by_file(told: list[tuple[Any, ...]]) -> dict[Path, list[tuple[int, tuple[Any, ...]]]]:
    """Return what was told of each file, with its places; one that was saved elsewhere goes on from its first."""
    found: dict[Path, list[tuple[int, tuple[Any, ...]]]] = {}
    for place, word in enumerate(told):
        if word:
            path, name, what = word
            found.setdefault(path, [])
            if name != "save_as":
                found[path].append((place, word))
            elif told[place + 1 : place + 2] == [()]:
                found[what[0]] = list(found[path])
    return found


def check(
    path: Path,
    here: list[tuple[int, tuple[Any, ...]]],
    told: list[tuple[Any, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The file opens to what was told: every acknowledged step, and at most the one that was being taken."""
    if not here and not path.read_bytes():
        return  # killed before its first line
    at, utc = clock.now(), time.time()
    with monkeypatch.context() as still:
        still.setattr(clock, "now", lambda: at)
        still.setattr(time, "time", lambda: utc)
        session = Session.open(path)
    reckoned = Reckoned(session.rules, session.header, at, utc)
    for place, (_, name, what) in here:
        if place + 1 == len(told) and session._number == reckoned.number:
            break  # it was being taken, and did not come to the disk
        reckoned.take(name, what)
    assert session._number == reckoned.number
    assert session._journal == reckoned.journal
    assert session.prompts() == prompts(session.rules, reckoned.journal.table)
    running = session.table.clock
    if running is not None and running.running:
        left = max(0.0, min(running.seconds, running.deadline - utc))
        assert clock.remaining(running, at) == pytest.approx(left, abs=0.002)
    session.undo()
    undone = session.redoable
    session.close()
    again = Session.open(path)
    assert (again.damage, again.read_only) == (None, "")
    assert (again.redoable and again.redoable.number) == (undone and undone.number)
    again.close()


def kill_many(numbers: range, folder: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    for number in numbers:
        home = (TMPFS if number % 2 and TMPFS.is_dir() else folder) / f"mafia-gm-{os.getpid()}-{number}"
        home.mkdir()
        try:
            told = kill_one(home, number, most)
            files = by_file(told)
            for path in {*home.rglob("*.mafia"), *files}:
                check(path, files.get(path, []), told, monkeypatch)
        except BaseException as error:
            error.add_note(f"evening {number}")
            raise
        finally:
            shutil.rmtree(home)


@pytest.mark.parametrize("part", range(5))
def test_fifty_kills_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: int) -> None:
    kill_many(range(part * 10, part * 10 + 10), tmp_path, monkeypatch, 60)


@pytest.mark.campaign
@pytest.mark.parametrize("first", range(1000, 1000 + KILLS, PART))
def test_a_thousand_kills_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    kill_many(range(first, first + PART), tmp_path, monkeypatch, 400)
