"""The forms of life keep the manners of the window: keys alone, haste, the cover, other languages, games that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.actions import LIFE
from mafia_gm.ui.life.arriving import Arriving
from mafia_gm.ui.life.cards import WrongCard
from mafia_gm.ui.life.name import Renaming
from mafia_gm.ui.life.seats import SwappingSeats
from mafia_gm.ui.life.word import Ruling
from tests.shots.screens import dialogs
from tests.ui.canaries import painted, said
from tests.ui.gm import CTRL, KEY
from tests.ui.going import sit_down, until
from tests.ui.living import KEYS, done, fill, opened
from tests.ui.test_break_haste import double_click, press

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def by_day(gm: GameMaster) -> GameMaster:
    """Sit at the debate of the first Day with the projector on, the keys on the circle."""
    gm.app.window.resize(1024, 600)
    sit_down(gm)
    gm.key(KEY.Key_F5)
    until(gm, "debate.open_vote")
    gm.console.focus_seats()
    return gm


def test_a_number_of_two_digits_goes_where_its_first_digit_went(desk: GameMaster) -> None:
    by_day(desk)
    form = opened(desk, "seats")
    assert isinstance(form, SwappingSeats)
    desk.console.circle.setFocus()
    desk.type("12")
    assert (form.first.player, form.second.player) == (11, -1)
    desk.console.keys.forget()
    desk.type("3")
    assert form.players() == (11, 2)


def test_a_whole_form_is_filled_in_and_done_by_keys_alone(desk: GameMaster) -> None:
    by_day(desk)
    desk.key(*KEYS["arrives"])
    desk.type("Zosia")
    desk.key(KEY.Key_Return)
    desk.type("5")
    desk.key(KEY.Key_Return)
    form = desk.console.life.form
    assert isinstance(form, Arriving)
    assert form.role.hasFocus()
    QTest.keyClicks(form.role, "terr")
    assert form.role.role.startswith("terrorist")
    desk.firmly()
    late = desk.table.expected[0]
    assert (late.name, late.after, late.number) == ("Zosia", 4, 13)
    desk.key(*KEYS["card"])
    desk.type("7")
    form = desk.console.life.form
    assert isinstance(form, WrongCard)
    desk.tab_to(form.other)
    desk.key(KEY.Key_Down)
    assert form.exchange.isChecked()
    desk.tab_to(form.with_whom)
    desk.type("2")
    cards = desk.table[6].role, desk.table[1].role
    desk.tab_to(form.yes)
    desk.key(KEY.Key_Space)
    assert (desk.table[1].role, desk.table[6].role) == cards


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_enter_and_space_alone_never_do_it(desk: GameMaster) -> None:
    by_day(desk)
    steps = len(desk.live.session.steps)
    desk.console._clicked(3)
    steps = len(desk.live.session.steps)
    for key in LIFE:
        for bare in (KEY.Key_Return, KEY.Key_Space, KEY.Key_Enter):
            desk.key(*KEYS[key])
            if key == "rename" and bare != KEY.Key_Space:
                continue  # the name is as it was: nothing to do
            desk.key(bare)
            assert len(desk.live.session.steps) == steps, (key, bare)
        desk.key(KEY.Key_Escape)
        if desk.console.is_life:
            desk.key(KEY.Key_Escape)


def test_two_quick_presses_and_a_double_click_take_one_step(desk: GameMaster) -> None:
    by_day(desk)
    desk.console._clicked(3)
    desk.key(*KEYS["leaves"])
    steps = len(desk.live.session.steps)
    assert press(KEY.Key_Return, 1000, modifiers=CTRL)
    assert len(desk.live.session.steps) == steps + 1
    assert not press(KEY.Key_Return, 1100, modifiers=CTRL), "the second one is not for the vote"
    assert desk.table.phase == "debate"
    desk.key(*KEYS["leaves"])
    form = desk.console.life.form
    assert form is not None
    form.seats[0].point(4)
    double_click(form.yes)
    assert len(desk.live.session.steps) == steps + 2
    assert desk.table.phase == "debate"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_cover_hides_a_form_and_its_open_list(desk: GameMaster) -> None:
    by_day(desk)
    desk.console._clicked(3)
    form = opened(desk, "card")
    assert isinstance(form, WrongCard)
    form.role.showPopup()
    QApplication.processEvents()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(popup, KEY.Key_F9)
    assert desk.app.window.cover.is_laid
    assert not popup.isVisible()
    assert not form.isVisible()
    steps = len(desk.live.session.steps)
    for key, modifiers in (*KEYS.values(), (KEY.Key_Return, CTRL)):
        desk.key(key, modifiers)
    assert len(desk.live.session.steps) == steps
    desk.key(KEY.Key_F9, CTRL)
    assert form.isVisible(), "and it is as it was left"


def test_nothing_of_it_is_on_the_projector_nor_in_a_title(desk: GameMaster) -> None:
    by_day(desk)
    projector = desk.app.projector
    assert projector is not None
    before = projector._view, painted(projector)
    form = opened(desk, "arrives")
    desk.type("Wanda Zet")
    fill(desk, form, 3)
    assert isinstance(form, Arriving)
    form.role.choose("doctor")
    assert (projector._view, painted(projector)) == before
    done(desk, form)
    form = opened(desk, "card")
    assert isinstance(form, WrongCard)
    form.exchange.setChecked(True)
    fill(desk, form, 1, 2)
    done(desk, form)
    assert (projector._view, painted(projector)) == before
    assert "Wanda" not in "".join(said(projector))
    assert desk.app.window.windowTitle() == "Mafia GM"
    desk.app.window.lay_cover()
    shown = painted(desk.app.window) + desk.app.window.windowTitle()
    assert "Wanda" not in shown
    assert "Wanda" not in desk.app.window.actions_["undo"].text()
    desk.app.window.cover.lift()


def test_an_open_form_speaks_the_new_language_and_closes_when_the_game_goes_on(desk: GameMaster) -> None:
    by_day(desk)
    desk.console._clicked(3)
    for key in LIFE:
        form = opened(desk, key)
        before = {part.text() for part in form.findChildren(QLabel) if part.isVisible()}
        desk.app.set_language("pl")
        QApplication.processEvents()
        after = {part.text() for part in form.findChildren(QLabel) if part.isVisible()}
        assert {text for text in before & after if text and not text[0].isdigit()} == set(), key
        assert desk.console.life.form is form
        desk.app.set_language("en")
    desk.live.do(c.SetClock(30.0, False))
    assert desk.console.is_life, "the clock is no reason"
    desk.app.undo()
    assert not desk.console.is_life


def test_a_form_that_was_cancelled_begins_anew_for_the_same_player(desk: GameMaster) -> None:
    by_day(desk)
    desk.console._clicked(3)
    word = opened(desk, "ruling")
    assert isinstance(word, Ruling)
    word.how.setCurrentIndex(0)
    assert word.yes.isEnabled()
    word.what.setCurrentIndex(2)
    desk.key(KEY.Key_Escape)
    assert opened(desk, "ruling") is word
    assert (word.state.kind, word.how.currentIndex()) == ("", 1)
    assert not word.yes.isEnabled()
    name = opened(desk, "rename")
    assert isinstance(name, Renaming)
    name.name.setText("Somebody")
    desk.key(KEY.Key_Escape)
    assert opened(desk, "rename") is name
    assert name.name.text() == desk.table[3].name


def test_before_the_game_a_latecomer_sits_down_at_once(desk: GameMaster) -> None:
    sit_down(desk, begin=False)
    form = opened(desk, "arrives")
    assert isinstance(form, Arriving)
    desk.type("Zosia")
    fill(desk, form, 3)
    form.role.choose("citizen")
    done(desk, form)
    assert len(desk.table.ring) == 13
    assert desk.table[12].role == "citizen"
    desk.app.undo()
    assert len(desk.table.ring) == 12
    desk.app.redo()
    desk.firmly()
    assert desk.table.phase == "night_zero"


def test_when_the_game_is_over_the_reason_is_said(desk: GameMaster) -> None:
    by_day(desk)
    desk.live.do(c.StopGame())
    desk.console._clicked(3)
    for key in ("leaves", "gm_kills"):
        form = opened(desk, key)
        assert not form.yes.isEnabled()
        assert form.warning.text()
        desk.key(KEY.Key_Escape)


def test_a_game_for_looking_only_says_so(desk: GameMaster) -> None:
    by_day(desk)
    path = desk.live.session.path
    desk.app.leave_game()
    elsewhere = Session.open(path)
    assert desk.app.open_game(path)
    for sheet in dialogs(desk.app.window):
        sheet.close()
    form = opened(desk, "gm_kills")
    form.seats[0].point(3)
    assert "looking only" in form.warning.text()
    assert not form.yes.isEnabled()
    elsewhere.close()
