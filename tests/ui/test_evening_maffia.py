"""Whole evenings of the Swedish Maffia through the real window: nominations, speeches, hands, the organisation rule."""

from __future__ import annotations

import pytest

from mafia_gm.ui.app import App
from mafia_gm.ui.life.leaving import Leaving
from tests.ui.living import done, fill, opened
from tests.ui.maffia import ADA, ALTERNATIVE, BO, CIA, DAG, EVA, GUN, HUGO, IDA, JAN, KAJ, Leader


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_an_evening_of_eleven_ends_by_the_organisation_rule(app: App, mouse: bool) -> None:
    gm = Leader(app, mouse=mouse)
    gm.begin()
    projector = app.projector
    assert projector is not None
    gm.night()
    assert (gm.table.phase, gm.table.number) == ("night", 1), "no day between Natt 0 and Natt 1"
    gm.night(mafia=KAJ, doctor=KAJ)
    assert gm.table.phase == "dawn"
    gm.firmly()
    assert gm.table.phase == "debate"
    assert [line.key for line in projector._view.lines] == ["attempted_murder"]
    assert projector._view.lines[0].people == ()
    assert gm.console.left.day.clock._face.text() == "10:00"
    # One nomination a head; it is taken back to nominate another.
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.several(GUN)
    assert gm.prompt.act == "debate.close"
    gm.click(gm.button("Take back: 7 Gun", gm.console.left.day))
    gm.console.circle.setFocus()
    gm.nominate(GUN, BO)
    gm.nominate(IDA, ADA)
    assert [person.name for person in projector._view.named] == ["Bo", "Ada"]
    gm.speeches(BO, ADA)
    # Ida's hand is too late for Bo; she may still raise it for Ada.
    gm.hands(BO, GUN, HUGO, late=(IDA,))
    assert projector._view.vote is not None
    assert projector._view.vote.asked is not None
    assert projector._view.vote.asked.name == "Ada"
    gm.hands(ADA, IDA, JAN, KAJ, EVA)
    # Bo's hands were miscounted: Dag was there, too.
    gm.click(gm.button("2 Bo: 2", gm.console.left.day))
    gm.console.circle.setFocus()
    gm.several(DAG)
    gm.enter("Count")
    assert gm.table.ballots is not None
    assert gm.table.ballots.tally() == {BO: 3, ADA: 4}
    gm.enter("Read the result")
    assert gm.table.phase == "verdict"
    gm.go_on("Carry it out")
    assert not gm.table[ADA].alive
    assert gm.table.phase == "night"
    gm.night(mafia=KAJ)
    gm.firmly()
    gm.nominate(GUN, BO)
    gm.speeches(BO)
    gm.hands(BO, GUN)
    gm.enter("Read the result")
    gm.go_on("Carry it out")
    assert gm.prompt.act == "end.confirm", "one Maffia is no organisation"
    gm.firmly()
    assert gm.table.ended is not None
    assert gm.table.ended.outcome == "village"
    assert gm.table.ended.rule == "victory.organisation"


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_a_second_tie_hangs_nobody(app: App, mouse: bool) -> None:
    gm = Leader(app, mouse=mouse)
    gm.begin(ALTERNATIVE)
    gm.night(detective=ADA)
    gm.night(mafia="disagree", detective=BO, avengers="disagree", mover=(JAN, ADA))
    assert gm.table.phase == "dawn"
    gm.firmly()
    assert gm.table.ring[0] == JAN
    assert gm.table.ring[JAN] == ADA
    projector = app.projector
    assert projector is not None
    assert projector._view.seats[0].name == "Jan", "the tokens have changed places"
    assert [line.key for line in projector._view.lines] == ["nobody_died", "seats_swapped"]
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.nominate(IDA, CIA)
    gm.speeches(ADA, BO, CIA)
    gm.hands(ADA, GUN, HUGO)
    gm.hands(BO, IDA, JAN)
    gm.hands(CIA, KAJ)
    gm.enter("Read the result")
    gm.go_on("Vote again")
    assert gm.table.ballots is not None
    assert gm.table.ballots.candidates == (ADA, BO)
    gm.hands(ADA, GUN)
    gm.hands(BO, HUGO)
    gm.enter("Read the result")
    gm.go_on("Nobody is hanged")
    assert gm.table.phase == "night"
    assert len(gm.table.alive) == 11


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_who_takes_the_safety_exit_is_dead_like_any_other(app: App, mouse: bool) -> None:
    gm = Leader(app, mouse=mouse)
    gm.begin()
    gm.night()
    form = opened(gm, "leaves")
    assert isinstance(form, Leaving)
    fill(gm, form, EVA)
    form.reasons["safety"].setChecked(True)
    done(gm, form)
    gm.console.circle.setFocus()
    gm.night(mafia=KAJ)
    gm.firmly()
    projector = app.projector
    assert projector is not None
    (line,) = projector._view.lines
    assert (line.key, [person.name for person in line.people]) == ("died_at_night", ["Eva", "Kaj"])
    gm.firmly()
    assert gm.table.phase == "night", "nobody is nominated: straight to the night"
