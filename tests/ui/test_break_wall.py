"""Attacks on what the table may see: sheets over the cover, keys in the wrong window, nights that tell, games after games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from mafia_gm.app import play
from mafia_gm.engine import commands as c
from mafia_gm.engine.phases import NIGHTS
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.actions import LIFE
from mafia_gm.ui.private.map import SilentMap
from mafia_gm.ui.private.sheet import TurnSheet
from mafia_gm.ui.private.turned import TurnedCard
from mafia_gm.ui.projector.stage import Stage
from tests.ui import test_canaries as evenings
from tests.ui.canaries import painted
from tests.ui.correcting import Corrector
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until
from tests.ui.inbox import DESK, Host

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.ui.projector.window import ProjectorWindow
    from tests.ui.gm import GameMaster


def wall(gm: GameMaster) -> ProjectorWindow:
    projector = gm.app.projector
    assert projector is not None
    return projector


def picture(gm: GameMaster) -> QImage:
    QApplication.processEvents()
    return wall(gm).grab().toImage()


def sheets(gm: GameMaster) -> list[QDialog]:
    return [one for one in gm.app.window.findChildren(QDialog) if one.isVisible()]


def bare(gm: GameMaster) -> bool:
    """Is nothing to be seen but the cover and the projector?"""
    window = gm.app.window
    over = [
        part
        for part in QApplication.topLevelWidgets()
        if part.isVisible() and part not in {window, gm.app.projector}
    ]
    return window.cover.is_laid and not window.pages.isVisible() and not over


# --- sheets, files, menus ---------------------------------------------------------------------------------------------


SHEETS = {
    "browse": lambda gm: gm.app.files.browse(),
    "save_copy": lambda gm: gm.app.save_copy(),
    "note": lambda gm: gm.app.note(),
    "turn": lambda gm: gm.key(KEY.Key_T, CTRL | SHIFT),
    "keys": lambda gm: gm.key(KEY.Key_F1),
    "about": lambda gm: gm.app.window.show_about(),
}


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_cover_comes_over_every_sheet_and_gives_it_back(desk: GameMaster, sheet: str) -> None:
    """Wherever the focus is in it: on a button, in a line, in a list."""
    sit_down(desk)
    desk.app.toggle_projector()
    SHEETS[sheet](desk)
    (shown,) = sheets(desk)
    places = [part for part in shown.findChildren(QWidget) if part.isVisible() and part.focusPolicy()]
    for place in random.Random(1).sample(places, min(6, len(places))):
        place.setFocus()
        QApplication.processEvents()
        QTest.keyClick(QApplication.focusWidget() or shown, KEY.Key_F9)
        QApplication.processEvents()
        assert bare(desk), place
        QTest.keyClick(desk.app.window.cover, KEY.Key_F9, CTRL)
        QApplication.processEvents()
        assert not desk.app.window.cover.is_laid
        assert sheets(desk) == [shown]


def test_no_dialog_belongs_to_the_desktop(desk: GameMaster) -> None:
    """A native one would hear the cover's key itself, and could not be hidden."""
    assert QApplication.testAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    desk.app.files.browse()
    (shown,) = sheets(desk)
    assert isinstance(shown, QFileDialog)
    assert shown.findChildren(QLineEdit), "its line is ours to hear the keys of"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_note_half_written_goes_under_the_cover_from_the_projector_too(desk: GameMaster) -> None:
    sit_down(desk)
    desk.app.toggle_projector()
    before = picture(desk)
    desk.app.note()
    (shown,) = sheets(desk)
    (text,) = shown.findChildren(QPlainTextEdit)
    text.setPlainText("Boris is the Don")
    wall(desk).activateWindow()
    wall(desk).setFocus()
    QApplication.processEvents()
    QTest.keyClick(wall(desk), KEY.Key_F9)
    assert bare(desk)
    assert picture(desk) == before
    desk.app.window.cover.lift()
    assert text.toPlainText() == "Boris is the Don"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_a_seat_goes_in_the_same_frame(desk: GameMaster) -> None:
    sit_down(desk)
    desk.point(3)
    desk.console.circle.setFocus()
    desk.console.circle.menu.emit(3, desk.app.window.mapToGlobal(desk.app.window.rect().center()))
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, KEY.Key_F9)
    assert bare(desk)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("life", LIFE)
