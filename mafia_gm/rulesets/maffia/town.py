"""What several sentences of Maffia share: sides, causes of death, who is called together, who cannot be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.facts import Attacked, Facts, Removed
from mafia_gm.engine.life import ABSENT, LEFT, SAFETY, THROWN_OUT
from mafia_gm.engine.phases import NIGHT_ZERO
from mafia_gm.engine.resolve import dies_once
from mafia_gm.engine.role import NOTHING, Group
from mafia_gm.engine.tokens import AWAY, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mafia_gm.engine.options import Options
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

VILLAGE: Final = "village"
MAFIA: Final = "mafia"
AVENGERS: Final = "avengers"
SIDES: Final = (VILLAGE, MAFIA, AVENGERS)
"""Byborna, Maffia, and the avengers where they play for themselves (SV-A1, SV-G12)."""

KILLED: Final = "mafia"
AVENGED: Final = "avenger"
HANGED: Final = "hanged"
CHEATED: Final = "cheated"
LEAVES: Final = (SAFETY, CHEATED, LEFT, THROWN_OUT, ABSENT)
"""Why somebody leaves; it makes no difference, and is told to nobody (SV-C10, SV-C11, SV-G30)."""

MEMORIES: Final = frozenset({"treated", "suspected"})
"""Tokens that the next night asks for: on whom the doctor and the detective pointed last."""

TOWN = Group("town", tokens=(Kind(AWAY, look="away"),))


def is_a_morning_between(options: Options) -> bool:
    """Does a morning come between Natt 0 and Natt 1 (SV-G05, SV-G06)?

    A Day after Natt 0 begins with one, and so does a killing on Natt 0: the dead are told.
    """
    return bool(options["day_after_night0"] or options["night0_kill"])


def falls(rules: Rules, table: Table) -> bool:
    """Must all close their eyes? Natt 1 follows Natt 0 with eyes closed (SV-A3, SV-G06)."""
    return table.number > 1 or is_a_morning_between(rules.options)


@TOWN.act(when="night_zero", pick=NOTHING)
def falls_asleep(table: Table, me: Player | None, answer: object) -> Facts:  # noqa: ARG001
    """Natt 0 begins: all close their eyes (SV-A2, SV-A3)."""
    return ()


@TOWN.act(when="night", pick=NOTHING, asked=falls)
def sleeps(table: Table, me: Player | None, answer: object) -> Facts:  # noqa: ARG001
    """Night falls: all close their eyes (SV-A2)."""
    return ()


def unasked(table: Table) -> Iterator[Attacked | Removed]:
    """Yield the deaths of those who took the safety exit or cheated this night: no save (SV-C5, SV-C10, SV-C11).

    Without a morning after Natt 0 they wait for the first one. What the dead remember is forgotten.
    """
    early = table.phase == NIGHT_ZERO and not is_a_morning_between(table.options)
    for token in table.tokens:
        if token.kind == AWAY and not early:
            yield Removed(AWAY, token.holder, rule="town.leaves")
            why = token.note if token.note in LEAVES else SAFETY
            yield Attacked(token.holder, why, aimed=token.holder, rule="town.leaves")
        elif token.kind in MEMORIES and table.is_out(token.by):
            yield Removed(token.kind, token.holder, by=token.by, rule="town.forgets")


@TOWN.bends(Attacked)
def is_dying(table: Table, attempt: Attacked) -> Facts | None:
    """A player dies once, whoever wants it (SV-C5)."""
    return dies_once(table, attempt, "town.is_dying")


# --- whom an act may not choose -----------------------------------------------------------------------------


def not_self(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """They may not choose one of themselves (SV-B4, SV-B5)."""
    return {me.id: "not_self" for me in awake}
