"""Presets in the set-up: a set with its rulings kept under a name, taken again, given to others as a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QPushButton

from mafia_gm.app.files import StoreFailed
from mafia_gm.engine.names import MAX_NAME, clean
from mafia_gm.rulesets.catalogue import name_of
from mafia_gm.ui.trouble import Trouble, tell
from mafia_gm.ui.widgets.ask_file import FileDialog

if TYPE_CHECKING:
    from mafia_gm.app.presets import Preset
    from mafia_gm.app.sheets import BadSheet
    from mafia_gm.ui.setup.draft import Draft


class PresetsButton(QPushButton):
    """A button whose menu lists the presets; ``taken(Draft)`` is the evening as one of them has it."""

    taken = Signal(object)

    def __init__(self) -> None:
        """Make the button; its menu is read from the folder each time it opens."""
        super().__init__()
        self._draft: Draft | None = None
        self.setProperty("kind", "quiet")
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)
        self._retranslate()

    def show_draft(self, draft: Draft) -> None:
        """Keep the draft: it is what a preset is made of."""
        self._draft = draft

    def _retranslate(self) -> None:
        self.setText(self.tr("Presets"))
        self.setToolTip(self.tr("Characters and rulings under a name, to be used again"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _fill(self) -> None:
        from mafia_gm.app.presets import list_presets

        self._menu.clear()
        for path, preset in list_presets():
            below = self._menu.addMenu(f"{preset.name}  ·  {name_of(preset.ruleset)}".replace("&", "&&"))
            below.addAction(self.tr("Use it"), partial(self._take, preset))
            below.addAction(self.tr("Save it as a file…"), partial(self._ask_where, preset))
            below.addAction(self.tr("Delete it"), partial(self._drop, path))
        self._menu.addSeparator()
        keep = self._menu.addAction(self.tr("Keep these characters and rulings…"), self._ask_name)
        keep.setEnabled(self._draft is not None)
        self._menu.addAction(self.tr("Take one from a file…"), self._ask_which)

    # --- taking one -------------------------------------------------------------------------------------

    def _take(self, preset: Preset) -> None:
        if self._draft is not None:
            self.taken.emit(self._draft.with_set(preset.ruleset, preset.roles, preset.options))

    def _ask_which(self) -> None:
        dialog = FileDialog(self.window(), self.tr("Take a preset"))
        dialog.setNameFilter(self.tr("Presets of Mafia GM (*{suffix})").format(suffix=".json"))
        dialog.setFileMode(FileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._take_file)
        dialog.open()

    def _take_file(self, name: str) -> None:
        """Use the preset of a file, and keep it for other evenings."""
        from mafia_gm.app.presets import adopt_preset, import_preset
        from mafia_gm.app.sheets import BadSheet

        try:
            preset = adopt_preset(import_preset(Path(name)))
        except BadSheet as bad:
            tell(self.window(), self.tr("This preset cannot be used"), self._why(bad))
        except StoreFailed as failure:
            self._not_written(failure)
        else:
            self._take(preset)

    def _why(self, bad: BadSheet) -> str:
        if bad.kind.startswith("unknown") or bad.kind == "wrong_option":
            text = self.tr("It has something that this version does not know: {what}.")
            return text.format(what=bad.detail or bad.where)
        if bad.kind == "unreadable":
            return Trouble().not_opened(bad.kind, bad.detail)
        return self.tr("The file holds no preset of Mafia GM, or only a part of one.")

    # --- keeping one ------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        dialog = QInputDialog(self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Keep a preset"))
        dialog.setLabelText(self.tr("Its name; one of the same name is replaced."))
        dialog.textValueSelected.connect(self._keep)
        dialog.open()

    def _keep(self, name: str) -> None:
        from mafia_gm.app.presets import preset, save_preset

        called, draft = clean(name)[:MAX_NAME], self._draft
        if draft is None or not called:
            return
        try:
            save_preset(preset(called, draft.ruleset, draft.roles, draft.options))
        except StoreFailed as failure:
            self._not_written(failure)

    def _ask_where(self, preset: Preset) -> None:
        from mafia_gm.app.presets import SUFFIX, file_name

        dialog = FileDialog(self.window(), self.tr("Save the preset as a file"))
        dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        dialog.selectFile(file_name(preset))
        dialog.fileSelected.connect(lambda name: self._export(preset, Path(name)))
        dialog.open()

    def _export(self, preset: Preset, path: Path) -> None:
        from mafia_gm.app.presets import export_preset

        try:
            export_preset(preset, path)
        except StoreFailed as failure:
            self._not_written(failure)

    def _drop(self, path: Path) -> None:
        from mafia_gm.app.presets import drop_preset

        try:
            drop_preset(path)
        except StoreFailed as failure:
            self._not_written(failure)

    def _not_written(self, failure: StoreFailed) -> None:
        text = Trouble().not_made(failure.kind, str(failure.path))
        tell(self.window(), self.tr("The preset was not written"), text)
