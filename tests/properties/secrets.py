"""Other secrets behind the same public facts: what a table might be like for all that its players know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mafia_gm.engine import phases as ph

if TYPE_CHECKING:
    import random

    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.table import Ballots, Minute, Player, Table

UNTOLD: Final = frozenset({*ph.NIGHTS, ph.DAWN})
"""Phases in which the players do not know yet who lives and who is out of town."""


def with_other_secrets(table: Table, rng: random.Random) -> Table:
    """Return the table with its secrets among other players, or invented ones; public facts are kept.

    Secret are the cards and sides, who is expected, tokens, causes of death, tonight's answers, the ballots of a secret or hidden
    vote, past votes and a story that no report has told yet; before the dawn is announced lives and absences too.
    """
    ids = list(range(len(table.players)))
    rng.shuffle(ids)
    players = _players(table, ids, rng)
    known = set() if table.phase in UNTOLD else {"away"}
    return replace(
        table,
        players=players,
        alive=tuple(player for player in table.ring if players[player].alive),
        held={role: tuple(sorted(ids[one] for one in held)) for role, held in table.held.items()},
        roles=tuple(rng.sample(table.roles, len(table.roles))),
        expected=(),
        started=tuple(rng.sample(table.started, len(table.started))),
        tokens=tuple(
            one if one.kind in known else replace(one, holder=ids[one.holder], by=_other(ids, one.by))
            for one in table.tokens
        ),
        answers=_answers(table.answers, ids, rng),
        ballots=_ballots(table.ballots, rng) if table.ballots is not None else None,
        minutes=tuple(_minute(one, ids) for one in table.minutes),
        story="What nobody has told yet.",
    )


def with_other_cards(table: Table, rng: random.Random) -> Table:
    """Return a table that can be played on, on which other people, dead ones too, hold the cards."""
    cards = [(player.role, player.side) for player in table.players]
    rng.shuffle(cards)
    held: dict[str, tuple[int, ...]] = dict.fromkeys(table.held, ())
    players = []
    for player, (role, side) in zip(table.players, cards, strict=True):
        players.append(replace(player, role=role, side=side))
        if role:
            held[role] = (*held[role], player.id)
    return replace(table, players=tuple(players), held=held)


def _players(table: Table, ids: list[int], rng: random.Random) -> tuple[Player, ...]:
    lives = [player.alive for player in table.players]
    if table.phase in UNTOLD:
        rng.shuffle(lives)
    others = [table.players[one] for one in ids]
    return tuple(
        replace(
            player,
            role=other.role,
            side=other.side,
            gone=other.gone,
            left=other.left,
            handed=other.handed,
            alive=alive,
        )
        for player, other, alive in zip(table.players, others, lives, strict=True)
    )


def _answers(answers: tuple[Answered, ...], ids: list[int], rng: random.Random) -> tuple[Answered, ...]:
    """Return tonight's answers with other aims; all may be missing but the one by which the night fell."""
    fell = next((place for place, said in enumerate(answers) if said.arrival >= 0), 0)
    return tuple(
        replace(
            said,
            picks=tuple(ids[pick] for pick in said.picks),
            by=_other(ids, said.by),
            choice=rng.choice((said.choice, "left", "")),
            shown="?",
        )
        for place, said in enumerate(answers)
        if place == fell or rng.random() < 0.8
    )


def _ballots(ballots: Ballots, rng: random.Random) -> Ballots:
    """Return the vote with what only the Game Master sees of it changed: of a secret one who voted for whom."""
    if ballots.hidden:
        return replace(
            ballots, cast=tuple((voter, rng.choice(ballots.candidates or (-1,))) for voter, _ in ballots.cast)
        )
    if not ballots.secret:
        return ballots
    plain = [voter for voter, _ in ballots.cast if voter not in ballots.double]
    others = dict(zip(plain, rng.sample(plain, len(plain)), strict=True))
    if len(set(plain)) < len(plain):  # several hands of one voter stay his
        others = {}
    return replace(ballots, cast=tuple((others.get(voter, voter), choice) for voter, choice in ballots.cast))


def _minute(minute: Minute, ids: list[int]) -> Minute:
    return replace(minute, cast=tuple((ids[voter], choice) for voter, choice in minute.cast))


def _other(ids: list[int], player: int) -> int:
    return ids[player] if player >= 0 else player
