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
LANGUAGES = ("pl", "ru", "sv")
SOURCE = "en"


def tool(name: str) -> str:
    """The program itself, found beside the package: no starter script with a path inside is needed."""
    folder = Path(PySide6.__file__).parent
    return str(next(found for found in (folder / name, folder / f"{name}.exe") if found.exists()))


def update() -> None:
    TEXTS.mkdir(parents=True, exist_ok=True)
    # The options must stand before the folder: behind it they are ignored without a word.
    common = [
        tool("lupdate"),
        "-extensions",
        "py",
        "-recursive",
        "mafia_gm",
        "-locations",
        "none",
        "-no-obsolete",
    ]
    for language in LANGUAGES:
        _run([*common, "-source-language", "en", "-target-language", language, "-ts", str(ts(language))])
    _run([*common, "-pluralonly", "-source-language", "en", "-target-language", "en", "-ts", str(ts(SOURCE))])


def release() -> None:
    COMPILED.mkdir(parents=True, exist_ok=True)
    for old in COMPILED.glob("*.qm"):
        if not (TEXTS / f"{old.stem}.ts").exists():
            old.unlink()
    for text in sorted(TEXTS.glob("*.ts")):
        _run([tool("lrelease"), "-silent", str(text), "-qm", str(COMPILED / f"{text.stem}.qm")])


def ts(language: str) -> Path:
    return TEXTS / f"mafia_gm_{language}.ts"


def _run(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    steps = {"update": update, "release": release}
    if len(sys.argv) != 2 or sys.argv[1] not in steps:
        sys.exit(f"usage: {Path(sys.argv[0]).name} {{{'|'.join(steps)}}}")
    steps[sys.argv[1]]()
