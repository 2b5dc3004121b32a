"""What the bundle leaves out: modules nobody imports, plugins no window asks for, libraries only those would need."""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Entry: TypeAlias = "tuple[str, str, str]"
"""PyInstaller's: the place in the bundle, the file it comes from, its kind."""

MODULES = [
    *(f"_codecs_{where}" for where in ("cn", "hk", "iso2022", "jp", "kr", "tw")),  # all our files are UTF-8
    *("bz2", "_bz2", "lzma", "_lzma", "asyncio", "_asyncio", "distutils", "pydantic.v1", "pydantic.mypy"),
    *("tkinter", "unittest", "pydoc", "doctest", "test", "pdb", "lib2to3", "ensurepip", "pip", "setuptools"),
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "sqlite3",
        "multiprocessing",
        "xmlrpc",
        "curses",
        "readline",
    ),  # no network, no OpenSSL
    *(
        "PySide6.QtNetwork",
        "PySide6.QtQml",
        "PySide6.QtQuick",
        "PySide6.QtOpenGL",
        "PySide6.QtSql",
        "PySide6.QtTest",
    ),
    *(
        "hypothesis",
        "mypy",
        "numpy",
        "IPython",
        "rich",
        "email_validator",
    ),  # pydantic would take them if it found them
]

PLUGINS = {
    "platforms": r"q(xcb|wayland|offscreen|windows|cocoa)",
    "imageformats": r"qsvg",  # the marks in check boxes; PNG is Qt's own
    "iconengines": r"qsvgicon",
    "styles": r".*",
    "platforminputcontexts": r"(compose|ibus).*",  # dead keys and input methods
    "platformthemes": r"qxdgdesktopportal",  # the desktop's file dialog; GTK's would bring all of GTK
    "wayland-shell-integration": r"xdg-shell",
    "wayland-decoration-client": r"(adwaita|bradient)",
}
"""The plugins that stay, by folder. Windows are painted without OpenGL and print into PDF, so none for these."""

LANGUAGES = "pl", "ru", "sv", "en"
_QT_LIBRARY = re.compile(
    r"(lib)?Qt6?(Network|Qml|Quick|Pdf|VirtualKeyboard|OpenGL|Sql|Test|3D|Shader)", re.IGNORECASE
)
_DRIVERS = re.compile(
    r"(opengl32sw|d3dcompiler.*|libGLESv2|mscms|icuuc|bcryptprimitives)\.dll", re.IGNORECASE
)
_C_LIBRARY = re.compile(r"(lib(c|m|dl|pthread|rt|resolv|util|anl|crypt)|ld-linux[-\w]*)\.so")
"""The one thing that is taken from the system."""


def datas(entries: Iterable[Entry], libraries: Iterable[Entry]) -> list[Entry]:
    """Keep Qt's own words in our languages, links to libraries that are there, and all that is ours."""
    there = {PurePosixPath(entry[0]) for entry in libraries}
    frameworks = {_framework(place) for place in there}
    kept = []
    for entry in entries:
        place = PurePosixPath(entry[0].replace("\\", "/"))
        if framework := _framework(place):
            wanted = framework in frameworks
        elif entry[2] == "SYMLINK":
            wanted = place.parent / entry[1] in there
        elif place.parts[0] == "PySide6" and place.suffix == ".qm":
            code = re.fullmatch(r"qtbase_(\w+)\.qm", place.name)
            wanted = code is not None and code[1] in LANGUAGES
        else:
            wanted = True
        if wanted:
            kept.append(entry)
    return kept


def _framework(place: PurePosixPath) -> PurePosixPath | None:
    """Return the folder of macOS that goes with its library, links and all: half of one could not be signed."""
    return next((folder for folder in place.parents if folder.suffix == ".framework"), None)


def binaries(entries: Iterable[Entry]) -> list[Entry]:
    """Keep the wanted plugins, and on Linux of all libraries only those that something kept asks for."""
    kept = [entry for entry in entries if _wanted(PurePosixPath(entry[0].replace("\\", "/")))]
    return _reached(kept) if sys.platform == "linux" else kept


def _wanted(place: PurePosixPath) -> bool:
    if "plugins" in place.parts:
        pattern = PLUGINS.get(place.parent.name)
        name = place.name.split(".")[0].removeprefix("lib")
        return pattern is not None and re.fullmatch(f"{pattern}(plugin)?", name) is not None
    return not (_QT_LIBRARY.match(place.name) or _DRIVERS.fullmatch(place.name))


def _reached(entries: list[Entry]) -> list[Entry]:
    """Follow what extension modules and plugins are linked with, down to the C library; leave behind what nobody asks for.

    PyInstaller would leave OpenGL's front door, libxcb and libwayland to the system, because of drivers that would have to
    fit them. No driver is ever loaded here, and with them the program starts on a computer that has none of these.
    """
    from PyInstaller.depend.bindepend import get_imports

    by_name = {PurePosixPath(entry[0]).name: entry for entry in entries if entry[2] != "SYMLINK"}
    roots = [entry for entry in by_name.values() if _is_root(entry)]
    reached: dict[str, Entry] = {}
    while roots:
        entry = roots.pop()
        if entry[0] in reached:
            continue
        reached[entry[0]] = entry
        for asked, found in get_imports(entry[1]):
            name = PurePosixPath(str(asked)).name
            if name in by_name:
                roots.append(by_name[name])
            elif not _C_LIBRARY.match(name):
                if found is None:
                    raise SystemExit(f"{entry[0]} needs {name}, which this build system does not have")
                roots.append((name, str(Path(found).resolve()), "BINARY"))
    names = {PurePosixPath(place).name for place in reached}
    return [
        *reached.values(),
        *(e for e in entries if e[2] == "SYMLINK" and PurePosixPath(e[0]).name in names),
    ]


def _is_root(entry: Entry) -> bool:
    return entry[2] == "EXTENSION" or "plugins" in PurePosixPath(entry[0]).parts or "libpython" in entry[0]
