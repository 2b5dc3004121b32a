"""The Game Master's word over the rules: whether somebody is in the game, and what he carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QSizePolicy

from mafia_gm.engine import commands as c
from mafia_gm.engine.tokens import GIVER, SPENT
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.seat_field import NOBODY

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.scene import Scene


class State(NamedTuple):
    """What can be set: a kind of token, of the used ones which act; no kind is the life itself."""

    kind: str = ""
    act: str = ""


LIFE: Final = State()


class Ruling(Form):
    """Any state of a player, whatever the rules say."""

    def _fields(self) -> None:
        self.who = self._seat()
        self.what, self.how = _chooser(), _chooser()
        self.by = self._seat()
        self._states: tuple[State, ...] = ()
        for field in (self.who, self.what, self.how, self.by):
            self._field(field)
        self.who.chosen.connect(self._take_state)
        self.what.currentIndexChanged.connect(lambda _: self._take_state())
        self.how.currentIndexChanged.connect(lambda _: self._weigh())

    def _clear(self) -> None:
        self._states = ()
        with QSignalBlocker(self.what):
            self.what.clear()

    def _first(self) -> QWidget:
        return self.who if self.who.player == NOBODY else self.what

    # --- what can be set ------------------------------------------------------------------------------------

    def states(self, scene: Scene) -> tuple[State, ...]:
        """Return what can be set for the player: his life, the kinds of tokens of this game, his abilities."""
        if self.who.player == NOBODY:
            return (LIFE,)
        rules, who = scene.rules, scene.table[self.who.player]
        kinds = (State(kind.key) for kind in rules.kinds.values() if kind.by_hand and kind.key != SPENT)
        groups = {
            key for key, group in rules.groups.items() if group.side == who.side or who.role in group.roles
        }
        once = (act.key for act in rules.acts.values() if act.uses and act.owner in {who.role, *groups})
        return (LIFE, *kinds, *(State(SPENT, act) for act in once))

    @property
    def state(self) -> State:
        """What is to be set."""
        place = self.what.currentIndex()
        return self._states[place] if 0 <= place < len(self._states) else LIFE

    def _now(self, scene: Scene, state: State) -> int:
        """Return how it is: alive or not, how many he carries."""
        player = self.who.player
        if not state.kind:
            return int(scene.table[player].alive)
        return sum(
            token.count
            for token in scene.table.tokens
            if (token.kind, token.holder) == (state.kind, player) and state.act in {"", token.note}
        )

    def _take_state(self) -> None:
        """Begin from how it is."""
        if self._scene is None:
            return
        self._offer_states(self._scene)
        if self.who.player != NOBODY:
            self._offer_values(self._scene)
            with QSignalBlocker(self.how):
                self.how.setCurrentIndex(self._now(self._scene, self.state))
        self._weigh()

    def _offer_states(self, scene: Scene) -> None:
        states = self.states(scene)
        names = [self._called(scene, state) for state in states]
        if states != self._states or names != [self.what.itemText(at) for at in range(self.what.count())]:
            before = self.state
            with QSignalBlocker(self.what):
                self.what.clear()
                self.what.addItems(names)
                self._states = states
                self.what.setCurrentIndex(states.index(before) if before in states else 0)

    def _called(self, scene: Scene, state: State) -> str:
        return (
            scene.lines.carried(state.kind, state.act) if state.kind else self.tr("In the game or out of it")
        )

    def _offer_values(self, scene: Scene) -> None:
        most = scene.rules.kinds[self.state.kind].most if self.state.kind else 1
        texts = [self.tr("no"), self.tr("yes")] if most == 1 else [str(number) for number in range(most + 1)]
        if not self.state.kind:
            texts = [self.tr("Out of the game"), self.tr("In the game")]
        if texts != [self.how.itemText(at) for at in range(self.how.count())]:
            before = self.how.currentIndex()
            with QSignalBlocker(self.how):
                self.how.clear()
                self.how.addItems(texts)
                self.how.setCurrentIndex(min(before, most))

    def _needs_giver(self, scene: Scene) -> bool:
        kind = scene.rules.kinds.get(self.state.kind)
        return kind is not None and kind.card == GIVER and self.how.currentIndex() > 0

    # --- what is asked ----------------------------------------------------------------------------------------

    def _command(self) -> c.Command | None:
        scene, player, value = self._scene, self.who.player, self.how.currentIndex()
        if scene is None or player == NOBODY or value < 0 or value == self._now(scene, self.state):
            return None
        if not self.state.kind:
            return c.Override(player, alive=bool(value))
        by = self.by.player if self._needs_giver(scene) else player if self.state.act else NOBODY
        if self._needs_giver(scene) and by == NOBODY:
            return None
        return c.OverrideToken(player, self.state.kind, value, by if value else NOBODY, self.state.act)

    def _words(self, scene: Scene) -> None:
        self._offer_states(scene)
        self._offer_values(scene)
        self.title.setText(self.tr("The Game Master's word"))
        self.about.setText(self.tr("By your word, whatever the rules say. The journal keeps it."))
        self._name(self.who, self.tr("Who"))
        self._name(self.what, self.tr("What"))
        self._name(self.how, self.tr("So it shall be"))
        self._name(self.by, self.tr("From whom"), shown=self._needs_giver(scene))
        self._offer(self.tr("So be it: {name}").format(name=self._who(self.who)))


def _chooser() -> QComboBox:
    made = QComboBox()
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(6)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMaxVisibleItems(14)
    return made
