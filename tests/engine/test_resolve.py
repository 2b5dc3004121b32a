"""Bend, happen, follow: the order of attempts, one death each, and a pure preview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.app.scenario.given import position, seats_of
from mafia_gm.app.scenario.play import Play
from mafia_gm.app.scenario.when import atoms, carry_out
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import do
from mafia_gm.engine.resolve import dead_of, reckon, reckon_night
from mafia_gm.engine.role import Role
from mafia_gm.engine.tokens import Kind, Token
from mafia_gm.rulesets.mafia_plus import RULESET

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table


def at(seats: list[str], given: list[str], when: list[str], **options: object) -> Play:
    rules = RULESET.under(options)
    play = position(rules, seats_of(rules, seats), given)
    for atom in atoms(rules, when):
        carry_out(play, atom)
    return play


CASCADE = ["A mayor", "B terrorist", "C saint", "D bodyguard", "E citizen", "F mafia_boss"]


def attempts(facts: list[f.Fact]) -> list[tuple[str, int]]:
    return [(fact.cause, fact.player) for fact in facts if isinstance(fact, f.Attacked)]


def test_a_batch_opens_on_a_snapshot_and_applies_its_deaths_when_it_closes() -> None:
    """MP-C12, MP-C20."""
    play = at(CASCADE, ["night 2", "F marks 1", "E dead", "C away"], ["mafia D"])
    facts, after = reckon_night(play.rules, play.table)
    assert facts[0] == f.BatchOpened((0, 1, 2, 3, 5), (2,))
    assert [type(fact) for fact in facts[-2:]] == [f.BatchClosed, f.PhaseChanged]
    assert dead_of(facts) == (3,)
    assert not after[3].alive
    assert after.batch is None


def test_the_preview_changes_nothing_and_foretells_the_dawn() -> None:
    play = at(CASCADE, ["night 2"], ["mafia B"])
    before = play.table
    foretold = reckon_night(play.rules, play.table)
    assert play.table == before
    carry_out(play, atoms(play.rules, ["dawn"])[0])
    assert dead_of(play.facts) == dead_of(foretold[0])


def test_attempts_are_met_first_in_first_out() -> None:
    """Vote, then revenge clockwise, then the blast (MP-C28, MP-C60)."""
    when = ["vote B>A C>A E>A", "execute"]
    play = at(CASCADE, ["day 2", "ward E"], when)
    assert attempts(play.facts) == [
        ("vote", 0), ("mayor", 1), ("mayor", 2), ("mayor", 4), ("mayor", 3), ("blast", 2),
    ]  # fmt: skip
    assert dead_of(play.facts) == (0, 1, 3, 2)


def test_waves_apply_deaths_between_the_waves() -> None:
    """MP-G60."""
    play = at(CASCADE, ["day 2", "ward E"], ["vote B>A C>A E>A", "execute"], cascade="waves")
    opened = [fact for fact in play.facts if isinstance(fact, f.BatchOpened)]
    assert [len(batch.living) for batch in opened] == [6, 5, 3]


def test_whoever_is_dying_dies_once() -> None:
    """MP-C23."""
    play = at(CASCADE, ["day 2"], [])
    twice = [f.Attacked(4, "vote"), f.Attacked(4, "mayor")]
    facts, after = reckon(play.rules, play.table, twice)
    assert dead_of(facts) == (4,)
    assert [fact.rule for fact in facts if isinstance(fact, f.Spared)] == ["town.is_dying"]
    assert not after[4].alive


def test_a_change_of_phase_comes_after_the_deaths() -> None:
    play = at(CASCADE, ["day 2"], [])
    facts, after = reckon(play.rules, play.table, [f.PhaseChanged("night", 2), f.Attacked(4, "vote")])
    assert isinstance(facts[-1], f.PhaseChanged)
    assert (after.phase, after[4].alive) == ("night", False)


def test_every_death_and_every_escape_names_its_sentence() -> None:
    play = at(CASCADE, ["day 2", "ward E"], ["vote B>A C>A E>A", "execute"])
    for fact in play.facts:
        if isinstance(fact, f.Died | f.Spared | f.Attacked | f.Placed):
            assert fact.rule


def test_a_call_that_was_only_heard_has_no_effect() -> None:
    seats = ["A doctor", "B citizen", "C mafia_boss"]
    play = at(seats, ["night 2", "A dead"], ["mafia B"])
    _, table = do(play.rules, play.table, c.Reply("doctor.heals", 0))
    facts, _ = reckon_night(play.rules, table)
    assert dead_of(facts) == (1,)


def test_a_character_may_answer_whoever_dies() -> None:
    """No printed character does; the word for it is kept for those that a table invents."""
    mourner = Role("citizen", side="city", card="4♡", copies=6, tokens=(Kind("mourned"),))

    @mourner.on_any(f.Died)
    def mourns(table: Table, me: Player, death: f.Died) -> f.Facts:
        """Whenever somebody else dies, he mourns him."""
        if me.id != death.player and table[me.id].alive:
            yield f.Placed(Token("mourned", death.player, me.id), rule="citizen.mourns")

    others = tuple(mourner if role.key == "citizen" else role for role in RULESET.roles)
    rules = replace(RULESET, roles=others).under()
    seats = ["A citizen", "B citizen", "C citizen", "D mafia_boss", "E doctor"]
    play = position(rules, seats_of(rules, seats), ["night 2", "C dead"])
    for atom in atoms(rules, ["mafia E"]):
        carry_out(play, atom)
    facts, after = reckon_night(rules, play.table)
    assert dead_of(facts) == (4,)
    assert [(token.holder, token.by) for token in after.tokens if token.kind == "mourned"] == [(4, 0), (4, 1)]
    nobody = rules.cast(("mafia_boss", "doctor"))
    assert nobody.any == {f.Died: ()}, "where the character does not play nobody asks"
