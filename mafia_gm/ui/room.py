"""Room: how the circle lies on the screen, as the Game Master sees the table before him, or a list in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table
    from mafia_gm.ui.actions import Actions
    from mafia_gm.ui.console.console import Console

CROWD, SMALL = 30, QSize(1280, 720)
"""With more players than this in a smaller window the list is read better than the circle."""


class Room:
    """Remembers which seat is on top; the rest is what the actions say."""

    def __init__(self, actions: Actions) -> None:
        """Begin with the first seat on top."""
        self._actions = actions
        self.on_top = 0
        self._list_by_hand = False
        """Has the Game Master himself chosen between circle and list?"""
        actions["list"].triggered.connect(self._choose_list)

    def _choose_list(self) -> None:
        self._list_by_hand = True

    def lay(self, console: Console, table: Table | None) -> None:
        """Lay a fresh console so."""
        console.set_list(shown=self._actions["list"].isChecked())
        console.circle.set_swapping(self._actions["swap"].isChecked())
        self.turn(console, table, 0)

    def turn(self, console: Console, table: Table | None, by: int) -> None:
        """Turn or mirror the circle so that it lies as the room does."""
        seats = len(table.ring) if table is not None else 0
        self.on_top = (self.on_top + by) % seats if seats else 0
        console.circle.set_turned(self.on_top, mirror=self.is_mirrored)

    @property
    def is_mirrored(self) -> bool:
        """Does the circle go the other way round?"""
        return self._actions["mirror"].isChecked()

    def lead_with_list(self, table: Table, size: QSize) -> None:
        """Let the list lead where a circle of so many seats would be too small, unless somebody has chosen."""
        if not self._list_by_hand:
            small = size.width() < SMALL.width() or size.height() < SMALL.height()
            self._actions["list"].setChecked(len(table.ring) > CROWD and small)
