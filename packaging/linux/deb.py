"""The Debian package: nothing but files, so that removing it leaves nothing; menus and file types follow by triggers.

``DEBFULLNAME`` and ``DEBEMAIL`` name who publishes it, as for Debian's own tools.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import subprocess
from pathlib import Path

from linux import changes
from linux.tree import ROOT, SHARE, lay_out, made_on
from mafia_gm import __version__

CONTROL = """Package: mafia-gm
Version: {version}
Architecture: {machine}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= {glibc})
Recommends: fontconfig-config, xkb-data
Section: misc
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
    told = changes.debian(
        (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
        version=__version__,
        today=made_on(),
        maintainer=_maintainer(),
    )
    documents.joinpath("changelog.gz").write_bytes(gzip.compress(told.encode(), 9, mtime=0))
    overrides = usr / "share" / "lintian" / "overrides" / "mafia-gm"
    overrides.parent.mkdir(parents=True)
    overrides.write_bytes((SHARE / "lintian-overrides").read_bytes())
    size = sum(file.stat().st_size for file in usr.rglob("*") if not file.is_symlink()) // 1024
    control = root / "DEBIAN" / "control"
    control.parent.mkdir(exist_ok=True)
    filled = {"version": __version__, "machine": machine, "maintainer": _maintainer(), "size": size}
    control.write_text(CONTROL.format(**filled, glibc=_glibc(usr)), encoding="utf-8")
    control.with_name("md5sums").write_text(_sums(root), encoding="utf-8")
    made = out / f"mafia-gm_{__version__}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(made)]
    dated = os.environ | {"SOURCE_DATE_EPOCH": str(int(made_on().timestamp()))}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=dated)
    return made


def _maintainer() -> str:
    name = os.environ.get("DEBFULLNAME", "The authors of Mafia GM")
    return f"{name} <{os.environ.get('DEBEMAIL', 'mafia-gm@localhost')}>"


def _sums(root: Path) -> str:
    """Return what ``dpkg --verify`` compares the installed files with."""
    files = sorted(
        file for file in root.joinpath("usr").rglob("*") if file.is_file() and not file.is_symlink()
    )
    return "".join(
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(root)}\n"
        for file in files
    )


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
