"""MAFIA+ by Rafał Kwiecień (CC BY 4.0): three factions, 23 characters."""

from __future__ import annotations

from typing import Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.life import LEAVING
from mafia_gm.engine.options import Options
from mafia_gm.engine.phases import Phases
from mafia_gm.engine.role import Sentence
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.mafia_plus import dawn, day, leaving, vote
from mafia_gm.rulesets.mafia_plus.characters import ROLES, acts_in
from mafia_gm.rulesets.mafia_plus.deals import DEALS, warnings
from mafia_gm.rulesets.mafia_plus.groups import MAFIA_GROUP
from mafia_gm.rulesets.mafia_plus.options import OPTIONS
from mafia_gm.rulesets.mafia_plus.roles import barman, bodyguard, doctor, saint
from mafia_gm.rulesets.mafia_plus.town import SECOND_SHOT, SHOOTS, SIDES, TOWN, absent, bonds
from mafia_gm.rulesets.mafia_plus.victory import survivors, victory

PHASES: Final = Phases(
    {
        ph.SETUP: (ph.DEAL,),
        ph.DEAL: (ph.NIGHT_ZERO,),
        ph.NIGHT_ZERO: (ph.DAWN, ph.END),
        ph.NIGHT: (ph.DAWN, ph.END),
        ph.DAWN: (ph.DEBATE, ph.NIGHT, ph.END),
        ph.DEBATE: (ph.VOTING, ph.NIGHT, ph.END),
        ph.VOTING: (ph.VERDICT, ph.DEBATE, ph.NIGHT, ph.END),
        ph.VERDICT: (ph.NIGHT, ph.DEBATE, ph.VOTING, ph.END),
        ph.END: (),
    }
)
"""MP-A24."""


def calls(options: Options, phase: str) -> tuple[str, ...]:
    """Return whom the Game Master calls, in order (MP-A7, MP-A12, MP-G03, MP-G04, MP-G64)."""
    if phase == ph.NIGHT_ZERO:
        return ("town.falls_asleep", "mafia.meets", *acts_in(phase, options["night0_order"]))
    acts = acts_in(phase, options["night_order"])
    last = ("saint.learns",) if options["tell_saint"] else ()
    if options["second_shot_when"] == "at_once":
        return ("town.sleeps", SHOOTS, SECOND_SHOT, *acts, *last)
    return ("town.sleeps", SHOOTS, *acts, SECOND_SHOT, *last)


def effects(options: Options, phase: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG001
    """Return what takes effect together: heals and pours first, then bullet 1, bullet 2, Angel (MP-C2, MP-C11)."""
    if phase == ph.NIGHT_ZERO:
        return (("bodyguard.guards", "blackmailer.blackmails", "boss_blackmailer.blackmails"),)
    return (("doctor.heals", "barman.pours", "janitor.sweeps", SHOOTS, SECOND_SHOT, "angel_of_death.marks"),)


def shields(options: Options) -> tuple[Sentence, ...]:  # noqa: ARG001
    """Return what bends an attempt, in order: shift, away, dead, dying, healed, guarded, second life (MP-C5)."""
    return (
        barman.ROLE.shields["barman.shifts"],
        TOWN.shields["town.is_away"],
        TOWN.shields["town.is_out"],
        TOWN.shields["town.is_dying"],
        doctor.ROLE.shields["doctor.saves"],
        bodyguard.ROLE.shields["bodyguard.sacrifices"],
        saint.ROLE.shields["saint.survives"],
    )


RULESET: Final = Ruleset(
    key="mafia_plus",
    name="MAFIA+",
    sides=SIDES,
    roles=ROLES,
    groups=(TOWN, MAFIA_GROUP),
    options=OPTIONS,
    phases=PHASES,
    calls=calls,
    effects=effects,
    morning=("railwayman.sends",),
    shields=shields,
    victory=victory,
    survivors=survivors,
    handles={
        c.TellStatistics: vote.tell_statistics,
        c.Accuse: vote.accuse,
        c.OpenVote: vote.open_vote,
        c.Vote: vote.vote,
        c.CloseVote: vote.close_vote,
        c.CancelVote: vote.cancel_vote,
        c.Execute: vote.execute,
        c.Reopen: vote.reopen,
        c.CloseDay: vote.close_day,
        c.Leave: leaving.leave,
        c.ComeBack: leaving.come_back,
        c.Override: leaving.override,
        c.OverrideToken: leaving.override_token,
    },
    questions=day.questions,
    ballot=day.ballot_prompt,
    gate=day.gate,
    absent=absent,
    after_dawn=dawn.after_dawn,
    after_shot=dawn.after_shot,
    statistics={"statistics": False, "initial_statistics": True},
    bonds=bonds,
    landing=barman.landing,
    leaving=LEAVING,
    deals=DEALS,
    warnings=warnings,
    shorthand={"daughter": "presidents_daughter", "second": SECOND_SHOT},
)
