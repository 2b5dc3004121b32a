"""The conductor of the speeches: who speaks now, who comes next, and the words to round off by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.app import clock
from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import SPEECH, Prompt
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene

ROUND_OFF: Final = 10
"""Seconds left at which the speaker is asked to come to his end."""
EXTEND: Final = 30


class SpeechBox(QWidget):
    """The speaker and the queue. ``command``: the floor to somebody, more time, the vote at once, back to the talk."""

    command = Signal(object)

    def __init__(self) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._speakers: tuple[int, ...] = ()
        self._card = Panel("card", margin=10)
        self._card.column.setSpacing(0)
        self._caption = label("", "caption", "accent")
        self._who = label("", "huge")
        for text in (self._caption, self._who):
            self._card.column.addWidget(text)
        self._back = TightButton("", self._previous)
        self._extend = TightButton("", self._give_time)
        self._skip = TightButton("", self._skip_next)
        self._queue = label("", "caption")
        self.rows: Rows[TightButton] = Rows(self._row)
        self._vote = TightButton("", lambda: self.command.emit(c.OpenVote()))
        self._cancel = TightButton("quiet", lambda: self.command.emit(c.CancelVote()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        parts: tuple[QWidget, ...] = (
            *(self._card, Side(self._back, self._extend, self._skip)),
            *(self._queue, self.rows, self._vote, self._cancel),
        )
        for part in parts:
            column.addWidget(part)

    def _row(self) -> TightButton:
        place = self.rows.count
        return TightButton("quiet", lambda: self.give_floor(self._speakers[place]))

    def show_scene(self, scene: Scene) -> None:
        """Show who speaks and who waits."""
        self._scene, table = scene, scene.table
        self._speakers = table.speakers
        speaks = table.speaker >= 0
        here = table.speakers.index(table.speaker) if speaks else len(table.speakers)
        self._caption.setText(self.tr("Speaks now").upper())
        self._who.setText(named(table[table.speaker]) if speaks else self.tr("Nobody"))
        self._card.setAccessibleName(f"{self._caption.text()} {self._who.text()}")
        self._back.say(self.tr("Back"), self.tr("Give the floor back to the one before"))
        self._back.setEnabled(here > 0)
        self._extend.say(self.tr("+{n} s").format(n=EXTEND), self.tr("Half a minute more"))
        self._extend.setEnabled(speaks)
        self._skip.say(self.tr("Skip next"), self.tr("The next one does not want to speak"))
        self._skip.setVisible(here + 1 < len(table.speakers))
        self._queue.setText(self.tr("In this order").upper())
        for place, made in enumerate(self.rows.take(len(table.speakers))):
            sign = "▶" if place == here else "✓" if place < here else f"{place + 1}."
            name = named(table[table.speakers[place]])
            made.say(f"{sign} {name}", self.tr("Give the floor to {name}").format(name=name))
        later = here + 1 < len(table.speakers)
        self._vote.say(self.tr("Vote at once"), self.tr("Open the vote; nobody else speaks"))
        self._vote.setVisible(later)
        self._cancel.say(self.tr("Back to the talk"), self.tr("Break the speeches off"))

    def words(self, scene: Scene) -> str:
        """Return the words to round off when the time is nearly up, else nothing."""
        table = scene.table
        running = table.clock is not None and table.clock.running
        if not running or table.speaker < 0 or clock.remaining(table.clock) > ROUND_OFF:
            return ""
        asked = Prompt(SPEECH, by=table.speaker)
        return scene.spoken.thanks(asked, scene.rules, table) or self.tr("Please round off.")

    # --- what the Game Master does ----------------------------------------------------------------------

    def give_floor(self, player: int) -> None:
        """Let a nominee speak; his time runs from what the rules give a speech."""
        self.command.emit(c.GiveFloor(player))
        scene = self._scene  # by now the one after the command
        if scene is not None and scene.table.speaker == player:
            self.command.emit(clock.start(float(scene.rules.what.seconds(scene.table))))

    def _previous(self) -> None:
        self._step(-1)

    def _skip_next(self) -> None:
        scene = self._scene
        here = scene.table.speakers.index(scene.table.speaker) if scene is not None else 0
        if here + 2 < len(self._speakers):
            self.give_floor(self._speakers[here + 2])
        else:
            self.command.emit(c.OpenVote())

    def _step(self, by: int) -> None:
        table = self._scene.table if self._scene is not None else None
        if table is not None:
            here = table.speakers.index(table.speaker) if table.speaker >= 0 else len(table.speakers)
            self.give_floor(table.speakers[here + by])

    def _give_time(self) -> None:
        if self._scene is not None:
            now = self._scene.table.clock
            self.command.emit(
                clock.adjust(now, EXTEND)
                if now is not None
                else clock.start(float(self._scene.rules.what.seconds(self._scene.table) + EXTEND))
            )
