"""The program proves itself where it was installed: every screen, a whole game of each rule set, every language.

Nobody's files are touched: it works in a folder of its own, without a display. It leaves a picture of what was on
the screens, and beside it a report with the versions of all parts.
"""

from __future__ import annotations

import platform
import sys
import tempfile
import time
import traceback
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QtMsgType, qInstallMessageHandler, qVersion
from PySide6.QtGui import QFontInfo, QPainter, QPixmap, QRawFont
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget

from mafia_gm import __version__, paths
from mafia_gm.app.play import play
from mafia_gm.app.replay import replay
from mafia_gm.app.roster import load_roster
from mafia_gm.app.session import Session
from mafia_gm.app.settings import save_settings
from mafia_gm.app.store import Store
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.app import OFFERED, App, icon
from mafia_gm.ui.report.export import save
from mafia_gm.ui.setup.flow import SetupFlow
from mafia_gm.ui.setup.memory import keep
from mafia_gm.ui.setup.sample import PEOPLE
from mafia_gm.ui.setup.value import DEAL, WAYS, Before

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.table import Table
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.setup.value import SetUp

SEED: Final = 7
DEALT: Final = "dealt"
BACK: Final = 12
"""How many steps of a finished game are taken back and brought again."""
LETTERS: Final = "ąćęłńóśźż åäö ЖЩЪЫЭЮЯё"
"""What every font of ours must have, or the table reads boxes."""
HARMLESS: Final = "This plugin does not support propagateSizeHints"
INKS: Final = 8
"""Values of red, green and blue that are on any screen with letters on it."""
SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
ACROSS, WIDTH, GAP = 8, 384, 6
"""The picture: how many screens stand side by side, how wide each is, and what is left between them."""


class Report(msgspec.Struct):
    """What was seen; ``trouble`` is empty when all is well."""

    program: str = __version__
    python: str = platform.python_version()
    qt: str = ""
    system: str = ""
    platform: str = ""
    bundled: bool = getattr(sys, "frozen", False)
    font: str = ""
    languages: tuple[str, ...] = OFFERED
    games: dict[str, str] = {}
    screens: list[str] = []
    seconds: float = 0.0
    trouble: list[str] = []


