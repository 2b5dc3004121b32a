"""What several MAFIA+ sentences share: causes of death, who may not be chosen, who cannot be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.facts import Attacked, Facts, Placed, Spared
from mafia_gm.engine.resolve import dies_once
from mafia_gm.engine.ring import LEFT, RIGHT
from mafia_gm.engine.role import NOTHING, Group
from mafia_gm.engine.tokens import SPENT, Token

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mafia_gm.engine.table import Player, Table

CITY: Final = "city"
MAFIA: Final = "mafia"
SYNDICATE: Final = "syndicate"
SIDES: Final = (CITY, MAFIA, SYNDICATE)
"""The order in which statistics are spoken (MP-A4)."""

BULLET: Final = "bullet"
SECOND_BULLET: Final = "second_bullet"
BULLETS: Final = frozenset({BULLET, SECOND_BULLET})
"""Mafia bullets, shifted ones included (MP-C7)."""
ANGEL: Final = "angel"
MADMAN: Final = "madman"
VOTE: Final = "vote"
MAYOR: Final = "mayor"
BLAST: Final = "blast"

SHOOTS: Final = "mafia.shoots"
SECOND_SHOT: Final = "mafia.second_shot"

TOWN = Group("town")


def left(table: Table) -> int:
    """Return the step to a player's left neighbour: clockwise, unless the table says otherwise (MP-G50)."""
    return RIGHT if table.options["left_is"] == "counter" else LEFT


def spend(act: str, me: Player) -> Placed:
    """Return the fact that a once-only ability is used up (MP-B26)."""
    return Placed(Token(SPENT, me.id, me.id, note=act), rule=act)


def absent(table: Table) -> tuple[int, ...]:
    """Return who cannot be reached tonight; with ``train_leaves=at_once`` tonight's passenger too (MP-G01)."""
    away = table.away()
    if table.options["train_leaves"] == "at_once" and table.phase == "night":
        aboard = dict.fromkeys(a.picks[0] for a in table.answers if a.act == "railwayman.sends" and a.picks)
        return (*away, *(player for player in aboard if player not in away))
    return away


# --- whom an act may not choose -----------------------------------------------------------------------------


def not_self(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """He may not choose himself (MP-F04, MP-F05, MP-F07, MP-F10, MP-F11)."""
    return {me.id: "not_self" for me in awake}


def not_away(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """He may not choose a player who is out of town (MP-B24, MP-F06)."""
    away = absent(table)
    return dict.fromkeys(away, "target_away") if away else {}


def not_away_at_dusk(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """The Mafia, woken first, may choose tonight's passenger even if the train leaves at once (MP-C1, MP-G01)."""
    return dict.fromkeys(table.away(), "target_away")


def not_blackmailer(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
    """A blackmailed player may not choose his Blackmailer (MP-B13, MP-G38)."""
    held = blackmailed(table)
    scope = table.options["blackmail_scope"] if held else "votes"
    if scope == "votes" or (scope == "acts" and len(awake) > 1):
        return {}
    return {by: "blackmailed" for me in awake for player, by in held if player == me.id}


def blackmailed(table: Table) -> list[tuple[int, int]]:
    """Return who is in whose hands: pairs of a blackmailed player and his Blackmailer (MP-B13)."""
    tokens = table.tokens
    return [(token.holder, token.by) for token in tokens if token.kind == "blackmailed"] if tokens else []


# --- whom an attempt cannot reach ---------------------------------------------------------------------------


@TOWN.bends(Attacked)
def is_away(table: Table, attempt: Attacked) -> Facts | None:
    """A player out of town cannot be attacked: nothing happens (MP-B3, MP-C5, MP-C22, MP-F20, MP-F23).

    A table that lets him be voted out lets the verdict reach him (MP-G47).
    """
    if attempt.cause == VOTE and table.options["vote_on_away"]:
        return None
    if table.batch is not None and attempt.player in table.batch.away:
        return (Spared(attempt.player, attempt.cause, attempt.by, rule="town.is_away"),)
    return None


@TOWN.bends(Attacked)
def is_out(table: Table, attempt: Attacked) -> Facts | None:
    """An attempt on a player eliminated before the batch is nothing (MP-C22)."""
    if table.batch is not None and attempt.player not in table.batch.living:
        return (Spared(attempt.player, attempt.cause, attempt.by, rule="town.is_out"),)
    return None


@TOWN.bends(Attacked)
def is_dying(table: Table, attempt: Attacked) -> Facts | None:
    """A player dies at most once; a further attempt is absorbed (MP-C23)."""
    return dies_once(table, attempt, "town.is_dying")


# --- calls that are only heard ------------------------------------------------------------------------------


@TOWN.act(when="night_zero", pick=NOTHING)
def falls_asleep(table: Table, me: Player | None, answer: object) -> Facts:  # noqa: ARG001
    """Night Zero begins: all close their eyes (MP-A7)."""
    return ()


@TOWN.act(when="night", pick=NOTHING)
def sleeps(table: Table, me: Player | None, answer: object) -> Facts:  # noqa: ARG001
    """Night falls: all close their eyes until they are told to open them (MP-A7, MP-A12)."""
    return ()


def blast(table: Table, me: Player, step: int, rule: str) -> Facts:
    """Yield the attempt on the nearest living neighbour on one side (MP-C27, MP-F23, MP-F24, MP-G51, MP-G52)."""
    batch = table.batch
    if batch is None:
        return
    among = set(batch.living)
    if table.options["blast_skips_dying"]:
        among -= set(batch.dying)
    neighbour = table.beside(me.id, step, among)
    if neighbour is not None:
        yield Attacked(neighbour, BLAST, by=me.id, rule=rule)


def bonds(table: Table) -> Iterator[tuple[int, int]]:
    """Yield each living bomber with the neighbours who would go with him now (MP-B21, MP-B22, MP-F23, MP-F24)."""
    living, away = set(table.living()), table.away()
    for role, steps in (("terrorist", (left(table),)), ("terrorist_plus", (LEFT, RIGHT))):
        for me in table.holders(role):
            for step in steps if me.alive else ():
                neighbour = table.beside(me.id, step, living)
                if neighbour is not None and neighbour not in away:
                    yield me.id, neighbour
