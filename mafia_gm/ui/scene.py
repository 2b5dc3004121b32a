"""Scene: everything the Game Master's screen shows at one moment, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mafia_gm.engine.phases import NIGHTS
from mafia_gm.engine.role import MANY, SEAT, TWO_SEATS

if TYPE_CHECKING:
    from mafia_gm.app.journal import Step
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.public import PublicView
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.lines import Lines

DESK: Final = "desk"
"""Value of the ruling ``orders``: orders come by message and are not called for."""


class Scene(NamedTuple):
    """A moment of the game as the panels show it.

    ``prompt`` is the question in hand: the first open one, or one the Game Master took up himself (a step of
    this night reopened, an ability declared, a ballot corrected). ``picks`` and ``choice`` are what he has
    pointed at but not yet confirmed. ``lines`` speak the screen's language, ``spoken`` the table's.
    """

    rules: Rules
    table: Table
    prompt: Prompt | None
    prompts: tuple[Prompt, ...]
    interrupts: tuple[Prompt, ...]
    night: tuple[Prompt, ...]
    picks: tuple[int, ...]
    choice: str
    steps: tuple[Step, ...]
    undoable: Step | None
    redoable: Step | None
    reckoning: tuple[Fact, ...]
    view: PublicView
    lines: Lines
    spoken: Lines
    title: str
    read_only: str = ""
    nominations: tuple[Prompt, ...] = ()
    """Who may nominate now; the Game Master takes one up by pointing at a seat."""
    late: tuple[int, ...] = ()
    """Hands that went up too late, not confirmed yet."""
    writer: int = -1
    """Whose order is being entered at the orders desk; -1 while an order is corrected or nobody writes."""
    corrects: int = 0
    """The step of the journal that is asked again here, at a table that is past; 0: this is now."""

    @property
    def at_desk(self) -> bool:
        """Do tonight's orders come to the orders desk, in whatever order they arrive?"""
        return at_desk(self.table)

    @property
    def is_ready(self) -> bool:
        """Has the question in hand all that its answer needs?"""
        prompt = self.prompt
        if prompt is None:
            return False
        if prompt.pick == MANY:
            return True
        if prompt.pick in {SEAT, TWO_SEATS}:
            said = bool(self.choice) and prompt.act in self.rules.acts
            return said or len(self.picks) == (1 if prompt.pick == SEAT else 2)
        return bool(self.choice) if prompt.choices else not prompt.offers

    def knows(self, command: type[Command]) -> bool:
        """Is this one of the game's own ways of the day?"""
        return command in self.rules.what.handles

    def blasts(self) -> tuple[tuple[int, int], ...]:
        """Return who would go with whom if he died now: pairs of a player and his neighbour."""
        return tuple(self.rules.what.bonds(self.table))

    def landing(self, aim: int, choice: str) -> int | None:
        """Return where a bullet meant for ``aim`` lands if it is shifted to this side now."""
        return self.rules.what.landing(self.table, aim, choice)


def at_desk(table: Table) -> bool:
    """Do tonight's orders come to the orders desk at this table?"""
    return table.phase in NIGHTS and table.options.get("orders") == DESK
