"""Whole evenings through the real window: one by clicks, one by keys alone, the projector open beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mafia_gm.app.session import Session
from mafia_gm.ui.app import App
from mafia_gm.ui.projector.window import ProjectorWindow
from tests.shots.people import USUAL
from tests.ui.gm import CTRL, KEY, SHIFT, GameMaster

if TYPE_CHECKING:
    from collections.abc import Iterator


NAMES = (*USUAL[:11], "Żółć")
ROLES = (
    "doctor",
    "detective",
    "courtesan",
    "madman",
    "cursed_infantry",
    "railwayman",
    "mafia_boss",
    "coquette",
    "janitor",
    "barman",
    "angel_of_death",
    "mayor",
)
"""The recommended set for twelve with the first alternatives, seat by seat."""


class Strays(QObject):
    """Notes every widget that appears as a window of its own for want of a parent: it takes the focus away."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        shown = event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow()
        if (
            shown
            and isinstance(watched, QWidget)
            and not isinstance(watched, ProjectorWindow | QDialog)
            and watched.windowType() == Qt.WindowType.Window
        ):
            self.seen.append(repr(watched))
        return False


@pytest.fixture
def app(qapp: QApplication, app: App) -> Iterator[App]:
    """The fresh program in a larger window, beside which nothing opens a window of its own."""
    app.window.resize(1366, 768)
    strays = Strays()
    qapp.installEventFilter(strays)
    yield app
    qapp.removeEventFilter(strays)
    assert strays.seen == []


def set_up(gm: GameMaster) -> None:
    """From the start screen through all pages to a table whose cards are to be typed in."""
    app = gm.app
    gm.click(app.window.start.begin)
    flow = app.setup
    assert flow is not None
    gm.key(KEY.Key_Return, CTRL)
    players = flow.pages[1]
    players.field.setFocus()  # type: ignore[attr-defined]
    for name in NAMES:
        gm.type(name)
        gm.key(KEY.Key_Return)
    for _ in range(3):
        gm.key(KEY.Key_Return, CTRL)
    ways = flow.pages[4].ways.ways  # type: ignore[attr-defined]
    if gm.mouse:
        gm.click(ways["typed"])
    else:
        gm.tab_to(ways["deal"])
        gm.key(KEY.Key_Down)
    gm.key(KEY.Key_Return, CTRL)
    gm.key(KEY.Key_Return, CTRL)
    assert app.live is not None, "the last page begins the game"
    body = gm.console.left.deal.typed
    body.field.setFocus()
    for role in ROLES:
        gm.type(gm.live.scene().lines.role(role))
        gm.key(KEY.Key_Return)
    assert tuple(player.role for player in gm.table.players) == ROLES


def night(gm: GameMaster, **answers: str | int) -> None:
    """Go through all calls of a night; ``answers`` by role or group, the rest passes."""
    while gm.table.phase in {"night", "night_zero"} and gm.prompt.act != "night.ends":
        owner = gm.prompt.act.split(".")[0]
        wanted = answers.get(owner)
        if isinstance(wanted, int):
            gm.answer(wanted)
        elif isinstance(wanted, str):
            gm.answer(choice=wanted)
        else:
            gm.answer()
    gm.key(KEY.Key_Return)
    assert gm.table.phase == "dawn"


def day(gm: GameMaster, *ballots: tuple[int, int]) -> None:
    """Announce the dawn, open the vote, take these ballots (the rest abstains) and execute the verdict."""
    gm.firmly()
    assert gm.table.phase == "debate"
    gm.firmly()
    assert gm.table.phase == "voting"
    choice = dict(ballots)
    while gm.prompt.act == "voting.ballot":
        gm.ballot(choice.get(gm.prompt.by, -1))
    gm.key(KEY.Key_Return)
    assert gm.table.phase == "verdict"


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys alone"])
def test_an_evening_of_twelve_to_the_winners(app: App, mouse: bool) -> None:
    gm = GameMaster(app, mouse=mouse)
    set_up(gm)
    gm.key(KEY.Key_F5)
    assert isinstance(app.projector, ProjectorWindow)
    assert app.projector.isVisible()
    assert app.window.isActiveWindow(), "the keys stay with the console"
    gm.firmly()
    assert gm.table.phase == "night_zero"
    doctor, detective, boss, coquette, janitor = (
        gm.holder(role) for role in ("doctor", "detective", "mafia_boss", "coquette", "janitor")
    )
    barman, mayor, madman, railwayman = (gm.holder(r) for r in ("barman", "mayor", "madman", "railwayman"))
    night(gm, courtesan=boss)
    day(gm, *((voter, coquette) for voter in range(7)), (coquette, boss))
    gm.firmly()
    assert not gm.table[coquette].alive
    assert gm.table.phase == "night"
    # Night 1: the Barman shifts the bullet from the Doctor onto the Detective; the Detective sees the Boss.
    night(
        gm,
        mafia=doctor,
        doctor=doctor,
        railwayman=mayor,
        detective=boss,
        janitor="yes",
        angel_of_death=madman,
        barman="left",
    )
    assert [p.id for p in gm.table.players if not p.alive] == [detective, coquette]
    shown = app.projector._view
    assert shown.phase == "night", "nothing is public before it is announced"
    gm.firmly()
    assert app.projector._view.phase == "debate"
    assert app.projector._view.seats[detective].state == "out"
    assert app.projector._view.seats[mayor].state == "away"
    assert app.projector._view.statistics == ()
    # Undo back over the phase border, and forward again.
    steps = len(gm.live.session.steps)
    for _ in range(4):
        gm.key(KEY.Key_Z, CTRL)
    assert gm.table.phase == "night"
    for _ in range(4):
        gm.key(KEY.Key_Z, CTRL | SHIFT)
    assert gm.table.phase == "debate"
    assert len(gm.live.session.steps) == steps
    # The Madman shoots the Boss; the Day ends at once.
    gm.click(
        gm.button("Świr" if gm.live.scene().lines.role("madman") == "Świr" else "Madman", gm.console.left.day)
    )
    gm.point(boss)
    gm.firmly()
    assert not gm.table[boss].alive
    assert gm.table.phase == "night"
    # Reopening the file lands on the same question.
    path, question = gm.live.session.path, gm.prompt
    app.leave_game()
    assert app.open_game(path)
    assert gm.prompt == question
    night(gm, mafia=railwayman, doctor=railwayman, angel_of_death=janitor, railwayman=barman)
    day(gm, *((voter, janitor) for voter in range(12) if gm_can_vote(gm, voter)))
    gm.firmly()
    assert gm.prompt.act == "end.confirm"
    gm.firmly()
    ended = gm.table.ended
    assert ended is not None
    assert ended.outcome == "city"
    assert mayor in ended.winners, "the Syndicate's survivors win too"
    app.leave_game()
    stored = Session.open(path)
    assert stored.table.ended == ended
    stored.close()


def gm_can_vote(gm: GameMaster, player: int) -> bool:
    return gm.table[player].alive and not gm.table.has("away", player)
