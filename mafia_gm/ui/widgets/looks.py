"""Giving a widget another look of the theme after it was first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def dress(widget: QWidget, look: str, value: str) -> None:
    """Set one of the theme's properties (``kind``, ``scale``, ``tone``) and let the stylesheet see it."""
    if widget.property(look) != value:
        widget.setProperty(look, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
