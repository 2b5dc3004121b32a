"""Canaries: every role gets an invented name, and none of them sings where the players see or hear it too soon."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from mafia_gm import paths
from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.narration import loader
from mafia_gm.rulesets.catalogue import RULESETS
from tests.ui.canaries import painted, said
from tests.ui.gm import CTRL, KEY

if TYPE_CHECKING:
    from mafia_gm.engine.public import PublicView
    from tests.ui.gm import GameMaster

CANARY = re.compile(r"Qx\d+x")
STEPS = 120
"""After so many steps a game is stopped."""


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Let every role be called by an invented name, in every language; families share theirs."""
    read = loader.read
    names: dict[str, str] = {}

    def sung(ruleset: str, language: str) -> dict[str, loader.Text]:
        lines = dict(read(ruleset, language))
        for path, text in lines.items():
            table, *rest = path.split("/")
            if table == "roles" and rest[-1] != "about":
                name = names.setdefault(rest[0], f"Qx{len(names)}x")
                lines[path] = f"{name} {{clan}}" if "{clan}" in str(text) else name
        return lines

    monkeypatch.setattr(loader, "read", sung)
    return names


def published(view: PublicView, names: dict[str, str]) -> set[str]:
    """Return the invented names of all roles that have been declared, reported or revealed."""
    roles = {seat.role for seat in view.seats} | {winner.role for winner in view.winners}
    roles |= {line.word for line in view.lines}
    return {names[loader.family(role)] for role in roles if loader.family(role) in names}


def sit_down(gm: GameMaster, game: str, rng: random.Random) -> None:
    """Deal a recommended set of the game, with the projector on."""
    ruleset = RULESETS[game]
    roles = play.random_set(rng.choice([deal for deal in ruleset.deals if deal.players <= 15]), rng)
    session = Session.new(game, seed=rng.randrange(99), title="Friday", folder=paths.games(), language="en")
    session.do(c.Open(tuple(f"Player {n}" for n in range(1, len(roles) + 1)), roles, "deal"))
    gm.app._close_game()
    gm.app._start(session)
    if gm.app.projector is None or not gm.app.projector.isVisible():
        gm.app.toggle_projector()
    assert gm.live.do(c.Deal())
    assert gm.live.do(c.Begin())


class Windows(QObject):
    """Notes every window that opens, for a moment only as well: a part without a parent is one."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.opened.append(watched)
        return False


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_canary_sings_before_a_fact_publishes_it(
    desk: GameMaster, canaries: dict[str, str], game: str, seed: int
) -> None:
    rng = random.Random(seed)
    sit_down(desk, game, rng)
    heard: set[str] = set()
    windows = Windows()
    QApplication.instance().installEventFilter(windows)  # type: ignore[union-attr]
    for step in range(STEPS):
        session = desk.live.session
        if session.table.ended is not None:
            break
        command = play.random_command(session.rules, session.table, rng) if step < STEPS - 1 else c.StopGame()
        assert desk.live.do(command), command
        QApplication.processEvents()
        heard |= sung_on_the_projector(desk, canaries)
        titles = " ".join(widget.windowTitle() for widget in QApplication.topLevelWidgets())
        assert not CANARY.findall(titles)
        if step % 12 == 0:
            nothing_sings_under_the_cover(desk)
    assert windows.opened == [], "something flashed up on the Game Master's screen"
    assert CANARY.search(" ".join(said(desk.console))), "the console does know the roles"
    before = len(heard)
    if desk.table.ended is None:
        assert desk.live.do(c.StopGame())
    assert desk.live.do(c.Reveal())
    heard |= sung_on_the_projector(desk, canaries)
    assert len(heard) > before, "at the end all cards are open"
    nothing_is_remembered(desk)


def sung_on_the_projector(gm: GameMaster, names: dict[str, str]) -> set[str]:
    projector = gm.app.projector
    assert projector is not None
    found = set(CANARY.findall(" ".join((painted(projector), *said(projector)))))
    assert found <= published(gm.live.view(), names), gm.table.phase
    return found


def nothing_sings_under_the_cover(gm: GameMaster) -> None:
    window = gm.app.window
    gm.key(KEY.Key_F9)
    assert window.cover.is_laid
    texts = [painted(window), window.windowTitle()]
    for part in window.findChildren(QWidget):
        if part.isVisible():
            texts += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
    texts += [
        text for _, action in window.actions_ for text in (action.text(), action.toolTip(), action.iconText())
    ]
    assert not CANARY.findall(" ".join(texts))
    gm.key(KEY.Key_F9, CTRL)
    assert not window.cover.is_laid


def nothing_is_remembered(gm: GameMaster) -> None:
    """The list of games, and whatever lies on the disk beside the games themselves, names no role."""
    gm.app.leave_game()
    listed = gm.app.window.start.findChildren(QListWidget)
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    texts = [
        str(one.model().index(row, 0).data(role))
        for one in listed
        for row in range(one.count())
        for role in (*roles, Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1)
    ]
    assert texts
    files = [file for file in paths.user_config().rglob("*.json") if file.is_file()]
    texts += [file.read_text(encoding="utf-8") for file in files]
    texts += [str(file) for file in paths.games().iterdir()]
    assert not CANARY.findall(" ".join((*texts, painted(gm.app.window))))
