"""Ways through an evening at the real window: a table that is dealt, on to a phase by legal answers, a message read."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QMessageBox

from mafia_gm.app import play
from mafia_gm.engine import commands as c

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def sit_down(gm: GameMaster, *, begin: bool = True) -> None:
    """Open the sample table, deal, and let Night Zero fall."""
    gm.app.open_sample()
    assert gm.live.do(c.Deal(0))
    if begin:
        assert gm.live.do(c.Begin())
    QApplication.processEvents()


def go_on(gm: GameMaster, rng: random.Random, *, passes: float = 0.0) -> None:
    """Answer the first open question by chance, legally; nothing of it is painted."""
    session = gm.live.session
    session.do(play.answer(session.rules, session.prompts()[0], rng, passes=passes))


def until(gm: GameMaster, *acts: str, seed: int = 1) -> None:
    """Go on, everybody passing where he may, until one of these is asked: an act, or a phase."""
    rng = random.Random(seed)
    for _ in range(400):
        if gm.live.session.prompts()[0].act in acts or gm.table.phase in acts:
            gm.live.tell()
            QApplication.processEvents()
            return
        go_on(gm, rng, passes=1.1)
    message = f"never asked: {acts}"
    raise AssertionError(message)


def back_and_again(gm: GameMaster) -> None:
    """Take every step back to the deal, look at each table, and bring them all again as they were."""
    tables, steps = [gm.table], [step for step in gm.live.session.steps if not step.is_clockwork]
    begun = next(place for place, step in enumerate(steps) if isinstance(step.command, c.Begin))
    for _ in steps[begun:]:
        gm.app.undo()
        QApplication.processEvents()
        tables.append(gm.table)
        gm.console.grab()
    assert gm.table.phase == "deal"
    for table in reversed(tables[:-1]):
        gm.app.redo()
        QApplication.processEvents()
        assert replace(gm.table, clock=None) == replace(table, clock=None)


def message(gm: GameMaster) -> str:
    """Return what the one message says, and close it; empty if there is none."""
    QApplication.processEvents()
    boxes = [box for box in gm.app.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) <= 1
    for box in boxes:
        box.reject()
    return boxes[0].informativeText() if boxes else ""
