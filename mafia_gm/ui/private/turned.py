"""The turned laptop: one player sees up to four things while a button is held, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mafia_gm.ui.cards.card import Back
from mafia_gm.ui.private.hold import Hold
from mafia_gm.ui.private.items import MOST
from mafia_gm.ui.private.screen import PrivateScreen
from mafia_gm.ui.private.thumb import Thumb
from mafia_gm.ui.setup.look import sheet
from mafia_gm.ui.widgets.blocks import Panel, button, label, row
from mafia_gm.ui.widgets.suit_label import SuitLabel

if TYPE_CHECKING:
    from mafia_gm.ui.private.items import Item
    from mafia_gm.ui.theme import Colours


class Face(Panel):
    """One item, large."""

    def __init__(self, colours: Colours, item: Item, size: str) -> None:
        """Show the item; ``size`` is one of the theme's sizes of text."""
        super().__init__("card", margin=18)
        self.text = label(item.text, size)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.suit = SuitLabel(colours, 34)
        self.thumb = Thumb(colours)
        self.column.addStretch(1)
        self.column.addWidget(self.thumb, 100)
        self.column.addWidget(self.suit, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.text)
        self.column.addStretch(1)
        self.thumb.show_gesture(item.gesture, item.text)
        self.thumb.setVisible(bool(item.gesture))
        self.suit.show_card(item.card, item.side)
        self.text.setVisible(not item.gesture)  # the picture says all, in every language
        self.setAccessibleName(item.text)


class TurnedCard(PrivateScreen):
    """Shows its items while its button is held; at rest anybody may see it."""

    def __init__(self, colours: Colours, items: tuple[Item, ...]) -> None:
        """Make the page for these items, four at most."""
        super().__init__()
        self._title = label("", "huge")
        self._do = label("", "big", "muted")
        self.hold = Hold()
        self.done = button("", self.finished.emit)
        self.done.setProperty("tall", "very")
        self.faces = QStackedWidget()
        self.faces.addWidget(Back(colours))
        self._colours, self._items = colours, items[:MOST]
        for part in (self._title, self._do):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.hold.shows.connect(self._show)
        self.hold.hides.connect(self._hide)
        self.hold.escape.connect(self.finished)
        self.setFocusProxy(self.hold)
        self.setStyleSheet(sheet(colours))
        self._compose()
        self._retell()

    def _front(self) -> QWidget:
        """Return one item alone, two side by side, up to four in two rows."""
        colours, items = self._colours, self._items
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        for place, item in enumerate(items):
            grid.addWidget(Face(colours, item, "huge" if len(items) < 3 else "large"), *divmod(place, 2))
            grid.setColumnStretch(place % 2, 1)
            grid.setRowStretch(place // 2, 1)
        return page

    def _compose(self) -> None:
        inside = QWidget()
        inside.setMaximumWidth(820)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for part in (self._title, self._do):
            column.addWidget(part)
        column.addWidget(self.faces, 1)
        column.addLayout(row(self.hold, self.done, spacing=12))
        line = QHBoxLayout(self)
        line.setContentsMargins(24, 20, 24, 20)
        line.addStretch(1)
        line.addWidget(inside, 1000)
        line.addStretch(1)

    def _retell(self) -> None:
        self._title.setText(self.tr("For one pair of eyes"))
        self._do.setText(self.tr("Turn the laptop so that only one player sees it."))
        self.hold.say(self.tr("Hold to show"), self.tr("Space"))
        cover, key = self.tr("Cover"), self.tr("Esc")
        self.done.setText(f"{cover}   {key}")
        self.done.setAccessibleName(cover)

    @property
    def is_open(self) -> bool:
        """Are the items to be seen?"""
        return self.faces.count() > 1

    def _show(self) -> None:
        self.touch()
        if not self.is_open:
            self.faces.setCurrentIndex(self.faces.addWidget(self._front()))

    def _hide(self) -> None:
        """Show nothing, and keep nothing that could be found."""
        while (front := self.faces.widget(1)) is not None:
            self.faces.removeWidget(front)
            front.hide()
            front.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        super().changeEvent(event)
