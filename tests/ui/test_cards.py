"""The deal in its three ways, and the laptop going round the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.chance import fingerprint
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui import theme
from mafia_gm.ui.cards.hand_out import HandOut
from mafia_gm.ui.cards.panel import DealPanel
from mafia_gm.ui.live import Live
from mafia_gm.ui.setup.draft import begin
from mafia_gm.ui.setup.names import folded
from mafia_gm.ui.setup.value import Before

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNO")
LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
Start = Callable[[str, int], tuple[DealPanel, Live]]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    lives: list[Live] = []

    def started(cards: str, count: int) -> tuple[DealPanel, Live]:
        chosen = begin(Before(names=NAMES[:count], screen="pl", cards=cards)).done()
        session = Session.new("mafia_plus", seed=5, title="t", folder=tmp_path, language="pl")
        session.do(c.Open(chosen.names, chosen.roles, chosen.cards))
        live = Live(session, "pl", "pl")
        lives.append(live)
        panel = DealPanel(theme.DARK)
        qtbot.addWidget(panel)
        panel.command.connect(live.do)
        live.changed.connect(panel.show_scene)
        panel.resize(306, 500)
        panel.show()
        panel.activateWindow()
        qtbot.waitUntil(panel.isActiveWindow)
        live.tell()
        return panel, live

    yield started
    for live in lives:
        live.close()


def roles_of(live: Live) -> list[str]:
    return [player.role for player in live.session.table.people()]


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


# --- the app deals ----------------------------------------------------------------------------------------------


def test_the_app_deals_and_deals_again(start: Start) -> None:
    panel, live = start("deal", 12)
    panel.show_fingerprint(fingerprint(5))
    assert not panel.begin.isVisible()
    click(panel.dealt.deal)
    first = roles_of(live)
    assert all(first)
    click(panel.dealt.deal)
    assert roles_of(live) != first
    live.undo()
    assert roles_of(live) == first
    click(panel.begin)
    assert live.session.table.phase == "night_zero"


def test_by_keyboard_a_second_space_does_not_deal_again(start: Start, qtbot: QtBot) -> None:
    panel, live = start("deal", 6)
    qtbot.waitUntil(panel.dealt.deal.hasFocus)
    QTest.keyClick(panel.dealt.deal, KEY.Key_Space)
    first = roles_of(live)
    assert all(first)
    assert panel.dealt.hand.hasFocus()
    with qtbot.waitSignal(panel.hand_out):
        QTest.keyClick(panel.dealt.hand, KEY.Key_Space)
    assert roles_of(live) == first


def test_hand_out_is_asked_for(start: Start, qtbot: QtBot) -> None:
    panel, _ = start("deal", 6)
    click(panel.dealt.deal)
    with qtbot.waitSignal(panel.hand_out):
        click(panel.dealt.hand)


# --- typed ------------------------------------------------------------------------------------------------------


def test_fifteen_cards_are_typed_by_five_keys_each(start: Start, qtbot: QtBot) -> None:
    panel, live = start("typed", 15)
    wanted = list(live.session.table.roles)
    wanted.reverse()
    names = [live.scene().lines.role(role) for role in wanted]
    field = panel.typed.field
    qtbot.waitUntil(field.hasFocus)
    keys = 0
    for name in names:
        for length in range(1, len(folded(name)) + 1):
            field.clear()
            QTest.keyClicks(field, folded(name)[:length])
            if panel.typed.roles.item(0).text().split("  ×")[0] == name:
                keys += length + 1
                break
        QTest.keyClick(field, KEY.Key_Return)
        QApplication.processEvents()
    assert roles_of(live) == wanted
    assert keys <= 15 * 5
    assert panel.begin.isEnabled()
    click(panel.begin)
    assert live.session.table.phase == "night_zero"


def test_letters_without_accents_and_any_word_find_the_card(start: Start) -> None:
    panel, live = start("typed", 12)
    QTest.keyClicks(panel.typed.field, "swi")
    QTest.keyClick(panel.typed.field, KEY.Key_Return)
    QTest.keyClicks(panel.typed.field, "obyc")
    QTest.keyClick(panel.typed.field, KEY.Key_Return)
    assert roles_of(live)[:2] == ["madman", "courtesan"]


def test_a_word_that_fits_nothing_gives_nothing(start: Start) -> None:
    panel, live = start("typed", 6)
    before = roles_of(live)
    QTest.keyClicks(panel.typed.field, "qqq")
    assert panel.typed._note.isVisible(), "an empty list alone would leave one guessing"
    QTest.keyClick(panel.typed.field, KEY.Key_Return)
    assert roles_of(live) == before
    assert panel.typed._note.isVisible()
    assert panel.typed.field.text() == "qqq"
    for _ in "qqq":
        QTest.keyClick(panel.typed.field, KEY.Key_Backspace)
    assert not panel.typed._note.isVisible()


def test_a_wrong_card_is_corrected_by_its_row(start: Start) -> None:
    panel, live = start("typed", 6)
    for _ in range(3):
        QTest.keyClick(panel.typed.field, KEY.Key_Return)
    given = roles_of(live)
    seats = panel.typed.seats
    item = seats.topLevelItem(0)
    assert item is not None
    QApplication.processEvents()  # the rows find their places first
    QTest.mouseClick(seats.viewport(), LEFT, pos=seats.visualItemRect(item).center())
    assert panel.typed.current == 0
    name = live.scene().lines.role(given[1])
    QTest.keyClicks(panel.typed.field, folded(name))
    QTest.keyClick(panel.typed.field, KEY.Key_Return)
    assert roles_of(live) == given
    QTest.keyClick(panel.typed.field, KEY.Key_Return)
    assert roles_of(live)[:2] == [given[1], ""]
    assert panel.typed.current == 1


def test_arrow_keys_choose_among_the_cards(start: Start) -> None:
    panel, live = start("typed", 6)
    QTest.keyClick(panel.typed.field, KEY.Key_Down)
    second = panel.typed.roles.item(1).data(Qt.ItemDataRole.UserRole)
    QTest.keyClick(panel.typed.field, KEY.Key_Return)
    assert roles_of(live)[0] == second


# --- roll-call --------------------------------------------------------------------------------------------------


def test_each_character_is_called_once_and_the_rest_are_plain(start: Start) -> None:
    panel, live = start("roll_call", 15)
    order = [role.key for role in RULESETS["mafia_plus"].roles]
    called = []
    seat = 0
    while (prompt := live.scene().prompt) is not None and prompt.act == "deal.role":
        called.append(prompt.choices[0])
        assert not panel.roll_call.confirm.isEnabled()
        live.pick(seat)
        click(panel.roll_call.confirm)
        seat += 1
    assert called == sorted(called, key=order.index)
    assert all(roles_of(live))
    click(panel.begin)


def test_a_seat_noted_wrongly_is_taken_back(start: Start) -> None:
    panel, live = start("roll_call", 6)
    live.pick(2)
    live.confirm()
    assert roles_of(live)[2]
    rows = panel.roll_call.roles
    item = rows.topLevelItem(0)
    assert item is not None
    place = next(place for place, holder in enumerate(panel.roll_call._holders) if holder == 2)
    rows.picked.emit(place)
    assert not roles_of(live)[2]


# --- handing out ------------------------------------------------------------------------------------------------


@pytest.fixture
def round_of(start: Start, qtbot: QtBot) -> tuple[HandOut, Live]:
    panel, live = start("deal", 6)
    live.do(c.Deal())
    panel.hide()
    page = HandOut(theme.DARK)
    qtbot.addWidget(page)
    page.command.connect(live.do)
    live.changed.connect(page.show_scene)
    page.resize(1024, 572)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin(live.scene())
    return page, live


def is_open(page: HandOut) -> bool:
    return page.card.is_open


def texts(page: QWidget) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel))


def test_everybody_sees_only_his_own_card_by_keyboard(round_of: tuple[HandOut, Live], qtbot: QtBot) -> None:
    page, live = round_of
    lines = live.scene().lines
    names = {lines.role(role) for role in roles_of(live)}
    for player in live.session.table.people():
        assert page._name.text() == player.name
        assert not any(name in texts(page) for name in names)
        QTest.keyClick(page.hold, KEY.Key_Return)
        assert not live.session.table[player.id].handed
        QTest.keyPress(page.hold, KEY.Key_Space)
        assert is_open(page)
        assert lines.role(player.role) in texts(page)
        assert sum(name in texts(page) for name in names) <= 2
        QTest.keyRelease(page.hold, KEY.Key_Space)
        assert not is_open(page)
        assert not any(name in texts(page) for name in names)
        QTest.keyClick(page.hold, KEY.Key_Return)
        assert live.session.table[player.id].handed
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page.next, KEY.Key_Return)


def test_by_mouse_the_card_shows_only_while_the_button_is_held(round_of: tuple[HandOut, Live]) -> None:
    page, live = round_of
    assert not page.next.isEnabled()
    QTest.mousePress(page.hold, LEFT)
    assert is_open(page)
    QTest.mouseRelease(page.hold, LEFT)
    assert not is_open(page)
    click(page.next)
    assert live.session.table[0].handed
    assert page.player is not None
    assert page.player.id == 1


def test_the_card_hides_whenever_the_hold_is_lost(round_of: tuple[HandOut, Live], qtbot: QtBot) -> None:
    page, live = round_of
    for lose in (
        page.stop.setFocus,
        page.hide,
        live.tell,
        lambda: QApplication.sendEvent(page.hold, QEvent(QEvent.Type.WindowDeactivate)),
    ):
        page.show()
        page.hold.setFocus()
        page.hold.pressed.emit()
        assert is_open(page)
        lose()
        assert not is_open(page)


def test_escape_covers_and_shows_nothing(round_of: tuple[HandOut, Live], qtbot: QtBot) -> None:
    page, _ = round_of
    QTest.keyPress(page.hold, KEY.Key_Space)
    with qtbot.waitSignal(page.cover):
        QTest.keyClick(page.hold, KEY.Key_Escape)
    assert not is_open(page)


def test_a_second_round_goes_to_those_who_have_not_seen(round_of: tuple[HandOut, Live]) -> None:
    page, live = round_of
    live.do(c.HandOut(0))
    live.do(c.HandOut(2))
    page.begin(live.scene())
    assert page.player is not None
    assert page.player.id == 1
    page.hold.pressed.emit()
    page.hold.released.emit()
    click(page.next)
    assert page.player is not None
    assert page.player.id == 3


def test_a_name_of_sixty_letters_does_not_widen_the_window(round_of: tuple[HandOut, Live]) -> None:
    page, live = round_of
    for name in ("x" * 60, "Maria Anna " * 5):
        live.do(c.Rename(0, name))
        page.begin(live.scene())
        QApplication.processEvents()
        assert page.minimumSizeHint().width() <= 1024
        assert page._name.text() == name.strip()


def test_undoing_the_deal_hides_everything(round_of: tuple[HandOut, Live]) -> None:
    page, live = round_of
    page.hold.pressed.emit()
    live.undo()
    assert not is_open(page)
    assert page.player is None


@pytest.mark.parametrize("size", [(1024, 572), (1920, 1052)])
@pytest.mark.parametrize("language", ["pl"])
def test_every_character_fits_on_the_card(
    qtbot: QtBot, round_of: tuple[HandOut, Live], size: tuple[int, int], language: str
) -> None:
    page, live = round_of
    page.resize(*size)
    lines = live.scene().spoken
    for role in RULESETS["mafia_plus"].roles:
        page.card.show_face(
            lines.role(role.key), role.card, role.side, lines.side(role.side), lines.about(role.key)
        )
        QApplication.processEvents()
        for part in (page.card._role, page.card._side, page.card._about):
            assert part.height() >= part.heightForWidth(part.width()), role.key
