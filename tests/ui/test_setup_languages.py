"""Start, set-up and deal in another language: at once, and with words a third longer than the English ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mafia_gm.app.games import Game
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui import theme
from mafia_gm.ui.cards.hand_out import HandOut
from mafia_gm.ui.cards.panel import DealPanel
from mafia_gm.ui.live import Live
from mafia_gm.ui.setup.draft import begin
from mafia_gm.ui.setup.flow import Before, SetupFlow
from mafia_gm.ui.start.screen import StartScreen

MARK = "ŵ"
NAMES = tuple(f"Player {number}" for number in range(1, 16))
OURS = {
    "StartScreen",
    "GameWords",
    "SetupFlow",
    "GamePage",
    "PlayersPage",
    "CharactersPage",
    "RulingsPage",
    "RulingRow",
    "CardsPage",
    "TonightPage",
    "StepBar",
    "DealPanel",
    "DealtBody",
    "TypedBody",
    "RollCallBody",
    "HandOut",
    "Say",
}


class Longer(QTranslator):
    """A language whose words are a third longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, count: int = -1
    ) -> str | None:
        if context not in OURS:
            return None
        words = source.replace("%n", str(count))
        return f"{words}{' ' if len(words) > 20 else ''}{MARK * max(1, round(len(words) * 0.3))}"


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[Longer]:
    theme.apply(qapp)
    made = Longer()
    yield made
    qapp.removeTranslator(made)
    qapp.setStyleSheet("")


def speak(translator: Longer) -> None:
    QApplication.installTranslator(translator)
    QApplication.processEvents()


def shown(widget: QWidget) -> list[str]:
    """Return every text of the widget that stands there to be read."""
    return [
        part.text()
        for part in widget.findChildren(QWidget)
        if isinstance(part, QLabel | QPushButton) and part.isVisibleTo(widget) and part.text()
    ]


def marked(widget: QWidget) -> int:
    return sum(MARK in text for text in shown(widget))


def check_fit(widget: QWidget) -> None:
    """Check that no button and no one-line label is cut."""
    QApplication.processEvents()
    for part in widget.findChildren(QWidget):
        if not part.isVisibleTo(widget):
            continue
        if (isinstance(part, QPushButton) and part.text()) or isinstance(part, QComboBox):
            assert part.width() >= part.minimumSizeHint().width(), shown(part) or part
        if isinstance(part, QLabel) and part.text() and part.minimumWidth() == 0:
            wanted = part.heightForWidth(part.width()) if part.wordWrap() else part.minimumSizeHint().height()
            assert part.height() >= wanted - 1, part.text()
        right = part.mapTo(widget, part.rect().topRight()).x()
        if isinstance(part, QPushButton):
            assert right <= widget.width(), shown(part) or part


def test_the_start_screen(qtbot: QtBot, longer: Longer) -> None:
    screen = StartScreen(theme.DARK)
    qtbot.addWidget(screen)
    screen.resize(1024, 572)
    screen.show()
    screen.show_games((Game(Path("/g/a.mafia"), 1.0, "T" * 80, "mafia_plus", "", NAMES, 3),), "pl")
    before = len(shown(screen))
    assert marked(screen) == 0
    speak(longer)
    assert marked(screen) >= before - 2
    check_fit(screen)


@pytest.mark.parametrize("own", [False, True])
def test_the_set_up(qtbot: QtBot, longer: Longer, own: bool) -> None:
    known = Before(
        names=NAMES, roster=("Zosia",), screen="pl", own=own, prefer=("mafia_boss", *["citizen"] * 14)
    )
    flow = SetupFlow(theme.DARK, known)
    qtbot.addWidget(flow)
    flow.resize(1024, 572)
    flow.show()
    for page in range(6):
        flow.show_page(page)
        assert [text for text in shown(flow) if MARK in text] == []
        speak(longer)
        assert marked(flow) >= 9
        assert MARK in flow.pages[page]._heading.text() or page == 5
        check_fit(flow)
        QApplication.removeTranslator(longer)
        QApplication.processEvents()


@pytest.mark.parametrize("cards", ["deal", "typed", "roll_call"])
def test_the_deal(qtbot: QtBot, longer: Longer, tmp_path: Path, cards: str) -> None:
    chosen = begin(Before(names=NAMES, screen="pl", cards=cards)).done()
    session = Session.new("mafia_plus", seed=5, title="t", folder=tmp_path, language="pl")
    session.do(c.Open(chosen.names, chosen.roles, chosen.cards))
    live = Live(session, "pl", "pl")
    panel = DealPanel(theme.DARK)
    qtbot.addWidget(panel)
    panel.command.connect(live.do)
    live.changed.connect(panel.show_scene)
    panel.resize(306, 470)
    panel.show_fingerprint("0123abcd")
    panel.show()
    live.tell()
    speak(longer)
    assert marked(panel) >= 3
    check_fit(panel)
    if cards == "deal":
        live.do(c.Deal())
        check_fit(panel)
        page = HandOut(theme.DARK)
        qtbot.addWidget(page)
        page.resize(1024, 572)
        page.show()
        page.begin(live.scene())
        assert marked(page) >= 4
        check_fit(page)
    live.close()
