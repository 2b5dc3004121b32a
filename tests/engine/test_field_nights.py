"""Night calls that go wrong elsewhere: the second holder forgotten, the dead asked, the attacked not woken, roles left out."""

from __future__ import annotations

from typing import Any

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.role import AIMS, KILL, NOTHING
from mafia_gm.rulesets.catalogue import RULESETS
from tests.engine.field import PLAIN, SHOTS, WOLVES, Evening, company

ROLES = [(game, role.key) for game, what in RULESETS.items() for role in what.roles]
CALLED = [
    (game, role)
    for game, role in ROLES
    if any(act.owner == role and act.when == "night" for act in RULESETS[game].under().acts.values())
]
"""Whoever is called in some night by his own name."""
ALL_CALLS: dict[str, dict[str, Any]] = {"mafia_plus": {"tell_saint": True}}
BY_MESSAGE: dict[str, dict[str, Any]] = {"inbox": {"orders": "desk"}}
SPARED = {"maffia": ("mafioso",), "inbox": ("don_1", "thug_1", "bodyguard_1", "mafioso_1")}
"""At whom his own do not shoot."""
GROUPED = [
    (game, group.key) for game, what in RULESETS.items() for group in what.groups if group.roles or group.side
]


def members(evening: Evening, group: str) -> list[int]:
    what = evening.rules.groups[group]
    if what.roles:
        return sorted(player.id for role in what.roles for player in evening.table.holders(role))
    return [player.id for player in evening.table.side(what.side)]


def cast_of(game: str, group: str) -> tuple[str, ...]:
    """Return three who belong to the group, and a town around them."""
    what = next(one for one in RULESETS[game].groups if one.key == group)
    own = what.roles or tuple(role.key for role in RULESETS[game].roles if role.side == what.side)
    plain = next((role for role in own if role.startswith("mafioso")), own[0])
    return company(game, own[0], plain, plain, plain=12)


@pytest.mark.parametrize(("game", "role"), CALLED)
def test_both_holders_of_a_role_are_called_each_for_himself(game: str, role: str) -> None:
    evening = Evening(game, company(game, role, role, plain=12), **ALL_CALLS.get(game, {})).to_night()
    own = [act.key for act in evening.rules.acts.values() if act.owner == role and act.when == "night"]
    called = {call.act for call in evening.calls() if call.act in own}
    assert called
    for act in called:
        assert [call.by for call in evening.calls(act)] == [0, 1], act
    # one of them goes by day: the other is called as before, the dead one only heard
    evening.to_day()
    evening.do(c.Override(0, alive=False))
    evening.to_night()
    for act in called:
        dead, alive = evening.calls(act)
        assert (dead.by, dead.bluff, dead.legal) == (0, "dead", ())
        assert alive.by == 1
        assert alive.bluff != "dead"


@pytest.mark.parametrize(("game", "role"), CALLED)
def test_whoever_was_voted_out_by_day_is_asked_for_no_target(game: str, role: str) -> None:
    evening = Evening(game, company(game, role, plain=12)).to_day()
    evening.do(c.Override(0, alive=False))
    evening.to_night()
    for call in evening.calls():
        if call.by == 0:
            assert (call.bluff, call.legal, call.awake) == ("dead", (), ())
            assert evening.refuses(c.Reply(call.act, 0, (3,))) in {"actor_out", "no_pick_here"}
        assert 0 not in call.awake, call.act
        if call.pick in AIMS and not call.bluff:
            assert 0 not in call.legal, call.act


@pytest.mark.parametrize(
    ("game", "role"), [(game, role) for game, role in CALLED if role not in SPARED.get(game, ())]
)
def test_whoever_was_attacked_earlier_in_the_night_is_woken_all_the_same(game: str, role: str) -> None:
    evening = Evening(game, company(game, role, plain=12)).to_night()
    before = {call.act: (call.bluff, call.awake, call.legal) for call in evening.calls() if call.by == 0}
    shot = next(call for call in evening.calls(SHOTS[game]))
    evening.do(c.Reply(shot.act, shot.by, (0,)))
    after = {call.act: (call.bluff, call.awake, call.legal) for call in evening.calls() if call.by == 0}
    assert after == before
    asked = [prompt for prompt in evening.asked() if prompt.by == 0]
    assert [prompt.act for prompt in asked] == list(before)


