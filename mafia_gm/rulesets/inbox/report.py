"""The lines of the morning report, in the order in which they are published (RU-A10…A16)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Announced, Revealed
from mafia_gm.engine.life import told_to_leave
from mafia_gm.rulesets.inbox.checks import OOPS, checkers, office_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Minute, Table


def report(rules: Rules, table: Table) -> Iterator[Fact]:
    """Yield what this morning's report says; nothing of what it leaves out can be seen in it (RU-A16)."""
    if table.story:
        yield Announced("story", word=table.story, rule="report.story")
    yield from _beaten(table)
    yield from _checked(table)
    yield from _recruited(table)
    yield from _killed(table)
    yield from _gone(table)
    for place, minute in enumerate(table.minutes):
        again = sum(other.day == minute.day for other in table.minutes[:place])
        yield from _lynch(table, minute, again)
    for token in table.tokens:
        if token.kind == "seance":
            yield Announced("seance", (token.holder,), word=token.note, rule="report.seance")
    if table.options["report_left"]:
        yield from _left(rules, table)


def as_told(table: Table, role: str) -> str:
    """Return a role as the table hears of it: without its clan, unless the table wants to know it (RU-A13)."""
    family, _, clan = role.rpartition("_")
    return family if clan.isdecimal() and not table.options["reveal_clan"] else role


def _beaten(table: Table) -> Iterator[Announced]:
    """Who was beaten and by which clan, a line for each clan; not by whom in it (RU-A10)."""
    beaten = dict.fromkeys((token.holder, token.note) for token in table.tokens if token.kind == "beaten")
    for player in table.ring:
        for holder, clan in beaten:
            if holder == player:
                yield Announced("beaten", (player,), word=clan, rule="report.beatings")


def _checked(table: Table) -> Iterator[Announced]:
    """One line for each checker, without the name of whom he has checked (RU-A11, RU-G21)."""
    wanted = table.options["report_checks"]
    if wanted == "none":
        return
    checked = [token for token in table.tokens if token.kind == "checked"]
    found = {token.holder: token for token in checked if office_of(table, token.holder)}
    order = {player.id: place for place, player in enumerate(checkers(table))}
    for checker in sorted(found, key=lambda player: order.get(player, len(order))):
        token = found[checker]
        named = wanted == "result_and_target" and token.note != OOPS
        about = (token.by,) if named else ()
        yield Announced(
            "check_oops"
            if token.note == OOPS
            else "check_mafia"
            if token.note == "mafia"
            else "check_peaceful",
            about,
            word=office_of(table, checker),
            rule="report.checks",
        )


def _recruited(table: Table) -> Iterator[Announced]:
    """Whether a clan has filled up its ranks; not whose name, and not which clan (RU-A12, RU-G18)."""
    clans = [token.note for token in table.tokens if token.kind == "joined"]
    if not clans:
        yield Announced("nobody_recruited", rule="report.recruitments")
    for clan in clans:
        named = clan if table.options["report_recruit"] == "clan" else ""
        yield Announced("recruited", word=named, rule="report.recruitments")


def killers(table: Table, player: int) -> tuple[str, ...]:
    """Return all that have killed a player since the last report, in order of arrival (RU-A13, RU-G63)."""
    found = [t.note for t in table.tokens if t.holder == player and t.kind in {"hit", "fallen"}]
    return tuple(dict.fromkeys(found)) or (table[player].gone,)


def newly_dead(table: Table) -> tuple[int, ...]:
    """Return who has died since the last report, by day or by night, in seat order."""
    fallen = {token.holder for token in table.tokens if token.kind == "fallen"}
    dead = [
        player
        for player in table.players
        if not player.alive and not (player.left and player.id not in fallen)
    ]
    return table.seated([player.id for player in dead if player.shown != "out" or player.id in fallen])


def _killed(table: Table) -> Iterator[Fact]:
    """Everybody who has died, his role and all his killers; a recruit with his own role (RU-A13, RU-C18, RU-C34)."""
    dead = newly_dead(table)
    if not dead:
        yield Announced("nobody_killed", rule="report.killings")
    for player in dead:
        role = as_told(table, table[player].role)
        yield Revealed(player, role, rule="report.killings")
        yield Announced("killed", (player,), word=role, state="out", rule="report.killings")
        for cause in killers(table, player):
            yield Announced("killed_by", (player,), word=cause, rule="report.killings")


def _gone(table: Table) -> Iterator[Announced]:
    """Who has left the game by night, which is no death: nobody was told before the morning (RU-A6, RU-G66)."""
    fallen = {token.holder for token in table.tokens if token.kind == "fallen"}
    for player in table.people():
        if player.left and player.shown != "out" and player.id not in fallen:
            yield told_to_leave(player.id, player.gone)


def _lynch(table: Table, minute: Minute, again: int) -> Iterator[Announced]:
    """The table of a past day's votes: each candidate with those who wanted him hanged (RU-A14, RU-C34).

    A third count says that it is the second vote of its day, among the tied.
    """
    if not any(choice >= 0 for _, choice in minute.cast):
        yield Announced("lynch_none", counts=(minute.day,), rule="report.lynch")
        return
    for candidate in minute.candidates:
        voters = table.seated(minute.voters_for(candidate))
        counts = (minute.day, len(voters), again + 1) if again else (minute.day, len(voters))
        word = "lynched" if candidate in minute.lynched else ""
        yield Announced("lynch_votes", (candidate, *voters), counts, word, rule="report.lynch")


def _left(rules: Rules, table: Table) -> Iterable[Announced]:
    """The roles and the players left, where the table wants them (RU-A15)."""
    told = Counter(as_told(table, table[player].role) for player in table.alive)
    for role in dict.fromkeys(as_told(table, role) for role in rules.roles):
        if told[role]:
            yield Announced("role_left", counts=(told[role],), word=role, rule="report.left")
    yield Announced("players_left", table.alive, rule="report.left")
