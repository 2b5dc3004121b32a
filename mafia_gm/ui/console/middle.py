"""The middle of the console: the seats as circle or as list; what is asked and said of all of it above and below."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mafia_gm.ui.circle.circle import Circle
from mafia_gm.ui.end.stop import StopBar
from mafia_gm.ui.widgets.blocks import button, dress, label

if TYPE_CHECKING:
    from mafia_gm.ui.circle.list import SeatList
    from mafia_gm.ui.circle.view import CircleView
    from mafia_gm.ui.theme import Colours


class Middle(QWidget):
    """Circle and list are twins: one is shown, and either says who was clicked.

    Signals: ``clicked(int)``, ``hovered(int)`` and ``swapped(int, int)`` of players; ``menu(int, QPoint)`` of one,
    wanted there; ``show_now`` for a projector that holds its picture; ``back`` from what is past, ``correct`` it.
    """

    clicked = Signal(int)
    hovered = Signal(int)
    swapped = Signal(int, int)
    menu = Signal(int, QPoint)
    show_now = Signal()
    back = Signal()
    correct = Signal()

    def __init__(self, colours: Colours) -> None:
        """Show the empty circle, and nothing above or below it."""
        super().__init__()
        self._colours = colours
        self._view: CircleView | None = None
        self.circle = Circle(colours)
        self._seats = QStackedWidget()
        self._seats.addWidget(self.circle)
        self.stopping = StopBar()
        self._is_corrected = False
        self.held_text = label("", "", "accent")
        self.held_button = button("primary", self.show_now.emit)
        self.held = _bar(self.held_text, self.held_button)
        self._past_text = label("", "", "accent")
        self.correct_button = button("", self.correct.emit)
        self._past_button = button("", self.back.emit)
        self._past = _bar(self._past_text, self.correct_button, self._past_button)
        self.notice = label("", "", "danger")
        self.notice.hide()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(lambda: self.say(""))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for bar in (self.stopping, self.held, self._past):
            column.addWidget(bar)
        column.addWidget(self._seats, 1)
        column.addWidget(self.notice)
        for source, told in (
            (self.circle.clicked, self.clicked),
            (self.circle.hovered, self.hovered),
            (self.circle.swapped, self.swapped),
            (self.circle.menu, self.menu),
        ):
            source.connect(told)
        self._name()

    # --- the seats --------------------------------------------------------------------------------------

    @cached_property
    def list(self) -> SeatList:
        """The circle's twin for keyboard and screen reader."""
        from mafia_gm.ui.circle.list import SeatList

        seats = SeatList(self._colours)
        seats.clicked_player.connect(self.clicked)
        seats.hovered.connect(self.hovered)
        seats.menu.connect(self.menu)
        self._seats.addWidget(seats)
        return seats

    def show_view(self, view: CircleView) -> None:
        """Show these seats, as circle or as list."""
        self._view = view
        (self.circle if self._seats.currentWidget() is self.circle else self.list).show_view(view)

    def set_list(self, *, shown: bool) -> None:
        """Show the seats as a list instead of the circle, or the circle again."""
        seats = self._seats.currentWidget()
        had_focus = seats is not None and seats.hasFocus()
        self._seats.setCurrentWidget(self.list if shown else self.circle)
        if self._view is not None:
            self.show_view(self._view)
        if had_focus:
            self.focus_seats()

    def focus_seats(self) -> None:
        """Lead the keys to the seats, as circle or as list."""
        (self.circle if self._seats.currentWidget() is self.circle else self.list).setFocus()

    # --- above and below --------------------------------------------------------------------------------

    def show_past(self, step: int) -> None:
        """Say after which step this was, and offer to correct it or to go back; 0: it is now."""
        text = self.tr("The table as it was after step {n}").format(n=step)
        self._past_text.setText(text if step > 0 else "")
        self._past.setVisible(step > 0)

    def show_held(self, *, held: bool, corrected: bool = False) -> None:
        """Say that the projector holds its last picture after an undo or a correction, and offer to show the new one."""
        self._is_corrected = corrected
        self._name()
        self.held.setVisible(held)

    def say(self, text: str, *, done: bool = False) -> None:
        """Show a refusal or a note below for a while, or what has been ``done``, which is no alarm."""
        dress(self.notice, "tone", "good" if done else "danger")
        self.notice.setText(text)
        self.notice.setAccessibleName(text)
        self.notice.setVisible(bool(text))
        if text:
            self._quiet.start(12_000)

    def _name(self) -> None:
        self.held_text.setText(
            self.tr("The projector still shows how it was before the correction.")
            if self._is_corrected
            else self.tr("The projector still shows what you took back.")
        )
        self.held_button.setText(self.tr("Show it as it is now"))
        self._past_button.setText(self.tr("Back to now"))
        self.correct_button.setText(self.tr("Correct this…"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; what was said in the old one is gone."""
        if event.type() == QEvent.Type.LanguageChange:
            self.say("")
            self._name()
        super().changeEvent(event)


def _bar(*parts: QWidget) -> QFrame:
    """Return a hidden bar in which the first part has what room there is."""
    bar = QFrame()
    bar.setProperty("kind", "card")
    line = QHBoxLayout(bar)
    line.setContentsMargins(10, 4, 6, 4)
    for number, part in enumerate(parts):
        line.addWidget(part, 1 if number == 0 else 0)
    bar.hide()
    return bar
