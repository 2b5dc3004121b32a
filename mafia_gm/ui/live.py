"""Live: the one object of the window that holds the game; panels get scenes from it and hand it commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mafia_gm.app.store import StoreFailed
from mafia_gm.engine.commands import CLOCKWORK, Approve, ShowNow
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.prompts import BALLOT
from mafia_gm.narration.lines import Lines
from mafia_gm.ui.pointing import Aim, Pointing

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.app.correction import Correction
    from mafia_gm.app.journal import Held, Step
    from mafia_gm.app.session import Session
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.public import PublicView


class Live(Pointing):
    """The running game: takes commands, saves, and tells everybody what the table looks like now.

    Signals: ``changed(Scene)`` after every step or pick; ``public(PublicView)`` only when what the players may
    see has changed; ``refused(str)`` a translated reason; ``failed(str)`` a reason key of the store;
    ``held(bool)`` when an undo crossed something announced and the projector waits for the Game Master.
    """

    public = Signal(object)
    failed = Signal(str)
    held = Signal(bool)

    def __init__(self, session: Session, screen: str, spoken: str) -> None:
        """Show ``session`` in the screen's language, speak to the table in ``spoken``."""
        key = session.rules.what.key
        super().__init__(session, Lines(key, screen), Lines(key, spoken))
        self.session = session
        self._shown: PublicView | None = None
        self._was_held = False
        self._freed: Held | None = None
        """What the projector holds no more although that could not be saved."""

    # --- languages --------------------------------------------------------------------------------------

    def set_languages(self, screen: str, spoken: str) -> None:
        """Switch the languages of the screen and of the spoken lines at once."""
        key = self.session.rules.what.key
        self._lines, self._spoken = Lines(key, screen), Lines(key, spoken)
        self.tell()

    # --- what is shown ----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Send the scene out, and the public view if the players may see something new."""
        super().tell()
        if self.is_held != self._was_held:
            self._was_held = self.is_held
            self.held.emit(self._was_held)
        view = self.view()
        if view != self._shown:
            self._shown = view
            self.public.emit(view)

    def view(self) -> PublicView:
        """Return what the projector shows: after an undo that crossed an announcement still its last picture."""
        return self.session.shown() if self.is_held else self.session.view()

    @property
    def is_held(self) -> bool:
        """Does the projector wait for the Game Master after an undo?"""
        held = self.session.held
        return held is not None and held is not self._freed

    @property
    def is_corrected(self) -> bool:
        """Is what the projector holds what a correction has changed, and not what was taken back?"""
        held = self.session.held
        return held is not None and any(step.number == held.step for step in self.session.steps)

    def show_on_projector(self) -> None:
        """Let the projector catch up after an undo that crossed an announcement."""
        if not self.is_held:
            return
        try:
            self.session.do(ShowNow())
        except StoreFailed:  # where nothing can be saved the table can still see
            self._freed = self.session.held
        self.tell()

    # --- steps ------------------------------------------------------------------------------------------

    def do(self, command: Command) -> bool:
        """Let the command happen: decided, saved, then shown. Returns False if it was refused or not saved."""
        asked, ballots = self._aim.taken, self.session.table.ballots
        voted = (
            isinstance(command, Approve)
            and ballots is not None
            and ballots.choice_of(command.voter) is not None
        )
        try:
            self.session.do(command)
        except Refused as refusal:
            text = self._lines.reason(refusal.reason, table=self.session.table, **refusal.details)
            self.refused.emit(text)
            return False
        except StoreFailed as failure:
            self.failed.emit(failure.kind)
            return False
        if not isinstance(command, CLOCKWORK):
            self._let_go()
        if isinstance(command, Approve) and asked == (BALLOT, command.voter):
            self._walk_on(command.voter, again=voted)
        self.tell()
        return True

    def _walk_on(self, voter: int, *, again: bool) -> None:
        """After a ballot take up the next voter's who has none yet; a corrected one leads to nobody."""
        following = -1 if again else self.following(voter)
        if following >= 0:
            self._aim = Aim((BALLOT, following))

    def correct(self, tried: Correction) -> bool:
        """Let a correction be so; returns False if it could not be saved."""
        try:
            self.session.correct(tried)
        except StoreFailed as failure:
            self.failed.emit(failure.kind)
            return False
        self._let_go()
        self.tell()
        return True

    def undo(self) -> None:
        """Take the last step back."""
        self._travel(self.session.undo)

    def redo(self) -> None:
        """Bring the step taken back last back again."""
        self._travel(self.session.redo)

    def _travel(self, go: Callable[[], Step | None]) -> None:
        try:
            step = go()
        except StoreFailed as failure:
            self.failed.emit(failure.kind)
            return
        if step is None:
            return
        self._let_go()
        self.tell()

    def close(self) -> None:
        """Close the game's file."""
        self.session.close()
