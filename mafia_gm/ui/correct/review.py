"""Before a correction is so: what does not fit any more, and everything that would be otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine.commands import Vote
from mafia_gm.engine.needs import GAME_OVER, NOT_HERE
from mafia_gm.ui.console.haste import AT_ONCE, STEPPING
from mafia_gm.ui.correct.asking import can_ask
from mafia_gm.ui.correct.grid import Differences
from mafia_gm.ui.correct.unfit import Settled, Unfit
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.tight import QuietScroll, Side, TightButton, follow_the_eye

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.app.conflict import Conflict, Wish
    from mafia_gm.app.correction import Correction
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.narration.lines import Lines


class Review(Panel):
    """Signals: ``accepted``, ``back``.

    For a step that does not fit: ``settled(int, Wish)`` what is done instead, None: nothing; ``change(Conflict)`` when
    that is to be asked, ``answer(Conflict)`` when its question is; ``again(int)`` when what was decided is taken back.
    """

    accepted = Signal()
    back = Signal()
    settled = Signal(int, object)
    change = Signal(object)
    answer = Signal(object)
    again = Signal(int)

    def __init__(self) -> None:
        """Make it empty; ``show_correction`` fills it."""
        super().__init__(margin=12)
        self._open: Conflict | None = None
        self._decided: tuple[Conflict, ...] = ()
        self._title = label("", "big")
        self.unfit = Unfit()
        self._note = label("", "", "muted")
        self.differences = Differences()
        self._held = label("", "", "accent")
        self._caption = label("", "caption", "accent")
        self.rows: Rows[Settled] = Rows(self._row)
        self.rows.grown.connect(lambda: follow_the_eye(self))
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        parts = (self.unfit, self._note, self.differences, self._held, self._caption, self.rows)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        self.sheet = QuietScroll(body)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet.installEventFilter(self)
        self._shown = QElapsedTimer()
        self.go_back = TightButton("", self.back.emit)
        self.accept = TightButton("primary", self.accepted.emit)
        self.column.addWidget(self._title)
        self.column.addWidget(self.sheet, 1)
        self.column.addWidget(Side(self.go_back, self.accept))
        self.unfit.way.connect(self._take_way)
        self.unfit.change.connect(lambda: self.change.emit(self._open))
        self.unfit.answer.connect(lambda: self.answer.emit(self._open))
        self.unfit.leave_out.connect(self._leave_out)

    def _row(self) -> Settled:
        place = self.rows.count
        made = Settled()
        made.again.connect(lambda: self.again.emit(self._decided[place].step))
        return made

    def _leave_out(self) -> None:
        if self._open is not None:
            self.settled.emit(self._open.step, self._open.instead(None))

    def _take_way(self, place: int) -> None:
        if self._open is not None:
            self.settled.emit(self._open.step, self._open.ways[place])

    # --- what it shows ------------------------------------------------------------------------------------

    def show_correction(
        self, rules: Rules, tried: Correction, instead: Mapping[int, Wish], lines: Lines
    ) -> None:
        """Show what would come of it; ``instead`` is what has been decided about later steps."""
        self._open = tried.open
        self._decided = tuple(one for one in tried.conflicts if one.settled)
        self._title.setText(self._titled())
        self.unfit.setVisible(self._open is not None)
        if self._open is not None:
            self._show_open(rules, tried, self._open, lines)
        found = lines.differences(tried.changes, tried.former.table, tried.table)
        self.differences.show_differences(lines, found)
        self._note.setText(self._noted(differs=bool(found)))
        self._note.setVisible(bool(self._note.text()))
        held = tried.is_complete and tried.journal.held is not None and tried.former.held is None
        self._held.setText(self.tr("The projector keeps its picture until you show the new one."))
        self._held.setVisible(held)
        self._caption.setText(self.tr("Decided about later steps").upper())
        self._caption.setVisible(bool(self._decided))
        for made, conflict in zip(self.rows.take(len(self._decided)), self._decided, strict=True):
            wanted = _wished(instead.get(conflict.step), conflict, lines)
            made.show_step(_line(tried, conflict, lines), wanted, over=conflict.reason == GAME_OVER)
        self.go_back.say(self.tr("Back"), self.tr("Nothing has been changed yet"), key=self.tr("Esc"))
        self.accept.say(self.tr("Accept the correction"), key=self.tr("Ctrl+Enter"))
        self.accept.setEnabled(tried.is_complete)
        told = (f"{one.about}: {one.was} → {one.now}" for one in found)
        self.sheet.setAccessibleName("\n".join([self._title.text(), *told]))

    def _titled(self) -> str:
        if self._open is None:
            return self.tr("What would be otherwise")
        if not self._open.reason:
            return self.tr("A question that nobody was asked")
        return self.tr("A later step does not fit any more")

    def _noted(self, *, differs: bool) -> str:
        if self._open is not None:
            return self.tr("So far, up to that step, this would be otherwise:") if differs else ""
        return "" if differs else self.tr("Nothing else changes.")

    def _show_open(self, rules: Rules, tried: Correction, conflict: Conflict, lines: Lines) -> None:
        line, asked = _line(tried, conflict, lines), conflict.question
        if conflict.command != conflict.former or (conflict.reason == NOT_HERE and not conflict.lost):
            line = f"{line} → {lines.wanted(conflict.command, conflict.table)}"
        if not conflict.reason:
            line = lines.question(asked, conflict.table)
        answer = ""
        if asked is not None:
            text = self.tr("Answer first: {question}…") if conflict.reason else self.tr("Answer it…")
            answer = text.format(question=lines.asked(asked, conflict.table))
        ways = [self._way(way, conflict, lines) for way in conflict.ways]
        changes = (
            bool(conflict.reason) and not conflict.lost and can_ask(rules, conflict.table, conflict.command)
        )
        self.unfit.show_step(line, lines.unfit(conflict), ways, answer=answer)
        self.unfit.allow(
            change=changes and not conflict.rest,
            leave_out=bool(conflict.reason),
            over=conflict.reason == GAME_OVER,
        )

    def _way(self, way: tuple[Command | None, ...], conflict: Conflict, lines: Lines) -> str:
        """Say one of the ways out; of many ballots, which are left out."""
        way = way[len(conflict.before) : len(way) - len(conflict.rest)]
        was, now = conflict.command, way[-1]
        if not conflict.reason:
            return _wished(way if conflict.is_own else way[:-1], conflict, lines)
        if isinstance(was, Vote) and isinstance(now, Vote) and now != was:
            less = Vote(tuple(ballot for ballot in was.ballots if ballot not in now.ballots))
            return self.tr("Without: {text}").format(text=lines.wanted(less, conflict.table))
        return self.tr("Instead: {text}").format(text=_wished(way, conflict, lines))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a key that still bounces from the answer do nothing here."""
        if watched is self.sheet and isinstance(event, QKeyEvent) and event.key() in STEPPING:
            fast = event.timestamp() and self._shown.isValid() and self._shown.elapsed() < AT_ONCE
            if fast:
                event.accept()
                return True
        return False

    def aim(self) -> None:
        """Lead the keys to what is to be read."""
        self._shown.start()
        self.sheet.setFocus()
        self.sheet.verticalScrollBar().setValue(0)

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does here: accept, if nothing is left to decide."""
        if self.accept.isEnabled():
            self.accepted.emit()


def _line(tried: Correction, conflict: Conflict, lines: Lines) -> str:
    """Return a later step as the journal has it, with its time."""
    place = tried.former.place_of(conflict.step)
    step, table = tried.former.steps[place], tried.former.tables[place]
    return f"{lines.public.phase(step.phase, step.phase_number)}: {lines.journal(step, table)}"


def _wished(wish: Wish, conflict: Conflict, lines: Lines) -> str:
    """Return in words what is done in place of a step; an empty text: nothing."""
    wanted = wish if isinstance(wish, tuple) else (wish,)
    return " · ".join(lines.wanted(one, conflict.table) for one in wanted if one is not None)
