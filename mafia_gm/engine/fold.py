"""(table, fact) -> table: the only maker of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mafia_gm.engine import facts as f
from mafia_gm.engine.fold_day import DAY, off_the_day, out_of_the_vote
from mafia_gm.engine.table import Batch, Player, Table
from mafia_gm.engine.tokens import AWAY, BATCH, DAWN, DUSK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mafia_gm.engine.tokens import Token


def fold(table: Table, fact: f.Fact) -> Table:
    """Return the table after the fact."""
    return _FOLDS[type(fact)](table, fact)


def fold_all(table: Table, facts: Iterable[f.Fact]) -> Table:
    """Return the table after all the facts, in order."""
    for fact in facts:
        table = _FOLDS[type(fact)](table, fact)
    return table


def with_newcomers(table: Table, facts: Iterable[f.Fact]) -> Table:
    """Return the table with those who sit down in the facts: they may be named in what is told of them."""
    return fold_all(table, [fact for fact in facts if type(fact) is f.Seated])


def _living(ring: tuple[int, ...], players: Sequence[Player]) -> tuple[int, ...]:
    return tuple([player for player in ring if players[player].alive])


def _with_player(table: Table, player: int, **changes: Any) -> Table:
    players = table.players
    changed = replace(players[player], **changes)
    return replace(table, players=(*players[:player], changed, *players[player + 1 :]))


def _seated(table: Table, fact: f.Seated) -> Table:
    player = Player(len(table.players), fact.name, fact.number)
    players, ring = (*table.players, player), table.ring
    if table.expected:
        waiting = tuple(other for other in table.expected if other.number != fact.number)
        table = replace(table, expected=waiting)
    if fact.place < 0 or fact.place >= len(ring):
        return replace(table, players=players, ring=(*ring, player.id), alive=(*table.alive, player.id))
    ring = (*ring[: fact.place], player.id, *ring[fact.place :])
    return replace(table, players=players, ring=ring, alive=_living(ring, players))


def _opened(table: Table, fact: f.Opened) -> Table:
    return replace(table, roles=fact.roles, played=fact.roles, cards=fact.cards)


def _arrived(table: Table, fact: f.Arrived) -> Table:
    return replace(table, expected=(*table.expected, fact))


def _set_changed(table: Table, fact: f.SetChanged) -> Table:
    return replace(table, roles=fact.roles, played=fact.roles)


def _dealt(table: Table, fact: f.Dealt) -> Table:
    player, role = fact.player, fact.role
    players, held = list(table.players), dict(table.held)
    before = players[player].role
    if before:
        held[before] = tuple([other for other in held[before] if other != player])
    if role:
        held[role] = tuple(sorted((*held[role], player))) if role in held else (player,)
    players[player] = replace(players[player], role=role, side=fact.side, handed=False)
    played = table.played if role in table.played or not role else (*table.played, role)
    return replace(table, players=tuple(players), held=held, played=played)


def _handed(table: Table, fact: f.Handed) -> Table:
    return _with_player(table, fact.player, handed=True)


def _renamed(table: Table, fact: f.Renamed) -> Table:
    return _with_player(table, fact.player, name=fact.name)


def _reseated(table: Table, fact: f.Reseated) -> Table:
    if sorted(fact.ring) != list(range(len(table.players))):
        message = f"not the seats of this table: {fact.ring}"
        raise ValueError(message)
    return replace(table, ring=fact.ring, alive=_living(fact.ring, table.players))


def _left(table: Table, fact: f.Left) -> Table:
    """Take somebody out who leaves; where the table wants it the ballot that he has cast stands."""
    stands = table.options.get("leaver_ballots") == "stand"
    return _taken_out(table, fact.player, fact.reason, left=True, voted=stands)


def _returned(table: Table, fact: f.Returned) -> Table:
    return _put_back(table, fact.player)


def _overridden(table: Table, fact: f.Overridden) -> Table:
    return _put_back(table, fact.player) if fact.alive else _taken_out(table, fact.player, "override")


def _put_back(table: Table, player: int) -> Table:
    table = _with_player(table, player, alive=True, gone="", left=False)
    return replace(table, alive=_living(table.ring, table.players), played_on=False)


def _taken_out(table: Table, player: int, gone: str, *, left: bool = False, voted: bool = False) -> Table:
    """Take a player out of the game, of the debate and of the vote; a ballot that was counted stands."""
    table = off_the_day(_with_player(table, player, alive=False, gone=gone, left=left), player, voted=voted)
    return replace(table, alive=_living(table.ring, table.players), played_on=False)


def _started(table: Table, fact: f.Started) -> Table:
    return replace(table, started=fact.statistics)


def _phase_changed(table: Table, fact: f.PhaseChanged) -> Table:
    phase = fact.phase
    if phase == "dawn":
        return replace(
            table, phase=phase, number=fact.number, lines=(), answers=(), tokens=_kept(table.tokens, DAWN)
        )
    if phase == "night":
        return replace(
            table,
            phase=phase,
            number=fact.number,
            answers=(),
            ballots=None,
            ties=0,
            ordered="",
            narrowed=(),
            accused=(),
            speakers=(),
            speaker=-1,
            clock=None,
            tokens=_kept(table.tokens, DUSK),
        )
    return replace(table, phase=phase, number=fact.number)


def _kept(tokens: tuple[Token, ...], border: str) -> tuple[Token, ...]:
    for token in tokens:
        if token.until == border:
            return tuple(t for t in tokens if t.until != border)
    return tokens


def _answered(table: Table, fact: f.Answered) -> Table:
    answers = table.answers
    for place, answer in enumerate(answers):
        if answer.act == fact.act and answer.by == fact.by:
            return replace(table, answers=(*answers[:place], fact, *answers[place + 1 :]))
    return replace(table, answers=(*answers, fact))


def _unanswered(table: Table, fact: f.Unanswered) -> Table:
    gone = (fact.act, fact.by)
    return replace(table, answers=tuple([one for one in table.answers if (one.act, one.by) != gone]))


def _joined(table: Table, fact: f.Joined) -> Table:
    return _with_player(table, fact.player, side=fact.side)


def _placed(table: Table, fact: f.Placed) -> Table:
    token = fact.token
    if token.kind == AWAY and table.ballots is not None:  # by the Game Master's word, in mid-vote
        table = replace(table, ballots=out_of_the_vote(table.ballots, token.holder))
    return replace(table, tokens=(*table.tokens, token))


def _changed(table: Table, fact: f.Changed) -> Table:
    return replace(
        table,
        tokens=tuple(
            replace(t, count=fact.count) if t.kind == fact.kind and t.holder == fact.holder else t
            for t in table.tokens
        ),
    )


def _removed(table: Table, fact: f.Removed) -> Table:
    return replace(
        table,
        tokens=tuple(
            t
            for t in table.tokens
            if t.kind != fact.kind
            or t.holder != fact.holder
            or (fact.note and t.note != fact.note)
            or (fact.by >= 0 and t.by != fact.by)
        ),
    )


def _batch_opened(table: Table, fact: f.BatchOpened) -> Table:
    return replace(table, batch=Batch(fact.living, fact.away))


def _batch_closed(table: Table, _: f.BatchClosed) -> Table:
    batch = table.batch
    tokens = _kept(table.tokens, BATCH)
    if batch is None or not batch.dying:
        return replace(table, batch=None, tokens=tokens)
    players, dying = list(table.players), batch.dying
    for dead, cause in zip(dying, batch.causes, strict=True):
        players[dead] = replace(players[dead], alive=False, gone=cause)
    alive = tuple([player for player in table.alive if player not in dying])
    table = replace(table, batch=None, tokens=tokens, players=tuple(players), alive=alive, played_on=False)
    if table.ballots is not None or table.speakers or table.accused:
        for dead in dying:
            table = off_the_day(table, dead)
    return table


def _same(table: Table, _: f.Fact) -> Table:
    return table


def _died(table: Table, fact: f.Died) -> Table:
    batch = table.batch or Batch(table.living())
    return replace(
        table,
        batch=Batch(batch.living, batch.away, (*batch.dying, fact.player), (*batch.causes, fact.cause)),
    )


def _announced(table: Table, fact: f.Announced) -> Table:
    lines = (*table.lines, fact)
    if not fact.state:
        return replace(table, lines=lines)
    players = list(table.players)
    for player in fact.players:
        players[player] = replace(players[player], shown=fact.state)
    return replace(table, lines=lines, players=tuple(players))


def _story_written(table: Table, fact: f.StoryWritten) -> Table:
    return replace(table, story=fact.text)


def _revealed(table: Table, fact: f.Revealed) -> Table:
    return _with_player(table, fact.player, shown_role=fact.role, shown_side=fact.side)


def _ended(table: Table, fact: f.Ended) -> Table:
    return replace(table, ended=fact, clock=None)


def _played_on(table: Table, _: f.PlayedOn) -> Table:
    return replace(table, played_on=True)


def _clock_set(table: Table, fact: f.ClockSet) -> Table:
    return table if fact.speaker not in {-1, table.speaker} else replace(table, clock=fact)


_FOLDS: dict[type[f.Fact], Callable[[Table, Any], Table]] = {
    **DAY,
    f.Opened: _opened,
    f.Seated: _seated,
    f.Arrived: _arrived,
    f.SetChanged: _set_changed,
    f.Dealt: _dealt,
    f.Handed: _handed,
    f.Renamed: _renamed,
    f.Reseated: _reseated,
    f.Left: _left,
    f.Returned: _returned,
    f.Overridden: _overridden,
    f.Started: _started,
    f.PhaseChanged: _phase_changed,
    f.Answered: _answered,
    f.Unanswered: _unanswered,
    f.Stepped: _same,
    f.Voided: _same,
    f.Joined: _joined,
    f.Placed: _placed,
    f.Changed: _changed,
    f.Removed: _removed,
    f.BatchOpened: _batch_opened,
    f.BatchClosed: _batch_closed,
    f.Attacked: _same,
    f.Spared: _same,
    f.Died: _died,
    f.VoteExecuted: _same,
    f.Announced: _announced,
    f.StoryWritten: _story_written,
    f.Revealed: _revealed,
    f.Ended: _ended,
    f.PlayedOn: _played_on,
    f.ClockSet: _clock_set,
}
