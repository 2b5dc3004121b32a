"""What several sentences of the Мафия share: sides and clans, causes of death, who can act and who can be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.facts import Attacked, Facts, Removed, Voided
from mafia_gm.engine.resolve import dies_once
from mafia_gm.engine.role import NOTHING, Group
from mafia_gm.engine.tokens import HOLDER, Kind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.table import Player, Table

PEACEFUL: Final = "peaceful"
MANIAC: Final = "maniac"
MOST_CLANS: Final = 4
CLANS: Final = tuple(f"clan_{number}" for number in range(1, MOST_CLANS + 1))
SIDES: Final = (PEACEFUL, *CLANS, MANIAC)
"""The peaceful, the clans, and the maniacs where each of them plays for himself (RU-A1, RU-G62)."""

# Causes of death beside the clans' own keys (RU-A13).
BY_MANIAC: Final = "maniac"
BY_COMMISSAR: Final = "commissar"
BY_HUNT: Final = "hunt"
BY_DISEASE: Final = "disease"
LYNCH: Final = "lynch"
GM: Final = "gm"

TOWN = Group(
    "town",
    tokens=(
        Kind("beaten", look="away"),
        Kind("hit", look="shot"),
        Kind("hunting", look="info"),
        Kind("last", card=HOLDER),
        Kind("fallen"),
        Kind("seance"),
    ),
)


@TOWN.act(when="night", pick=NOTHING)
def falls_asleep(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Night falls: the Game Master awaits the orders (RU-A6, RU-A7)."""
    return ()


@TOWN.bends(Attacked)
def is_dying(table: Table, attempt: Attacked) -> Facts | None:
    """A player dies once, whoever has killed him; the report names them all (RU-A13, RU-G63)."""
    return dies_once(table, attempt, "town.is_dying")


# --- clans --------------------------------------------------------------------------------------------------


def number_of(clan: str) -> int:
    """Return the number of a clan, or of any key that ends in one: ``clan_2``, ``don_2``."""
    return int(clan.rpartition("_")[2])


def is_maf(player: Player) -> bool:
    """Is he a маф? A recruited Комиссар is not (RU-B15)."""
    return player.side in CLANS


def members(table: Table, clan: str) -> tuple[Player, ...]:
    """Return the living мафы of a clan."""
    return table.side(clan)


def inbox(table: Table, clan: str) -> tuple[Player, ...]:
    """Return who is in a clan's inbox, in seat order: its living мафы and a Комиссар it has recruited (RU-B15).

    The clan takes him for one of its own; where it may name its own, he may be named, and it is in vain.
    """
    recruits = {t.holder for t in table.tokens if t.kind == "recruit" and t.note == clan}
    return tuple([one for one in table.people() if one.alive and (one.side == clan or one.id in recruits)])


def mates(table: Table, player: int) -> tuple[int, ...]:
    """Return the other members of a мафа's clan, in seat order: they know each other from the beginning (RU-A3)."""
    side = table[player].side
    if not is_maf(table[player]):
        return ()
    return table.seated([one.id for one in members(table, side) if one.id != player])


def is_first_night(table: Table) -> bool:
    """Is this the first night of the game (RU-A5, RU-G60)?"""
    return table.number == (2 if table.options["start_with"] == "day" else 1)


def sent_hunting(table: Table) -> set[int]:
    """Return who is a hunter tonight by the answers so far, drawn or sent by his clan (RU-C10)."""
    hunters = set()
    for answer in table.answers:
        if answer.act == "lottery.volunteers" and answer.shown:
            hunters.add(int(answer.shown))
        elif answer.act.endswith(".sends"):
            hunters.update(answer.picks)
    return hunters


# --- states -------------------------------------------------------------------------------------------------


def host_of(table: Table, player: int) -> int:
    """Return at whose place the player is a guest tonight, -1 if he is none (RU-C13)."""
    token = table.token("guest", player)
    return token.by if token is not None else -1


def guest_of(table: Table, host: int) -> int:
    """Return who is the player's guest tonight, -1 if nobody is."""
    return next((t.holder for t in table.tokens if t.kind == "guest" and t.by == host), -1)


def is_findable(table: Table, player: int) -> bool:
    """Can he be found by those who want something of him: alive, not beaten, nobody's guest (RU-C2)?"""
    return table[player].alive and not table.has("beaten", player) and not table.has("guest", player)


def hinders(table: Table, me: Player, target: int = -1) -> str:
    """Return why he cannot do what he wants of the target: dead, beaten, sick, a guest elsewhere (RU-C3, RU-C4)."""
    if not me.alive:
        return "actor_out"
    if table.has("beaten", me.id):
        return "actor_beaten"
    if table.has("sick", me.id):
        return "actor_sick"
    host = host_of(table, me.id)
    return "actor_guest" if host >= 0 and target not in {host, me.id} else ""


def stops(table: Table, me: Player, target: int = -1) -> str:
    """Return why he does not act by his role tonight: he hunts, he has lost it, or he is hindered (RU-C10, RU-B16)."""
    if table.has("hunting", me.id):
        return "actor_hunts"
    return "actor_recruited" if has_lost_role(table, me) else hinders(table, me, target)


def has_lost_role(table: Table, me: Player) -> bool:
    """Has he become a plain маф by a recruitment, where the table wants that (RU-G13)?"""
    return not table.options["recruit_keeps_role"] and is_maf(me) and table.has("recruit", me.id)


def voided(answer: Answered, reason: str, rule: str = "") -> Voided:
    """Return that the order has come to nothing."""
    player = answer.picks[0] if answer.picks else -1
    return Voided(answer.act, answer.by, player, reason, rule=rule or answer.act)


def lost_role(table: Table, awake: tuple[Player, ...]) -> str:
    """Say that he has lost his role by a recruitment, and is called for show (RU-G13)."""
    return "recruited" if any(has_lost_role(table, me) for me in awake) else ""


# --- two nights running -------------------------------------------------------------------------------------


def unasked(table: Table) -> Facts:
    """A night has passed: what was done in the one before it is forgotten, and done again it is anew (RU-C5)."""
    for token in table.tokens:
        if token.kind == "last":
            yield Removed("last", token.holder, by=token.by, rule="town.forgets")


def not_twice(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
    """Not the same one two nights running (RU-B2, RU-B3, RU-F29, RU-F30, RU-G28, RU-G44)."""
    mine = [me.id for me in awake]
    return {t.by: "same_as_last_night" for t in table.tokens if t.kind == "last" and t.holder in mine}


def not_self(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """Another player, not himself (RU-B1, RU-B3, RU-B5)."""
    return {me.id: "not_self" for me in awake}
