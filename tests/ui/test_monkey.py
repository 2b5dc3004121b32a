"""Anybody may come to the laptop and click and type at random: nothing is thrown, and the file opens to the same question."""

from __future__ import annotations

import itertools
import os
import random
import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, qInstallMessageHandler
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QLineEdit, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.setup import draft
from mafia_gm.ui.setup.sample import PEOPLE
from mafia_gm.ui.setup.value import Before
from tests.properties.walks import random_options
from tests.ui.gm import CTRL, KEY, NO, SHIFT
from tests.ui.going import go_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from tests.ui.gm import GameMaster

ALT = Qt.KeyboardModifier.AltModifier
BARE = (
    *(KEY.Key_Space, KEY.Key_Return, KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Escape, KEY.Key_Backspace),
    *(KEY.Key_Up, KEY.Key_Down, KEY.Key_Left, KEY.Key_Right, KEY.Key_Home, KEY.Key_End, KEY.Key_Delete),
    *(KEY.Key_PageDown, KEY.Key_F2, KEY.Key_F9, KEY.Key_P, KEY.Key_L),
)
WITH_CTRL = (
    *(KEY.Key_Return, KEY.Key_Z, KEY.Key_L, KEY.Key_F9, KEY.Key_F, KEY.Key_M, KEY.Key_B),
    *(KEY.Key_Right, KEY.Key_Left),
)
LETTERS = "123456789 0aŻё\u200b\u202e\U0001f43a"
SLOW = ("dim", "larger", "smaller")
HARMLESS = ("This plugin does not support",)


@pytest.fixture
def warned() -> Iterator[list[str]]:
    """What Qt complains of meanwhile."""
    said: list[str] = []

    def note(_: QtMsgType, __: QMessageLogContext, text: str) -> None:
        if not text.startswith(HARMLESS):
            said.append(text)

    before = qInstallMessageHandler(note)
    yield said
    qInstallMessageHandler(before)


def begin(gm: GameMaster, game: str, rng: random.Random) -> None:
    """Let a table of twelve begin this game under random rulings."""
    options = random_options(RULESETS[game], rng)
    before = Before(ruleset=game, title="Wild", spoken="pl", names=PEOPLE["ru"], options=options)
    assert gm.app._begin(draft.begin(before).done())
    assert gm.live.do(c.Deal(0))
    assert gm.live.do(c.Begin())
    QApplication.processEvents()


def put_away_files() -> None:
    """Close the sheets for files: one could write anywhere with them, and Qt's own questions there wait for ever."""
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QFileDialog) and box.isVisible():
            box.reject()


