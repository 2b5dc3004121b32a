"""The whole window, screen by screen, measured: nothing is cut, nothing overlaps, all can be reached and named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mafia_gm.engine.table import Player, Table
from mafia_gm.ui.app import App
from mafia_gm.ui.life.seat_field import SeatField
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import TightButton
from tests.shots import inbox, screens
from tests.shots.people import SIX

OWN_LAYOUT = (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QTabBar,
    QTabWidget,
)
"""Qt lays out the insides of these itself."""
SLACK = 2
"""Pixels that rounding may take away."""
WORDS = re.compile(r"\s+|\u200b|(?<=[-–—])")
"""Where a line may be broken."""
TABBED = (
    *("start-games", "setup-1-game", "setup-2-players", "setup-3-characters", "setup-5-cards"),
    *("deal-dealt", "deal-typed-half", "night0-bodyguard-guards", "dawn1-why", "day1-accusations"),
    *("day1-vote", "day1-tie", "day2-president", "seat-selected", "stop-bar", "end-proposed", "end"),
)
"""Screens on which Tab is followed all the way round."""
QUICK = [
    *[("pl", (1024, 600), 23), ("pl", (1366, 768), 12), ("ru", (1024, 600), 23)],
    *[("sv", (1024, 600), 23), ("en", (1024, 600), 6)],
]
ALL = [
    (language, size, players)
    for language in ("pl", "ru", "sv", "en")
    for size in ((1024, 600), (1366, 768), (1920, 1080))
    for players in (6, 12, 23)
    if (language, size, players) not in QUICK
]


def said(widget: QWidget) -> str:
    """Return how a finding names a widget: its class, its text or name, and where it belongs."""
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    parent: QWidget | None = widget.parentWidget()
    return f"{type(widget).__name__} “{words[:40]}” in {type(parent).__name__}"


def visible(root: QWidget) -> list[QWidget]:
    """Return everything that is seen, the root aside."""
    return [part for part in root.findChildren(QWidget) if part.isVisible() and part.window() is root]


def cut(widget: QWidget) -> str:
    """Say how the text of a widget is cut, or nothing."""
    if isinstance(widget, Elided | TightButton):
        if widget.text() and widget.width() < min(40, widget.sizeHint().width()):
            return "has no room for a word"
        missing = widget.sizeHint().width() - widget.width()
        free = unused(widget) if isinstance(widget, Elided) else 0
        return f"is cut beside {free} free pixels" if min(missing, free) > 4 * SLACK else ""
    if isinstance(widget, QLabel) and widget.text():
        room = widget.contentsRect()
        metrics = widget.fontMetrics()
        text = widget.text() if widget.buddy() is None else widget.text().replace("&", "")
        if widget.wordWrap():
            longest = max(metrics.horizontalAdvance(word) for word in WORDS.split(text))
            if longest > room.width() + SLACK:
                return f"a word needs {longest} of {room.width()}"
            needs = widget.heightForWidth(widget.width())
            return (
                f"needs a height of {needs}, has {widget.height()}" if needs > widget.height() + SLACK else ""
            )
        needs = max(metrics.horizontalAdvance(line) for line in text.split("\n"))
        return f"needs a width of {needs}, has {room.width()}" if needs > room.width() + SLACK else ""
    buttons = QPushButton | QToolButton | QCheckBox | QRadioButton
    if isinstance(widget, buttons) and widget.text() and widget.layout() is None:
        lines = widget.text().replace("&", "").split("\n")
        needs = max(map(widget.fontMetrics().horizontalAdvance, lines))
        return f"needs a width of {needs}, has {widget.width()}" if needs > widget.width() else ""
    return ""


def unused(widget: QWidget) -> int:
    """Return how much of the row in which a widget stands belongs to nothing."""
    parent = widget.parentWidget()
    row = parent.layout() if parent is not None else None
    if not isinstance(row, QHBoxLayout):
        return 0
    parts = [part for place in range(row.count()) if (part := row.itemAt(place)) is not None]
    return sum(part.geometry().width() for part in parts if part.spacerItem() is not None)


def overlaps(parent: QWidget) -> Iterator[str]:
    """Yield pairs of neighbours that lie on each other."""
    if isinstance(parent, OWN_LAYOUT):
        return
    parts = [
        part
        for part in parent.children()
        if isinstance(part, QWidget)
        and part.isVisible()
        and not part.isWindow()
        and not part.size().isEmpty()
    ]
    for one, other in combinations(parts, 2):
        both = one.geometry().intersected(other.geometry())
        if both.width() > SLACK and both.height() > SLACK:
            yield f"{said(one)} and {said(other)} overlap by {both.width()}×{both.height()}"


def outside(widget: QWidget) -> str:
    """Say how far a widget sticks out of what holds it; a scrolled body may be higher than its window."""
    parent = widget.parentWidget()
    if parent is None or widget.size().isEmpty() or isinstance(parent, OWN_LAYOUT):
        return ""
    holder, room, here = parent.parentWidget(), parent.rect(), widget.geometry()
    if isinstance(holder, QAbstractScrollArea):
        if isinstance(holder, QAbstractItemView):
            return ""
        here = QRect(here.x(), room.y(), here.width(), 1)
    over = max(room.left() - here.left(), here.right() - room.right(), here.bottom() - room.bottom())
    return f"sticks {over} pixels out of {type(parent).__name__}" if over > SLACK else ""


def takes_focus(widget: QWidget) -> bool:
    """Can the keyboard come here?"""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()


def nameless(widget: QWidget) -> str:
    """Say that a widget that takes the focus tells a screen reader nothing."""
    if not takes_focus(widget) or widget.focusProxy() is not None:
        return ""
    told = QAccessible.queryAccessibleInterface(widget)
    return "" if told.text(QAccessible.Text.Name) else "has no accessible name"


def findings(window: QWidget) -> list[str]:
    """Measure everything that is seen now."""
    parts = visible(window)
    found = [
        f"{said(part)}: {wrong}"
        for part in parts
        for check in (cut, outside, nameless)
        if (wrong := check(part))
    ]
    return found + [wrong for part in (window, *parts) for wrong in overlaps(part)]


def unreached(window: QWidget) -> list[str]:
    """Press Tab until it comes round; return what it never came to."""
    want = {part for part in visible(window) if takes_focus(part) and not isinstance(part, QMenuBar)}
    for group in window.findChildren(QButtonGroup):
        if group.exclusive():
            want -= set(group.buttons())  # the arrow keys go through a group; Tab comes to the chosen one
    for part in tuple(want):
        if (proxy := part.focusProxy()) is not None:
            want.discard(part)
            want.add(proxy)
    seen: set[QWidget] = set()
    for _ in range(2 * len(want) + 20):
        here = QApplication.focusWidget()
        if here is not None:
            seen.add(here)
        QTest.keyClick(here or window, Qt.Key.Key_Tab)
        if want <= seen:
            return []
    return [said(part) for part in want - seen]


@pytest.fixture
def app(qapp: QApplication, qtbot: QtBot, home: Path) -> Iterator[App]:
    assert not home.exists()
    made = App(qapp, "en")
    qtbot.addWidget(made.window)
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    made.window.close()
    QApplication.processEvents()


def look(app: App, language: str, size: tuple[int, int], players: int) -> None:
    app.set_language(language)
    app.window.resize(*size)
    app.window.activateWindow()
    app.window.setUpdatesEnabled(False)  # it is measured, not looked at
    found: list[str] = []
    for name in screens.walk(app, players, language):
        found += [f"{name}: {wrong}" for wrong in findings(app.window)]
        for sheet in screens.dialogs(app.window):
            found += [f"{name}: {wrong}" for wrong in findings(sheet)]
        if name in TABBED and players == len(SIX):
            found += [f"{name}: Tab never comes to {missed}" for missed in unreached(app.window)]
    assert (app.window.width(), app.window.height()) == size, "nothing pushes the window larger"
    assert not found, f"{len(found)} findings:\n" + "\n".join(dict.fromkeys(found))


def test_a_field_of_a_long_name_shows_its_beginning(qtbot: QtBot) -> None:
    field = SeatField()
    qtbot.addWidget(field)
    field.show_table(Table({}, (Player(0, "Екатерина Воробьёва-Константинопольская", 5),), ring=(0,)))
    field.point(0)
    edit = field.lineEdit()
    assert edit is not None
    assert (edit.text()[0], edit.cursorPosition()) == ("5", 0)
    field.ask()
    assert (edit.selectedText(), edit.cursorPosition()) == (edit.text(), 0)


def test_the_summary_cuts_no_number_of_cards(app: App) -> None:
    app.set_language("sv")
    app.window.resize(1024, 600)
    seen = ""
    for seen in inbox.setting_up(app, 23, "sv"):
        screens.settle()
        if seen.endswith("tonight"):
            shown = [part for part in visible(app.window) if isinstance(part, QLabel)]
            assert "× 10" in [part.text() for part in shown if not isinstance(part, Elided)]
            names = [part for part in shown if isinstance(part, Elided) and part.text() == "Medborgare"]
            assert [part.toolTip() for part in names] == [""], "whole beside clans that nobody plays"
    assert seen.endswith("tonight")


@pytest.mark.parametrize(("language", "size", "players"), QUICK)
def test_every_screen_holds(app: App, language: str, size: tuple[int, int], players: int) -> None:
    look(app, language, size, players)


@pytest.mark.campaign
@pytest.mark.parametrize(("language", "size", "players"), ALL)
def test_every_screen_holds_everywhere(app: App, language: str, size: tuple[int, int], players: int) -> None:
    look(app, language, size, players)
