"""A double click on any of the large buttons of a vote takes one step, in the games with hands and with approval too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.inbox import ANNA, BORYA, DESK, EVA, VERA, Host
from tests.ui.maffia import ADA, ALTERNATIVE, BO, GUN, HUGO, IDA, Leader
from tests.ui.test_break_haste import double_click

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def steps(gm: GameMaster) -> int:
    """How many steps there are, those of the clock apart, which starts with a speech."""
    return sum(not step.is_clockwork for step in gm.live.session.steps)


def twice(gm: GameMaster, text: str) -> None:
    """Click twice at once on a button of the day; one step comes of it."""
    before = steps(gm)
    double_click(gm.button(text, gm.console.left.day))
    assert steps(gm) == before + 1, text


def test_speeches_hands_and_hanging_of_the_maffia(desk: GameMaster) -> None:
    gm = Leader(desk.app, mouse=True)
    gm.begin(ALTERNATIVE)
    gm.night()
    gm.night()
    gm.firmly()
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    for player in (ADA, BO):
        twice(gm, "Next:")
        assert gm.table.speaker == player
    twice(gm, "Open the vote")
    for player, hands in ((ADA, (GUN, HUGO)), (BO, (IDA,))):
        gm.several(*hands)
        twice(gm, "Count")
        assert gm.table.ballots is not None
        assert gm.table.ballots.voters_for(player) == hands
    twice(gm, "Read the result")
    assert gm.table.phase == "verdict"
    twice(gm, "Carry it out")
    assert not gm.table[ADA].alive
    assert gm.table.phase == "night"


def test_the_close_and_the_lynch_of_the_inboxes(desk: GameMaster) -> None:
    gm = Host(desk.app, mouse=True)
    gm.begin(DESK)
    gm.fall_asleep()
    gm.reckon()
    gm.announce()
    gm.nominate(ANNA, EVA)
    gm.take_ballots({BORYA: (EVA,), VERA: (EVA,)})
    twice(gm, "Close the vote")
    assert gm.table.phase == "verdict"
    twice(gm, "Carry it out")
    assert not gm.table[EVA].alive
    assert gm.table.phase == "night"
