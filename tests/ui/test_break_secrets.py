"""Two games that differ only in secrets: the projector shows the same pixels at the same moments."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from mafia_gm.app import play
from mafia_gm.engine import commands as c
from mafia_gm.ui.projector.window import ProjectorWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from mafia_gm.engine.public import PublicView
    from tests.ui.gm import GameMaster


def night_of(gm: GameMaster, seed: int) -> tuple[list[PublicView], QImage]:
    """Deal by this seed and play Night Zero by chance; return what the table was shown, and its last picture."""
    gm.app.open_sample()
    live = gm.live
    rng = random.Random(seed)
    for _ in range(seed + 1):
        live.do(c.Deal(rng.randrange(1000)))
    live.do(c.Begin())
    seen: list[PublicView] = []
    live.public.connect(seen.append)
    while gm.table.phase != "dawn":
        live.do(play.answer(live.session.rules, rng.choice(live.session.prompts()), rng, passes=0.3))
    QApplication.processEvents()
    shown = gm.app.projector
    assert isinstance(shown, ProjectorWindow)
    picture = shown.grab().toImage()
    words = {live.scene().lines.role(role).casefold() for role in gm.table.roles}
    for part in (shown, *shown.findChildren(QWidget)):
        told = f"{part.accessibleName()} {part.accessibleDescription()} {part.toolTip()}".casefold()
        assert not [word for word in words if word in told]
    assert shown.windowTitle() == "Mafia GM"
    gm.app.leave_game()
    return seen, picture


@pytest.mark.parametrize("code", ["en", "pl", "ru", "sv"])
def test_a_night_looks_the_same_whatever_is_dealt_and_answered(desk: GameMaster, code: str) -> None:
    desk.app.toggle_projector()
    desk.app._speak("shown", code)
    first, *others = [night_of(desk, seed) for seed in range(3)]
    assert len(first[0]) <= 1, "nothing but the call to sleep is public"
    for views, picture in others:
        assert views == first[0]
        assert picture == first[1]
