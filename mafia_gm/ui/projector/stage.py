"""The picture on the projector, painted from a public view and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from mafia_gm.engine.public import PublicRules, PublicSeat, PublicView
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.projector import clock as clocks
from mafia_gm.ui.projector import corners, tonight
from mafia_gm.ui.projector.centre import CentrePainter
from mafia_gm.ui.projector.items import spoken_of
from mafia_gm.ui.projector.layout import Plan, plan
from mafia_gm.ui.projector.movement import Fade, is_wanted
from mafia_gm.ui.projector.pill import Mark, PillPainter
from mafia_gm.ui.projector.report import Pages, is_brief, is_report, pages
from mafia_gm.ui.projector.vote import VotePainter
from mafia_gm.ui.theme import Colours

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_BLACK: Final = "#000000"
CIRCLE: Final = -1
"""The page that is no page of a report or a card: the circle and what stands in it."""


class Stage(QWidget):
    """Paints one :class:`PublicView`. At night it says that it is night and its number, whatever else the view holds."""

    def __init__(self, now: Callable[[], float], colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._colours = colours
        self._view: PublicView | None = None
        self._words: PublicWords | None = None
        self._turn, self._mirror, self._blackout = 0, False, False
        self._page = CIRCLE
        self._rules: PublicRules | None = None
        self._stands = False
        self._card = CIRCLE
        self._maps = False
        self._fade = Fade(self)
        self._fade.faded.connect(self.update)
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._next_second)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_view(self, view: PublicView, words: PublicWords) -> None:
        """Show this view in these words from now on."""
        if (view, words) == (self._view, self._words):
            return
        if self._view is None or replace(view, clock=None) != replace(self._view, clock=None):
            self._leave_slowly()
            self._card, self._maps = CIRCLE, False  # something has happened that the table shall see
        self._page = self._page_for(view)
        self._view, self._words = view, words
        self._again()

    def _leave_slowly(self) -> None:
        """Let the old picture go calmly, for something public has happened; a black one gives nothing away."""
        if self.isVisible() and not self._blackout and is_wanted(self):
            self._fade.end()
            self._fade.begin(self.grab())

    def _page_for(self, view: PublicView) -> int:
        """A new report opens on its first page; what the table does next puts it away."""
        before = self._view
        told = [line for line in view.lines if is_report(line)]
        if before is None or told != [line for line in before.lines if is_report(line)]:
            return 0 if told and view.phase == "debate" and not view.named else CIRCLE
        goes_on = (view.phase, view.named) != (before.phase, before.named)
        return CIRCLE if goes_on or not told else self._page

    def know_rules(self, rules: PublicRules | None, *, stand: bool) -> None:
        """Know the rules of tonight; with ``stand`` they stand in the middle of the circle while nothing else does."""
        if (rules, stand) != (self._rules, self._stands):
            self._rules, self._stands = rules, stand
            self._card = CIRCLE if rules is None else self._card
            self._again()

    def show_card(self, *, rules: bool = False, maps: bool = False) -> None:
        """Show the rules of tonight or the seats alone, at any time; neither: what it was before."""
        self._card, self._maps = 0 if rules and self._rules is not None else CIRCLE, maps
        self._again()

    @property
    def shows(self) -> tuple[bool, bool]:
        """Are the rules of tonight shown? Are the seats alone?"""
        return self._card != CIRCLE, self._maps

    def turn_page(self, by: int) -> None:
        """Turn the pages of the card, or of the morning report; there is the circle behind its last and before its first."""
        view, words = self._view, self._words
        if view is None or words is None:
            return
        if self._card != CIRCLE and self._rules is not None:
            self._card = (self._card + by) % len(
                tonight.sheets(self._rules, words, self.width(), self.height())
            )
        elif not self._dark():
            places = range(CIRCLE, len(self._pages(view, words).sheets))
            self._page = places[(self._page - CIRCLE + by) % len(places)]
        self._again()

    def _pages(self, view: PublicView, words: PublicWords) -> Pages:
        return pages(view, words, self.width(), self.height())

    def set_look(self, *, colours: Colours, turn: int, mirror: bool, blackout: bool) -> None:
        """How the circle lies, which colours, and whether the screen is black."""
        self._fade.end()  # a black screen is black at once
        self._colours, self._turn, self._mirror, self._blackout = colours, turn, mirror, blackout
        self._again()

    def showEvent(self, event: QShowEvent) -> None:
        self._again()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._tick.stop()
        self._fade.end()
        super().hideEvent(event)

    # ---------------------------------------------------------------------------------------- time

    def _again(self) -> None:
        self._tick.stop()
        self._wait()
        self.update()

    def _next_second(self) -> None:
        self._wait()
        if self._view is not None:
            self.update(self._plan(self._view).centre.toAlignedRect().adjusted(-2, -2, 2, 2))

    def _wait(self) -> None:
        clock = self._view.clock if self._view is not None else None
        if clock is None or not clock.running or self._dark() or not self.isVisible():
            return
        wait = clocks.until_next(clocks.left(clock, self._now()))
        if wait:
            self._tick.start(wait)

    def _seconds(self, view: PublicView) -> float | None:
        return None if view.clock is None else clocks.left(view.clock, self._now())

    def _dark(self) -> bool:
        return self._blackout or self._view is None or self._view.phase == "night" or any(self.shows)

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, words = self._view, self._words
        if self._blackout or view is None or words is None:
            p.fillRect(event.rect(), QColor(_BLACK))
        elif self._card != CIRCLE and self._rules is not None:
            size = self.width(), self.height()
            tonight.paint(p, self._card, self._rules, words, size, self._lit(view))
        elif self._maps:
            self._map(p, view, words)
        elif view.phase == "night":
            self._night(p, words.phase("night", view.number))
        else:
            p.fillRect(event.rect(), QColor(self._colours.window))
            if self._page == CIRCLE:
                self._day(p, view, words)
            else:
                self._pages(view, words).paint(p, self._page, self._colours)
        self._fade.paint(p)
        p.end()

    def _night(self, p: QPainter, text: str) -> None:
        """Everything that is shown at night depends on this one text."""
        colours, unit = theme.NIGHT, self.height() / 100
        p.fillRect(self.rect(), QColor(colours.window))
        centre = QRectF(self.rect()).center()
        moon = QPainterPath()
        moon.addEllipse(QPointF(centre.x(), centre.y() - unit * 12), unit * 7, unit * 7)
        shade = QPainterPath()
        shade.addEllipse(QPointF(centre.x() + unit * 3.4, centre.y() - unit * 13.6), unit * 6, unit * 6)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colours.accent))
        p.drawPath(moon.subtracted(shade))
        p.setFont(theme.font(unit * 9, 700))
        p.setPen(QColor(colours.muted))
        p.drawText(QRectF(0, centre.y(), self.width(), unit * 14), _CENTRE, text)

    def _lit(self, view: PublicView) -> Colours:
        """The colours of the moment: dark in a night."""
        return theme.NIGHT if view.phase == "night" else self._colours

    def _map(self, p: QPainter, view: PublicView, words: PublicWords) -> None:
        """The seats alone, with what the table knows of each."""
        colours, laid = self._lit(view), self._plan(view)
        p.fillRect(self.rect(), QColor(colours.window))
        self._seats(p, laid, replace(view, vote=None, named=(), speaker=None), words, colours)
        CentrePainter(colours, laid.centre, laid.unit).texts(p, [], words.word("seat_map"))

    def _plan(self, view: PublicView) -> Plan:
        return plan([seat.name for seat in view.seats], self.width(), self.height())

    def _day(self, p: QPainter, view: PublicView, words: PublicWords) -> None:
        laid = self._plan(view)
        if view.phase != "welcome":
            corners.heading(p, laid, *words.heading(view), self._colours)
            corners.statistics(p, laid, view, words, self._colours)
        self._seats(p, laid, view, words, self._colours)
        centre = CentrePainter(self._colours, laid.centre, laid.unit)
        texts = [words.line(line, view.seats) for line in spoken_of(view) if is_brief(line, view.lines)]
        seconds = self._seconds(view)
        welcome = words.word("welcome")
        if view.phase == "welcome":
            if self._rules_inside(p, laid, words):
                texts = [welcome]
            else:
                centre.texts(p, [welcome], words.game() if view.ruleset else "")
        elif view.phase == "end":
            centre.end(p, view, words)
        elif view.vote is not None:
            VotePainter(self._colours, laid.centre, laid.unit).paint(p, view.vote, seconds, words)
        elif view.speaker is not None:
            centre.speech(p, view.speaker, view.named, seconds, words)
        elif view.named:
            centre.named(p, view.named, seconds, words)
        elif seconds is not None:
            centre.clock(p, seconds, words)
        elif not self._rules_inside(p, laid, words):
            centre.texts(p, texts, "" if texts else " ".join(words.heading(view)[1:]))
            texts = []
        if texts:
            centre.band(p, laid.band, texts)

    def _rules_inside(self, p: QPainter, laid: Plan, words: PublicWords) -> bool:
        """Paint the rules of tonight in the middle, if they are to stand there and can be read."""
        if self._rules is None or not self._stands:
            return False
        return tonight.inside(p, laid.centre, self._rules, words, self.height(), self._colours)

    def _seats(self, p: QPainter, laid: Plan, view: PublicView, words: PublicWords, colours: Colours) -> None:
        pills = PillPainter(colours, laid)
        votes = {t.person.number: t.votes for t in view.vote.tallies} if view.vote is not None else {}
        winners = {w.person.number for w in view.winners}
        asked = view.vote.asked if view.vote is not None else None
        one = view.speaker or asked
        up = {one.number} if one is not None else {person.number for person in view.named}
        for index, seat in enumerate(view.seats):
            slot = geometry.slot_of(index, len(view.seats), self._turn, mirror=self._mirror)
            mark = Mark(votes.get(seat.number, -1), seat.number in winners, seat.number in up)
            pills.paint(p, laid.pills[slot], seat, _status(seat, words), mark)


def _status(seat: PublicSeat, words: PublicWords) -> tuple[str, ...]:
    """Return the small line of a seat, and what may stand there where it is too long."""
    if seat.role:
        return words.role(seat.role), words.role_short(seat.role)
    if seat.side:
        return (words.side(seat.side),)
    return (words.word("away"),) if seat.state == "away" else ()
