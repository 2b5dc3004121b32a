"""A dealt deck is typed in: the next seat is named, two letters and Enter give it a card."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import CARD
from mafia_gm.ui.cards.rows import Line, TwoColumns
from mafia_gm.ui.setup.names import folded
from mafia_gm.ui.widgets.blocks import label
from mafia_gm.ui.widgets.elided import Elided

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

KEY = Qt.ItemDataRole.UserRole
NOBODY = -1


class TypedBody(QWidget):
    """One field for all seats in turn. Signal: ``command(Command)``."""

    command = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the body; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._taken_up = NOBODY
        self._sure = ""
        self._colours = colours
        self._ask = label("", "", "muted")
        self._seat = Elided("", "huge")
        self.field = QLineEdit()
        self.field.textEdited.connect(lambda _: self._offer())
        self.field.returnPressed.connect(self._give)
        self.field.installEventFilter(self)
        self.roles = QListWidget()
        self.roles.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.roles.itemClicked.connect(lambda _: self._give())
        self.roles.itemPressed.connect(lambda _: self.field.setFocus())
        self._note = label("", "small", "accent")
        self.seats = TwoColumns(colours)
        self.seats.picked.connect(self._take_up)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self._ask, self._seat, self.field, self._note):
            column.addWidget(part)
        column.addWidget(self.roles, 3)
        column.addWidget(self.seats, 4)

    # --- what is shown ----------------------------------------------------------------------------------

    @property
    def current(self) -> int:
        """The player whose card is typed now: one taken up by a click, else the first without one."""
        scene = self._scene
        if scene is None:
            return NOBODY
        if 0 <= self._taken_up < len(scene.table.players):
            return self._taken_up
        if scene.prompt is not None and scene.prompt.act == CARD:
            return scene.prompt.by
        return next((player.id for player in scene.table.people() if not player.role), NOBODY)

    def show_scene(self, scene: Scene) -> None:
        """Show the seat in hand, the cards left and the cards given."""
        self._scene = scene
        here = self.current
        table, lines = scene.table, scene.lines
        if here == NOBODY:
            self._ask.setText(self.tr("Every card has its seat"))
            self._seat.setText(self.tr("All typed in"))
        else:
            self._ask.setText(self.tr("Seat {n}").format(n=table[here].number))
            self._seat.setText(table[here].name)
        self.field.setPlaceholderText(self.tr("First letters of the character, Enter"))
        self.field.setAccessibleName(
            self.tr("Character of {name}").format(name=table[here].name)
            if here >= 0
            else self.tr("Character")
        )
        self.field.setEnabled(here != NOBODY)
        for part in (self.field, self.roles):
            part.setVisible(here != NOBODY)
        self.roles.setAccessibleName(self.tr("Cards left"))
        self.seats.setAccessibleName(self.tr("Cards given; Enter corrects one"))
        self.seats.show_lines(
            [
                Line(
                    f"{player.number}  {player.name}",
                    lines.role_short(player.role) if player.role else "…",
                    scene.rules.roles[player.role].card if player.role else "",
                    player.side,
                    now=player.id == here,
                )
                for player in table.people()
            ]
        )
        self._offer()
        if here != NOBODY and self.isVisible() and not self.seats.hasFocus():
            self.field.setFocus()

    def _left(self) -> Counter[str]:
        assert self._scene is not None
        table = self._scene.table
        left = Counter(table.roles)
        left.subtract(player.role for player in table.players if player.role and player.id != self.current)
        return left

    def _offer(self) -> None:
        """List the cards that fit what is typed; those left first, taken ones faint below."""
        scene = self._scene
        if scene is None:
            return
        self._sure = ""
        self._note.setVisible(False)
        wanted, left = folded(self.field.text().strip()), self._left()
        known = [role for role in scene.rules.roles if role in left and self._fits(wanted, role)]
        known = [role for role in known if left[role] > 0 or wanted]
        known.sort(key=lambda role: (left[role] <= 0, not folded(scene.lines.role(role)).startswith(wanted)))
        # Rows made by Qt itself: clearing rows that Python has made lets Shiboken abort now and then.
        self.roles.clear()
        self.roles.addItems([self._offered(scene.lines.role(role), left[role]) for role in known])
        rows = self.roles.model()
        for place, role in enumerate(known):
            rows.setData(rows.index(place, 0), role, KEY)
            if left[role] <= 0:
                faint = QBrush(self._colours.of("faint"))
                rows.setData(rows.index(place, 0), faint, Qt.ItemDataRole.ForegroundRole)
        if known:
            self.roles.setCurrentRow(0)
        elif wanted:
            self._say(self.tr("No card of this set begins like that."))

    def _offered(self, name: str, free: int) -> str:
        if free <= 0:
            return self.tr("{role} (taken)").format(role=name)
        return name if free == 1 else f"{name}  × {free}"

    def _fits(self, wanted: str, role: str) -> bool:
        assert self._scene is not None
        lines = self._scene.lines
        words = (*folded(lines.role(role)).split(), *folded(lines.role_short(role)).split())
        return any(word.startswith(wanted) for word in words) or folded(lines.role(role)).startswith(wanted)

    # --- what the Game Master does ----------------------------------------------------------------------

    def _take_up(self, place: int) -> None:
        if self._scene is not None:
            self._taken_up = self._scene.table.ring[place]
            self.field.clear()
            self.show_scene(self._scene)
            self.field.setFocus()

    def _give(self) -> None:
        """Give the card on top of the list to the seat in hand, and go to the next."""
        scene, player = self._scene, self.current
        if scene is None or player == NOBODY:
            return
        if self.roles.currentRow() < 0:  # it has been said why
            return
        role = str(self.roles.currentIndex().data(KEY))
        holder = next((one for one in scene.table.holders(role) if one.id != player), None)
        if self._left()[role] <= 0 and holder is not None:
            if self._sure != role:
                text = self.tr("{role} was given to {name} ({n}). Enter once more moves the card here.")
                self._say(text.format(role=scene.lines.role(role), name=holder.name, n=holder.number))
                self._sure = role
                return
            self.command.emit(c.GiveCard(holder.id, ""))
        self._taken_up = NOBODY
        self.field.clear()
        self.command.emit(c.GiveCard(player, role))

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.setVisible(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys go through the cards while the field keeps the focus."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step and self.roles.count():
                row = min(max(0, self.roles.currentRow() + step), self.roles.count() - 1)
                self.roles.setCurrentRow(row)
                return True
        return False
