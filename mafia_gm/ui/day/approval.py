"""Approval ballots: every voter names all whom he wants hanged, in advance or at the table, until the vote is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.prompts import BALLOT
from mafia_gm.ui.day.approval_model import ApprovalModel
from mafia_gm.ui.day.ask import named, names
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.section import Section
from mafia_gm.ui.widgets.tables import bare
from mafia_gm.ui.widgets.tight import TightButton

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_ROW: Final = 26
_CELL: Final = 38


class ApprovalGrid(QTableView):
    """Signals: ``toggled(int, tuple)`` a voter and all whom he wants hanged now; ``taken(int)`` the voter whose
    ballot is taken up: a click or Enter on his name.
    """

    toggled = Signal(int, object)
    taken = Signal(int)

    def __init__(self, colours: Colours) -> None:
        """Make an empty grid."""
        super().__init__()
        self._ballots = ApprovalModel(colours)
        self._scene: Scene | None = None
        self.setModel(self._ballots)
        bare(self, _ROW)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        head = self.horizontalHeader()
        head.setVisible(True)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(_CELL)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumHeight(6 * _ROW)
        self.clicked.connect(self._act)
        self.activated.connect(self._act)

    def show_scene(self, scene: Scene) -> None:
        """Show the ballots; the voter in hand is kept in view."""
        self._scene = scene
        self.setAccessibleName(self.tr("Ballots"))
        self.setEnabled(scene.table.phase in {ph.DEBATE, ph.VOTING})
        before = self._ballots.rowCount()
        row = self._ballots.show_scene(scene)
        if self._ballots.rowCount() != before:
            self.updateGeometry()
        if row >= 0:
            self.scrollTo(self._ballots.index(row, 0), QAbstractItemView.ScrollHint.EnsureVisible)
        self._fit()

    def _act(self, index: QModelIndex) -> None:
        voter = self._ballots.voter(index.row())
        if voter >= 0 and index.column() == 0:
            self.taken.emit(voter)
        elif voter >= 0:
            self.toggled.emit(voter, self._ballots.turned(index))

    def _fit(self) -> None:
        """Give the names what the candidates leave, and never too little."""
        candidates = self._ballots.columnCount() - 1
        if candidates < 0:
            return
        room = self.viewport().width() - candidates * _CELL
        self.setColumnWidth(0, max(96, room))
        for column in range(1, candidates + 1):
            self.setColumnWidth(column, _CELL)

    def sizeHint(self) -> QSize:
        """As high as all rows and the heads."""
        return QSize(240, (self._ballots.rowCount() + 1) * _ROW + 8)

    def resizeEvent(self, event: Any) -> None:
        """Another width for the names."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


class ApprovalBox(Section):
    """The voter in hand and the grid of all ballots.

    Signals: ``command`` for a ballot turned over in the grid; ``voter(int)`` whose ballot is taken up, -1 asks for
    his number.
    """

    command = Signal(object)
    voter = Signal(int)

    def __init__(self, colours: Colours) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._hand = Panel("card", margin=8)
        self._hand.column.setSpacing(0)
        self._by = label("", "", "muted")
        self._whom = label("", "big", "accent")
        for text in (self._by, self._whom):
            self._hand.column.addWidget(text)
        self.begin = TightButton("", self.take_ballots)
        self._standing = label("", "", "accent")
        self.grid = ApprovalGrid(colours)
        self.grid.toggled.connect(lambda voter, wants: self.command.emit(c.Approve(voter, wants)))
        self.grid.taken.connect(self.voter)
        for part in (self._hand, self.begin, self._standing, self.grid):
            self.column.addWidget(part)

    def show_scene(self, scene: Scene) -> None:
        """Show today's ballots."""
        self._scene = scene
        table, ballots, prompt = scene.table, scene.table.ballots, scene.prompt
        if ballots is None:
            return
        self.name(self.tr("Ballots"))
        in_hand = prompt is not None and prompt.act == BALLOT
        self._hand.setVisible(in_hand)
        if prompt is not None and in_hand:
            asked = prompt.by >= 0
            self._by.setText(
                self.tr("{name} votes for").format(name=named(table[prompt.by]))
                if asked
                else self.tr("Whose ballot? Click the seat or type its number.")
            )
            self._whom.setText(names(scene, scene.picks) or "…")
            self._whom.setVisible(asked)
            self._hand.setAccessibleName(
                f"{self._by.text()} {self._whom.text()}" if asked else self._by.text()
            )
        left = len(waiting(scene))
        self.begin.say(
            self.tr("Another ballot") if in_hand else self.tr("Take the ballots"),
            self.tr("Whose ballot: type a number") if in_hand else "",
            key="V",
        )
        self.begin.setVisible(in_hand)  # the first is taken up by the button below
        tally = ballots.tally()
        most = max(tally.values(), default=0)
        leads = tuple(player for player, votes in tally.items() if votes == most)
        told = self.tr("Most votes: {names}").format(names=names(scene, leads)) if most else ""
        open_ = self.tr("%n ballot(s) to come", "", left) if left else self.tr("Everybody has voted")
        self._standing.setText(" · ".join(part for part in (told, open_) if part))
        self.grid.show_scene(scene)

    def take_ballots(self) -> None:
        """Take up the next ballot; while one is in hand, ask whose is wanted."""
        scene = self._scene
        if scene is None or scene.table.ballots is None or scene.table.phase not in {ph.DEBATE, ph.VOTING}:
            return
        in_hand = scene.prompt is not None and scene.prompt.act == BALLOT
        left = waiting(scene)
        self.voter.emit(left[0] if left and not in_hand else -1)


def waiting(scene: Scene) -> tuple[int, ...]:
    """Return the voters without a ballot, in seat order."""
    ballots, table = scene.table.ballots, scene.table
    cast = {voter for voter, _ in ballots.cast} if ballots is not None else set()
    return tuple(player for player in table.in_town() if player not in cast)