class Monkey:
    """Clicks what it sees and presses what there is; never quits, and sends no file anywhere.

    ``slow`` things, which dress every widget anew, only if they are wanted.
    """

    def __init__(self, gm: GameMaster, rng: random.Random, *, slow: bool = False) -> None:
        self.gm, self.rng = gm, rng
        self.spared = {"quit"} if slow else {"quit", *SLOW}
        self.did = ""

    def act(self) -> None:
        """Do one thing."""
        what = self.rng.choices(
            (self.press, self.point, self.bare, self.letter, self.chord, self.menu, self.sensible),
            (20, 14, 22, 12, 8, 4, 20),
        )[0]
        put_away_files()
        what()
        put_away_files()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(
            None, QEvent.Type.DeferredDelete.value
        )  # no event loop does it here

    def _ground(self) -> QWidget:
        """Where one can click: the sheet on top, else the window."""
        sheets = [box for box in self.gm.app.window.findChildren(QDialog) if box.isVisible()]
        return sheets[-1] if sheets else self.gm.app.window

    def press(self) -> None:
        """Click a button, whatever it is."""
        found = [b for b in self._ground().findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        if found:
            button = self.rng.choice(found)
            self.did = f"button {button.accessibleName() or button.text()}"
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def point(self) -> None:
        """Click anywhere, now and then twice or with the other button, or drag."""
        ground = self._ground()
        at, to = (
            QPoint(self.rng.randrange(ground.width()), self.rng.randrange(ground.height())) for _ in range(2)
        )
        there = ground.childAt(at) or ground
        self.did = f"click {type(there).__name__} {at}"
        at = there.mapFrom(ground, at)
        kind = self.rng.randrange(6)
        if kind == 0:
            QTest.mouseDClick(there, Qt.MouseButton.LeftButton, NO, at)
        elif kind == 1:
            QTest.mousePress(there, Qt.MouseButton.LeftButton, NO, at)
            QTest.mouseMove(there, there.mapFrom(ground, to))
            QTest.mouseRelease(there, Qt.MouseButton.LeftButton, NO, there.mapFrom(ground, to))
        else:
            QTest.mouseClick(there, Qt.MouseButton.LeftButton, NO, at)

    def bare(self) -> None:
        """Press a key."""
        key = self.rng.choice(BARE)
        self.did = f"key {key}"
        self._key(key)

    def letter(self) -> None:
        """Type a letter or a number."""
        letter = self.rng.choice(LETTERS)
        self.did = f"letter {letter!a}"
        self.gm.type(letter)

    def chord(self) -> None:
        """Press a key together with others."""
        key, more = self.rng.choice(WITH_CTRL), self.rng.choice((CTRL, CTRL | SHIFT, ALT))
        self.did = f"chord {key} {more}"
        self._key(key, more)

    def menu(self) -> None:
        """Choose something from the menus, but for leaving the program."""
        actions = [a for key, a in self.gm.app.window.actions_ if key not in self.spared and a.isEnabled()]
        action = self.rng.choice(actions)
        self.did = f"menu {action.text()}"
        action.trigger()

    def sensible(self) -> None:
        """Go on with the game, so that all its phases are seen; and take a way out of wherever one got lost."""
        app = self.gm.app
        self.did = "sensible"
        if app.window.cover.isVisible():
            app.window.cover.lift()
        elif app.live is None and app.setup is None:
            begin(self.gm, self.rng.choice(list(RULESETS)), self.rng)
        elif app.live is not None and app.live.session.prompts() and app.live.session.table.ended is None:
            for _ in range(self.rng.randrange(1, 6)):
                if app.live.session.table.ended is None:
                    go_on(self.gm, self.rng, passes=0.3)
            app.live.tell()
        elif self.rng.random() < 0.3:
            app.leave_game()

    def _key(self, key: Qt.Key, more: Qt.KeyboardModifier = NO) -> None:
        target = QApplication.focusWidget() or self.gm.app.window
        if isinstance(target, QLineEdit) or target.window() is not self.gm.app.window:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                if target is (QApplication.focusWidget() or self.gm.app.window):
                    QApplication.sendEvent(target, QKeyEvent(kind, key, more))
        else:
            QTest.keyClick(target, key, more)


def run_wild(
    gm: GameMaster, game: str, seed: int, actions: int, warned: list[str], *, slow: bool = False
) -> None:
    rng = random.Random(f"{game} {seed}")
    begin(gm, game, rng)
    monkey = Monkey(gm, rng, slow=slow)
    trail: list[str] = []
    for _ in range(actions):
        monkey.act()
        trail.append(monkey.did)
        assert not warned, (warned, trail[-12:])
    same_question_again(gm, trail)


def same_question_again(gm: GameMaster, trail: list[str]) -> None:
    """Whatever game is open, its file opens to the same table, questions and undo."""
    app = gm.app
    if app.live is None:
        return
    session = app.live.session
    path, before = session.path, (session.table, session.prompts(), session.undoable, session.redoable)
    app.leave_game()
    assert app.open_game(path), trail[-12:]
    again = gm.live.session
    assert (again.table.players, again.table.phase, again.table.ballots) == (
        before[0].players,
        before[0].phase,
        before[0].ballots,
    )
    assert (again.prompts(), again.undoable, again.redoable) == before[1:]


@pytest.mark.parametrize("game", RULESETS)
def test_things_done_at_random(desk: GameMaster, warned: list[str], game: str) -> None:
    run_wild(desk, game, 1, 400, warned)


@pytest.mark.campaign
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", RULESETS)
def test_minutes_of_things_done_at_random(desk: GameMaster, warned: list[str], game: str) -> None:
    """Ten minutes for the three games together, or as long as is asked for: one evening after another."""
    end = time.monotonic() + int(os.environ.get("CAMPAIGN_SECONDS", "600")) / len(RULESETS)
    first = int(os.environ.get("CAMPAIGN_FIRST", "100"))
    for seed in itertools.count(first):
        if time.monotonic() > end:
            break
        try:
            run_wild(desk, game, seed, 500, warned, slow=seed % 4 == 0)
        except BaseException as error:
            error.add_note(f"in evening {seed}")
            raise
        desk.app.leave_game()
        desk.app.set_language("en")
