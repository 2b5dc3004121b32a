"""Whatever befalls whoever at whatever moment: it is taken or refused, it is what it says, and the game goes on to its end."""

from __future__ import annotations

import copy
import os
import random
from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from mafia_gm.app.journal import Journal
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.tokens import SPENT
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.life import check_day, check_people, check_unseen
from tests.properties.walks import Walk, check_facts, check_questions, check_record, check_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.engine.tokens import Token

PATIENCE: Final = 1500
"""After so many steps a game that is played on is stopped."""
LONG: Final = 400
"""After so many steps of an evening nothing new befalls anybody."""


def befallings(rules: Rules, table: Table, rng: random.Random) -> Iterator[Command]:
    """Yield everything that may happen to everybody."""
    people = range(len(table.players))
    for one in people:
        other = rng.choice(people)
        roles = rng.sample(list(rules.roles), 2)
        yield from (c.Leave(one, reason) for reason in rules.what.leaving)
        yield c.ComeBack(one)
        yield c.Override(one, alive=not table[one].alive)
        yield c.SwapSeats(one, other)
        yield c.ChangeCards(((one, table[other].role), (other, table[one].role)))
        yield from (c.ChangeCards(((one, role),)) for role in roles)
        yield c.Arrive("Late", roles[0], one)
        yield c.Rename(one, table[other].name)
        for kind in rules.kinds.values():
            if kind.by_hand:
                note = rng.choice(list(rules.acts)) if kind.key == SPENT else ""
                by = other if kind.card else -1
                yield c.OverrideToken(one, kind.key, rng.randint(0, kind.most), by, note)


def forked(walk: Walk, rng: random.Random) -> Walk:
    """Return the same game, to be gone on with in another way."""
    other = copy.copy(walk)
    other.lines, other.tables, other.rng = [*walk.lines], [*walk.tables], rng
    return other


# --- what must hold ------------------------------------------------------------------------------------------------


def check_step(
    walk: Walk, before: Table, command: Command, facts: tuple[f.Fact, ...], rng: random.Random
) -> None:
    """What must hold of every step of every game, and of the win check and the dawn."""
    table, rules = walk.table, walk.rules
    check_facts(rules, before, facts)
    check_table(rules, table)
    check_people(before, command, facts, table)
    check_day(table)
    check_unseen(rules, before, command, table)
    check_questions(rules, table, rng)
    check_won(rules, table)
    if before.phase == ph.DAWN != table.phase and not (table.ended or rules.what.victory(table)):
        assert table.expected == (), "a dawn is over, and a latecomer stands"


def won(rules: Rules, table: Table) -> str | None:
    """Return who has won, counted anew: a side's key, ``draw``, or None (MP-D1, RU-D1…D3, SV-D1…D5)."""
    living = Counter(table[player].side for player in table.alive)
    everybody, options = sum(living.values()), table.options
    if rules.what.key == "mafia_plus":
        core = [side for side in ("city", "mafia") if living[side]]
        return None if len(core) == 2 else core[0] if core else "draw"
    if not everybody:
        return "draw"
    if rules.what.key == "inbox":
        clans = [side for side in living if side.startswith("clan_")]
        if not clans:
            return "peaceful" if living["peaceful"] else "maniac" if everybody == 1 else None
        mafs = living[clans[0]]
        enough = mafs == everybody if options["mafia_win"] == "total" else 2 * mafs >= everybody
        return clans[0] if len(clans) == 1 and enough else None
    mafia = living["mafia"]
    if not mafia:
        return "avengers" if living["avengers"] == everybody else "village"
    row = rules.what.tonight(options, len(table.roles))
    if mafia == 1 and row["org_rule"] and len(table.held.get("mafioso", ())) > 1:
        return "village"
    majority = options["mafia_win"] == "majority"
    return "mafia" if 2 * mafia > everybody or (2 * mafia == everybody and not majority) else None


def check_won(rules: Rules, table: Table) -> None:
    """The win check is the rule book's, the end is proposed before anything else, and nobody wins who may not."""
    if table.phase in ph.BEFORE:
        return
    found, outcome = rules.what.victory(table), won(rules, table)
    assert (found.outcome if found else None) == outcome
    if table.ended is not None or found is None:
        return
    asked = prompts(rules, table)[0].act == "end.confirm"
    assert asked is not (table.played_on or table.phase == ph.DAWN), "the end is not proposed"
    for player in found.winners:
        who = table[player]
        assert not (table.options.get("leaver_wins") == "never" and who.left and who.gone != "gm")
        if who.side == "syndicate" and table.options["syndicate_win"] == "each":
            assert who.alive or (who.left and table.options["leaver_wins"] == "always")


def carried(table: Table) -> Counter[Token]:
    """Return what everybody carries; a question asked in advance lapses for good (RU-C35)."""
    return Counter(token for token in table.tokens if token.kind != "question")


