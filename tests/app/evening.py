"""Evenings for the tests of app and cli: random games through a real session."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mafia_gm.app import clock
from mafia_gm.app.play import random_command, random_set
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from pathlib import Path

MAFIA_PLUS = RULESETS["mafia_plus"]


def begin(folder: Path, seed: int = 1, players: int = 7, cards: str = "deal", title: str = "Test") -> Session:
    """A game of which only the first command is given."""
    session = Session.new("mafia_plus", {}, seed=seed, title=title, folder=folder, language="pl")
    deal = next(deal for deal in MAFIA_PLUS.deals if deal.players == players)
    names = tuple(f"Gracz {number}" for number in range(1, players + 1))
    session.do(c.Open(names, random_set(deal, random.Random(seed)), cards))
    return session


def go_on(session: Session, rng: random.Random, steps: int = 10_000, *, back: float = 0.1) -> Session:
    """Play by chance, now and then with an undo, a redo or a hand at the clock."""
    for _ in range(steps):
        if session.table.ended is not None:
            break
        chance = rng.random()
        if chance < back:
            session.undo()
        elif chance < 1.5 * back or session.table.phase == "setup":
            session.redo()
        elif chance < 2 * back and session.table.phase in {"debate", "voting"}:
            session.do(rng.choice((clock.start(60.0), clock.pause(session.table.clock))))
        else:
            session.do(random_command(session.rules, session.table, rng))
    return session


def still(session: Session) -> tuple[object, ...]:
    """All that must be the same after a reopening, the clock's readings left out."""
    table = session.table
    return (
        table.players,
        table.ring,
        (table.phase, table.number, table.ties, table.ordered, table.narrowed, table.played_on),
        (table.tokens, table.answers, table.ballots, table.lines, table.ended),
        [(step.number, step.command, step.phase, step.phase_number) for step in session.steps],
        session.undoable and session.undoable.number,
        session.redoable and session.redoable.number,
        [(prompt.act, prompt.by) for prompt in session.prompts()],
        session.header,
    )
