"""What is spared at the start is missed by nobody: Qt's enumerations are the library's own in every part."""

from __future__ import annotations

import enum
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest

from mafia_gm.ui import quick

ROOT = Path(__file__).resolve().parents[2]
COLOURS = [("RED", 1), ("GREEN", 2), ("CRIMSON", 1), ("BLACK", 0), ("ALL", 3), ("BLUE", 8), ("LAST", 4)]


def look(made: Any) -> Any:
    """Return all that can be seen of an enumeration, without the places of its parts in memory."""

    def plain(part: Any) -> Any:
        if isinstance(part, dict):
            return [(plain(key), plain(value)) for key, value in part.items()]
        if isinstance(part, list):
            return [plain(one) for one in part]
        if isinstance(part, made):
            told = str(part), repr(part), hash(part), type(part).__name__
            return [*told, *((key, value) for key, value in vars(part).items() if key != "__objclass__")]
        return getattr(part, "__func__", part)

    shown = repr(made), made.__mro__[1:], plain(list(made)), [*made.__members__], dir(made)
    inside = {key: plain(part) for key, part in vars(made).items() if key != "__module__"}  # the caller's
    by_value = [made(member.value) is member for member in made.__members__.values()]
    flags = [repr(~member | made(1)) for member in made] if issubclass(made, enum.Flag) else []
    return shown, inside, by_value, flags


def compare(name: str, kind: Any, members: Any, **told: Any) -> Any:
    theirs = quick._slowly(kind, name, members, **told)
    mine = quick.make(kind, name, members, **told)
    assert look(mine) == look(theirs), name
    assert all(member.__objclass__ is mine for member in mine.__members__.values())
    return mine


def compare_all() -> None:
    """Make every enumeration of Qt twice, as it comes; print how many there were and how many are the same."""
    same = []

    def both(kind: Any, name: str, members: Any, **told: Any) -> Any:
        try:
            made = compare(name, kind, members, **told)
        except AssertionError:  # Shiboken would crash on it
            traceback.print_exc()
            made = quick._slowly(kind, name, members, **told)
            same.append(False)
        else:
            same.append(quick._is_plain(kind, members, **told))
        return made

    vars(enum)["EnumType"]._create_ = both
    from PySide6 import QtCore, QtGui, QtSvg, QtWidgets

    for module in (QtCore, QtGui, QtSvg, QtWidgets):
        for name in dir(module):
            getattr(module, name)
    print(len(same), sum(same))


def fresh(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.skipif(sys.version_info[:2] != quick.SEEN, reason="elsewhere the library makes them")
def test_every_enumeration_of_qt_is_the_librarys() -> None:
    done = fresh("-m", "tests.ui.test_quick")
    assert done.returncode == 0, done.stderr
    every, same = map(int, done.stdout.split())
    assert every > 600
    assert same == every, done.stderr


@pytest.mark.skipif(sys.version_info[:2] != quick.SEEN, reason="elsewhere the library makes them")
@pytest.mark.parametrize("kind", sorted(quick.KINDS, key=str))
@pytest.mark.parametrize("boundary", [None, enum.KEEP])
def test_the_same_with_aliases_and_out_of_order(kind: Any, boundary: Any) -> None:
    if boundary is None or issubclass(kind, enum.Flag):
        compare("Colours", kind, COLOURS, boundary=boundary)


@pytest.mark.parametrize(
    "members",
    [
        "RED GREEN",
        [("RED", "red")],
        [("name", 1)],
        [("_hidden", 1)],
        [("mro", 1)],
        [("RED", 1), ("RED", 2)],
        {"RED": 1},
    ],
)
def test_what_is_not_plain_is_left_to_the_library(members: Any) -> None:
    assert not quick._is_plain(enum.Enum, members)


@pytest.mark.skipif(sys.version_info[:2] != quick.SEEN, reason="elsewhere the library makes them")
@pytest.mark.parametrize("members", [[("RED", 1)], "RED GREEN"])
@pytest.mark.parametrize("told", [{}, {"module": "m"}, {"qualname": "Outer.Colours"}, {"type": int}])
def test_an_enumeration_of_somebody_else_is_the_librarys(
    members: Any, told: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pickling needs its module and its place there; the one who calls is asked for the module otherwise."""
    called: Any = enum.Enum
    theirs = called("Colours", members, **told)
    monkeypatch.setattr(enum.EnumType, "_create_", quick.make)
    mine = called("Colours", members, **told)
    assert (mine.__module__, mine.__qualname__) == (theirs.__module__, theirs.__qualname__)
    assert mine.__mro__[1:] == theirs.__mro__[1:]
    assert repr(list(mine)) == repr(list(theirs))


def test_only_what_nobody_wants_is_spared() -> None:
    """A fresh process: nobody watches imports, code is compiled as ever; Shiboken still tells a wrong argument."""
    asked = (
        "import builtins; really = builtins.compile;"
        "from mafia_gm.ui.quick import import_qt; import_qt(); import_qt();"
        "assert builtins.compile is really and builtins.__import__ is builtins.__orig_import__;"
        "import sys; assert 'argparse' not in sys.modules;"
        "from PySide6.QtCore import QObject\n"
        "try: QObject().setObjectName(1)\n"
        "except TypeError as told: print(told)"
    )
    done = fresh("-c", asked)
    assert done.returncode == 0, done.stderr
    assert "setObjectName(name: str" in done.stdout


if __name__ == "__main__":
    compare_all()
