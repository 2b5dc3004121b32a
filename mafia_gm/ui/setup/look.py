"""What the kinds of buttons of start, set-up and handing out look like, in the colours of the theme."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from mafia_gm.ui.theme import Colours

_SHEET: Final = Template("""
QPushButton[kind="step"] { background: transparent; border: 2px solid transparent; border-radius: 0;
  border-bottom: 3px solid $line; color: $muted; padding: 6px 4px; font-weight: 600; }
QPushButton[kind="step"]:hover { color: $text; background: $panel; }
QPushButton[kind="step"]:disabled { color: $faint; border-bottom-color: $raised; background: transparent; }
QPushButton[kind="step"][step="done"] { border-bottom-color: $accent; color: $text; }
QPushButton[kind="step"][step="now"] { border-bottom-color: $accent; color: $accent; font-weight: 700; }
QPushButton[kind="step"]:focus { border: 2px solid $text; border-radius: 6px; padding: 6px 4px; }
QPushButton[kind="row"] { background: transparent; border: 1px solid $line; border-radius: 8px; padding: 0;
  text-align: left; }
QPushButton[kind="row"]:hover { background: $hover; }
QPushButton[kind="row"]:checked { background: $hover; border: 1px solid $accent; }
QPushButton[kind="row"]:focus { border: 2px solid $text; }
QPushButton[kind="way"] { background: $panel; border: 2px solid $panel; border-radius: 10px; padding: 0; }
QPushButton[kind="way"]:hover { background: $raised; border-color: $raised; }
QPushButton[kind="way"]:checked { background: $raised; border-color: $accent; }
QPushButton[kind="way"]:focus { border-color: $text; }
QPushButton[kind="way"]:checked:focus { border: 3px solid $accent; background: $hover; }
QPushButton[kind="tab"] { background: transparent; border: 2px solid transparent; border-radius: 0;
  border-bottom: 3px solid transparent; color: $muted; padding: 5px 12px; }
QPushButton[kind="tab"]:hover { color: $text; }
QPushButton[kind="tab"]:checked { color: $text; border-bottom-color: $accent; }
QPushButton[kind="tab"]:focus { border: 2px solid $text; border-radius: 6px; padding: 5px 12px; }
QPushButton[tall="true"] { min-height: 32px; font-size: 16px; }
QPushButton[tall="very"] { min-height: 48px; font-size: 18px; }
QToolButton[kind="count"] { padding: 0; min-height: 0; font-size: 17px; }
""")


def sheet(colours: Colours) -> str:
    """Return the stylesheet of these kinds of buttons."""
    return _SHEET.substitute(msgspec.structs.asdict(colours))