def check_left(before: Table, command: c.Leave, facts: tuple[f.Fact, ...], after: Table) -> None:
    """He alone is gone: nobody dies of it, nobody carries another thing, what is open of and for him lapses."""
    one, options = command.player, before.options
    if after[one].alive:  # a Swedish night
        assert [type(fact) for fact in facts] == [f.Placed]
        assert after.alive == before.alive
        return
    assert after[one].left
    if options.get("leaving_triggers"):
        return
    assert not any(isinstance(fact, f.Attacked | f.Died | f.Spared) for fact in facts)
    assert set(after.alive) == set(before.alive) - {one}
    others = {t for t in before.tokens if t.holder != one} ^ {t for t in after.tokens if t.holder != one}
    if options.get("leaving_ends_day") and after.phase == ph.NIGHT != before.phase:
        return
    assert others == set()
    assert (after.phase, after.number, after.answers) == (before.phase, before.number, before.answers)
    if before.ballots is not None and after.ballots is not None:
        stands = before.ballots.closed or options.get("leaver_ballots") == "stand"
        left = [(who, whom) for who, whom in before.ballots.cast if whom != one and (stands or who != one)]
        assert list(after.ballots.cast) == left
        assert [p for p in before.ballots.candidates if p != one] == list(after.ballots.candidates)
        assert after.ballots.closed == before.ballots.closed


def check_there_and_back(walk: Walk, command: Command, before: Table) -> None:
    """Who goes and comes back at once carries what he carried, and is asked what he was asked."""
    if isinstance(command, c.Leave):
        back: Command = c.ComeBack(command.player)
    elif isinstance(command, c.Override) and not command.alive:
        back = c.Override(command.player, alive=True)
    elif isinstance(command, c.SwapSeats):
        back = command
    else:
        return
    if walk.table.phase != before.phase or walk.table.options.get("leaving_triggers"):
        return
    there = forked(walk, walk.rng)
    there.do(back)
    after = there.table
    assert carried(after) == carried(before)
    assert (after.alive, after.ring, after.held) == (before.alive, before.ring, before.held)
    assert after.answers == before.answers
    for was, now in zip(before.players, after.players, strict=True):
        seen = {"shown": now.shown, "shown_role": now.shown_role, "shown_side": now.shown_side}
        assert replace(was, **seen) == now
        assert was.shown == now.shown or (before.phase == ph.DAWN and was.shown == "away")
    if before.phase in ph.NIGHTS:
        assert prompts(there.rules, after) == prompts(there.rules, before)
    if isinstance(command, c.SwapSeats):
        assert after == before


def check_undo(walk: Walk, before: Table, command: Command, facts: tuple[f.Fact, ...]) -> None:
    """Taken back, the table is as it was; brought again, as it became."""
    journal = Journal((before,)).do(1, command, facts)
    assert journal.table == walk.table
    assert journal.undo().table == before
    assert journal.undo().redo().table == walk.table


def check_moment(walk: Walk, rng: random.Random, *, played: float, some: float) -> int:
    """Let some of all that may happen to everybody happen now, and play on some of these games to their ends."""
    taken, before = 0, walk.table
    for command in befallings(walk.rules, before, rng):
        if rng.random() >= some:
            continue
        now = forked(walk, rng)
        try:
            facts = now.do(command)
        except Refused:
            continue
        taken += 1
        try:
            check_step(now, before, command, facts, rng)
            check_undo(now, before, command, facts)
            if isinstance(command, c.Leave):
                check_left(before, command, facts, now.table)
            check_there_and_back(now, command, before)
            if rng.random() < played:
                play_on(now, rng)
        except BaseException as error:
            error.add_note(f"{command} in {before.phase} {before.number}")
            raise
    return taken


def play_on(walk: Walk, rng: random.Random) -> None:
    """Play the game to its end; whatever the end is, it is one."""
    last = len(walk.lines) + PATIENCE
    while walk.table.ended is None:
        before = walk.table
        won = walk.rules.what.victory(before) is not None and not before.played_on
        stopped = c.EndGame() if won and before.phase != ph.DAWN else c.StopGame()
        command = (
            walk.next_command() if len(walk.lines) < last or (won and before.phase == ph.DAWN) else stopped
        )
        facts = walk.do(command)
        check_step(walk, before, command, facts, rng)
    check_record(walk)


def check_evening(number: int, game: str, *, played: float, some: float) -> int:
    """Play a random game; at each new kind of moment let something happen to everybody; return how much was taken."""
    walk, rng = Walk(number, game, extras=number % 3 == 0), random.Random(number)
    seen: set[tuple[str, str, bool]] = set()
    taken = 0
    for _ in walk.play():
        table = walk.table
        if table.ended is not None or table.phase == ph.SETUP or len(walk.lines) > LONG:
            continue
        moment = (table.phase, prompts(walk.rules, table)[0].act, len(table.alive) < len(table.players))
        if moment not in seen:
            seen.add(moment)
            taken += check_moment(walk, rng, played=played, some=some)
    return taken


@pytest.mark.parametrize("number", [0, 1, 3, 7, 14])
@pytest.mark.parametrize("game", RULESETS)
def test_the_game_goes_on_whatever_befalls_whoever(game: str, number: int) -> None:
    assert check_evening(number, game, played=0.01, some=0.05) > 20


@pytest.mark.campaign
@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("part", range(int(os.environ.get("CAMPAIGN_PARTS", "400"))))
def test_many_more_games_go_on_whatever_befalls_whoever(game: str, part: int) -> None:
    check_evening(100_000 + part, game, played=0.02, some=0.5)
