"""What this program is, whose games it plays and whose work is in it, for the start screen and the sheet alike."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mafia_gm import __version__
from mafia_gm.ui.i18n import in_use


class Credits(QObject):
    """The credits in the window's language; the games' own come from their narration."""

    def paragraphs(self) -> tuple[str, ...]:
        """Return the name with its version, then a sentence or two for each whose work is in it."""
        from mafia_gm.narration.loader import Texts
        from mafia_gm.rulesets.catalogue import RULESETS

        language = in_use()
        return (
            f"Mafia GM {__version__}",
            self.tr(
                "The Game Master's desk for the party game Mafia. It works without a network and sends nothing; "
                "games are kept on this computer."
            ),
            *(Texts(key, language).line("game", "credit") for key in RULESETS),
            self.tr("The typeface is Inter by Rasmus Andersson, under the SIL Open Font License 1.1."),
            self.tr("Built with Qt for Python (LGPL v3), msgspec, pydantic and platformdirs."),
        )
