"""The Debian package: nothing but files, so that removing it leaves nothing; menus and file types follow by triggers."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
from pathlib import Path

from linux.tree import ROOT, lay_out, made_on
from mafia_gm import __version__

CONTROL = """Package: mafia-gm
Version: {version}
Architecture: {machine}
Maintainer: The authors of Mafia GM <mafia-gm@localhost>
Installed-Size: {size}
Depends: libc6 (>= {glibc})
Recommends: fontconfig-config, xkb-data
Section: games
Priority: optional
Description: Game Master's desk for the party game Mafia
 Leads a Game Master through a whole evening of Mafia, from the empty table to
 the winners: what to say and what to ask, the circle, the marks, the votes,
 and the reckoning of every night. A second window shows the table what it may
 know. Three rule sets (MAFIA+, the Swedish Maffia, the Russian game of orders),
 in Polish, Russian, Swedish and English. It works without a network.
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Mafia GM

Files: *
Copyright: the authors of Mafia GM
License: MIT

Files: usr/lib/mafia-gm/*
Copyright: see /usr/lib/mafia-gm/licences/THIRD-PARTY.txt
License: various
 Python, Qt and other libraries are shipped with this program. What each is, under
 which licence, and its text, stands in /usr/lib/mafia-gm/licences.

License: MIT
"""


def build(out: Path) -> Path:
    """Build ``mafia-gm_VERSION_MACHINE.deb`` from the bundle in ``out``."""
    machine = _asked("dpkg", "--print-architecture")
    root = ROOT / "build" / "package" / "deb"
    usr = root / "usr"
    lay_out(out / "mafia-gm", usr)
    documents = usr / "share" / "doc" / "mafia-gm"
    documents.mkdir(parents=True)
    licence = "".join(
        f" {line or '.'}\n" for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    )
    documents.joinpath("copyright").write_text(COPYRIGHT + licence, encoding="utf-8")
    changes = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), 9, mtime=0)
    documents.joinpath("changelog.gz").write_bytes(changes)
    size = sum(file.stat().st_size for file in usr.rglob("*") if not file.is_symlink()) // 1024
    control = root / "DEBIAN" / "control"
    control.parent.mkdir(exist_ok=True)
    control.write_text(
        CONTROL.format(version=__version__, machine=machine, size=size, glibc=_glibc(usr)), encoding="utf-8"
    )
    made = out / f"mafia-gm_{__version__}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(made)]
    told = os.environ | {"SOURCE_DATE_EPOCH": str(int(made_on().timestamp()))}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=told)
    return made


def _glibc(folder: Path) -> str:
    """Return the C library that the shipped libraries need: the newest version any of them names."""
    found = set()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            found.update(re.findall(rb"GLIBC_(2\.\d+)(?:\.\d+)?\x00", file.read_bytes()))
    minor = max((int(name.split(b".")[1]) for name in found), default=34)
    return f"2.{minor}"


def _asked(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
