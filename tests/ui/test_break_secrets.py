"""Two games that differ only in secrets: the projector shows the same pixels at the same moments."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from mafia_gm import paths
from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.reveal import reveal
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.projector.window import ProjectorWindow
from tests.properties.secrets import with_other_secrets
from tests.properties.walks import Walk
from tests.ui.going import until

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

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


def day_of(gm: GameMaster, swapped: bool) -> list[tuple[str, QImage]]:
    """Play a day of the same public facts; ``swapped``: other people hold the hidden cards. Return its pictures."""
    roles = (
        *("president", "madman", "terrorist", "saint", "citizen", "detective", "doctor", "mafia_boss"),
        *("mafioso", "janitor", "blackmailer", "citizen"),
    )
    hidden = list(roles[5:11])
    if swapped:
        hidden.reverse()
    dealt = (*roles[:5], *hidden, roles[11])
    session = Session.new("mafia_plus", seed=4, title="Day", folder=paths.games(), language="en")
    session.do(c.Open(tuple(f"Name {n}" for n in range(1, 13)), roles, "typed"))
    for player, role in enumerate(dealt):
        session.do(c.GiveCard(player, role))
    session.do(c.Begin())
    session.close()
    assert gm.app.open_game(session.path)
    until(gm, "dawn.announce")
    pictures: list[tuple[str, QImage]] = []

    def do(command: c.Command) -> None:
        assert gm.live.do(command), command
        QApplication.processEvents()
        assert gm.app.projector is not None
        pictures.append((str(command), gm.app.projector.grab().toImage()))

    do(c.Announce())
    do(c.TellStatistics())
    do(c.Accuse(2, 7))
    do(c.OpenVote("elimination"))
    for voter in gm.table.in_town():
        do(c.Vote(((voter, 4 if voter != 4 else 7),)))
    do(c.CloseVote())
    president = gm.holder("president")
    do(c.Reply("president.annuls", president, (), "revote"))
    for voter in gm.table.in_town():
        do(c.Vote(((voter, 11 if voter != 11 else 4),)))
    do(c.CloseVote())
    do(c.Execute())
    assert gm.table.phase == "night"
    gm.app.leave_game()
    return pictures


def test_a_day_looks_the_same_whoever_holds_the_hidden_cards(desk: GameMaster) -> None:
    desk.app.toggle_projector()
    one, other = day_of(desk, swapped=False), day_of(desk, swapped=True)
    assert [step for step, _ in one] == [step for step, _ in other]
    for (step, picture), (_, twin) in zip(one, other, strict=True):
        assert picture == twin, step
    assert len({picture.cacheKey() for _, picture in one}) == len(one)
    assert one[0][1] != one[4][1], "the pictures are of different moments"


@pytest.mark.parametrize("game", RULESETS)
def test_the_pixels_do_not_know_the_secrets_either(qtbot: QtBot, game: str) -> None:
    """A sample of reachable tables, painted twice: once as they are, once with other secrets behind the same facts."""
    seen: set[str] = set()
    pictures = 0
    for number in range(3):
        walk = Walk(number, game)
        for _ in walk.play():
            pass
        rng = random.Random(number)
        shuffled = rng.sample(walk.tables[1:], len(walk.tables) - 1)
        by_phase = {table.phase: table for table in shuffled}
        for table in (*by_phase.values(), *shuffled[:6]):
            window = ProjectorWindow(lambda: 1000.0)
            qtbot.addWidget(window)
            window.resize(960, 540)
            window.show_view(reveal(walk.rules, table))
            shown = window.grab().toImage()
            other = ProjectorWindow(lambda: 1000.0)
            qtbot.addWidget(other)
            other.resize(960, 540)
            other.show_view(reveal(walk.rules, with_other_secrets(table, rng)))
            assert other.grab().toImage() == shown, (number, table.phase)
            seen.add(table.phase)
            pictures += 1
    assert pictures > 30
    assert {"night", "dawn", "debate", "verdict", "end"} <= seen
