"""Random evenings beside an independent reckoning of nights, hands and ends (SV-C1…C8, SV-C24…C26, SV-D1…D6)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mafia_gm.app.play import random_set
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do, new_table
from mafia_gm.engine.prompts import HANDS, prompts, steps
from mafia_gm.engine.ruleset import Rules
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.maffia import RULESET
from tests.rulesets.maffia_book import TABLE
from tests.rulesets.maffia_oracle import Night, may_treat, morning, winner

ORGANISED = {
    players: line.split(" | ")[4] == "Ja"
    for line in TABLE.strip().splitlines()
    for players in range(int(line.split("-")[0]), int(line.split(" ")[0].split("-")[1]) + 1)
}
CHOICES = {
    "mafia_win": ("parity", "majority"),
    "doctor_vs_avenger": (False, True),
    "mafia_may_kill_own": (False, True),
    "org_rule": ("table", True, False),
    "hang_needs": ("plurality", "majority"),
    "votes_per_player": ("one", "many"),
}


class Evening:
    """A game by chance; every morning, vote and end is reckoned a second time."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        options = {key: rng.choice(values) for key, values in CHOICES.items()} if seed % 3 else {}
        self.rules: Rules = RULESET.under(options)
        roles = list(random_set(RULESET.deals[seed * 7 % len(RULESET.deals)], rng))
        wanted = ("doctor", "mover", "avenger")[seed % 3]
        if wanted not in roles:
            roles[roles.index("villager")] = wanted
        self.table: Table = new_table(self.rules)
        self.do(c.Open(tuple(f"P{n}" for n in range(len(roles))), tuple(roles)), c.Deal(), c.Begin())
        self.before: Night | None = None
        self.hanged = 0

    def do(self, *commands: c.Command) -> None:
        for command in commands:
            _, self.table = do(self.rules, self.table, command, 5)

    @property
    def living(self) -> frozenset[int]:
        return frozenset(player.id for player in self.table.players if player.alive)

    def winner(self) -> str:
        sides = Counter(player.side for player in self.table.players if player.alive)
        ruling = self.rules.options["org_rule"]
        organised = ORGANISED[len(self.table.players)] if ruling == "table" else bool(ruling)
        majority = self.rules.options["mafia_win"] == "majority"
        return winner(sides["mafia"], sides["village"], organised=organised, majority=majority)

    def night(self) -> None:
        """Play one night and compare the morning."""
        rng, start, picked = self.rng, self.table, dict[str, tuple[int, ...]]()
        left: set[int] = set()
        saves = self.rules.options["doctor_vs_avenger"]
        while waiting := [step for step in steps(self.rules, self.table) if step.is_open]:
            ask = waiting[0]
            if ask.act == "doctor.heals" and not ask.bluff:
                legal = [
                    player for player in self.living if may_treat(player, self.before, from_avengers=saves)
                ]
                assert sorted(ask.legal) == sorted(legal)
            picks: tuple[int, ...] = ()
            if ask.legal and rng.random() < 0.85:
                favoured = [player for player in ask.legal if player % 3 == start.number % 3] or list(
                    ask.legal
                )
                picks = tuple(rng.sample(ask.legal, 2) if ask.pick == "two_seats" else [rng.choice(favoured)])
            picked[ask.act] = picks
            self.do(c.Reply(ask.act, ask.by, picks))
            if rng.random() < 0.01 and (able := sorted(self.living - left)):
                left.add(able[0])
                self.do(c.Leave(able[0], rng.choice(("safety", "cheated"))))
        night = Night(
            victim=next(iter(picked.get("mafia.kills", ())), None),
            saved=next(iter(picked.get("doctor.heals", ())), None),
            avenged=next(iter(picked.get("avengers.kill", ())), None),
            moved=(pair[0], pair[1]) if (pair := picked.get("mover.moves", ())) else None,
            left=frozenset(left),
        )
        if start.phase == "night_zero":
            self.do(c.Dawn())
            for player in left:  # they are told in the first morning; here they go by day instead
                self.do(c.Override(player, alive=False))
            return
        wanted = morning(night, start.ring, self.living, from_avengers=saves)
        living = self.living
        self.do(c.Dawn(), c.Announce())
        assert living - self.living == {*wanted.dead} & living
        assert self.table.ring == wanted.ring
        keys = [line.key for line in self.table.lines]
        assert ("attempted_murder" in keys) is wanted.attempt
        assert ("died_at_night" in keys) is bool(living - self.living)
        assert ("nobody_died" in keys) is not (wanted.attempt or living - self.living)
        assert ("seats_swapped" in keys) is (wanted.ring != start.ring)
        self.before = night

    def day(self) -> None:
        """Nominate, speak and vote; compare who hangs."""
        rng = self.rng
        for player in sorted(self.living):
            if rng.random() < 0.5:
                self.do(c.Accuse(player, rng.choice(sorted(self.living))))
        if not self.rules.what.named(self.table):
            self.do(c.CloseDay())
            return
        self.do(c.GiveFloor(self.rules.what.named(self.table)[0]), c.OpenVote())
        for round_ in (1, 2):
            condemned, tied = self.vote()
            if len(condemned) == 1:
                self.do(c.Execute())
                assert not self.table[condemned[0]].alive
                return
            if not tied or round_ == 2:
                self.do(c.CloseDay())
                return
            self.do(c.OpenVote())
            assert self.table.ballots is not None
            assert set(self.table.ballots.candidates) == set(condemned)

    def vote(self) -> tuple[list[int], bool]:
        count, used = Counter[int](), set[int]()
        many = self.rules.options["votes_per_player"] == "many"
        while (ask := prompts(self.rules, self.table)[0]).act == HANDS:
            free = sorted(self.living if many else self.living - used)
            hands = tuple(player for player in free if self.rng.random() < 0.3)
            used |= {*hands}
            count[ask.by] = len(hands)
            self.do(c.CountHands(ask.by, hands))
        self.do(c.CloseVote())
        most = max(count.values())
        enough = 2 * most > len(self.living) if self.rules.options["hang_needs"] == "majority" else most > 0
        leaders = [player for player, votes in count.items() if votes == most] if enough else []
        assert self.table.ballots is not None
        assert sorted(self.table.ballots.leaders) == sorted(leaders)
        return leaders, len(leaders) > 1


@pytest.mark.parametrize("part", range(20))
def test_an_evening_is_as_reckoned(part: int) -> None:
    for seed in range(part * 10, part * 10 + 10):
        evening = Evening(seed)
        for _ in range(80):
            won = evening.rules.what.victory(evening.table)
            assert (won.outcome if won else "") == evening.winner()
            if won:
                break
            if evening.table.phase in {"night", "night_zero"}:
                evening.night()
            else:
                evening.day()
        else:
            raise AssertionError(seed)
