"""What is announced at dawn and after a shot by day: the dead, the statistics, the train."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.told import untold, what_he_died_of, who_he_was
from mafia_gm.rulesets.mafia_plus.town import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def after_dawn(rules: Rules, table: Table) -> Iterable[f.Fact]:  # noqa: ARG001
    """Announce the dead, the statistics and the train, then open the debate (MP-A11, MP-A17…A19, MP-G46)."""
    if table.number == 1:
        yield f.Announced("initial_statistics", counts=table.started, rule="dawn.announce")
    else:
        yield from announce_dead(table, untold(table), "died_at_night", "nobody_died")
        if janitor_was_here(table):
            yield f.Announced("no_statistics", rule="janitor.sweeps")
        else:
            yield f.Announced("statistics", counts=table.statistics(SIDES), rule="dawn.announce")
        if table.options["announce_trip"]:
            yield from train(table)
    yield f.PhaseChanged(ph.DEBATE, table.number)


def after_shot(rules: Rules, table: Table, dead: tuple[int, ...]) -> Iterable[f.Fact]:  # noqa: ARG001
    """After Świr's shot the Day ends at once, whatever the result (MP-C31, MP-C52, MP-G72)."""
    if table.phase == ph.DAWN and table.number > 1:
        night = tuple(player for player in untold(table) if player not in dead)
        yield from announce_dead(table, night, "died_at_night", "nobody_died")
        if table.options["announce_trip"]:
            yield from train(table)
    yield from announce_dead(table, table.seated(dead), "shot", "nobody_shot")
    yield f.PhaseChanged(ph.NIGHT, table.number)


def train(table: Table) -> Iterable[f.Fact]:
    """Tell who has left town and who is back (MP-B3, MP-G46)."""
    away = table.away()
    back = table.seated([p.id for p in table.players if p.shown == "away" and p.alive and p.id not in away])
    if back:
        yield f.Announced("came_back", back, state="in", rule="railwayman.sends")
    gone = table.seated([player for player in away if table[player].shown == "in"])
    if gone:
        yield f.Announced("went_away", gone, state="away", rule="railwayman.sends")


def announce_dead(table: Table, dead: tuple[int, ...], died: str, nobody: str) -> Iterable[f.Fact]:
    """Announce the dead together, in seat order, by name only unless the table rules more (MP-A17, MP-C61, MP-G61)."""
    if not dead:
        yield f.Announced(nobody, rule="dawn.announce")
        return
    yield f.Announced(died, dead, state="out", rule="dawn.announce")
    shown = table.options["reveal_on_death"]
    for player in dead:
        yield from who_he_was(table, player, role=shown == "role", side=shown == "faction")
        if table.options["announce_cause"]:
            yield what_he_died_of(table, player)


def janitor_was_here(table: Table) -> bool:
    """Are today's statistics swept away (MP-B15)?"""
    return table.carries("swept")
