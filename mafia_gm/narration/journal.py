"""One readable line for every step of the journal, and short names of steps for the undo button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mafia_gm.engine import commands as c
from mafia_gm.narration import steps
from mafia_gm.narration.aloud import Aloud
from mafia_gm.narration.script import Script

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.steps import Step

TOLD = frozenset({c.Announce, c.TellStatistics, c.Execute, c.CloseDay, c.EndGame, c.StopGame, c.Reveal})
"""Steps whose line in the journal is mainly what they have made public."""


class JournalWords(Script, Aloud):
    """Words for steps of the journal."""

    def command(self, step: Step, table: Table | None = None) -> str:
        """Return a step's short name for undo and redo; with the table before it, names of people too."""
        name = self._name(step.command)
        detail = self._detail(step, table) if table is not None else ""
        return f"{name}: {detail}" if detail else name

    def journal(self, step: Step, table: Table) -> str:
        """Return the line of a step; ``table`` is the one before it."""
        command = step.command
        if type(command) in TOLD:
            name, said = self._name(command), self.published(step.facts, table)
            return said if said.startswith(f"{name}: ") else f"{name}: {said}" if said else name
        if isinstance(command, c.Reply) and (said := self.published(step.facts, table)):
            return said
        make = steps.LINES.get(type(command))
        return make(self, step, command, table) if make is not None else self.command(step, table)

    def _name(self, command: c.Command) -> str:
        act = ""
        if isinstance(command, c.Reply):
            act = self.texts.maybe("acts", command.act, "title") or command.act
        key = type(command).__name__
        if isinstance(command, c.Override):
            key = f"{key}.{'alive' if command.alive else 'out'}"
        if isinstance(command, c.Leave) and self.texts.has("commands", f"{key}.{command.reason}"):
            key = f"{key}.{command.reason}"
        return self.texts.line("commands", key, act=act)

    def _detail(self, step: Step, table: Table) -> str:
        command: Any = step.command
        if isinstance(command, c.Reply):
            answer = steps.answered(step)
            return "" if answer.called and answer.by < 0 else self.brief(answer, table, "journal")
        if isinstance(command, c.Vote):
            return steps.voted(self, step, command, table)
        if isinstance(command, c.SwapSeats):
            return self.names(table, (command.first, command.second))
        if isinstance(command, c.ChangeCards):
            return self.names(table, [player for player, _ in command.cards])
        if isinstance(command, c.Arrive):
            return command.name
        player = getattr(command, "player", -1)
        return self.name(table, player) if player >= 0 else ""
