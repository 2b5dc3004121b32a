"""What holds for every test: no screen, nobody's real folders, the same random games."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

# Both must stand before anything imports Qt or asks where the user's files are. Each worker process of
# pytest-xdist runs this anew and gets a folder of its own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_API", "pyside6")
HOME = Path(tempfile.mkdtemp(prefix="mafia-gm-tests-"))
os.environ["MAFIA_GM_HOME"] = str(HOME)
if os.environ.get("LC_ALL", "") in {"C", "POSIX"}:
    os.environ["LC_ALL"] = "C.UTF-8"  # Qt warns of anything else, and a warning fails the test

import pytest  # noqa: E402  after the environment
from hypothesis import HealthCheck, settings  # noqa: E402

# Derandomised in CI: a red run on one machine is red on all.
settings.register_profile(
    "default",
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "campaign", parent=settings.get_profile("default"), derandomize=False, max_examples=2000
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user folder for this test alone."""
    folder = tmp_path / "home"
    monkeypatch.setenv("MAFIA_GM_HOME", str(folder))
    return folder


def pytest_unconfigure() -> None:
    shutil.rmtree(HOME, ignore_errors=True)
