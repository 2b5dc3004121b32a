"""The page of a correction: the step is asked again at the table as it was, then what would differ is reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mafia_gm.app.moment import Moment
from mafia_gm.engine.decide import Refused
from mafia_gm.ui.console.console import Console
from mafia_gm.ui.console.join import join
from mafia_gm.ui.correct.answering import Answering
from mafia_gm.ui.correct.asking import Asking
from mafia_gm.ui.correct.forms import concerned, form_of
from mafia_gm.ui.correct.head import Head
from mafia_gm.ui.correct.review import Review

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from mafia_gm.app.conflict import Conflict, Wish
    from mafia_gm.app.correction import Correction
    from mafia_gm.app.journal import Step
    from mafia_gm.engine.commands import Command
    from mafia_gm.ui.correct.past import Past
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class CorrectPage(QWidget):
    """Signals: ``over(str)`` when it is done with (what to say of it) and the game may be shown again; ``cover``.

    Nothing has changed before the Game Master accepts.
    """

    over = Signal(str)
    cover = Signal()

    def __init__(self, live: Live, step: Step, colours: Colours, dress: Callable[[Console], None]) -> None:
        """Ask about a living step of the game; ``dress`` lays each console as the Game Master has it."""
        super().__init__()
        self._live = live
        self._step = step
        self._colours = colours
        self._dress = dress
        self._chosen = False
        self._command: Command | None = None
        self._instead: dict[int, Wish] = {}
        self._tried: Correction | None = None
        self._conflict: Conflict | None = None
        """What is asked about, where it is a later step."""
        self._asking: Past | None = None
        self.console: Console | None = None
        self.head = Head()
        self.review = Review()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.review)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._pages, 1)
        self.head.answered.connect(self._take)
        self.head.back.connect(self.go_back)
        self.review.back.connect(self.go_back)
        self.review.accepted.connect(self.accept)
        self.review.change.connect(self._change)
        self.review.answer.connect(self._answer)
        self.review.settled.connect(self._settle)
        self.review.again.connect(self._unsettle)
        live.changed.connect(self._follow)
        self._ask(step.command)

    # --- asking -------------------------------------------------------------------------------------------

    def _ask(self, chosen: Command) -> None:
        """Put the question of the step again at the table of then; ``chosen`` is what is pointed at."""
        self._conflict = None
        moment, scene = self._live.session.before(self._step.number), self._live.scene()
        self._put(Asking(moment, self._step, chosen, scene.lines, scene.spoken), self._step.command)

    def _change(self, conflict: Conflict) -> None:
        """Ask about a later step that does not fit any more."""
        tried, scene = self._tried, self._live.scene()
        if tried is None:
            return
        self._conflict = conflict
        step = replace(tried.former.steps[tried.former.place_of(conflict.step)], command=conflict.former)
        again = not conflict.reason
        asking = Asking(self._here(), step, conflict.command, scene.lines, scene.spoken, again=again)
        self._put(asking, step.command)

    def _answer(self, conflict: Conflict) -> None:
        """Ask what nobody was asked; the step may be the one to answer it."""
        if conflict.is_own:
            self._change(conflict)
            return
        self._conflict = conflict
        if isinstance(self._asking, Answering):
            self._asking.go_on(self._here(), conflict)
            self._name()
            return
        scene = self._live.scene()
        self._put(Answering(self._here(), conflict, scene.lines, scene.spoken), None)

    def _here(self) -> Moment:
        """Return the moment at which a conflict has stopped the correction."""
        tried, session = self._tried, self._live.session
        assert tried is not None
        return Moment(session.rules, session.header, tried.journal)

    def _put(self, asking: Past, command: Command | None) -> None:
        """Put a question on a console of its own; ``command`` is what was done then."""
        self.let_go()
        self._asking = asking
        asking.setParent(self)
        console = self.console = Console(self._colours, ())
        console.be_past(concerned(command))
        self._dress(console)
        join(console, asking)
        console.cover.connect(self.cover)
        asking.changed.connect(console.show_scene)
        asking.refused.connect(console.say)
        asking.answered.connect(self._take)
        asking.gone.connect(self.go_back)
        console.keys.start()
        self._pages.addWidget(console)
        self._pages.setCurrentWidget(console)
        asking.tell()
        self._name()
        if self.isVisible():
            self.aim()

    def aim(self) -> None:
        """Lead the keys to where the answer is given."""
        if self._pages.currentWidget() is self.review or self.console is None:
            self.review.aim()
            return
        if self.head.text.isVisible():
            self.head.text.setFocus()
            return
        self.console.focus_seats()
        if isinstance(self._asking, Asking) and (form := form_of(self._asking.step.command)):
            self.console.happen(form)
            if (opened := self.console.life.form) is not None:
                opened.recall(self._asking.chosen)

    def let_go(self) -> None:
        """Drop the question in hand."""
        if self.console is not None:
            self.console.keys.stop()
            self._pages.removeWidget(self.console)
            self.console.hide()
            self.console.deleteLater()
            self.console = None
        if self._asking is not None:
            self._asking.deleteLater()
            self._asking = None

    def _take(self, command: Command | None) -> None:
        """Take what ought to have been done at the step that is asked about, or what its question is answered."""
        conflict = self._conflict
        if conflict is None:
            if not self._chosen or command != self._command:
                self._instead.clear()
            self._try(command, self._instead)
        elif isinstance(self._asking, Answering) and command is not None:
            self._settle(conflict.step, conflict.answered(command))
        else:
            self._settle(conflict.step, conflict.instead(command))

    # --- what would be ------------------------------------------------------------------------------------

    def _settle(self, number: int, wish: Wish) -> None:
        """Decide what is done at a later step instead; None: nothing."""
        assert self._tried is not None
        self._try(self._command, {**self._tried.still_meant(number, self._instead), number: wish})

    def _unsettle(self, number: int) -> None:
        """Take that back."""
        assert self._tried is not None
        kept = self._tried.still_meant(number, self._instead)
        self._try(self._command, {step: one for step, one in kept.items() if step != number})

    def _try(self, command: Command | None, instead: dict[int, Wish]) -> None:
        """Try it out, and review what would come of it; a refused answer is asked for again."""
        live, before = self._live, self._conflict
        try:
            tried = live.session.try_correction(self._step.number, command, instead)
        except Refused as refused:
            if self.console is not None and self._asking is not None:
                table = self._asking.moment.table
                lines = live.scene().lines
                self.console.say(lines.reason(refused.reason, table=table, **refused.details))
            return
        self._chosen, self._command, self._instead, self._tried = True, command, dict(instead), tried
        further = tried.open
        asked = before if isinstance(self._asking, Answering) else None
        if asked is not None and further is not None and _goes_on(asked, further):
            self._answer(further)
        else:
            self._show_review()

    def _show_review(self) -> None:
        if self._tried is None:
            return
        self._conflict = None
        self.let_go()
        self._pages.setCurrentWidget(self.review)
        self.review.show_correction(
            self._live.session.rules, self._tried, self._instead, self._live.scene().lines
        )
        self._name()
        self.aim()

    # --- the ways out -------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Let the correction be so; where the game has gone on meanwhile it is reviewed anew."""
        tried = self._tried
        if tried is None or not tried.is_complete:
            return
        if not self._live.session.accepts(tried):
            self._try(self._command, self._instead)
        elif self._live.correct(tried):
            self.over.emit(self.tr("Corrected. Undo takes the whole correction back."))

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does here."""
        if self._pages.currentWidget() is self.review:
            self.review.act_firmly()
        elif self.console is not None:
            self.console.act_firmly()

    def go_back(self) -> None:
        """Go one page back: from the review to the question, from a later step's to the review, then to the game."""
        if self._pages.currentWidget() is self.review:
            chosen = self._command if self._command is not None else self._step.command
            self._ask(chosen)
        elif self._conflict is not None:
            self._show_review()
        else:
            self.over.emit("")

    # --- words --------------------------------------------------------------------------------------------

    def _name(self) -> None:
        """Say over it which step is asked about, or what nobody was asked."""
        lines, asking, conflict = self._live.scene().lines, self._asking, self._conflict
        if conflict is not None and (isinstance(asking, Answering) or not conflict.reason):
            when = lines.public.phase(conflict.phase, conflict.phase_number)
            asked = lines.asked(conflict.question, conflict.table)
            self.head.show_question(when, asked, lines.unfit(conflict))
            return
        number = self._step.number if asking is None else asking.number
        former = self._tried.former if self._tried is not None else None
        session = self._live.session
        steps = session.steps if former is None else former.steps
        met = session.before(number).table if former is None else former.tables[former.place_of(number)]
        step = next(one for one in steps if one.number == number)
        line = lines.instead(step, self._command, met) if asking is None else lines.journal(step, met)
        hint = asking.hint() if isinstance(asking, Asking) else ""
        self.head.show_step(lines.public.phase(step.phase, step.phase_number), line, hint, step.command)
        self.head.show_ways(asked=asking is not None)

    def _follow(self, scene: Scene) -> None:
        """Speak the languages of the game."""
        if self._asking is not None:
            self._asking.speak(scene.lines, scene.spoken)
        elif self._tried is not None:
            self.review.show_correction(self._live.session.rules, self._tried, self._instead, scene.lines)
        self._name()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._follow(self._live.scene())
        super().changeEvent(event)


def _goes_on(before: Conflict, further: Conflict) -> bool:
    """Is more to be asked in the same night or vote after an answer?"""
    when = before.phase, before.phase_number
    return (
        further.question is not None
        and not further.is_own
        and (further.step == before.step or when == (further.phase, further.phase_number))
    )
