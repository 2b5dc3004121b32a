"""A correction opens questions that nobody was asked: each is answered in its place, by clicks and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.inbox import ANNA, BORYA, DASHA, DESK, EVA, GLEB, IVAN, KATYA, LEV, MIRA
from tests.ui.maffia import ADA, FOLKE, GUN, JAN, KAJ
from tests.ui.test_correct import (
    BOSS,
    COQUETTE,
    DETECTIVE,
    DOCTOR,
    INFANTRY,
    JANITOR,
    MADMAN,
    MAYOR,
    Pole,
    Russian,
    Swede,
)

if TYPE_CHECKING:
    from mafia_gm.ui.app import App
    from tests.ui.correcting import Corrector

BOTH = pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])


def reopened(gm: Corrector) -> None:
    """What stands on the disk is the game as it is; undone and brought back it is the same."""
    table, lines = gm.table, gm.lines()
    session = Session.open(gm.live.session.path)
    assert session.damage is None
    assert session.table == table
    session.close()
    gm.key(KEY.Key_Z, CTRL)
    assert gm.table != table
    assert not any("(corrected)" in line for line in gm.lines())
    gm.key(KEY.Key_Z, CTRL | SHIFT)
    assert gm.table == table
    assert gm.lines() == lines


@BOTH
def test_a_ballot_and_a_check_of_somebody_who_lives_now(app: App, mouse: bool) -> None:
    """MP-B5, MP-B24, MP-C43: he is asked for his ballot before the count, and called in the night after it."""
    gm = Pole(app, mouse=mouse)
    gm.begin()
    gm.night()
    gm.day({DOCTOR: DETECTIVE, DETECTIVE: DOCTOR})
    gm.night(mafia__shoots=DETECTIVE)
    gm.day({DOCTOR: COQUETTE, COQUETTE: DOCTOR})
    gm.night(doctor__heals=MAYOR)
    picture = app.projector._view  # type: ignore[union-attr]
    gm.correct("Mafia: Bartek")
    gm.answer(INFANTRY)
    assert "Day 2: Ala" in gm.told(), "the ballots of one who is out now"
    gm.settle(1)
    told = gm.told()
    assert told.startswith("A question that nobody was asked\nDay 2 · Vote · Bartek")
    assert "only since the correction is there somebody to ask" in told
    assert not gm.page.review.unfit.out.isVisible()
    gm.click(gm.page.review.unfit.answer_it)
    assert gm.table.phase == "voting"
    assert gm.prompt.by == DETECTIVE
    assert "Bartek" in gm.page.head._line.text()
    assert not gm.page.head.leave_out.isVisible()
    gm.key(KEY.Key_Escape)
    assert gm.reviews, "he has not been asked after all"
    gm.click(gm.page.review.unfit.answer_it)
    gm.ballot(MADMAN)
    assert gm.reviews, "the next question is of another night"
    assert "Night 2 · Detective · Bartek" in gm.told()
    gm.click(gm.page.review.unfit.answer_it)
    gm.answer(BOSS)
    assert "nothing\nnow: " not in gm.told()
    assert "now: Gosia, thumb down" in gm.told()
    assert gm.page.review.accept.isEnabled()
    gm.accept()
    assert app.projector._view == picture, "the table hears of it when he lets it"  # type: ignore[union-attr]
    assert gm.table[DETECTIVE].alive
    assert any(line == "Bartek → Darek" for line in gm.lines())
    assert any(
        line.startswith("Detective: ") and "Gosia, thumb down (corrected)" in line for line in gm.lines()
    )
    reopened(gm)


@BOTH
def test_the_doctor_lives_and_is_called(app: App, mouse: bool) -> None:
    """SV-B3, SV-C14: he was dead and his call only heard; now he points at somebody, or passes as he might have."""
    gm = Swede(app, mouse=mouse)
    gm.begin()
    gm.night()
    gm.night(mafia=FOLKE)
    gm.firmly()
    gm.firmly()
    gm.night(mafia=KAJ)
    gm.firmly()
    assert not gm.table[KAJ].alive
    gm.correct("Mafia: Folke")
    gm.answer(JAN)
    assert "Night 2 · Doctor · Folke" in gm.told()
    unfit = gm.page.review.unfit
    assert [way.said for way in unfit.ways._made if way.isVisible()] == ["Doctor: nobody"]
    gm.click(unfit.answer_it)
    assert gm.prompt.by == FOLKE
    assert gm.page.head._line.text().startswith("Doctor · Folke")
    assert "only since the correction" in gm.page.head._hint.text()
    if mouse:
        gm.click(gm.console.left.night.skip_button)
    else:
        gm.key(KEY.Key_P)
    assert gm.page.review.accept.isEnabled(), "he may pass as well"
    gm.click(gm.page.review.rows._made[0].undo)
    gm.click(unfit.answer_it)
    gm.answer(KAJ)
    assert "11 Kaj" in gm.told()
    gm.accept()
    assert gm.table[KAJ].alive
    assert gm.table[FOLKE].alive
    assert not gm.table[JAN].alive
    reopened(gm)
    gm.nominate(GUN, ADA)


@BOTH
def test_an_order_and_a_vote_again(app: App, mouse: bool) -> None:
    """RU-B2, RU-C33: an order nobody was asked for, then the vote among the tied that would have followed."""
    gm = Russian(app, mouse=mouse)
    gm.begin(DESK)
    gm.fall_asleep()
    gm.send("clan_1.kills", ANNA, EVA)
    gm.reckon()
    gm.announce()
    assert not gm.table[EVA].alive
    gm.nominate(DASHA, GLEB)
    gm.nominate(IVAN, ANNA)
    gm.take_ballots({DASHA: (GLEB,), IVAN: (ANNA,), MIRA: (GLEB,)})
    gm.go_on("Close the vote")
    gm.go_on("Carry it out")
    gm.fall_asleep()
    gm.send("clan_1.kills", ANNA, KATYA)
    gm.reckon()
    gm.announce()
    assert not gm.table[KATYA].alive
    killed = (step for step in gm.live.session.steps if getattr(step.command, "picks", ()) == (EVA,))
    gm.take_up(next(killed).number)
    gm.point(LEV)
    gm._press(gm.console.left.desk.entry.confirm, KEY.Key_Return)
    gm.settle(1)  # without the ballot of somebody who is out now
    assert "Day 1 · Vote · Ева" in gm.told()
    gm.click(gm.page.review.unfit.answer_it)
    assert gm.prompt.by == EVA
    gm.several(ANNA)
    if mouse:
        gm.click(gm.button("Confirm", gm.console.left.day))
    else:
        gm.key(KEY.Key_Return)
    # Now there is a tie, and the table votes on the two again.
    gm.click(gm.page.review.unfit.answer_it)
    assert gm.table.phase == "verdict"
    gm.go_on("Vote again")
    assert gm.table.phase == "voting"
    gm.take_ballots({DASHA: (ANNA,), EVA: (ANNA,), IVAN: (ANNA,)})
    gm.go_on("Close the vote")
    assert gm.reviews, "the verdict of then fits again"
    for _ in range(12):  # Глеб and Ева live now: both send orders, one after the other
        entry, review = gm.console.left.desk.entry, gm.page.review
        if review.isHidden() and gm.prompt.act == "doctor.heals":
            gm.point(KATYA)
            gm._press(entry.confirm, KEY.Key_Return)
        elif review.isHidden():
            gm._press(entry.none, KEY.Key_P)
        elif not review.accept.isEnabled():
            gm.click(review.unfit.answer_it if review.unfit.answer_it.isVisible() else review.unfit.out)
    gm.accept()
    assert not gm.table[ANNA].alive
    assert gm.table[GLEB].alive
    assert gm.table[KATYA].alive
    reopened(gm)


def test_the_projector_and_the_cover_know_nothing_of_an_answer(app: App) -> None:
    gm = Pole(app, mouse=False)
    gm.begin()
    gm.night()
    gm.day({DOCTOR: DETECTIVE, DETECTIVE: DOCTOR})
    gm.night(mafia__shoots=DETECTIVE)
    gm.day({DOCTOR: COQUETTE, COQUETTE: DOCTOR})
    told: list[object] = []
    gm.live.public.connect(told.append)
    assert app.projector is not None
    picture = app.projector.grab().toImage()
    gm.correct("Mafia: Bartek")
    gm.answer(JANITOR)
    gm.settle(1)
    gm.click(gm.page.review.unfit.answer_it)
    gm.key(KEY.Key_F9)
    assert not gm.page.isVisible()
    gm.key(KEY.Key_F9, CTRL)
    assert gm.prompt.by == DETECTIVE
    app.set_language("sv")
    QApplication.processEvents()
    assert "Omröstning" in gm.page.head._line.text()
    app.set_language("en")
    assert gm.page._asking is not None
    assert not gm.page._asking.do(c.Reply("doctor.heals", DOCTOR, (MAYOR,)))
    assert gm.console.middle.notice.text() == "Only this one step can be changed here."
    steps = gm.live.session.steps
    gm.ballot(MADMAN)
    assert gm.reviews
    assert told == []
    assert app.projector.grab().toImage() == picture
    assert gm.live.session.steps is steps, "nothing is so before it is accepted"
    assert gm.table[BORYA].name
