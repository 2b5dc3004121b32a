"""The past is corrected at the real window: by clicks and by keys, in each of the three games."""

from __future__ import annotations

import pytest

from mafia_gm.ui.app import App
from tests.ui.correcting import Corrector
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.maffia import ADA, GUN, JAN, KAJ, Leader

BOTH = pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])


class Swede(Corrector, Leader):
    """The Game Master of the Swedish game, who has noted something wrong."""


@BOTH
def test_two_nights_later_the_dead_are_others(app: App, mouse: bool) -> None:
    gm = Swede(app, mouse=mouse)
    gm.begin()
    gm.night()
    gm.night(mafia=KAJ, doctor=JAN)
    gm.firmly()
    assert not gm.table[KAJ].alive
    gm.nominate(GUN, ADA)
    gm.correct("Mafia: Kaj")
    assert gm.prompt.act == "mafia.kills"
    gm.answer(JAN)
    assert gm.reviews
    print(gm.told())
    gm.accept()
    assert gm.table[KAJ].alive
    print(gm.lines())
    gm.key(KEY.Key_Z, CTRL)
    assert not gm.table[KAJ].alive
    gm.key(KEY.Key_Z, CTRL | SHIFT)
    assert gm.table[KAJ].alive
