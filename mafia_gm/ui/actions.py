"""Every command of the window as an action with its shortcut; menus and the cheat sheet are made from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from mafia_gm.ui.languages import LanguageMenus
from mafia_gm.ui.wall import ITEMS, ScreenMenu
from mafia_gm.ui.widgets.blocks import hint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

SHORTCUTS: Final = {
    "new": "Ctrl+N",
    "open": "Ctrl+O",
    "save_copy": "Ctrl+Shift+S",
    "hand_over": "Ctrl+Shift+G",
    "again": "Ctrl+R",
    "story": "Ctrl+H",
    "start": "Ctrl+W",
    "quit": "Ctrl+Q",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "firm": "Ctrl+Return",
    "map": "Ctrl+P",
    "answer": "Ctrl+T",
    "turn": "Ctrl+Shift+T",
    "leaves": "Ctrl+Shift+X",
    "returns": "Ctrl+Shift+R",
    "arrives": "Ctrl+Shift+A",
    "seats": "Ctrl+Shift+P",
    "rename": "F2",
    "card": "Ctrl+Shift+C",
    "gm_kills": "Ctrl+Shift+K",
    "ruling": "Ctrl+Shift+L",
    "correct": "Ctrl+J",
    "note": "Ctrl+Shift+N",
    "stop": "Ctrl+Shift+E",
    "projector": "F5",
    "page_on": "F6",
    "page_back": "Shift+F6",
    "seat_map": "F7",
    "tonight": "F8",
    "blackout": "Ctrl+B",
    "wall_window": "Shift+F5",
    "wall_statistics": "Ctrl+1",
    "wall_votes": "Ctrl+2",
    "wall_clock": "Ctrl+3",
    "wall_lines": "Ctrl+4",
    "wall_rules": "Ctrl+5",
    "wall_left": "Ctrl+Shift+Left",
    "wall_right": "Ctrl+Shift+Right",
    "wall_mirror": "Ctrl+Shift+M",
    "wall_light": "Ctrl+Shift+B",
    "identify": "Ctrl+F5",
    "cover": "F9",
    "uncover": "Ctrl+F9",
    "list": "Ctrl+L",
    "turn_left": "Ctrl+Left",
    "turn_right": "Ctrl+Right",
    "mirror": "Ctrl+M",
    "swap": "Ctrl+D",
    "dim": "Ctrl+Shift+D",
    "larger": "Ctrl++",
    "smaller": "Ctrl+-",
    "full_screen": "F11",
    "keys": "F1",
    "about": "",
}
MENUS: Final = {
    "game": ("new", "again", "open", "save_copy", "hand_over", "story", "start", "quit"),
    "step": ("undo", "redo", "correct", "firm", "map", "answer", "turn", "note", "stop"),
    "life": (
        *("leaves", "returns", "arrives", "", "seats", "swap", "", "rename", "card", ""),
        *("gm_kills", "ruling"),
    ),
    "table": ("list", "turn_left", "turn_right", "mirror"),
    "show": ("cover", "uncover", "dim", "larger", "smaller", "full_screen"),
    "wall": (
        *("projector", "wall_window", "blackout", "", "page_on", "page_back", "seat_map", "tonight", ""),
        *("wall_statistics", "wall_votes", "wall_clock", "wall_lines", "wall_rules", ""),
        *("wall_left", "wall_right", "wall_mirror", "wall_light", "", "identify"),
    ),
    "help": ("keys", "about"),
}
LIFE: Final = tuple(key for key in MENUS["life"] if key not in {"", "swap"})
"""Actions that open a form of ``ui/life``."""
CHECKABLE: Final = frozenset(
    {"list", "mirror", "swap", "dim", "full_screen", "blackout", "wall_mirror", "wall_light", "wall_rules"}
    | {f"wall_{item}" for item in ITEMS}
)
WITHOUT_GAME: Final = frozenset(
    {"new", "open", "quit", "full_screen", "larger", "smaller", "keys", "about", "dim"}
    | {"projector", "wall_window", "blackout", "wall_mirror", "wall_light", "wall_rules", "identify"}
    | {f"wall_{item}" for item in ITEMS}
)
"""Actions that make sense on the start screen too."""
ONLY_UNCOVER: Final = frozenset({"uncover", "full_screen", "quit"})
"""Actions that work under the cover."""
IN_THE_PAST: Final = ONLY_UNCOVER | {
    *("cover", "firm", "list", "turn_left", "turn_right", "mirror", "swap", "keys", "about"),
    *("projector", "wall_window", "blackout", "page_on", "page_back", "seat_map", "tonight", "identify"),
    *("wall_statistics", "wall_votes", "wall_clock", "wall_lines", "wall_rules"),
    *("wall_left", "wall_right", "wall_mirror", "wall_light"),
}
"""Actions that work while a line of the journal is corrected: none of them changes the game as it stands."""
AT_THE_END: Final = frozenset({"again", "story"})
"""Actions of a game that is over."""
SWIFT: Final = frozenset({"turn_left", "turn_right", "wall_left", "wall_right"})
"""Actions that go on while their keys are held; any other key held too long is still one press."""


class Actions(QObject):
    """The actions by key; ``retranslate`` names them in the window's language."""

    def __init__(self, owner: QWidget) -> None:
        """Make all actions and give them to ``owner``, so that their shortcuts work."""
        super().__init__(owner)
        self._made: dict[str, QAction] = {}
        self._allowed: frozenset[str] | None = None
        self._over = False
        self._travel = ("", "")
        for key, shortcut in SHORTCUTS.items():
            action = QAction(owner)
            action.setCheckable(key in CHECKABLE)
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setAutoRepeat(key in SWIFT)
            if shortcut:
                action.setShortcuts(_sequences(shortcut))
            owner.addAction(action)
            self._made[key] = action
        self._menus: dict[str, QMenu] = {}
        self.languages: LanguageMenus | None = None
        self.screens: ScreenMenu | None = None

    def __getitem__(self, key: str) -> QAction:
        return self._made[key]

    def __iter__(self) -> Iterator[tuple[str, QAction]]:
        return iter(self._made.items())

    def fill(self, bar: QMenuBar) -> None:
        """Put all actions into the menus of the bar."""
        for name, keys in MENUS.items():
            menu = bar.addMenu("")
            for key in keys:
                if key:
                    menu.addAction(self._made[key])
                else:
                    menu.addSeparator()
            self._menus[name] = menu
            if name == "show":
                menu.addSeparator()
                self.languages = LanguageMenus(menu)
            if name == "wall":
                self.screens = ScreenMenu(menu)
        self.retranslate()

    def allow(self, keys: frozenset[str] | None) -> None:
        """Enable only these actions; None enables all."""
        self._allowed = keys
        for key, action in self._made.items():
            action.setEnabled(keys is None or key in keys)
        self.allow_end(over=self._over)
        self.name_travel(*self._travel)

    def allow_end(self, *, over: bool) -> None:
        """Let what belongs to a game that is over work, or not."""
        self._over = over
        for key in AT_THE_END:
            self._made[key].setEnabled(over and (self._allowed is None or key in self._allowed))

    def retranslate(self) -> None:
        """Name everything in the window's language."""
        for key, text in self._texts().items():
            self._made[key].setText(text)
            shortcut = self._made[key].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._made[key].setToolTip(f"{text} ({shortcut})" if shortcut else text)
        names = {
            "game": self.tr("&Game"),
            "step": self.tr("&Step"),
            "life": self.tr("&Life"),
            "table": self.tr("&Table"),
            "show": self.tr("&View"),
            "wall": self.tr("&Projector"),
            "help": self.tr("&Help"),
        }
        if self.languages is not None:
            self.languages.retranslate()
        if self.screens is not None:
            self.screens.retranslate()
        for name, menu in self._menus.items():
            menu.setTitle(names[name])
        self.name_travel(*self._travel)

    def name_travel(self, undo: str, redo: str) -> None:
        """Say which step undo and redo would take; an empty name disables them.

        Where they are not allowed (under the cover, in a player's hands) they do not name the step either: it
        may be a secret.
        """
        self._travel = (undo, redo)
        for key, step, plain in (("undo", undo, self.tr("Undo")), ("redo", redo, self.tr("Redo"))):
            shown = step if self._allowed is None or key in self._allowed else ""
            self._made[key].setIconText(plain)
            self._made[key].setText(f"{plain}: {shown}".replace("&", "&&") if shown else plain)
            self._made[key].setToolTip(hint(f"{plain}: {shown}" if shown else plain))
            self._made[key].setEnabled(bool(shown))

    def _texts(self) -> dict[str, str]:
        return {
            "new": self.tr("New game…"),
            "open": self.tr("Open…"),
            "save_copy": self.tr("Save a copy…"),
            "hand_over": self.tr("Hand the game over…"),
            "again": self.tr("Again with the same people…"),
            "story": self.tr("The story of the game…"),
            "start": self.tr("To the start screen"),
            "quit": self.tr("Quit"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "firm": self.tr("Announce, execute"),
            "map": self.tr("Turn the laptop for a silent map"),
            "answer": self.tr("Turn the laptop for the answer, large"),
            "turn": self.tr("Turn the laptop for a card of your own…"),
            "leaves": self.tr("A player leaves…"),
            "returns": self.tr("A player comes back…"),
            "arrives": self.tr("A latecomer…"),
            "card": self.tr("A wrong card…"),
            "seats": self.tr("Two players change seats…"),
            "rename": self.tr("Another name…"),
            "gm_kills": self.tr("The Game Master kills…"),
            "ruling": self.tr("The Game Master's word…"),
            "correct": self.tr("Correct a line of the journal…"),
            "note": self.tr("Note into the journal…"),
            "stop": self.tr("Stop the game…"),
            "projector": self.tr("Projector"),
            "wall_window": self.tr("Projector as a window"),
            "wall_statistics": self.tr("Show statistics"),
            "wall_votes": self.tr("Show votes"),
            "wall_clock": self.tr("Show the clock"),
            "wall_lines": self.tr("Show announcements"),
            "wall_rules": self.tr("Show the rules of tonight"),
            "wall_left": self.tr("Turn the projector's circle left"),
            "wall_right": self.tr("Turn the projector's circle right"),
            "wall_mirror": self.tr("Mirror the projector's circle"),
            "wall_light": self.tr("Light projector"),
            "identify": self.tr("Tell the screens apart"),
            "page_on": self.tr("Next page of the report"),
            "page_back": self.tr("Previous page of the report"),
            "seat_map": self.tr("Seats on the projector"),
            "tonight": self.tr("Rules of tonight on the projector"),
            "blackout": self.tr("Black out the projector"),
            "cover": self.tr("Cover"),
            "uncover": self.tr("Uncover"),
            "list": self.tr("Seats as a list"),
            "turn_left": self.tr("Turn the circle left"),
            "turn_right": self.tr("Turn the circle right"),
            "mirror": self.tr("Mirror the circle"),
            "swap": self.tr("Change seats by dragging"),
            "dim": self.tr("Dim for the night"),
            "larger": self.tr("Larger text"),
            "smaller": self.tr("Smaller text"),
            "full_screen": self.tr("Full screen"),
            "keys": self.tr("Keys and first evening"),
            "about": self.tr("About Mafia GM"),
        }


def _sequences(shortcut: str) -> list[QKeySequence]:
    """Return the key sequences of a shortcut; Return means Enter on the number pad as well."""
    if shortcut.endswith("Return"):
        return [QKeySequence(shortcut.replace("Return", "Enter")), QKeySequence(shortcut)]
    return [QKeySequence(shortcut)]
