"""Pull the projector's cable for real: Xorg with the dummy driver, a window manager, xrandr, and the program itself.

``python -m tests.screens [FOLDER]``: starts an X server of its own, opens the program with the sample table, plugs the
second screen in and out, and takes a picture of every screen at each step. Not part of the suite. It needs
``apt-get install --no-install-recommends xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils openbox``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
DISPLAY = ":84"
PATIENCE = 15.0
"""Seconds to wait for what must happen."""
MODES = {"DUMMY0": "1366x768", "DUMMY1": "1920x1080"}


def xrandr(*told: str) -> str:
    return subprocess.run(["xrandr", *told], check=True, capture_output=True, text=True).stdout


def plug(output: str, *where: str) -> None:
    xrandr("--output", output, "--mode", MODES[output], *where)


def pull(output: str) -> None:
    xrandr("--output", output, "--off")


def serve(folder: Path) -> list[subprocess.Popen[bytes]]:
    """Start the X server with one screen, and a window manager, which moves windows as a desktop does."""
    log = (folder / "x.log").open("wb")
    server = subprocess.Popen(
        [
            *("Xorg", DISPLAY, "-config", str(HERE / "dummy.conf"), "-noreset", "-nolisten", "tcp"),
            *("-logfile", str(folder / "Xorg.log")),
        ],
        stdout=log,
        stderr=log,
    )
    os.environ["DISPLAY"] = DISPLAY
    until(
        "the X server", lambda: subprocess.run(["xrandr"], capture_output=True, check=False).returncode == 0
    )
    for output in MODES:
        for mode in MODES.values():  # one of them is there already
            subprocess.run(["xrandr", "--addmode", output, mode], check=False, capture_output=True)
    plug("DUMMY0", "--primary", "--pos", "0x0")
    pull("DUMMY1")
    return [server, subprocess.Popen(["openbox"], stdout=log, stderr=log)]


def until(what: str, holds: Callable[[], bool], turn: Callable[[], object] = lambda: None) -> float:
    """Wait until something holds; return how long it took, or end with what never came."""
    began = time.monotonic()
    while not holds():
        turn()
        if time.monotonic() - began > PATIENCE:
            sys.exit(f"FAILED: {what} never came")
        time.sleep(0.01)
    return time.monotonic() - began


def play(folder: Path) -> None:
    """Open the program, and pull and plug."""
    from PySide6.QtCore import QObject, QSize
    from PySide6.QtWidgets import QApplication

    from mafia_gm.ui.app import App

    qt = QApplication([])
    app = App(qt, "en")
    app.window.resize(1200, 680)
    app.window.show()
    app.open_sample()
    step = 0

    def turn() -> None:
        qt.processEvents()

    def rest() -> None:
        """Let the window manager do what it does afterwards."""
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            turn()
            time.sleep(0.01)

    def picture(name: str) -> None:
        nonlocal step
        step += 1
        for screen in qt.screens():
            screen.grabWindow(0).save(str(folder / f"{step:02}-{name}-{screen.name()}.png"))

    def wait(what: str, holds: Callable[[], bool]) -> None:
        print(f"{until(what, holds, turn):5.2f} s  {what}")
        rest()
        if not holds():
            sys.exit(f"FAILED: {what} did not last")
        picture(what.replace(" ", "-"))

    def fills(number: int) -> bool:
        wall, screens = app.projector, qt.screens()
        assert wall is not None
        return (
            len(screens) > number
            and wall.isVisible()
            and wall.isFullScreen()
            and wall.geometry() == screens[number].geometry()
            and not wall.frameGeometry().intersects(app.window.frameGeometry())
        )

    def plain() -> bool:
        wall = app.projector
        return wall is not None and wall.isVisible() and not wall.isFullScreen()

    until("the console", lambda: app.window.windowHandle().isExposed(), turn)
    shown: list[bool] = []  # was the projector ever seen over the console, even for a moment?

    class Watch(QObject):
        def look(self) -> None:
            wall = app.projector
            if wall is not None and wall.isVisible() and wall.isFullScreen():
                shown.append(wall.geometry().intersects(app.window.geometry()))

    watch = Watch()
    app.toggle_projector()
    wait("one screen a plain window", plain)
    app.toggle_projector()
    plug("DUMMY1", "--right-of", "DUMMY0")
    until("two screens", lambda: len(qt.screens()) == 2, turn)
    app.toggle_projector()
    wait("two screens the second is filled", lambda: fills(1))
    app.window.actions_["identify"].trigger()
    rest()
    picture("signs")
    wall = app.projector
    assert wall is not None
    wall.opened.connect(lambda _: watch.look())
    for again in ("", " again"):
        pull("DUMMY1")
        wait(f"unplugged the projector is hidden{again}", lambda: not wall.isVisible())
        plug("DUMMY1", "--right-of", "DUMMY0")
        wait(f"plugged in the projector is back{again}", lambda: fills(1))
    xrandr("--output", "DUMMY1", "--mode", "1366x768")
    # Qt goes on telling the screen's old size here; the window manager knows better.
    wait("another resolution is filled", lambda: wall.isFullScreen() and wall.size() == QSize(1366, 768))
    plug("DUMMY1", "--right-of", "DUMMY0")
    wait("the first resolution is filled", lambda: fills(1) and wall.width() == 1920)
    assert not any(shown), "the projector stood over the console"
    xrandr("--output", "DUMMY1", "--mode", "1366x768", "--same-as", "DUMMY0")
    wait("repeated the console is covered", lambda: app.window.cover.isVisible() and not wall.isVisible())
    plug("DUMMY1", "--right-of", "DUMMY0")
    rest()
    app.window.cover.lift()
    app.toggle_projector()
    wait("extended the projector fills its screen", lambda: fills(1))
    assert not app.window.cover.isVisible()
    pull("DUMMY0")
    wait("without its screen the console is covered", app.window.cover.isVisible)
    app.window.close()


def main() -> int:
    """Run everything on a display of its own."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp(prefix="mafia-gm-screens-"))
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.pop("QT_QPA_PLATFORM", None)
    os.environ["MAFIA_GM_HOME"] = str(folder / "home")
    servers = serve(folder)
    try:
        play(folder)
    finally:
        for server in reversed(servers):
            server.terminate()
            server.wait()
    print(f"all as it should be; pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
