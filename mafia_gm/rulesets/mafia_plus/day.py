"""The MAFIA+ Day: what dawn announces, the debate, the vote and its verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.fold import TAKEN_BACK
from mafia_gm.engine.prompts import Prompt
from mafia_gm.engine.resolve import dead_of, reckon
from mafia_gm.engine.role import SEAT
from mafia_gm.rulesets.mafia_plus.ballots import leaders
from mafia_gm.rulesets.mafia_plus.looks import looks
from mafia_gm.rulesets.mafia_plus.town import SIDES, VOTE, blackmailed
from mafia_gm.rulesets.mafia_plus.victory import victory

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Ballots, Table

ELIMINATION, CHECK = "elimination", "check"


# --- dawn -------------------------------------------------------------------------------------------------


def after_dawn(rules: Rules, table: Table) -> Iterable[f.Fact]:  # noqa: ARG001
    """Announce the dead, the statistics and the train, then open the debate (MP-A11, MP-A17…A19, MP-G46)."""
    if table.number == 1:
        yield f.Announced("initial_statistics", counts=table.started, rule="dawn.announce")
    else:
        yield from announce_dead(table, unknown_dead(table), "died_at_night", "nobody_died")
        if janitor_was_here(table):
            yield f.Announced("no_statistics", rule="janitor.sweeps")
        else:
            yield f.Announced("statistics", counts=table.statistics(SIDES), rule="dawn.announce")
        if table.options["announce_trip"]:
            yield from _train(table)
    yield f.PhaseChanged(ph.DEBATE, table.number)


def unknown_dead(table: Table) -> tuple[int, ...]:
    """Return the dead of whom the table has not been told, in seat order."""
    dead = [player.id for player in table.players if player.shown != "out" and not player.alive]
    return table.seated(dead) if dead else ()


def _train(table: Table) -> Iterable[f.Fact]:
    away = table.away()
    back = table.seated([p.id for p in table.players if p.shown == "away" and p.alive and p.id not in away])
    if back:
        yield f.Announced("came_back", back, state="in", rule="railwayman.sends")
    gone = table.seated([player for player in away if table[player].shown != "away"])
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
        who = table[player]
        if shown == "role":
            yield f.Revealed(player, who.role, who.side, rule="dawn.announce")
            yield f.Announced("was_role", (player,), word=who.role, rule="dawn.announce")
        elif shown == "faction":
            yield f.Revealed(player, "", who.side, rule="dawn.announce")
            yield f.Announced("was_side", (player,), word=who.side, rule="dawn.announce")
        if table.options["announce_cause"]:
            yield f.Announced("died_of", (player,), word=who.gone, rule="dawn.announce")


def janitor_was_here(table: Table) -> bool:
    """Are today's statistics swept away (MP-B15)?"""
    return table.carries("swept")


# --- debate -----------------------------------------------------------------------------------------------


def tell_statistics(rules: Rules, table: Table, command: c.TellStatistics) -> Iterable[f.Fact]:  # noqa: ARG001
    """Answer a request for the current or the initial statistics (MP-A20, MP-G63, MP-G70)."""
    _by_day(table, ph.DEBATE, ph.VOTING, ph.VERDICT)
    if janitor_was_here(table) and (not command.initial or table.options["janitor_hides_initial"]):
        raise Refused("statistics_swept")
    if command.initial:
        yield f.Announced("initial_statistics", counts=table.started, rule="statistics.asked")
    else:
        yield f.Announced("statistics", counts=table.statistics(SIDES), rule="statistics.asked")


def accuse(rules: Rules, table: Table, command: c.Accuse) -> Iterable[f.Fact]:  # noqa: ARG001
    """Note an accusation; a blackmailed player may not accuse his Blackmailer (MP-C40, MP-G35, MP-G38)."""
    _by_day(table, ph.DEBATE)
    if command.by not in table.in_town():
        raise Refused(_why_silent(table, command.by))
    if command.withdrawn:
        if (command.by, command.player) not in table.accused:
            raise Refused("not_accused")
    elif reason := _no_candidate(table, command.player) or _barred(table).get((command.by, command.player)):
        raise Refused(reason, player=command.player)
    yield f.Accused(command.by, command.player, command.withdrawn, rule="debate.accuse")


