"""Random whole games and what must hold at each of their steps."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from mafia_gm.app.play import answer, random_set
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import HANDLES, Refused, decide, new_table
from mafia_gm.engine.fit import misfit
from mafia_gm.engine.fold import fold, fold_all
from mafia_gm.engine.prompts import HANDS, NOMINATION, interrupts, prompts, steps
from mafia_gm.engine.record import Do as Line
from mafia_gm.engine.record import decoder
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.role import MANY, NOTHING, SEAT, TWO_SEATS
from mafia_gm.engine.tokens import AWAY
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.life import befalls, check_day, check_people, check_unseen
from tests.properties.secrets import with_other_secrets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.options import Options
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules, Ruleset
    from mafia_gm.engine.table import Table

MAX_STEPS: Final = 2500
"""Where a game is stopped that cannot end any more: played on by two who only tie, or left to clans that lynch nobody."""
CARDS: Final = ("deal", "typed", "roll_call")
PLAIN: Final = {"city": "citizen", "mafia": "mafioso", "syndicate": "citizen", "village": "villager"} | {
    "peaceful": "citizen",
    **{f"clan_{clan}": f"mafioso_{clan}" for clan in range(1, 5)},
}
"""Who sits down in the place of a role that is taken out of a set."""


# --- what is played -----------------------------------------------------------------------------------------


def random_options(ruleset: Ruleset, rng: random.Random) -> Options:
    """Return the defaults, or each option with even chances in a random setting."""
    chosen: Options = {}
    if rng.random() < 0.25:
        return chosen
    for option in ruleset.options:
        if rng.random() < 0.5:
            mixed = rng.sample(option.default, len(option.default)) if option.order else ()
            chosen[option.key] = tuple(mixed) if option.order else rng.choice(option.values)
    return chosen


def a_set(
    ruleset: Ruleset, number: int, rng: random.Random, options: Options | None = None
) -> tuple[str, ...]:
    """Return a recommended set; every second time one of its roles, in turn, is replaced by a plain player."""
    deal = ruleset.deals[number % len(ruleset.deals)]
    deal = ruleset.suited(options, deal) if options else deal
    roles = list(random_set(deal, rng))
    turn, removes = divmod(number // len(ruleset.deals), 2)
    if removes:
        place = turn % len(roles)
        sides = {role.key: role.side for role in ruleset.roles}
        roles[place] = PLAIN[sides[roles[place]]]
    return tuple(roles)


class Walk:
    """One random game: the rules, the lines so far, and the table after each."""

    def __init__(
        self,
        number: int,
        game: str = "mafia_plus",
        *,
        options: Options | None = None,
        extras: bool | None = None,
    ) -> None:
        """Prepare game ``number``; nothing is played yet."""
        self.rng = rng = random.Random(number)
        ruleset = RULESETS[game]
        self.seed = number
        self.rules = ruleset.under(random_options(ruleset, rng) if options is None else options)
        self.roles = a_set(ruleset, number, rng, self.rules.options)
        self.cards = CARDS[number % 3]
        self.extras = number % 4 == 3 if extras is None else extras
        """Do people leave, change seats, correct themselves, interrupt each other?"""
        self.lines: list[tuple[c.Command, tuple[f.Fact, ...]]] = []
        self.tables: list[Table] = [new_table(self.rules)]

    @property
    def table(self) -> Table:
        return self.tables[-1]

    def do(self, command: c.Command) -> tuple[f.Fact, ...]:
        """Let a command be done; it must be accepted."""
        facts = decide(self.rules, self.table, command, self.seed)
        self.lines.append((command, facts))
        self.tables.append(fold_all(self.table, facts))
        return facts

    def play(self) -> Iterator[tuple[Table, c.Command, tuple[f.Fact, ...]]]:
        """Play to the end and yield every step: the table before it, the command and its facts."""
        names = tuple(f"Player {number}" for number in range(1, len(self.roles) + 1))
        command: c.Command = c.Open(names, self.roles, self.cards)
        while True:
            before = self.table
            yield before, command, self.do(command)
            if self.table.ended is not None:
                return
            command = self.next_command()
            if len(self.lines) >= MAX_STEPS:
                alone = all(self.table[player].side.startswith("clan_") for player in self.table.alive)
                assert self.table.played_on or alone, f"stuck in {self.table.phase}"
                command = c.StopGame()

    def next_command(self) -> c.Command:
        """Return a random legal answer to what is open, sometimes an interrupt, seldom something out of turn."""
        rules, table, rng = self.rules, self.table, self.rng
        if self.extras and rng.random() < 0.08:
            extra = out_of_turn(rules, table, rng)
            if extra is not None and is_accepted(rules, table, extra):
                return extra
        if rng.random() < 0.1:
            able = [ask for ask in interrupts(rules, table) if ask.legal or ask.pick != SEAT]
            if able:
                return answer(rules, rng.choice(able), rng, passes=0)
        nominations = rules.what.nominations(table)
        approving = c.Approve in rules.what.handles  # everybody may name everybody: somebody has to stop them
        if nominations and rng.random() < (0.3 if approving else 0.7):
            return answer(rules, rng.choice(nominations), rng)
        waiting = prompts(rules, table)
        if approving and waiting[0].offers and rng.random() < 0.2:
            return answer(rules, waiting[0], rng)
        if waiting[0].act == "voting.ballot" and waiting[0].pick != MANY and rng.random() < 0.7:
            given = [answer(rules, ask, rng) for ask in waiting]
            return c.Vote(tuple(pair for one in given if isinstance(one, c.Vote) for pair in one.ballots))
        return answer(rules, rng.choice(waiting), rng)


def out_of_turn(rules: Rules, table: Table, rng: random.Random) -> c.Command | None:
    """Return something that happens at a table beside the questions; it need not be allowed now."""
    anybody = rng.randrange(len(table.players))
    other = rng.randrange(len(table.players))
    if rng.random() < 0.4:
        return befalls(rules, table, rng)
    answered = [ask for ask in steps(rules, table) if ask.answer and not ask.dormant and ask.pick != NOTHING]
    if answered and rng.random() < 0.5:
        again = answer(rules, rng.choice(answered), rng)
        timed = rules.what.by_arrival and isinstance(again, c.Reply) and rng.random() < 0.5
        return replace(again, arrival=rng.uniform(0.5, 30)) if timed else again
    usual: list[c.Command] = [
        c.Accuse(anybody, other),
        c.TellStatistics(rng.random() < 0.5),
        c.CancelVote(),
        c.Vote(((anybody, rng.choice((-2, -1, other))),)),
        c.SetClock(60.0, rng.random() < 0.5),
        c.GiveFloor(anybody),
        c.CountHands(anybody, (other,), (rng.randrange(len(table.players)),)),
        c.Accuse(anybody, other, withdrawn=True),
        c.Approve(anybody, (other, rng.randrange(len(table.players)))),
        c.Write("  Ночь \n была темна. "),
        c.Seance(anybody, "Ищите среди тихих.", rng.random() < 0.8),
        c.Note("Жалоба на ведущего"),
    ]
    known = {*HANDLES, *rules.what.handles}  # of what a game does not take there is nothing to see
    return rng.choice([one for one in usual if type(one) in known])


def is_accepted(rules: Rules, table: Table, command: c.Command) -> bool:
    """Would the rules take the command now?"""
    try:
        decide(rules, table, command)
    except Refused:
        return False
    return True


# --- what must hold -----------------------------------------------------------------------------------------


def check_facts(rules: Rules, before: Table, facts: tuple[f.Fact, ...]) -> None:
    """The dead never act, vote or die again; what is announced is so."""
    table = before
    for fact in facts:
        if type(fact) is f.Answered:
            assert fact.by < 0 or fact.called or before[fact.by].alive, "the dead act"
        elif type(fact) is f.Balloted:
            assert table.ballots is not None
            for voter, choice in fact.ballots:
                assert voter in table.in_town(), "a ballot of nobody's"
                assert choice < 0 or choice in table.ballots.candidates, "a vote for no candidate"
        elif type(fact) is f.HandsCounted:
            check_hands(rules, table, fact)
        elif type(fact) is f.FloorGiven:
            assert table[fact.player].alive
            assert fact.player in (fact.speakers or table.speakers), "who is not nominated speaks"
        elif type(fact) is f.Doubled:
            assert table[fact.voter].alive
        elif type(fact) is f.Died:
            assert table[fact.player].alive, "the dead die again"
            assert table.batch is not None
            assert fact.player not in table.batch.dying, "somebody dies twice"
            assert fact.player in table.batch.living
        elif type(fact) is f.Announced and fact.key == "statistics":
            living = [player.side for player in table.players if player.alive]
            assert fact.counts == tuple(living.count(side) for side in rules.sides)
        table = fold(table, fact)


def check_hands(rules: Rules, table: Table, fact: f.HandsCounted) -> None:
    """Living hands only, for the next candidate or one before him; one a head and round by the usual ruling."""
    ballots = table.ballots
    assert ballots is not None
    assert ballots.candidates.index(fact.player) <= len(ballots.counted)
    for voter in fact.hands:
        assert table[voter].alive, "a hand of the dead"
        if rules.options["votes_per_player"] == "one":
            assert all(choice == fact.player for who, choice in ballots.cast if who == voter), "two hands"
    assert not set(fact.hands) & set(fact.late)


def check_table(rules: Rules, table: Table) -> None:
    """The table's own arithmetic, and tokens that are unique."""
    assert table.alive == tuple(player for player in table.ring if table[player].alive)
    assert sorted(table.ring) == list(range(len(table.players)))
    held: dict[str, tuple[int, ...]] = {}
    for player in table.players:
        if player.role:
            held[player.role] = (*held.get(player.role, ()), player.id)
    assert {role: players for role, players in table.held.items() if players} == held
    assert sum(table.statistics(rules.sides)) <= len(table.alive)
    by_rules = [t for t in table.tokens if t.by >= 0 or t.kind == "lost_life"]  # the others are the GM's word
    carried = [(token.kind, token.holder, token.by, token.note) for token in by_rules]
    once = [one for one in carried if one[0] in {"boarded", "lost_life", "spent"}]
    assert len(once) == len(set(once)), "boarded or spent twice"
    passengers = [token for token in table.tokens if token.kind == AWAY and token.by >= 0]
    assert len(passengers) == len({token.by for token in passengers}), "two trains a night"
    assert table.batch is None, "a batch stays open"


