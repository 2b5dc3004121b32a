"""Games as files, as the Game Master asks for them: made, opened, copied, handed over; what stands against it is told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mafia_gm import paths
from mafia_gm.app.files import SUFFIX, StoreFailed
from mafia_gm.ui.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.app.session import Session
    from mafia_gm.ui.main_window import MainWindow
    from mafia_gm.ui.setup.value import SetUp


class GameFiles(QObject):
    """Asks where, over the window, and says what went wrong.

    Signals: ``chosen(Path)``, a game to be opened; ``handed_over``, the game in hand is another laptop's now.
    """

    chosen = Signal(object)
    handed_over = Signal()

    def __init__(self, parent: QObject, window: MainWindow) -> None:
        """Ask and tell over this window."""
        super().__init__(parent)
        self._window = window
        self._trouble = Trouble()

    def make(self, wanted: SetUp) -> Session | None:
        """Begin a game in a new file; none, and no file, if the disk refuses."""
        from mafia_gm.app.session import Session, fresh_seed
        from mafia_gm.engine.commands import Open

        session = None
        try:
            session = Session.new(
                wanted.ruleset,
                wanted.options,
                seed=fresh_seed(),
                title=wanted.title,
                folder=paths.games(),
                language=wanted.spoken,
            )
            session.do(Open(wanted.names, wanted.roles, wanted.cards))
        except StoreFailed as failure:
            if session is not None:
                session.drop()
            text = self._trouble.not_made(failure.kind, str(failure.path))
            self._tell(self.tr("The game could not be saved"), text)
            return None
        return session

    def open(self, path: Path) -> Session | None:
        """Open a game file; none if it cannot be read."""
        from mafia_gm.app.session import Session
        from mafia_gm.engine.record import BrokenRecord

        title = self.tr("This game cannot be opened")
        try:
            return Session.open(path)
        except BrokenRecord as broken:
            self._tell(title, self._trouble.broken(broken.kind, f"{path.name} {broken.detail}".strip()))
        except StoreFailed as failure:
            self._tell(title, self._trouble.not_opened(failure.kind, str(failure.path)))
        return None

    def tell_state(self, session: Session) -> None:
        """Say what the Game Master must know of the game that was opened: damaged, for looking only, handed over."""
        trouble = self._trouble
        if session.damage is not None:
            kept = "\n\n" + trouble.read_only(session.read_only) if session.read_only else ""
            self._tell(self.tr("The file was damaged"), trouble.damage(session.damage) + kept)
        elif session.read_only:
            self._tell(self.tr("For looking only"), trouble.read_only(session.read_only))
        elif session.handed_over:
            self._tell(self.tr("This game was handed over"), trouble.goes_on_elsewhere(session.handed_over))

    def tell_not_saved(self, kind: str) -> None:
        """Say that the step just tried was not made, for this kind of ``StoreFailed``."""
        self._tell(self.tr("This step was not made"), self._trouble.failed(kind))

    def browse(self) -> None:
        """Let the Game Master choose a file."""
        from mafia_gm.ui.widgets.ask_file import FileDialog

        dialog = FileDialog(self._window, self.tr("Open a game"), str(paths.games()))
        dialog.setNameFilter(self.tr("Games of Mafia GM (*{suffix})").format(suffix=SUFFIX))
        dialog.setFileMode(FileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.chosen.emit(Path(path)))
        dialog.open()

    def ask_copy(self, session: Session) -> None:
        """Go on in a new file of the Game Master's choice; the old one stays as it is."""
        from mafia_gm.ui.widgets.ask_file import ask_file

        title = self.tr("Save a copy")
        ask_file(
            self._window, title, session.path, SUFFIX, lambda path: self.copy(session, path), replaces=False
        )

    def copy(self, session: Session, path: Path) -> None:
        """Go on in this file."""
        try:
            session.save_as(path)
        except StoreFailed as failure:
            self._tell(self.tr("The copy was not saved"), self._trouble.not_made(failure.kind, str(path)))

    def ask_hand_over(self, session: Session, languages: Callable[[], tuple[str, str]]) -> None:
        """Let another laptop lead the game from here on, in the spoken and the shown language of the moment."""
        if session.read_only == "locked":
            self._tell(self.tr("For looking only"), self._trouble.read_only("locked"))
            return
        from mafia_gm.ui.hand_over import HandOverSheet

        sheet = HandOverSheet(session, self._window)

        def hand_over(path: Path) -> None:
            try:
                session.hand_over(path, *languages())
            except StoreFailed as failure:
                text = self._trouble.not_made(failure.kind, str(path))
                self._tell(self.tr("The game was not handed over"), text)
                return
            sheet.accept()
            self.handed_over.emit()
            self._tell(self.tr("The game is handed over"), self._trouble.handed_over(path.name))

        sheet.chosen.connect(hand_over)
        sheet.open()

    def _tell(self, title: str, text: str) -> None:
        """Show a message over the window, which may not be there yet."""
        from mafia_gm.ui.trouble import tell

        self._window.show()
        tell(self._window, title, text)
