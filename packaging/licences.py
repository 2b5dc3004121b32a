"""Writes the licences of everything that is shipped into the bundle, from what really is in it.

Python packages tell their licences themselves, system libraries by the system's package they come from. Qt and PySide
are used under the LGPL: their libraries are separate files, which anybody may exchange.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = "PySide6-Essentials", "shiboken6", "msgspec", "pydantic", "pydantic-core", "annotated-types"
ALSO = "typing-extensions", "typing-inspection", "platformdirs", "pyinstaller"
QT = """Qt {version} and Qt for Python (PySide6, Shiboken6) are the work of The Qt Company Ltd and contributors, used here
under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt and GPL-3.0.txt in this folder). They are separate
files in this program's folder and may be replaced by others of the same interface. Their sources are at
https://download.qt.io/official_releases/QtForPython/ and https://download.qt.io/official_releases/qt/; the parts of
others within Qt (HarfBuzz, PCRE2, libpng, zlib, ICU and more) are credited at
https://doc.qt.io/qt-6/licenses-used-in-qt.html.
"""


def write(bundle: Path, work: Path) -> None:
    """Write ``licences/`` into the bundle: one file a part, and a list of all of them. Raises for a part without one."""
    folder = bundle / "licences"
    folder.mkdir(exist_ok=True)
    listed = [f"Mafia GM: MIT ({_copy(ROOT / 'LICENSE', folder / 'mafia-gm.txt')})"]
    fonts = _copy(ROOT / "resources" / "fonts" / "OFL.txt", folder / "inter-OFL.txt")
    listed.append(f"Inter (typeface): SIL Open Font License 1.1 ({fonts})")
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    python = python if python.exists() else Path(sys.base_prefix, "LICENSE.txt")
    if not python.exists():  # Debian's own interpreter
        python = Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright")
    listed.append(f"Python {sys.version.split()[0]}: PSF ({_copy(python, folder / 'python.txt')})")
    listed += [_package(name, folder) for name in SHIPPED + ALSO]
    for text in (ROOT / "packaging" / "licences").glob("*.txt"):  # those that others refer to
        _copy(text, folder / text.name)
    if sys.platform == "linux":
        listed += _system(work, folder)
    else:
        listed.append(
            "The C run-time libraries of the system's compiler: redistributable with programs built by it"
        )
    listed.append(
        "The rules of MAFIA+: Rafal Kwiecien, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/"
    )
    text = "Mafia GM is shipped with the work of others:\n\n" + "\n".join(f"- {line}" for line in listed)
    folder.joinpath("THIRD-PARTY.txt").write_text(f"{text}\n", encoding="utf-8")


def _package(name: str, folder: Path) -> str:
    """Write a Python package's licence; return its line in the list."""
    found = metadata.distribution(name)
    told = found.metadata.get("License-Expression") or found.metadata.get("License") or "see its file"
    line = f"{name} {found.version}: {told.splitlines()[0]}"
    if name.startswith(("PySide6", "shiboken6")):
        folder.joinpath("qt.txt").write_text(QT.format(version=found.version), encoding="utf-8")
        return f"{line}; used under the LGPL-3.0 (qt.txt)"
    texts = [file for file in found.files or () if re.search(r"licen[cs]e|copying", file.name, re.IGNORECASE)]
    if not texts:
        raise SystemExit(f"{name} has no licence file")
    whole = "\n\n".join(Path(str(found.locate_file(file))).read_text(encoding="utf-8") for file in texts)
    folder.joinpath(f"{name}.txt").write_text(whole, encoding="utf-8")
    return f"{line} ({name}.txt)"


def _system(work: Path, folder: Path) -> list[str]:
    """Write the licences of the system's libraries; PyInstaller's list tells where each came from."""
    toc = work.joinpath("COLLECT-00.toc").read_text(encoding="utf-8")
    sources = sorted(set(re.findall(r"'(/(?:usr/)?lib/[^']+\.so[^']*)'", toc)))
    packages: dict[str, set[str]] = {}
    for source in sources:
        packages.setdefault(_owner(Path(source)), set()).add(Path(source).name)
    lines = []
    for package, libraries in sorted(packages.items()):
        name = package.split(":")[0]
        _copy(Path("/usr/share/doc", name, "copyright"), folder / f"{name}.txt")
        lines.append(f"{', '.join(sorted(libraries))}: from {name} of the build system ({name}.txt)")
    return lines


def _owner(library: Path) -> str:
    for path in (library, library.resolve(), Path(str(library).removeprefix("/usr"))):
        told = subprocess.run(
            ["dpkg-query", "-S", str(path)], capture_output=True, text=True, check=False
        ).stdout
        if told:
            return told.rsplit(": ", 1)[0].split(",")[0]
    raise SystemExit(f"no package of this system owns {library}; its licence is unknown")


def _copy(source: Path, target: Path) -> str:
    shutil.copyfile(source, target)
    return target.name
