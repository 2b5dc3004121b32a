"""The day's clock: big digits, start and pause, ten seconds more or less, ready minutes; the end is shown large."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from mafia_gm.app import clock
from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.ui import theme
from mafia_gm.ui.widgets.blocks import button, dress, label, row, small
from mafia_gm.ui.widgets.glyphs import PAUSE, PLAY, SIZE, glyph

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent

    from mafia_gm.engine.facts import ClockSet
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

PRESETS: Final = (1, 2, 3, 5, 10)
"""Minutes that start at one click."""
STEP: Final = 10


def digits(seconds: float) -> str:
    """Return seconds as the table reads them: the last second shows until it has passed."""
    whole = math.ceil(seconds - 1e-6)
    return f"{whole // 60}:{whole % 60:02d}"


class DayClock(QFrame):
    """Shows the table's clock and emits the ``command`` that starts, stops or moves it.

    It reads the time that counts sleep and ignores jumps of the system's clock, and looks at it only while it
    runs and can be seen.
    """

    command = Signal(object)
    told = Signal(float, bool)
    """The seconds left whenever the face changes, and whether the clock runs."""

    def __init__(self, colours: Colours) -> None:
        """Make the clock; ``show_scene`` sets it."""
        super().__init__()
        self.setProperty("kind", "card")
        self._clock: ClockSet | None = None
        self._preset = 0
        """Seconds that the rules give to what goes on now; the clock stands ready with them."""
        self._set_aside = False
        """Is it away because nothing is timed now?"""
        self._icons = {
            True: glyph(PAUSE, colours.on_accent),
            False: glyph(PLAY, colours.on_accent),
        }
        self._face = label("", "huge", wrap=False)
        self._face.setFont(theme.font(32, 700, tabular=True))
        self._up = label("", "big", "danger", wrap=True)
        self._less = small("", lambda: self.command.emit(clock.adjust(self._clock, -STEP)))
        self._run = button("primary", self._toggle)
        self._run.setIconSize(QSize(SIZE, SIZE))
        self._more = small("", lambda: self.command.emit(clock.adjust(self._clock, STEP)))
        self._presets = tuple(small("quiet", partial(self._start, minutes)) for minutes in PRESETS)
        self._unit = label("", "small", "muted", wrap=False)
        self._tick = QTimer(self)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.setSingleShot(True)
        self._tick.timeout.connect(self._paint_time)
        self._compose()
        self._name()

    def _compose(self) -> None:
        first = row(self._face, self._less, self._run, self._more, spacing=6)
        first.setStretch(0, 1)
        for part in (self._less, self._run, self._more):
            part.setFixedSize(50, 36)
        self._ready = QWidget()
        second = row(*self._presets, self._unit, spacing=2)
        self._ready.setLayout(second)
        for place, part in enumerate(self._presets):
            part.setFixedHeight(30)
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            second.setStretch(place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 6)
        column.setSpacing(2)
        column.addLayout(first)
        column.addWidget(self._up)
        column.addWidget(self._ready)

    def set_compact(self, *, compact: bool) -> None:
        """Leave the ready minutes out where there is little room."""
        self._ready.setVisible(not compact)

    def show_scene(self, scene: Scene) -> None:
        """Set the clock as the table has it; hands are counted, verdicts told and the past corrected without one."""
        preset = scene.rules.what.seconds(scene.table)
        counts = scene.knows(c.CountHands) and scene.table.phase in {ph.VOTING, ph.VERDICT}
        untimed = counts or bool(scene.corrects)
        if untimed != self._set_aside:
            self._set_aside = untimed
            self.setVisible(not untimed)
        if self._clock is not scene.table.clock or preset != self._preset:
            self._clock, self._preset = scene.table.clock, preset
            self._name()
        self._paint_time()

    def _name(self) -> None:
        running = self._clock is not None and self._clock.running
        self._run.setIcon(self._icons[running])
        said = self.tr("Pause the clock") if running else self.tr("Start the clock")
        self._less.setText(f"−{STEP}")
        self._more.setText(f"+{STEP}")
        for part, text in (
            (self._run, said),
            (self._less, self.tr("Ten seconds less")),
            (self._more, self.tr("Ten seconds more")),
        ):
            part.setAccessibleName(text)
            part.setToolTip(text)
        wound = self._clock is not None and self._clock.seconds > 0
        self._less.setVisible(wound)
        self._run.setVisible(wound or (self._clock is None and self._preset > 0))
        for part, minutes in zip(self._presets, PRESETS, strict=True):
            part.setText(str(minutes))
            part.setAccessibleName(self.tr("Start %n minute(s)", "", minutes))
            part.setToolTip(part.accessibleName())
        self._unit.setText(self.tr("min"))
        self._up.setText(self.tr("Time is up"))
        self._name_time()

    def _paint_time(self) -> None:
        left = clock.remaining(self._clock) if self._clock is not None else float(self._preset)
        running = self._clock is not None and self._clock.running
        over = running and left <= 0
        text = digits(left)
        if self._face.text() != text:
            self._face.setText(text)
            self._name_time()
            self.told.emit(left, running)
        self._up.setVisible(over)
        tone = "danger" if over else "accent" if running else ""
        dress(self._face, "tone", tone)
        self._tick.stop()
        if running and not over and self.isVisible():
            fraction = left - math.floor(left)
            self._tick.start(max(15, math.ceil((fraction if fraction > 1e-3 else 1.0) * 1000)))

    def _name_time(self) -> None:
        self._face.setAccessibleName(self.tr("Clock: {time}").format(time=self._face.text()))

    def _start(self, minutes: int) -> None:
        self.command.emit(clock.start(60.0 * minutes))

    def _toggle(self) -> None:
        if self._clock is not None and self._clock.running:
            self.command.emit(clock.pause(self._clock))
        elif self._clock is not None:
            self.command.emit(clock.resume(self._clock))
        else:
            self.command.emit(clock.start(float(self._preset)))

    @property
    def is_ticking(self) -> bool:
        """Does it look at the time now?"""
        return self._tick.isActive()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the time."""
        super().showEvent(event)
        self._paint_time()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while nobody looks."""
        self._tick.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._paint_time()
        super().changeEvent(event)
