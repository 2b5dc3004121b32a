"""What the program remembers between evenings: a tiny file, read whatever its state, written whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from mafia_gm import paths
from mafia_gm.app.files import StoreFailed, replace_file

if TYPE_CHECKING:
    from pathlib import Path

NAME: Final = "settings.json"


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a window was: its corner and size in logical pixels, and whether it filled the screen."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


class Wall(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the projector is set up: the ``screen`` by its name (empty: whichever is free), what it leaves out, and
    whether the ``rules`` of tonight stand in the middle of the circle.
    """

    screen: str = ""
    light: bool = False
    mirror: bool = False
    rules: bool = False
    hidden: tuple[str, ...] = ()


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is remembered. ``screen``, ``spoken`` and ``shown`` are the languages of the window, the table
    and the projector; empty means: as the system, as the screen, as the table.
    """

    screen: str = ""
    spoken: str = ""
    shown: str = ""
    theme: str = ""
    scale: float = 1.0
    window: Place | None = None
    wall: Wall = Wall()
    last_ruleset: str = ""


def load_settings(path: Path | None = None) -> Settings:
    """Return the remembered settings; what cannot be read has its default, each field for itself. Never raises."""
    try:
        data = (path or paths.user_config() / NAME).read_bytes()
        raw = msgspec.json.decode(data)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Settings()
    if not isinstance(raw, dict):
        return Settings()
    return Settings(**_readable(raw))


def _readable(raw: dict[Any, Any]) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in raw:
            try:
                known[field.name] = msgspec.convert(raw[field.name], field.type)
            except msgspec.MsgspecError:
                continue
    return known


def save_settings(settings: Settings, path: Path | None = None) -> bool:
    """Write the settings; False if that could not be done: an evening must not end for it."""
    try:
        data = msgspec.json.format(msgspec.json.encode(settings), indent=2)
        replace_file(path or paths.user_config() / NAME, data + b"\n")
    except StoreFailed:
        return False
    return True
