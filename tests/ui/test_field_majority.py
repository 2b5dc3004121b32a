"""The number the Game Master reads out as needed is enough, and one less is not, for every vote there can be."""

from __future__ import annotations

from itertools import product

import pytest

from mafia_gm.engine.table import Ballots
from mafia_gm.rulesets.mafia_plus.ballots import leaders
from mafia_gm.ui.day.forecast import forecast
from tests.ui.gm import GameMaster
from tests.ui.maffia import ADA, ALTERNATIVE, BO, CIA, EVA, GUN, HUGO, IDA, JAN, KAJ, Leader

CANDIDATES = 3


def vote(choices: tuple[int, ...]) -> Ballots:
    return Ballots("elimination", tuple(range(CANDIDATES)), cast=tuple(enumerate(choices)))


def fewest(choices: tuple[int, ...], majority: str) -> int:
    """Return by trial with how many votes somebody would be the result who is not."""
    found = []
    now = leaders(vote(choices), majority)
    for candidate in range(CANDIDATES):
        if now == (candidate,):
            continue
        more = next(
            n for n in range(1, 30) if leaders(vote((*choices, *[candidate] * n)), majority) == (candidate,)
        )
        found.append(choices.count(candidate) + more)
    return min(found)


@pytest.mark.parametrize("majority", ["plurality", "absolute"])
def test_what_is_said_to_be_needed_is_needed_and_enough(majority: str) -> None:
    for voters in range(8):
        for choices in product(range(-1, CANDIDATES), repeat=voters):
            if choices == tuple(sorted(choices)):  # the order of the ballots is nothing to the count
                seen = forecast(vote(choices), range(voters, voters + 20), majority)
                assert seen.needs == fewest(choices, majority), choices


def test_where_hands_are_too_few_for_more_than_half_that_is_said(desk: GameMaster) -> None:
    """Eleven live, six are needed: nobody is told to need six when five hands are left."""
    gm = Leader(desk.app, mouse=True)
    gm.begin(ALTERNATIVE, hang_needs="majority")
    gm.night()
    gm.night()
    gm.firmly()
    for by, player in ((GUN, ADA), (HUGO, BO), (IDA, CIA)):
        gm.nominate(by, player)
    gm.speeches(ADA, BO, CIA)
    said = gm.console.left.day.hands._forecast
    gm.hands(ADA, GUN, HUGO, IDA, JAN, KAJ)
    assert said.text() == "Needs 6 now"
    gm.hands(BO, EVA)
    assert said.text() == "Nobody can get more than half any more"
