"""Measures the bundle beside a bare PySide6 window packed by default settings, in one run: size, and start to painted.

python packaging/measure.py [--pairs 21] [--out dist]; the numbers go to docs/performance.md, unless --dry.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from build import BUILT, bundle, run, size  # noqa: E402
from tests.bench.pairs import measured  # noqa: E402

PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- measured by make bench-package: begin -->", "<!-- measured by make bench-package: end -->"
MIB = 1 << 20
LARGEST = 50
"""MB of an installer."""


def bare() -> Path:
    """Pack the bare window as PyInstaller does it without being told anything."""
    made = BUILT / "bare" / "bare"
    if not made.exists():
        folders = [
            "--distpath",
            str(made.parent),
            "--workpath",
            str(BUILT / "work"),
            "--specpath",
            str(BUILT),
        ]
        packer = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *folders]
        run([*packer, str(ROOT / "packaging" / "bare.py")])
    return made


def packed(folder: Path) -> int:
    """Return the bytes of the folder as a tar.xz."""
    tar = subprocess.Popen(["tar", "-C", str(folder.parent), "-c", folder.name], stdout=subprocess.PIPE)
    done = subprocess.run(["xz", "-6", "-T0", "-c"], stdin=tar.stdout, capture_output=True, check=True)
    if tar.wait():
        raise SystemExit(f"{folder} could not be packed")
    return len(done.stdout)


def start(program: Path, home: str, *arguments: str) -> float:
    """Return seconds from the birth of the process to everything drawn."""
    told = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "MAFIA_GM_HOME": home,
        "LC_ALL": "C.UTF-8",
        "MAFIA_GM_PAINTED": "1",
    }
    born = time.monotonic()
    done = subprocess.run([str(program), *arguments], env=told, check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1]) - born


def spent(program: Path, home: str, *arguments: str) -> float:
    """Return the processor's seconds for the same: what a machine that is busy with others can still compare."""
    before = os.times()
    start(program, home, *arguments)
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4])


def game(home: str) -> Path:
    """Store a game of twelve in the middle of a night."""
    from tests.bench.window import night_game

    folder = Path(home, "games")
    folder.mkdir(exist_ok=True)
    return night_game(folder)


def installers(folder: Path) -> list[str]:
    """Return a row of the table for each installer of Linux that was built; they are judged by themselves."""
    rows = []
    for file in (*folder.glob("*.deb"), *folder.glob("*.run")):
        large = file.stat().st_size / 1e6
        met = "yes" if large <= LARGEST else "**no**"
        rows.append(f"| {file.suffix[1:]}, MB | {large:.1f} | | ≤ {LARGEST} | | | {met} |")
    return rows


def main() -> None:
    """Measure, print, and write the table into the page."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--pairs", type=int, default=21)
    read.add_argument("--out", type=Path, default=ROOT / "dist")
    read.add_argument("--dry", action="store_true")
    told = read.parse_args()
    ours, theirs = told.out.resolve() / "mafia-gm", bare()
    if not ours.exists():
        bundle(ours.parent)
    rows = []
    for what, of, must, aim in (("MiB on disk", size, 0.90, 0.72), ("MiB as tar.xz", packed, 0.95, 0.75)):
        one, other = of(ours) / MIB, of(theirs) / MIB
        met = "aim" if one / other <= aim else "yes" if one / other <= must else "**no**"
        rows.append(
            f"| {what} | {one:.1f} | {other:.1f} | ≤ {must:.2f} | ≤ {aim:.2f} | **{one / other:.2f}** | {met} |"
        )
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as elsewhere:
        stored = str(game(elsewhere))
        for what, clock, arguments in (
            ("first start painted, s", start, ()),
            ("first start, processor s", spent, ()),
            ("stored game painted, s", start, (stored,)),
        ):
            ratio = measured(
                lambda clock=clock, arguments=arguments: clock(ours / "mafia-gm", home, *arguments),
                lambda clock=clock: clock(theirs / "bare", home),
                pairs=told.pairs,
            )
            met = "yes" if ratio.median <= 1.60 else "**no**"
            rows.append(
                f"| {what} | {ratio.program:.2f} | {ratio.reference:.2f} | ≤ 1.60 | | **{ratio.median:.2f}**"
                f" ({ratio.low:.2f}–{ratio.high:.2f}), drift {ratio.drift:.0%} | {met} |"
            )
    rows += installers(ours.parent)
    table = "| of | Mafia GM | bare window | must | aim | ratio (quartiles) | met |\n|---|--:|--:|--:|--:|--:|---|\n"
    table += "\n".join(rows)
    print(table)
    if not told.dry:
        text = PAGE.read_text(encoding="utf-8")
        found = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
        PAGE.write_text(found.sub(f"{BEGIN}\n\n{table}\n\n{END}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
