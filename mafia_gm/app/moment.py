"""Moment: a game as it stands, or stood, at one point of its journal: ask it, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from mafia_gm.app.journal import Journal
from mafia_gm.engine.facts import BatchOpened
from mafia_gm.engine.prompts import Prompt, interrupts, prompts, steps
from mafia_gm.engine.reveal import reveal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.app.journal import Held, Step
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.public import PublicView
    from mafia_gm.engine.record import Header
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

_T = TypeVar("_T")


class Moment:
    """What the rules say to a journal that ends here."""

    def __init__(self, rules: Rules, header: Header, journal: Journal) -> None:
        """Stand where the journal ends."""
        self.rules = rules
        self.header = header
        self._journal = journal
        self._seen: dict[str, Any] = {}

    @property
    def read_only(self) -> str:
        """Empty, or why the game can only be looked at: a kind of ``StoreFailed``."""
        return ""

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._journal.tables[-1]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The living journal."""
        return self._journal.steps

    @property
    def undoable(self) -> Step | None:
        """The step that the next undo would take back."""
        return self._journal.undoable

    @property
    def redoable(self) -> Step | None:
        """The step that the next redo would bring back."""
        return self._journal.redoable

    def table_after(self, step_number: int) -> Table:
        """Return the table after a living step, 0 for the empty one at the start; ``KeyError`` for others."""
        return self._journal.table_after(step_number)

    def before(self, step_number: int) -> Moment:
        """Return the game as it stood before a living step; ``KeyError`` for others."""
        place = self._journal.place_of(step_number)
        journal = Journal(self._journal.tables[: place + 1], self._journal.steps[:place])
        return Moment(self.rules, self.header, journal)

    def prompts(self) -> tuple[Prompt, ...]:
        """Return the open questions, the next one first."""
        return self._once("prompts", prompts)

    def interrupts(self) -> tuple[Prompt, ...]:
        """Return the abilities that could be declared now."""
        return self._once("interrupts", interrupts)

    def night(self) -> tuple[Prompt, ...]:
        """Return tonight's calls in order, the answered and dormant ones too."""
        return self._once("night", steps)

    def ballot(self, voter: int) -> Prompt | None:
        """Return the question for whom a player votes, whether he has voted or not; None while no vote is open."""
        return self.rules.what.ballot(self.table, voter) if self.table.ballots is not None else None

    def hands(self, candidate: int) -> Prompt | None:
        """Return the question whose hands are up for a candidate, counted or not; None while there is no vote."""
        return self.rules.what.hands(self.table, candidate) if self.table.ballots is not None else None

    def nominations(self) -> tuple[Prompt, ...]:
        """Return who may nominate now."""
        return self._once("nominations", lambda rules, table: rules.what.nominations(table))

    def view(self) -> PublicView:
        """Return what the projector may show."""
        return self._once("view", reveal)

    @property
    def held(self) -> Held | None:
        """What the projector goes on showing after an undo has crossed an announcement, if so."""
        return self._journal.held

    def shown(self) -> PublicView:
        """Return what the projector shows: its last picture while it is held, else the view of now."""
        held = self.held
        return (
            self.view() if held is None else self._once("shown", lambda rules, _: reveal(rules, held.table))
        )

    def _once(self, name: str, ask: Callable[[Rules, Table], _T]) -> _T:
        """Ask the rules once for each table."""
        if name not in self._seen:
            self._seen[name] = ask(self.rules, self.table)
        seen: _T = self._seen[name]
        return seen

    def last_reckoning(self) -> tuple[Fact, ...]:
        """Return the facts of the last step in which lives were at stake: a dawn, a verdict, a shot."""
        return self._once("reckoning", lambda _, __: self._journal.last_with(BatchOpened))
