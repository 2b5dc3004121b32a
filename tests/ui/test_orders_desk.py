"""The orders desk: times of arrival, corrections, the order of arrival, what is missing, questions in advance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mafia_gm.ui.app import App
from mafia_gm.ui.orders import times
from tests.ui.gm import KEY
from tests.ui.inbox import ANNA, BORYA, DASHA, DESK, EVA, IVAN, KATYA, LEV, MIRA, VERA, ZHORA, ZOYA, Host

ALT = Qt.KeyboardModifier.AltModifier
EVENING = 1_795_990_000.0


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of the wall clock; it goes on by a minute with every look of the desk's commands."""
    at = [EVENING]
    monkeypatch.setattr(times, "now", lambda: at[0])
    return at


@pytest.fixture
def gm(now: list[float], app: App) -> Host:
    app.window.resize(1366, 768)
    QApplication.processEvents()
    host = Host(app, mouse=False)
    host.begin(DESK)
    host.fall_asleep()
    return host


def arrivals(gm: Host) -> list[str]:
    """Return tonight's orders in the order in which the desk lists them."""
    orders = gm.console.left.desk.list._orders
    return [prompt.act for prompt in orders._prompts if prompt.answer is not None]


def test_an_order_arrives_now_unless_another_time_is_written(gm: Host, now: list[float]) -> None:
    gm.send("prostitute.invites", ZHORA, KATYA)
    now[0] += 600
    gm.type(str(gm.table[ZOYA].number))
    gm.key(KEY.Key_Space)
    gm.point(KATYA)
    field = gm.console.left.desk.entry.time
    gm.tab_to(field)
    before = times.face(EVENING - 300)
    gm.type(before)
    gm.key(KEY.Key_Return)
    first, second = (
        gm.table.answer(act, by)
        for act, by in (("prostitute.invites", ZHORA), ("sexual_maniac.invites", ZOYA))
    )
    assert first is not None
    assert second is not None
    assert first.arrival == EVENING
    assert times.face(second.arrival) == before
    assert arrivals(gm) == ["sexual_maniac.invites", "prostitute.invites"]
    gm.reckon()
    assert any(token.kind == "infected" and token.holder == KATYA for token in gm.table.tokens), (
        "he came first"
    )


def test_a_time_after_midnight_is_tonights() -> None:
    night = times.at(23 * 60 + 50, EVENING)
    assert times.face(night) == "23:50"
    later = times.at(10, night)
    assert later - night == 20 * 60
    assert times.at(23 * 60 + 50, later) == night


def test_the_last_version_counts_and_a_correction_keeps_the_old_time(gm: Host, now: list[float]) -> None:
    gm.send("commissar.checks", DASHA, ANNA)
    now[0] += 60
    gm.send("thug_1.beats", VERA, EVA)
    now[0] += 60
    gm.send("commissar.checks", DASHA, BORYA)
    answer = gm.table.answer("commissar.checks", DASHA)
    assert answer is not None
    assert (answer.picks, answer.arrival) == ((BORYA,), EVENING + 120), "he has written again"
    assert arrivals(gm) == ["thug_1.beats", "commissar.checks"]
    now[0] += 60
    desk = gm.console.left.desk
    desk.list.look_at("thug_1.beats", VERA)
    desk.list.setFocus()
    gm.key(KEY.Key_Return)
    assert gm.prompt.act == "thug_1.beats"
    gm.point(MIRA)
    gm.key(KEY.Key_Return)
    corrected = gm.table.answer("thug_1.beats", VERA)
    assert corrected is not None
    assert (corrected.picks, corrected.arrival) == ((MIRA,), EVENING + 60), "the Game Master had misread it"
    gm.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    undone = gm.table.answer("thug_1.beats", VERA)
    assert undone is not None
    assert undone.picks == (EVA,)


def test_orders_are_moved_by_keys_and_by_buttons_and_each_move_is_undone(gm: Host, now: list[float]) -> None:
    for place, (act, writer) in enumerate(
        (("maniac.kills", IVAN), ("prostitute.invites", ZHORA), ("doctor.heals", EVA))
    ):
        now[0] = EVENING + 60 * place
        gm.send(act, writer, LEV)
    desk = gm.console.left.desk
    desk.list.look_at("doctor.heals", EVA)
    desk.list.setFocus()
    gm.key(KEY.Key_Up, ALT)
    assert arrivals(gm) == ["maniac.kills", "doctor.heals", "prostitute.invites"]
    gm.key(KEY.Key_Up, ALT)
    assert arrivals(gm) == ["doctor.heals", "maniac.kills", "prostitute.invites"]
    gm.mouse = True
    gm.click(desk.later)
    assert arrivals(gm) == ["maniac.kills", "doctor.heals", "prostitute.invites"]
    for _ in range(3):
        gm.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert arrivals(gm) == ["maniac.kills", "prostitute.invites", "doctor.heals"]


def test_a_withdrawn_order_is_none(gm: Host) -> None:
    gm.send("maniac.kills", IVAN, LEV)
    desk = gm.console.left.desk
    desk.list.look_at("maniac.kills", IVAN)
    desk.list.setFocus()
    gm.key(KEY.Key_Delete)
    answer = gm.table.answer("maniac.kills", IVAN)
    assert answer is not None
    assert answer.picks == ()
    assert answer.arrival == EVENING
    gm.reckon()
    assert gm.table[LEV].alive


def test_what_is_missing_is_named_before_the_night_is_reckoned(gm: Host) -> None:
    gm.send("doctor.heals", EVA, EVA)
    gm.firmly()
    desk = gm.console.left.desk
    assert gm.table.phase == "night"
    said = desk._missing.text()
    assert "9 " in said
    assert "6 " not in said.replace("16", ""), "the doctor's has come"
    gm.key(KEY.Key_Space)  # the focus is on the way back
    assert not desk.anyway.isVisible()
    assert desk.entry.isVisible()
    gm.firmly()
    gm.firmly()
    assert gm.table.phase == "dawn"


def test_a_question_asked_by_day_is_an_order_of_the_night_and_unanswered_before(gm: Host) -> None:
    gm.reckon()
    gm.announce()
    (asks,) = (prompt for prompt in gm.live.session.interrupts() if prompt.act == "commissar.asks")
    gm.click(gm.button(gm.live.scene().lines.title(asks), gm.console.left.day))
    gm.console.circle.setFocus()
    gm.point(BORYA)
    gm.firmly()
    assert gm.live.session.rules.what.notices(gm.live.session.rules, gm.table) == ()
    gm.go_on("Nobody is lynched")
    gm.fall_asleep()
    answer = gm.table.answer("commissar.checks", DASHA)
    assert answer is not None
    assert answer.picks == (BORYA,)
    assert answer.shown == ""
    assert arrivals(gm) == ["commissar.checks"]


def test_the_hand_of_one_more_goes_up_beside_the_others(gm: Host) -> None:
    gm.send("lottery.volunteers", MIRA)
    gm.send("lottery.volunteers", LEV)
    answer = gm.table.answer("lottery.volunteers")
    assert answer is not None
    assert set(answer.picks) == {MIRA, LEV}
    assert int(answer.shown) in {MIRA, LEV}
    orders = gm.console.left.desk.list._orders
    gm.click_row(gm.console.left.desk.list, orders.index(orders.place_of("lottery.volunteers", answer.by), 1))
    said = gm.console.left.desk.entry.answer._name.text()
    assert said.startswith("12, 11  "), "the numbers come first, as names may be cut off"
