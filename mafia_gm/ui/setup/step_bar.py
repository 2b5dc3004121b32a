"""The bar of steps: where one is in the set-up, and a way to any page that can be reached."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from mafia_gm.ui.widgets.blocks import dress


class StepBar(QWidget):
    """A row of numbered steps; emits ``turn(int)``."""

    turn = Signal(int)

    def __init__(self, count: int) -> None:
        """Make so many steps."""
        super().__init__()
        self.steps: list[QPushButton] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        for number in range(count):
            step = QPushButton()
            step.setProperty("kind", "step")
            step.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            step.clicked.connect(lambda _=False, number=number: self.turn.emit(number))
            self.steps.append(step)
            line.addWidget(step)

    def show_steps(self, names: tuple[str, ...], here: int, reach: int) -> None:
        """Name the steps; ``here`` is the one turned up, ``reach`` the furthest that can be."""
        for number, (step, name) in enumerate(zip(self.steps, names, strict=True)):
            step.setText(f"{number + 1}  {name}")
            state = self.tr("this page") if number == here else self.tr("done") if number < here else ""
            step.setAccessibleName(", ".join(part for part in (f"{number + 1} {name}", state) if part))
            step.setEnabled(number <= reach)
            dress(step, "step", "now" if number == here else "done" if number < here else "later")
