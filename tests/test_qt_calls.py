"""A release of PySide6 once dropped a reference to None on every call, and the interpreter aborted mid-game."""

from __future__ import annotations

import subprocess
import sys

CALLS = """
from PySide6.QtCore import QObject, Signal

class Bell(QObject):
    rung = Signal(int)

    def __init__(self):
        super().__init__()
        self.heard = 0
        self.rung.connect(self.hear)

    def hear(self, number):
        self.heard += 1

bell = Bell()
for number in range(20_000):
    QObject().setObjectName("x")
    bell.blockSignals(False)
    bell.rung.emit(number)
assert bell.heard == 20_000
print("done")
"""


def test_twenty_thousand_calls_and_signals() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CALLS], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stdout.strip()) == (0, "done"), done.stderr
