"""The characters by sides: a column each, with the cards of the recommended set or one's own."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mafia_gm.ui.setup.role_rows import CountRow, FixedRow, SlotBox
from mafia_gm.ui.widgets.blocks import Panel, label

if TYPE_CHECKING:
    from mafia_gm.engine.deals import Slot
    from mafia_gm.engine.role import Role
    from mafia_gm.narration.lines import Lines
    from mafia_gm.ui.setup.draft import Draft
    from mafia_gm.ui.theme import Colours

WIDE: Final = 3
"""So many sides stand beside each other."""


class SideColumns(QWidget):
    """Signals: ``taken(Slot, str)`` one of the characters of a slot; ``counted(str, int)`` how many of one there are;
    ``made`` when there are other rows than before.
    """

    taken = Signal(object, str)
    counted = Signal(str, int)
    made = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make no column yet; ``show_draft`` does."""
        super().__init__()
        self._colours = colours
        self._built: object = None
        self.slots: list[tuple[Slot, SlotBox]] = []
        self.counts: dict[str, CountRow] = {}
        self._sides = QHBoxLayout(self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(12)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What can be chosen, in the order of the eye."""
        rows = (row for _, box in self.slots for row in box.rows.values())
        counters = (made for counted in self.counts.values() for made in (counted.less, counted.more))
        return (*rows, *counters)

    def show_draft(self, draft: Draft, lines: Lines) -> None:
        """Show the set; the columns are made anew when it is another one or the words are."""
        fixed = () if draft.own or draft.deal is not None else draft.roles
        number = len(draft.names) if not draft.own else 0
        deal = None if draft.own else draft.deal
        wanted = (
            draft.ruleset,
            draft.own,
            number,
            fixed,
            deal,
            draft.sides,
            lines,
            self.tr("choose {k} of {n}"),
        )
        if wanted != self._built:
            self._built = wanted
            self._build(draft, lines)
        taken, count = frozenset(draft.roles), Counter(draft.roles)
        for _, box in self.slots:
            box.show_taken(taken)
        for key, counted in self.counts.items():
            counted.show_count(
                count[key],
                self.tr("One fewer: {role}").format(role=counted.name),
                self.tr("One more: {role}").format(role=counted.name),
            )

    def _build(self, draft: Draft, lines: Lines) -> None:
        self.slots, self.counts = [], {}
        while (old := self._sides.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for column in _columns(draft.sides):
            below = QWidget()
            stack = QVBoxLayout(below)
            stack.setContentsMargins(0, 0, 0, 0)
            stack.setSpacing(8)
            for side in column:
                stack.addWidget(self._side(side, draft, lines), 1)
            self._sides.addWidget(below, 1)
        self.made.emit()

    def _side(self, side: str, draft: Draft, lines: Lines) -> Panel:
        panel = Panel(margin=10)
        panel.column.setSpacing(1 if draft.own else 2)
        caption = label(lines.side(side).upper(), "", side, wrap=False)
        caption.setStyleSheet("font-size: 12px; font-weight: 600; letter-spacing: 1px;")
        panel.column.addWidget(caption)
        sides = draft.sides_of
        roles = {role.key: role for role in draft.rules.roles if sides[role.key] == side}
        if draft.own:
            self._fill_own(panel.column, roles, lines)
        else:
            self._fill_recommended(panel.column, roles, draft, lines)
        panel.column.addStretch(1)
        return panel

    def _fill_recommended(
        self, column: QVBoxLayout, roles: dict[str, Role], draft: Draft, lines: Lines
    ) -> None:
        deal = draft.deal
        if deal is None:
            for key, number in Counter(draft.roles).items():
                if key in roles:
                    column.addWidget(self._fixed(roles[key], number, lines))
            return
        for slot in deal.slots:
            if slot.roles[0] not in roles:
                continue
            if len(slot.roles) == slot.pick:
                for key in slot.roles:
                    column.addWidget(self._fixed(roles[key], slot.count, lines))
                continue
            offered = tuple((roles[key], *_words(lines, key)) for key in slot.roles)
            caption = self.tr("choose {k} of {n}").format(k=slot.pick, n=len(slot.roles))
            box = SlotBox(offered, caption, self._colours)
            box.taken.connect(lambda key, slot=slot: self.taken.emit(slot, key))
            self.slots.append((slot, box))
            column.addWidget(box)

    def _fill_own(self, column: QVBoxLayout, roles: dict[str, Role], lines: Lines) -> None:
        for key, role in roles.items():
            counted = CountRow(role, *_words(lines, key), self._colours)
            counted.counted.connect(lambda number, key=key: self.counted.emit(key, number))
            self.counts[key] = counted
            column.addWidget(counted)

    def _fixed(self, role: Role, count: int, lines: Lines) -> FixedRow:
        return FixedRow(role, *_words(lines, role.key), count, self._colours)


def _words(lines: Lines, key: str) -> tuple[str, str]:
    return lines.role(key), lines.about(key)


def _columns(sides: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the sides by columns: one each, or two below each other where there are many clans."""
    if len(sides) <= WIDE:
        return tuple((side,) for side in sides)
    return sides[:1], sides[1::2], sides[2::2]
