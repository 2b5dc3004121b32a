"""The evening that is being set up, as one frozen value that the pages show and change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do, new_table
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.i18n import known
from mafia_gm.ui.setup.value import DEAL, TYPED, WAYS, Before, SetUp

if TYPE_CHECKING:
    from mafia_gm.engine.deals import Deal, Slot
    from mafia_gm.engine.ruleset import Ruleset

CLANS: Final = "clans"
"""The ruling how many clans play, in a game that has several."""
FEWEST: Final = 3
"""A table below this number of players plays nothing."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """The evening as far as it has been set up."""

    ruleset: str
    title: str
    screen: str
    spoken: str
    projector: str
    names: tuple[str, ...]
    roles: tuple[str, ...]
    prefer: tuple[str, ...]
    own: bool
    options: dict[str, Any]
    cards: str
    row: str = ""
    """Key of the recommended set taken, where the rule book has several for a number of players."""

    @property
    def rules(self) -> Ruleset:
        """The rule set being played."""
        return RULESETS[self.ruleset]

    @property
    def deal(self) -> Deal | None:
        """The recommended set for this number of players as the table's rulings have it, if there is one."""
        return _fit(self.rows, self.row)

    @property
    def rows(self) -> tuple[Deal, ...]:
        """All recommended sets for this number of players: one, or one and its alternatives."""
        deals = (deal for deal in self.rules.deals if deal.players == len(self.names))
        return tuple(self.rules.suited(self.options, deal) for deal in deals)

    @property
    def counter(self) -> tuple[int, ...]:
        """How many cards of each side the set has."""
        sides = self.sides_of
        count = Counter(sides[role] for role in self.roles)
        return tuple(count[side] for side in self.sides)

    @property
    def sides_of(self) -> dict[str, str]:
        """The side of every character, as the table rules."""
        return {role.key: self.rules.side(self.options, role) for role in self.rules.roles}

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that characters of this game are on, as the table rules."""
        taken = frozenset(self.sides_of.values())
        return tuple(side for side in self.rules.sides if side in taken and self.plays(side))

    def plays(self, side: str) -> bool:
        """Does the side take part, where the table rules how many clans there are (RU-G01)?"""
        number, clans = side.rpartition("_")[2], self.options.get(CLANS)
        if clans is None or not number.isdecimal():
            return True
        return int(number) <= clans and (self.own or int(number) <= self.clans)

    @property
    def clans(self) -> int:
        """How many clans the set has; a suggestion for few players may have fewer than the table's ruling."""
        return len({role.rpartition("_")[2] for role in self.roles if role[-1:].isdecimal()})

    @property
    def changed(self) -> tuple[str, ...]:
        """Keys of the rulings that are not their defaults, in the rule book's order."""
        return tuple(
            option.key for option in self.rules.options if self.options[option.key] != option.default
        )

    def with_names(self, names: Iterable[str]) -> Draft:
        """Seat these people; a recommended set follows their number."""
        return replace(self, names=tuple(names)).recomposed()

    def with_roles(self, roles: Iterable[str], *, own: bool) -> Draft:
        """Take this set."""
        taken = ordered(self.rules, roles)
        kept = tuple(role for role in self.prefer if role not in taken)
        return replace(self, roles=taken, own=own, prefer=(*taken, *kept))

    def recomposed(self) -> Draft:
        """Make the set anew for the number of players, with the alternatives taken so far."""
        if self.own:
            return self
        return replace(self, roles=composed(self.rules, len(self.names), self.prefer, self.row, self.options))

    def with_row(self, key: str) -> Draft:
        """Take another of the recommended sets."""
        return replace(self, row=key, own=False).recomposed()

    def with_ruling(self, key: str, value: Any) -> Draft:
        """Rule a point of the game this way."""
        draft = replace(self, options=self.options | {key: value})
        if key == CLANS:
            sides = draft.sides_of
            draft = replace(draft, roles=tuple(role for role in draft.roles if draft.plays(sides[role])))
        return draft.recomposed() if draft.deal != self.deal else draft

    def with_set(self, ruleset: str, roles: tuple[str, ...], options: dict[str, Any]) -> Draft:
        """Play this game by these rulings, with this set if there is one; rulings not named take their defaults."""
        rules = RULESETS[ruleset]
        settled = rules.defaults() | {
            option.key: option.settled(options[option.key])
            for option in rules.options
            if option.key in options
        }
        own = bool(roles) and is_own(rules, roles, settled)
        cards = ordered(rules, roles) if own else ()
        row = row_of(rules, roles, settled)
        changed = replace(self, ruleset=ruleset, options=settled, prefer=roles, own=own, roles=cards, row=row)
        return changed.recomposed()

    def done(self) -> SetUp:
        """Return the finished set-up."""
        fields = {field: getattr(self, field) for field in SetUp.__struct_fields__}
        return SetUp(**fields)


