"""``make bench``: measures the goals of docs/performance.md, prints them and writes them there.

Arguments choose some of them: ``python -m tests.bench engine loading``.
"""

from __future__ import annotations

import cProfile
import os
import platform
import pstats
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.bench import engine, files, window

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.bench.pairs import Ratio

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "performance.md"
BEGIN, END = "<!-- measured by make bench: begin -->", "<!-- measured by make bench: end -->"


class Goal(NamedTuple):
    """One ratio: what it says, what it must reach and what is aimed at; ``speed`` ones should be large."""

    key: str
    what: str
    must: float
    aim: float
    measure: Callable[[Path], Ratio]
    speed: bool = False
    busy: Callable[[], None] | None = None
    """What to profile when the goal is missed."""

    def is_met(self, ratio: Ratio) -> bool:
        return ratio.median >= self.must if self.speed else ratio.median <= self.must


GOALS: Final = (
    Goal(
        "engine",
        "games/s of the engine with full log / lean loop, ten players",
        0.12,
        0.20,
        lambda _: engine.speed_of_ten(),
        speed=True,
        busy=engine.a_game,
    ),
    Goal(
        "start",
        "stored 12-player game opened and drawn / bare window's first paint",
        1.60,
        1.25,
        window.start,
    ),
    Goal(
        "click",
        "answer saved (tmpfs) and painted / bare full repaint",
        0.60,
        0.30,
        lambda _: window.click(),
        busy=window.clicks,
    ),
    Goal("seats", "full repaint of 23 seats / bare full repaint", 2.0, 1.4, lambda _: window.seats()),
    Goal("memory", "peak memory after a whole game / bare window", 1.75, 1.45, window.memory),
    Goal("saving", "saving a step / append and fsync of the same bytes", 3.5, 1.5, files.saving),
    Goal(
        "loading",
        "load and replay of a 500-step game / json.loads of its file",
        1.90,
        1.20,
        lambda folder: files.loading(files.stored_game(folder, 23, files.STEPS)),
        busy=files.load_once,
    ),
)


def main(chosen: list[str]) -> int:
    """Measure what is chosen, all if nothing is; returns how many goals are missed."""
    rows, short = [], []
    build = DOCUMENT.parents[1] / "build"
    build.mkdir(exist_ok=True)
    os.environ["MAFIA_GM_HOME"] = tempfile.mkdtemp(prefix="bench-", dir=build)
    for goal in GOALS:
        if chosen and goal.key not in chosen:
            continue
        with tempfile.TemporaryDirectory(dir=build) as folder:
            ratio = goal.measure(Path(folder))
        rows.append(row(goal, ratio))
        print(rows[-1], flush=True)
        if not goal.is_met(ratio):
            short.append(f"`{goal.key}` falls short.{dominates(goal.busy)}")
            print(short[-1], flush=True)
    text = "\n".join((*HEAD, *rows, "", *beside(chosen), *short))
    print(f"\n{text}")
    if not chosen:
        keep(text)
    return len(short)


HEAD: Final = (
    "| goal | what | must | aim | measured (quartiles) | drift | met |",
    "|---|---|--:|--:|--:|--:|---|",
)


def row(goal: Goal, ratio: Ratio) -> str:
    """Return the goal's line of the table."""
    sign = "≥" if goal.speed else "≤"
    met = "aim" if (ratio.median >= goal.aim) is goal.speed or ratio.median == goal.aim else "yes"
    return (
        f"| {goal.key} | {goal.what} | {sign} {goal.must:.2f} | {sign} {goal.aim:.2f}"
        f" | **{ratio.median:.3f}** ({ratio.low:.3f}–{ratio.high:.3f}) | {ratio.drift:.0%}"
        f" | {met if goal.is_met(ratio) else '**no**'} |"
    )


def beside(chosen: list[str]) -> list[str]:
    """Return what stands beside the table: the machine, and the speed of larger sets."""
    lines = [
        f"{os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}, Qt offscreen."
    ]
    if not chosen or "engine" in chosen:
        speeds = ", ".join(f"{players} seats {engine.games_a_second(players):,.0f}" for players in (12, 20))
        lines.append(f"Games a second of the recommended sets in this run: {speeds}.")
    return [*lines, ""]


def dominates(busy: Callable[[], None] | None) -> str:
    """Return the functions that take most time of their own."""
    if busy is None:
        return ""
    profile = cProfile.Profile()
    profile.runcall(busy)
    found = pstats.Stats(profile).get_stats_profile().func_profiles
    whole = sum(one.tottime for one in found.values())
    tops = sorted(found.items(), key=lambda pair: -pair[1].tottime)[:8]
    shares = [f"{Path(one.file_name).stem}.{name} {one.tottime / whole:.0%}" for name, one in tops]
    return f" Most time of their own: {', '.join(shares)}."


def keep(text: str) -> None:
    """Write the table into the document."""
    document = DOCUMENT.read_text(encoding="utf-8")
    before, after = document.split(BEGIN)[0], document.split(END)[-1]
    DOCUMENT.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
