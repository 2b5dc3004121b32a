"""The menu of one player: the same actions as in the menu bar, with his name above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from mafia_gm.ui.actions import MENUS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.actions import Actions


def life_menu(actions: Actions, title: str, parent: QWidget) -> QMenu:
    """Return what may happen to a player; ``title`` is his number and name."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(title.replace("&", "&&")).setEnabled(False)
    menu.addSeparator()
    for key in MENUS["life"]:
        if key:
            menu.addAction(actions[key])
        else:
            menu.addSeparator()
    menu.setAccessibleName(title)
    return menu
