"""Menus for the three languages of an evening: this screen's, the spoken lines', the projector's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from mafia_gm.ui.i18n import LANGUAGES

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

SCREEN, SPOKEN, SHOWN = "screen", "spoken", "shown"


class LanguageMenus(QObject):
    """Three menus of the same languages; emits ``chosen(str, str)``: which of the three, and the code."""

    chosen = Signal(str, str)

    def __init__(self, menu: QMenu) -> None:
        """Add the menus to ``menu``; ``show_languages`` fills and ticks them."""
        super().__init__(menu)
        self._menus = {which: menu.addMenu("") for which in (SCREEN, SPOKEN, SHOWN)}
        self._ticks: dict[str, dict[str, QAction]] = {}
        for which, inside in self._menus.items():
            group = QActionGroup(inside)
            self._ticks[which] = {}
            for language in LANGUAGES:
                action = inside.addAction(language.name)
                action.setCheckable(True)
                action.triggered.connect(
                    lambda _=False, which=which, code=language.code: self.chosen.emit(which, code)
                )
                group.addAction(action)
                self._ticks[which][language.code] = action
        self.retranslate()

    def show_languages(self, offered: tuple[str, ...], screen: str, spoken: str, shown: str) -> None:
        """Offer these languages and tick those in use."""
        for which, used in ((SCREEN, screen), (SPOKEN, spoken), (SHOWN, shown)):
            for code, action in self._ticks[which].items():
                action.setVisible(code in offered)
                action.setChecked(code == used)

    def retranslate(self) -> None:
        """Name the menus in the window's language."""
        names = {
            SCREEN: self.tr("Language of this screen"),
            SPOKEN: self.tr("Language read aloud"),
            SHOWN: self.tr("Language of the projector"),
        }
        for which, menu in self._menus.items():
            menu.setTitle(names[which])
