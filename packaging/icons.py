"""Draws the icons of all systems from the two drawings in resources/icons: PNG, and the containers ICO and ICNS."""

from __future__ import annotations

import os
import struct
from pathlib import Path

DRAWINGS = Path(__file__).resolve().parent.parent / "resources" / "icons"
NAMES = "mafia-gm", "mafia-gm-game"
SIZES = 16, 24, 32, 48, 64, 128, 256, 512
ICO = 16, 24, 32, 48, 64, 256
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def draw(folder: Path) -> None:
    """Write ``NAME-SIZE.png``, ``NAME.ico`` and ``NAME.icns`` for both drawings."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        pictures = {size: _png(DRAWINGS / f"{name}.svg", size) for size in SIZES}
        for size, data in pictures.items():
            folder.joinpath(f"{name}-{size}.png").write_bytes(data)
        folder.joinpath(f"{name}.ico").write_bytes(_ico({size: pictures[size] for size in ICO}))
        folder.joinpath(f"{name}.icns").write_bytes(_icns(pictures))


def _png(drawing: Path, size: int) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(drawing)).render(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _ico(pictures: dict[int, bytes]) -> bytes:
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    place = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        edge = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), place + len(body))
        body += data
    return head + body


def _icns(pictures: dict[int, bytes]) -> bytes:
    body = b"".join(
        kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size] for kind, size in ICNS.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body
