"""What is fuzzed: the reader of game files and the reader of scenarios; whatever they are given, they read or refuse it."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mafia_gm.app import scenarios
from mafia_gm.app.session import Session
from mafia_gm.engine.record import BrokenRecord
from mafia_gm.narration.lines import Lines
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
KINDS: Final = {"empty", "foreign", "newer", "damaged", "unknown_ruleset", "wrong_options", "unknown_key"}


def a_record(data: bytes) -> None:
    """Open these bytes as a game, ask and undo; what cannot be opened is refused with a known kind and left as it is."""
    with tempfile.TemporaryDirectory(dir=SHARED) as folder:
        path = Path(folder, "game.mafia")
        path.write_bytes(data)
        try:
            session = Session.open(path)
        except BrokenRecord as broken:
            if broken.kind not in KINDS:
                raise AssertionError(broken.kind) from broken
            if path.read_bytes() != data or len(list(path.parent.iterdir())) > 1:
                raise AssertionError("touched") from broken
            return
        look(session)
        session.undo()
        session.close()
        copy = session.damage.copy if session.damage is not None else None
        kept = (copy or session.path).read_bytes()
        if not kept.startswith(data):
            raise AssertionError("lost")
        again = Session.open(path)
        if again.damage is not None or again.table != session.table:
            raise AssertionError("not as it was left")
        again.close()


def look(session: Session) -> None:
    """Ask what the window asks, and tell the last steps in words."""
    session.prompts()
    session.interrupts()
    session.night()
    session.nominations()
    session.shown()
    lines = Lines(session.rules.what.key, "en")
    for step in session.steps[-3:]:
        lines.journal(step, session.table)


def a_scenario(data: bytes) -> None:
    """Read these bytes as a file of scenarios and play them; whatever is wrong is said as a ``ScenarioError``."""
    with tempfile.NamedTemporaryFile(dir=SHARED, suffix=".toml") as file:
        file.write(data)
        file.flush()
        try:
            book = scenarios.load(Path(file.name))
            for case in book.scenario:
                scenarios.run(RULESETS[book.ruleset], case, every_order=False)
        except scenarios.ScenarioError:
            pass


SHARED: Final = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
TARGETS: Final[dict[str, Callable[[bytes], None]]] = {"record": a_record, "scenario": a_scenario}


def seeds(target: str) -> Iterator[bytes]:
    """Yield what to begin with: the stored games, whole and cut, or the scenarios of the rule books, a few each."""
    rng = random.Random(target)
    if target == "record":
        for path in sorted((ROOT / "records").glob("*.mafia")):
            lines = path.read_bytes().splitlines(keepends=True)
            for count in (1, 2, 12, 40):
                yield b"".join(lines[:count])
        return
    for path in sorted((ROOT / "scenarios").glob("*/*.toml")):
        head, *cases = path.read_text(encoding="utf-8").split("[[scenario]]\n")
        for case in rng.sample(cases, min(4, len(cases))):
            yield f"{head}[[scenario]]\n{case}".encode()
