"""The Мафия of the inboxes: one to four clans against the peaceful, orders by time of arrival, a night of nine steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import PhaseChanged
from mafia_gm.engine.phases import Phases
from mafia_gm.engine.prompts import Prompt
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.inbox import night, victory
from mafia_gm.rulesets.inbox.characters import ROLES
from mafia_gm.rulesets.inbox.checks import heirs
from mafia_gm.rulesets.inbox.deals import DEALS, FEWEST, MOST, suited, warnings
from mafia_gm.rulesets.inbox.groups import CLAN_GROUPS, LOTTERY
from mafia_gm.rulesets.inbox.notices import notices
from mafia_gm.rulesets.inbox.options import OPTIONS
from mafia_gm.rulesets.inbox.roles import commissar
from mafia_gm.rulesets.inbox.shields import shields
from mafia_gm.rulesets.inbox.town import GM, SIDES, TOWN, unasked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

PHASES: Final = Phases(
    {
        ph.SETUP: (ph.DEAL,),
        ph.DEAL: (ph.NIGHT, ph.DEBATE),
        ph.NIGHT: (ph.DAWN, ph.END),
        ph.DAWN: (ph.DEBATE, ph.END),
        ph.DEBATE: (ph.VERDICT, ph.NIGHT, ph.END),
        ph.VOTING: (ph.VERDICT, ph.END),
        ph.VERDICT: (ph.NIGHT, ph.VOTING, ph.DEBATE, ph.END),
        ph.END: (),
    }
)
"""RU-A5, RU-C30."""


def _after_dawn(rules: Rules, table: Table) -> Iterable[Fact]:  # noqa: ARG001
    yield PhaseChanged(ph.DEBATE, table.number, rule="dawn.announce")


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
    handles={},
    questions=lambda *_: (),
    ballot=lambda _, voter: Prompt("voting.ballot", by=voter),
    gate=commissar.gate,
    absent=lambda _: (),
    after_dawn=_after_dawn,
    after_shot=lambda *_: (),
    after_night=night.after_night,
    first=night.first,
    outfit=commissar.outfit,
    nightfall=commissar.nightfall,
    by_arrival=True,
    besides=night.besides,
    may_end=lambda options: bool(options["orders"] == "desk"),
    notices=notices,
    stands_in=heirs,
    invented=True,
    ahead=0,
    unasked=unasked,
    leaving=(GM,),
    side=victory.side,
    suited=suited,
    deals=DEALS,
    warnings=warnings,
    limits=(FEWEST, MOST),
)
