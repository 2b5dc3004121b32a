"""Saying why the program cannot go on, to somebody who may have started it by a double click and sees no terminal."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys

TITLE = "Mafia GM"


def tell(why: str) -> None:
    """Say one sentence where it is seen: in the terminal, and if there is none in a box of the system's own."""
    if sys.stderr is not None:
        sys.stderr.write(f"mafia-gm: {why}\n")
        sys.stderr.flush()
        if sys.platform == "win32" or sys.stderr.isatty():
            return
    if getattr(sys, "frozen", False):  # whoever started it from a checkout reads what was printed
        _box(f"{why[:1].upper()}{why[1:]}")


def _box(why: str) -> None:
    """Open a box of the system's own and go: Qt may be just what is missing."""
    if sys.platform == "win32":  # a program without a console
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, why, TITLE, 0x10)
    elif sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        command = next((command for command in _boxes(why) if shutil.which(command[0])), None)
        if command is not None:
            own = dict(os.environ)  # the bundle's libraries are not for the system's programs
            own["LD_LIBRARY_PATH"] = own.pop("LD_LIBRARY_PATH_ORIG", "")
            with contextlib.suppress(OSError):
                subprocess.Popen(command, env=own, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603


def _boxes(why: str) -> tuple[tuple[str, ...], ...]:
    quoted = why.replace("\\", "\\\\").replace('"', '\\"')
    if sys.platform == "darwin":
        return (("osascript", "-e", f'display alert "{TITLE}" message "{quoted}" as critical'),)
    return (
        ("zenity", "--error", "--no-markup", f"--title={TITLE}", f"--text={why}"),
        ("kdialog", "--title", TITLE, "--error", why),
        ("notify-send", "--urgency=critical", TITLE, why),
        ("xmessage", "-center", f"{TITLE}: {why}"),
    )
