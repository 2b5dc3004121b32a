"""Fresh processes: the bare window, the window with a stored game, and with a whole game played in it.

Run as ``python -m tests.bench.child WHAT [FILE]``; prints the clock at the end of the first painting and the peak of
memory in KiB.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def main(what: str, path: str = "") -> None:
    """Open, paint, say when and how much."""
    if what == "bare":
        bare()
    else:
        window(Path(path), plays=what == "played")


def say() -> None:
    """Print the clock and the peak of memory in KiB."""
    print(time.monotonic(), peak(), flush=True)


def peak() -> int:
    """Return the peak of this program's own memory; the rusage number would hold the parent's too."""
    status = Path("/proc/self/status")
    if status.exists():
        return next(
            int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM")
        )
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def bare() -> None:
    """An application with one empty window, painted."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    qt = QApplication([])
    shown = QMainWindow()
    shown.show()
    qt.processEvents()
    say()


def window(path: Path, *, plays: bool) -> None:
    """The program as it is started with a game file; when everything is drawn, perhaps a game is played on."""
    from mafia_gm import __main__ as program

    program.prepare()
    import PySide6.QtWidgets

    def painted() -> int:
        qt = PySide6.QtWidgets.QApplication.instance()
        assert isinstance(qt, PySide6.QtWidgets.QApplication)
        qt.processEvents()
        if plays:
            play(qt)
        say()
        return 0

    PySide6.QtWidgets.QApplication.exec = staticmethod(painted)  # type: ignore[method-assign]
    program.main([str(path)])


def play(qt: QApplication) -> None:
    """Play the game in the window to its end, every step painted."""
    import random

    from mafia_gm.app.play import random_command
    from mafia_gm.ui.app import App

    app = next(child for child in qt.children() if isinstance(child, App))
    assert app.live is not None
    session, rng = app.live.session, random.Random(7)
    while session.table.ended is None and len(session.steps) < 600:
        app.live.do(random_command(session.rules, session.table, rng))
        qt.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])
