"""Correcting: the page over the console on which a line of the journal is corrected, from its beginning to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mafia_gm.ui.correct.forms import FIXED
from mafia_gm.ui.correct.page import CorrectPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.console.console import Console
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.theme import Colours


class Correcting(QObject):
    """Signals: ``begun(QWidget)`` a page to lie over the console; ``cover`` to hide it all; ``note(str)`` why not.

    ``over(QWidget, str)``: the page may go, the game is shown as it stands, and this is said of it.
    """

    begun = Signal(object)
    over = Signal(object, str)
    cover = Signal()
    note = Signal(str)

    def __init__(self, parent: QObject) -> None:
        """Correct nothing yet."""
        super().__init__(parent)
        self.page: CorrectPage | None = None
        self._console: Console | None = None
        """The one under it, whose keys wait."""

    def take_up(
        self, live: Live, console: Console, colours: Colours, dress: Callable[[Console], None]
    ) -> None:
        """Correct the line of the journal that is in hand; where none is, lead to the journal."""
        if self.page is not None:
            return
        step = next((one for one in live.session.steps if one.number == console.journal.current), None)
        if step is None:
            console.journal.lead()
            self.note.emit(self.tr("Choose a line of the journal, then press the same keys again."))
        elif isinstance(step.command, FIXED) or not step.can_be_corrected:
            self.note.emit(self.tr("This line cannot be corrected."))
        else:
            self._console = console
            console.keys.stop()
            page = self.page = CorrectPage(live, step, colours, dress)
            page.over.connect(self._end)
            page.cover.connect(self.cover)
            self.begun.emit(page)
            page.aim()

    def _end(self, said: str) -> None:
        if self.page is not None:
            self.over.emit(self.put_away(), said)

    def put_away(self) -> QWidget:
        """Let go of the page that is shown and return it."""
        page, self.page = self.page, None
        assert page is not None
        page.let_go()
        if self._console is not None:
            self._console.keys.start()
        return page
