"""What happens on two screens, run in a process of its own with a configuration of the offscreen platform.

``python -m tests.ui.on_two_screens SCENE``: plays the scene and prints what was seen, as JSON. The platform's screens
are fixed, so a cable is pulled by the signal that Qt sends for it; tests/screens does it for real.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication

from mafia_gm.app.settings import Place, Settings, Wall, load_settings, save_settings
from mafia_gm.engine.commands import Deal
from mafia_gm.ui.app import App
from mafia_gm.ui.projector import screens
from mafia_gm.ui.projector import window as windows

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.ui.projector.window import ProjectorWindow


class Evening:
    """The program on its screens."""

    def __init__(self, qt: QApplication, settings: Settings | None = None) -> None:
        if settings is not None:
            assert save_settings(settings)
        self.qt = qt
        self.screens = {screen.name(): screen for screen in qt.screens()}
        self.app = App(qt, "en")
        laptop = self.screens["laptop"].geometry()
        if settings is None or settings.window is None:
            self.app.window.setGeometry(laptop.adjusted(40, 40, -40, -40))
        self.app.window.show()
        qt.processEvents()

    @property
    def wall(self) -> ProjectorWindow:
        assert self.app.projector is not None
        return self.app.projector

    def press(self, key: str) -> None:
        self.app.window.actions_[key].trigger()
        self.qt.processEvents()

    def seen(self) -> dict[str, Any]:
        """Where the projector is, and whether it lies over the Game Master's window."""
        wall = self.wall
        where = [name for name, s in self.screens.items() if s.geometry() == wall.geometry()]
        return {
            "visible": wall.isVisible(),
            "full": wall.isFullScreen(),
            "fills": where[0] if where else "",
            "covers": wall.isVisible() and wall.geometry().intersects(self.app.window.geometry()),
        }

    def pull(self, name: str) -> None:
        self.qt.screenRemoved.emit(self.screens[name])

    def plug(self, name: str) -> None:
        self.qt.screenAdded.emit(self.screens[name])


def opens(qt: QApplication) -> Any:
    evening = Evening(qt)
    evening.press("projector")
    return evening.seen()


def pulled(qt: QApplication) -> Any:
    """Not even one turn of the event loop passes between the loss of the screen and its hiding."""
    evening = Evening(qt)
    evening.press("projector")
    evening.pull("projector")
    gone = evening.seen()
    evening.plug("projector")
    back = evening.seen()
    evening.press("projector")
    evening.plug("projector")
    return [gone, back, evening.seen()["visible"]]


def wished(qt: QApplication) -> Any:
    """The wished screen is taken, and taken again when it comes after the other one."""
    evening = Evening(qt, Settings(wall=Wall(screen="projector")))
    evening.press("projector")
    first = evening.seen()["fills"]
    evening.pull("projector")
    evening.plug("monitor")
    meanwhile = evening.seen()["fills"]
    evening.plug("projector")
    return [first, meanwhile, evening.seen()["fills"]]


def chosen(qt: QApplication) -> Any:
    """The menu lists the screens by number and name, moves the open projector, and remembers."""
    evening = Evening(qt)
    evening.press("projector")
    menu = evening.app.window.actions_.screens
    assert menu is not None
    menu.fill()
    enabled = [action.isEnabled() for action in menu._menu.actions()]
    fills = evening.seen()["fills"]
    menu.choose("projector")
    qt.processEvents()
    return [menu.texts(), enabled, fills, evening.seen(), load_settings().wall.screen]


def signs(qt: QApplication) -> Any:
    """Each screen gets its sign, on its own ground; it goes away by itself."""
    evening = Evening(qt)
    evening.press("identify")
    found = [w for w in qt.topLevelWidgets() if type(w).__name__ == "Sign" and w.isVisible()]
    inside = [
        next(n for n, s in evening.screens.items() if s.geometry().contains(w.geometry())) for w in found
    ]
    return [
        sorted(w.accessibleName() for w in found),
        sorted(inside),
        {w.windowTitle() for w in found} == {"Mafia GM"},
    ]


def stranded(qt: QApplication) -> Any:
    """The laptop's own screen goes: what the desktop moves onto the projector is covered already."""
    evening = Evening(qt)
    evening.app.open_sample()
    evening.press("projector")
    evening.pull("laptop")
    return [
        evening.app.window.cover.isVisible(),
        evening.app.window.pages.isVisible(),
        evening.seen()["visible"],
    ]


