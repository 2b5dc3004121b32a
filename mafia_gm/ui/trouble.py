"""What goes wrong with files, said in the window's language with what to do about it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QWidget

    from mafia_gm.app.store import Damage


_FOLDER: Final = re.compile(r"(?<=[/\\])")
_MAY_BREAK: Final = "\u200b"


class Trouble(QObject):
    """Words for the kinds of ``BrokenRecord`` and ``StoreFailed``."""

    def broken(self, kind: str, detail: str = "") -> str:
        """Say why a file cannot be opened."""
        texts = {
            "empty": self.tr("The file is empty. Nothing can be read from it; choose another one."),
            "foreign": self.tr("This is not a game of Mafia GM. Choose a file that ends in .mafia."),
            "newer": self.tr(
                "A newer Mafia GM wrote this game. Install that version to open it; the file is untouched."
            ),
            "damaged": self.tr(
                "The beginning of the file is damaged. It is left untouched; try a copy of it."
            ),
            "unknown_ruleset": self.tr(
                "This Mafia GM does not know the rules of this game. Install a newer version."
            ),
            "wrong_options": self.tr(
                "The game uses a table ruling that this version does not know. The file is untouched."
            ),
            "unknown_key": self.tr(
                "The game has a character, an ability or a phase that this version does not know. "
                "Install a newer version; the file is untouched."
            ),
        }
        return _with(texts.get(kind, kind), detail)

    def failed(self, kind: str, detail: str = "") -> str:
        """Say why a step could not be saved; the step was not made."""
        texts = {
            "full": self.tr("The disk is full, so the step was not made. Free some space and do it again."),
            "read_only": self.tr(
                "The file may not be written, so the step was not made. Save a copy elsewhere."
            ),
            "missing": self.tr(
                "The file or its folder is gone, so the step was not made. Save a copy elsewhere."
            ),
            "locked": self.tr("The game is open in another window. Go on there, or close it first."),
            "changed": self.tr(
                "Somebody else wrote into the file, so the step was not made. Save a copy elsewhere."
            ),
        }
        return _with(
            texts.get(kind, self.tr("The step could not be saved and was not made. Do it again.")), detail
        )

    def not_opened(self, kind: str, detail: str = "") -> str:
        """Say why a file could not be opened; nothing has changed."""
        texts = {
            "missing": self.tr(
                "The file is not there any more. Look for it elsewhere, or choose another game."
            ),
            "read_only": self.tr(
                "The file may not be read. Ask its owner for permission, or choose another game."
            ),
            "locked": self.tr("The game is open in another window. Go on there, or close it first."),
        }
        return _with(
            texts.get(kind, self.tr("The file cannot be read just now; it is untouched. Try it again.")),
            detail,
        )

    def not_made(self, kind: str, detail: str = "") -> str:
        """Say why a new file, of a game or a copy, could not be made; nothing is lost by that."""
        texts = {
            "full": self.tr("The disk is full, so there is no file yet. Free some space and try again."),
            "read_only": self.tr(
                "No file may be written there. Choose another folder, or ask for permission to write."
            ),
            "missing": self.tr("The folder is not there. Make it or choose another one, then try again."),
            "exists": self.tr("A file of this name exists already. Choose another name."),
            "long_name": self.tr("The name of the file is too long. Choose a shorter one."),
        }
        return _with(
            texts.get(kind, self.tr("The file could not be made; nothing is lost. Try it again.")), detail
        )

    def damage(self, damage: Damage) -> str:
        """Say what was saved of a damaged file."""
        text = self.tr(
            "The end of the file was damaged from line {n} on. The game opens at the last whole step."
        )
        parts = [text.format(n=damage.line)]
        if damage.later:
            parts.append(self.tr("%n later step(s) can still be read.", "", len(damage.later)))
        if damage.copy is not None:
            parts.append(self.tr("The damaged file is kept as {name}.").format(name=damage.copy.name))
        return " ".join(parts)

    def handed_over(self, name: str) -> str:
        """Say what to do now that the game is in this file."""
        return self.tr(
            "Take the stick out safely. On the other laptop double-click {name}, or press Ctrl+O there. This laptop "
            "keeps its own copy just in case, and says so when it is opened."
        ).format(name=name)

    def goes_on_elsewhere(self, name: str) -> str:
        """Say that the game that is opened goes on in another file."""
        return self.tr(
            "It goes on elsewhere, in the file {name}. If you go on here as well, there will be two games."
        ).format(name=name)

    def read_only(self, kind: str) -> str:
        """Say why a game opens for looking only."""
        if kind == "locked":
            return self.tr("This game is open in another window, so here it can only be looked at.")
        return self.tr(
            "This game's file may not be written, so it can only be looked at. Save a copy to go on."
        )


def _with(text: str, detail: str) -> str:
    """Add a detail, most often a path: long ones may be broken at their folders."""
    return f"{text}\n\n{_FOLDER.sub(_MAY_BREAK, detail)}" if detail else text


def tell(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Show a message that does not stop the event loop; it deletes itself when closed."""
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QMessageBox.Icon.NoIcon, "Mafia GM", title, QMessageBox.StandardButton.Ok, parent)
    box.setInformativeText(text)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box
