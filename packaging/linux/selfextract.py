"""The installer for one user of any distribution: a shell script with a compressed archive behind it."""

from __future__ import annotations

import platform
import subprocess
import tarfile
import tempfile
from pathlib import Path

from linux.tree import ROOT, lay_out
from mafia_gm import __version__

STUB = Path(__file__).with_name("install.sh")


def build(out: Path) -> Path:
    """Build ``mafia-gm-VERSION-MACHINE.run`` from the bundle in ``out``."""
    prefix = ROOT / "build" / "package" / "run"
    lay_out(out / "mafia-gm", prefix)
    made = out / f"mafia-gm-{__version__}-{platform.machine()}.run"
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder, "tree.tar")
        with tarfile.open(packed, "w") as archive:
            for part in sorted(prefix.iterdir()):
                archive.add(part, part.name, filter=_plain)
        subprocess.run(["gzip", "-9n", str(packed)], check=True)
        body = Path(f"{packed}.gz").read_bytes()
    stub = STUB.read_bytes().replace(b"@VERSION@", __version__.encode())
    summed = str(_sum(body)).encode()
    made.write_bytes(stub.replace(b"@SUM@", summed) + body)
    made.chmod(0o755)
    return made


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _sum(body: bytes) -> str:
    """Return what the tool ``cksum`` says of the archive: the one checksum that every system has."""
    told = subprocess.run(["cksum"], input=body, capture_output=True, check=True).stdout
    return " ".join(told.decode().split()[:2])
