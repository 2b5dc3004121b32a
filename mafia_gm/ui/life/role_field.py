"""Which card: the characters of the set first, then all the others of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy

from mafia_gm.ui.day.ask import named

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class RoleField(QComboBox):
    """Holds one character of the rule set, none at first; typing jumps to its name. ``chosen`` when it is another."""

    chosen = Signal()

    def __init__(self) -> None:
        """Make an empty field; ``show_scene`` says what there is."""
        super().__init__()
        self._roles: tuple[tuple[str, str], ...] = ()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(14)
        self.currentIndexChanged.connect(lambda _: self.chosen.emit())

    @property
    def role(self) -> str:
        """The character's key, empty while none is chosen."""
        return str(self.currentData() or "")

    def choose(self, role: str) -> None:
        """Mean this character, or none."""
        self.setCurrentIndex(self.findData(role) if role else -1)

    def show_scene(self, scene: Scene) -> None:
        """Offer the characters in the language of the screen; what was chosen still is."""
        rules, words, tonight = scene.rules, scene.lines, (*scene.table.roles, *scene.table.played)
        keys = sorted((role.key for role in rules.what.roles), key=lambda key: key not in tonight)
        roles = tuple((key, f"{words.role(key)} · {words.side(rules.side_of(key))}") for key in keys)
        if roles == self._roles:
            return
        self._roles = roles
        before = self.role
        with QSignalBlocker(self):
            self.clear()
            for key, text in roles:
                self.addItem(text, key)
            self.choose(before)


def held_already(scene: Scene, role: str, *, but: tuple[int, ...] = ()) -> str:
    """Name who holds the only cards of a character already, living or not, or comes with them at dawn.

    Empty while there is one left.
    """
    if not role:
        return ""
    table = scene.table
    held = [player for player in table.seated(table.held.get(role, ())) if player not in but]
    coming = [late for late in table.expected if late.role == role]
    if len(held) + len(coming) < scene.rules.roles[role].copies:
        return ""
    return ", ".join(
        [*(named(table[one]) for one in held), *(f"{late.number} {late.name}" for late in coming)]
    )
