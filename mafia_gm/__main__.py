"""Opens the window, or runs the command line when given a verb.

Nothing heavy is imported here: `--version`, `--help` and a machine without a screen are answered at once.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mafia_gm import __version__

if TYPE_CHECKING:
    import argparse

VERBS = {
    "replay": "play a game file again and print what was announced and how it ended",
    "check": "run scenario files against the rules",
    "rules": "print a rule set from its own declarations",
    "schema": "print the JSON schema of the game file",
}
CANNOT_SHOW = 2
MEASURED = "MAFIA_GM_PAINTED"
"""A variable for packaging/measure.py: tell when the window is painted, and end."""
QT_PACKAGES = (
    "libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0 libxcb-cursor0 libxcb-icccm4"
    " libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
)


def main(argv: list[str] | None = None) -> int:
    """Runs the program and returns its exit code. 2 means: wrong arguments, or no window can be shown."""
    told = sys.argv[1:] if argv is None else argv
    if told and told[0] in VERBS:
        from mafia_gm.cli.main import main as run_verb

        return run_verb(told)
    if not told:  # a double click
        return _show(None, None)
    try:
        asked = _parser().parse_args(told)
    except SystemExit as ended:  # argparse has said what there is to say
        return ended.code if isinstance(ended.code, int) else CANNOT_SHOW
    if asked.selftest is not None:
        return _prove(asked.selftest, as_json=asked.json)
    if asked.game is not None and not asked.game.is_file():
        return _refuse(f"there is no file {asked.game}; see mafia-gm --help.")
    return _show(asked.game, asked.lang)


def _show(game: Path | None, language: str | None) -> int:
    if why := _no_display() or _no_library():
        return _refuse(why)
    return _open_window(game, language)


def _parser() -> argparse.ArgumentParser:
    import argparse

    parser = argparse.ArgumentParser(
        prog="mafia-gm",
        description="An assistant for the Game Master of the party game Mafia. Without a verb it opens the window.",
        epilog="verbs:\n"
        + "\n".join(f"  {verb:<8} {what}" for verb, what in VERBS.items())
        + "\n\nmafia-gm VERB --help tells more of each.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", type=Path, metavar="GAME", help="a game file to open")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the window's language: pl, ru, sv, en")
    parser.add_argument(
        "--selftest",
        type=Path,
        metavar="FILE.png",
        help="open every screen out of sight, play a game of each kind, leave a picture and, beside it, a report",
    )
    parser.add_argument("--json", action="store_true", help="with --selftest: print the report, too")
    parser.add_argument("--version", action="version", version=f"Mafia GM {__version__}")
    return parser


def prepare() -> None:
    """Import Qt, quickly. Raises ImportError where a library of the system is missing.

    Until the window is drawn no rubbish is collected: there is none, and all that has been imported would be searched.
    """
    gc.disable()
    from mafia_gm.ui.quick import import_qt

    import_qt()


def _open_window(game: Path | None, language: str | None) -> int:
    try:
        prepare()
        if MEASURED in os.environ:
            from mafia_gm.ui.painted import run
        else:
            from mafia_gm.ui.app import run
    except ImportError as missing:
        if not _is_library(missing):
            raise
        return _refuse(_lacking(missing))
    return run(game, language)


def _prove(picture: Path, *, as_json: bool) -> int:
    """Run the self-test out of sight, away from the user's files; 0 means that all is well, 1 that something is not."""
    import tempfile

    from mafia_gm import paths

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="mafia-gm-selftest-", ignore_cleanup_errors=True) as home:
        os.environ[paths.HOME_VARIABLE] = home
        try:
            from mafia_gm.ui.selftest import run
        except ImportError as missing:
            if not _is_library(missing):
                raise
            return _refuse(_lacking(missing))
        report = run(picture)
    if as_json:
        print(picture.with_suffix(".json").read_text(encoding="utf-8"), end="")
    for what in report.trouble:
        print(f"mafia-gm: {what}", file=sys.stderr)
    return 1 if report.trouble else 0


def _is_library(missing: ImportError) -> bool:
    """Is it a library that the system lacks, and not a mistake of ours?"""
    return ".so" in str(missing) or "DLL load failed" in str(missing)


def _refuse(why: str) -> int:
    from mafia_gm.alert import tell

    tell(why)
    return CANNOT_SHOW


def _no_display() -> str:
    """Why no window can be shown, or an empty string. Qt itself would abort the process instead of saying it.

    Only Linux and its kin need asking. Who names a platform for Qt is taken at his word.
    """
    if not sys.platform.startswith(("linux", "freebsd", "openbsd")) or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if not wayland and not x11:
        return "no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set); start it from a graphical session."
    if (wayland and _answers_wayland(wayland)) or (x11 and _answers_x11(x11)):
        return ""
    named = " and ".join(
        f"{name}={value}" for name, value in (("WAYLAND_DISPLAY", wayland), ("DISPLAY", x11)) if value
    )
    return f"the display does not answer ({named}); start it from a graphical session."


def _no_library() -> str:
    """Which library Qt's window on X11 lacks, or an empty string: Qt would abort for want of its plugin."""
    if (
        not sys.platform.startswith("linux")
        or os.environ.get("QT_QPA_PLATFORM")
        or os.environ.get("WAYLAND_DISPLAY")
    ):
        return ""
    import ctypes
    from importlib.util import find_spec

    qt = find_spec("PySide6")
    plugin = Path(
        (qt.origin if qt else None) or "", "..", "Qt", "plugins", "platforms", "libqxcb.so"
    ).resolve()
    try:
        if plugin.exists():  # what it loads, the window needs anyway
            ctypes.CDLL(str(plugin))
    except OSError as missing:
        return _lacking(missing)
    return ""


def _lacking(missing: Exception) -> str:
    return (
        f"the window cannot be opened, a library of the system is missing ({missing});"
        f" on Debian or Ubuntu run: sudo apt-get install -y {QT_PACKAGES}"
    )


def _answers_wayland(display: str) -> bool:
    return _answers_unix(str(Path(os.environ.get("XDG_RUNTIME_DIR") or "/run/user/0", display)))


def _answers_x11(display: str) -> bool:
    import socket

    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isdigit():
        return False
    if host in {"", "unix"} or host.startswith("/"):
        local = f"/tmp/.X11-unix/X{number}"  # noqa: S108  the place that X servers agreed on
        open_door = _answers_unix(f"{host}:{number}" if host.startswith("/") else local)
        return (open_door or _answers_unix(f"\0{local}")) and _lets_in_x11(display)
    try:
        with socket.create_connection((host.strip("[]"), 6000 + int(number)), timeout=3):
            return _lets_in_x11(display)
    except OSError:
        return False


def _lets_in_x11(display: str) -> bool:
    """Whether the server takes our cookie: another user's, as after `su`, does not, and Qt would abort."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # the missing library is found, and named, a moment later
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _answers_unix(path: str) -> bool:
    import socket

    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.settimeout(3)
            door.connect(path)
            return True
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main())
