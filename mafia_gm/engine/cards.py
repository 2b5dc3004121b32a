"""Cards that turn out to be others: what was done by them goes with them, and their questions are asked anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.calls import GROUP, call_of
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.life import outfit_of
from mafia_gm.engine.needs import Refused, need_player
from mafia_gm.engine.tokens import GIVER, HOLDER, SPENT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.engine.tokens import Token


def change_cards(rules: Rules, table: Table, command: c.ChangeCards) -> Iterable[f.Fact]:
    """Give players the cards they really hold, with their sides; the table learns of it only what it was told wrong.

    What the holder of a card has, and what binds others to him, goes to whoever really holds it, or ends; what
    was done to somebody stays done. Tonight's answers of somebody who did not hold the card are taken back.
    """
    changes = _changes(rules, table, command)
    dealt: list[f.Fact] = [
        f.Dealt(player, role, rules.side_of(role), rule="cards.changed") for player, role in changes.items()
    ]
    if table.phase == ph.DEAL:
        roles = list(table.roles)
        for player, role in changes.items():
            roles[roles.index(table[player].role)] = role
        if sorted(roles) != sorted(table.roles):
            yield f.SetChanged(tuple(roles), rule="cards.changed")
        yield from dealt
        return
    after = fold_all(table, dealt)
    tokens = [*_tokens(rules, table, changes)]
    after = fold_all(after, tokens)
    yield from dealt
    yield from tokens
    held_before = {table[player].role for player in changes}
    for player, role in changes.items():
        if role not in held_before:
            yield from outfit_of(rules, after, player)
    yield from _unanswered(rules, table, after, changes)
    yield from _told_anew(rules, table, changes)


def _changes(rules: Rules, table: Table, command: c.ChangeCards) -> dict[int, str]:
    if table.phase == ph.SETUP:
        raise Refused("wrong_phase")
    changes: dict[int, str] = {}
    for player, role in command.cards:
        if not table[need_player(table, player)].role:
            raise Refused("no_card_yet", player=player)
        if role not in rules.roles:
            raise Refused("unknown_role", role=role)
        if player in changes:
            raise Refused("one_card_each")
        changes[player] = role
    changes = {player: role for player, role in changes.items() if table[player].role != role}
    if not changes:
        raise Refused("same_cards")
    return changes


def _tokens(rules: Rules, table: Table, changes: dict[int, str]) -> Iterator[f.Fact]:
    """Yield what becomes of the tokens that go with a card."""
    placed = []
    for token in table.tokens:
        whose = rules.kinds[token.kind].card
        player = token.by if whose == GIVER else token.holder
        if not whose or player not in changes or not _is_of(rules, token, table[player].role):
            continue
        heir = next((other for other, role in changes.items() if role == table[player].role), -1)
        if heir < 0 and _is_of(rules, token, changes[player]):
            continue  # his card hands out the same
        yield f.Removed(token.kind, token.holder, token.note, token.by, rule="cards.changed")
        if heir >= 0:
            placed.append(_handed_on(token, whose, heir))
    for token in dict.fromkeys(placed):  # two wrong holders of one card may have had the same
        yield f.Placed(token, rule="cards.changed")


def _handed_on(token: Token, whose: str, heir: int) -> Token:
    """Return the token as it is with the true holder of the card."""
    if whose == GIVER:
        return replace(token, by=heir)
    return replace(token, holder=heir, by=heir if token.kind == SPENT else token.by)


def _is_of(rules: Rules, token: Token, role: str) -> bool:
    """Does a token go with this card: a kind that it hands out, or the use of one of its acts?"""
    act = rules.acts.get(token.note)
    if act is not None:
        group = rules.groups.get(act.owner)
        return act.owner == role or (group is not None and role in group.roles)
    return any(kind.key == token.kind and kind.card in {HOLDER, GIVER} for kind in rules.roles[role].tokens)


def _unanswered(rules: Rules, before: Table, after: Table, changes: dict[int, str]) -> Iterator[f.Fact]:
    """Yield the questions of tonight that are open again: those who answered them do not hold the card.

    Where nothing is answered any more, that all have fallen asleep is: the night goes on.
    """
    if before.phase not in ph.NIGHTS:
        return
    given = [answer for answer in before.answers if answer.arrival >= 0]
    gone = [answer for answer in before.answers if _is_of_another(rules, before, after, changes, answer)]
    sleeps = rules.calls[before.phase][0]
    if given and all(answer in gone for answer in given) and call_of(rules, after, sleeps, GROUP) is not None:
        yield f.Answered(sleeps.key, called=True, rule="cards.changed")
    for answer in gone:
        yield f.Unanswered(answer.act, answer.by, rule="cards.changed")


def _is_of_another(
    rules: Rules, before: Table, after: Table, changes: dict[int, str], answer: f.Answered
) -> bool:
    """Was it answered by somebody who does not hold the card, or by a group of which nobody belongs to it?"""
    act = rules.acts[answer.act]
    group = rules.groups.get(act.owner)
    if group is None:
        return answer.by in changes and answer.by not in _asked(rules, after, act.owner)
    was, now = ({player.id for player in group.awake(table)} for table in (before, after))
    return group.wakes and act.wakes is None and bool(was) and not was & now


def _asked(rules: Rules, table: Table, role: str) -> tuple[int, ...]:
    others = rules.what.stands_in
    held = table.held.get(role, ())
    return held if others is None else (*held, *others(table, role))


def _told_anew(rules: Rules, before: Table, changes: dict[int, str]) -> Iterator[f.Fact]:
    """Yield what the table has to hear: the card of somebody, which it was shown, is another (MP-G61, RU-A13, SV-G08)."""
    for player in before.seated(changes):
        was, role = before[player], changes[player]
        shown_role = rules.what.as_told(before, role) if was.shown_role else ""
        shown_side = rules.side_of(role) if was.shown_side else ""
        if (shown_role, shown_side) != (was.shown_role, was.shown_side):
            yield f.Revealed(player, shown_role, shown_side, rule="cards.changed")
            key = "was_role" if shown_role else "was_side"
            yield f.Announced(key, (player,), word=shown_role or shown_side, rule="cards.changed")
