"""Odd tables played to their end in the real window, the projector open: three people, forty, and names of any kind."""

from __future__ import annotations

import errno
import os
import random
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.setup.flow import PLAYERS
from mafia_gm.ui.setup.players_page import PlayersPage
from tests.ui.gm import KEY
from tests.ui.going import go_on, sit_down, until

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster

ODD = (
    *(
        "Ania",
        "Ania",
        "ania",
        "A" * 40,
        "Maksymilian Wierzchosławski-Brzęczyszcz",
        "Щукин-Ёлкин",
        "Åsa Öström",
    ),
    *(
        "\U0001f43a\U0001f43a",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "محمد علي",
        "שלום",
        "\u202eabc\u202c",
    ),
    *(
        "zero\u200bwidth",
        "A\u0301\u0302\u0303\u0304\u0305",
        "<b>bold</b>",
        "{name}",
        "%n",
        "&File",
        "-1",
        "0",
    ),
)


def play_on(desk: GameMaster, names: tuple[str, ...], roles: tuple[str, ...], seed: int) -> None:
    """Play a game by chance to its end; every tenth step is painted in the window and on the projector."""
    session = Session.new("mafia_plus", seed=seed, title="Odd", folder=paths.games(), language="en")
    session.do(c.Open(names, roles))
    session.do(c.Deal(0))
    session.do(c.Begin())
    session.close()
    desk.app.toggle_projector()
    assert desk.app.open_game(session.path)
    rng = random.Random(seed)
    assert desk.app.projector is not None
    for step in range(600):
        if desk.table.ended is not None:
            break
        go_on(desk, rng, passes=0.3)
        if step % 10 == 0:
            desk.live.tell()
            QApplication.processEvents()
            desk.app.window.grab()
            desk.app.projector.grab()
    if desk.table.ended is None:
        desk.live.do(c.StopGame())
    desk.live.tell()
    desk.live.do(c.Reveal())
    QApplication.processEvents()
    assert desk.table.phase == "end"
    desk.app.projector.grab()
    assert desk.app.window.width() == 1366, "no name widens the window"


@pytest.mark.parametrize("roles", [("mafioso", "doctor", "citizen"), ("mafia_boss", "citizen", "citizen")])
def test_three_people_play(desk: GameMaster, roles: tuple[str, ...]) -> None:
    play_on(desk, ("Ala", "Ola", "Ela"), roles, 3)


def test_forty_people_with_odd_names_play(desk: GameMaster) -> None:
    roles = ("mafia_boss", "mafioso", "doctor", "detective", "terrorist", "saint")
    play_on(desk, ODD * 2, (*roles, *("citizen",) * 34), 5)


def test_odd_names_are_pasted_in_the_set_up_and_come_back_from_the_file(desk: GameMaster) -> None:
    desk.app.show_setup()
    flow = desk.app.setup
    assert flow is not None
    flow.show_page(PLAYERS)
    page = flow.pages[PLAYERS]
    assert isinstance(page, PlayersPage)
    QGuiApplication.clipboard().setText("\n".join((*ODD[:12], "", "   ", "\u200b")))
    page.paste.click()
    page.field.setFocus()
    desk.type("Żółć Łukaszewicz")
    desk.key(KEY.Key_Return)
    kept = flow.draft.names
    assert len(kept) == 13, "what shows nothing is no name"
    for _ in range(6):
        if desk.app.live is None:
            assert flow.next.isEnabled()
            flow.next.click()
            QApplication.processEvents()
    names = tuple(player.name for player in desk.table.players)
    assert len(names) == len(kept)
    assert all(name.strip() for name in names)
    path = desk.live.session.path
    desk.app.leave_game()
    assert desk.app.open_game(path)
    assert tuple(player.name for player in desk.table.players) == names
    desk.app.window.grab()
    assert desk.app.window.width() == 1366


def test_the_clock_at_zero_by_day_stops_nothing(desk: GameMaster) -> None:
    sit_down(desk)
    desk.app.toggle_projector()
    until(desk, "debate.open_vote")
    assert desk.live.do(c.SetClock(0.0, running=True, at=clock.now(), deadline=0.0))
    QApplication.processEvents()
    assert desk.app.projector is not None
    late = desk.app.projector.grab().toImage()
    desk.firmly()
    assert desk.table.phase == "voting"
    QApplication.processEvents()
    assert desk.app.projector.grab().toImage() != late


def message(desk: GameMaster) -> str:
    """Return what messages on the screen say, and close them."""
    QApplication.processEvents()
    boxes = [box for box in desk.app.window.findChildren(QMessageBox) if box.isVisible()]
    said = " ".join(box.informativeText() for box in boxes)
    for box in boxes:
        box.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return said


@pytest.mark.parametrize(("number", "word"), [(errno.ENOSPC, "full"), (errno.EROFS, "not be written")])
def test_a_disk_that_takes_nothing_loses_no_step_and_may_be_tried_again(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch, number: int, word: str
) -> None:
    sit_down(desk)
    before, steps, asked = desk.live.session.path.read_bytes(), desk.live.session.steps, desk.prompt
    real = os.write

    def refuse(fd: int, data: bytes) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "write", refuse)
    desk.answer()
    said = message(desk)
    assert "step was not made" in said
    assert desk.live.session.steps == steps
    assert desk.prompt == asked
    monkeypatch.setattr(os, "write", real)
    assert desk.live.session.path.read_bytes() == before
    desk.live.confirm()  # the key again, as quickly as here, would count as bouncing
    assert not message(desk)
    assert len(desk.live.session.steps) == len(steps) + 1


def test_a_folder_that_may_not_be_written_is_told_at_the_beginning(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refuse(path: Any, flags: int, *more: int) -> int:
        if flags & os.O_CREAT:
            raise OSError(errno.EACCES, "Permission denied")
        return real(path, flags, *more)

    monkeypatch.setattr(os, "open", refuse)
    desk.app.open_sample()
    said = message(desk)
    assert "No file may be written there" in said
    assert desk.app.live is None
    monkeypatch.setattr(os, "open", real)
    desk.app.open_sample()
    assert not message(desk)
    assert desk.live.session.table.players


@pytest.mark.parametrize("at", [-1e300, 1e300])
def test_a_clock_that_nobody_can_have_set_is_shown_and_set_anew(desk: GameMaster, at: float) -> None:
    sit_down(desk)
    until(desk, "debate.open_vote")
    desk.app.toggle_projector()
    for running in (True, False):
        assert desk.live.do(c.SetClock(1e300, running, at=at, deadline=1e300))
        QApplication.processEvents()
        for window in (desk.app.window, desk.app.projector):
            assert window is not None
            window.grab()
    path = desk.live.session.path
    desk.app.leave_game()
    assert desk.app.open_game(path)
    QApplication.processEvents()
    desk.app.window.grab()
    assert desk.live.do(clock.start(60))
    assert clock.remaining(desk.table.clock) == pytest.approx(60, abs=2)
