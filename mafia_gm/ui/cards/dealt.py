"""The app deals: shuffle, show that it was fair, hand the laptop round, see who has seen his card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.ui.cards.rows import Line, TwoColumns
from mafia_gm.ui.widgets.blocks import button, dress, label

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class DealtBody(QWidget):
    """Deal, deal again, hand out. Signals: ``command(Command)`` and ``hand_out``."""

    command = Signal(object)
    hand_out = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make the body; ``show_scene`` fills it."""
        super().__init__()
        self._again = 0
        self._mark = ""
        self._title = label("", "huge")
        self._text = label("", "", "muted")
        self.deal = button("primary", lambda: self.command.emit(c.Deal(self._again)))
        self.hand = button("primary", self.hand_out.emit)
        self._seal = label("", "small", "muted")
        self.seen = TwoColumns(colours)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for part in (self._title, self._text, self.hand, self.deal):
            column.addWidget(part)
        column.addWidget(self.seen, 1)
        column.addWidget(self._seal)
        column.addStretch(0)

    @property
    def first(self) -> QWidget:
        """What is done next."""
        return self.hand if self.hand.isVisible() else self.deal

    def show_fingerprint(self, mark: str) -> None:
        """Show the letters of the seed; none hides the line."""
        self._mark = mark
        self._show_mark()

    def _show_mark(self) -> None:
        text = self.tr("Fairness mark {mark}: note it now, compare it after the game.")
        self._seal.setText(text.format(mark=self._mark))
        self._seal.setVisible(bool(self._mark))

    def show_scene(self, scene: Scene) -> None:
        """Show whether the cards are dealt, and who has seen his."""
        table = scene.table
        is_dealt = bool(table.players) and all(player.role for player in table.players)
        self._again = sum(isinstance(step.command, c.Deal) for step in scene.steps)
        count = len(table.players)
        self._title.setText(self.tr("Dealt") if is_dealt else self.tr("Ready to deal"))
        self._text.setText(
            self.tr("Now hand the laptop round: each player sees his own card and nothing else.")
            if is_dealt
            else self.tr("%n card(s) will be shuffled and dealt. Nobody can foresee the order.", "", count)
        )
        self.deal.setText(self.tr("Deal again") if is_dealt else self.tr("Deal"))
        dress(self.deal, "kind", "" if is_dealt else "primary")
        all_seen = is_dealt and all(player.handed for player in table.players)
        self.hand.setText(self.tr("Hand out once more") if all_seen else self.tr("Hand out"))
        dress(self.hand, "kind", "" if all_seen else "primary")
        self.hand.setVisible(is_dealt)
        if is_dealt and self.deal.hasFocus():
            self.hand.setFocus()  # a second Space must not deal again
        self.seen.setAccessibleName(self.tr("Who has seen his card"))
        self.seen.setVisible(is_dealt)
        self.seen.show_lines(
            [
                Line(
                    f"{player.number}  {player.name}",
                    self.tr("✓ seen") if player.handed else self.tr("not yet"),
                    done=player.handed,
                )
                for player in table.people()
            ]
        )
        self._show_mark()
