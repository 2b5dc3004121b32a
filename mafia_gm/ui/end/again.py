"""Again with the same people: who stays, on which chairs, and another game begins with the same set and rulings."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from mafia_gm.app.company import company, turned
from mafia_gm.ui.setup.draft import FEWEST, begin
from mafia_gm.ui.setup.flow import CHARACTERS, TONIGHT
from mafia_gm.ui.setup.memory import again
from mafia_gm.ui.widgets.blocks import button, hint, label, row
from mafia_gm.ui.widgets.tight import QuietScroll

if TYPE_CHECKING:
    from mafia_gm.app.company import Guest
    from mafia_gm.app.session import Session
    from mafia_gm.app.settings import Settings
    from mafia_gm.ui.setup.value import Before

_COLUMNS: Final = 3
_WIDTH: Final = 660
_ROOM: Final = 164
"""Pixels for a seat and its name beside the box that is ticked; the whole name stands in the tooltip."""


class AgainSheet(QDialog):
    """Signals: ``ready(SetUp)`` to begin at once, ``change(Before, int)`` for that page of the set-up first."""

    ready = Signal(object)
    change = Signal(object, int)

    def __init__(self, session: Session, settings: Settings, parent: QWidget) -> None:
        """Offer the people of a game that is over; whoever left it does not play unless he is ticked."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Mafia GM")
        self._session, self._settings = session, settings
        self._guests = company(session.steps, session.table)
        self._order = tuple(range(len(self._guests)))
        self.people = [self._box(guest) for guest in self._guests]
        self.turn = QSpinBox()
        self.turn.valueChanged.connect(lambda _: self._fill())
        self.mix = button("", self._mix)
        self.keep = button("quiet", self._keep)
        self.begin = button("primary", self._begin)
        self.begin.setDefault(True)
        self.look = button("", self._look)
        self.cancel = button("quiet", self.reject)
        self._compose()
        self._retranslate()

    def _box(self, guest: Guest) -> QCheckBox:
        box = QCheckBox()
        box.setChecked(not guest.left)
        box.toggled.connect(lambda _: self._fill())
        return box

    def _compose(self) -> None:
        self._title, self._line = label("", "big"), label("", "", "muted")
        self._turn_name = label("", wrap=False)
        self._turn_name.setBuddy(self.turn)
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(2)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        scroll = QuietScroll(self._inside)
        seats = row(self._turn_name, self.turn, self.mix, self.keep)
        seats.addStretch(1)
        ends = row(self.begin, self.look, self.cancel)
        ends.setStretch(0, 1)
        whole = QVBoxLayout(self)
        whole.setSpacing(10)
        for part in (self._title, self._line):
            whole.addWidget(part)
        whole.addWidget(scroll, 1)
        whole.addLayout(seats)
        whole.addLayout(ends)
        rows = -(-len(self._guests) // _COLUMNS)
        self.resize(_WIDTH, min(560, 210 + 32 * rows))
        self.begin.setFocus()

    # --- who sits where ---------------------------------------------------------------------------------

    def _seated(self) -> tuple[int, ...]:
        """Return who plays, clockwise from seat 1."""
        playing = tuple(guest for guest in self._order if self.people[guest].isChecked())
        return turned(playing, self.turn.value())

    def _before(self) -> Before:
        names = tuple(self._guests[guest].name for guest in self._seated())
        return again(self._session, self._settings, names)

    def _mix(self) -> None:
        order = list(self._order)
        random.shuffle(order)
        self._order = tuple(order)
        self._fill()

    def _keep(self) -> None:
        self._order = tuple(range(len(self._guests)))
        self.turn.setValue(0)
        self._fill()

    # --- what is shown ----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Again with the same people"))
        self._turn_name.setText(self.tr("Everybody moves on by"))
        self.turn.setAccessibleName(self._turn_name.text())
        self.turn.setToolTip(self.tr("How many chairs clockwise everybody moves"))
        self.mix.setText(self.tr("Mix the seats"))
        self.keep.setText(self.tr("Seats as they were"))
        self.look.setText(self.tr("Change something first…"))
        self.cancel.setText(self.tr("Cancel"))
        self._fill()

    def _fill(self) -> None:
        self.turn.setMaximum(max(0, len(self._seated()) - 1))
        chairs = self.turn.value()
        self.turn.setSuffix(self.tr("%n chair(s)", "", chairs).removeprefix(str(chairs)))
        seated = self._seated()
        absent = [guest for guest in self._order if guest not in seated]
        rows = max(1, -(-len(self._guests) // _COLUMNS))
        for place, guest in enumerate((*seated, *absent)):
            number = f"{place + 1}  " if place < len(seated) else ""
            self._name(self.people[guest], number, self._guests[guest])
            self._grid.addWidget(self.people[guest], place % rows, place // rows)
        previous: QWidget = self._inside
        for guest in (*seated, *absent):
            QWidget.setTabOrder(previous, self.people[guest])
            previous = self.people[guest]
        self._tell()

    def _name(self, box: QCheckBox, number: str, guest: Guest) -> None:
        name, notes = guest.name, []
        if guest.left:
            notes.append(self.tr("left"))
        if guest.late:
            notes.append(self.tr("came late"))
        after = f" · {', '.join(notes)}" if notes else ""
        metrics = box.fontMetrics()
        room = _ROOM - metrics.horizontalAdvance(f"{number}{after}")
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(room, _ROOM // 3))
        box.setText(f"{number}{short}{after}".replace("&", "&&"))
        box.setToolTip(hint(name) if short != name else "")
        box.setAccessibleName(f"{number}{name}{after}")

    def _tell(self) -> None:
        before = self._before()
        draft = begin(before)
        count = self.tr("%n player(s)", "", len(draft.names))
        if len(draft.names) < FEWEST:
            text = self.tr("At least {n} players are needed.").format(n=FEWEST)
        elif len(draft.roles) != len(draft.names):
            text = self.tr("Your own set is for another number: choose the characters again.")
        elif sorted(draft.roles) != sorted(before.prefer):
            text = self.tr("The recommended set for this number, the same rulings, a new deal.")
        else:
            text = self.tr("The same set, the same rulings, a new deal.")
        self._line.setText(f"{count} · {text}")
        fits = len(draft.roles) == len(draft.names)
        self.begin.setText(self.tr("Begin the new game") if fits else self.tr("Choose the characters"))
        for part in (self.begin, self.look):
            part.setEnabled(len(draft.names) >= FEWEST)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    # --- on to the new game -----------------------------------------------------------------------------

    def _begin(self) -> None:
        before = self._before()
        draft = begin(before)
        self.accept()
        if len(draft.roles) == len(draft.names):
            self.ready.emit(draft.done())
        else:
            self.change.emit(before, CHARACTERS)

    def _look(self) -> None:
        before = self._before()
        draft = begin(before)
        self.accept()
        self.change.emit(before, TONIGHT if len(draft.roles) == len(draft.names) else CHARACTERS)