def begin(before: Before) -> Draft:
    """Return the first draft: what is remembered, and the rule book's recommendation for the rest."""
    rules = RULESETS.get(before.ruleset) or next(iter(RULESETS.values()))
    accepted = {
        option.key: option.settled(before.options[option.key])
        for option in rules.options
        if option.key in before.options and option.accepts(before.options[option.key])
    }
    cast = {role.key for role in rules.roles}
    prefer = tuple(role for role in before.prefer if role in cast)
    settled = rules.defaults() | accepted
    draft = Draft(
        ruleset=rules.key,
        title=before.title,
        screen=known(before.screen),
        spoken=known(before.spoken or before.screen),
        projector=known(before.projector or before.spoken or before.screen),
        names=before.names,
        roles=ordered(rules, prefer) if before.own else (),
        prefer=prefer,
        own=before.own,
        options=settled,
        cards=before.cards if before.cards in WAYS else DEAL,
        row=row_of(rules, prefer, settled),
    )
    return draft.recomposed()


def ordered(rules: Ruleset, roles: Iterable[str]) -> tuple[str, ...]:
    """Return the characters in rule-book order."""
    place = {role.key: number for number, role in enumerate(rules.roles)}
    return tuple(sorted(roles, key=place.__getitem__))


def composed(
    rules: Ruleset,
    players: int,
    prefer: tuple[str, ...] = (),
    row: str = "",
    options: dict[str, Any] | None = None,
) -> tuple[str, ...]:
    """Return the recommended set for the number of players, or the nearest one cut or filled with plain cards."""
    if not rules.deals or players < 1:
        return ()
    near = min((deal.players for deal in rules.deals), key=lambda one: (abs(one - players), one))
    found = _fit(tuple(deal for deal in rules.deals if deal.players == near), row)
    assert found is not None
    deal = rules.suited(rules.defaults() | (options or {}), found)

    def choice(slot: Slot) -> tuple[str, ...]:
        return tuple(sorted(slot.roles, key=lambda role: _place(prefer, role))[: slot.pick])

    roles = list(deal.roles(choice))
    if len(roles) > players:
        bosses = {one.key for one in rules.roles if one.boss}
        roles = sorted(roles, key=lambda role: role not in bosses)[:players]
    plain = max(rules.roles, key=lambda role: role.copies).key
    roles += [plain] * (players - len(roles))
    return ordered(rules, roles)


def row_of(rules: Ruleset, roles: tuple[str, ...], options: dict[str, Any]) -> str:
    """Return the key of the recommended set that these cards are, an empty one if they are none with a key."""
    for deal in rules.deals:
        if deal.key and deal.players == len(roles):
            dealt = rules.suited(rules.defaults() | options, deal).roles()
            if sorted(dealt) == sorted(roles):
                return deal.key
    return ""


def is_own(rules: Ruleset, roles: tuple[str, ...], options: dict[str, Any]) -> bool:
    """Are these cards a set of the table's own, and none that is recommended for so many players?"""
    recommended = composed(rules, len(roles), roles, row_of(rules, roles, options), options)
    return sorted(recommended) != sorted(roles)


def _fit(deals: tuple[Deal, ...], row: str) -> Deal | None:
    """Return the set with this key, else the first."""
    return next((deal for deal in deals if deal.key == row), deals[0] if deals else None)


def _place(prefer: tuple[str, ...], role: str) -> int:
    return prefer.index(role) if role in prefer else len(prefer)


def warnings(draft: Draft) -> tuple[str, ...]:
    """Return what is odd about the set, as keys of the narration (MP-G68)."""
    found = draft.rules.warnings(draft.roles)
    lacks_a_side = any(f"no_{side}" in found for side in draft.rules.sides)
    return (*found, "won_at_deal") if not lacks_a_side and is_won(draft) else found


def is_won(draft: Draft) -> bool:
    """Is the game over as soon as these cards are dealt?"""
    rules = draft.rules.under(draft.options)
    table = new_table(rules)
    names = tuple(str(number) for number, _ in enumerate(draft.roles, 1))
    if not names:
        return False
    for command in (
        c.Open(names, draft.roles, TYPED),
        *(c.GiveCard(player, role) for player, role in enumerate(draft.roles)),
    ):
        table = do(rules, table, command)[1]
    return draft.rules.victory(table) is not None