class Selftest:
    """One walk through the program; everything that goes wrong on the way is noted, and the walk goes on."""

    def __init__(self, qt: QApplication, home: Path) -> None:
        """Open the program's window, in English, with nothing remembered."""
        self.report = Report(qt=qVersion(), system=platform.platform(), platform=qt.platformName())
        self._home = home
        self._shown: list[QPixmap] = []
        sys.excepthook = lambda _kind, error, _trace: self._blame("".join(traceback.format_exception(error)))
        qInstallMessageHandler(self._hear)
        self.app = App(qt, "en")
        self.app.window.resize(1366, 768)
        self.app.window.show()

    def walk(self) -> None:
        """See everything once."""
        self._try("letters", self._letters)
        self._try("languages", self._languages)
        self._try("start", lambda: self._look("start"))
        self._try("sheets", self._sheets)
        self._try("paper", self._paper)
        for key, cards in zip(RULESETS, (*WAYS, *WAYS), strict=False):
            self._try(key, partial(self._evening, key, cards))
        self._try("end", self._leave)

    def picture(self) -> QPixmap:
        """Return all screens on one sheet."""
        high = WIDTH * 9 // 16
        rows = -(-len(self._shown) // ACROSS)
        whole = QPixmap(ACROSS * (WIDTH + GAP), rows * (high + GAP))
        whole.fill("#404040")
        with QPainter(whole) as painter:
            for place, shown in enumerate(self._shown):
                left, top = place % ACROSS * (WIDTH + GAP), place // ACROSS * (high + GAP)
                painter.drawPixmap(left, top, shown)
        return whole

    # --- noting -----------------------------------------------------------------------------------------

    def _blame(self, what: str) -> None:
        self.report.trouble.append(what)

    def _hear(self, kind: QtMsgType, _where: object, said: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not said.startswith(HARMLESS):
            self._blame(f"Qt: {said}")

    def _try(self, name: str, part: Callable[[], object]) -> None:
        try:
            part()
            QApplication.processEvents()
        except Exception:  # noqa: BLE001  whatever it is, it belongs into the report
            self._blame(f"{name}: {traceback.format_exc()}")

    def _look(self, name: str, widget: QWidget | None = None, *, keep: bool = True) -> None:
        """Draw a screen, ``keep`` it for the picture; one without any drawing on it is a fault."""
        QApplication.processEvents()
        small = (widget or self.app.window).grab().scaledToWidth(WIDTH, SMOOTH)
        image = small.toImage()
        if len(set(bytes(image.constBits()))) < INKS:
            self._blame(f"{name}: nothing is on this screen")
        self.report.screens.append(name)
        if keep:
            self._shown.append(small.copy(0, 0, WIDTH, WIDTH * 9 // 16))

    # --- what is seen -----------------------------------------------------------------------------------

    def _letters(self) -> None:
        """The bundled font is there, and has the letters of all four languages; the icon can be drawn."""
        self.report.font = QFontInfo(QApplication.font()).family()
        drawn = QRawFont.fromFont(QApplication.font())
        lost = [sign for sign in LETTERS if sign != " " and not drawn.supportsCharacter(ord(sign))]
        if self.report.font != "Inter" or lost:
            self._blame(f"font: {self.report.font} lacks {lost or 'nothing'}")
        if icon().pixmap(64).isNull():
            self._blame("the program's icon cannot be drawn")

    def _languages(self) -> None:
        """The window's own texts and Qt's are there in every language."""
        said: dict[str, tuple[str, str]] = {}
        for code in OFFERED:
            self.app.set_language(code)
            self._look(f"start-{code}", keep=False)
            ours = self.app.window.actions_["undo"].text()
            box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            said[code] = ours, box.buttons()[0].text()
        self.app.set_language("en")
        for place, whose in enumerate(("the window's", "Qt's")):
            if len({texts[place] for texts in said.values()}) < len(OFFERED):
                self._blame(f"{whose} texts are not there in every language: {said}")

    def _sheets(self) -> None:
        """The sheets that open over the window."""
        for name, show in (
            ("keys", self.app.window.show_keys),
            ("about", self.app.window.show_about),
            ("browse", self.app.files.browse),
        ):
            show()
            for sheet in self.app.window.findChildren(QDialog):
                self._look(name, sheet)
                sheet.close()
                sheet.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _paper(self) -> None:
        """A report can be written as PDF."""
        file = self._home / "report.pdf"
        save(file, f"<h1>Mafia GM</h1><p>{LETTERS}</p>", "Mafia GM")
        if not file.read_bytes().startswith(b"%PDF-"):
            self._blame("no PDF was written")

    def _evening(self, key: str, cards: str) -> None:
        """Set up an evening, play it by chance to its end, and find it again in its file."""
        chosen = self._set_up(key)
        keep(chosen)
        if {person.name for person in load_roster().people} != set(chosen.names):
            self._blame(f"{key}: the players are not remembered")
        rules = RULESETS[key].under(chosen.options)
        last, steps = play(rules, SEED, chosen.names, chosen.roles, cards)
        session = Session.new(
            key, chosen.options, seed=SEED, title=key, folder=paths.games(), language=OFFERED[0]
        )
        session.do(steps[0][0])
        session.close()
        self.app.toggle_projector()
        if not self.app.open_game(session.path) or self.app.live is None:
            self._blame(f"{key}: its file was not opened")
            return
        live = self.app.live
        seen: list[str] = []
        for command, _ in steps[1:]:
            if (phase := _phase(live.session.table)) not in seen:
                seen.append(phase)
                self._moment(f"{key}-{phase}", live)
            if not live.do(command):
                self._blame(f"{key}: {command} was refused")
                break
        self._moment(f"{key}-end", live)
        for code in OFFERED:
            self.app.set_language(code)
            self._look(f"{key}-end-{code}", keep=False)
        self._again(key, live, last)
        self.report.games[key] = f"{len(steps)} steps, {', '.join(seen)}"
        self.app.leave_game()

    def _set_up(self, key: str) -> SetUp:
        flow = SetupFlow(self.app.colours, Before(ruleset=key, title=key, names=PEOPLE["pl"]))
        self.app.window.show_page(flow)
        for number in range(len(flow.pages)):
            flow.show_page(number)
            self._look(f"{key}-set-up-{number + 1}")
        chosen: SetUp = flow.draft.done()
        self.app.window.drop_page(flow)
        return chosen

    def _moment(self, name: str, live: Live) -> None:
        """A moment of the game on both screens, the languages in turn; the cards where they are handed out; the cover."""
        window = self.app.window
        code = OFFERED[len(self.report.screens) % len(OFFERED)]
        self.app.set_language(code)
        self._look(f"{name}-{code}")
        if self.app.projector is not None:
            self._look(f"{name}-projector", self.app.projector)
        if window.console is not None and _phase(live.session.table) == DEALT:
            window.console.hand_out.emit()
            self._look(f"{name}-cards")
            if window.hand_out is not None:
                window.hand_out.finished.emit()  # lays the cover: players have held the laptop
        else:
            window.lay_cover()
        self._look(f"{name}-cover", keep=False)
        window.cover.lift()

    def _again(self, key: str, live: Live, last: Any) -> None:
        """Steps are taken back and brought again; the file gives the same game, decided in the same way."""
        for _ in range(BACK):
            live.undo()
        for _ in range(BACK):
            live.redo()
        if live.session.table != last:
            self._blame(f"{key}: the game did not come out as it was played")
        live.session.close()
        store, found = Store.open(live.session.path, RULESETS)
        store.close()
        journal, differences = replay(found)
        if journal.table != last or differences:
            self._blame(f"{key}: its file does not give the same game: {differences[:1]}")

    def _leave(self) -> None:
        if self.app.projector is not None:
            self.app.projector.close()
        if not save_settings(self.app.settings):
            self._blame("the settings could not be saved")
        self.app.window.close()


def _phase(table: Table) -> str:
    """Return where the game is; cards that were dealt by the program are a screen of their own."""
    dealt = table.phase == "deal" and table.cards == DEAL and any(person.role for person in table.people())
    return DEALT if dealt else table.phase


def run(picture: Path) -> Report:
    """Walk through the program; leave the picture, and the report beside it. ``paths`` must lead to a folder to spare."""
    began = time.monotonic()
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    hook = sys.excepthook
    with tempfile.TemporaryDirectory(prefix="mafia-gm-paper-") as home:
        test = Selftest(qt, Path(home))
        test.walk()
    report = test.report
    if not test.picture().save(str(picture), "PNG"):
        report.trouble.append(f"the picture {picture} could not be written")
    qInstallMessageHandler(None)
    sys.excepthook = hook
    report.seconds = round(time.monotonic() - began, 1)
    picture.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return report
