"""The Мафия of the inboxes: one to four clans against the peaceful, orders by time of arrival, a night of nine steps."""

from __future__ import annotations

from typing import Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.life import LEAVING
from mafia_gm.engine.phases import Phases
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.inbox import advance, dawn, day, leaving, night, seance, victory, vote
from mafia_gm.rulesets.inbox.ballots import nominees
from mafia_gm.rulesets.inbox.characters import ROLES
from mafia_gm.rulesets.inbox.checks import heirs
from mafia_gm.rulesets.inbox.deals import DEALS, FEWEST, MOST, suited, warnings
from mafia_gm.rulesets.inbox.groups import CLAN_GROUPS, LOTTERY
from mafia_gm.rulesets.inbox.notices import notices
from mafia_gm.rulesets.inbox.options import OPTIONS
from mafia_gm.rulesets.inbox.report import as_told
from mafia_gm.rulesets.inbox.roles import commissar
from mafia_gm.rulesets.inbox.shields import shields
from mafia_gm.rulesets.inbox.town import GM, SIDES, TOWN, mates, unasked

PHASES: Final = Phases(
    {
        ph.SETUP: (ph.DEAL,),
        ph.DEAL: (ph.NIGHT, ph.DEBATE),
        ph.NIGHT: (ph.DAWN, ph.END),
        ph.DAWN: (ph.DEBATE, ph.END),
        ph.DEBATE: (ph.VERDICT, ph.NIGHT, ph.END),
        ph.VOTING: (ph.VERDICT, ph.NIGHT, ph.END),
        ph.VERDICT: (ph.NIGHT, ph.VOTING, ph.END),
        ph.END: (),
    }
)
"""RU-A5, RU-C30."""


RULESET: Final = Ruleset(
    key="inbox",
    name="Мафия",
    sides=SIDES,
    roles=ROLES,
    groups=(TOWN, LOTTERY, *CLAN_GROUPS),
    options=OPTIONS,
    phases=PHASES,
    calls=night.calls,
    effects=night.effects,
    morning=(),
    shields=shields,
    victory=victory.victory,
    survivors=victory.survivors,
    handles={
        c.Accuse: vote.accuse,
        c.Approve: vote.approve,
        c.CloseVote: vote.close_vote,
        c.Reopen: vote.reopen,
        c.Execute: vote.execute,
        c.CloseDay: vote.close_day,
        c.Leave: leaving.leave,
        c.Override: leaving.override,
        c.ComeBack: leaving.come_back,
        c.ChangeCards: leaving.change_cards,
        c.Write: seance.write,
        c.Seance: seance.seance,
    },
    draws=frozenset({c.CloseVote}),
    questions=day.questions,
    ballot=day.ballot,
    gate=advance.gate,
    absent=lambda _: (),
    after_dawn=dawn.after_dawn,
    after_shot=lambda *_: (),
    after_night=night.after_night,
    first=night.first,
    outfit=commissar.outfit,
    nightfall=advance.nightfall,
    by_arrival=True,
    besides=night.besides,
    may_end=lambda options: bool(options["orders"] == "desk"),
    notices=notices,
    knows=mates,
    stands_in=heirs,
    grounds=night.GROUNDS,
    invented=True,
    ahead=0,
    unasked=unasked,
    named=nominees,
    nominations=day.nominations,
    leaving=(GM, *LEAVING),
    as_told=as_told,
    dawn_tells=True,
    side=victory.side,
    suited=suited,
    deals=DEALS,
    warnings=warnings,
    limits=(FEWEST, MOST),
)
