"""A correction in words: what would be otherwise, what does not fit any more, and its line in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Answered
from mafia_gm.engine.needs import NOT_HERE
from mafia_gm.engine.people import together
from mafia_gm.engine.record import Amend
from mafia_gm.narration import steps
from mafia_gm.narration.differences import KINDS, Difference, Tables, told
from mafia_gm.narration.journal import JournalWords
from mafia_gm.narration.private import PrivateWords

if TYPE_CHECKING:
    from mafia_gm.engine.change import Change
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.steps import Step

TELLS_FACTS: Final = (c.Begin, c.OpenVote, c.CloseVote, c.Dawn)
"""Commands whose line in the journal tells what has come of them."""


class _Corrected(Protocol):
    """The step of a correction in the journal."""

    @property
    def former(self) -> tuple[Step, ...]:
        """The steps whose place was taken, the corrected one first."""

    @property
    def met(self) -> tuple[Table, ...]:
        """The table that each of them met."""


class _Refused(Protocol):
    """Why a later step does not fit any more."""

    @property
    def reason(self) -> str:
        """A narration key; empty: the rules would take it."""

    @property
    def details(self) -> dict[str, object]:
        """What it is about."""

    @property
    def table(self) -> Table:
        """The table it would meet."""


class CorrectionWords(JournalWords, PrivateWords):
    """Words for corrections; ``was`` is the table as it is, ``now`` the one that would be."""

    # --- in the journal -----------------------------------------------------------------------------------

    def journal(self, step: Step, table: Table) -> str:
        """Return the line of a step, also of a correction."""
        command = step.command
        if not isinstance(command, Amend):
            return super().journal(step, table)
        corrected = cast("_Corrected", step)
        said = self.instead(corrected.former[0], command.command, corrected.met[0])
        return said if command.command is None else self.texts.line("correction", "done", line=said)

    def instead(self, old: Step, command: c.Command | None, table: Table) -> str:
        """Return the line of a step and what is to be done in its place, None: nothing."""
        line = super().journal(old, table)
        if command is None:
            return self.texts.line("correction", "out", line=line)
        return _joined(line, self.wanted(command, table))

    def corrected(self, old: Step, met: Table, new: Step, table: Table) -> str:
        """Return the line of a step that was corrected: what it was, at the table it met, and what it is since.

        Where only somebody's place among the people is another, nothing is.
        """
        was, now = super().journal(old, met), super().journal(new, table)
        return now if was == now else self.texts.line("correction", "marked", line=_joined(was, now))

    def wanted(self, command: c.Command, table: Table) -> str:
        """Return in a line what is to be done at this table; what comes of it is not known yet."""
        if isinstance(command, c.Reply):
            title = self.texts.line("acts", command.act, "title", role="")
            said = self.brief(
                Answered(command.act, command.by, command.picks, command.choice), table, "journal"
            )
            return self.texts.line("journal", "Reply", act=title, detail=said)
        if isinstance(command, TELLS_FACTS):
            return self._name(command)
        step = _Bare(command)
        make = steps.LINES.get(type(command))
        return make(self, step, command, table) if make is not None else self.command(step, table)

    def _name(self, command: c.Command) -> str:
        if isinstance(command, Amend):
            return self.texts.line("correction", "name", what=super()._name(command.former))
        return super()._name(command)

    # --- before it is so ----------------------------------------------------------------------------------

    def differences(self, changes: tuple[Change, ...], was: Table, now: Table) -> list[Difference]:
        """Return what would be otherwise, kind by kind."""
        tables = Tables(was, together(was, now).seen(now))
        found = [told(self, change, tables) for change in changes]
        return sorted(found, key=lambda one: KINDS.index(one.kind))

    def heading(self, kind: str) -> str:
        """Return the heading of a kind of differences."""
        return self.texts.line("correction", "headings", kind)

    def asked(self, prompt: Prompt | None, table: Table) -> str:
        """Return what is asked of whom."""
        if prompt is None:
            return ""
        who = self.seat(table, prompt.by) if 0 <= prompt.by < len(table.players) else ""
        return f"{self.title(prompt)} · {who}" if who else self.title(prompt)

    def question(self, prompt: Prompt | None, table: Table, when: tuple[str, int] | None = None) -> str:
        """Return when, and what is asked of whom then; of the same name they are called by it once."""
        moment, asked = self.phase(*(when or (table.phase, table.number))), self.asked(prompt, table)
        part = moment.rpartition(" · ")[2]
        if not asked or asked == part:
            return moment
        return (
            f"{moment}{asked.removeprefix(part)}" if asked.startswith(f"{part} · ") else f"{moment} · {asked}"
        )

    def unfit(self, conflict: _Refused) -> str:
        """Return why a later step does not fit any more, or why it has to wait for an answer."""
        if not conflict.reason:
            return self.texts.line("correction", "unasked")
        if conflict.reason == NOT_HERE:
            return self.texts.line("correction", "not_here")
        return self.reason(conflict.reason, table=conflict.table, **conflict.details)


class _Bare(NamedTuple):
    """A command before it has made anything happen."""

    command: c.Command
    facts: tuple[Any, ...] = ()


def _joined(old: str, new: str) -> str:
    """Return both lines in one; what they begin with alike is said once: ``Doctor: Ania → Ola``."""
    head, _, rest = old.partition(": ")
    same, _, other = new.partition(": ")
    alike = bool(rest and other) and (head == same or head.endswith(f" · {same}"))
    return f"{old} → {other}" if alike else f"{old} → {new}"
