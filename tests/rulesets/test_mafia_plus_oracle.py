"""Random batches against a second reckoning written from the clauses alone (MP-C4…C13, MP-C20…C29, MP-C60)."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from mafia_gm.app.scenario.play import seat_name
from mafia_gm.app.scenarios import Scenario, run
from mafia_gm.rulesets.mafia_plus import RULESET
from tests.rulesets.mafia_plus_oracle import Batch, Position

MAFIA = ["mafia_boss", "coquette", "janitor", "blackmailer", "mafioso"]
LIVELY = [
    "terrorist",
    "terrorist_plus",
    "bodyguard",
    "saint",
    "gun_shop_owner",
    "mayor",
    "barman",
    "doctor",
    "angel_of_death",
]
OTHERS = ["railwayman", "detective", "madman", "citizen", "citizen", "president", "cursed_infantry"]
SIDES = {role.key: role.side for role in RULESET.roles}


def position(draw: random.Random) -> tuple[Position, list[str]]:
    """Return a random position and its ``given`` words."""
    lively = draw.sample(LIVELY, draw.randint(3, 7))
    if {"terrorist", "terrorist_plus"} <= set(lively):
        lively.remove("terrorist")
    roles = [
        "mafia_boss",
        *draw.sample(MAFIA[1:], draw.randint(0, 2)),
        *lively,
        *draw.sample(OTHERS, draw.randint(1, 4)),
    ]
    draw.shuffle(roles)
    seats = range(len(roles))
    living = {seat for seat in seats if draw.random() < 0.8 or roles[seat] in {"mafia_boss", "madman"}}
    at = Position(roles, living)
    if living and draw.random() < 0.4:
        at.away = {draw.choice(sorted(living))}
    for seat in living:
        if draw.random() < 0.4:
            at.marks[seat] = draw.randint(1, 3)
        if roles[seat] == "saint" and draw.random() < 0.4:
            at.lost.add(seat)
    guard = at.seat("bodyguard")
    if guard >= 0:
        at.ward = draw.choice([seat for seat in seats if seat != guard])
    words = [f"{seat_name(seat)} dead" for seat in seats if seat not in living]
    words += [f"{seat_name(seat)} away" for seat in at.away]
    words += [f"{seat_name(seat)} marks {count}" for seat, count in at.marks.items()]
    words += [f"{seat_name(seat)} lost life" for seat in at.lost]
    words += [f"ward {seat_name(at.ward)}"] if at.ward >= 0 else []
    return at, words


def same(at: Position, given_: list[str], when: list[str], dead: set[int], more: list[str]) -> None:
    """Play it and compare: who dies, who lives, lives and marks."""
    names = [seat_name(seat) for seat in range(len(at.roles))]
    living = [at.roles[seat] for seat in at.living - dead]
    counts = [sum(SIDES[role] == side for role in living) for side in RULESET.sides]
    then = [
        f"dead {' '.join(names[seat] for seat in sorted(dead)) or 'none'}",
        "stats " + "-".join(map(str, counts)),
    ]
    if (saint := at.seat("saint")) >= 0:
        then.append(f"lives {names[saint]} {1 if saint in at.lost else 2}")
    then += [f"marks {names[seat]} {count}" for seat, count in at.marks.items()]
    seats = [f"{name} {role}" for name, role in zip(names, at.roles, strict=True)]
    case = Scenario(id="random", title="t", seats=seats, given=given_, when=when, then=[*then, *more])
    assert run(RULESET, case) == [], case


def eventful(draw: random.Random, at: Position, among: list[int]) -> int:
    """Return one of these, sooner one of whom more comes than one death."""
    telling = [
        s
        for s in among
        if s == at.ward or at.roles[s] in {"gun_shop_owner", "terrorist", "terrorist_plus", "saint"}
    ]
    return draw.choice([*among, *telling, *telling, *telling])


def decided(at: Position) -> bool:
    sides = {SIDES[at.roles[seat]] for seat in at.living}
    return not {"city", "mafia"} <= sides


@settings(max_examples=600)
@given(st.integers(0, 2**32))
def test_nights(seed: int) -> None:
    """Every night comes out as the clauses say, in whatever order it is typed in."""
    draw = random.Random(seed)
    at, words = position(draw)
    if decided(at):
        return
    town = sorted(at.living - at.away)
    acting = {at.roles[seat] for seat in town}
    when, attempts, step, second = [], [], 0, -1
    name = seat_name
    if "barman" in acting and draw.random() < 0.6:
        step = draw.choice([1, -1])
        when.append(f"barman {'left' if step > 0 else 'right'}")
    if "doctor" in acting:
        at.healed = draw.choice(sorted(at.living))
        when.append(f"doctor {name(at.healed)}")
    passenger = -1
    if "railwayman" in acting:
        passenger = draw.choice([-1, *(s for s in at.living - at.away if at.roles[s] != "railwayman")])
        when += [f"railwayman {name(passenger)}"] if passenger >= 0 else []
    if any(SIDES[role] == "mafia" for role in acting):
        aim = eventful(draw, at, town)
        when.append(f"mafia {name(aim)}")
        attempts.append((at.next(aim, step, at.living) if step else aim, "mafia"))
        second = draw.choice([-1, eventful(draw, at, [s for s in town if at.roles[s] != "gun_shop_owner"])])
    if "angel_of_death" in acting:
        marked = eventful(draw, at, [s for s in town if at.marks.get(s, 0) % 2] or town)
        when.append(f"angel_of_death {name(marked)}")
        at.marks[marked] = at.marks.get(marked, 0) + 1
        if at.marks[marked] % 2 == 0:
            attempts.append((marked, "angel"))
    draw.shuffle(when)
    batch = Batch(at, second=(second, step))
    dead = batch.run(*attempts)
    if batch.owner_shot and second >= 0:
        when.append(f"second {name(second)}")
    away = name(passenger) if passenger >= 0 and passenger not in dead else "none"
    same(at, ["night 2", *words], [*when, "dawn"], dead, [f"away {away}"])


@settings(max_examples=600)
@given(st.integers(0, 2**32))
def test_verdicts(seed: int) -> None:
    """So does every vote, Burmistrz and his voters included."""
    draw = random.Random(seed)
    at, words = position(draw)
    if decided(at):
        return
    town = sorted(at.living - at.away)
    favourites = draw.sample(town, min(2, len(town)))
    ballots = {voter: draw.choice(favourites) for voter in town if draw.random() < 0.8}
    votes = {seat: list(ballots.values()).count(seat) for seat in favourites}
    most = [seat for seat in favourites if votes[seat] == max(votes.values())]
    when = [f"vote {seat_name(voter)}>{seat_name(seat)}" for voter, seat in ballots.items()]
    dead: set[int] = set()
    if ballots and len(most) == 1:
        dead = Batch(at, ballots).run((most[0], "vote"))
        when.append("execute")
        more = ["phase night 2"]
    else:
        when += [f"abstain {seat_name(town[0])}"] if not ballots else []
        when.append("close")
        more = ["prompt verdict.tie"]
    same(at, ["day 2", *words], when, dead, more)


@settings(max_examples=600)
@given(st.integers(0, 2**32))
def test_shots(seed: int) -> None:
    """And every shot of Świr."""
    draw = random.Random(seed)
    at, words = position(draw)
    town = sorted(at.living - at.away)
    if decided(at) or at.seat("madman") not in town:
        return
    target = draw.choice(town)
    same(
        at,
        ["day 2", *words],
        [f"madman {seat_name(target)}"],
        Batch(at).run((target, "swir")),
        ["phase night 2"],
    )
