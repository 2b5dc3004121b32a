"""The Game Master's side of the projector: which screen it stands on, how its circle lies, what it leaves out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QActionGroup, QGuiApplication
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QScreen
    from PySide6.QtWidgets import QMenu

    from mafia_gm.app.settings import Wall
    from mafia_gm.ui.actions import Actions
    from mafia_gm.ui.projector.screens import Sign
    from mafia_gm.ui.projector.window import ProjectorWindow

ITEMS: Final = ("statistics", "votes", "clock", "lines")
"""What can be left out; each has its action."""


class ScreenMenu(QObject):
    """A menu of the screens there are, by number and name; emits ``chosen(str)``: a name, or nothing for any."""

    chosen = Signal(str)

    def __init__(self, menu: QMenu) -> None:
        """Add the menu to ``menu``; it is filled whenever it opens."""
        super().__init__(menu)
        self._menu = menu.addMenu("")
        self.wish = ""
        self.own: Callable[[], QScreen | None] = lambda: None
        self._menu.aboutToShow.connect(self.fill)
        self.retranslate()

    def fill(self) -> None:
        """List the screens of the moment; the Game Master's own may be seen, not chosen."""
        from mafia_gm.ui.projector.screens import name_of, size_of

        self._menu.clear()
        group = QActionGroup(self._menu)
        self._add(group, self.tr("Any screen but this one"), "")
        own = self.own()
        for number, screen in enumerate(QGuiApplication.screens(), 1):
            text = f"{number}  {name_of(screen)} · {size_of(screen)}"
            if screen is own:
                text = self.tr("{screen} — this window").format(screen=text)
            self._add(group, text, screen.name()).setEnabled(screen is not own)
        known = [screen.name() for screen in QGuiApplication.screens()]
        if self.wish and self.wish not in known:
            missing = self.tr("{screen} — not there").format(screen=self.wish)
            self._add(group, missing, self.wish).setEnabled(False)

    def texts(self) -> list[str]:
        """What the menu offers."""
        return [action.text() for action in self._menu.actions()]

    def choose(self, name: str) -> None:
        """Wish for the screen of this name."""
        self.wish = name
        self.chosen.emit(name)

    def _add(self, group: QActionGroup, text: str, name: str) -> QAction:
        action = self._menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(name == self.wish)
        action.triggered.connect(partial(self.choose, name))
        group.addAction(action)
        return action

    def retranslate(self) -> None:
        """Name the menu in the window's language."""
        self._menu.setTitle(self.tr("Screen of the projector"))
        if self._menu.actions():
            self.fill()


class Doubles(QObject):
    """Watches for screens that repeat the Game Master's own; emits ``begun`` when one begins to."""

    begun = Signal()

    def __init__(self, parent: QObject, own: Callable[[], QScreen | None]) -> None:
        """Look at the screens there are, and at those to come."""
        super().__init__(parent)
        self._own = own
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._watch)
        for screen in app.screens():
            screen.geometryChanged.connect(self._look)
        self._was = self.there

    @property
    def there(self) -> bool:
        """Does another screen show what the Game Master sees?"""
        from mafia_gm.ui.projector.screens import repeats

        own = self._own()
        return own is not None and any(repeats(screen, own) for screen in QGuiApplication.screens())

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._look)
        self._look()

    def _look(self) -> None:
        before, self._was = self._was, self.there
        if self._was and not before:
            self.begun.emit()


class WallSettings(QObject):
    """Keeps how the projector is set up, by its actions.

    Signals: ``changed(Wall)`` when it is to be remembered, ``moved`` when another screen is wished for.
    """

    changed = Signal(object)
    moved = Signal()

    def __init__(self, actions: Actions, screens: ScreenMenu, wall: Wall) -> None:
        """Set the actions as it is remembered, and listen to them."""
        super().__init__(actions)
        self.value = wall
        self.turn = 0
        self._signs: list[Sign] = []
        screens.wish = wall.screen
        screens.chosen.connect(self._move)
        for key in ("light", "mirror", "rules"):
            action = actions[f"wall_{key}"]
            action.setChecked(getattr(wall, key))
            action.toggled.connect(lambda on, key=key: self._take(**{key: on}))
        for item in ITEMS:
            action = actions[f"wall_{item}"]
            action.setChecked(item not in wall.hidden)
            action.toggled.connect(lambda on, item=item: self._switch(item, on=on))
        actions["wall_left"].triggered.connect(lambda: self._turn(-1))
        actions["wall_right"].triggered.connect(lambda: self._turn(1))
        actions["identify"].triggered.connect(self._identify)

    def dress(self, projector: ProjectorWindow) -> None:
        """Give the projector its look."""
        wall = self.value
        projector.set_options(
            turn=self.turn, mirror=wall.mirror, light=wall.light, hidden=wall.hidden, rules=wall.rules
        )

    def _switch(self, item: str, *, on: bool) -> None:
        rest = tuple(one for one in self.value.hidden if one != item)
        self._take(hidden=rest if on else (*rest, item))

    def _move(self, name: str) -> None:
        self._take(screen=name)
        self.moved.emit()

    def _turn(self, by: int) -> None:
        self.turn += by
        self.changed.emit(self.value)

    def _take(self, **change: object) -> None:
        self.value = replace(self.value, **change)
        self.changed.emit(self.value)

    def _identify(self) -> None:
        from mafia_gm.ui.projector.screens import identify

        for sign in self._signs:
            if isValid(sign):
                sign.close()
        self._signs = identify(QGuiApplication.screens())
