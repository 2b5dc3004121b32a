"""Colours, fonts and the one stylesheet: what every window looks like, and nothing of what it says.

Standard widgets are dressed by dynamic properties, set before the widget is first shown:
``kind`` on buttons (``primary``, ``quiet``, ``danger``; none is secondary) and frames (``panel``, ``card``, ``say``),
``tone`` (``muted``, ``accent``, ``danger``, ``good``, or a side of a rule set, see ``SIDES``) and
``scale`` (``small``, ``lead``, ``long``, ``big``, ``large``, ``huge``, ``caption``) on labels.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from mafia_gm import paths
from mafia_gm.ui.stylesheet import stylesheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

FAMILIES: Final = ["Inter", "Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"]
NEUTRAL: Final = ""


class Colours(msgspec.Struct, frozen=True):
    """One palette: every colour has a job, none is named after its hue."""

    window: str
    panel: str
    raised: str
    hover: str
    line: str
    text: str
    muted: str
    faint: str
    accent: str
    on_accent: str
    city: str
    mafia: str
    syndicate: str
    good: str
    danger: str
    check: str

    def of(self, key: str) -> QColor:
        """The colour of a key: one of the fields, a side, a kind of arrow or of chip; anything else is the text's."""
        name = SIDES.get(key) or _JOBS.get(key, key)
        return QColor(getattr(self, name) if name in self.__struct_fields__ else self.text)


SIDES: Final = {
    "city": "city",
    "mafia": "mafia",
    "syndicate": "syndicate",
    "village": "city",
    "avengers": "syndicate",
    "peaceful": "city",
    "clan_1": "mafia",
    "clan_2": "syndicate",
    "clan_3": "check",
    "clan_4": "accent",
    "maniac": "danger",
}
"""The palette's colour for each side of each rule set; a test asks every rule set for its sides."""
_JOBS: Final = {
    NEUTRAL: "muted",
    "kill": "danger",
    "heal": "good",
    "mark": "accent",
    "shift": "accent",
    "move": "accent",
    "nominate": "muted",
    "blast": "danger",
    "train": "syndicate",
    "guard": "city",
    "beat": "accent",
    "invite": "syndicate",
    "recruit": "mafia",
    "shot": "danger",
    "ward": "syndicate",
    "blackmail": "mafia",
    "away": "text",
    "spent": "muted",
    "info": "text",
}

DARK: Final = Colours(
    window="#121318",
    panel="#1a1c24",
    raised="#242732",
    hover="#2e3240",
    line="#3b4050",
    text="#f0f1f6",
    muted="#a3a9bc",
    faint="#757c92",
    accent="#f3b65b",
    on_accent="#1d1407",
    city="#64b3fa",
    mafia="#f6774f",
    syndicate="#3fc292",
    good="#7ed68b",
    danger="#ff6b57",
    check="#b79cf7",
)
NIGHT: Final = Colours(
    window="#030304",
    panel="#09090b",
    raised="#111114",
    hover="#1a1a1e",
    line="#28282d",
    text="#b5aea3",
    muted="#8a8479",
    faint="#5f5b54",
    accent="#c08a42",
    on_accent="#0d0903",
    city="#5089bd",
    mafia="#c6613f",
    syndicate="#35906c",
    good="#5b9c65",
    danger="#d4594a",
    check="#8d79bd",
)
LIGHT: Final = Colours(
    window="#f3f1ea",
    panel="#fbfaf6",
    raised="#ffffff",
    hover="#e9e5da",
    line="#b9b4a7",
    text="#17181d",
    muted="#555863",
    faint="#7b7d86",
    accent="#9a5400",
    on_accent="#ffffff",
    city="#175ea8",
    mafia="#b63410",
    syndicate="#08694c",
    good="#1d6b2a",
    danger="#b3200f",
    check="#6340b5",
)
THEMES: Final[dict[str, Colours]] = {"dark": DARK, "night": NIGHT, "light": LIGHT}


def load_fonts(folder: Path | None = None) -> tuple[str, ...]:
    """Register the bundled fonts; the families found. A missing folder leaves the system's fonts."""
    where = folder if folder is not None else paths.resources() / "fonts"
    found: set[str] = set()
    for file in sorted([*where.glob("*.ttf"), *where.glob("*.otf")]):
        number = QFontDatabase.addApplicationFont(str(file))
        if number >= 0:
            found.update(QFontDatabase.applicationFontFamilies(number))
    return tuple(sorted(found))


def font(pixels: float, weight: int = 400, *, tabular: bool = False, struck: bool = False) -> QFont:
    """The app's font in device-independent pixels; ``tabular`` digits all have one width, so a clock stands still."""
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight(weight))
    made.setStrikeOut(struck)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


KINDS_OF_THE_SYSTEM: Final = (
    *("QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QStatusBar", "QPushButton", "QToolButton"),
    *("QCheckBox", "QRadioButton", "QAbstractItemView", "QListView", "QHeaderView", "QComboMenuItem"),
)
"""What Windows and macOS have letters of their own for, of their own size; Qt holds them above the application's."""


def apply(app: QApplication, name: str = "dark", scale: float = 1.0) -> Colours:
    """Dress the whole application; ``scale`` enlarges every size. Returns the colours for those who paint themselves."""
    colours = THEMES.get(name, DARK)
    load_fonts()
    if not app.styleSheet():  # once is enough: each of these lines dresses every widget anew
        app.setStyle("Fusion")
    if app.font() != (letters := font(14 * scale)):
        app.setFont(letters)
    app.setPalette(palette(colours))
    app.setStyleSheet(stylesheet(colours, SIDES, scale))
    qt: Any = app  # its stubs ask for bytes where it takes words
    for kind in KINDS_OF_THE_SYSTEM:  # last, for a new style brings the system's letters back
        if qt.font(kind) != letters:
            qt.setFont(letters, kind)
    return colours


def palette(colours: Colours) -> QPalette:
    """Qt's own palette, for what the stylesheet does not reach."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, colours.window),
        (role.Base, colours.raised),
        (role.AlternateBase, colours.panel),
        (role.Button, colours.raised),
        (role.WindowText, colours.text),
        (role.Text, colours.text),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.danger),
        (role.PlaceholderText, colours.faint),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.ToolTipBase, colours.raised),
        (role.ToolTipText, colours.text),
        (role.Link, colours.city),
        (role.Mid, colours.line),
    ):
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.faint))
    return made