def check_questions(rules: Rules, table: Table, rng: random.Random) -> None:
    """Every open question can be answered; of one of them, all that is offered is taken and the rest refused."""
    if table.ended is not None:
        assert prompts(rules, table) == ()
        assert interrupts(rules, table) == ()
        return
    waiting, able = prompts(rules, table), interrupts(rules, table)
    assert waiting, "nothing is open in a game that goes on"
    for ask in waiting:
        assert ask.offers or ask.legal or ask.choices or ask.may_pass or ask.pick == NOTHING, ask
        assert ask.is_open
    for ask in (*waiting, *able):
        act = rules.acts.get(ask.act)
        if act is not None and act.uses and not ask.bluff:
            assert not table.is_spent(act.key, ask.by), "a used ability is offered again"
        if table.phase in ph.BEFORE:
            continue
        if ask.by >= 0 and not ask.bluff:
            assert table[ask.by].alive, "the dead are asked"
        if not ask.bluff:
            assert set(table.in_town()).issuperset(ask.awake), "somebody is woken who is not there"
        assert set(table.alive).issuperset(ask.legal), "the dead may be chosen"
    ask = rng.choice((*waiting, *able))
    for command in taken_by(ask):
        decide(rules, table, command)
    for command, reason in refused_by(ask):
        assert refusal(rules, table, command) == reason, command
    if table.phase not in ph.BEFORE:
        won = not table.played_on and rules.what.victory(table) is not None
        assert refusal(rules, table, c.StopGame()) == ("game_decided" if won else "")


