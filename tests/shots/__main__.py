"""Make the pictures: one process a language and size, a contact sheet for each; PNG files with telling names.

python -m tests.shots build/shots [--language pl] [--size 1024x600] [--players 12] [--only console|projector] [--light]
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if os.environ.get("LC_ALL", "") in {"C", "POSIX"}:
    os.environ["LC_ALL"] = "C.UTF-8"

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from tests.shots import public, screens
from tests.shots.contact import sheet
from tests.shots.over import OPEN

if TYPE_CHECKING:
    from mafia_gm.ui.main_window import MainWindow

SIZES: Final = ((1024, 600), (1366, 768), (1920, 1080))
PLAYERS: Final = (6, 12, 23)
QUALITY: Final = 60
"""Of PNG: how little time is spent on making it small."""


def languages() -> tuple[str, ...]:
    """Return the languages in which everything is said: those with narration for the rules."""
    found = (paths.translations() / "narration" / "mafia_plus").glob("*.toml")
    return tuple(sorted(path.stem for path in found))


def picture(window: MainWindow) -> QPixmap:
    """Return the window with the sheets and menus that lie over it."""
    shown = QPixmap(window.grab())
    for over in screens.dialogs(window):
        painter = QPainter(shown)
        painter.fillRect(shown.rect(), "#a0000000")
        corner = QPoint((shown.width() - over.width()) // 2, (shown.height() - over.height()) // 2)
        painter.drawPixmap(corner, over.grab())
        painter.end()
    for menu, at in OPEN:
        painter = QPainter(shown)
        painter.drawPixmap(at, menu.grab())
        painter.end()
    return shown


def console(folder: Path, language: str, size: tuple[int, int], players: tuple[int, ...]) -> None:
    """Take the pictures of the Game Master's window in one language and size."""
    from mafia_gm.ui.app import App

    qt = QApplication.instance() or QApplication([])
    assert isinstance(qt, QApplication)
    screens.stop_the_time()
    app = App(qt, language)
    app.window.resize(*size)
    app.window.show()
    app.window.activateWindow()
    for number in players:
        made = []
        for name in screens.walk(app, number, language):
            shown = picture(app.window)
            file = folder / f"{language}-{size[0]}x{size[1]}-{number:02}-{name}.png"
            shown.save(str(file), None, QUALITY)
            made.append((name, shown))
        sheet(made, folder / "sheets", f"{language}-{size[0]}x{size[1]}-{number:02}")
    app.window.close()


def projector(
    folder: Path, language: str, size: tuple[int, int], players: tuple[int, ...], *, light: bool
) -> None:
    """Take the pictures of the projector in one language and size."""
    from mafia_gm.ui import theme
    from mafia_gm.ui.projector.window import ProjectorWindow

    qt = QApplication.instance() or QApplication([])
    assert isinstance(qt, QApplication)
    screens.stop_the_time()
    theme.apply(qt)
    window = ProjectorWindow(lambda: 1000.0)
    window.resize(*size)
    window.set_options(light=light)
    window.show()
    for number in players:
        made = []
        for name in public.walk(window, number, language, random.Random(number)):
            screens.settle()
            shown = window.grab()
            file = folder / f"projector-{language}-{size[0]}x{size[1]}-{number:02}-{name}.png"
            shown.save(str(file), None, QUALITY)
            made.append((name, shown))
        sheet(made, folder / "sheets", f"projector-{language}-{size[0]}x{size[1]}-{number:02}")
    window.close()


def _child(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="mafia-gm-shots-") as home:
        told = os.environ | {paths.HOME_VARIABLE: home}
        return subprocess.run(
            [sys.executable, "-m", "tests.shots", *arguments], env=told, check=False
        ).returncode


def main() -> int:
    """Take all pictures, or those asked for."""
    read = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    read.add_argument("folder", type=Path)
    read.add_argument("--language", choices=languages())
    read.add_argument("--size")
    read.add_argument("--players", type=int)
    read.add_argument("--only", choices=("console", "projector"))
    read.add_argument("--light", action="store_true", help="the projector in light colours")
    read.add_argument("--jobs", type=int, default=2)
    read.add_argument(
        "--here", action="store_true", help="in this process; language, size and only are given"
    )
    told = read.parse_args()
    (told.folder / "sheets").mkdir(parents=True, exist_ok=True)
    if told.here:
        width, height = (int(part) for part in told.size.split("x"))
        usual = PLAYERS if told.only == "console" else public.SEATS
        take = console if told.only == "console" else partial(projector, light=told.light)
        take(told.folder, told.language, (width, height), (told.players,) if told.players else usual)
        return 0
    began = time.monotonic()
    work = []
    for kind, sizes in (("console", SIZES), ("projector", public.SIZES)):
        for language in languages():
            for width, height in sizes:
                wanted = (told.only or kind, told.language or language, told.size or f"{width}x{height}")
                if wanted == (kind, language, f"{width}x{height}"):
                    some = ["--players", str(told.players)] if told.players else []
                    some += ["--light"] if told.light else []
                    of = ["--only", kind, "--language", language, "--size", f"{width}x{height}"]
                    work.append([str(told.folder), "--here", *of, *some])
    with ThreadPoolExecutor(told.jobs) as pool:
        codes = list(pool.map(_child, work))
    number = len(list(told.folder.glob("*.png")))
    print(f"{number} pictures in {told.folder}, {time.monotonic() - began:.0f} s")
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main())
