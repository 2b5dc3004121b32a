"""The silent map: numbered seats without roles; a woken player touches one, or the Game Master types its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mafia_gm.engine.phases import NIGHTS
from mafia_gm.engine.role import SEAT, TWO_SEATS
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.private.screen import PrivateScreen
from mafia_gm.ui.setup.look import sheet
from mafia_gm.ui.widgets.blocks import button, label
from mafia_gm.ui.widgets.typed import Typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from mafia_gm.engine.table import Player
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_WIDTHS: Final = range(190, 47, -2)
_PROPORTION: Final = 0.56
_FRAME: Final = 26
"""Of a seat's width, so much is its frame and its margin."""
_LEAST: Final = 12
"""Pixels of the smallest letters."""
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Seat(QPushButton):
    """One seat: its number, and the name below it."""

    def __init__(self, player: Player) -> None:
        """Show what everybody knows of the player: who is out is dim."""
        super().__init__()
        self.player = player.id
        self.number, self._name = player.number, player.name
        self.setCheckable(True)
        self.setEnabled(player.shown != "out")
        self.setAccessibleName(f"{player.number} {player.name}")

    def fit(self, box: QRectF) -> None:
        """Lie in this place, with the whole name if it finds room there, smaller or in two lines if need be."""
        largest = round(min(26.0, max(_LEAST, box.height() * 0.28)))
        room, high = box.width() - _FRAME, box.height() - 6
        size, parts = largest, geometry.wrapped(self._name, room, 1, self._metrics(largest))
        for size in range(largest, max(_LEAST, round(largest * 0.58)) - 1, -1):
            metrics = self._metrics(size)
            parts = geometry.wrapped(self._name, room, 1 if size > largest * 0.85 else 2, metrics)
            if not parts[-1].endswith("…") and (1 + len(parts)) * metrics.height() <= high:
                break
        self.setFont(theme.font(size, 600))
        self.setStyleSheet(f"QPushButton {{ padding: 0; min-height: 0; font-size: {size}px; }}")
        self.setGeometry(box.toRect())
        self.setText("\n".join((str(self.number), *parts)).replace("&", "&&"))

    @staticmethod
    def _metrics(size: int) -> QFontMetricsF:
        return QFontMetricsF(theme.font(size, 600))


class _Ring(QWidget):
    """The seats round the table, as they lie on the console."""

    def __init__(self, seats: list[Seat], turn: int, *, mirror: bool) -> None:
        super().__init__()
        self._seats, self._turn, self._mirror = seats, turn, mirror
        for seat in seats:
            seat.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        count = len(self._seats)
        boxes = [QSizeF(width, width * _PROPORTION) for width in _WIDTHS]
        laid = geometry.largest(boxes, count, QRectF(self.rect()))
        for index, seat in enumerate(self._seats):
            seat.fit(laid.boxes[geometry.slot_of(index, count, self._turn, mirror=self._mirror)])


class SilentMap(PrivateScreen):
    """Seats to point at; the answer in hand takes them, and is confirmed on the console only.

    Signals: ``pick(int)`` a seat was touched; ``point(int, bool)`` its number was typed, or typed on; ``erase`` for
    the number typed last. Enter ends the map as soon as somebody is pointed at.
    """

    pick = Signal(int)
    point = Signal(int, bool)
    erase = Signal()

    def __init__(self, colours: Colours, scene: Scene, turn: int = 0, *, mirror: bool = False) -> None:
        """Make the map of this table, turned as the circle of the console."""
        super().__init__()
        self._scene = scene
        self.seats = [Seat(player) for player in scene.table.people()]
        self._typed = Typed()
        self._typed.most = max((player.number for player in scene.table.players), default=0)
        self._title = label("", "huge")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._note = label("", "big", "muted")
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.done = button("primary", self.finished.emit)
        self.done.setProperty("tall", "very")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(_Ring(self.seats, turn, mirror=mirror), 1)
        column.addWidget(self._note)
        column.addWidget(self.done, 0, Qt.AlignmentFlag.AlignHCenter)
        for seat in self.seats:
            seat.clicked.connect(lambda _=False, player=seat.player: self._touch(player))
        # Filled, so that nobody takes the seat with the keys for the seat that is pointed at.
        chosen = f"background: {colours.accent}; color: {colours.on_accent};"
        self.setStyleSheet(f"{sheet(colours)} Seat:checked {{ {chosen} }}")
        self.show_scene(scene)

    def begin(self) -> None:
        """Put the keys on the first seat that can be chosen."""
        first = next((seat for seat in self.seats if seat.isEnabled()), None)
        (first or self.done).setFocus()

    def show_scene(self, scene: Scene) -> None:
        """Show whom the finger lies on."""
        self._scene = scene
        for seat in self.seats:
            seat.setChecked(seat.player in scene.picks)
        self._title.setText(self.tr("Point without a word"))
        done, key = self.tr("Done"), self.tr("Esc")
        self.done.setText(f"{done}   {key}")
        self.done.setAccessibleName(done)
        self._note.setText("")

    def _touch(self, player: int) -> None:
        self._typed.forget()
        self._choose(player, lambda: self.pick.emit(player))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Point at the seat whose number is typed; Enter is as good as Done once somebody is pointed at."""
        key, text = event.key(), event.text()
        if event.isAutoRepeat():
            event.accept()
        elif text.isascii() and text.isdigit():
            self._type(self._typed.digit(text))
        elif key == Qt.Key.Key_Backspace and self._typed:
            self._type(self._typed.erase())
        elif key in _ENTER and self._scene.picks:
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    def _type(self, number: int) -> None:
        seat = next((seat for seat in self.seats if seat.number == number), None)
        if seat is not None:
            seat.setFocus()
            self._choose(seat.player, lambda: self.point.emit(seat.player, self._typed.longer))
        elif not number:
            self.erase.emit()

    def _choose(self, player: int, act: Callable[[], None]) -> None:
        """Hand the seat on; whoever cannot be chosen is refused without a reason."""
        self.touch()
        before = self._scene.picks
        act()
        refused = player not in self._scene.picks and player not in before
        for seat in self.seats:
            seat.setChecked(seat.player in self._scene.picks)
        self._note.setText(self.tr("Somebody else, please") if refused else "")

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.show_scene(self._scene)
        super().changeEvent(event)


def can_point(scene: Scene) -> bool:
    """Is a seat asked for now that a woken player can point at?"""
    prompt = scene.prompt
    is_night = scene.table.phase in NIGHTS and not scene.at_desk
    return is_night and prompt is not None and prompt.pick in {SEAT, TWO_SEATS}
