"""What would keep the window from opening, found and said in one sentence before Qt is asked, which would just abort."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mafia_gm.sentences import say

QT_PACKAGES = (
    "libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0 libxcb-cursor0 libxcb-icccm4"
    " libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
)

ASKED = "QT_QPA_PLATFORM"
"""The variable by which somebody chooses how Qt shows windows: one or several, the first that works."""
DISPLAYS = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""The variable that names a platform's display."""


def found() -> str:
    """Return why no window can be opened, or an empty string. Qt is not imported for it."""
    return _no_display() or _no_library() or _no_home()


def is_library(missing: ImportError) -> bool:
    """Is it a library that the system lacks, or a part of the bundle, and not a mistake of ours?"""
    return is_bundle() or ".so" in str(missing) or "DLL load failed" in str(missing)


def _no_display() -> str:
    """Why no window can be shown, or an empty string. Qt itself would abort the process instead of saying it.

    Only Linux and its kin need asking.
    """
    if not sys.platform.startswith(("linux", "freebsd", "openbsd")):
        return ""
    doors = {"wayland": _answers_wayland, "xcb": _answers_x11}
    named = [f"{ASKED}={os.environ[ASKED]}"] if os.environ.get(ASKED) else []
    for platform in _platforms():
        if platform not in doors:  # one that needs no display
            return ""
        value = os.environ.get(DISPLAYS[platform], "")
        if value and doors[platform](value):
            return ""
        named.append(f"{DISPLAYS[platform]}={value}")
    return say("dead_display", ", ".join(named)) if named else say("no_display")


def _platforms() -> list[str]:
    """Return the platforms of Qt that could show the window: those that somebody asks for, or that have a display."""
    if told := os.environ.get(ASKED):
        return [one.partition(":")[0].partition("-")[0] for one in told.split(";")]
    return [platform for platform, name in DISPLAYS.items() if os.environ.get(name)]


def _no_library() -> str:
    """Which library Qt's window lacks, or an empty string: Qt would abort for want of its plugin."""
    from importlib.util import find_spec

    if not sys.platform.startswith("linux"):
        return ""
    qt = find_spec("PySide6")
    plugins = Path((qt.origin if qt else None) or "").parent / "Qt" / "plugins" / "platforms"
    if not plugins.is_dir() and not is_bundle():  # a distribution's own PySide6 has them elsewhere
        return ""
    why = [_no_plugin(plugins / f"libq{platform}.so", platform) for platform in _platforms()]
    return why[0] if why and all(why) else ""


def _no_plugin(plugin: Path, platform: str) -> str:
    import ctypes

    if platform not in DISPLAYS:
        return "" if plugin.exists() else say("no_platform", f"{ASKED}={os.environ[ASKED]}")
    try:
        ctypes.CDLL(str(plugin))  # what it loads, the window needs anyway
    except OSError as missing:
        return lacking(missing)
    return ""


def _no_home() -> str:
    """Say that nobody knows where settings and games belong, or an empty string."""
    from mafia_gm import paths

    try:
        paths.user_config()
        paths.user_data()
    except RuntimeError:
        return say("no_home", paths.HOME_VARIABLE)
    return ""


def is_bundle() -> bool:
    """Does the program bring all its libraries itself?"""
    return bool(getattr(sys, "frozen", False))


def lacking(missing: Exception) -> str:
    """Say which part of the program, or library of the system, could not be loaded, and what to do about it."""
    if is_bundle():  # whose libraries are all its own; PyInstaller wraps what the system said
        return say("part_missing", missing.__cause__ or missing)
    return say("library_missing", missing, cure=f"sudo apt-get install -y {QT_PACKAGES}")


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
