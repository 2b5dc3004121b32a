"""Step 5: one request of all the Доны is carried out tonight, and one man changes sides (RU-C15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Facts, Joined, Placed
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.rulesets.inbox.town import CLANS, is_maf, number_of, sent_hunting, stops, voided

if TYPE_CHECKING:
    import random

    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

REQUESTS = tuple(f"don_{number_of(clan)}.recruits" for clan in CLANS)
CHOOSES, OFFERS = "town.chooses_don", "town.offers"


def requests(table: Table) -> list[Answered]:
    """Return tonight's requests in order of arrival; the orders of one who hunts are void (RU-C10)."""
    given = [answer for answer in table.answers if answer.act in REQUESTS and answer.picks]
    hunters = sent_hunting(table)
    valid = [answer for answer in given if table[answer.by].alive and answer.by not in hunters]
    return sorted(valid, key=lambda answer: answer.arrival)


def clan_of(request: Answered) -> str:
    """Return for which clan a request recruits."""
    return f"clan_{number_of(request.act.partition('.')[0])}"


def chosen(table: Table) -> Answered | None:
    """Return the one request of tonight: the earliest, one by lot, or the Game Master's choice (RU-C15, RU-G14)."""
    given = requests(table)
    how = table.options["recruit_choice"]
    if how == "random":
        given.sort(key=lambda answer: answer.shown)
    elif how == "gm" and (said := table.answer(CHOOSES)) is not None and said.choice:
        given.sort(key=lambda answer: clan_of(answer) != said.choice)
    return given[0] if given else None


def draw_lot(table: Table, picks: tuple[int, ...], chance: random.Random) -> str:  # noqa: ARG001
    """Give a request its lot where the lot decides; the lowest wins (RU-G14)."""
    return f"{chance.randrange(1000):03}" if table.options["recruit_choice"] == "random" else ""


def who_asks(table: Table) -> tuple[str, ...]:
    """Return the clans among whose requests the Game Master may choose (RU-G14)."""
    return tuple(clan for clan in CLANS if any(clan_of(request) == clan for request in requests(table)))


def must_choose(rules: Rules, table: Table) -> bool:  # noqa: ARG001
    """Has the Game Master to choose between requests (RU-G14)?"""
    return len(requests(table)) > 1


def is_read(rules: Rules, table: Table) -> bool:
    """Is it read out that somebody is wanted: always at a table, by message when somebody is (RU-G17)?"""
    return rules.options["orders"] == "call" or not asks_nobody(table, ())


def asks_nobody(table: Table, awake: tuple[Player, ...]) -> str:  # noqa: ARG001
    """Say that nobody is to be recruited tonight, and that the question is for show (RU-G17)."""
    return "" if asked(table) and not is_used_up(table) else "nobody"


def asked(table: Table) -> tuple[Player, ...]:
    """Return who is asked whether he lets himself be recruited; nobody if he has gone since."""
    request = chosen(table)
    wanted = (table[request.picks[0]],) if request is not None else ()
    return tuple(player for player in wanted if player.alive)


def recruit(table: Table, me: Player, answer: Answered) -> Facts:
    """Carry out a Дон's request if it is tonight's, and if both are in a state for it (RU-C15, RU-F20…F22)."""
    if not answer.picks:
        return
    target, clan = table[answer.picks[0]], clan_of(answer)
    if (reason := stops(table, me, target.id)) or (reason := _fails(table, target, answer)):
        yield voided(answer, reason)
        return
    yield Placed(Token("recruit", target.id, me.id, note=clan), rule=answer.act)
    yield Placed(Token("joined", target.id, me.id, until=DUSK, note=clan), rule=answer.act)
    if target.role != "commissar":
        yield Joined(target.id, clan, rule=answer.act)


def _fails(table: Table, target: Player, answer: Answered) -> str:
    """Return why the request fails: another one is tonight's, or the target cannot be recruited."""
    if answer != chosen(table):
        return "too_late"
    if is_used_up(table):
        return "spent"
    if is_maf(target):
        return "wrong_side"
    if table.has("recruit", target.id):
        return "already_recruited"
    if not target.alive or table.has("beaten", target.id) or table.has("guest", target.id):
        return "not_found"
    if table.has("sick", target.id):
        return "target_sick"
    said = table.answer(OFFERS) if table.options["recruit_refusal"] else None
    return "refused" if said is not None and said.choice == "refuses" else ""


def is_used_up(table: Table) -> bool:
    """Have as many been recruited in this game as the table allows (RU-G16)?"""
    limit = table.options["recruit_limit"]
    return limit != "none" and sum(token.kind == "recruit" for token in table.tokens) >= int(limit)
