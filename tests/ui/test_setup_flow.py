"""The set-up in its window: by mouse, by keyboard alone, and with everything people type wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mafia_gm.ui import theme
from mafia_gm.ui.i18n import LANGUAGES
from mafia_gm.ui.setup.characters_page import CharactersPage
from mafia_gm.ui.setup.flow import (
    CARDS,
    CHARACTERS,
    GAME,
    PLAYERS,
    RULINGS,
    TONIGHT,
    Before,
    SetUp,
    SetupFlow,
)
from mafia_gm.ui.setup.game_page import GamePage
from mafia_gm.ui.setup.players_page import PlayersPage
from mafia_gm.ui.setup.rulings_page import RulingsPage
from tests.shots.people import USUAL

TWELVE = USUAL[:12]
Make = Callable[[Before], SetupFlow]
KEY = Qt.Key
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(before: Before) -> SetupFlow:
        flow = SetupFlow(theme.DARK, before)
        qtbot.addWidget(flow)
        flow.resize(1024, 572)
        flow.show()
        flow.activateWindow()
        qtbot.waitUntil(flow.isActiveWindow)
        return flow

    return made


def known(**more: object) -> Before:
    return Before(screen="pl", **({"names": TWELVE} | more))  # type: ignore[arg-type]


def players(flow: SetupFlow) -> PlayersPage:
    page = flow.pages[PLAYERS]
    assert isinstance(page, PlayersPage)
    return page


def characters(flow: SetupFlow) -> CharactersPage:
    page = flow.pages[CHARACTERS]
    assert isinstance(page, CharactersPage)
    return page


def rulings(flow: SetupFlow) -> RulingsPage:
    page = flow.pages[RULINGS]
    assert isinstance(page, RulingsPage)
    return page


def names_of(flow: SetupFlow) -> list[str]:
    return list(flow.draft.names)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)
    QApplication.processEvents()


def write(text: str) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, text)


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def test_a_usual_table_presses_next_five_times(make: Make, qtbot: QtBot) -> None:
    flow = make(known())
    for page in (GAME, PLAYERS, CHARACTERS, RULINGS, CARDS):
        assert flow.page == page
        click(flow.next)
    assert flow.page == TONIGHT
    with qtbot.waitSignal(flow.ready) as told:
        click(flow.next)
    chosen = (told.args or [None])[0]
    assert isinstance(chosen, SetUp)
    assert chosen.names == TWELVE
    assert len(chosen.roles) == 12
    assert chosen.cards == "deal"
    assert chosen.title
    assert (chosen.screen, chosen.spoken, chosen.projector) == ("pl", "pl", "pl")


def test_a_new_table_by_keyboard_alone(make: Make, qtbot: QtBot) -> None:
    flow = make(Before(screen="pl"))
    write(" x")
    press(KEY.Key_Return, CTRL)
    for name in TWELVE[:9]:
        write(name)
        press(KEY.Key_Return)
    assert names_of(flow) == list(TWELVE[:9])
    press(KEY.Key_Right, ALT)
    assert flow.page == CHARACTERS
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    press(KEY.Key_Tab)
    press(KEY.Key_Space)
    assert "gun_shop_owner" in flow.draft.roles
    press(KEY.Key_Return, CTRL)
    write("MP-G34")
    press(KEY.Key_Tab)
    while QApplication.focusWidget() is not rulings(flow).rows["self_vote"].choice:
        press(KEY.Key_Tab)
    press(KEY.Key_Down)
    assert flow.draft.options["self_vote"] is False
    press(KEY.Key_Right, ALT)
    press(KEY.Key_Down)
    press(KEY.Key_Space)
    assert flow.draft.cards == "typed"
    press(KEY.Key_Left, ALT)
    assert flow.page == RULINGS
    press(KEY.Key_Return, CTRL)
    press(KEY.Key_Return, CTRL)
    assert flow.page == TONIGHT
    with qtbot.waitSignal(flow.ready) as told:
        press(KEY.Key_Return, CTRL)
    chosen = (told.args or [None])[0]
    assert isinstance(chosen, SetUp)
    assert chosen.names == TWELVE[:9]
    assert chosen.cards == "typed"
    assert chosen.options["self_vote"] is False


def test_leaving_from_the_first_page(make: Make, qtbot: QtBot) -> None:
    flow = make(known())
    with qtbot.waitSignal(flow.cancelled):
        press(KEY.Key_Left, ALT)


def test_the_step_bar_leads_where_one_may_go(make: Make) -> None:
    flow = make(known(names=("Ala",)))
    assert [step.isEnabled() for step in flow.bar.steps] == [True, True, False, False, False, False]
    click(flow.bar.steps[PLAYERS])
    assert not flow.next.isEnabled()
    assert flow.note.text()
    players(flow).field.setText("B, C")
    press(KEY.Key_Return)
    assert flow.bar.steps[TONIGHT].isEnabled()
    click(flow.bar.steps[TONIGHT])
    assert flow.page == TONIGHT


def test_another_language_of_the_screen(make: Make, qtbot: QtBot) -> None:
    flow = make(known())
    page = flow.pages[GAME]
    assert isinstance(page, GamePage)
    page.choosers["screen"].setFocus()
    with qtbot.waitSignal(flow.language) as told:
        press(KEY.Key_End)
    assert told.args == [LANGUAGES[-1].code]


# --- players --------------------------------------------------------------------------------------------------


def at_players(make: Make, **more: object) -> SetupFlow:
    flow = make(known(**more))
    flow.show_page(PLAYERS)
    return flow


def test_a_list_is_pasted_into_the_field(make: Make) -> None:
    flow = at_players(make, names=())
    QGuiApplication.clipboard().setText("1. Ala\n2. Bartek\r\n3. Celina\n")
    press(KEY.Key_V, CTRL)
    assert names_of(flow) == ["Ala", "Bartek", "Celina"]
    assert players(flow).field.text() == ""
    QGuiApplication.clipboard().setText("Darek, Ewa")
    click(players(flow).paste)
    assert names_of(flow) == ["Ala", "Bartek", "Celina", "Darek", "Ewa"]


def test_names_that_are_odd_are_kept_and_told(make: Make) -> None:
    flow = at_players(make, names=("Ania",))
    for name in ("Ania", "x" * 45, "🦊"):
        players(flow).field.setText(name)
        press(KEY.Key_Return)
    assert names_of(flow) == ["Ania", "Ania", "x" * 45, "🦊"]
    notes = [players(flow).seats.item(place).toolTip() for place in range(4)]
    assert all(notes)
    write("   ")
    press(KEY.Key_Return)
    assert len(flow.draft.names) == 4
    assert players(flow).note.text()
    flow.grab()


def test_remembered_people_come_by_a_click_or_enter(make: Make) -> None:
    flow = at_players(make, names=("Ala",), roster=("Ala", "Zosia", "Marek", "Olek"))
    page = players(flow)
    shown = [page.known.item(row).text() for row in range(page.known.count())]
    assert shown == ["Zosia", "Marek", "Olek"]
    QTest.mouseClick(page.known.viewport(), LEFT, pos=page.known.visualItemRect(page.known.item(1)).center())
    assert names_of(flow) == ["Ala", "Marek"]
    page.known.setFocus()
    page.known.setCurrentRow(0)
    press(KEY.Key_Return)
    press(KEY.Key_Space)
    assert names_of(flow) == ["Ala", "Marek", "Zosia", "Olek"]


def test_seats_move_rename_and_go_by_keyboard(make: Make) -> None:
    flow = at_players(make, names=("A", "B", "C", "D"))
    seats = players(flow).seats
    seats.setFocus()
    press(KEY.Key_Down, ALT)
    assert names_of(flow) == ["B", "A", "C", "D"]
    press(KEY.Key_F2)
    write("Anna")
    press(KEY.Key_Return)
    assert names_of(flow) == ["B", "Anna", "C", "D"]
    seats.setFocus()
    press(KEY.Key_Delete)
    assert names_of(flow) == ["B", "C", "D"]
    assert players(flow).known.item(0).text() == "Anna"


def test_an_emptied_name_keeps_the_old_one(make: Make) -> None:
    flow = at_players(make, names=("Ala", "B", "C"))
    seats = players(flow).seats
    seats.setFocus()
    press(KEY.Key_F2)
    editor = QApplication.focusWidget()
    assert editor is not None
    QTest.keyClick(editor, KEY.Key_Backspace)
    write(" ")
    press(KEY.Key_Return)
    assert names_of(flow) == ["Ala", "B", "C"]
    assert seats.item(0).text() == "Ala"
    assert players(flow).note.text()


def test_dragging_changes_seats_and_the_cross_takes_away(make: Make) -> None:
    flow = at_players(make, names=("A", "B", "C", "D"))
    seats = players(flow).seats
    model = seats.model()
    assert model.moveRow(seats.rootIndex(), 3, seats.rootIndex(), 0)
    assert names_of(flow) == ["D", "A", "B", "C"]
    box = seats.visualItemRect(seats.item(1))
    QTest.mouseClick(seats.viewport(), LEFT, pos=QPoint(box.right() - 12, box.center().y()))
    assert names_of(flow) == ["D", "B", "C"]


def test_few_and_many_players_are_told_and_allowed(make: Make) -> None:
    flow = at_players(make, names=("A", "B", "C"))
    assert players(flow).note.text()
    assert flow.next.isEnabled()
    players(flow).field.setText(",".join(f"P{number}" for number in range(27)))
    press(KEY.Key_Return)
    assert len(flow.draft.names) == 30
    assert players(flow).note.text()
    flow.show_page(CHARACTERS)
    assert flow.next.isEnabled()
    flow.grab()


# --- characters -----------------------------------------------------------------------------------------------


def test_alternatives_replace_each_other(make: Make) -> None:
    flow = make(known())
    flow.show_page(CHARACTERS)
    page = characters(flow)
    two = next(box for slot, box in page.sides.slots if slot.pick == 2)
    click(two.rows["terrorist"])
    assert sum(role in two.rows for role in flow.draft.roles) == 2
    assert "terrorist" in flow.draft.roles
    click(two.rows["terrorist"])
    assert "terrorist" in flow.draft.roles
    assert two.rows["terrorist"].isChecked()
    assert page.counter.text() == "6-3-3"
    click(page.draw)
    assert len(flow.draft.roles) == 12


def test_an_own_set_counts_and_warns(make: Make) -> None:
    flow = make(known())
    flow.show_page(CHARACTERS)
    page = characters(flow)
    click(page.own)
    click(page.sides.counts["mafia_boss"].less)
    assert not flow.next.isEnabled()
    assert flow.note.text()
    click(page.sides.counts["terrorist"].more)
    assert flow.next.isEnabled()
    assert page.doubts.text()
    page.sides.counts["saint"].more.setFocus()
    press(KEY.Key_Plus)
    assert not flow.next.isEnabled()
    press(KEY.Key_Minus)
    click(flow.next)
    assert flow.page == RULINGS
    flow.show_page(CHARACTERS)
    click(page.recommended)
    assert page.doubts.text() == ""


# --- rulings --------------------------------------------------------------------------------------------------


def test_rulings_are_found_changed_and_reset(make: Make) -> None:
    flow = make(known())
    flow.show_page(RULINGS)
    page = rulings(flow)
    write("g36")
    assert [key for key, row in page.rows.items() if row.isVisible()] == ["max_ties"]
    row = page.rows["max_ties"]
    row.choice.setCurrentIndex(2)
    row.choice.activated.emit(2)
    assert flow.draft.options["max_ties"] == 2
    assert row.reset.isVisible()
    page.filter.clear()
    click(page.only)
    assert [key for key, row in page.rows.items() if row.isVisible()] == ["max_ties"]
    click(page.reset)
    assert flow.draft.changed == ()


def test_an_order_is_moved_by_buttons_keys_and_dragging(make: Make) -> None:
    flow = make(known())
    flow.show_page(RULINGS)
    row = rulings(flow).rows["night0_order"]
    assert row.order is not None
    row.order.setFocus()
    row.order.setCurrentRow(0)
    press(KEY.Key_Down, ALT)
    assert flow.draft.options["night0_order"][:2] == ("bodyguard", "courtesan")
    click(row.up)
    assert flow.draft.changed == ()
    root = row.order.rootIndex()
    row.order.model().moveRow(root, 3, root, 0)
    assert flow.draft.options["night0_order"][0] == "boss_blackmailer"
    click(row.reset)
    assert flow.draft.changed == ()


# --- all pages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 572), (1920, 1052)])
def test_every_focusable_widget_has_a_name_and_nothing_is_cut(make: Make, size: tuple[int, int]) -> None:
    flow = make(known(names=tuple(f"Player {number}" for number in range(23))))
    flow.resize(*size)
    for page in range(6):
        flow.show_page(page)
        QApplication.processEvents()
        for widget in flow.findChildren(QWidget):
            if not widget.isVisible():
                continue
            takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if takes and not isinstance(widget, QPushButton):
                assert widget.accessibleName() or getattr(widget, "text", str)(), widget
            if isinstance(widget, QPushButton) and widget.text():
                assert widget.width() >= widget.minimumSizeHint().width(), (page, widget.text())
            if isinstance(widget, QLabel) and not widget.wordWrap() and widget.minimumWidth() == 0:
                assert widget.width() >= widget.minimumSizeHint().width(), (page, widget.text())


@pytest.mark.parametrize("own", [False, True])
def test_tab_follows_the_eye(make: Make, own: bool) -> None:
    flow = make(known(roster=("Zosia", "Marek"), own=own, prefer=tuple(["citizen"] * 12)))
    for page in range(6):
        flow.show_page(page)
        QApplication.processEvents()
        inside = flow.pages[page]
        flow.bar.steps[-1].setFocus()
        seen: list[QWidget] = []
        while True:
            press(KEY.Key_Tab)
            focus = QApplication.focusWidget()
            assert focus is not None
            if not inside.isAncestorOf(focus):
                break
            seen.append(focus)
        assert focus is flow.back
        assert len(seen) == len(set(seen))
        if page in {CHARACTERS, RULINGS}:
            places = [widget.mapTo(inside, widget.rect().center()) for widget in seen]
            columns = [place.x() * 3 // flow.width() if page == CHARACTERS else 0 for place in places[3:]]
            assert columns == sorted(columns)
        for then in (flow.presets, flow.next):
            press(KEY.Key_Tab)
            assert QApplication.focusWidget() is then


def test_no_window_but_this_one_is_ever_opened(make: Make) -> None:
    flow = make(known())
    opened: list[QObject] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                opened.append(watched)
            return False

    watch = Watch()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    for page in range(6):
        flow.show_page(page)
        QApplication.processEvents()
    flow.show_page(CHARACTERS)
    click(characters(flow).own)
    app.removeEventFilter(watch)
    assert opened == []


def test_names_and_titles_of_any_length_do_not_widen_the_window(make: Make) -> None:
    flow = make(known(names=tuple("x" * 60 for _ in range(12)), title="W" * 80, roster=("y" * 60,)))
    for page in range(6):
        flow.show_page(page)
        QApplication.processEvents()
        assert flow.minimumSizeHint().width() <= 1000, page
        assert flow.minimumSizeHint().height() <= 540, page
