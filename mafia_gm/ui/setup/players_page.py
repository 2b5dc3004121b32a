"""Second page: who sits where; typed, pasted, or taken from those who were here before."""

from __future__ import annotations

import random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from mafia_gm.engine.names import MAX_NAME
from mafia_gm.ui.setup.draft import FEWEST
from mafia_gm.ui.setup.names import apart, clean, folded, oddity
from mafia_gm.ui.setup.page import Page
from mafia_gm.ui.setup.seats import SeatsList
from mafia_gm.ui.theme import Colours
from mafia_gm.ui.widgets.blocks import button, label, row


class PlayersPage(Page):
    """The seats clockwise, and the roster beside them."""

    def __init__(self, colours: Colours, roster: tuple[str, ...]) -> None:
        """Offer these people, those who came last first; ``show_draft`` fills the seats."""
        super().__init__()
        self._roster = roster
        self._said = ""
        self.field = QLineEdit()
        self.field.returnPressed.connect(self._add_typed)
        self.field.textEdited.connect(self._typed)
        self.add = button("", self._add_typed)
        self.paste = button("", self._paste)
        self.seats = SeatsList(colours)
        self.seats.seated.connect(self._seat)
        self.seats.renamed.connect(self._rename)
        self.seats.removed.connect(self._remove)
        self.known = QListWidget()
        self.known.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.known.setWordWrap(True)
        self.known.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.known.itemClicked.connect(lambda item: self._add((item.text(),)))
        self.known.installEventFilter(self)
        self.count = label("", "big", wrap=False)
        self.note = label("", "", "accent")
        self.shuffle = button("quiet", self._shuffle)
        self.clear = button("quiet", lambda: self._seat(()))
        self._known_name = label("", "caption", wrap=False)
        self._seats_name = label("", "", "muted", wrap=False)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(8)
        right.setSpacing(8)
        entry = row(self.field, self.add, self.paste)
        entry.setStretch(0, 1)
        counting = row(self.count, self._seats_name, self.shuffle, self.clear)
        counting.setStretch(1, 1)
        left.addLayout(entry)
        left.addLayout(counting)
        left.addWidget(self.seats, 1)
        left.addWidget(self.note)
        right.addWidget(self._known_name)
        right.addWidget(self.known, 1)
        both = row(spacing=18)
        both.addLayout(left, 5)
        both.addLayout(right, 2)
        self.column.addLayout(both, 1)

    @property
    def first(self) -> QWidget:
        """Names are typed at once."""
        return self.field

    # --- what is shown ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""
        self.head(
            self.tr("Who plays?"),
            self.tr("Clockwise from seat 1, as you look at the table. Drag to change seats, F2 renames."),
        )
        self.field.setPlaceholderText(self.tr("A name and Enter, or a whole list"))
        self.field.setAccessibleName(self.tr("Name of a player"))
        self.add.setText(self.tr("Add"))
        self.paste.setText(self.tr("Paste a list"))
        self.shuffle.setText(self.tr("Shuffle seats"))
        self.clear.setText(self.tr("Empty the table"))
        self.seats.setAccessibleName(self.tr("Seats, clockwise"))
        self.known.setAccessibleName(self.tr("Remembered players"))
        self._known_name.setText(self.tr("REMEMBERED"))
        self._show_seats()
        self._show_known()

    def _show_seats(self) -> None:
        names = self.draft.names
        self.seats.show_names(names, [self._odd(oddity(names, place)) for place in range(len(names))])
        self.count.setText(self.tr("%n player(s)", "", len(names)))
        self.count.setAccessibleName(self.count.text())
        fewest, most = self.draft.rules.limits
        self._seats_name.setText(self.tr("{fewest} to {most} recommended").format(fewest=fewest, most=most))
        self.shuffle.setEnabled(len(names) > 1)
        self.clear.setEnabled(bool(names))
        doubt = ""
        if FEWEST <= len(names) < fewest:
            doubt = self.tr("The rule book has no set below {n} players. You can compose one.").format(
                n=fewest
            )
        elif len(names) > most:
            doubt = self.tr("The rule book has no set above {n} players. You can compose one.").format(n=most)
        text = self._said or doubt
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _show_known(self) -> None:
        here = {folded(name) for name in self.draft.names}
        wanted = folded(self.field.text().strip())
        self.known.clear()
        for name in self._roster:
            if folded(name) not in here and wanted in folded(name):
                self.known.addItem(name)
        seen = bool(self._roster)
        self.known.setVisible(seen)
        self._known_name.setVisible(seen)

    def _odd(self, kind: str) -> str:
        return {
            "long": self.tr("long: the circle shows its beginning"),
            "too_long": self.tr("only the first {n} letters are kept in the game").format(n=MAX_NAME),
            "twin": self.tr("the same name twice: the number tells them apart"),
            "picture": self.tr("has a symbol that not every screen can draw"),
        }.get(kind, "")

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; what was said in the old one is gone."""
        if event.type() == QEvent.Type.LanguageChange:
            self._said = ""
        super().changeEvent(event)

    # --- what the Game Master does ----------------------------------------------------------------------

    def _typed(self, text: str) -> None:
        if "\n" in text or "\u2028" in text or "\u2029" in text:
            self._add_typed()
        else:
            self._said = ""
            self._show_known()

    def _add_typed(self) -> None:
        text = self.field.text()
        names = apart(text)
        self.field.clear()
        if text and not names:
            self._say(self.tr("That was empty: a name needs at least one letter."))
        else:
            self._add(names)
        self.field.setFocus()

    def _paste(self) -> None:
        names = apart(QGuiApplication.clipboard().text())
        if names:
            self._add(names)
        else:
            self._say(self.tr("Nothing to paste: copy a list of names first, one on each line."))

    def _add(self, names: tuple[str, ...]) -> None:
        self._said = ""
        self.field.clear()
        if names:
            self.changed.emit(self.draft.with_names((*self.draft.names, *names)))
            self.seats.scrollToBottom()

    def _seat(self, names: tuple[str, ...]) -> None:
        self._said = ""
        self.changed.emit(self.draft.with_names(names))

    def _rename(self, place: int, text: str) -> None:
        names, name = list(self.draft.names), clean(text)
        if not name:
            self._say(
                self.tr("An empty name was not taken: {name} keeps the old one.").format(name=names[place])
            )
            return
        names[place] = name
        self._seat(tuple(names))

    def _remove(self, place: int) -> None:
        names = list(self.draft.names)
        name = names.pop(place)
        if name not in self._roster:
            self._roster = (name, *self._roster)
        self._seat(tuple(names))

    def _shuffle(self) -> None:
        names = list(self.draft.names)
        random.shuffle(names)
        self._seat(tuple(names))

    def _say(self, text: str) -> None:
        self._said = text
        self._show_seats()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Let Enter and Space seat the remembered player under the cursor."""
        if watched is self.known and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            item = self.known.currentItem()
            keys = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
            if self.known.currentRow() >= 0 and event.key() in keys and not event.modifiers():
                here = self.known.currentRow()
                self._add((item.text(),))
                self.known.setCurrentRow(min(here, self.known.count() - 1))
                return True
        return False
