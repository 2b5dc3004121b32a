"""The Swedish Maffia: two sides, eight characters, speeches in one's own defence and hands that are counted."""

from __future__ import annotations

from typing import Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.options import Options
from mafia_gm.engine.phases import Phases
from mafia_gm.engine.prompts import Prompt
from mafia_gm.engine.role import Role, Sentence
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.maffia import dawn, day, vote
from mafia_gm.rulesets.maffia.ballots import nominees
from mafia_gm.rulesets.maffia.characters import ROLES
from mafia_gm.rulesets.maffia.deals import DEALS, FEWEST, MOST, suited, tonight, warnings
from mafia_gm.rulesets.maffia.groups import AVENGERS, FREEMASONS, MAFIA_GROUP
from mafia_gm.rulesets.maffia.options import OPTIONS
from mafia_gm.rulesets.maffia.roles import doctor
from mafia_gm.rulesets.maffia.town import AVENGERS as OWN_SIDE
from mafia_gm.rulesets.maffia.town import LEAVES, SIDES, TOWN, unasked
from mafia_gm.rulesets.maffia.victory import survivors, victory

PHASES: Final = Phases(
    {
        ph.SETUP: (ph.DEAL,),
        ph.DEAL: (ph.NIGHT_ZERO,),
        ph.NIGHT_ZERO: (ph.NIGHT, ph.DAWN, ph.END),
        ph.NIGHT: (ph.DAWN, ph.END),
        ph.DAWN: (ph.DEBATE, ph.NIGHT, ph.END),
        ph.DEBATE: (ph.DEFENCE, ph.NIGHT, ph.END),
        ph.DEFENCE: (ph.VOTING, ph.DEBATE, ph.END),
        ph.VOTING: (ph.VERDICT, ph.DEBATE, ph.END),
        ph.VERDICT: (ph.NIGHT, ph.VOTING, ph.DEFENCE, ph.DEBATE, ph.END),
        ph.END: (),
    }
)
"""SV-A18."""


def calls(options: Options, phase: str) -> tuple[str, ...]:
    """Return whom the Game Master calls, in order (SV-A3, SV-A4, SV-G01, SV-G05)."""
    if phase == ph.NIGHT_ZERO:
        early = ("mafia.kills_early",) if options["night0_kill"] else ()
        return ("town.falls_asleep", "mafia.meets", *early, "freemasons.meet", "detective.begins")
    again = ("freemasons.meet_again",) if options["freemasons_wake"] == "every_night" else ()
    return (
        "town.sleeps",
        "mafia.kills",
        *again,
        "doctor.heals",
        "sheriff.checks",
        "avengers.kill",
        "mover.moves",
        "detective.compares",
    )


def effects(options: Options, phase: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG001
    """Return what takes effect together: the doctor first, then the two killings, then memory (SV-C4, SV-C5)."""
    if phase == ph.NIGHT_ZERO:
        return (("mafia.kills_early", "detective.begins"),)
    return (("doctor.heals", "mafia.kills", "avengers.kill", "detective.compares"),)


def shields(options: Options) -> tuple[Sentence, ...]:  # noqa: ARG001
    """Return what bends an attempt: nobody dies twice, the doctor saves (SV-C5)."""
    return (TOWN.shields["town.is_dying"], doctor.ROLE.shields["doctor.saves"])


def side(options: Options, role: Role) -> str:
    """Return the side of a card; the avengers' is the villagers' or their own (SV-G12)."""
    return OWN_SIDE if role.key == "avenger" and options["avenger_side"] == "own" else role.side


RULESET: Final = Ruleset(
    key="maffia",
    name="Maffia",
    sides=SIDES,
    roles=ROLES,
    groups=(TOWN, MAFIA_GROUP, FREEMASONS, AVENGERS),
    options=OPTIONS,
    phases=PHASES,
    calls=calls,
    effects=effects,
    morning=("mover.moves",),
    shields=shields,
    victory=victory,
    survivors=survivors,
    handles={
        c.Accuse: vote.accuse,
        c.GiveFloor: vote.give_floor,
        c.OpenVote: vote.open_vote,
        c.CountHands: vote.count_hands,
        c.CloseVote: vote.close_vote,
        c.CancelVote: vote.cancel_vote,
        c.Execute: vote.execute,
        c.CloseDay: vote.close_day,
        c.Leave: dawn.leave,
        c.ComeBack: dawn.come_back,
        c.Override: dawn.override,
    },
    questions=day.questions,
    ballot=lambda _, voter: Prompt("voting.ballot", by=voter),
    gate=lambda *_: "not_now",
    absent=lambda _: (),
    after_dawn=dawn.after_dawn,
    after_shot=lambda *_: (),
    after_night=dawn.after_night,
    ahead=0,
    unasked=unasked,
    named=nominees,
    nominations=day.nominations,
    hands=day.hands,
    seconds=day.seconds,
    leaving=LEAVES,
    leaving_is_death=True,
    dawn_tells=True,
    tonight=tonight,
    side=side,
    suited=suited,
    deals=DEALS,
    warnings=warnings,
    limits=(FEWEST, MOST),
    shorthand={"avenger": "avengers", "freemason": "freemasons"},
)
