"""The end: who wins, player by player; then everybody is revealed in any order."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Ended
from mafia_gm.ui.day.ask import would
from mafia_gm.ui.day.heard import aloud
from mafia_gm.ui.end.cast import CastList
from mafia_gm.ui.widgets.blocks import Panel, Say, dress, label
from mafia_gm.ui.widgets.tight import Side, SnugScroll, TightButton

if TYPE_CHECKING:
    from mafia_gm.ui.end.cast import Member
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

SIDES: Final = 6
"""Most sides there can be at one table: four clans, the peaceful, and maniacs for themselves."""


class EndPanel(Panel):
    """Proposes the end, then stages the reveal.

    Signals: ``command(Command)``; ``leave`` for the start screen, ``again`` for another game, ``story`` of this one. ``act_firmly`` ends the game as the big
    button does, for the key that confirms firmly.
    """

    command = Signal(object)
    leave = Signal()
    again = Signal()
    story = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make the empty panel; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._outcome = label("", "huge")
        self._note = label("", "", "muted")
        self._say = Say()
        self.cast = CastList(colours)
        self.cast.selectionModel().selectionChanged.connect(lambda *_: self._show_buttons())
        self._reveal_caption = label("", "caption")
        self._one = TightButton("", self._reveal_one)
        self._all = TightButton("", lambda: self.command.emit(c.Reveal()))
        self._sides = [TightButton("", partial(self._reveal_side, place)) for place in range(SIDES)]
        self._some = Side(*self._sides)
        self._end = TightButton("primary", lambda: self.command.emit(c.EndGame()))
        self._on = TightButton("", lambda: self.command.emit(c.PlayOn()))
        self._again = TightButton("", self.again.emit)
        self._tell = TightButton("", self.story.emit)
        self._leave = TightButton("", self.leave.emit)
        aloud_of = QWidget()
        text = QVBoxLayout(aloud_of)
        text.setContentsMargins(0, 0, 4, 0)
        text.addWidget(self._say)
        self._said = SnugScroll(aloud_of)
        words: tuple[QWidget, ...] = (self._outcome, self._note, self._said)
        for part in words:
            self.column.addWidget(part)
        self.column.addWidget(self.cast, 1)
        self.column.addWidget(self._reveal_caption)
        for button in (Side(self._one, self._all), self._some):
            self.column.addWidget(button)
        self.column.addWidget(Side(self._end, self._on, spacing=8))
        self.column.addWidget(self._again)
        self.column.addWidget(Side(self._tell, self._leave))

    def show_scene(self, scene: Scene) -> None:
        """Show the end proposed, or the end."""
        self._scene = scene
        table, prompt = scene.table, scene.prompt
        ended = table.ended or _proposed(scene)
        over = table.ended is not None
        self._outcome.setText(scene.lines.outcome(ended.outcome) if ended is not None else "")
        tone = ended.outcome if ended is not None else ""
        dress(self._outcome, "tone", tone)
        winners = ended.winners if ended is not None else ()
        count = self.tr("%n winner(s)", "", len(winners))
        secret = self.tr("nothing of it is public yet")
        self._note.setText(count if over else f"{count} · {secret}")
        said = [aloud(scene)]
        if prompt is not None:
            said.append(scene.spoken.say(prompt, scene.rules, table))
        self._say.show_lines("\n".join(line for line in said if line))
        self._said.setVisible(any(said))
        self.cast.show_scene(scene, winners)
        self._show_buttons()

    def _show_buttons(self) -> None:
        scene = self._scene
        if scene is None:
            return
        over = scene.table.ended is not None
        for part in (
            self._reveal_caption,
            self._one,
            self._some,
            self._all,
            self._again,
            self._tell,
            self._leave,
        ):
            part.setVisible(over)
        for part in (self._end, self._on):
            part.setVisible(not over)
        self._reveal_caption.setText(self.tr("Reveal").upper())
        chosen = self.cast.chosen()
        self._one.say(chosen.who if chosen is not None else self.tr("One player"), self._how(chosen))
        self._one.setEnabled(chosen is not None and not chosen.revealed)
        hidden = {player.side for player in scene.table.people() if not player.shown_role}
        sides = _sides(scene)
        for place, made in enumerate(self._sides):
            key = sides[place] if place < len(sides) else ""
            made.setVisible(bool(key))
            if key:
                made.say(scene.lines.side(key))
                made.setEnabled(key in hidden)
        self._all.say(self.tr("Everybody"))
        self._all.setEnabled(bool(hidden))
        self._end.say(self.tr("End the game"), key=self.tr("Ctrl+Enter"))
        self._on.say(self.tr("Play on"))
        self._again.say(self.tr("Again with the same people…"))
        self._tell.say(self.tr("The story…"), self.tr("The story of the game, night by night"))
        self._leave.say(self.tr("Start screen"), self.tr("Back to the start screen"))

    def _how(self, chosen: Member | None) -> str:
        return "" if chosen is not None else self.tr("Choose a player in the list")

    # --- what the Game Master does ----------------------------------------------------------------------

    def _reveal_one(self) -> None:
        chosen = self.cast.chosen()
        if chosen is not None:
            self.command.emit(c.Reveal(chosen.player))

    def _reveal_side(self, place: int) -> None:
        scene = self._scene
        if scene is None:
            return
        for player in tuple(scene.table.people()):
            if player.side == _sides(scene)[place] and not player.shown_role:
                self.command.emit(c.Reveal(player.id))

    def act_firmly(self) -> None:
        """End the game as proposed."""
        if not self._end.isHidden():
            self.command.emit(c.EndGame())

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


def _sides(scene: Scene) -> tuple[str, ...]:
    """Return the sides that somebody is on, in the order of the rules."""
    here = {player.side for player in scene.table.people()}
    return tuple(side for side in scene.rules.sides if side in here)


def _proposed(scene: Scene) -> Ended | None:
    return next((fact for fact in would(scene, c.EndGame()) if isinstance(fact, Ended)), None)
