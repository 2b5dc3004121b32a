"""What the morning tells, and who goes without waiting for it: the safety exit and cheating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import life
from mafia_gm.engine import phases as ph
from mafia_gm.engine.fold import fold
from mafia_gm.engine.life import SAFETY
from mafia_gm.engine.needs import Refused, need_living, need_player, need_playing
from mafia_gm.engine.tokens import AWAY, Token
from mafia_gm.engine.told import untold, what_he_died_of, who_he_was
from mafia_gm.rulesets.maffia.roles.mover import pairs
from mafia_gm.rulesets.maffia.town import AVENGED, LEAVES, is_a_morning_between

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def after_night(table: Table) -> f.PhaseChanged:
    """After a night the morning of the same number; Natt 1 follows Natt 0 at once (SV-A2, SV-A3, SV-G06)."""
    if table.phase == ph.NIGHT_ZERO and not is_a_morning_between(table.options):
        return f.PhaseChanged(ph.NIGHT, 1, rule="night.ends")
    return f.PhaseChanged(ph.DAWN, table.number, rule="night.ends")


def after_dawn(rules: Rules, table: Table) -> Iterable[f.Fact]:  # noqa: ARG001
    """Tell who died, that somebody was to be murdered, who changes seats; then the Day (SV-A12, SV-A13, SV-C8)."""
    dead = untold(table)
    saved = table.seated([t.holder for t in table.tokens if t.kind == "saved" and table[t.holder].alive])
    if dead:
        yield from announce_dead(table, dead, "died_at_night")
    if saved:
        named = saved if table.options["name_saved"] else ()
        yield f.Announced("attempted_murder", named, rule="dawn.attempt")
    if not dead and not saved:
        yield f.Announced("nobody_died", rule="dawn.announce")
    ring = table.ring
    for first, second in pairs(table):
        other = {first: second, second: first}
        ring = tuple([other.get(player, player) for player in ring])
        yield f.Announced("seats_swapped", (first, second), rule="mover.moves")
        yield f.Reseated(ring, rule="mover.moves")
    for player in dict.fromkeys(token.holder for token in table.tokens if token.kind == "moving"):
        yield f.Removed("moving", player, rule="mover.moves")
    if table.number == 0 and not table.options["day_after_night0"]:
        yield f.PhaseChanged(ph.NIGHT, 1, rule="dawn.announce")
    else:
        yield f.PhaseChanged(ph.DEBATE, table.number)


def announce_dead(table: Table, dead: tuple[int, ...], died: str) -> Iterable[f.Fact]:
    """Tell the dead by name; side, role and cause only if the table wants it (SV-A12, SV-A17, SV-G08, SV-G29).

    Told apart is only whom the avengers killed: were the Maffia's victim named too, everybody would see who took
    the safety exit, and of him nothing else may be told than of the others (SV-C10, SV-C11).
    """
    yield f.Announced(died, dead, state="out", rule="dawn.announce")
    shown = table.options["reveal_on_death"]
    for player in dead:
        yield from who_he_was(table, player, role=shown == "role", side=shown == "side")
        if table.options["announce_cause"] and table[player].gone == AVENGED:
            yield what_he_died_of(table, player)


def leave(rules: Rules, table: Table, command: c.Leave) -> Iterable[f.Fact]:  # noqa: ARG001
    """Let somebody go who feels unsafe, has looked when he might not, or leaves (SV-C10, SV-C11, SV-C12, SV-G30).

    By night he is called no more and is dead in the morning like any other; before the morning is told he is one
    of its dead; by day he dies at once, without a vote.
    """
    need_playing(table)
    player = need_living(table, command.player)
    if table.has(AWAY, player):
        raise Refused("has_left", player=player)
    why = command.reason if command.reason in LEAVES else SAFETY
    if table.phase in ph.NIGHTS:
        yield f.Placed(Token(AWAY, player, note=why), rule="town.leaves")
        return
    left = f.Left(player, why, rule="town.leaves")
    yield left
    if table.phase != ph.DAWN:
        yield from announce_dead(fold(table, left), (player,), "died_by_day")


def come_back(rules: Rules, table: Table, command: c.ComeBack) -> Iterable[f.Fact]:
    """Let somebody who has left play on; before the morning is told nobody has missed him (SV-C10, SV-G30)."""
    player = need_player(table, command.player)
    if table[player].alive and table.has(AWAY, player):
        yield f.Removed(AWAY, player, rule="player.returns")
    else:
        yield from life.come_back(rules, table, command)


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:
    """Set a life by the Game Master's word; whoever is in the game by it has not left it (SV-C10)."""
    yield from life.override(rules, table, command)
    if command.alive and table.has(AWAY, command.player):
        yield f.Removed(AWAY, command.player, rule="gm.override")
