"""From an empty table to the first night: names, the set, the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.chance import draw
from mafia_gm.engine.names import MAX_NAME, clean
from mafia_gm.engine.needs import Refused, need_phase, need_player

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def open_table(rules: Rules, table: Table, command: c.Open) -> Iterable[f.Fact]:
    """Seat the players in order and lay their set of cards ready."""
    if table.phase != ph.SETUP:
        raise Refused("wrong_phase")
    names = tuple(name_of(name) for name in command.names)
    if not names:
        raise Refused("no_players")
    if len(names) != len(command.roles):
        raise Refused("set_size", players=len(names), roles=len(command.roles))
    for role in command.roles:
        if role not in rules.roles:
            raise Refused("unknown_role", role=role)
    if command.cards not in {"deal", "typed", "roll_call"}:
        raise Refused("unknown_cards")
    yield f.Opened(command.roles, command.cards)
    for number, name in enumerate(names, 1):
        yield f.Seated(name, number)
    yield f.PhaseChanged(ph.DEAL, 0)


def name_of(name: str) -> str:
    """Return the name as it is kept; refuse one of which nothing can be seen."""
    kept = clean(name)
    if not kept:
        raise Refused("empty_name")
    return kept[:MAX_NAME]


def deal(rules: Rules, table: Table, command: c.Deal, seed: int) -> Iterable[f.Fact]:
    """Shuffle and deal; each time anew from the seed, so that nobody can choose."""
    need_phase(table, ph.DEAL)
    if table.cards != "deal":
        raise Refused("not_dealt_by_app")
    cards = sorted(table.roles)
    draw(seed, f"deal {command.again}", 0).shuffle(cards)
    for player, role in enumerate(cards):
        yield f.Dealt(player, role, rules.side_of(role), rule="deal.cards")


def give_card(rules: Rules, table: Table, command: c.GiveCard) -> Iterable[f.Fact]:
    """Note a player's card, or take it back, until the game begins; what can be known of the others follows."""
    need_phase(table, ph.DEAL)
    player = need_player(table, command.player)
    if command.role == "":
        yield f.Dealt(player, "", "", rule="deal.card")
        return
    if command.role not in rules.roles:
        raise Refused("unknown_role", role=command.role)
    held = sum(1 for p in table.players if p.role == command.role and p.id != player)
    if held >= table.roles.count(command.role):
        raise Refused("card_taken", role=command.role)
    yield f.Dealt(player, command.role, rules.side_of(command.role), rule="deal.card")
    if table.cards == "roll_call":
        yield from _rest_of_roll_call(rules, table, player, command.role)


def _rest_of_roll_call(rules: Rules, table: Table, player: int, role: str) -> Iterable[f.Fact]:
    """When only one kind of plain card is left, the others hold it (experience: Setting up)."""
    left = list(table.roles)
    for known in (*(p.role for p in table.players if p.role and p.id != player), role):
        if known in left:
            left.remove(known)
    if left and len(set(left)) == 1 and rules.roles[left[0]].copies > 1:
        for other in table.players:
            if not other.role and other.id != player:
                yield f.Dealt(other.id, left[0], rules.side_of(left[0]), rule="deal.rest")


def hand_out(rules: Rules, table: Table, command: c.HandOut) -> Iterable[f.Fact]:  # noqa: ARG001
    """Note that a player has seen his card."""
    need_phase(table, ph.DEAL)
    player = need_player(table, command.player)
    if not table[player].role:
        raise Refused("no_card_yet")
    yield f.Handed(player)


def begin(rules: Rules, table: Table, command: c.Begin) -> Iterable[f.Fact]:  # noqa: ARG001
    """Begin the first night, or the first day, once everybody has a card."""
    need_phase(table, ph.DEAL)
    if any(not player.role for player in table.players):
        raise Refused("cards_missing")
    yield f.Started(table.statistics(rules.sides))
    yield from rules.what.outfit(table)
    yield rules.what.first(rules.options)
