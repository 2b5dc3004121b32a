"""What would be otherwise if other steps had followed: deaths, answers, announcements, votes, people, the end.

Found by comparing what happened with what would have happened, never by asking the rules why.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from mafia_gm.engine import change as ch
from mafia_gm.engine import facts as f
from mafia_gm.engine.people import together
from mafia_gm.engine.standing import as_it_stands

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

PUBLIC: Final = frozenset({f.Announced, f.Revealed, f.Ended})
"""Facts by which the players have heard or seen something."""


class Step(Protocol):
    """What was done at a step, and when."""

    @property
    def number(self) -> int:
        """The step's number."""

    @property
    def facts(self) -> tuple[f.Fact, ...]:
        """What came of it."""

    @property
    def phase(self) -> str:
        """The phase just before it."""

    @property
    def phase_number(self) -> int:
        """The number of the day or night."""


def public(steps: Iterable[Step]) -> list[f.Fact]:
    """Return what the players have heard and seen in these steps."""
    return [fact for step in steps for fact in step.facts if type(fact) in PUBLIC]


class Branch(NamedTuple):
    """Steps that follow each other, and the tables before, between and after them."""

    steps: Sequence[Step]
    tables: Sequence[Table]

    def after(self) -> dict[int, Table]:
        """Return the table after each step."""
        return {step.number: table for step, table in zip(self.steps, self.tables[1:], strict=True)}


def changes(
    rules: Rules, before: Branch, was: Branch, now: Branch, *, so_far: bool = False
) -> tuple[ch.Change, ...]:
    """Return what differs, in the order of the steps; ``before`` is what they both follow.

    Who sat down later may have another id in ``now``: everybody is called by the id he has in ``was``, whoever is
    only in ``now`` by those after them (``people.together``). ``so_far``: where it stands now is not known yet.
    """
    everybody = together(was.tables[-1], now.tables[-1])
    if everybody.ids:
        now = Branch(
            [
                _Seen(one.number, tuple(map(everybody.moved, one.facts)), one.phase, one.phase_number)
                for one in now.steps
            ],
            [everybody.seen(table) for table in now.tables],
        )
    order = {step: place for place, step in enumerate(_in_order(was, now))}
    found = [*_deaths(before, was, now), *_at_steps(was, now), *_noticed(rules, was, now)]
    found.sort(key=lambda change: order.get(change.step, -1))
    if not so_far:
        found += as_it_stands(rules, was.tables[-1], now.tables[-1])
    return tuple(found)


class _Seen(NamedTuple):
    """A step with its people under the ids that they have in the other branch."""

    number: int
    facts: tuple[f.Fact, ...]
    phase: str
    phase_number: int


def _in_order(was: Branch, now: Branch) -> list[int]:
    """Return the steps of both, those that are only in the second behind the one they follow there."""
    order = [step.number for step in was.steps]
    place = 0
    for step in now.steps:
        if step.number in order:
            place = order.index(step.number)
        else:
            order.insert(place, step.number)
        place += 1
    return order


# --- who dies -----------------------------------------------------------------------------------------------


def _deaths(before: Branch, was: Branch, now: Branch) -> Iterator[ch.Change]:
    earlier, old, new = _died(before), _died(was), _died(now)
    for player in dict.fromkeys((*old, *new, *earlier)):
        first, mine, others = (deaths.get(player, []) for deaths in (earlier, old, new))
        pairs: Iterable[tuple[ch.Death | None, ch.Death | None]] = zip_longest(mine, others)
        if first or _is_back(player, was, mine) or _is_back(player, now, others):
            pairs = [(_fate(player, was, [*first, *mine]), _fate(player, now, [*first, *others]))]
        for one, other in pairs:
            at = other or one
            if at is not None and one != other:
                yield ch.Dies(at.step, at.phase, at.phase_number, player, one, other)


def _is_back(player: int, branch: Branch, deaths: list[ch.Death]) -> bool:
    """Is somebody in the game again who has been out of it?"""
    return bool(deaths) and player in branch.tables[-1].alive


def _fate(player: int, branch: Branch, deaths: list[ch.Death]) -> ch.Death | None:
    """Return how somebody is out of the game where the branch ends: of who can come back only that is told."""
    return None if player in branch.tables[-1].alive else next(reversed(deaths), None)


def _died(branch: Branch) -> dict[int, list[ch.Death]]:
    died: dict[int, list[ch.Death]] = {}
    for step, before, after in zip(branch.steps, branch.tables, branch.tables[1:], strict=False):
        if before.alive == after.alive:
            continue
        for player in before.alive:
            if not after[player].alive:
                death = ch.Death(step.number, step.phase, step.phase_number, after[player].gone)
                died.setdefault(player, []).append(death)
    return died


# --- what was said at a step ----------------------------------------------------------------------------------


def _at_steps(was: Branch, now: Branch) -> Iterator[ch.Change]:
    new = {step.number: step for step in now.steps}
    old = {step.number: step for step in was.steps}
    for step in (*was.steps, *(step for step in now.steps if step.number not in old)):
        one, other = old.get(step.number), new.get(step.number)
        if one is not None and other is not None and one.facts == other.facts:
            continue
        at = other or step
        yield from _at(at, one.facts if one else (), other.facts if other else ())


def _at(step: Step, was: tuple[f.Fact, ...], now: tuple[f.Fact, ...]) -> Iterator[ch.Change]:
    when = step.number, step.phase, step.phase_number
    told = {(fact.act, fact.by): fact for fact in _of(f.Answered, now)}
    for one in _of(f.Answered, was):
        other = told.get((one.act, one.by))
        shown = one.shown or (other is not None and other.shown)
        if shown and (other is None or (one.picks, one.shown) != (other.picks, other.shown)):
            yield ch.Told(*when, one.act, one.by, one, other)
    if (closed := _first(f.VoteClosed, was)) != (recount := _first(f.VoteClosed, now)):
        yield ch.Votes(*when, closed, recount)
    done, now_done = (getattr(_first(f.VoteExecuted, facts), "player", -1) for facts in (was, now))
    if done != now_done:
        yield ch.Executes(*when, done, now_done)
    said, now_said = tuple(_of(f.Announced, was)), tuple(_of(f.Announced, now))
    if said != now_said:
        yield ch.Announces(*when, said, now_said)


def _of(kind: type[f.Fact], facts: Iterable[f.Fact]) -> list[Any]:
    return [fact for fact in facts if type(fact) is kind]


def _first(kind: type[f.Fact], facts: Iterable[f.Fact]) -> Any:
    return next(iter(_of(kind, facts)), None)


def _noticed(rules: Rules, was: Branch, now: Branch) -> Iterator[ch.Change]:
    """What players have been told in private is asked at every turn from one phase to the next."""
    notices, after = rules.what.notices, now.after()
    for step, table in zip(was.steps, was.tables[1:], strict=False):
        if not _of(f.PhaseChanged, step.facts):
            continue
        told = notices(rules, table)
        would = notices(rules, after[step.number]) if step.number in after else ()
        if told == would:
            continue
        for player in dict.fromkeys(notice.player for notice in (*told, *would)):
            one, other = (tuple(n for n in some if n.player == player) for some in (told, would))
            if one != other:
                yield ch.Noticed(step.number, step.phase, step.phase_number, player, one, other)
