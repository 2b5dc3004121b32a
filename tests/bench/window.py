"""The window: start, click, repaint and memory, each beside a bare window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.bench.files import new_session, stored_game
from tests.bench.pairs import Ratio, measured, seconds

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

    from mafia_gm.app.session import Session

SIZE: Final = (1600, 900)
BYTECODE: Final = Path(__file__).parents[2] / "build" / "bytecode"
"""Compiled modules, as an installed program has them."""
TMPFS: Final = Path("/dev/shm")


def child(what: str, *arguments: str) -> tuple[float, float]:
    """Run a fresh process; return seconds from its birth to all painted, and its peak of memory in MiB."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    born = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.child", what, *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**kept, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(BYTECODE)},
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    painted, peak = done.stdout.split()[-2:]
    return float(painted) - born, float(peak) / 1024


def start(folder: Path) -> Ratio:
    """A stored game of twelve opened until night card and circle are drawn, of a bare window's first painting."""
    path = str(night_game(folder))
    return measured(lambda: child("window", path)[0], lambda: child("bare")[0])


def memory(folder: Path) -> Ratio:
    """The peak of memory after a whole game played in the window, of a bare window's."""
    path = night_game(folder)
    whole = path.read_bytes()

    def played() -> float:
        path.write_bytes(whole)
        return child("played", str(path))[1]

    return measured(played, lambda: child("bare")[1], pairs=5, warm=False)


def night_game(folder: Path) -> Path:
    """A game of twelve stored in the middle of a night: the Mafia is being asked."""
    for steps in range(60, 200):
        path = stored_game(folder, 12, steps)
        from mafia_gm.app.session import Session

        session = Session.open(path)
        first = session.prompts()[:1]
        session.close()
        if session.table.phase == "night" and first and first[0].act == "mafia.shoots":
            return path
    raise AssertionError("no night")


def application() -> QApplication:
    """Return the one application of this process."""
    from PySide6.QtWidgets import QApplication

    found = QApplication.instance()
    return found if isinstance(found, QApplication) else QApplication([])


def bare_canvas() -> QWidget:
    """A window that fills itself with one colour."""
    from PySide6.QtGui import QColor, QPainter, QPaintEvent
    from PySide6.QtWidgets import QWidget

    class Canvas(QWidget):
        def paintEvent(self, _: QPaintEvent) -> None:
            QPainter(self).fillRect(self.rect(), QColor("#202830"))

    return Canvas()


def repainted(qt: QApplication, widget: QWidget) -> Callable[[], None]:
    """Return the act of painting all of a widget anew."""

    def act() -> None:
        widget.update()
        qt.processEvents()

    return act


def settle(qt: QApplication) -> None:
    """Let everything that was put off happen before the clock runs."""
    for _ in range(5):
        qt.processEvents()
        time.sleep(0.002)


def opened(session: Session) -> tuple[QApplication, object]:
    """Open the program's window on a session, shown at its size and drawn."""
    from mafia_gm.ui.app import App

    qt = application()
    app = App(qt, "en")
    app.window.resize(*SIZE)
    app.window.show()
    app._start(session)
    qt.processEvents()
    return qt, app


def click() -> Ratio:
    """An answer given until it is saved and painted, of a bare full repaint of a window as large."""
    with tempfile.TemporaryDirectory(dir=TMPFS if TMPFS.is_dir() else None) as folder:
        return _click(Path(folder))


def _click(folder: Path) -> Ratio:
    from mafia_gm.app.session import Session

    session = Session.open(night_game(folder))
    qt, app = opened(session)
    live = app.live  # type: ignore[attr-defined]
    canvas = bare_canvas()
    canvas.resize(*SIZE)
    canvas.show()
    app.window.activateWindow()  # type: ignore[attr-defined]  # it is the one that is worked in
    qt.processEvents()
    target = next(player for player in live.scene().prompt.legal)

    def answered() -> float:
        live.pick(target)
        settle(qt)

        def act() -> None:
            live.confirm()
            qt.processEvents()

        taken = seconds(act)
        live.undo()
        settle(qt)
        return taken

    bare = repainted(qt, canvas)

    def filled() -> float:
        settle(qt)
        return seconds(bare)

    found = measured(answered, filled)
    app.window.close()  # type: ignore[attr-defined]
    canvas.close()
    return found


def clicks() -> None:
    """Answer and take back a few times, for the profile."""
    from mafia_gm.app.session import Session

    with tempfile.TemporaryDirectory() as folder:
        qt, app = opened(Session.open(night_game(Path(folder))))
        live = app.live  # type: ignore[attr-defined]
        for _ in range(10):
            live.pick(live.scene().prompt.legal[0])
            live.confirm()
            qt.processEvents()
            live.undo()
            qt.processEvents()
        app.window.close()  # type: ignore[attr-defined]


def seats() -> Ratio:
    """A full repaint of the circle with 23 seats, of a bare one as large."""
    with tempfile.TemporaryDirectory() as folder:
        session = new_session(Path(folder), 23, 3)
        qt, app = opened(session)
        circle = app.window.console.circle  # type: ignore[attr-defined]
        canvas = bare_canvas()
        canvas.resize(circle.size())
        canvas.show()
        qt.processEvents()
        full, bare = repainted(qt, circle), repainted(qt, canvas)
        found = measured(lambda: seconds(full, 5) / 5, lambda: seconds(bare, 5) / 5)
        app.window.close()  # type: ignore[attr-defined]
        canvas.close()
        return found
