"""What happens to people and games beside the rules: a name, a seat, somebody leaves, the evening ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.fold import fold, fold_all
from mafia_gm.engine.needs import Refused, need_living, need_player, need_playing, need_undecided
from mafia_gm.engine.people import next_number
from mafia_gm.engine.seating import name_of
from mafia_gm.engine.tokens import GIVER, SPENT, Token

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

LEFT, THROWN_OUT, SAFETY, ABSENT = "left", "thrown_out", "safety", "absent"
LEAVING: Final = (LEFT, THROWN_OUT, SAFETY, ABSENT)
"""Why somebody leaves: by himself, thrown out, because he feels unsafe, or he has vanished."""
NOBODY: Final = -1


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
    yield f.Left(player, command.reason or LEFT, rule="player.leaves")
    yield told_to_leave(player, command.reason)


def told_to_leave(player: int, reason: str) -> f.Announced:
    """Return what the table hears of somebody's leaving; whoever feels unsafe leaves like everybody."""
    if reason == THROWN_OUT:
        return f.Announced("thrown_out", (player,), state="out", rule="player.leaves")
    if reason == ABSENT:
        return f.Announced("absent", (player,), state="out", rule="player.leaves")
    return f.Announced("left", players=(player,), state="out")


def come_back(rules: Rules, table: Table, command: c.ComeBack) -> Iterable[f.Fact]:
    """Let somebody who has left play on at once, by night too: what is still to be asked he is asked."""
    player = need_player(table, command.player)
    need_playing(table)
    who = table[player]
    if who.alive:
        raise Refused("is_playing", player=player)
    if not who.left and who.gone not in rules.what.leaving:
        raise Refused("did_not_leave", player=player)
    yield f.Returned(player, rule="player.returns")
    if who.shown == "out":  # else nobody has missed him
        yield f.Announced("returned", (player,), state="in", rule="player.returns")


def arrive(rules: Rules, table: Table, command: c.Arrive) -> Iterable[f.Fact]:
    """Give a latecomer a card and a seat: before the game at once, else when the next dawn is announced.

    Everybody's number stays, his is the next one, and neighbours follow the ring.
    """
    if table.phase == ph.SETUP:
        raise Refused("wrong_phase")
    if command.role not in rules.roles:
        raise Refused("unknown_role", role=command.role)
    after, name = need_player(table, command.after), name_of(command.name)
    side = rules.side_of(command.role)
    number = next_number(table)
    if table.phase != ph.DEAL:
        yield f.Arrived(name, number, command.role, side, after, rule="player.arrives")
        return
    yield f.SetChanged((*table.roles, command.role), rule="player.arrives")
    yield f.Seated(name, number, table.ring.index(after) + 1, rule="player.arrives")
    if table.cards != "deal" or any(player.role for player in table.players):
        yield f.Dealt(len(table.players), command.role, side, rule="player.arrives")


def morning(rules: Rules, table: Table) -> tuple[f.Fact, ...]:
    """Return what a dawn brings before the table."""
    return joined(rules, table, rules.what.after_dawn)


def joined(
    rules: Rules, table: Table, tell: Callable[[Rules, Table], Iterable[f.Fact]]
) -> tuple[f.Fact, ...]:
    """Return what is told of a dawn; latecomers sit down first, so that all counts are with them."""
    seated = tuple(sit_down(rules, table))
    if not seated:
        return tuple(tell(rules, table))
    new = tuple(fact.player for fact in seated if type(fact) is f.Dealt)
    *told, onwards = tell(rules, fold_all(table, seated))
    return (*seated, *told, f.Announced("arrived", new, rule="player.sits_down"), onwards)


def sit_down(rules: Rules, table: Table) -> Iterable[f.Fact]:
    """Let the latecomers sit down, unless a side has won: each with his card and what it has from the beginning."""
    if not table.expected or (not table.played_on and rules.what.victory(table) is not None):
        return
    for late in table.expected:
        place = table.ring.index(late.after) + 1
        seated = f.Seated(late.name, late.number, place, rule="player.sits_down")
        dealt = f.Dealt(len(table.players), late.role, late.side, rule="player.sits_down")
        table = fold_all(table, (seated, dealt))
        yield seated
        yield dealt
        for fact in outfit_of(rules, table, dealt.player):
            table = fold(table, fact)
            yield fact


def outfit_of(rules: Rules, table: Table, player: int) -> list[f.Fact]:
    """Return what a player's card has from the beginning (RU-B1)."""
    given = rules.what.outfit(table)
    return [fact for fact in given if isinstance(fact, f.Placed) and fact.token.holder == player]


def is_heard(rules: Rules, table: Table) -> bool:
    """Does the table hear at once who goes? Where the dawn tells of all the dead it waits for it (RU-A13, SV-C10, SV-C11)."""
    return not rules.what.dawn_tells or table.phase not in {*ph.NIGHTS, ph.DAWN}


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:
    """Set a life by the Game Master's word; the table hears of it if it has to."""
    player = need_player(table, command.player)
    need_playing(table)
    if table[player].alive == command.alive:
        raise Refused("already_so", player=player)
    yield f.Overridden(player, command.alive, rule="gm.override")
    if not command.alive:
        if is_heard(rules, table):
            yield f.Announced("taken_out", (player,), state="out")
    elif table[player].shown == "out":  # else nobody has missed him, and it would tell whom the night hit
        yield f.Announced("back_in_game", (player,), state="in")


def override_token(rules: Rules, table: Table, command: c.OverrideToken) -> Iterable[f.Fact]:
    """Set by the Game Master's word what a player carries, of the kinds that can be set so; nobody hears of it."""
    player, kind = need_player(table, command.player), rules.kinds.get(command.kind)
    need_playing(table)
    if kind is None or not kind.by_hand:
        raise Refused("unknown_token")
    if command.by != NOBODY or (kind.card == GIVER and command.count):
        need_player(table, command.by)
    if command.note not in (rules.acts if kind.key == SPENT else {""}):
        raise Refused("unknown_act")
    if not 0 <= command.count <= kind.most:
        raise Refused("wrong_count", most=kind.most)
    known = [token for token in table.tokens if (token.kind, token.holder) == (kind.key, player)]
    meant = [token for token in known if _is_meant(token, command)]
    if sum(token.count for token in meant) == command.count:
        raise Refused("already_so", player=player)
    if not command.count:
        for token in meant:
            yield f.Removed(kind.key, player, token.note, token.by, rule="gm.override")
    elif meant:
        yield f.Changed(kind.key, player, command.count, rule="gm.override")
    else:
        token = Token(kind.key, player, command.by, command.count, kind.until, command.note)
        yield f.Placed(token, rule="gm.override")


def _is_meant(token: Token, command: c.OverrideToken) -> bool:
    """Is this the token that the command sets? Without a giver or a note it means any."""
    return command.by in {NOBODY, token.by} and command.note in {"", token.note}


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
