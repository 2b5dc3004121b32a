"""Evenings in a process of their own that tell every step through a pipe, until somebody kills them."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any, Final

from mafia_gm.app import clock
from mafia_gm.app.play import answer
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.prompts import prompts
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.walks import Walk

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from pathlib import Path

    from mafia_gm.app.conflict import Wish
    from mafia_gm.engine.table import Table

TOLD: Final = ("do", "undo", "redo", "correct", "save_as")
"""What a session is asked to do: told before it is done, and acknowledged when it has been."""


def tells(tell: Connection, patch: Callable[[type, str, Any], None] = setattr) -> None:
    """Let every session of this process tell (path, what, with what) before a step and an empty word after it.

    Of a correction it tells the line that it will write.
    """

    def telling(name: str) -> Any:
        really = getattr(Session, name)

        def told(session: Session, *what: Any) -> Any:
            tell.send(
                (
                    session.path,
                    name,
                    [one.line(session._number + 1) for one in what] if name == "correct" else what,
                )
            )
            done = really(session, *what)
            tell.send(())
            return done

        return told

    for name in TOLD:
        patch(Session, name, telling(name))


class Evening(Walk):
    """A random game whose steps go through a session."""

    def __init__(self, folder: Path, number: int) -> None:
        """Begin game ``number`` in a file of its own; the rule sets take turns."""
        self.session: Session | None = None
        game = list(RULESETS)[number % len(RULESETS)]
        super().__init__(number, game, extras=True)
        self.session = Session.new(
            game, self.rules.options, seed=number, title=f"Game {number}", folder=folder, language="pl"
        )
        self.rules = self.session.rules

    @property
    def table(self) -> Table:
        return self.session.table if self.session is not None else self.tables[-1]

    def step(self) -> None:
        """Do one thing: mostly go on; now and then take back, bring back, or touch the clock."""
        session, rng = self.session, self.rng
        assert session is not None
        chance = rng.random()
        if self.table.ended is not None:
            for _ in range(rng.randrange(1, 30)):
                session.undo()
        elif chance < 0.1:
            session.undo()
        elif chance < 0.18 or (self.table.phase == "setup" and session.redoable is not None):
            session.redo()
        elif chance < 0.21 and len(session.steps) > 1:
            self.correct(session)
        elif self.table.phase == "setup":
            names = tuple(f"Player {number}" for number in range(1, len(self.roles) + 1))
            session.do(c.Open(names, self.roles, self.cards))
        elif chance < 0.27:
            how = rng.choice((clock.start(rng.uniform(1, 90)), clock.pause(self.table.clock)))
            session.do(rng.choice((how, clock.adjust(self.table.clock, 10))))
        else:
            session.do(self.next_command())

    def correct(self, session: Session) -> None:
        """Let one of the last steps have been another or none; what is refused then is another one or left out."""
        rng, journal = self.rng, session._journal
        able = [step for step in session.steps[1:] if step.can_be_corrected]
        if not able:
            return
        step = rng.choice(able[-15:])
        before = journal.tables[journal.place_of(step.number)]
        open_then = prompts(self.rules, before)
        command = answer(self.rules, rng.choice(open_then), rng) if open_then and rng.random() < 0.7 else None
        wishes: dict[int, Wish] = {}
        try:
            tried = session.try_correction(step.number, command, wishes)
            while (found := tried.open) is not None:
                wishes[found.step] = rng.choice((*found.ways, found.instead(None)))
                if found.question is not None and not found.question.offers and rng.random() < 0.5:
                    wishes[found.step] = found.answered(answer(self.rules, found.question, rng))
                tried = session.try_correction(step.number, command, wishes)
        except Refused:
            return
        session.correct(tried)


def play(tell: Connection, folder: Path, number: int) -> None:
    """Play on and on, through a session alone."""
    tells(tell)
    evening = Evening(folder, number)
    while True:
        evening.step()


def click(tell: Connection, folder: Path, number: int) -> None:
    """Click and type at random on the real window, on and on."""
    os.environ["MAFIA_GM_HOME"] = str(folder)
    from PySide6.QtWidgets import QApplication

    from mafia_gm.ui.app import App
    from tests.ui.gm import GameMaster
    from tests.ui.test_monkey import Monkey, begin

    tells(tell)
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    app = App(application, "en")
    app.window.resize(1024, 600)
    app.window.show()
    gm = GameMaster(app, mouse=False)
    rng = random.Random(number)
    begin(gm, list(RULESETS)[number // 2 % len(RULESETS)], rng)
    monkey = Monkey(gm, rng)
    while True:
        monkey.act()
