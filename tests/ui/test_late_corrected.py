"""Somebody is expected and was noted wrong: his seat on the circle leads to the line by which that is put right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mafia_gm.engine import commands as c
from mafia_gm.ui.life.arriving import Arriving
from tests.ui.gm import CTRL, KEY, NO, SHIFT
from tests.ui.living import sit_at
from tests.ui.test_break_life import DETECTIVE, DOCTOR, NAMES, ROLES, Pole

if TYPE_CHECKING:
    from mafia_gm.ui.app import App

BOTH = pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
FIRST, SECOND = -2, -3
"""Whom the circle shows as expected."""


@pytest.fixture
def table(app: App, mouse: bool) -> Pole:
    """Two are expected at dawn: Ana, noted wrong in every way, and Bela."""
    gm = Pole(app, mouse=mouse)
    sit_at(gm, "mafia_plus", NAMES, ROLES)
    gm.night()
    for command in (c.Arrive("Ana", "mafioso", 3), c.Arrive("<b>Bela & Co</b>", "citizen", 5)):
        assert gm.live.do(command)
    QApplication.processEvents()
    return gm


def take_up(gm: Pole, who: int) -> None:
    """Take up the line of somebody expected: by his seat and the button, or by Ctrl+J, arrows, Ctrl+J."""
    if gm.mouse:
        circle = gm.console.circle
        QTest.mouseClick(circle, Qt.MouseButton.LeftButton, NO, circle.box_of(who).center())
        QApplication.processEvents()
        gm.click(gm.console.middle.correct_button)
    else:
        gm.correct("Ana" if who == FIRST else "Bela")
    assert gm.page.isVisible()


@BOTH
def test_name_seat_and_card_are_put_right(table: Pole, mouse: bool) -> None:
    gm = table
    picture = gm.live.session.view()
    take_up(gm, FIRST)
    form = gm.console.life.form
    assert isinstance(form, Arriving)
    assert (form.name.text(), form.role.role, form.after.player) == ("Ana", "mafioso", 3), "as it was noted"
    if not mouse:
        form.name.setFocus()
        form.name.selectAll()
        gm.type("Anna")
    else:
        form.name.setText("Anna")
    form.role.choose("citizen")
    form.after.point(DOCTOR)
    if mouse:
        gm.click(form.yes)
    else:
        gm.key(KEY.Key_Return, CTRL)
    assert gm.reviews
    gm.accept()
    assert [(one.name, one.number, one.role, one.after) for one in gm.table.expected] == [
        ("Anna", 10, "citizen", DOCTOR),
        ("<b>Bela & Co</b>", 11, "citizen", 5),
    ]
    assert gm.live.session.view() == picture, "the table knows of nobody who has not sat down"
    gm.night()
    assert [player.name for player in gm.table.players[9:]] == ["Anna", "<b>Bela & Co</b>"]
    assert [player.number for player in gm.table.players[9:]] == [10, 11]


@pytest.mark.parametrize("mouse", [False])
def test_the_form_tells_how(table: Pole, mouse: bool) -> None:
    gm = table
    del mouse
    gm.key(KEY.Key_A, CTRL | SHIFT)
    form = gm.console.life.form
    assert isinstance(form, Arriving)
    assert "already expected" in form.about.text()
    gm.key(KEY.Key_Escape)
    take_up(gm, SECOND)
    form = gm.console.life.form
    assert isinstance(form, Arriving)
    assert form.name.text() == "<b>Bela & Co</b>"
    assert "already expected" not in form.about.text()


@BOTH
def test_one_does_not_come_after_all(table: Pole, mouse: bool) -> None:
    gm = table
    del mouse
    take_up(gm, FIRST)
    gm.click(gm.page.head.leave_out)
    assert gm.reviews
    assert "<b>" not in gm.told()
    gm.accept()
    assert [(one.name, one.number) for one in gm.table.expected] == [("<b>Bela & Co</b>", 11)]
    gm.night()
    bela = gm.table.players[9]
    assert (bela.name, bela.number) == ("<b>Bela & Co</b>", 11), "what is printed on his card stays"
    gm.night(c.Reply("detective.checks", DETECTIVE, (9,)))
    assert "Detective: <b>Bela & Co</b>, thumb up" in gm.lines()


@BOTH
def test_one_had_not_come_though_others_have_played_on(table: Pole, mouse: bool) -> None:
    gm = table
    del mouse
    gm.night()
    gm.night(c.Reply("detective.checks", DETECTIVE, (10,)))
    gm.correct("Ana, behind")
    gm.click(gm.page.head.leave_out)
    gm.settle(30)
    assert "10 Ana" in gm.told()
    gm.accept()
    assert [player.number for player in gm.table.people()] == [1, 2, 3, 4, 5, 6, 11, 7, 8, 9]
    assert "Detective: <b>Bela & Co</b>, thumb up" in gm.lines(), (
        "it is Bela's still, and nothing was corrected in it"
    )
    gm.key(KEY.Key_Z, CTRL)
    assert len(gm.table.players) == 11


@pytest.mark.parametrize("mouse", [False])
def test_whoever_comes_after_all_moves_what_was_decided_about_others(table: Pole, mouse: bool) -> None:
    """Decided again whether somebody comes, what was said of later steps is asked again: it would mean others."""
    gm = table
    del mouse
    gm.night()
    assert gm.live.do(c.Arrive("Cira", "citizen", 9))
    assert gm.live.do(c.Arrive("Dora", "citizen", 5))
    gm.night(c.Reply("detective.checks", DETECTIVE, (10,)))
    gm.night(c.Reply("detective.checks", DETECTIVE, (11,)))
    gm.correct("Ana, behind")
    gm.click(gm.page.head.leave_out)
    for _ in range(30):
        review, found = gm.page.review, gm.page._tried.open if gm.page._tried is not None else None
        if found is None:
            break
        if isinstance(found.former, c.Reply) and found.former.act == "detective.checks":
            gm.page._settle(found.step, found.instead(c.Reply("detective.checks", DETECTIVE, (10,))))
        else:
            gm.click(review.unfit.ways._made[0] if review.unfit.ways.isVisible() else review.unfit.out)
    assert gm.page._tried is not None
    assert gm.page._tried.table[10].name == "Dora"
    decided = dict(gm.page._instead)
    arrival = next(
        step.number for step in gm.live.session.steps if getattr(step.command, "name", "") == "Cira"
    )
    assert decided[arrival] == (None,)
    gm.page._unsettle(arrival)
    assert set(gm.page._instead) == {step for step in decided if step < arrival}
    assert gm.reviews
    assert not gm.page.review.accept.isEnabled()
