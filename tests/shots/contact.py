"""Contact sheets: many pictures on one, so that a look at all of them is quick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

ACROSS: Final = 3
DOWN: Final = 4
WIDTH: Final = 640
NAME: Final = 20


def sheet(made: Sequence[tuple[str, QPixmap]], folder: Path, name: str) -> None:
    """Lay pictures with their names in a grid, as many sheets as they need."""
    each = ACROSS * DOWN
    for first in range(0, len(made), each):
        some = made[first : first + each]
        height = round(WIDTH * some[0][1].height() / some[0][1].width())
        rows = -(-len(some) // ACROSS)
        whole = QPixmap(ACROSS * (WIDTH + 6), rows * (height + NAME + 6))
        whole.fill("#404040")
        painter = QPainter(whole)
        painter.setPen("#ffffff")
        for place, (said, shown) in enumerate(some):
            left, top = place % ACROSS * (WIDTH + 6), place // ACROSS * (height + NAME + 6)
            small = shown.scaled(
                WIDTH,
                height,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawPixmap(left, top + NAME, small)
            painter.drawText(QRect(left + 4, top, WIDTH, NAME), Qt.AlignmentFlag.AlignVCenter, said)
        painter.end()
        whole.save(str(folder / f"{name}-{first // each + 1}.png"))
