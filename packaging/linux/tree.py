"""Lays out what both installers of Linux put below a prefix: program, menu entry, icons, file type, manual, licences."""

from __future__ import annotations

import datetime as dt
import gzip
import os
import shutil
import subprocess
from pathlib import Path

from mafia_gm import __version__

ROOT = Path(__file__).resolve().parents[2]
SHARE = Path(__file__).parent / "share"
ICONS = ROOT / "build" / "package" / "icons"


def lay_out(bundle: Path, prefix: Path) -> None:
    """Fill ``prefix`` (``/usr`` of a package, or a user's ``~/.local``); everything in it has plain permissions."""
    shutil.rmtree(prefix, ignore_errors=True)
    shutil.copytree(bundle, prefix / "lib" / "mafia-gm", symlinks=True)
    _link(prefix / "bin" / "mafia-gm", "../lib/mafia-gm/mafia-gm")
    share = prefix / "share"
    _put(share / "applications" / "mafia-gm.desktop", _told("mafia-gm.desktop"))
    _put(share / "mime" / "packages" / "mafia-gm.xml", _told("mafia-gm.xml"))
    metainfo = "org.mafia_gm.MafiaGM.metainfo.xml"
    _put(share / "metainfo" / metainfo, _told(metainfo))
    _put(share / "man" / "man1" / "mafia-gm.1.gz", gzip.compress(_told("mafia-gm.1"), 9, mtime=0))
    for drawing, place, name in (
        ("mafia-gm", "apps", "mafia-gm"),
        ("mafia-gm-game", "mimetypes", "application-x-mafia-gm"),
    ):
        hicolor = share / "icons" / "hicolor"
        for size in (16, 24, 32, 48, 64, 128, 256):
            picture = (ICONS / f"{drawing}-{size}.png").read_bytes()
            _put(hicolor / f"{size}x{size}" / place / f"{name}.png", picture)
        drawn = (ROOT / "resources" / "icons" / f"{drawing}.svg").read_bytes()
        _put(hicolor / "scalable" / place / f"{name}.svg", drawn)
    for file in prefix.rglob("*"):
        if not file.is_symlink():
            program = file.is_dir() or file == prefix / "lib" / "mafia-gm" / "mafia-gm"
            file.chmod(0o755 if program else 0o644)


def made_on() -> dt.datetime:
    """Return the day of this release: of the last commit, or what SOURCE_DATE_EPOCH says; two builds then agree."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        asked = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return dt.datetime.fromtimestamp(int(told or 0), dt.UTC)


def _told(name: str) -> bytes:
    text = (SHARE / name).read_text(encoding="utf-8")
    filled = text.replace("@VERSION@", __version__).replace("@DATE@", f"{made_on():%Y-%m-%d}")
    return filled.encode()


def _put(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def _link(place: Path, target: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(target)
