"""A whole game of the Мафия through the real window: by the orders desk and by the table call, by clicks and by keys."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from mafia_gm.ui.app import App
from tests.ui.gm import KEY
from tests.ui.inbox import (
    ANNA,
    BORYA,
    CALL,
    DASHA,
    DESK,
    EVA,
    GLEB,
    IVAN,
    KATYA,
    LEV,
    MIRA,
    VERA,
    ZHORA,
    ZOYA,
    Host,
)
from tests.ui.living import done, fill, opened

if TYPE_CHECKING:
    from pathlib import Path


def first_night(gm: Host, orders: str) -> None:
    """Disease, lottery, recruitment and a murder; half of the orders never come."""
    if orders == CALL:
        gm.night(
            lottery__volunteers=(MIRA,),
            lottery__hunts=BORYA,
            sexual_maniac__invites=KATYA,
            commissar__checks=ANNA,
            don_1__recruits=LEV,
            clan_1__kills=ZHORA,
            clan_2__kills="refuse",
        )
        return
    gm.fall_asleep()
    gm.send("clan_1.kills", ANNA, ZHORA)
    gm.send("don_1.recruits", ANNA, LEV)
    gm.send("lottery.volunteers", MIRA)
    gm.send("lottery.hunts", MIRA, BORYA)
    gm.send("commissar.checks", DASHA, ANNA)
    gm.send("sexual_maniac.invites", ZOYA, KATYA)
    gm.send("clan_2.kills", BORYA, choice="refuse")
    gm.reckon()


def later_night(gm: Host, orders: str, **answers: int) -> None:
    """The orders that come; each by the one who bears the role, the clan's by its first member."""
    if orders == CALL:
        gm.night(**answers)
        return
    gm.fall_asleep()
    for act, target in answers.items():
        key = act.replace("__", ".")
        (prompt,) = (one for one in gm.live.session.night() if one.act == key)
        gm.send(key, prompt.awake[0], target)
    gm.reckon()


@pytest.mark.parametrize("orders", [DESK, CALL])
@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_twelve_players_and_two_clans_to_the_end(app: App, mouse: bool, orders: str) -> None:
    gm = Host(app, mouse=mouse)
    gm.begin(orders)
    projector = app.projector
    assert projector is not None
    first_night(gm, orders)
    assert gm.table.phase == "dawn"
    assert gm.table[LEV].side == "clan_1", "he has been recruited"
    # The nine steps, the private messages, the report with a story.
    morning = gm.console.left.morning
    stages = [row for row in morning.stages.rows._made if row.isVisibleTo(morning.stages)]
    assert len(stages) == 10
    morning.tabs.setCurrentIndex(1)
    told = {row._who.text(): row._text.text() for row in morning.private.rows._made if not row.isHidden()}
    assert set(told) == {"1 Анна", "3 Вера", "5 Даша", "10 Катя", "11 Лев"}
    morning.tabs.setCurrentIndex(2)
    morning.report.story.setFocus()
    gm.type("Dark.")
    gm.announce()
    assert [line.key for line in projector._view.lines][:2] == ["story", "check_mafia"]
    assert gm.table.story == "", "it was published"
    assert projector._stage._page == 0, "the report stands on the projector"
    gm.key(KEY.Key_F6)
    gm.key(KEY.Key_F6)
    assert projector._stage._page in {-1, 0}
    assert not gm.table[BORYA].alive
    assert gm.table[BORYA].gone == "hunt"
    # The murdered one speaks from beyond.
    gm.console._clicked(ZHORA)
    inspector = gm.console.inspector
    gm.click(inspector.seance.ask)
    gm.type("I saw a don.")
    gm.click(inspector.seance.grant)
    gm.console.circle.setFocus()
    gm.key(KEY.Key_Escape)
    # Any number of nominations; votes for all.
    gm.nominate(DASHA, GLEB)
    gm.nominate(DASHA, ANNA)
    gm.nominate(GLEB, ANNA)
    gm.take_ballots({DASHA: (GLEB, ANNA), EVA: (GLEB,), GLEB: (ANNA,), IVAN: (GLEB,)})
    assert gm.table.ballots is not None
    assert gm.table.ballots.tally() == {GLEB: 3, ANNA: 2}
    assert projector._view.vote is None, "nobody but the Game Master sees the votes"
    gm.go_on("Close the vote")
    assert gm.table.phase == "verdict"
    gm.go_on("Carry it out")
    assert not gm.table[GLEB].alive
    later_night(gm, orders, clan_1__kills=EVA, maniac__kills=VERA)
    assert {gm.table[player].gone for player in (EVA, VERA, KATYA)} == {"clan_1", "maniac", "disease"}
    gm.announce()
    keys = [line.key for line in projector._view.lines]
    assert {"seance", "lynch_votes", "killed_by"} <= set(keys)
    gm.nominate(DASHA, ANNA)
    gm.take_ballots(dict.fromkeys((DASHA, ZOYA, IVAN, MIRA), (ANNA,)))
    gm.go_on("Close the vote")
    gm.go_on("Carry it out")
    later_night(gm, orders, maniac__kills=LEV)
    gm.announce()
    assert gm.prompt.act == "end.confirm"
    gm.firmly()
    assert gm.table.ended is not None
    assert gm.table.ended.outcome == "peaceful"
    assert LEV not in gm.table.ended.winners


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_the_desk_is_found_again_as_it_was_left(app: App, mouse: bool, tmp_path: Path) -> None:
    gm = Host(app, mouse=mouse)
    gm.begin(DESK)
    gm.fall_asleep()
    gm.send("commissar.checks", DASHA, ANNA)
    gm.send("thug_1.beats", VERA, EVA)
    table = gm.table
    left = tmp_path / "left.mafia"
    shutil.copy(gm.live.session.path, left)  # what a power cut leaves on the disk
    assert app.open_game(left)
    assert gm.table == table
    rows = gm.console.left.desk.list._orders._rows
    assert [row.state for row in rows[:3]] == ["sent", "sent", "waiting"]
    gm.send("doctor.heals", EVA, EVA)
    assert len(gm.table.answers) == len(table.answers) + 1


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_the_game_master_kills_a_coalitioner_after_being_asked_back(app: App, mouse: bool) -> None:
    gm = Host(app, mouse=mouse)
    gm.begin(DESK)
    gm.fall_asleep()
    gm.reckon()
    gm.announce()
    steps = len(gm.live.session.steps)
    form = opened(gm, "gm_kills")
    fill(gm, form, GLEB)
    assert gm.table[GLEB].name in form.yes.text(), "he is asked first"
    gm.key(KEY.Key_Escape)
    assert gm.console.life.form is None
    assert (gm.table[GLEB].alive, len(gm.live.session.steps)) == (True, steps), "asked and let be"
    form = opened(gm, "gm_kills")
    fill(gm, form, GLEB)
    assert (gm.table[GLEB].alive, len(gm.live.session.steps)) == (True, steps), "asked once more"
    done(gm, form)
    assert (gm.table[GLEB].alive, gm.table[GLEB].gone) == (False, "gm")
    assert gm.table.phase == "debate"
    assert app.projector is not None
    assert app.projector._view.lines[-1].key == "died_by_day"