@pytest.mark.parametrize(("game", "group"), GROUPED)
def test_a_group_with_one_member_left_wakes_alone_and_acts(game: str, group: str) -> None:
    evening = (
        Evening(game, cast_of(game, group), clans=2)
        if game == "inbox"
        else Evening(game, cast_of(game, group))
    )
    evening.to_day()
    last, *others = [player for player in members(evening, group) if evening.table[player].alive]
    for player in others:
        evening.do(c.Override(player, alive=False))
    evening.to_night()
    for call in evening.calls():
        act = evening.rules.acts[call.act]
        if act.owner != group or act.pick == NOTHING or call.bluff or call.dormant:
            continue
        if act.wakes is None:
            assert call.awake == (last,), call.act
        if act.aim == KILL and call.legal and not act.key.endswith("hunts"):
            target = next(p for p in call.legal if evening.table[p].role == PLAIN[game])
            evening.do(c.Reply(call.act, call.by, (target,)))
            assert evening.died(evening.morning()) == [target]
            return


@pytest.mark.parametrize("game", RULESETS)
def test_without_any_optional_role_the_mafia_kills_and_the_game_goes_on(game: str) -> None:
    evening = Evening(game, company(game, plain=7))
    for _ in range(2):
        evening.to_night()
        shot = evening.calls(SHOTS[game])[0]
        target = next(p for p in shot.legal if evening.table[p].role == PLAIN[game])
        evening.do(c.Reply(shot.act, shot.by, (target,)))
        assert evening.died(evening.morning()) == [target]
    assert len(evening.table.alive) == 7 + len(WOLVES[game]) - 2


@pytest.mark.parametrize(("game", "role"), ROLES)
def test_with_any_one_role_alone_the_mafia_kills(game: str, role: str) -> None:
    """Whatever is dealt besides, a shot at somebody plain is asked for, taken and carried out."""
    evening = Evening(game, company(game, role, plain=9)).to_night()
    shots = evening.calls(SHOTS[game])
    assert len(shots) == 1
    target = max(p for p in shots[0].legal if evening.table[p].role == PLAIN[game])
    evening.do(c.Reply(SHOTS[game], -1, (target,)))
    assert target in evening.died(evening.morning())


@pytest.mark.parametrize("game", RULESETS)
def test_a_night_has_as_many_calls_whoever_is_dead(game: str) -> None:
    """How long a night is does not tell which roles live."""
    roles = tuple(role.key for role in RULESETS[game].roles if not role.key.endswith(("_3", "_4")))
    evening = Evening(game, company(game, *roles, plain=20)).to_day().to_night()
    calls = [(call.act, call.by) for call in evening.calls()]
    for player, role in enumerate(roles):
        one = Evening(game, company(game, *roles, plain=20)).to_day()
        one.do(c.Override(player, alive=False))
        one.to_night()
        assert [(call.act, call.by) for call in one.calls()] == calls, role


@pytest.mark.parametrize(("game", "role"), ROLES)
def test_two_killers_of_one_are_one_death_told_once(game: str, role: str) -> None:
    second = {"mafia_plus": "angel_of_death", "maffia": "avenger", "inbox": "maniac"}[game]
    evening = Evening(game, company(game, role, second, plain=12), **BY_MESSAGE.get(game, {})).to_night()
    if game == "mafia_plus":
        evening.do(c.OverrideToken(0, "mark", 1))
    killers = []
    for call in evening.calls():
        act = evening.rules.acts[call.act]
        if (
            act.aim in {KILL, "mark"}
            and 0 in call.legal
            and not call.bluff
            and call.by != 0
            and act.pick == "seat"
        ):
            evening.do(c.Reply(call.act, call.by, (0,)))
            killers.append(call.act)
    facts = evening.morning()
    died = evening.died(facts)
    assert len(died) == len(set(died)), killers
    told = [
        fact for fact in facts if isinstance(fact, f.Announced) and fact.state == "out" and 0 in fact.players
    ]
    assert len(told) == died.count(0), killers
    if game == "inbox" and len(killers) > 1 and 0 in died:
        named = [fact.word for fact in facts if isinstance(fact, f.Announced) and fact.key == "killed_by"]
        order = [word for key in killers for word in named if key.startswith(word)]
        assert order == named, "in the order in which the orders came, whoever the victim is"


@pytest.mark.parametrize(("game", "role"), ROLES)
def test_the_dead_of_the_day_do_not_die_again_at_night(game: str, role: str) -> None:
    """He is no target by name, and a shot he was the target of before the Game Master took him out finds nobody."""
    evening = Evening(game, company(game, role, plain=12)).to_night()
    shot = evening.calls(SHOTS[game])[0]
    if 0 in shot.legal:
        evening.do(c.Reply(shot.act, shot.by, (0,)))
    evening.do(c.Override(0, alive=False))
    for call in evening.calls():
        assert 0 not in call.legal, call.act
    assert 0 not in evening.died(evening.morning())
    assert not evening.table[0].alive
    if evening.table.ended is None and evening.table.phase == "debate":
        evening.to_night()
        for call in evening.calls():
            assert 0 not in call.legal, call.act
            if call.pick == "seat" and not call.bluff:
                assert evening.refuses(c.Reply(call.act, call.by, (0,))) == "target_out"
