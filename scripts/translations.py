"""Collects the window's texts into translations/ui/*.ts, and makes build/qm/*.qm from them.

update   runs lupdate over mafia_gm: English is the source language, its own file holds plurals only.
release  runs lrelease; unfinished texts are shown in English. Compiled files are never committed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "translations" / "ui"
COMPILED = ROOT / "build" / "qm"
LANGUAGES = tuple(
    sorted({file.stem for file in (ROOT / "translations" / "narration" / "common").glob("*.toml")} - {"en"})
)
"""Those in which something is said at the table; the window follows them."""
SOURCE = "en"


def tool(name: str) -> str:
    """The program itself, found beside the package: no starter script with a path inside is needed."""
    folder = Path(PySide6.__file__).parent
    return str(next(found for found in (folder / name, folder / f"{name}.exe") if found.exists()))


def update(folder: Path = TEXTS, *, quiet: bool = False) -> list[str]:
    """Collect the texts into the .ts files of a folder; return what lupdate complained of."""
    folder.mkdir(parents=True, exist_ok=True)
    # The options must stand before the folder: behind it they are ignored without a word.
    begin = [tool("lupdate"), "-extensions", "py", "-recursive", "mafia_gm"]
    common = [*begin, "-locations", "none", "-no-obsolete", "-source-language", SOURCE]
    commands = [
        *([*common, "-target-language", code, "-ts", str(folder / ts(code).name)] for code in LANGUAGES),
        [*common, "-pluralonly", "-target-language", SOURCE, "-ts", str(folder / ts(SOURCE).name)],
    ]
    told = [_run(command, quiet=quiet) for command in commands]
    return sorted({line for text in told for line in text.splitlines() if line.strip()})


def release(folder: Path = COMPILED) -> None:
    """Compile all .ts files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.qm"):
        if not (TEXTS / f"{old.stem}.ts").exists():
            old.unlink()
    for text in sorted(TEXTS.glob("*.ts")):
        made = folder / f"{text.stem}.qm"
        fresh = made.with_suffix(".new")
        _run([tool("lrelease"), "-silent", str(text), "-qm", str(fresh)])
        fresh.replace(made)  # written over, it would kill a program that has mapped it


def ts(language: str) -> Path:
    return TEXTS / f"mafia_gm_{language}.ts"


def _run(command: list[str], *, quiet: bool = False) -> str:
    done = subprocess.run(
        command, cwd=ROOT, check=True, text=True, encoding="utf-8", capture_output=quiet, timeout=120
    )
    return done.stderr or ""


if __name__ == "__main__":
    steps = {"update": update, "release": release}
    if len(sys.argv) != 2 or sys.argv[1] not in steps:
        sys.exit(f"usage: {Path(sys.argv[0]).name} {{{'|'.join(steps)}}}")
    steps[sys.argv[1]]()
