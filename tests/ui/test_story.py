"""The story on the screen and on paper: after the game only, on the laptop only, whole on every page."""

from __future__ import annotations

import errno
import os
import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from mafia_gm import paths
from mafia_gm.app import files, play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.narration.lines import Lines
from mafia_gm.narration.telling import tell
from mafia_gm.ui.report import export
from mafia_gm.ui.story.sheet import StorySheet
from tests.ui.canaries import painted, said
from tests.ui.gm import CTRL, KEY
from tests.ui.going import sit_down

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.gm import GameMaster

HAIR = 30
"""Two millimetres: the lines of a table lie outside of its width."""


def over(desk: GameMaster) -> StorySheet:
    """Stop a game in its first night, and open its story by the key."""
    sit_down(desk)
    assert desk.live.do(c.StopGame())
    desk.key(KEY.Key_H, CTRL)
    return sheet(desk)


def sheet(desk: GameMaster) -> StorySheet:
    (found,) = (one for one in desk.app.window.findChildren(StorySheet) if one.isVisible())
    return found


def test_it_is_told_when_the_game_is_over_and_not_before(desk: GameMaster) -> None:
    sit_down(desk)
    action = desk.app.window.actions_["story"]
    desk.key(KEY.Key_H, CTRL)
    desk.app.tell_story()
    assert not action.isEnabled()
    assert not desk.app.window.findChildren(StorySheet)
    assert desk.live.do(c.StopGame())
    assert action.isEnabled()
    desk.mouse = True
    desk.click(desk.button("The story"))
    assert "Who was who" in sheet(desk).page.toPlainText()
    QTest.keyClick(sheet(desk), KEY.Key_Escape)
    desk.app.undo()
    assert not action.isEnabled()


def test_it_speaks_any_language_whatever_the_windows(desk: GameMaster) -> None:
    found = over(desk)
    heads = {}
    for place in range(found.language.count()):
        found.language.setCurrentIndex(place)
        heads[found.language.itemData(place)] = found.page.toPlainText().splitlines()[2]
    assert heads == {"pl": "Kto był kim", "ru": "Кто был кем", "sv": "Vem var vem", "en": "Who was who"}
    desk.app.set_language("sv")
    QApplication.processEvents()
    assert found.close_.text() == "Stäng"
    assert "Who was who" in found.page.toPlainText()


def test_its_tables_take_the_whole_width(desk: GameMaster) -> None:
    found = over(desk)
    document = found.page.document()
    (table,) = (one for one in document.rootFrame().childFrames() if isinstance(one, QTextTable))
    wide = document.documentLayout().frameBoundingRect(table).width()
    assert wide >= found.page.viewport().width() - 3 * document.documentMargin()


def test_it_is_on_the_laptop_alone(desk: GameMaster) -> None:
    desk.app.toggle_projector()
    found = over(desk)
    projector = desk.app.projector
    assert projector is not None
    told = " ".join((painted(projector), *said(projector)))
    assert "Mafia Boss" in found.page.toPlainText()
    assert "Mafia Boss" not in told
    assert projector.findChildren(StorySheet) == []


def test_the_cover_takes_it_away(desk: GameMaster) -> None:
    found = over(desk)
    QTest.keyClick(found, KEY.Key_F9)
    assert desk.app.window.cover.is_laid
    assert not found.isVisible()
    QApplication.processEvents()
    desk.key(KEY.Key_F9, CTRL)
    assert found.isVisible()