def repeated(qt: QApplication) -> Any:
    """The second screen shows what the first one shows: the projector would lie over the console, on both."""
    evening = Evening(qt)
    evening.app.open_sample()
    console = evening.app.window.console
    assert console is not None
    said = console.middle.notice.text()
    evening.press("projector")
    return [said, evening.seen()["full"], evening.app.window.cover.isVisible(), console.middle.notice.text()]


def repeated_later(qt: QApplication) -> Any:
    """The desktop is set to repeat the first screen on the second one in mid-game, and then no more."""
    evening = Evening(qt)
    evening.app.open_sample()
    evening.press("projector")
    first = [evening.seen(), evening.app.window.cover.isVisible()]
    second = evening.screens["projector"]
    real = screens.repeats
    for module in (screens, windows):
        setattr(module, "repeats", lambda screen, own: screen is not own)  # noqa: B010
    second.geometryChanged.emit(second.geometry())
    meanwhile = [evening.seen()["visible"], evening.app.window.cover.isVisible()]
    for module in (screens, windows):
        setattr(module, "repeats", real)  # noqa: B010
    second.geometryChanged.emit(second.geometry())
    qt.processEvents()
    return [first, meanwhile, evening.seen()]


def moved(qt: QApplication) -> Any:
    """The desktop repeats the first screen, tells nobody, and lays the projector over the console, as X11 does."""
    evening = Evening(qt)
    evening.app.open_sample()
    evening.press("projector")
    evening.wall.setGeometry(evening.screens["laptop"].geometry())
    assert evening.wall._settled.isActive()
    order: list[str] = []
    evening.wall.opened.connect(lambda _: order.append("hidden"))
    evening.wall.stranded.connect(lambda: order.append("stranded"))
    evening.wall._settled.timeout.emit()
    lost = [evening.seen()["visible"], evening.app.window.cover.isVisible(), list(order)]
    evening.app.window.cover.lift()
    evening.press("projector")
    evening.wall._settled.timeout.emit()
    return [lost, evening.seen(), evening.app.window.cover.isVisible()]


def handed_out(qt: QApplication) -> Any:
    """A screen goes while a player looks at his card: the projector's, then the laptop's own."""
    evening = Evening(qt)
    evening.app.open_sample()
    live = evening.app.live
    assert live is not None
    live.do(Deal(0))
    evening.press("projector")
    window = evening.app.window
    assert window.console is not None
    window.console.hand_out.emit()
    page = window.hand_out
    assert page is not None
    page.hold.setDown(True)
    page.hold.shows.emit()
    held = page.card.is_open
    picture = evening.wall.grab().toImage()
    evening.pull("projector")
    seen = [evening.seen()["visible"], window.cover.isVisible()]
    evening.plug("projector")
    same = evening.wall.grab().toImage() == picture
    evening.pull("laptop")
    return [held, seen, same, window.cover.isVisible(), page.isVisible(), page.card.is_open]


def plain(qt: QApplication) -> Any:
    evening = Evening(qt)
    evening.press("wall_window")
    return evening.seen()


def missing(qt: QApplication) -> Any:
    """The console was left on a screen that is not there now: it opens where it can be seen."""
    evening = Evening(qt, Settings(window=Place(9000, 9000, 1100, 700)))
    window = evening.app.window.frameGeometry()
    return any(screen.geometry().intersects(window) for screen in qt.screens())


def kept(qt: QApplication) -> Any:
    """A console that was left on the second screen comes back there, and the projector takes the other one."""
    where = QGuiApplication.screens()[1].geometry()
    evening = Evening(qt, Settings(window=Place(where.x() + 50, where.y() + 60, 1000, 600)))
    evening.press("projector")
    return [evening.app.window.screen() is QGuiApplication.screens()[1], evening.seen()]


def scaled(qt: QApplication) -> Any:
    """Screens of different scaling: the picture has the screen's own points, the names their share of its height."""
    evening = Evening(qt)
    evening.app.open_sample()
    evening.press("projector")
    screen: QScreen = evening.screens["projector"]
    stage, view = evening.wall._stage, evening.wall._view
    return [
        evening.seen(),
        screen.devicePixelRatio(),
        [stage.width(), stage.height()],
        stage._plan(view).name,
    ]


SCENES: dict[str, Callable[[QApplication], Any]] = {
    one.__name__: one
    for one in (
        opens,
        pulled,
        wished,
        chosen,
        signs,
        stranded,
        plain,
        missing,
        kept,
        scaled,
        repeated,
        repeated_later,
        handed_out,
        moved,
    )
}

if __name__ == "__main__":
    print(json.dumps(SCENES[sys.argv[1]](QApplication([]))))