def candidates(table: Table) -> tuple[int, ...]:
    """Return who may be named in the next vote, in seat order (MP-C42, MP-G35, MP-G47)."""
    players = table.players
    away = () if table.options["vote_on_away"] else table.away()
    able = [player for player in table.ring if players[player].alive and player not in away]
    if table.narrowed:
        able = [player for player in able if player in table.narrowed]
    if table.options["candidates"] == "accused":
        named = {player for _, player in table.accused}
        able = [player for player in able if player in named]
    return tuple(able)


def _why_silent(table: Table, player: int) -> str:
    """Return the reason key why somebody who is not in town may not accuse or vote (MP-A22, MP-B3)."""
    return "actor_away" if player in table.away() else "actor_out"


def _no_candidate(table: Table, player: int) -> str | None:
    if not 0 <= player < len(table.players):
        return "unknown_player"
    if not table[player].alive:
        return "target_out"
    if table.has("away", player) and not table.options["vote_on_away"]:
        return "target_away"
    return None


# --- the vote ---------------------------------------------------------------------------------------------


def open_vote(rules: Rules, table: Table, command: c.OpenVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Open a vote on an elimination or, with the GM's consent or by Prezes' order, a check (MP-C41, MP-C48)."""
    _by_day(table, ph.DEBATE, ph.VERDICT)
    effect = command.effect or table.ordered or ELIMINATION
    if effect not in {ELIMINATION, CHECK}:
        raise Refused("unknown_effect")
    if table.ordered and effect != table.ordered:
        raise Refused("effect_ordered")
    if table.phase == ph.DEBATE and _is_last_tie(table, 0):
        raise Refused("too_many_ties")
    if table.phase == ph.VERDICT:
        _tied(table)
        if effect != CHECK or _is_last_tie(table, 1):
            raise Refused("tie_needs_debate" if effect != CHECK else "too_many_ties")
        yield f.VoteDropped("tie", table.narrowed, rule="verdict.tie")
    able = candidates(table)
    for player in command.candidates:
        if player not in able:
            raise Refused(_no_candidate(table, player) or "not_a_candidate", player=player)
    chosen = tuple(player for player in able if player in command.candidates) if command.candidates else able
    if not chosen:
        raise Refused("no_candidates")
    yield f.VoteOpened(effect, chosen, command.secret, rule="debate.open_vote")
    yield f.PhaseChanged(ph.VOTING, table.number)


def vote(rules: Rules, table: Table, command: c.Vote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Record or correct ballots of players in town (MP-C42, MP-C43, MP-F09, MP-G33, MP-G34, MP-G41)."""
    ballots = _ballots(table, ph.VOTING)
    town = table.in_town()
    barred = _barred(table)
    for voter, choice in command.ballots:
        if voter not in town:
            raise Refused(_why_silent(table, voter), player=voter)
        if choice == TAKEN_BACK:
            continue
        if choice < 0:
            if not table.options["abstain"] and _may_name(barred, ballots, voter):
                raise Refused("must_vote", player=voter)
        elif choice not in ballots.candidates:
            raise Refused(_no_candidate(table, choice) or "not_a_candidate", player=choice)
        elif (voter, choice) in barred:
            raise Refused(barred[voter, choice], player=choice)
    yield f.Balloted(command.ballots, rule="voting.ballot")


def _barred(table: Table) -> dict[tuple[int, int], str]:
    """Return which voter may not name whom, each pair with the reason key (MP-G34, MP-G38)."""
    barred = dict.fromkeys(blackmailed(table), "blackmailed")
    if not table.options["self_vote"]:
        barred.update(((player, player), "not_self") for player in table.ring)
    return barred


def _may_name(barred: dict[tuple[int, int], str], ballots: Ballots, voter: int) -> bool:
    return any((voter, choice) not in barred for choice in ballots.candidates)


def close_vote(rules: Rules, table: Table, command: c.CloseVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Read the result when everybody in town has been asked (MP-C44, MP-G71)."""
    ballots = _ballots(table, ph.VOTING)
    asked = {voter for voter, _ in ballots.cast}
    if not asked.issuperset(table.in_town()):
        raise Refused("not_all_asked")
    yield f.VoteClosed(leaders(ballots, table.options["majority"]), rule="voting.close")
    yield f.PhaseChanged(ph.VERDICT, table.number)


def cancel_vote(rules: Rules, table: Table, command: c.CancelVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Break the vote off; the debate goes on (MP-A24)."""
    _ballots(table, ph.VOTING, ph.VERDICT)
    yield f.VoteDropped("cancelled", table.narrowed, rule="voting.cancel")
    yield f.PhaseChanged(ph.DEBATE, table.number)


# --- the verdict ------------------------------------------------------------------------------------------


def execute(rules: Rules, table: Table, command: c.Execute) -> Iterable[f.Fact]:  # noqa: ARG001
    """Carry out the verdict: an attempt by vote, or the thumb for everybody; the Day ends (MP-C47, MP-C48, MP-C31)."""
    ballots = _ballots(table, ph.VERDICT)
    if len(ballots.leaders) != 1:
        raise Refused("no_verdict")
    (condemned,) = ballots.leaders
    yield f.VoteExecuted(condemned, rule="verdict.execute")
    if ballots.effect == CHECK:
        yield from _check(rules, table, condemned)
        return
    facts, after = reckon(
        rules, table, (f.Attacked(condemned, VOTE, aimed=condemned, rule="verdict.execute"),)
    )
    yield from facts
    dead = after.seated(dead_of(facts))
    yield from announce_dead(after, dead, "executed", "nobody_executed")
    lost_life = not dead and after.has("lost_life", condemned) and not table.has("lost_life", condemned)
    if lost_life and not table.options["saint_lynch_ends_day"]:
        yield f.VoteDropped("survived", table.narrowed, rule="saint.survives")
        yield f.PhaseChanged(ph.DEBATE, table.number)
    else:
        yield f.PhaseChanged(ph.NIGHT, table.number)


def _check(rules: Rules, table: Table, condemned: int) -> Iterable[f.Fact]:
    thumb = looks(rules, table, condemned)
    if table.options["check_result"] == "public":
        yield f.Announced("checked", (condemned,), word=thumb, rule="verdict.check")
    else:
        yield f.Announced("checked_silently", (condemned,), rule="verdict.check")
    if table.options["check_vote_ends_day"]:
        yield f.PhaseChanged(ph.NIGHT, table.number)
    else:
        yield f.VoteDropped("checked", rule="verdict.check")
        yield f.PhaseChanged(ph.DEBATE, table.number)


def reopen(rules: Rules, table: Table, command: c.Reopen) -> Iterable[f.Fact]:  # noqa: ARG001
    """After a tie: debate again, the list possibly narrowed (MP-C45)."""
    _by_day(table, ph.VERDICT)
    _tied(table)
    if _is_last_tie(table, 1):
        raise Refused("too_many_ties")
    for player in command.candidates:
        if reason := _no_candidate(table, player):
            raise Refused(reason, player=player)
    yield f.VoteDropped("tie", command.candidates, rule="verdict.tie")
    yield f.PhaseChanged(ph.DEBATE, table.number)


def close_day(rules: Rules, table: Table, command: c.CloseDay) -> Iterable[f.Fact]:  # noqa: ARG001
    """After a tie, or with nobody to name, the Day may close without a verdict (MP-C45, MP-G36)."""
    _by_day(table, ph.VERDICT, ph.DEBATE)
    if table.phase == ph.VERDICT:
        _tied(table)
        yield f.VoteDropped("tie", rule="verdict.tie")
    elif not table.ties and candidates(table):
        raise Refused("vote_must_happen")
    yield f.Announced("no_verdict", rule="day.closed")
    yield f.PhaseChanged(ph.NIGHT, table.number)


def after_shot(rules: Rules, table: Table, dead: tuple[int, ...]) -> Iterable[f.Fact]:  # noqa: ARG001
    """After Świr's shot the Day ends at once, whatever the result (MP-C31, MP-C52, MP-G72)."""
    if table.phase == ph.DAWN and table.number > 1:
        night = tuple(player for player in unknown_dead(table) if player not in dead)
        yield from announce_dead(table, night, "died_at_night", "nobody_died")
        if table.options["announce_trip"]:
            yield from _train(table)
    yield from announce_dead(table, table.seated(dead), "shot", "nobody_shot")
    yield f.PhaseChanged(ph.NIGHT, table.number)


# --- windows ----------------------------------------------------------------------------------------------


def gate(table: Table, act: Act, holder: int) -> str | None:  # noqa: ARG001
    """Say why an ability cannot be declared at this moment (MP-C46, MP-F22, MP-G31)."""
    if victory(table) is not None and not table.played_on:
        return "game_decided"
    if act.when == "vote":
        return None if table.phase in {ph.VOTING, ph.VERDICT} and table.ballots else "no_vote_open"
    if table.phase in {ph.DAWN, ph.DEBATE}:
        return None
    if table.phase in {ph.VOTING, ph.VERDICT}:
        return "too_late_to_shoot" if table.options["swir_window"] == "before_vote" else None
    return "not_now"


def questions(rules: Rules, table: Table) -> tuple[Prompt, ...]:  # noqa: ARG001
    """Return the open questions of debate, voting and verdict."""
    if table.phase == ph.DEBATE:
        return (Prompt("debate.open_vote", offers=_debate_offers(table), may_pass=False),)
    ballots = table.ballots
    if ballots is None:
        return ()
    if table.phase == ph.VOTING:
        asked = {voter for voter, _ in ballots.cast}
        town = table.in_town()
        waiting = [player for player in table.ring if player in town and player not in asked]
        return ballot_prompts(table, ballots, waiting) if waiting else CLOSE
    if len(ballots.leaders) == 1:
        return EXECUTE
    return (Prompt("verdict.tie", offers=_tie_offers(table, ballots), may_pass=False),)


CLOSE: Final = (Prompt("voting.close", offers=(c.CloseVote(),), may_pass=False),)
EXECUTE: Final = (Prompt("verdict.execute", offers=(c.Execute(),), may_pass=False),)


def ballot_prompt(table: Table, voter: int) -> Prompt:
    """Return the question for whom a player votes, open or to be corrected."""
    if table.ballots is None:
        return Prompt("voting.ballot", by=voter)
    return ballot_prompts(table, table.ballots, (voter,))[0]


def ballot_prompts(table: Table, ballots: Ballots, voters: Iterable[int]) -> tuple[Prompt, ...]:
    """Return the questions for whom these players vote; most have the same choice, so it is made once."""
    named = ballots.candidates
    legal = table.seated(named)
    refused = tuple(
        [
            (player, _no_candidate(table, player) or "not_a_candidate")
            for player in table.ring
            if player not in named
        ]
    )
    may_pass = bool(table.options["abstain"]) or not legal
    barred = _barred(table)
    if barred:
        return tuple(_bound_ballot(table, voter, legal, dict(refused), barred) for voter in voters)
    return tuple(
        [
            Prompt("voting.ballot", voter, SEAT, (voter,), legal, refused, may_pass=may_pass)
            for voter in voters
        ]
    )


def _bound_ballot(
    table: Table,
    voter: int,
    named: tuple[int, ...],
    refused: dict[int, str],
    barred: dict[tuple[int, int], str],
) -> Prompt:
    """Return the question to a voter who may be kept from naming some of the candidates."""
    refused.update((player, barred[voter, player]) for player in named if (voter, player) in barred)
    legal = tuple(player for player in named if player not in refused)
    return Prompt(
        "voting.ballot",
        by=voter,
        pick=SEAT,
        awake=(voter,),
        legal=legal,
        refused=tuple((player, refused[player]) for player in table.ring if player in refused),
        may_pass=bool(table.options["abstain"]) or not legal,
    )


def _debate_offers(table: Table) -> tuple[c.Command, ...]:
    able = candidates(table)
    effects = (table.ordered,) if table.ordered else (ELIMINATION, CHECK)
    votes = tuple(c.OpenVote(effect) for effect in effects) if able and not _is_last_tie(table, 0) else ()
    return votes if able and not table.ties else (*votes, c.CloseDay())


def _tie_offers(table: Table, ballots: Ballots) -> tuple[c.Command, ...]:
    if _is_last_tie(table, 1):
        return (c.CloseDay(),)
    narrow = (c.Reopen(ballots.leaders),) if ballots.leaders else ()
    check = (c.OpenVote(CHECK),) if table.ordered in {"", CHECK} and candidates(table) else ()
    return (*narrow, c.Reopen(), *check, c.CloseDay())


def _is_last_tie(table: Table, more: int) -> bool:
    limit = table.options["max_ties"]
    return limit != "unlimited" and table.ties + more >= int(limit)


def _by_day(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise Refused("wrong_phase")
    if not table.played_on and victory(table) is not None:
        raise Refused("game_decided")


def _ballots(table: Table, *phases: str) -> Ballots:
    _by_day(table, *phases)
    if table.ballots is None:
        raise Refused("no_vote_open")
    return table.ballots


def _tied(table: Table) -> Ballots:
    if table.ballots is None or len(table.ballots.leaders) == 1:
        raise Refused("no_tie")
    return table.ballots