def taken_by(ask: Prompt) -> list[c.Command]:
    """Return every command by which the question may be answered."""
    if ask.offers:
        return list(ask.offers)
    if ask.act == "deal.card":
        return [c.GiveCard(ask.by, role) for role in ask.choices]
    if ask.act == "deal.role":
        return [c.GiveCard(player, ask.choices[0]) for player in ask.legal]
    if ask.act == HANDS:
        return [c.CountHands(ask.by, hands) for hands in ((), ask.legal, ask.legal[:1])]
    if ask.act == NOMINATION:
        return [c.Accuse(ask.by, player) for player in ask.legal]
    if ask.act == "voting.ballot" and ask.pick == MANY:
        return [c.Approve(ask.by, wanted) for wanted in ((), ask.legal, ask.legal[:1])]
    if ask.act == "voting.ballot":
        choices = (*ask.legal, -1) if ask.may_pass else ask.legal
        return [c.Vote(((ask.by, choice),)) for choice in choices]
    many = ask.pick == TWO_SEATS
    partners = [next((other for other in ask.legal if other != player), player) for player in ask.legal]
    commands: list[c.Command] = [
        c.Reply(ask.act, ask.by, (player, other) if many else (player,))
        for player, other in zip(ask.legal, partners, strict=True)
    ]
    if ask.pick != NOTHING:
        commands += [c.Reply(ask.act, ask.by, (), choice) for choice in ask.choices]
    if ask.pick == NOTHING or ask.may_pass:
        commands.append(c.Reply(ask.act, ask.by))
    return commands