def test_it_is_saved_as_a_page_and_as_paper(desk: GameMaster, tmp_path: Path) -> None:
    found = over(desk)
    found.language.setCurrentIndex(found.language.findData("ru"))
    for name in ("story.html", "story.pdf"):
        found.save(tmp_path / name)
    assert "Кто был кем" in (tmp_path / "story.html").read_text(encoding="utf-8")
    assert (tmp_path / "story.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("name", ["story.html", "story.pdf"])
def test_where_nothing_can_be_written_the_reason_is_told(desk: GameMaster, tmp_path: Path, name: str) -> None:
    found = over(desk)
    (tmp_path / "file").write_text("", encoding="utf-8")
    found.save(tmp_path / "file" / name)
    (box,) = (one for one in found.findChildren(QMessageBox) if one.isVisible())
    assert box.text() == "The story was not saved"
    box.close()


@pytest.mark.parametrize("name", ["story.html", "story.pdf"])
def test_what_was_there_stays_where_the_disk_is_full(
    desk: GameMaster, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(fd: int, data: bytes) -> None:
        os.write(fd, data[:100])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    found = over(desk)
    (tmp_path / name).write_text("another evening", encoding="utf-8")
    monkeypatch.setattr(files, "write", full)
    for path in (tmp_path / name, tmp_path / f"new-{name}"):
        found.save(path)
        (box,) = (one for one in found.findChildren(QMessageBox) if one.isVisible())
        assert "No space left" in box.informativeText()
        box.reject()
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == [name]
    assert (tmp_path / name).read_text(encoding="utf-8") == "another evening"


def test_every_part_of_it_has_a_name(desk: GameMaster) -> None:
    found = over(desk)
    for part in found.findChildren(QWidget):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(found):
            assert part.accessibleName() or getattr(part, "text", str)(), part


def crowd(folder: Path) -> Session:
    """Play a game of forty through a dozen nights."""
    rng = random.Random(4)
    names = tuple(f"Aleksandra Konstantynopolska {n}" for n in range(40))
    roles = (
        *("mafia_boss", "janitor", "doctor", "detective", "railwayman", "barman", "madman"),
        *("mafioso",) * 6,
        *("citizen",) * 27,
    )
    made = Session.new("mafia_plus", seed=3, title="Crowd", folder=folder, language="en")
    for command in (c.Open(names, roles, "deal"), c.Deal(), c.Begin()):
        made.do(command)
    while made.table.ended is None and made.table.number < 13:
        made.do(play.answer(made.rules, made.prompts()[0], rng))
    if made.table.ended is None:
        made.do(c.StopGame())
    return made


def test_on_paper_no_heading_stands_alone_and_no_table_is_clipped(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = crowd(tmp_path)
    tables = [made.table_after(0), *(made.table_after(step.number) for step in made.steps)]
    story = tell(Lines("mafia_plus", "pl"), made.rules, "Crowd", made.steps, tables)
    pages: list[int] = []
    together = export._keep_together

    def noted(document: QTextDocument, height: float) -> None:
        together(document, height)
        pages.append(document.pageCount())
        look(document, height)

    monkeypatch.setattr(export, "_keep_together", noted)
    export.save(tmp_path / "crowd.pdf", story.html(), story.title)
    assert pages[0] > 10


def look(document: QTextDocument, height: float) -> None:
    """See where every heading and every table stands."""
    layout, block, headings = document.documentLayout(), document.begin(), 0
    air = document.documentMargin()
    width = document.pageSize().width() - air
    assert air > HAIR / 2, "an accent of a page's first line reaches into the page before"
    while block.isValid():
        here = layout.blockBoundingRect(block)
        if block.blockFormat().headingLevel() and block.next().isValid():
            headings += 1
            below = layout.blockBoundingRect(block.next())
            assert int(here.top() // height) == int((below.bottom() - 1) // height), block.text()
        table: object = QTextCursor(block).currentTable()
        if isinstance(table, QTextTable):
            frame = layout.frameBoundingRect(table)
            assert frame.right() <= width + HAIR
            assert frame.width() >= 0.9 * width, "it takes the whole width"
        elif block.text():
            assert here.right() <= width + 1, block.text()
            assert here.top() % height >= air / 3, block.text()
        block = block.next()
    assert headings > 20


def test_a_running_games_file_is_not_touched_by_telling_it(desk: GameMaster) -> None:
    sit_down(desk)
    assert desk.live.do(c.StopGame())
    path = desk.live.session.path
    stored = path.read_bytes()
    desk.app.tell_story()
    sheet(desk).accept()
    assert path.read_bytes() == stored
    assert list(paths.games().iterdir()) == [path]
