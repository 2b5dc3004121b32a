"""Life happens: every entry of its menu by mouse and by keys, taken back, brought again, and found on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from mafia_gm.app.roster import Roster, save_roster
from mafia_gm.engine import commands as c
from mafia_gm.ui.actions import LIFE, MENUS, SHORTCUTS
from mafia_gm.ui.help import KeySheet
from mafia_gm.ui.life.arriving import Arriving
from mafia_gm.ui.life.cards import WrongCard
from mafia_gm.ui.life.leaving import ComingBack, Killing, Leaving
from mafia_gm.ui.life.name import Renaming
from mafia_gm.ui.life.seats import SwappingSeats
from mafia_gm.ui.life.word import Ruling
from mafia_gm.ui.projector.layout import plan, smallest_name
from tests.ui import living
from tests.ui.gm import CTRL, KEY, SHIFT, GameMaster
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from typing import TypeVar

    from mafia_gm.ui.life.form import Form

    F = TypeVar("F", bound=Form)


def opened(desk: GameMaster, key: str, kind: type[F]) -> F:
    """Open a form by its shortcut; by the mouse, from the menu bar."""
    form = living.opened(desk, key)
    assert isinstance(form, kind)
    return form


def by_day(desk: GameMaster, *, mouse: bool) -> GameMaster:
    """Sit at the debate of the first Day, pointing at nobody."""
    sit_down(desk)
    until(desk, "debate.open_vote")
    desk.mouse = mouse
    desk.console.focus_seats()
    return desk


def done(desk: GameMaster, form: Form) -> None:
    """Do what the form is for: by its button, or by Ctrl+Enter."""
    if desk.mouse:
        desk.click(form.yes)
    else:
        desk.firmly()
    assert desk.console.life.form is None
    assert desk.console.left.isVisible()


both = pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])


@both
def test_a_player_leaves_and_is_called_back_by_undo(desk: GameMaster, *, mouse: bool) -> None:
    by_day(desk, mouse=mouse)
    form = opened(desk, "leaves", Leaving)
    assert not form.yes.isEnabled(), "nobody is meant yet"
    desk.point(3)
    assert form.who.player == 3
    form.reasons["thrown_out"].setChecked(True)
    assert desk.table[3].name in form.yes.said
    steps = len(desk.live.session.steps)
    desk.key(KEY.Key_Escape)
    assert desk.console.life.form is None
    assert len(desk.live.session.steps) == steps
    form = opened(desk, "leaves", Leaving)
    desk.point(3)
    done(desk, form)
    assert (desk.table[3].alive, desk.table[3].shown) == (False, "out")
    desk.key(KEY.Key_Z, CTRL)
    assert (desk.table[3].alive, desk.table[3].shown) == (True, "in")
    desk.key(KEY.Key_Z, CTRL | SHIFT)
    assert not desk.table[3].alive


@both
def test_two_players_change_seats_by_two_numbers(desk: GameMaster, *, mouse: bool) -> None:
    by_day(desk, mouse=mouse)
    before = desk.table
    form = opened(desk, "seats", SwappingSeats)
    desk.point(1)
    if not mouse:
        desk.key(KEY.Key_Tab)
    else:
        form.second.ask()
    desk.point(6)
    assert form.players() == (1, 6)
    picture = desk.console.circle._view
    assert [seat.player for seat in picture.seats].index(6) == before.ring.index(1), "as it would be"
    assert desk.table.ring == before.ring, "nothing has happened yet"
    done(desk, form)
    assert desk.table.ring.index(6) == before.ring.index(1)
    assert desk.table[6].number == before[6].number
    desk.app.undo()
    assert desk.table.ring == before.ring


@both
def test_a_player_gets_another_name(desk: GameMaster, *, mouse: bool) -> None:
    by_day(desk, mouse=mouse)
    form = opened(desk, "rename", Renaming)
    desk.point(2)
    assert form.name.text() == desk.table[2].name
    form.name.setFocus()
    form.name.selectAll()
    desk.type("Żółć 2")
    done(desk, form)
    assert desk.table[2].name == "Żółć 2"
    desk.app.undo()
    assert desk.table[2].name != "Żółć 2"


@both
def test_who_has_left_comes_back(desk: GameMaster, *, mouse: bool) -> None:
    by_day(desk, mouse=mouse)
    form = opened(desk, "returns", ComingBack)
    desk.point(3)
    assert not form.yes.isEnabled()
    assert desk.table[3].name in form.warning.text(), "he is in the game"
    desk.key(KEY.Key_Escape)
    desk.live.do(c.Leave(3, "absent"))
    form = opened(desk, "returns", ComingBack)
    desk.point(3)
    done(desk, form)
    assert (desk.table[3].alive, desk.table[3].shown) == (True, "in")
    desk.key(KEY.Key_Z, CTRL)
    assert not desk.table[3].alive


@both
def test_a_latecomer_is_completed_from_the_roster_and_seen_before_he_sits(
    desk: GameMaster, *, mouse: bool
) -> None:
    save_roster(Roster().after_evening(["Zuzanna", "Anna"]))
    by_day(desk, mouse=mouse)
    form = opened(desk, "arrives", Arriving)
    assert form.after.player == desk.table.ring[-1], "behind the last seat, if nobody is pointed at"
    desk.type("Zu")
    assert form.name.text() == "Zuzanna"
    form.after.ask()
    desk.point(3)
    form.role.setFocus()
    form.role.choose("doctor")
    holder = desk.table.holders("doctor")[0]
    assert holder.name in form.warning.text(), "there is only one card of it"
    seats = desk.console.circle._view.seats
    place = desk.table.ring.index(3) + 1
    assert (seats[place].name, seats[place].number, seats[place].away) == ("Zuzanna", 13, True)
    assert len(seats) == 13
    assert len(desk.table.players) == 12
    done(desk, form)
    assert [late.name for late in desk.table.expected] == ["Zuzanna"]
    assert desk.console.circle._view.seats[place].chips[0].text == "at dawn"
    desk.console.circle.clicked.emit(desk.console.circle._view.seats[place].player)
    desk.app.window.actions_["list"].setChecked(True)
    QApplication.processEvents()
    shown = desk.console.middle.list.model()
    assert shown.index(place, 1).data() == "Zuzanna"
    assert shown.index(place, 3).data() == "sits down at the next dawn"
    desk.app.undo()
    assert desk.table.expected == ()
    assert desk.console.middle.list.model().rowCount() == 12


@both
def test_a_wrong_card_is_put_right_and_two_are_exchanged(desk: GameMaster, *, mouse: bool) -> None:
    by_day(desk, mouse=mouse)
    doctor, boss = (desk.holder(role) for role in ("doctor", "mafia_boss"))
    form = opened(desk, "card", WrongCard)
    desk.point(doctor)
    form.role.choose("mafia_boss")
    assert desk.table[boss].name in form.warning.text()
    form.exchange.setChecked(True)
    form.with_whom.ask()
    desk.point(boss)
    assert form.warning.text() == ""
    done(desk, form)
    assert (desk.table[doctor].role, desk.table[boss].role) == ("mafia_boss", "doctor")
    assert (desk.table[doctor].side, desk.table[boss].side) == ("mafia", "city")
    desk.app.undo()
    form = opened(desk, "card", WrongCard)
    desk.point(doctor)
    form.role.choose("citizen")
    done(desk, form)
    assert desk.table[doctor].role == "citizen"


@both
def test_the_game_master_kills_and_puts_back_by_his_word(desk: GameMaster, *, mouse: bool) -> None:
    by_day(desk, mouse=mouse)
    form = opened(desk, "gm_kills", Killing)
    desk.point(3)
    done(desk, form)
    assert (desk.table[3].alive, desk.table[3].shown) == (False, "out")
    word = opened(desk, "ruling", Ruling)
    desk.point(3)
    assert word.state.kind == ""
    assert not word.yes.isEnabled(), "it is so already"
    word.how.setCurrentIndex(1)
    done(desk, word)
    assert (desk.table[3].alive, desk.table[3].shown) == (True, "in")
    desk.key(KEY.Key_Z, CTRL)
    assert (desk.table[3].alive, desk.table[3].shown) == (False, "out")


def test_whatever_somebody_carries_is_set_by_the_game_masters_word(desk: GameMaster) -> None:
    by_day(desk, mouse=False)
    railwayman = desk.holder("railwayman")
    for player in (railwayman, desk.holder("madman")):
        form = opened(desk, "ruling", Ruling)
        form.who.point(player)
        assert form.states(desk.live.scene())[1:], "there are tokens in this game"
        for place, state in enumerate(form.states(desk.live.scene())):
            if not state.kind:
                continue
            form = opened(desk, "ruling", Ruling)
            form.who.point(player)
            form.what.setCurrentIndex(place)
            assert form.what.currentText()
            form.how.setCurrentIndex(form.how.count() - 1)
            if form.by.isVisible():
                form.by.point((player + 1) % 12)
            before = desk.table.tokens
            done(desk, form)
            gained = [token for token in desk.table.tokens if token not in before]
            assert [(token.kind, token.holder) for token in gained] == [(state.kind, player)]
            assert state.act in {"", gained[0].note}
            form = opened(desk, "ruling", Ruling)
            form.who.point(player)
            form.what.setCurrentIndex(place)
            assert form.how.currentIndex() == form.how.count() - 1, "as it stands"
            form.how.setCurrentIndex(0)
            done(desk, form)
            assert desk.table.tokens == before


def test_no_bare_key_does_it_and_the_keys_of_the_question_are_asleep(desk: GameMaster) -> None:
    by_day(desk, mouse=False)
    steps = len(desk.live.session.steps)
    for key in LIFE:
        desk.console._clicked(3)
        desk.app.window.actions_[key].trigger()
        for bare in (KEY.Key_P, KEY.Key_L, KEY.Key_V, KEY.Key_O, KEY.Key_Return, KEY.Key_Backspace):
            form = desk.console.life.form
            assert form is not None, bare
            form.setFocus()
            desk.key(bare)
        assert len(desk.live.session.steps) == steps, key
        desk.key(KEY.Key_Escape)
        assert not desk.console.is_life


def test_before_the_first_night_the_reason_is_said(desk: GameMaster) -> None:
    sit_down(desk, begin=False)
    desk.console._clicked(2)
    form = opened(desk, "gm_kills", Killing)
    assert not form.yes.isEnabled()
    assert form.warning.isVisible()
    assert form.warning.text()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_a_player_names_him_on_circle_list_and_inspector(desk: GameMaster) -> None:
    by_day(desk, mouse=True)
    circle = desk.console.circle
    where = circle.box_of(5).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, circle.mapToGlobal(where))
    QApplication.sendEvent(circle, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert desk.table[5].name in menu.actions()[0].text()
    assert {a.shortcut().toString() for a in menu.actions()} >= {SHORTCUTS[key] for key in LIFE}
    QTest.keyClick(menu, KEY.Key_F9)
    assert desk.app.window.cover.is_laid
    assert not menu.isVisible()
    desk.app.window.cover.lift()
    desk.app.window.actions_["list"].setChecked(True)
    desk.console.focus_seats()
    desk.console.middle.list.setCurrentIndex(desk.console.middle.list.model().index(4, 1))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(desk.console.middle.list, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    third = desk.table[desk.table.ring[4]]
    assert menu.actions()[0].text() == f"{third.number} {third.name}"
    desk.app.window.actions_["leaves"].trigger()
    menu.close()
    form = desk.console.life.form
    assert isinstance(form, Leaving)
    assert form.who.player == third.id


def test_menu_and_cheat_sheet_know_every_entry(desk: GameMaster) -> None:
    assert set(LIFE) <= set(MENUS["life"])
    sheet = KeySheet(desk.app.window.actions_, desk.app.window)
    said = {part.text() for part in sheet.findChildren(QLabel)}
    for key in LIFE:
        assert SHORTCUTS[key] in said
        assert desk.app.window.actions_[key].text() in said
    sheet.deleteLater()


def test_a_full_table_keeps_its_look_on_the_projector_when_somebody_comes_late() -> None:
    names = [f"Gracz {number}" for number in range(1, 24)]
    for width, height in ((1280, 720), (1920, 1080)):
        before, after = plan(names, width, height), plan([*names, "Zosia"], width, height)
        assert after.name >= max(0.9 * before.name, smallest_name(23, height))
        assert len(after.pills) == 24
        lost = [one for one in after.pills if not QRectF(0, 0, width, height).contains(one)]
        assert lost == []