def refused_by(ask: Prompt) -> list[tuple[c.Command, str]]:
    """Return the answers the question refuses, each with its reason."""
    if ask.act == "voting.ballot" and ask.pick == MANY:
        return [(c.Approve(ask.by, (player,)), reason) for player, reason in ask.refused]
    if ask.act == "voting.ballot":
        return [(c.Vote(((ask.by, player),)), reason) for player, reason in ask.refused]
    if ask.act == HANDS:
        return [(c.CountHands(ask.by, (player,)), reason) for player, reason in ask.refused]
    if ask.act == NOMINATION:
        return [(c.Accuse(ask.by, player), reason) for player, reason in ask.refused]
    with_him = ask.legal[:1] if ask.pick == TWO_SEATS else ()
    return [(c.Reply(ask.act, ask.by, (player, *with_him)), reason) for player, reason in ask.refused]


def refusal(rules: Rules, table: Table, command: c.Command) -> str:
    """Return the reason why the command is refused, empty when it is taken."""
    try:
        decide(rules, table, command)
    except Refused as refused:
        return refused.reason
    return ""


def check_secrets(rules: Rules, before: Table, command: c.Command, after: Table, rng: random.Random) -> None:
    """A night answer shows nothing; other secrets behind the same public facts look the same."""
    dark = before.answers and reveal(rules, before).phase == "night"
    if isinstance(command, c.Reply) and before.phase in ph.NIGHTS and dark:
        assert reveal(rules, before) == reveal(rules, after), "a night answer shows"
    if after.ended is None and rng.random() < 0.5:
        assert reveal(rules, after) == reveal(rules, with_other_secrets(after, rng)), "a secret shows"


def check_record(walk: Walk) -> None:
    """Folding the facts again gives every table; a line written and read is the same line."""
    decode = decoder().decode
    table = new_table(walk.rules)
    lines: list[Any] = []
    for number, ((command, facts), after) in enumerate(zip(walk.lines, walk.tables[1:], strict=True), 1):
        line: Any = Line(number, command, facts)
        assert decode(msgspec.json.encode(line)) == line
        lines.append(line)
        table = fold_all(table, facts)
        assert number % 8 or table == after
    assert table == walk.table
    assert misfit(walk.rules, lines) is None


def check_game(number: int, game: str = "mafia_plus") -> Walk:
    """Play game ``number`` and check every step of it; return the game."""
    walk = Walk(number, game)
    for before, command, facts in walk.play():
        check_facts(walk.rules, before, facts)
        check_table(walk.rules, walk.table)
        check_people(before, command, facts, walk.table)
        check_day(walk.table)
        check_unseen(walk.rules, before, command, walk.table)
        if walk.rng.random() < 0.6 or walk.table.ended is not None:
            check_questions(walk.rules, walk.table, walk.rng)
        check_secrets(walk.rules, before, command, walk.table, walk.rng)
    check_record(walk)
    return walk
