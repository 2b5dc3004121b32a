"""The games so far as a list: title, when, who, and how it stands; a broken file is a line with its reason."""

from __future__ import annotations

from datetime import datetime
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mafia_gm.ui import theme

if TYPE_CHECKING:
    from mafia_gm.app.games import Game
    from mafia_gm.ui.theme import Colours

ROW: Final = 58
PATH: Final = Qt.ItemDataRole.UserRole
DETAILS: Final = Qt.ItemDataRole.UserRole + 1
TONE: Final = Qt.ItemDataRole.UserRole + 2
_Index = QModelIndex | QPersistentModelIndex


class GameWords(QObject):
    """Words for a game of the list, in the language the window has at the moment."""

    def details(self, game: Game) -> str:
        """Say when the game was played, by how many, and how it stands."""
        from mafia_gm.rulesets.catalogue import name_of  # not needed where no game was ever played

        parts = [self._when(game.changed), name_of(game.ruleset)]
        if game.players:
            parts.append(self.tr("%n player(s)", "", len(game.players)))
        parts.append(self.standing(game))
        return "  ·  ".join(part for part in parts if part)

    @staticmethod
    def _when(changed: float) -> str:
        if not changed:
            return ""
        moment = QDateTime.fromSecsSinceEpoch(int(changed))
        here = QLocale()
        same_year = moment.date().year() == datetime.now().astimezone().year
        return here.toString(moment, "d MMMM, HH:mm" if same_year else "d MMMM yyyy")

    def standing(self, game: Game) -> str:
        """Say how the game stands, or what is wrong with its file."""
        if game.broken:
            return {
                "empty": self.tr("the file is empty"),
                "foreign": self.tr("not a game of this program"),
                "newer": self.tr("written by a newer version"),
                "damaged": self.tr("damaged: what is whole can be opened")
                if game.players
                else self.tr("damaged from the start"),
                "unknown_ruleset": self.tr("a game this version does not know"),
                "wrong_options": self.tr("has a ruling this version does not know"),
                "unknown_key": self.tr("has a character this version does not know"),
                "read_only": self.tr("the file may not be read"),
                "missing": self.tr("the file is gone"),
                "locked": self.tr("open in another window"),
            }.get(game.broken, self.tr("the file cannot be read"))
        if game.elsewhere and not game.is_finished:
            return self.tr("handed over to another laptop")
        return self.tr("finished") if game.is_finished else self.tr("not finished")


class _Row(QStyledItemDelegate):
    """Paints a game in two lines."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        of, box = self._colours.of, QRectF(option.rect).adjusted(1, 2, -1, -2)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(of("accent"), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(of("hover" if selected else "raised"))
            painter.drawRoundedRect(box, 8, 8)
        text = box.adjusted(12, 6, -12, -6)
        for place, size, weight, colour, role in (
            (text.adjusted(0, 0, 0, -20), 16, 600, "text", Qt.ItemDataRole.DisplayRole),
            (text.adjusted(0, 24, 0, 0), 13, 400, str(index.data(TONE)), DETAILS),
        ):
            painter.setFont(theme.font(size, weight))
            painter.setPen(of(colour))
            said = painter.fontMetrics().elidedText(
                str(index.data(role)), Qt.TextElideMode.ElideRight, int(place.width())
            )
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)
        painter.restore()


class GamesList(QListWidget):
    """Games, the newest first; emits ``opened(str)`` with the path on a click or Enter."""

    opened = Signal(str)

    def __init__(self, colours: Colours) -> None:
        """Make the empty list."""
        super().__init__()
        self.setItemDelegate(_Row(colours, self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._open)

    def show_games(self, games: tuple[Game, ...], words: GameWords) -> None:
        """Show these games."""
        here = self.currentRow()
        self.clear()
        # Rows made by Qt itself: clearing rows that Python has made lets Shiboken abort now and then.
        self.addItems([game.title or game.path.stem for game in games])
        rows = self.model()
        for row, game in enumerate(games):
            index = rows.index(row, 0)
            details = words.details(game)
            rows.setData(index, str(game.path), PATH)
            rows.setData(index, details, DETAILS)
            rows.setData(index, "danger" if game.broken else "muted" if game.is_finished else "accent", TONE)
            title = game.title or game.path.stem
            rows.setData(index, f"{title}, {details}", Qt.ItemDataRole.AccessibleTextRole)
            rows.setData(index, f"<qt>{escape(str(game.path))}</qt>", Qt.ItemDataRole.ToolTipRole)
        if games:
            self.setCurrentRow(min(max(0, here), len(games) - 1))

    def _open(self, item: QListWidgetItem) -> None:
        self.opened.emit(str(item.data(PATH)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter."""
        item = self.currentItem()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentRow() >= 0:
            self._open(item)
        else:
            super().keyPressEvent(event)
