"""Opening a vote: to what effect, by hand or on slips, on whom; or closing the Day without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.ask import candidates, named, names
from mafia_gm.ui.widgets.blocks import hint, label
from mafia_gm.ui.widgets.section import Section
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class VoteOpening(Section):
    """The vote as it will be; ``command`` opens it or closes the Day.

    ``changed`` says that another list stands, ``grown`` that there are more boxes than before.
    """

    command = Signal(object)
    changed = Signal()
    grown = Signal()

    def __init__(self) -> None:
        """Make the empty form; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._able: tuple[int, ...] = ()
        self._boxes: dict[int, QCheckBox] = {}
        self._out: set[int] = set()
        """Whom the Game Master has struck off the list."""
        self._offers: tuple[c.OpenVote, ...] = ()
        self._effects = [_choice() for _ in range(2)]
        self._effect = _group(self, self._effects)
        self._hands, self._slips = (_choice() for _ in range(2))
        self._manner = _group(self, [self._hands, self._slips])
        self._hands.setChecked(True)
        self._list = TightButton("", self._unfold)
        self._list.setCheckable(True)
        self._who = label("", "small", "muted")
        self._grid_of = QWidget()
        self._grid = QGridLayout(self._grid_of)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._all = TightButton("quiet", lambda: self._strike(set()))
        self._accused = TightButton("quiet", self._only_accused)
        self._few = Side(self._all, self._accused)
        self._close = TightButton("", lambda: self.command.emit(c.CloseDay()))
        for part in (
            Side(*self._effects),
            Side(self._hands, self._slips),
            self._list,
            self._who,
            self._grid_of,
            self._few,
            self._close,
        ):
            self.column.addWidget(part)
        self._unfold()

    def show_scene(self, scene: Scene) -> None:
        """Show what may be opened now; what the Game Master has chosen stays while the table stays."""
        self._scene = scene
        offers = scene.prompt.offers if scene.prompt is not None else ()
        self._offers = tuple(offer for offer in offers if isinstance(offer, c.OpenVote))
        able = candidates(scene, self._offers[0]) if self._offers else ()
        if able != self._able:
            self._able, self._out = able, set()
        self._close.setVisible(any(isinstance(offer, c.CloseDay) for offer in offers))
        self._show_words()
        self._show_candidates()

    def _show_words(self) -> None:
        self.name(self.tr("The vote"))
        for made, offer in zip(self._effects, self._offers, strict=False):
            made.say(self.tr("Check") if offer.effect == c.CHECK else self.tr("Elimination"))
        for made, shown in zip(self._effects, (True, len(self._offers) > 1), strict=True):
            made.setVisible(shown and bool(self._offers))
        if self._offers and not any(made.isChecked() for made in self._effects[: len(self._offers)]):
            self._effects[0].setChecked(True)
        self._hands.say(self.tr("Open"))
        self._slips.say(self.tr("On slips"))
        self._all.say(self.tr("Everybody"))
        self._accused.say(self.tr("Only the accused"))
        self._close.say(self.tr("Close the Day without a verdict"))
        for part in (self._hands, self._slips, self._list, self._who):
            part.setVisible(bool(self._offers))

    def _show_candidates(self) -> None:
        scene = self._scene
        if scene is None:
            return
        new = [player for player in self._able if player not in self._boxes]
        for player in new:
            box = self._boxes[player] = QCheckBox(self)
            box.toggled.connect(lambda on, player=player: self._toggle(player, on=on))
        for player, box in self._boxes.items():
            box.setVisible(player in self._able)
        for place, player in enumerate(self._able):
            box = self._boxes[player]
            self._grid.addWidget(box, place // 2, place % 2)
            text = named(scene.table[player])
            box.setToolTip(hint(text))
            box.setAccessibleName(text)
            box.setText(_short(text).replace("&", "&&"))
            box.blockSignals(True)
            box.setChecked(player not in self._out)
            box.blockSignals(False)
        chosen = self.chosen
        if self._out:
            self._list.say(self.tr("%n candidate(s)", "", len(chosen)))
            self._who.setText(names(scene, chosen) or self.tr("Nobody is left on the list."))
        else:
            self._list.say(self.tr("All %n candidate(s)", "", len(chosen)))
            self._who.setText("")
        self._who.setVisible(bool(self._out and self._offers))
        self._accused.setEnabled(bool(scene.table.accused))
        if new:
            self.grown.emit()

    @property
    def chosen(self) -> tuple[int, ...]:
        """Who stands in the vote."""
        return tuple(player for player in self._able if player not in self._out)

    @property
    def vote(self) -> c.OpenVote | None:
        """The vote as it would be opened, or None when none can be."""
        chosen = self.chosen
        if not self._offers or not chosen:
            return None
        second = len(self._offers) > 1 and self._effects[1].isChecked()
        return c.OpenVote(
            self._offers[1 if second else 0].effect,
            candidates=chosen if self._out else (),
            secret=self._slips.isChecked(),
        )

    def open(self) -> None:
        """Open the vote as it stands here."""
        vote = self.vote
        if vote is not None:
            self.command.emit(vote)

    # --- the list ---------------------------------------------------------------------------------------

    def _unfold(self) -> None:
        shown = self._list.isChecked()
        self._grid_of.setVisible(shown)
        self._few.setVisible(shown)

    def _toggle(self, player: int, *, on: bool) -> None:
        self._strike(self._out - {player} if on else self._out | {player})

    def _only_accused(self) -> None:
        if self._scene is not None:
            accused = {player for _, player in self._scene.table.accused}
            self._strike(set(self._able) - accused)

    def _strike(self, out: set[int]) -> None:
        self._out = out
        self._show_candidates()
        self.changed.emit()


def _choice() -> TightButton:
    made = TightButton()
    made.setCheckable(True)
    return made


def _group(owner: QWidget, buttons: list[TightButton]) -> QButtonGroup:
    made = QButtonGroup(owner)
    for one in buttons:
        made.addButton(one)
    return made


def _short(text: str) -> str:
    return text if len(text) <= 14 else f"{text[:13]}…"
