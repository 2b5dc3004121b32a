"""Disks that fail under the real window, in every language: one message, the same screen, the same step again or elsewhere."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.app import App
from tests.app.test_disks import Disk
from tests.ui.going import message, sit_down, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from tests.ui.gm import GameMaster

LANGUAGES = ("en", "pl", "ru", "sv")
ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import sys
from pathlib import Path
from mafia_gm.app.session import Session
session = Session.open(Path(sys.argv[1]))
print(session.read_only, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
def test_a_step_that_is_not_saved_is_not_made_and_can_be_made_again_or_elsewhere(
    desk: GameMaster, disk: Disk, error: int
) -> None:
    sit_down(desk)
    until(desk, "debate.open_vote")
    session = desk.live.session
    desk.app.toggle_projector()
    QApplication.processEvents()
    assert desk.app.projector is not None
    kept, before = session.path.read_bytes(), (session.table, session.steps)
    command = desk.prompt.offers[0] if desk.prompt.offers else c.OpenVote()
    said = {}
    for language in LANGUAGES:
        desk.app.set_language(language)
        QApplication.processEvents()
        scene, wall = desk.live.scene(), desk.app.projector.grab().toImage()
        disk.room, disk.error = 30, error
        assert not desk.live.do(command)
        said[language] = message(desk)
        assert (session.table, session.steps) == before
        assert desk.live.scene() == scene
        assert desk.app.projector.grab().toImage() == wall
        assert session.path.read_bytes() == kept
        disk.room = 1 << 40
    assert all(said.values())
    assert len(set(said.values())) == len(LANGUAGES), said
    elsewhere = paths.games() / "elsewhere.mafia"
    desk.app.files.copy(desk.live.session, elsewhere)
    assert not message(desk)
    assert desk.live.do(command)
    assert not message(desk)
    desk.app.leave_game()
    assert Session.open(elsewhere).table.phase == "voting"
    assert session.path == elsewhere


def test_a_copy_that_is_not_saved_is_told_and_the_game_goes_on_where_it_was(
    desk: GameMaster, disk: Disk
) -> None:
    sit_down(desk)
    path, said = desk.live.session.path, {}
    for language in LANGUAGES:
        desk.app.set_language(language)
        disk.room = 30
        desk.app.files.copy(desk.live.session, paths.games() / "copy.mafia")
        disk.room = 1 << 40
        said[language] = message(desk)
    assert len(set(said.values())) == len(LANGUAGES), said
    assert desk.live.session.path == path
    assert [one.name for one in paths.games().iterdir()] == [path.name]
    desk.answer()
    assert not message(desk)


def test_a_damaged_game_on_a_full_disk_says_both(desk: GameMaster, disk: Disk) -> None:
    sit_down(desk)
    path = desk.live.session.path
    desk.app.leave_game()
    hurt = path.read_bytes() + b'{"type":"do","numb'
    path.write_bytes(hurt)
    disk.room = 0
    assert desk.app.open_game(path)
    said = message(desk)
    assert "damaged from line" in said
    assert "only be looked at" in said
    assert path.read_bytes() == hurt
    assert [one.name for one in paths.games().iterdir()] == [path.name]


def test_settings_that_cannot_be_kept_stop_nobody(desk: GameMaster, disk: Disk) -> None:
    sit_down(desk)
    disk.room = 0
    for language in LANGUAGES:
        desk.app.set_language(language)
    desk.app.toggle_projector()
    desk.app.toggle_projector()
    disk.room = 1 << 40
    assert desk.live.do(desk.prompt.offers[0]) if desk.prompt.offers else True
    assert not message(desk)


@pytest.fixture
def nowhere(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[App]:
    """A program whose folder is a file."""
    home = tmp_path / "home"
    home.write_text("mine")
    monkeypatch.setenv("MAFIA_GM_HOME", str(home))
    app = App(qapp, "en")
    app.window.show()
    qtbot.waitExposed(app.window)
    yield app
    assert home.read_text() == "mine"
    app.leave_game()
    app.window.close()


def test_a_file_where_the_games_folder_should_be(nowhere: App, tmp_path: Path) -> None:
    nowhere.open_sample()
    QApplication.processEvents()
    boxes = [box for box in nowhere.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    assert "folder is not there" in boxes[0].informativeText()
    assert nowhere.live is None
    nowhere.leave_game()
    assert nowhere.window.start.list.count() == 0


def test_a_game_that_another_process_plays_is_for_looking_only_and_says_why(desk: GameMaster) -> None:
    sit_down(desk)
    path = desk.live.session.path
    desk.app.leave_game()
    kept, said = path.read_bytes(), {}
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "\n", "the first may write"
        for language in LANGUAGES:
            desk.app.set_language(language)
            assert desk.app.open_game(path)
            said[language] = message(desk)
            assert desk.live.session.read_only == "locked"
            steps = desk.live.session.steps
            assert not desk.live.do(c.StopGame())
            refused = message(desk)
            assert refused
            assert refused != said[language]
            desk.app.undo()
            assert message(desk) == refused
            assert desk.live.session.steps == steps
            desk.app.leave_game()
        assert other.communicate("")[0] == ""
    assert len(set(said.values())) == len(LANGUAGES), said
    assert "another window" in said["en"]
    assert path.read_bytes() == kept
    assert desk.app.open_game(path)
    assert not message(desk)
    assert desk.live.session.read_only == ""
