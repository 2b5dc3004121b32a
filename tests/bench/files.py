"""The game file: saving a step, and reading a game of five hundred steps."""

from __future__ import annotations

import json
import os
import random
import tempfile
from pathlib import Path
from typing import Final

from mafia_gm.app.play import random_command
from mafia_gm.app.session import Session, journal_of
from mafia_gm.engine import record
from mafia_gm.engine.commands import Open
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.record import Do
from mafia_gm.rulesets.catalogue import RULESETS
from tests.bench.pairs import Ratio, measured, seconds

STEPS: Final = 500
SAVES: Final = 20


def new_session(folder: Path, players: int, seed: int) -> Session:
    """Begin a game in a folder with the recommended set for so many players."""
    deal = next(deal for deal in RULESETS["mafia_plus"].deals if deal.players == players)
    session = Session.new("mafia_plus", seed=seed, title="Bench", folder=folder, language="en")
    session.do(Open(tuple(f"Player {number}" for number in range(1, players + 1)), deal.roles(), "deal"))
    return session


def stored_game(folder: Path, players: int, steps: int) -> Path:
    """Play by chance until a game has so many steps, and return its file."""
    for seed in range(1000):
        session = new_session(folder, players, seed)
        rng = random.Random(seed)
        while len(session.steps) < steps and prompts(session.rules, session.table):
            session.do(random_command(session.rules, session.table, rng))
        session.close()
        if len(session.steps) == steps:
            return session.path
    raise AssertionError("no game is long enough")


def saving(folder: Path) -> Ratio:
    """A step saved (encoded, checked, appended, synced), of a bare append and sync of the same bytes."""
    session = new_session(folder, 12, 1)
    step = session.steps[-1]
    line = Do(2, step.command, step.facts)
    raw, _ = record.write(line, 0)
    bare = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append() -> None:
        os.write(bare, raw)
        os.fsync(bare)

    store = session._store
    found = measured(
        lambda: seconds(lambda: store.append(line), SAVES) / SAVES, lambda: seconds(append, SAVES) / SAVES
    )
    os.close(bare)
    session.close()
    return found


def loading(path: Path) -> Ratio:
    """A file read, checked, decoded and folded to its last table, of ``json.loads`` of its lines."""

    def load() -> None:
        found = record.read(path.read_bytes(), RULESETS)
        journal_of(found.rules, found.lines)

    def parse() -> None:
        for line in path.read_bytes().splitlines():
            json.loads(line)

    return measured(lambda: seconds(load, 3) / 3, lambda: seconds(parse, 3) / 3)


def load_once() -> None:
    """Load a stored game a few times, for the profile."""
    with tempfile.TemporaryDirectory() as folder:
        data = stored_game(Path(folder), 23, STEPS).read_bytes()
        for _ in range(20):
            found = record.read(data, RULESETS)
            journal_of(found.rules, found.lines)
