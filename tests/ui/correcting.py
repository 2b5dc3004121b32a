"""A Game Master who has noted something wrong: he takes up a line of the journal and answers it as it really was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.ui.gm import CTRL, KEY, NO, GameMaster

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.table import Table
    from mafia_gm.ui.console.console import Console
    from mafia_gm.ui.correct.page import CorrectPage


class Corrector(GameMaster):
    """While he corrects, he looks at the table of then; mix it in before the Game Master of a game."""

    @property
    def page(self) -> CorrectPage:
        page = self.app.window.correction
        assert page is not None
        return page

    @property
    def console(self) -> Console:
        page = self.app.window.correction
        return page.console if page is not None and page.console is not None else super().console

    @property
    def prompt(self) -> Prompt:
        page = self.app.window.correction
        if page is None or page._asking is None:
            return super().prompt
        prompt = page._asking.scene().prompt
        assert prompt is not None
        return prompt

    @property
    def table(self) -> Table:
        page = self.app.window.correction
        return super().table if page is None or page._asking is None else page._asking.moment.table

    # --- the journal --------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """Return the journal's lines, newest first, without headings."""
        rows = super().console.journal._rows
        return [rows.entry(row).text for row in range(rows.rowCount()) if rows.number(row)]

    def correct(self, text: str) -> None:
        """Take up the newest line that contains this text: by clicks, or by Ctrl+J and the arrow keys."""
        journal = super().console.journal
        rows = journal._rows
        row = next(row for row in range(rows.rowCount()) if rows.number(row) and text in rows.entry(row).text)
        if self.mouse:
            index = rows.index(row)
            journal.list.scrollTo(index)
            where = journal.list.visualRect(index).center()
            QTest.mouseClick(journal.list.viewport(), Qt.MouseButton.LeftButton, NO, where)
            QApplication.processEvents()
            self.click(super().console.middle.correct_button)
        else:
            self.key(KEY.Key_J, CTRL)
            for _ in range(row + 1):
                if journal.list.currentIndex().row() == row:
                    break
                self.key(KEY.Key_Down)
            self.key(KEY.Key_J, CTRL)
        assert self.app.window.pages.currentWidget() is self.page

    def take_up(self, number: int) -> None:
        """Take up the line of this step, whatever it says."""
        journal = super().console.journal
        rows = journal._rows
        row = next(row for row in range(rows.rowCount()) if rows.number(row) == number)
        journal.list.setCurrentIndex(rows.index(row))
        self.key(KEY.Key_J, CTRL)
        assert self.page._step.number == number

    # --- the review ---------------------------------------------------------------------------------------

    @property
    def reviews(self) -> bool:
        return self.page.review.isVisible()

    def told(self) -> str:
        """Return everything that the review says."""
        assert self.reviews
        parts = self.page.review.findChildren(QLabel)
        return "\n".join(part.text() for part in parts if part.isVisibleTo(self.page.review))

    def settle(self, most: int, *, leaving_out: bool = False) -> None:
        """Settle ``most`` later steps that do not fit: by the first way the rules offer, or leave each out."""
        review = self.page.review
        for _ in range(most):
            if review.accept.isEnabled():
                break
            offered = review.unfit.ways
            self.click(offered._made[0] if offered.isVisible() and not leaving_out else review.unfit.out)

    def accept(self) -> None:
        if self.mouse:
            self.click(self.page.review.accept)
        else:
            self.firmly()
        assert self.app.window.correction is None
        assert self.app.window.pages.currentWidget() is self.app.window.console
