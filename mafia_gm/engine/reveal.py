"""(rules, table) -> PublicView: the allow-list of what the players may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import CountHands
from mafia_gm.engine.public import (
    PublicClock,
    PublicCount,
    PublicLine,
    PublicPerson,
    PublicRules,
    PublicRuling,
    PublicSeat,
    PublicTally,
    PublicView,
    PublicVote,
    PublicWinner,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.facts import Announced
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def reveal(rules: Rules, table: Table) -> PublicView:
    """Return what the projector shows now; a night looks the same whoever is alive with which role."""
    phase = _phase(rules, table)
    night = phase == "night"
    number = table.number
    if table.phase == ph.DAWN:
        number -= rules.what.ahead
    elif table.phase == ph.NIGHT and phase == "verdict":  # still the day before this night
        number -= 1 - rules.what.ahead
    lines = () if night or phase == "end" else tuple(_line(table, said) for said in table.lines)
    counts, initial = _statistics(rules, table, night)
    return PublicView(
        ruleset=rules.what.key,
        phase=phase,
        number=number,
        seats=tuple(
            PublicSeat(player.number, player.name, player.shown, player.shown_role, player.shown_side)
            for player in table.people()
        ),
        lines=lines,
        statistics=counts,
        initial=initial,
        sides=rules.sides,
        clock=_clock(table, night),
        vote=_vote(rules, table) if phase in {"debate", "voting", "verdict"} else None,
        named=() if night or phase == "end" else _people(table, rules.what.named(table)),
        speaker=_people(table, (table.speaker,))[0] if phase == ph.DEFENCE and table.speaker >= 0 else None,
        outcome=table.ended.outcome if table.ended else "",
        winners=_winners(table),
    )


def rules_of_tonight(rules: Rules, table: Table) -> PublicRules:
    """Return the set that was chosen, in the order of the rule book, and the rulings of the table.

    It is the same all evening, whoever has which card.
    """
    return PublicRules(
        ruleset=rules.what.key,
        players=len(table.roles),
        sides=tuple(side for side in rules.sides if any(rules.side_of(role) == side for role in table.roles)),
        roles=tuple(
            PublicCount(role.key, rules.side_of(role.key), table.roles.count(role.key))
            for role in rules.what.roles
            if role.key in table.roles
        ),
        rulings=tuple(
            PublicRuling(option.key, ruled(rules.options[option.key]))
            for option in rules.what.options
            if not option.quiet
            and rules.options[option.key] != option.default
            and option.concerns(table.roles)
        ),
    )


def ruled(value: object) -> str:
    """Return a ruling's value as the players' sentences name it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _phase(rules: Rules, table: Table) -> str:
    """Return the public phase: a night begins with the call to sleep and ends with the announcement."""
    phase = table.phase
    if phase in {ph.SETUP, ph.DEAL}:
        return "welcome"
    if phase == ph.NIGHT_ZERO:
        return "night" if table.answers else "welcome"
    if phase == ph.NIGHT:
        if any(answer.arrival >= 0 for answer in table.answers) or not _falls_asleep(rules, table):
            return "night"
        first = rules.what.first(rules.options)
        return "welcome" if (first.phase, first.number) == (phase, table.number) else "verdict"
    if phase == ph.DAWN:
        return "night"
    return phase


def _falls_asleep(rules: Rules, table: Table) -> bool:
    """Does tonight begin with the call to sleep, or does it go on from the night before?"""
    asked = rules.calls[table.phase][0].asked
    return asked is None or asked(rules, table)


def _line(table: Table, said: Announced) -> PublicLine:
    return PublicLine(said.key, _people(table, said.players), said.counts, said.word)


def _people(table: Table, players: Iterable[int]) -> tuple[PublicPerson, ...]:
    return tuple(PublicPerson(table[player].number, table[player].name) for player in players)


def _statistics(rules: Rules, table: Table, night: bool) -> tuple[tuple[int, ...], bool]:
    known = rules.what.statistics
    if not night:
        for said in reversed(table.lines):
            if said.key in known:
                return said.counts, known[said.key]
    return (), False


def _clock(table: Table, night: bool) -> PublicClock | None:
    clock = table.clock
    if clock is None or night:
        return None
    return PublicClock(clock.seconds, clock.running, clock.at)


def _vote(rules: Rules, table: Table) -> PublicVote | None:
    """Return the vote: open ballots as they come, a secret vote's counts only when it is closed.

    Of a hidden vote only who is nominated is public, whatever becomes of it (RU-G55).
    """
    ballots = table.ballots
    if ballots is None or ballots.hidden:
        return None
    shown = ballots.closed or not ballots.secret
    by_hands = CountHands in rules.what.handles
    counted = [one for one in ballots.counted if one in ballots.candidates]  # nobody who has left
    listed = counted if by_hands else rules.what.named(table)
    tally = {**dict.fromkeys(listed, 0), **ballots.tally()} if shown else {}
    waiting = [one for one in ballots.candidates if one not in ballots.counted]
    voted = {voter for voter, _ in ballots.cast}  # one may have raised his hand for several
    return PublicVote(
        effect=ballots.effect,
        secret=ballots.secret,
        tallies=tuple(
            PublicTally(
                _people(table, (candidate,))[0],
                votes,
                () if ballots.secret else _people(table, ballots.voters_for(candidate)),
            )
            for candidate, votes in sorted(
                tally.items(), key=lambda pair: (-pair[1], table.ring.index(pair[0]))
            )
        ),
        cast=len(voted),
        electors=max(len(table.in_town()), len(voted)),
        closed=ballots.closed,
        asked=_people(table, waiting)[0] if by_hands and waiting else None,
    )


def _winners(table: Table) -> tuple[PublicWinner, ...]:
    if table.ended is None:
        return ()
    winners = table.ended.winners
    return tuple(
        PublicWinner(_people(table, (player,))[0], table[player].shown_role, table[player].shown_side)
        for player in table.seated(winners)
    )
