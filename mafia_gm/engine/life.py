"""What happens to people and games beside the rules: a name, a seat, somebody leaves, the evening ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.needs import Refused, need_living, need_player, need_playing, need_undecided
from mafia_gm.engine.seating import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def rename(rules: Rules, table: Table, command: c.Rename) -> Iterable[f.Fact]:  # noqa: ARG001
    """Give a player another name, at any time."""
    yield f.Renamed(need_player(table, command.player), name_of(command.name))


def swap_seats(rules: Rules, table: Table, command: c.SwapSeats) -> Iterable[f.Fact]:  # noqa: ARG001
    """Let two players change seats; their numbers stay, their neighbours change."""
    first, second = need_player(table, command.first), need_player(table, command.second)
    if first == second:
        raise Refused("same_player")
    other = {first: second, second: first}
    yield f.Reseated(tuple(other.get(player, player) for player in table.ring), rule="seats.swapped")


def leave(rules: Rules, table: Table, command: c.Leave) -> Iterable[f.Fact]:  # noqa: ARG001
    """Let a player go for good: no elimination, it triggers nothing and nothing prevents it (MP-A24)."""
    player = need_living(table, command.player)
    need_playing(table)
    yield f.Left(player, command.reason or "left", rule="player.leaves")
    yield f.Announced("left", players=(player,), state="out")


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:  # noqa: ARG001
    """Set a life by the Game Master's word; the table hears of it if it has to."""
    player = need_player(table, command.player)
    need_playing(table)
    if table[player].alive == command.alive:
        raise Refused("already_so", player=player)
    yield f.Overridden(player, command.alive, rule="gm.override")
    if not command.alive:
        yield f.Announced("taken_out", (player,), state="out")
    elif table[player].shown == "out":  # else nobody has missed him, and it would tell whom the night hit
        yield f.Announced("back_in_game", (player,), state="in")


def note(rules: Rules, table: Table, command: c.Note) -> Iterable[f.Fact]:  # noqa: ARG001
    """Take a note into the journal; nothing comes of it."""
    if not command.text.strip():
        raise Refused("empty_text")
    return ()


def set_clock(rules: Rules, table: Table, command: c.SetClock) -> Iterable[f.Fact]:  # noqa: ARG001
    """Start, stop or move the clock; it is the speaker's while somebody has the floor."""
    yield f.ClockSet(max(0.0, command.seconds), command.running, command.at, command.deadline, table.speaker)


def end_game(rules: Rules, table: Table, command: c.EndGame) -> Iterable[f.Fact]:  # noqa: ARG001
    """End the game as the rules see it."""
    won = rules.what.victory(table)
    if won is None or table.phase in {ph.SETUP, ph.DEAL, ph.DAWN}:
        raise Refused("nobody_has_won")
    yield from _end(won.outcome, won.winners, table, won.rule)


def _end(outcome: str, winners: tuple[int, ...], table: Table, rule: str) -> Iterable[f.Fact]:
    yield f.Ended(outcome, winners, rule=rule)
    yield f.Announced("winners", players=winners, word=outcome)
    yield f.PhaseChanged(ph.END, table.number)


def play_on(rules: Rules, table: Table, command: c.PlayOn) -> Iterable[f.Fact]:  # noqa: ARG001
    """Play on although a side has won; the check is silent until the next death."""
    if rules.what.victory(table) is None or table.phase in ph.BEFORE:
        raise Refused("nobody_has_won")
    yield f.PlayedOn()


def stop_game(rules: Rules, table: Table, command: c.StopGame) -> Iterable[f.Fact]:  # noqa: ARG001
    """End the game before anybody has won."""
    need_playing(table)
    need_undecided(rules, table)  # stopped by mistake, a game that is won would have no winner
    yield from _end("stopped", rules.what.survivors(table), table, "game.stopped")


def reveal(rules: Rules, table: Table, command: c.Reveal) -> Iterable[f.Fact]:  # noqa: ARG001
    """Show a player's card and side after the end, or everybody's."""
    if table.ended is None:
        raise Refused("game_not_over")
    who = table.ring if command.player < 0 else (need_player(table, command.player),)
    for player in who:
        yield f.Revealed(player, table[player].role, table[player].side)
