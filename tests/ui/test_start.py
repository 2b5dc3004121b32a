"""The start screen: begin, continue, open, try out; broken files are lines of the list."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mafia_gm.app.games import Game, list_games
from mafia_gm.app.session import Session
from mafia_gm.engine.commands import Open
from mafia_gm.ui import theme
from mafia_gm.ui.i18n import LANGUAGES
from mafia_gm.ui.start.screen import ABOUT, GAMES, HELP, StartScreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def screen(qtbot: QtBot) -> StartScreen:
    made = StartScreen(theme.DARK)
    qtbot.addWidget(made)
    made.resize(1024, 572)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def games() -> tuple[Game, ...]:
    people = ("A", "B", "C", "D", "E", "F")
    return (
        Game(Path("/g/damaged.mafia"), 5.0, "damaged", "mafia_plus", "", people, 3, "", "damaged"),
        Game(Path("/g/ended.mafia"), 4.0, "Friday", "mafia_plus", "", people, 90, "city"),
        Game(Path("/g/open.mafia"), 3.0, "Saturday & <b>Sunday</b>", "mafia_plus", "", people, 12),
        Game(Path("/g/older.mafia"), 2.0, "Older", "mafia_plus", "", people, 2),
        *(
            Game(Path(f"/g/{kind}.mafia"), 1.0, kind, broken=kind)
            for kind in ("empty", "foreign", "newer", "unknown_ruleset", "wrong_options", "read_only", "odd")
        ),
    )


def test_a_first_start_shows_help_and_two_ways_to_begin(screen: StartScreen, qtbot: QtBot) -> None:
    screen.show_games((), "en")
    assert screen.tabs[HELP].isChecked()
    assert not screen.go_on.isVisible()
    for made, signal in (
        (screen.begin, screen.new_game),
        (screen.try_out, screen.sample),
        (screen.open, screen.browse),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(made, LEFT)


def test_continue_takes_the_last_game_that_is_whole_and_not_finished(
    screen: StartScreen, qtbot: QtBot
) -> None:
    screen.show_games(games(), "en")
    assert screen.tabs[GAMES].isChecked()
    with qtbot.waitSignal(screen.open_game) as told:
        QTest.mouseClick(screen.go_on, LEFT)
    assert told.args == [str(Path("/g/open.mafia"))]


def test_games_are_opened_by_click_and_by_enter(screen: StartScreen, qtbot: QtBot) -> None:
    screen.show_games(games(), "en")
    rows = screen.list
    assert rows.count() == len(games())
    with qtbot.waitSignal(screen.open_game) as told:
        QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualItemRect(rows.item(1)).center())
    assert told.args == [str(Path("/g/ended.mafia"))]
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    with qtbot.waitSignal(screen.open_game) as told:
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert told.args == [str(Path("/g/open.mafia"))]
    screen.grab()


def test_everything_is_reached_by_tab(screen: StartScreen, qtbot: QtBot) -> None:
    screen.show_games(games(), "en")
    screen.begin.setFocus()
    seen: list[QWidget] = []
    while (focus := QApplication.focusWidget()) is not None and focus not in seen:
        seen.append(focus)
        assert focus.accessibleName() or (isinstance(focus, QPushButton) and focus.text())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert {screen.go_on, screen.try_out, screen.open, screen.languages, screen.list} <= set(seen)
    assert seen.index(screen.go_on) < seen.index(screen.open) < seen.index(screen.languages)
    with qtbot.waitSignal(screen.new_game):
        screen.begin.setFocus()
        QTest.keyClick(screen.begin, Qt.Key.Key_Space)


def test_language_and_about(screen: StartScreen, qtbot: QtBot) -> None:
    screen.show_games((), "en")
    screen.languages.setFocus()
    with qtbot.waitSignal(screen.language) as told:
        QTest.keyClick(screen.languages, Qt.Key.Key_Up)
    assert told.args == [LANGUAGES[-2].code]
    QTest.mouseClick(screen.tabs[ABOUT], LEFT)
    assert "Rafał Kwiecień" in screen._about.text()
    assert "CC BY 4.0" in screen._about.text()


def test_real_files_broken_and_whole(screen: StartScreen, home: Path) -> None:
    folder = home / "games"
    session = Session.new("mafia_plus", seed=1, title="Whole", folder=folder, language="en")
    session.do(Open(("A", "B", "C"), ("mafia_boss", "doctor", "detective")))
    session.close()
    (folder / "empty.mafia").write_bytes(b"")
    (folder / "foreign.mafia").write_bytes(b"\x00\xff not a game")
    (folder / "folder.mafia").mkdir()
    screen.show_games(list_games(folder), "pl")
    assert screen.list.count() == 4
    assert screen.unfinished is not None
    assert screen.unfinished.title == "Whole"
    screen.grab()
