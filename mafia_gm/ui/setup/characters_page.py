"""Third page: which characters play; the rule book's set with its alternatives, or a set of one's own."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from mafia_gm.ui.setup.draft import CLANS, Draft, warnings
from mafia_gm.ui.setup.page import Page, in_order, scrolled
from mafia_gm.ui.setup.sides import SideColumns
from mafia_gm.ui.widgets.blocks import button, dress, label, row
from mafia_gm.ui.widgets.section import Rows

if TYPE_CHECKING:
    from mafia_gm.engine.deals import Slot
    from mafia_gm.ui.theme import Colours


SPECIAL: Final = 4
"""The most cards there are of a special character; of the plain ones there are many more."""


class CharactersPage(Page):
    """A column for each side, the counter above them."""

    def __init__(self, colours: Colours) -> None:
        """Make the page; ``show_draft`` fills it."""
        super().__init__()
        self.recommended = button("", lambda: self._take_own(own=False))
        self.own = button("", lambda: self._take_own(own=True))
        self.draw = button("quiet", self._draw)
        self._group = QButtonGroup(self)
        for choice in (self.recommended, self.own):
            choice.setCheckable(True)
            self._group.addButton(choice)
        self.clans: list[QPushButton] = []
        self._of_clans = QButtonGroup(self)
        self._clans_name = label("", "", "muted", wrap=False)
        self.invented = label("", "", "accent")
        self.rows: Rows[QPushButton] = Rows(self._row, spacing=4)
        self._of_rows = QButtonGroup(self)
        self.counter = label("", "huge", wrap=False)
        self.total = label("", "big", "muted", wrap=False)
        self.doubts = label("", "", "accent")
        self.sides = SideColumns(colours)
        self.sides.taken.connect(self._swap)
        self.sides.counted.connect(self._count)
        self.sides.made.connect(lambda: in_order(self.own, *self.sides.parts))
        self._under.hide()
        top = QHBoxLayout()
        top.addWidget(self.counter)
        top.addSpacing(10)
        top.addWidget(self.total, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addSpacing(16)
        self._clan_line = QHBoxLayout()
        self._clan_line.setSpacing(4)
        self._clan_line.addWidget(self._clans_name)
        top.addLayout(self._clan_line)
        top.addSpacing(12)
        top.addWidget(self.doubts, 1)
        heading = row(self._heading, self.draw, self.recommended, self.own)
        heading.setStretch(0, 1)
        self.column.insertLayout(0, heading)
        self.column.addLayout(top)
        self.column.addWidget(self.invented)
        self.column.addWidget(self.rows)
        self.column.addWidget(scrolled(self.sides), 1)

    @property
    def first(self) -> QWidget:
        """The first thing that can be chosen."""
        for _, box in self.sides.slots:
            return next(iter(box.rows.values()))
        return self.own if self.draft.own else self.recommended

    # --- what is shown ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""
        draft = self.draft
        self.head(self.tr("Which characters?"), "")
        players = len(draft.names)
        if draft.deal is None or draft.rules.invented:
            self.recommended.setText(self.tr("Suggested for %n", "", players))
        else:
            self.recommended.setText(self.tr("Rule book's for %n", "", players))
        self.own.setText(self.tr("Own set"))
        self.draw.setText(self.tr("Draw the alternatives"))
        self.recommended.setChecked(not draft.own)
        self.own.setChecked(draft.own)
        self.invented.setText(
            self.tr("Suggestions of this program: the rules name neither sets nor numbers of players.")
        )
        self.invented.setVisible(draft.rules.invented and not draft.own)
        self._show_clans()
        self._show_rows()
        self.sides.show_draft(draft, self.lines)
        self.draw.setVisible(bool(self.sides.slots))
        self._show_counter()

    def _show_clans(self) -> None:
        """Offer how many clans play, where that is for the table to say."""
        option = next((one for one in self.draft.rules.options if one.key == CLANS), None)
        values = option.values if option is not None else ()
        for number in values[len(self.clans) :]:
            made = button()
            made.clicked.connect(lambda _=False, number=number: self._take_clans(number))
            made.setCheckable(True)
            self._of_clans.addButton(made)
            self._clan_line.addWidget(made)
            self.clans.append(made)
        name = self.lines.option_title(CLANS) if values else ""
        self._clans_name.setText(name)
        self._clans_name.setVisible(bool(values))
        for made, number in zip(self.clans, values or (0,) * len(self.clans), strict=True):
            made.setVisible(bool(values))
            made.setText(str(number))
            made.setAccessibleName(f"{name}: {number}")
            made.setChecked(number == (self.draft.options.get(CLANS) if self.draft.own else self.draft.clans))

    def _take_clans(self, number: int) -> None:
        self.changed.emit(self.draft.with_ruling(CLANS, number))

    def _row(self) -> QPushButton:
        place = self.rows.count
        made = button("", lambda: self.changed.emit(self.draft.with_row(self.draft.rows[place].key)))
        made.setCheckable(True)
        self._of_rows.addButton(made)
        return made

    def _show_rows(self) -> None:
        """Show the sets between which the rule book's table leaves the choice, each by its special characters."""
        draft = self.draft
        offered = draft.rows if not draft.own and len(draft.rows) > 1 else ()
        plain = {role.key for role in draft.rules.roles if role.copies > SPECIAL}
        for made, deal in zip(self.rows.take(len(offered)), offered, strict=True):
            count = Counter(role for role in deal.roles() if role not in plain)
            names = (
                self.lines.role(role) + (f" × {number}" if number > 1 else "")
                for role, number in count.items()
            )
            made.setText(", ".join(names).replace("&", "&&"))
            made.setAccessibleName(self.tr("Set: {names}").format(names=made.text()))
            made.setChecked(deal == draft.deal)

    def _show_counter(self) -> None:
        draft = self.draft
        self.counter.setText("-".join(str(number) for number in draft.counter))
        sides = ", ".join(
            f"{self.lines.side(side)} {number}"
            for side, number in zip(draft.sides, draft.counter, strict=True)
        )
        self.counter.setAccessibleName(sides)
        self.counter.setToolTip(sides)
        fits = len(draft.roles) == len(draft.names)
        text = self.tr("cards {n} of {all}").format(n=len(draft.roles), all=len(draft.names))
        self.total.setText(text)
        dress(self.total, "tone", "muted" if fits else "danger")
        said = [self.lines.warning(key) for key in warnings(draft)]
        self.doubts.setText("  ·  ".join(said))
        self.doubts.setAccessibleName(
            self.tr("Warnings: {text}").format(text=", ".join(said)) if said else ""
        )

    # --- what the Game Master does ----------------------------------------------------------------------

    def _take_own(self, *, own: bool) -> None:
        draft: Draft = replace(self.draft, own=own)
        self.changed.emit(draft.recomposed())

    def _swap(self, slot: Slot, key: str) -> None:
        """Take a card of the slot; the one that was taken first goes."""
        taken = [role for role in slot.roles if role in self.draft.roles and role != key]
        kept = taken[len(taken) - (slot.pick - 1) :] if slot.pick > 1 else []
        if key in self.draft.roles:
            self.retranslate()
            return
        rest = [role for role in self.draft.roles if role not in slot.roles]
        self.changed.emit(self.draft.with_roles((*rest, *kept, key), own=False))

    def _draw(self) -> None:
        """Draw every alternative by chance."""
        roles = list(self.draft.roles)
        for slot, _ in self.sides.slots:
            roles = [role for role in roles if role not in slot.roles]
            roles += random.sample(slot.roles, slot.pick)
        self.changed.emit(self.draft.with_roles(roles, own=False))

    def _count(self, key: str, number: int) -> None:
        roles = [role for role in self.draft.roles if role != key]
        self.changed.emit(self.draft.with_roles((*roles, *[key] * number), own=True))
