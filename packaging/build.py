"""Builds the packages that this system can build: python packaging/build.py [--out dist] [bundle|deb|run|nsis|dmg …].

Run it with an interpreter that has requirements-package.lock installed; `make package` sees to that.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import icons  # noqa: E402
import licences  # noqa: E402
from linux import deb, selfextract  # noqa: E402

from mafia_gm import __version__  # noqa: E402

BUILT = ROOT / "build" / "package"
MACHINE = {"AMD64": "x86_64", "arm64": "aarch64"}
VERSION_INFO = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "Mafia GM"), StringStruct("FileDescription", "Mafia GM"),
      StringStruct("FileVersion", "{version}"), StringStruct("ProductName", "Mafia GM"),
      StringStruct("ProductVersion", "{version}"), StringStruct("OriginalFilename", "mafia-gm.exe"),
      StringStruct("LegalCopyright", "MIT licence; see the licences folder")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ])
"""


def bundle(out: Path) -> Path:
    """Build the folder with the program and all that it needs; return it."""
    run([sys.executable, "scripts/translations.py", "release"])
    icons.draw(BUILT / "icons")
    run([sys.executable, "packaging/pyinstaller/precompiled.py", str(BUILT / "precompiled.bin")])
    numbers = tuple(int(part) for part in f"{__version__}.0".split("."))
    BUILT.joinpath("version.txt").write_text(
        VERSION_INFO.format(version=__version__, numbers=numbers), encoding="utf-8"
    )
    packer = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    places = ["--distpath", str(out), "--workpath", str(BUILT / "work")]
    run([*packer, *places, "packaging/pyinstaller/mafia-gm.spec"])
    made = out / "mafia-gm"
    licences.write(made, BUILT / "work" / "mafia-gm")
    if sys.platform == "darwin":  # the application was assembled before its licences were known
        licences.write(out / "Mafia GM.app" / "Contents" / "Resources", BUILT / "work" / "mafia-gm")
    return made


def nsis(out: Path) -> Path:
    """Compile the installer for Windows; a warning is an error."""
    made = out / f"mafia-gm-{__version__}-setup.exe"
    settings = {
        "VERSION": __version__,
        "BUNDLE": out / "mafia-gm",
        "OUT": made,
        "ICON": BUILT / "icons" / "mafia-gm.ico",
        "GAME": BUILT / "icons" / "mafia-gm-game.ico",
    }
    run(
        ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
        + [f"-D{name}={value}" for name, value in settings.items()]
        + ["packaging/windows/mafia-gm.nsi"]
    )
    return made


def dmg(out: Path) -> Path:
    """Put the application of macOS on a disk image."""
    made = out / f"mafia-gm-{__version__}-macos.dmg"
    run(["bash", "packaging/macos/dmg.sh", str(out / "Mafia GM.app"), str(made)])
    return made


def run(command: list[str]) -> None:
    """Run a tool in the checkout; a failure ends the build."""
    told = {"PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | told)


def wanted() -> tuple[str, ...]:
    """Return what this system can build."""
    if sys.platform == "win32":
        return ("bundle", "nsis") if shutil.which("makensis") else ("bundle",)
    if sys.platform == "darwin":
        return "bundle", "dmg"
    return ("bundle", "deb", "run") if shutil.which("dpkg-deb") else ("bundle", "run")


def main() -> None:
    """Build what was asked for, or all that this system can."""
    makers = {"bundle": bundle, "deb": deb.build, "run": selfextract.build, "nsis": nsis, "dmg": dmg}
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("what", nargs="*", choices=[*makers, []])
    read.add_argument("--out", type=Path, default=ROOT / "dist")
    told = read.parse_args()
    out = told.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    for what in told.what or wanted():
        made = makers[what](out)
        print(f"{what}: {made} ({size(made) / 1e6:.1f} MB)", flush=True)


def size(made: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    return sum(
        file.stat().st_size
        for file in ([made] if made.is_file() else made.rglob("*"))
        if not file.is_symlink()
    )


if __name__ == "__main__":
    main()
