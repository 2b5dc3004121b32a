"""Lines of the journal corrected: asked again at the table of then, what would differ, a step that does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from mafia_gm.engine import commands as c
from tests.shots.evening import FIRST, ZERO, Evening, _first_day

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.ui.app import App
    from mafia_gm.ui.correct.page import CorrectPage


def correcting(app: App, players: int, language: str) -> Iterator[str]:
    """Two corrections on the second Day of MAFIA+: whom the mafia shot, and whom the Detective checked."""
    evening = Evening(app, players, language)
    evening.give_cards()
    evening.do(c.Begin())
    for _ in evening.night("zero", ZERO):
        pass
    evening.do(c.Announce())
    for _ in _first_day(evening):
        pass
    for _ in evening.night("first", FIRST):
        pass
    evening.do(c.Announce())
    town = evening.table.in_town()
    evening.do(c.Accuse(town[0], town[1]))
    evening.do(c.OpenVote())
    evening.vote(*((voter, town[0]) for voter in town[1:-1]), (town[0], town[1]))
    act = "detective.checks" if "detective" in evening.roles else "doctor.heals"
    number = _number(evening, act)
    evening.console.looked.emit(number)
    yield "correct-looked-at"
    page = _take_up(app, number)
    yield "correct-asked"
    page._asking.point(_other(page))  # type: ignore[union-attr]
    yield "correct-answered"
    page._asking.confirm()  # type: ignore[union-attr]
    yield "correct-reviewed"
    page.go_back()
    page.go_back()
    page = _take_up(app, _number(evening, "mafia.shoots"))
    yield "correct-mafia-asked"
    page._asking.point(town[0])  # type: ignore[union-attr]
    page._asking.confirm()  # type: ignore[union-attr]
    QApplication.processEvents()
    yield "correct-mafia-reviewed"
    settled = 0
    while page._tried is not None and not page._tried.is_complete and settled < 20:
        conflict = page._tried.conflicts[0]
        page._settle(conflict.step, conflict.ways[0] if conflict.ways else None)
        QApplication.processEvents()
        settled += 1
        yield f"correct-mafia-settled-{settled}"
    page.accept()
    yield "correct-accepted"


def _number(evening: Evening, act: str) -> int:
    steps = evening.live.session.steps
    return next(
        step.number
        for step in reversed(steps)
        if isinstance(step.command, c.Reply) and step.command.act == act
    )


def _take_up(app: App, number: int) -> CorrectPage:
    console = app.window.console
    assert console is not None
    rows = console.journal._rows
    row = next(row for row in range(rows.rowCount()) if rows.number(row) == number)
    console.journal.list.setCurrentIndex(rows.index(row))
    app.window.actions_["correct"].trigger()
    QApplication.processEvents()
    assert app.window.correction is not None
    return app.window.correction


def _other(page: CorrectPage) -> int:
    scene = page._asking.scene()  # type: ignore[union-attr]
    assert scene.prompt is not None
    return next(player for player in scene.prompt.legal if player not in scene.picks)
