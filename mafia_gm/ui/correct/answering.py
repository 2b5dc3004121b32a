"""Answering: a question that is asked only since the correction, put at the table as it would have been then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.app.unasked import answered_by, key_of
from mafia_gm.engine.commands import CLOCKWORK
from mafia_gm.engine.prompts import BALLOT
from mafia_gm.ui.correct.past import Past
from mafia_gm.ui.pointing import Aim

if TYPE_CHECKING:
    from mafia_gm.app.conflict import Conflict
    from mafia_gm.app.moment import Moment
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.narration.lines import Lines


class Answering(Past):
    """Asks what a conflict wants to be answered first; what the Game Master decides, he decides as on that evening."""

    def __init__(self, moment: Moment, conflict: Conflict, lines: Lines, spoken: Lines) -> None:
        """Ask at ``moment``, where the conflict has stopped the correction."""
        super().__init__(moment, conflict.step, lines, spoken)
        self.conflict = conflict
        self._begin()

    def _begin(self) -> None:
        asked = self.conflict.question
        assert asked is not None
        self._aim = self._before = Aim() if asked.offers else Aim((asked.act, asked.by))

    def go_on(self, moment: Moment, conflict: Conflict) -> None:
        """Ask what is open after the answer; round the table, the next voter."""
        asked = self._aim.taken
        self.moment, self.conflict, self.number = moment, conflict, conflict.step
        self._begin()
        if self._aim.taken is None and asked is not None and asked[0] == BALLOT:
            following = self.following(asked[1])
            self._aim = Aim((BALLOT, following)) if following >= 0 else Aim()
        self.tell()

    def take(self, prompt: Prompt | None) -> None:
        """Take up a question that is open; letting go leaves it all as it was."""
        if prompt is None:
            aim = self._aim
            self._begin()
            if aim == self._aim:
                self.gone.emit()
            else:
                self.tell()
        elif prompt.answer is None and self._may_ask(prompt):
            super().take(prompt)
        else:
            self.refused.emit(self._only_this())

    def _may_ask(self, prompt: Prompt) -> bool:
        asked = self.conflict.question
        return asked is not None and (bool(asked.offers) or (asked.act, asked.by) == (prompt.act, prompt.by))

    def order(self, prompt: Prompt | None, writer: int) -> None:
        """Refuse another order: this one is asked about."""
        del writer
        if prompt is None or not self._may_ask(prompt):
            self.refused.emit(self._only_this())

    def do(self, command: Command) -> bool:
        """Take the command for the answer, if it answers what is asked."""
        asked, table = self.conflict.question, self.moment.table
        if asked is None or isinstance(command, CLOCKWORK):
            return False
        if not asked.offers and key_of(asked, table) not in answered_by(command, table):
            self.refused.emit(self._only_this())
            return False
        self.answered.emit(command)
        return True
