"""The one place that knows where data lies: in a bundle, in an installed wheel, in a checkout, in the user's folder.

What the program brings along (`resources`, `translations`, `qm_folder`) is only ever read. What belongs to the user
(`user_data`, `games`, `user_config`) is made when it is first asked for. The variable MAFIA_GM_HOME moves all
of the user's files into one folder: for a copy on a stick, and for the tests.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

APP = "mafia-gm"
HOME_VARIABLE = "MAFIA_GM_HOME"


def resources() -> Path:
    """Icons, fonts and themes, with their licences."""
    return _brought("resources")


def translations() -> Path:
    """The texts: `ui/*.ts` for translators, `narration/<rule set>/<language>.toml` read as they are."""
    return _brought("translations")


def qm_folder() -> Path:
    """The compiled texts of the window, `mafia_gm_<language>.qm`. In a checkout `make` builds them; it may be absent."""
    return _brought("qm", checkout="build/qm")


def user_data() -> Path:
    """The user's games and players."""
    return _made(_own_home() or _platform("data"))


def games() -> Path:
    """Where a new game's file is put."""
    return _made(user_data() / "games")


def user_config() -> Path:
    """The user's settings: language, theme, the place of the windows."""
    home = _own_home()
    return _made(home / "config" if home else _platform("config"))


def _brought(name: str, *, checkout: str | None = None) -> Path:
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)  # PyInstaller's word for the unpacked bundle
    if bundle is not None:
        return Path(bundle, "mafia_gm", "_data", name)
    installed = package / "_data"
    return installed / name if installed.is_dir() else package.parent / (checkout or name)


def _own_home() -> Path | None:
    told = os.environ.get(HOME_VARIABLE, "").strip()
    return Path(told).expanduser().absolute() if told else None


def _platform(kind: str) -> Path:
    import platformdirs

    where = {"data": platformdirs.user_data_path, "config": platformdirs.user_config_path}
    return where[kind](APP, appauthor=False, roaming=False)


def _made(folder: Path) -> Path:
    """The folder, made if it can be. If not, whoever writes there meets the error and can say what it means."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
