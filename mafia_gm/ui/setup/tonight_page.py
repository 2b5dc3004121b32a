"""Last page: the rules of tonight on one card."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mafia_gm.ui.i18n import LANGUAGES
from mafia_gm.ui.setup.draft import warnings
from mafia_gm.ui.setup.page import Page, scrolled
from mafia_gm.ui.setup.value import DEAL, ROLL_CALL, TYPED
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.suit_label import SuitLabel

if TYPE_CHECKING:
    from mafia_gm.engine.role import Role
    from mafia_gm.ui.theme import Colours


class TonightPage(Page):
    """Everything chosen, to be looked over once; ``turn(int)`` back to the page of a part."""

    turn = Signal(int)

    def __init__(self, colours: Colours) -> None:
        """Make the card; ``show_draft`` fills it."""
        super().__init__()
        self._colours = colours
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setSpacing(12)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 4)
        self._area = scrolled(self._inside)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.column.addWidget(self._area, 1)

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""
        draft = self.draft
        self.head(draft.title or self.tr("Tonight"), self._line())
        self._area.setAccessibleName(self.tr("Rules of tonight"))
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._grid.addWidget(self._seats(), 0, 0, 2, 1)
        self._grid.addWidget(self._set(), 0, 1)
        self._grid.addWidget(self._rulings(), 1, 1)
        self._grid.setRowStretch(1, 1)

    def _line(self) -> str:
        names = {language.code: language.name for language in LANGUAGES}
        draft = self.draft
        ways = {
            DEAL: self.tr("the app deals"),
            TYPED: self.tr("a dealt deck is typed in"),
            ROLL_CALL: self.tr("roll-call before the first night"),
        }
        spoken = self.tr("aloud in {language}").format(language=names.get(draft.spoken, draft.spoken))
        projector = self.tr("projector in {language}").format(
            language=names.get(draft.projector, draft.projector)
        )
        return "  ·  ".join((self.lines.game(), ways[draft.cards], spoken, projector))

    def _panel(self, caption: str, spoken: str = "") -> Panel:
        panel = Panel(margin=14)
        panel.column.setSpacing(6)
        panel.column.addWidget(label(caption, "caption", wrap=False))
        panel.setAccessibleName(spoken or caption)
        return panel

    def _seats(self) -> Panel:
        names = self.draft.names
        panel = self._panel(self.tr("%n PLAYER(S), CLOCKWISE", "", len(names)))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        half = (len(names) + 1) // 2 if len(names) > 12 else len(names)
        for place, name in enumerate(names):
            number = label(str(place + 1), "", "muted", wrap=False)
            number.setAlignment(Qt.AlignmentFlag.AlignRight)
            line, column = (place, 0) if place < half else (place - half, 2)
            grid.addWidget(number, line, column)
            grid.addWidget(Elided(name), line, column + 1)
            grid.setColumnStretch(column + 1, 1)
        panel.column.addLayout(grid)
        panel.column.addStretch(1)
        return panel

    def _set(self) -> Panel:
        draft = self.draft
        counter = "-".join(str(number) for number in draft.counter)
        panel = self._panel(self.tr("CHARACTERS"))
        panel.column.addWidget(label(counter, "huge", wrap=False))
        columns = QGridLayout()
        columns.setHorizontalSpacing(16)
        roles, sides = {role.key: role for role in draft.rules.roles}, draft.sides_of
        suits: list[tuple[SuitLabel, Role]] = []
        playing = {sides[role] for role in draft.roles}
        for column, side in enumerate(side for side in draft.sides if side in playing):
            lines = QVBoxLayout()
            lines.setSpacing(3)
            for key, count in Counter(role for role in draft.roles if sides[role] == side).items():
                suit = SuitLabel(self._colours, 13)
                line = QGridLayout()
                line.setHorizontalSpacing(6)
                line.addWidget(suit, 0, 0)
                line.addWidget(Elided(self.lines.role_short(key)), 0, 1)
                if count > 1:
                    line.addWidget(label(f"× {count}", wrap=False), 0, 2)
                line.setColumnStretch(3, 1)
                lines.addLayout(line)
                suits.append((suit, roles[key]))
            lines.addStretch(1)
            columns.addLayout(lines, 0, column)
            columns.setColumnStretch(column, 1)
        panel.column.addLayout(columns)
        for suit, role in suits:  # now that they have a parent: before, each would open a window of its own
            suit.show_card(role.card, role.side)
        odd = [self.lines.warning(key) for key in warnings(draft)]
        if odd:
            panel.column.addWidget(label("  ·  ".join(odd), "", "accent"))
        return panel

    def _rulings(self) -> Panel:
        draft = self.draft
        panel = self._panel(self.tr("RULINGS THAT DIFFER FROM THE RULE BOOK"))
        tonight = draft.rules.tonight(draft.options, len(draft.names))
        if tonight:
            panel.column.addWidget(label(self.tr("For this number of players"), "caption", wrap=False))
        for key, settled in tonight.items():
            said = self.lines.option_value(key, settled)
            panel.column.addWidget(label(f"{self.lines.option_title(key)}: {said}"))
        if tonight:
            panel.column.addWidget(label(self.tr("Otherwise"), "caption", wrap=False))
        if not draft.changed:
            panel.column.addWidget(label(self.tr("None: everything as the rule book has it."), "", "muted"))
        for key in draft.changed:
            value = self.lines.option_value(key, draft.options[key])
            panel.column.addWidget(label(f"{self.lines.option_title(key)}: {value}"))
        panel.column.addStretch(1)
        return panel
