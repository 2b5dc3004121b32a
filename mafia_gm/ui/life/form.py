"""A form of life: whom it is about and what shall be so; it looks ahead while it is filled in, and asks to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.ui.day.ask import named, names
from mafia_gm.ui.life.foresight import Foresight, foresee
from mafia_gm.ui.life.seat_field import NOBODY, SeatField
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.tight import SnugScroll, TightButton, follow_the_eye

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QComboBox, QLineEdit

    from mafia_gm.engine.commands import Command
    from mafia_gm.ui.scene import Scene


class Form(Panel):
    """Base of the forms: ``_command`` is what has been filled in so far, ``_words`` says everything.

    Signals: ``command(Command)`` when it is to be done, ``closed`` when it is not, ``changed`` when what would
    be is another. Done is it by its own button or by Ctrl+Enter, never by a bare key.
    """

    command = Signal(object)
    closed = Signal()
    changed = Signal()
    grave = True
    """Does it take something away from somebody? Then its button looks like it."""
    shows_after = False
    """Does the circle show the table as it would be?"""

    def __init__(self) -> None:
        """Make the empty form; ``begin`` opens it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self.ahead = Foresight()
        self.title = label("", "big")
        self.about = label("", "", "muted")
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(6)
        self._named: dict[QWidget, QWidget] = {}
        self._heard = label("", "", "accent")
        self.warning = label("", "", "danger")
        self.yes = TightButton("danger" if self.grave else "primary", self.act)
        self.no = TightButton("", self.closed.emit)
        self.seats: tuple[SeatField, ...] = ()
        self._pointed: SeatField | None = None
        self._body.addWidget(self.about)
        self._fields()
        for part in (self._heard, self.warning):
            self._body.addWidget(part)
        self._body.addStretch(1)
        self.column.addWidget(self.title)
        self.column.addWidget(SnugScroll(body), 1)
        for button in (self.yes, self.no):
            self.column.addWidget(button)

    # --- what a kind of form says -------------------------------------------------------------------------

    def _fields(self) -> None:
        """Put the fields into the form."""
        raise NotImplementedError

    def _command(self) -> Command | None:
        """Return what has been filled in, or None while something is missing."""
        raise NotImplementedError

    def _words(self, scene: Scene) -> None:
        """Say everything in the window's language, for this table."""
        raise NotImplementedError

    def _clear(self) -> None:
        """Forget what was filled in before, beside the seats."""

    def _warnings(self, scene: Scene) -> list[str]:  # noqa: ARG002
        """Return what the Game Master should know before he does it, beside what the look ahead tells."""
        return []

    def _first(self) -> QWidget:
        """Return what wants the keys when the form opens."""
        empty = (seat for seat in self.seats if seat.player == NOBODY)
        return next(empty, self.no)

    # --- its parts ------------------------------------------------------------------------------------------

    def _seat(self) -> SeatField:
        """Add a field for somebody's seat."""
        seat = SeatField()
        seat.chosen.connect(self._weigh)
        self.seats = (*self.seats, seat)
        return seat

    def _field(self, field: QWidget) -> None:
        """Put a field below the others, with room for its name above it."""
        caption = label("", "small", "muted")
        self._named[field] = caption
        self._body.addWidget(caption)
        self._body.addWidget(field)

    def _name(self, field: SeatField | QComboBox | QLineEdit, text: str, *, shown: bool = True) -> None:
        """Name a field for the eye and for the screen reader."""
        caption = self._named[field]
        caption.setText(text)  # type: ignore[attr-defined]
        field.setAccessibleName(text)
        for part in (caption, field):
            part.setVisible(shown)

    # --- from outside ---------------------------------------------------------------------------------------

    def begin(self, scene: Scene, player: int = NOBODY) -> None:
        """Open the form, about this player if one is meant."""
        self._pointed = None
        for seat in self.seats:
            seat.point(NOBODY)  # so that everything begins from how it is with whom it is about now
        self._clear()
        self.show_scene(scene)
        for place, seat in enumerate(self.seats):
            seat.point(player if place == 0 else NOBODY)
        self._weigh()
        follow_the_eye(self)
        first = self._first()
        first.ask() if isinstance(first, SeatField) else first.setFocus()

    def recall(self, command: Command) -> None:
        """Begin from what was done, where that is corrected."""

    def show_scene(self, scene: Scene) -> None:
        """Know the table as it stands."""
        self._scene = scene
        for seat in self.seats:
            seat.show_table(scene.table)
        self._weigh()

    def point(self, player: int, *, longer: bool = False) -> None:
        """Mean this player: in the field that has the keys, else in the first empty one, else in the last.

        ``longer``: the number that was typed before has become this one, so it goes where that went.
        """
        fields = [seat for seat in self.seats if seat.isVisibleTo(self)]
        in_hand = [seat for seat in fields if seat.hasFocus()]
        empty = [seat for seat in fields if seat.player == NOBODY]
        wanted = [self._pointed] if longer and self._pointed in fields else [*in_hand, *empty, *fields[-1:]]
        for field in wanted[:1]:
            self._pointed = field
            field.point(player)

    def act(self) -> None:
        """Do it, if it can be done."""
        if self.yes.isEnabled() and (command := self._command()) is not None:
            self.command.emit(command)

    def players(self) -> tuple[int, ...]:
        """Return who is meant."""
        return tuple(seat.player for seat in self.seats if seat.player != NOBODY)

    # --- looking ahead --------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """Look ahead at what would be now."""
        scene = self._scene
        if scene is None:
            return
        command = self._command()
        self.ahead = foresee(scene, command) if command is not None else Foresight()
        self._words(scene)
        self.setAccessibleName(self.title.text())
        self.no.say(self.tr("Cancel"), key=self.tr("Esc"))
        self.yes.setEnabled(self.ahead.after is not None and not scene.read_only)
        heard = " ".join(self.ahead.heard)
        told = self.tr("The table hears: {line}").format(line=heard)
        self._heard.setText(told if heard else self.tr("The table hears nothing of it now."))
        self._heard.setVisible(self.ahead.after is not None)
        looking = self.tr("This game is open for looking only.") if scene.read_only else ""
        said = [looking, self.ahead.refused, *self._warnings(scene), *self._brings(scene), self.ahead.decided]
        self.warning.setText("\n".join(text for text in said if text))
        self.warning.setAccessibleName(self.warning.text())
        self.warning.setVisible(bool(self.warning.text()))
        self.changed.emit()

    def _brings(self, scene: Scene) -> Iterator[str]:
        """Yield what else would come of it."""
        if self.ahead.others:
            yield self.tr("Out of the game with it: {names}").format(names=names(scene, self.ahead.others))
        if self.ahead.ends_day:
            yield self.tr("The Day ends with it.")

    def _twins(self, scene: Scene, name: str, but: int = NOBODY) -> Iterator[str]:
        """Yield that somebody has the name already, another one than the player ``but``."""
        taken = [player.name for player in scene.table.players if player.id != but]
        taken += [late.name for late in scene.table.expected]
        if name.casefold() in map(str.casefold, taken):
            yield self.tr("That name is taken: the number tells the two apart.")

    def _offer(self, text: str) -> None:
        """Say what the form does."""
        self.yes.say(text, key=self.tr("Ctrl+Enter"))

    def _who(self, seat: SeatField) -> str:
        """Return number and name of the player a field holds."""
        assert self._scene is not None
        return named(self._scene.table[seat.player]) if seat.player != NOBODY else "…"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc changes nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._weigh()
        super().changeEvent(event)
