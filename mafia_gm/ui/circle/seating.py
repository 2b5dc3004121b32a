"""From the scene to the circle: seats with suits and chips, legal targets, and arrows of who aims at whom."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from mafia_gm.engine.commands import GiveFloor
from mafia_gm.engine.phases import DEBATE, DEFENCE
from mafia_gm.engine.prompts import BALLOT, HANDS, NOMINATION
from mafia_gm.engine.role import AIMS, SHIFT, TWO_SEATS
from mafia_gm.ui.circle.view import NOBODY, ArrowView, CentreLine, Chip, CircleView, SeatView
from mafia_gm.ui.widgets.suit_label import suit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.facts import Arrived
    from mafia_gm.engine.table import Player
    from mafia_gm.ui.circle.view import ArrowKind, ChipKind
    from mafia_gm.ui.scene import Scene


class Seating(QObject):
    """The window's own words on a seat."""

    def late(self) -> str:
        """Say that a hand went up too late."""
        return self.tr("late")

    def expected(self) -> str:
        """Say that somebody sits down at the next dawn."""
        return self.tr("at dawn")


def seating(scene: Scene, selected: int = -1) -> CircleView:
    """Return the circle as it stands; ``selected`` is the seat whose surroundings are wanted."""
    return CircleView(
        seats=tuple(_seats(scene)),
        arrows=tuple(_arrows(scene, selected)),
        centre=tuple(_centre(scene)),
    )


def _seats(scene: Scene) -> Iterator[SeatView]:
    """Yield the seats in ring order, and where latecomers will sit: the last to come next to his neighbour."""
    late = [*enumerate(scene.table.expected)]
    for player in scene.table.people():
        yield _seat(scene, player)
        yield from (_expected(scene, place, one) for place, one in reversed(late) if one.after == player.id)


def _expected(scene: Scene, place: int, late: Arrived) -> SeatView:
    """Return the seat of a latecomer, who is no player yet: he has an id that nobody has."""
    role = scene.rules.roles[late.role]
    return SeatView(
        player=NOBODY - 1 - place,
        number=late.number,
        name=late.name,
        role_label=scene.lines.role_short(late.role),
        suit=suit_of(role.card),
        side=late.side,
        away=True,
        chips=(Chip(Seating().expected(), "away"),),
    )


def _seat(scene: Scene, player: Player) -> SeatView:
    prompt, role = scene.prompt, scene.rules.roles.get(player.role)
    legal, reason = None, ""
    if prompt is not None and prompt.pick in AIMS:
        legal = player.id in prompt.legal
        key = prompt.reason(player.id)
        reason = scene.lines.reason(key, player=player.id, table=scene.table) if key else ""
    return SeatView(
        player=player.id,
        number=player.number,
        name=player.name,
        role_label=scene.lines.role_short(player.role) if role else "",
        suit=suit_of(role.card) if role else "",
        side=player.side,
        alive=player.alive,
        away=player.id in scene.table.away(),
        chips=tuple(_chips(scene, player)),
        legal=legal,
        reason=reason,
        picked=player.id in scene.picks,
        acting=player.id in _acting(scene),
    )


def _acting(scene: Scene) -> tuple[int, ...]:
    """Return who is called now, speaks, or is voted on by the hands that are up."""
    prompt, table = scene.prompt, scene.table
    if prompt is not None and prompt.act == HANDS:
        return (prompt.by,)
    awake = prompt.awake if prompt is not None else ()
    return (*awake, table.speaker) if table.phase == DEFENCE else awake


def _chips(scene: Scene, player: Player) -> Iterator[Chip]:
    for token in scene.table.tokens:
        kind = scene.rules.kinds[token.kind]
        lies = token.holder == player.id and kind.matters(token, scene.table.phase)
        if lies and (look := kind.look):
            whole, short = (
                scene.lines.chip(token, scene.rules, scene.table, numbered=numbered)
                for numbered in (False, True)
            )
            yield Chip(whole, cast("ChipKind", look), short)
    named = scene.rules.what.named(scene.table)
    if player.id in named:
        yield Chip(f"№ {named.index(player.id) + 1}", "mark")
    if player.id in scene.late:
        yield Chip(Seating().late(), "danger")
    ballots = scene.table.ballots
    if ballots is not None and not (ballots.secret and not ballots.closed):
        votes = ballots.tally().get(player.id, 0)
        if votes:
            yield Chip(str(votes), "vote")


def _arrows(scene: Scene, selected: int) -> Iterator[ArrowView]:
    """Yield tonight's aims, the pick in hand, a shift and who would go with whom, as they stand now."""
    table, prompt = scene.table, scene.prompt
    for answer in table.answers:
        in_hand = prompt is not None and (prompt.act, prompt.by) == (answer.act, answer.by)
        if not in_hand:
            yield from _aims(scene, answer.act, answer.by, answer.picks)
    if prompt is not None and prompt.act in scene.rules.acts:
        yield from _aims(scene, prompt.act, prompt.by, scene.picks)
    if prompt is not None and prompt.act in {BALLOT, NOMINATION}:
        for target in scene.picks:
            yield ArrowView(prompt.by, target, "check", dashed=True)
    if table.phase == DEBATE and GiveFloor in scene.rules.what.handles:
        for by, target in table.accused:
            yield ArrowView(by, target, "nominate")
    for aim in scene.rules.shots(table)[:1]:
        landed = scene.landing(aim, shift) if (shift := _shift(scene)) else None
        if landed is not None:
            yield ArrowView(aim, landed, "shift")
    for source, target in scene.blasts():
        yield ArrowView(source, target, "blast", dashed=source != selected)


def _aims(scene: Scene, act: str, by: int, picks: tuple[int, ...]) -> Iterator[ArrowView]:
    declared = scene.rules.acts[act]
    if declared.pick == TWO_SEATS:
        for first, second in pairwise(picks):
            yield ArrowView(first, second, cast("ArrowKind", declared.aim))
            yield ArrowView(second, first, cast("ArrowKind", declared.aim))
        return
    source = by
    if by < 0 and declared.owner in scene.rules.groups:
        awake = scene.rules.groups[declared.owner].awake(scene.table)
        source = next((p.id for p in awake if scene.rules.roles[p.role].boss), awake[0].id if awake else -1)
    for target in picks:
        if declared.aim and source >= 0 and source != target:
            yield ArrowView(source, target, cast("ArrowKind", declared.aim))


def _shift(scene: Scene) -> str:
    """Return to which side tonight's shots are shifted: as chosen and not confirmed yet, else as answered."""
    acts, prompt = scene.rules.acts, scene.prompt
    if prompt is not None and prompt.act in acts and acts[prompt.act].aim == SHIFT:
        return scene.choice
    return next((answer.choice for answer in scene.table.answers if acts[answer.act].aim == SHIFT), "")


def _in_play(scene: Scene) -> tuple[str, ...]:
    """Return the sides of the game, of clans only those that somebody belongs to."""
    taken = {player.side for player in scene.table.players}
    return tuple(side for side in scene.rules.sides if side in taken or not side[-1:].isdecimal())


def _centre(scene: Scene) -> Iterator[CentreLine]:
    table = scene.table
    yield CentreLine(scene.lines.phase(table.phase, table.number), "small", "muted")
    if table.phase not in {"setup", "deal"}:
        sides = _in_play(scene)
        counts = "-".join(str(count) for count in table.statistics(sides))
        yield CentreLine(counts, "huge", "text")
        names = " · ".join(scene.lines.side(side) for side in sides)
        yield CentreLine(names, "small", "muted")
