"""The readers of game files and of scenarios are given what nobody has written: bent a little, and by a guided fuzzer."""

from __future__ import annotations

import importlib.util
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.mutate import MUTATIONS
from tests.fuzz.targets import ROOT, TARGETS, seeds

FOUND = Path(__file__).parent / "found"
SECONDS = int(os.environ.get("CAMPAIGN_SECONDS", "600"))


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of syncs are only slow."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_bent_a_little_is_read_or_refused(target: str) -> None:
    rng = random.Random(target)
    for number, seed in enumerate(seeds(target)):
        TARGETS[target](seed)
        for _ in range(24 if target == "record" else 4):
            data = MUTATIONS[target](seed, rng)
            try:
                TARGETS[target](data)
            except BaseException as error:
                error.add_note(f"bent of seed {number}: {data[:300]!r}")
                raise


@pytest.mark.parametrize("path", sorted(FOUND.iterdir()), ids=lambda path: path.name)
def test_what_was_found_once_is_read_or_refused(path: Path) -> None:
    TARGETS[path.name.partition("-")[0]](path.read_bytes())


@pytest.mark.campaign
@pytest.mark.timeout(0)
@pytest.mark.skipif(
    importlib.util.find_spec("atheris") is None,
    reason="atheris is not here: make campaign installs it on Linux",
)
@pytest.mark.parametrize("target", TARGETS)
def test_minutes_of_guided_fuzzing(tmp_path: Path, target: str) -> None:
    fuzzing = subprocess.run(
        [
            *(sys.executable, "-m", "tests.fuzz", target, f"-max_total_time={SECONDS // len(TARGETS)}"),
            *("-rss_limit_mb=4096", f"-artifact_prefix={tmp_path}/", f"{tmp_path}/corpus"),
        ],
        cwd=ROOT.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    said = fuzzing.stderr[-4000:]
    assert fuzzing.returncode == 0, said
    assert "Done " in said, said
