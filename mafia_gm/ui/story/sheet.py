"""The story of the game on the Game Master's screen: to be read in any language, saved as a web page or as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QTextBrowser, QVBoxLayout, QWidget

from mafia_gm.app.names import plain
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.telling import tell
from mafia_gm.ui import trouble
from mafia_gm.ui.i18n import LANGUAGES
from mafia_gm.ui.report.export import HTML, PDF, save, widen
from mafia_gm.ui.widgets.ask_file import ask_file
from mafia_gm.ui.widgets.blocks import button, label, row

if TYPE_CHECKING:
    from mafia_gm.app.session import Session
    from mafia_gm.narration.story import Story


class StorySheet(QDialog):
    """Lies over the window like every sheet: the cover takes it away with all else."""

    def __init__(self, session: Session, language: str, parent: QWidget) -> None:
        """Tell the game as it stands, first in this language."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Mafia GM")
        self._session = session
        self._title = label("", "big", wrap=False)
        self.language = QComboBox()
        known = languages(session.rules.what.key)
        for one in LANGUAGES:
            if one.code in known:
                self.language.addItem(one.name, one.code)
        self.language.setCurrentIndex(max(0, self.language.findData(language)))
        self.language.currentIndexChanged.connect(lambda _: self._tell())
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.html = button("", lambda: self._ask_where(HTML))
        self.paper = button("", lambda: self._ask_where(PDF))
        self.close_ = button("primary", self.accept)
        top = row(self._title, self.language)
        top.setStretch(0, 1)
        ends = row(self.html, self.paper)
        ends.addStretch(1)
        ends.addWidget(self.close_)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(self.page, 1)
        column.addLayout(ends)
        self._retranslate()
        self._tell()
        self.resize(min(900, parent.width() - 40), parent.height() - 40)
        self.page.setFocus()

    @property
    def story(self) -> Story:
        """The story in the language chosen."""
        session = self._session
        steps = session.steps
        tables = [session.table_after(0), *(session.table_after(step.number) for step in steps)]
        lines = Lines(session.rules.what.key, str(self.language.currentData()))
        return tell(lines, session.rules, session.header.title, steps, tables)

    def _tell(self) -> None:
        self.page.setHtml(self.story.html())
        widen(self.page.document())

    def _retranslate(self) -> None:
        self._title.setText(self.tr("The story of the game"))
        self.language.setAccessibleName(self.tr("Language of the story"))
        self.page.setAccessibleName(self._title.text())
        self.html.setText(self.tr("Save as HTML…"))
        self.paper.setText(self.tr("Save as PDF…"))
        self.close_.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; the story stays in its own."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    # --- as a file --------------------------------------------------------------------------------------

    def _ask_where(self, suffix: str) -> None:
        name = plain(self._session.header.title) or self._title.text()
        ask_file(self, self.tr("Save the story"), Path.home() / f"{name}{suffix}", suffix, self.save)

    def save(self, path: Path) -> None:
        """Write the story into a file: PDF or a web page, by its name."""
        story = self.story
        try:
            save(path, story.html(), story.title)
        except OSError as error:
            why = self.tr("Choose another place. The system says: {reason}")
            trouble.tell(
                self,
                self.tr("The story was not saved"),
                why.format(reason=error.strerror or str(error)),
            )
