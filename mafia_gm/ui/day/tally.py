"""The votes so far as bars, the longest on top; the numbers say it without the colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from mafia_gm.ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_ROW: Final = 28
_RAIL: Final = 4
_GAP: Final = 4
_CENTRE: Final = Qt.AlignmentFlag.AlignVCenter


class Bar(msgspec.Struct, frozen=True):
    """One candidate: his seat and name, his votes, whether he leads, who voted for him."""

    number: int
    name: str
    votes: int
    leads: bool
    voters: str = ""


def bars(scene: Scene) -> tuple[Bar, ...]:
    """Return the candidates who have votes, most votes first, then in seat order."""
    ballots, table = scene.table.ballots, scene.table
    if ballots is None:
        return ()
    tally = ballots.tally()
    most = max(tally.values(), default=0)
    order = sorted(table.seated(tally), key=lambda player: -tally[player])
    return tuple(
        Bar(
            table[player].number,
            table[player].name,
            tally[player],
            tally[player] == most,
            "  ".join(
                f"{table[voter].number}×2" if ballots.weight(voter) > 1 else str(table[voter].number)
                for voter in table.seated(ballots.voters_for(player))
            ),
        )
        for player in order
    )


class TallyBars(QWidget):
    """Shows bars; as many as fit into ``most``, the rest is one line."""

    def __init__(self, colours: Colours) -> None:
        """Make an empty picture."""
        super().__init__()
        self._colours = colours
        self._bars: tuple[Bar, ...] = ()
        self._of = 1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_scene(self, scene: Scene) -> None:
        """Show the votes of the vote on the table."""
        shown = bars(scene)
        self.setVisible(bool(shown))
        if shown != self._bars:
            grown = len(shown) != len(self._bars)
            self._bars = shown
            self._of = max((bar.votes for bar in shown), default=1)
            self.setAccessibleName("; ".join(f"{bar.number} {bar.name}: {bar.votes}" for bar in shown))
            if grown:
                self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """As high as the bars."""
        return QSize(200, len(self._bars) * (_ROW + _GAP))

    def minimumSizeHint(self) -> QSize:
        """As high as the bars; they shrink sideways only."""
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, bar in enumerate(self._bars):
            self._paint(painter, QRectF(0, place * (_ROW + _GAP), self.width(), _ROW), bar)
        painter.end()

    def _paint(self, p: QPainter, room: QRectF, bar: Bar) -> None:
        colours = self._colours
        rail = QRectF(room.left(), room.bottom() - _RAIL, room.width(), _RAIL)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colours.raised))
        p.drawRoundedRect(rail, _RAIL / 2, _RAIL / 2)
        rail.setWidth(max(_RAIL, room.width() * bar.votes / self._of))
        p.setBrush(QColor(colours.accent if bar.leads else colours.faint))
        p.drawRoundedRect(rail, _RAIL / 2, _RAIL / 2)
        inner = room.adjusted(2, 0, -2, -_RAIL)
        bold = theme.font(16, 700, tabular=True)
        votes = str(bar.votes)
        wide = QFontMetricsF(bold).horizontalAdvance(votes)
        p.setFont(bold)
        p.setPen(QColor(colours.accent if bar.leads else colours.text))
        p.drawText(inner, Qt.AlignmentFlag.AlignRight | _CENTRE, votes)
        plain = theme.font(14, 600 if bar.leads else 500)
        metrics = QFontMetricsF(plain)
        who = metrics.elidedText(
            f"{bar.number}  {bar.name}", Qt.TextElideMode.ElideRight, inner.width() - wide - 16
        )
        p.setFont(plain)
        p.setPen(QColor(colours.text))
        p.drawText(inner, Qt.AlignmentFlag.AlignLeft | _CENTRE, who)
        small = theme.font(12, 400, tabular=True)
        left = metrics.horizontalAdvance(who) + 14
        space = inner.width() - left - wide - 14
        if space > 24:
            p.setFont(small)
            p.setPen(QColor(colours.muted))
            voters = QFontMetricsF(small).elidedText(bar.voters, Qt.TextElideMode.ElideRight, space)
            p.drawText(
                QRectF(inner.left() + left, inner.top(), space, inner.height()),
                Qt.AlignmentFlag.AlignRight | _CENTRE,
                voters,
            )
