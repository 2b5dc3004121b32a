"""Handing the Game Master's seat over: another laptop opens the file at the same question, with the same past."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.games import list_games
from mafia_gm.app.session import Session
from mafia_gm.app.settings import Settings, save_settings
from mafia_gm.engine import commands as c
from mafia_gm.ui.app import App
from mafia_gm.ui.hand_over import HandOverSheet
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.gm import GameMaster


@pytest.fixture
def other(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], App]]:
    """Another laptop: another folder, its own languages."""
    made: list[App] = []

    def start() -> App:
        monkeypatch.setenv("MAFIA_GM_HOME", str(tmp_path / "other"))
        save_settings(Settings(screen="sv", spoken="ru", shown="ru"))
        app = App(qapp)
        qtbot.addWidget(app.window)
        app.window.show()
        made.append(app)
        return app

    yield start
    for app in made:
        app.leave_game()
        if app.projector is not None:
            app.projector.close()
        app.window.close()


def to_the_vote(desk: GameMaster) -> None:
    """Sit at a vote with some ballots, one of them taken back, the clock running."""
    sit_down(desk)
    until(desk, "debate")
    assert desk.live.do(clock.start(200.0))
    assert desk.live.do(c.OpenVote("elimination"))
    town = desk.table.in_town()
    for voter in town[:4]:
        assert desk.live.do(c.Vote(((voter, town[-1]),)))
    desk.app.undo()


def to_the_night(desk: GameMaster) -> None:
    """Sit in the middle of the second night."""
    sit_down(desk)
    until(desk, "debate")
    until(desk, "night")
    for _ in range(2):
        prompt = desk.live.session.prompts()[0]
        assert desk.live.do(c.Reply(prompt.act, prompt.by))


def give(desk: GameMaster, path: Path) -> None:
    """Hand the game over by the menu and the sheet."""
    desk.app.window.actions_["hand_over"].trigger()
    sheet_of(desk).chosen.emit(path)
    QApplication.processEvents()


def sheet_of(desk: GameMaster) -> HandOverSheet:
    """Return the one sheet that is open."""
    (sheet,) = (one for one in desk.app.window.findChildren(HandOverSheet) if one.isVisible())
    return sheet


def message(app: App) -> str:
    """Return what the message over the window says, and close it."""
    (box,) = (one for one in app.window.findChildren(QMessageBox) if one.isVisible())
    text = f"{box.text()}\n{box.informativeText()}"
    box.close()
    QApplication.processEvents()
    return text


@pytest.mark.parametrize("go", [to_the_vote, to_the_night])
def test_the_other_laptop_lands_on_the_same_question(
    desk: GameMaster,
    other: Callable[[], App],
    tmp_path: Path,
    go: Callable[[GameMaster], None],
) -> None:
    go(desk)
    desk.app._speak("spoken", "pl")
    desk.app._speak("shown", "en")
    before, scene = desk.live.session, desk.live.scene()
    table, view = before.table, before.view()
    left = round(clock.remaining(table.clock))
    steps = [step.number for step in before.steps if not step.is_clockwork]
    stick = tmp_path / "stick.mafia"
    give(desk, stick)
    assert desk.app.live is None
    assert "stick.mafia" in message(desk.app)
    app = other()
    assert app.open_game(stick)
    assert app.live is not None
    after, now = app.live.session, app.live.scene()
    assert (now.prompt, now.prompts, now.night) == (scene.prompt, scene.prompts, scene.night)
    assert [step.number for step in after.steps if not step.is_clockwork] == steps
    assert (after.undoable, after.redoable) == (before.undoable, before.redoable)
    assert after.table.players == table.players
    assert after.table.ballots == table.ballots
    assert after.table.answers == table.answers
    if table.clock is not None:
        assert after.table.clock is not None
        assert not after.table.clock.running, "another laptop's time may be another"
        assert abs(clock.remaining(after.table.clock) - left) <= 1
    assert app.settings.screen == "sv", "the laptop's own language stays"
    assert (app.settings.spoken, app.settings.shown) == ("pl", "en")
    app.toggle_projector()
    assert replace(app.live.view(), clock=None) == replace(view, clock=None)
    redo = after.redoable
    app.redo()
    assert (app.live.session.undoable == redo) if redo is not None else True
    for _ in steps[1:]:
        app.undo()
    assert app.live.session.table.phase in {"setup", "deal"}


def test_the_game_left_behind_says_where_it_goes_on(desk: GameMaster, tmp_path: Path) -> None:
    to_the_night(desk)
    path = desk.live.session.path
    give(desk, tmp_path / "stick.mafia")
    message(desk.app)
    assert desk.app.open_game(path)
    said = message(desk.app)
    assert "stick.mafia" in said
    assert "two games" in said
    prompt = desk.live.session.prompts()[0]
    assert list_games(paths.games())[0].elsewhere
    assert desk.live.do(c.Reply(prompt.act, prompt.by)), "in need it goes on here"
    assert not list_games(paths.games())[0].elsewhere
    desk.app.leave_game()
    assert desk.app.open_game(path)
    assert not [one for one in desk.app.window.findChildren(QMessageBox) if one.isVisible()]


def test_where_the_file_cannot_be_made_the_game_stays_and_its_clock_runs(
    desk: GameMaster, tmp_path: Path
) -> None:
    to_the_vote(desk)
    assert desk.live.do(clock.start(200.0))
    session, steps = desk.live.session, desk.live.session.steps
    (tmp_path / "there.mafia").write_text("something else", encoding="utf-8")
    desk.app.window.actions_["hand_over"].trigger()
    sheet = sheet_of(desk)
    for path in (tmp_path / "there.mafia", tmp_path / "no folder" / "x.mafia", session.path, tmp_path):
        sheet.chosen.emit(path)
        QApplication.processEvents()
        assert "not handed over" in message(desk.app)
        assert desk.live.session is session
        assert not session.handed_over
        assert session.steps == steps
    assert session.table.clock is not None
    assert session.table.clock.running
    assert (tmp_path / "there.mafia").read_text(encoding="utf-8") == "something else"
    sheet.chosen.emit(tmp_path / "here.mafia")
    assert desk.app.live is None, "the sheet has stayed, and another place was chosen"
    message(desk.app)
    assert not desk.app.window.findChildren(HandOverSheet)


@pytest.mark.parametrize("key", ["hand_over", "save_copy"])
def test_nobody_is_asked_to_replace_a_game(desk: GameMaster, key: str) -> None:
    sit_down(desk)
    desk.app.window.actions_[key].trigger()
    if key == "hand_over":
        QTest.mouseClick(sheet_of(desk).choose, Qt.MouseButton.LeftButton)
    (dialog,) = (one for one in desk.app.window.findChildren(QFileDialog) if one.isVisible())
    assert dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    assert dialog.defaultSuffix() == "mafia"
    dialog.reject()


def test_a_game_that_can_only_be_looked_at_here_is_not_given_away(desk: GameMaster, tmp_path: Path) -> None:
    to_the_night(desk)
    path = desk.live.session.path
    held = desk.app.live
    assert held is not None
    looked = Session.open(path)
    assert looked.read_only == "locked"
    looked.close()
    copy = Session.open(path)
    desk.app.live = None
    desk.app._start(copy)
    desk.app.hand_over()
    assert not desk.app.window.findChildren(HandOverSheet)
    message(desk.app)
    desk.app.leave_game()
    held.close()


def test_it_is_written_whole_and_the_undo_passes_over_it(desk: GameMaster, tmp_path: Path) -> None:
    to_the_vote(desk)
    session = desk.live.session
    undoable, redoable = session.undoable, session.redoable
    session.hand_over(tmp_path / "a.mafia", "pl", "")
    assert session.handed_over == "a.mafia"
    assert (session.undoable, session.redoable) == (undoable, redoable)
    given = Session.open(tmp_path / "a.mafia")
    assert given.damage is None
    assert not given.read_only
    assert given.languages() == ("pl", "")
    assert given.header == session.header
    given.hand_over(tmp_path / "b.mafia", "sv", "ru")
    once_more = Session.open(tmp_path / "b.mafia")
    assert once_more.languages() == ("sv", "ru")
    assert (once_more.undoable, once_more.redoable) == (undoable, redoable)
    given.close()
    once_more.close()


def test_the_sheet_speaks_every_language_and_cancels(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_G, CTRL | SHIFT)
    sheet = sheet_of(desk)
    texts = set()
    for language in ("en", "pl", "sv", "ru"):
        desk.app.set_language(language)
        QApplication.processEvents()
        texts.add((sheet._title.text(), sheet._note.text(), *(step.text() for step in sheet._steps)))
    assert len(texts) == 4
    assert sum(map(len, zip(*texts, strict=True))) == 20
    QTest.mouseClick(sheet.cancel, Qt.MouseButton.LeftButton)
    assert desk.app.live is not None
    assert not desk.live.session.handed_over
