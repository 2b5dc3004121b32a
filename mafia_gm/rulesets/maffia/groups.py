"""Who wakes together: the Maffia, the freemasons, the avengers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.facts import Answered, Attacked, Facts, Placed
from mafia_gm.engine.role import NOTHING, SEAT, Group
from mafia_gm.engine.tokens import SPENT, Token
from mafia_gm.rulesets.maffia.town import AVENGED, KILLED, MAFIA, not_self

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table

MAFIA_GROUP = Group("mafia", side=MAFIA)
FREEMASONS = Group("freemasons", roles=("freemason",))
AVENGERS = Group("avengers", roles=("avenger",))

DISAGREE: Final = "disagree"
"""The answer of a group that has come to no agreement: nobody dies by it (SV-C1, SV-G13, SV-G17)."""


def not_own(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """The Maffia kills villagers, not its own, unless the table allows it (SV-B1, SV-G10)."""
    if table.options["mafia_may_kill_own"]:
        return {}
    return {player.id: "own_side" for player in table.side(MAFIA)}


@MAFIA_GROUP.act(when="night_zero", pick=NOTHING)
def meets(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """On Natt 0 the Maffia wakes and sees each other (SV-A3)."""
    return ()


@MAFIA_GROUP.act(
    when="night_zero",
    pick=SEAT,
    aim="kill",
    choices=(DISAGREE,),
    passes="mafia_may_pass",
    forbids=(not_own,),
)
def kills_early(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """If the table wants it the Maffia kills on Natt 0 already (SV-G05)."""
    for target in answer.picks:
        yield Attacked(target, KILLED, aimed=target, rule="mafia.kills_early")


@MAFIA_GROUP.act(
    when="night",
    pick=SEAT,
    aim="kill",
    choices=(DISAGREE,),
    passes="mafia_may_pass",
    forbids=(not_own,),
)
def kills(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Every night the Maffia agrees on one who shall die, and shows thumbs up (SV-A5, SV-B1, SV-C1, SV-F01).

    Without agreement nobody dies, or the choice of most counts, and is what is typed in (SV-G17, SV-G32).
    """
    for target in answer.picks:
        yield Attacked(target, KILLED, aimed=target, rule="mafia.kills")


@FREEMASONS.act(when="night_zero", pick=NOTHING)
def meet(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """On Natt 0 the freemasons wake and see each other (SV-A3, SV-B8, SV-G01)."""
    return ()


@FREEMASONS.act(when="night", pick=NOTHING)
def meet_again(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """If the table wants it the freemasons wake every night (SV-G01)."""
    return ()


def holds_back(table: Table, awake: tuple[Player, ...]) -> str:
    """Say why the avengers cannot kill tonight: used up, or nobody has died yet (SV-G13)."""
    uses = table.options["avenger_uses"]
    if uses == "once" and any(table.is_spent("avengers.kill", me.id) for me in awake):
        return "spent"
    if uses == "after_first_death" and len(table.alive) == len(table.players):
        return "waits"
    return ""


@AVENGERS.act(when="night", pick=SEAT, aim="kill", choices=(DISAGREE,), idle=holds_back, forbids=(not_self,))
def kill(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Every night the avengers, one or two together, may kill another player (SV-A8, SV-B5, SV-F06, SV-G13)."""
    for target in answer.picks:
        yield Attacked(target, AVENGED, aimed=target, rule="avengers.kill")
        if table.options["avenger_uses"] == "once":
            for holder in table.holders("avenger"):
                if not table.is_spent(
                    "avengers.kill", holder.id
                ):  # as it is of one before a latecomer's time
                    yield Placed(
                        Token(SPENT, holder.id, holder.id, note="avengers.kill"), rule="avengers.kill"
                    )