def test_the_forms_of_life_lie_under_the_cover_and_are_no_secret_of_the_projector(
    desk: GameMaster, life: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(desk)
    until(desk, "detective.checks")
    desk.key(KEY.Key_F5)
    asked = repaints(monkeypatch)
    before = picture(desk)
    desk.point(desk.holder("mafia_boss"))
    desk.app.window.actions_[life].trigger()
    QApplication.processEvents()
    assert asked == []
    for place in (QApplication.focusWidget() or desk.console, wall(desk)):
        QTest.keyClick(place, KEY.Key_F9)
        QApplication.processEvents()
        assert bare(desk)
        desk.app.window.cover.lift()
    assert asked == []
    assert picture(desk) == before


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_line_is_corrected_under_nobodys_eyes(desk: GameMaster) -> None:
    """The table of then, its questions and the review: all goes under the cover, nothing to the projector."""
    gm = Corrector(desk.app, mouse=True)
    sit_down(gm)
    until(gm, "dawn.announce")
    gm.app.toggle_projector()
    before = picture(gm)
    gm.correct(gm.lines()[2])
    assert gm.app.window.correction is not None
    page = gm.app.window.correction
    for place in (QApplication.focusWidget() or page, wall(gm), page):
        QTest.keyClick(place, KEY.Key_F9)
        QApplication.processEvents()
        assert bare(gm)
        assert picture(gm) == before
        QTest.keyClick(gm.app.window.cover, KEY.Key_F9, CTRL)
        assert gm.app.window.correction is page
        assert page.isVisible()
    gm.key(KEY.Key_Escape)
    assert picture(gm) == before


# --- keys in the wrong window -----------------------------------------------------------------------------------------


def test_what_is_typed_into_the_projector_does_and_shows_nothing(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "detective.checks")
    desk.key(KEY.Key_F5)
    steps, before, picks = desk.live.session.steps, picture(desk), desk.live.scene().picks
    for key in (*range(KEY.Key_0, KEY.Key_9 + 1), *range(KEY.Key_A, KEY.Key_Z + 1)):
        QTest.keyClick(wall(desk), KEY(key))
        QTest.keyClick(wall(desk)._stage, KEY(key))
    for key in (KEY.Key_Return, KEY.Key_Space, KEY.Key_Tab, KEY.Key_Menu, KEY.Key_F10, KEY.Key_Delete):
        QTest.keyClick(wall(desk), key)
    assert picture(desk) == before
    assert desk.live.session.steps is steps
    assert desk.live.scene().picks == picks
    assert wall(desk).isVisible()
    assert not wall(desk).findChildren(QLineEdit)


# --- the turned laptop ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["map", "answer", "turn", "hand_out"])
def test_from_every_private_page_esc_and_nearly_every_key_lead_to_the_cover_at_most(
    desk: GameMaster, which: str
) -> None:
    """Whoever holds the laptop presses what he likes: he sees the page or the cover, never the console."""
    sit_down(desk, begin=which != "hand_out")
    desk.app.toggle_projector()
    if which == "hand_out":
        desk.console.hand_out.emit()
    else:
        until(desk, "detective.checks")
        desk.point(desk.holder("mafia_boss"))
        if which == "turn":
            desk.key(KEY.Key_T, CTRL | SHIFT)
            (sheet,) = sheets(desk)
            assert isinstance(sheet, TurnSheet)
            sheet.lines[0].setEditText("The Don is Boris")
            sheet._turn()
            QApplication.processEvents()
        else:
            desk.app.window.actions_[which].trigger()
    window, before = desk.app.window, picture(desk)
    page = window.aside.page
    assert page is not None
    plain = [
        KEY.Key_F1,
        KEY.Key_F2,
        KEY.Key_F5,
        KEY.Key_F7,
        KEY.Key_F8,
        KEY.Key_F10,
        KEY.Key_Menu,
        KEY.Key_Tab,
    ]
    letters = [
        KEY.Key_N,
        KEY.Key_O,
        KEY.Key_W,
        KEY.Key_Z,
        KEY.Key_P,
        KEY.Key_T,
        KEY.Key_L,
        KEY.Key_J,
        KEY.Key_5,
    ]
    for key, modifier in [*((key, None) for key in plain), *((key, CTRL) for key in letters)]:
        if window.aside.page is None:
            break
        desk.key(key, *([modifier] if modifier else []))
        assert not desk.console.isVisible(), key
        assert not window.menuBar().isVisible()
        assert not sheets(desk)
        assert picture(desk) == before
    desk.key(KEY.Key_Escape)
    assert bare(desk)
    for key in (KEY.Key_Escape, KEY.Key_Return, KEY.Key_Space, KEY.Key_F9, KEY.Key_Q, KEY.Key_1):
        desk.key(key)
        assert bare(desk), "no single key uncovers"
    assert isinstance(page, SilentMap | TurnedCard) or page is window.hand_out or window.hand_out is None


# --- the night --------------------------------------------------------------------------------------------------------


def repaints(monkeypatch: pytest.MonkeyPatch) -> list[Stage]:
    """Note whenever the projector is to be painted anew."""
    asked: list[Stage] = []
    again = Stage._again

    def noting(stage: Stage) -> None:
        asked.append(stage)
        again(stage)

    monkeypatch.setattr(Stage, "_again", noting)
    return asked


@pytest.mark.parametrize("game", RULESETS)
def test_in_a_night_the_projector_is_not_even_asked_to_paint(
    desk: GameMaster, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only equal pictures: no repaint, no fade, no new words; a flicker would count the living roles."""
    rng = random.Random(4)
    evenings.sit_down(desk, game, rng)
    asked = repaints(monkeypatch)
    quiet = 0
    for _ in range(160):
        session = desk.live.session
        before = desk.live.view()
        if session.table.ended is not None:
            break
        command = play.answer(session.rules, session.prompts()[0], rng, passes=0.2)
        asked.clear()
        assert desk.live.do(command)
        after = desk.live.view()
        if before.phase == after.phase == "night" and session.table.phase in NIGHTS and before == after:
            assert asked == []
            quiet += 1
    assert quiet > 10


def test_at_the_orders_desk_no_order_reaches_the_projector(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(desk.app, mouse=False)
    host.begin(DESK)
    host.fall_asleep()
    asked = repaints(monkeypatch)
    host.send("commissar.checks", host.holder("commissar"), host.holder("don_1"))
    host.send("doctor.heals", host.holder("doctor"), host.holder("don_2"))
    desk.app.undo()
    desk.app.redo()
    assert asked == []


@pytest.mark.parametrize("key", [None, KEY.Key_F7, KEY.Key_F8])
def test_somebody_who_comes_late_at_night_is_not_seen_before_dawn(desk: GameMaster, key: KEY | None) -> None:
    sit_down(desk)
    until(desk, "doctor.heals")
    desk.key(KEY.Key_F5)
    if key is not None:
        desk.key(key)
    before = picture(desk)
    assert desk.live.do(c.Arrive("Latecomer", "citizen", 0))
    assert picture(desk) == before
    assert "Latecomer" not in painted(wall(desk))
    desk.key(KEY.Key_F7)
    assert "Latecomer" not in painted(wall(desk))
    until(desk, "dawn.announce")
    assert "Latecomer" not in painted(wall(desk))
    assert desk.live.do(c.Announce())
    assert "Latecomer" in painted(wall(desk))


# --- black is black ---------------------------------------------------------------------------------------------------


def is_black(shown: QImage) -> bool:
    wide, high = shown.width(), shown.height()
    return {shown.pixel(x, y) & 0xFFFFFF for x in range(0, wide, 5) for y in range(0, high, 5)} == {0}


def test_a_black_projector_stays_black_whatever_happens(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F5)
    desk.key(KEY.Key_B, CTRL)
    keys = [
        *((key, CTRL) for key in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5)),
        *((key, CTRL | SHIFT) for key in (KEY.Key_M, KEY.Key_B, KEY.Key_Left, KEY.Key_D)),
        *((key, None) for key in (KEY.Key_F6, KEY.Key_F7, KEY.Key_F8, KEY.Key_F9)),
        (KEY.Key_F9, CTRL),
    ]
    for key, modifier in keys:
        desk.key(key, *([modifier] if modifier else []))
        assert is_black(picture(desk)), key
    changes: tuple[Callable[[], object], ...] = (
        lambda: desk.app._speak("shown", "ru"),
        lambda: desk.app.set_language("pl"),
        lambda: until(desk, "debate.open_vote"),
        desk.app.undo,
        desk.live.show_on_projector,
        lambda: wall(desk).resize(1000, 700),
        desk.app.toggle_projector,
        desk.app.toggle_projector,
        desk.app.leave_game,
        desk.app.open_sample,
    )
    for change in changes:
        change()
        if wall(desk).isVisible():
            assert is_black(picture(desk)), change
    desk.key(KEY.Key_B, CTRL)
    assert not is_black(picture(desk))


# --- games after games ------------------------------------------------------------------------------------------------


def test_a_second_game_shows_nothing_of_the_first(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F5)
    desk.key(KEY.Key_5, CTRL)
    until(desk, "debate.open_vote")
    names = {player.name for player in desk.table.players}
    desk.key(KEY.Key_F8)
    desk.app.leave_game()
    text = painted(wall(desk))
    assert not [name for name in names if f">{name}<" in text]
    assert "Playing tonight" not in text, "nobody plays"
    desk.key(KEY.Key_F8)
    assert "Playing tonight" not in painted(wall(desk))
    evenings.sit_down(desk, "maffia", random.Random(2))
    text = painted(wall(desk))
    assert not [name for name in names if f">{name}<" in text]


def test_while_it_holds_its_picture_no_card_tells_what_came_to_be(desk: GameMaster) -> None:
    """An undo that crosses an announcement is the Game Master's business until he shows it."""
    sit_down(desk)
    desk.key(KEY.Key_F5)
    until(desk, "debate.open_vote")
    day = picture(desk)
    desk.key(KEY.Key_F7)
    seats = picture(desk)
    desk.key(KEY.Key_F7)
    while desk.table.phase == "debate":
        desk.app.undo()
    assert desk.live.is_held
    assert picture(desk) == day
    desk.key(KEY.Key_F7)
    assert picture(desk) == seats
    desk.key(KEY.Key_F7)
    desk.app.toggle_projector()
    desk.app.toggle_projector()
    assert picture(desk) == day
