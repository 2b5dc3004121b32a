"""The state machine: the phases a rule set declares and the moves between them; an undeclared one is refused."""

from __future__ import annotations

from typing import Final

import msgspec

SETUP: Final = "setup"
DEAL: Final = "deal"
NIGHT_ZERO: Final = "night_zero"
NIGHT: Final = "night"
DAWN: Final = "dawn"
DEBATE: Final = "debate"
DEFENCE: Final = "defence"
VOTING: Final = "voting"
VERDICT: Final = "verdict"
END: Final = "end"
NIGHTS: Final = frozenset({NIGHT_ZERO, NIGHT})
BEFORE: Final = frozenset({SETUP, DEAL})
"""Phases before the first night."""
DAYS: Final = frozenset({DEBATE, DEFENCE, VOTING, VERDICT, END})
"""Phases in which the night before is over."""
UNDECLARED: Final = frozenset({*BEFORE, *NIGHTS, END})
"""Phases in which nobody can declare an ability."""


class UndeclaredTransition(RuntimeError):  # noqa: N818 - named for what it is: a fault of a rule set, never of the user
    """A rule set tried to move between phases it has not declared to be neighbours."""


class Phases(msgspec.Struct, frozen=True):
    """A rule set's graph of phases: for each phase, those it may move to."""

    moves: dict[str, tuple[str, ...]]

    def check(self, here: str, there: str) -> None:
        """Raise ``UndeclaredTransition`` unless the graph leads from ``here`` to ``there``."""
        if there not in self.moves.get(here, ()):
            message = f"no transition from {here} to {there}"
            raise UndeclaredTransition(message)

    def diagram(self) -> str:
        """Return the graph as lines ``here -> there, there`` for the documentation."""
        return "\n".join(f"{here} -> {', '.join(there)}" for here, there in self.moves.items() if there)
