"""The nine steps of a night: who is called in which order, and what takes effect when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import Answered, Attacked, Facts, PhaseChanged, Placed, Removed
from mafia_gm.engine.role import CHOICE
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.rulesets.inbox.checks import CHECKS, oopses
from mafia_gm.rulesets.inbox.recruits import asked, asks_nobody, is_read, must_choose, who_asks
from mafia_gm.rulesets.inbox.town import BY_DISEASE, CLANS, TOWN, number_of

if TYPE_CHECKING:
    from mafia_gm.engine.options import Options
    from mafia_gm.engine.table import Player, Table

DISEASE, MORNING = 1, 9


@TOWN.act(
    when="night",
    pick=CHOICE,
    choices=CLANS,
    offered=who_asks,
    asked=must_choose,
    leads_to=("town.offers",),
    required=False,
)
def chooses_don(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Of several requests the Game Master may choose one, where the table wants that (RU-G14)."""
    return ()


@TOWN.act(
    when="night",
    pick=CHOICE,
    choices=("agrees", "refuses"),
    asked=is_read,
    wakes=asked,
    idle=asks_nobody,
    required=False,
)
def offers(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Whom a clan wants to recruit may refuse, where the table wants that (RU-G17).

    At a table it is read out every night, or all would hear that somebody is wanted.
    """
    return ()


def _each(name: str) -> tuple[str, ...]:
    """Return an act key for each clan: ``don_{}.checks``."""
    return tuple(name.format(number_of(clan)) for clan in CLANS)


def calls(options: Options, phase: str) -> tuple[str, ...]:
    """Return whom the Game Master calls, in order (RU-A7, RU-G08, RU-G11, RU-G14, RU-G17)."""
    if phase != ph.NIGHT:
        return ()
    decides = ["clan_{}.kills"]
    if options["murder_by"] == "named":
        decides.append("clan_{}.appoints")
    if options["mafia_hunt"] != "off":
        decides += ["clan_{}.sends", "clan_{}.hunts"]
    return (
        "town.falls_asleep",
        *_each("clan_{}.meets"),
        "lottery.volunteers",
        "lottery.hunts",
        *_each("thug_{}.beats"),
        "prostitute.invites",
        "sexual_maniac.invites",
        "commissar.checks",
        "commissar.shoots",
        *(key for clan in CLANS for key in _both(number_of(clan))),
        *_each("bodyguard_{}.covers"),
        *(name.format(number_of(clan)) for clan in CLANS for name in decides),
        # who is sent hunting does not recruit: these come when that is known
        *(("town.chooses_don",) if options["recruit_choice"] == "gm" else ()),
        *(("town.offers",) if options["recruit_refusal"] else ()),
        "maniac.kills",
        "doctor.heals",
    )


def _both(clan: int) -> tuple[str, str]:
    return f"don_{clan}.checks", f"don_{clan}.recruits"


def effects(options: Options, phase: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG001
    """Return what takes effect in which step: 0 the lottery and who is sent hunting, 1 … 9 as in the text (RU-A6, RU-C10…C18)."""
    if phase != ph.NIGHT:
        return ()
    return (
        (
            "lottery.volunteers",
            *_each("clan_{}.sends"),
            *_each("clan_{}.appoints"),
            "town.chooses_don",
            "town.offers",
        ),
        (),
        _each("thug_{}.beats"),
        ("prostitute.invites", "sexual_maniac.invites"),
        ("commissar.checks", *_each("don_{}.checks")),
        _each("don_{}.recruits"),
        _each("bodyguard_{}.covers"),
        (
            *_each("clan_{}.kills"),
            *_each("clan_{}.hunts"),
            "maniac.kills",
            "lottery.hunts",
            "commissar.shoots",
        ),
        ("doctor.heals",),
        (),
    )


def besides(table: Table, step: int) -> Facts:
    """Return what a step brings beside the orders: the disease, упс, and in the morning the dead (RU-C11, RU-C18)."""
    if step == DISEASE:
        return _falls_ill(table)
    if step == CHECKS:
        return oopses(table)
    return _dies(table) if step == MORNING else ()


def _falls_ill(table: Table) -> Facts:
    """Those infected last night and not healed lie exhausted (RU-C11, RU-F32)."""
    for token in table.tokens:
        if token.kind == "infected":
            yield Removed("infected", token.holder, by=token.by, rule="town.disease")
            if table[token.holder].alive:
                yield Placed(Token("sick", token.holder, token.by, until=DUSK), rule="town.disease")


def _dies(table: Table) -> Facts:
    """Whoever still has a hit, or the disease, is dead in the morning (RU-C18)."""
    hits = [(t.holder, t.note, t.by) for t in table.tokens if t.kind == "hit"]
    for token in table.tokens:
        if token.kind == "sick":
            hit = Token("hit", token.holder, token.by, until=DUSK, note=BY_DISEASE)
            yield Placed(hit, rule="town.disease")
            hits.append((token.holder, BY_DISEASE, token.by))
    for player, cause, by in hits:
        yield Attacked(player, cause, by, aimed=player, rule="town.morning")


GROUNDS: Final = {
    "town.disease": ("RU-C11", "RU-C18"),
    "town.oops": ("RU-A11", "RU-C14"),
    "town.covers": ("RU-B9", "RU-C16"),
    "commissar.wears_vest": ("RU-B1", "RU-C16"),
    "town.morning": ("RU-C18",),
}
"""The clauses by which things happen that nobody has ordered."""


def after_night(table: Table) -> PhaseChanged:
    """After a night the morning of the same number (RU-A5)."""
    return PhaseChanged(ph.DAWN, table.number, rule="night.ends")


def first(options: Options) -> PhaseChanged:
    """The game opens with Night 1, or with a Day (RU-A5, RU-G60)."""
    return PhaseChanged(ph.DEBATE if options["start_with"] == "day" else ph.NIGHT, 1, rule="deal.begin")
