"""Fourth page: how this table reads the rules where the rule book leaves it open."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from mafia_gm.ui.setup.page import Page, in_order, scrolled
from mafia_gm.ui.setup.ruling_row import RulingRow
from mafia_gm.ui.widgets.blocks import button, label, row


class RulingsPage(Page):
    """All rulings of the rule set, with a filter."""

    def __init__(self) -> None:
        """Make the page; ``show_draft`` fills it."""
        super().__init__()
        self._built = ""
        self.rows: dict[str, RulingRow] = {}
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(lambda _: self._sift())
        self.only = QCheckBox()
        self.only.toggled.connect(lambda _: self._sift())
        self.reset = button("quiet", lambda: self.changed.emit(replace(self.draft, options=self._usual())))
        tools = row(self.filter, self.only, self.reset, spacing=14)
        tools.setStretch(0, 1)
        self.column.addLayout(tools)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 6, 0)
        self._rows.setSpacing(8)
        self._none = label("", "", "muted")
        self._rows.addWidget(self._none)
        self._rows.addStretch(1)
        self._area: QScrollArea = scrolled(inside)
        self.column.addWidget(self._area, 1)

    @property
    def first(self) -> QWidget:
        """Look for a ruling at once."""
        return self.filter

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""
        draft = self.draft
        self.head(
            self.tr("Table rulings"),
            self.tr(
                "Where the rule book leaves room, this is how you play. The defaults are its plainest reading."
            ),
        )
        self.filter.setPlaceholderText(self.tr("Find a ruling"))
        self.filter.setAccessibleName(self.tr("Find a ruling"))
        changed = len(draft.changed)
        self.only.setText(self.tr("Only changed (%n)", "", changed))
        self.only.setEnabled(bool(changed) or self.only.isChecked())
        self.reset.setText(self.tr("Reset all"))
        self.reset.setEnabled(bool(changed))
        self._none.setText(self.tr("No ruling speaks of that."))
        self._build()
        for key, shown in self.rows.items():
            shown.show_ruling(draft.options[key], self.lines)
        self._sift()

    def _build(self) -> None:
        if self._built == self.draft.ruleset:
            return
        self._built = self.draft.ruleset
        for old in self.rows.values():
            old.hide()
            old.deleteLater()
        self.rows = {option.key: RulingRow(option) for option in self.draft.rules.options}
        for place, shown in enumerate(self.rows.values()):
            shown.ruled.connect(lambda key, value: self.changed.emit(self.draft.with_ruling(key, value)))
            self._rows.insertWidget(place, shown)
        in_order(self.reset, *(part for shown in self.rows.values() for part in shown.controls))

    def _usual(self) -> dict[str, object]:
        return self.draft.rules.defaults()

    def _sift(self) -> None:
        wanted, changed = self.filter.text(), frozenset(self.draft.changed)
        only = self.only.isChecked()
        found = False
        for key, shown in self.rows.items():
            fits = shown.matches(wanted, self.lines) and (key in changed or not only)
            shown.setVisible(fits)
            found = found or fits
        self._none.setVisible(not found)
