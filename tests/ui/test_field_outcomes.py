"""Who has won is said of the right side, in good words, on the console and on the projector, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Ended
from mafia_gm.narration.lines import Lines
from mafia_gm.narration.public import PublicWords
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.end.panel import EndPanel
from tests.ui.gm import GameMaster

LANGUAGES = ("en", "pl", "ru", "sv")
CASES: dict[str, tuple[str, tuple[str, ...], dict[str, Any], tuple[int, ...]]] = {
    "city": ("mafia_plus", ("citizen", "doctor", "terrorist", "mafia_boss", "citizen", "citizen"), {}, (3,)),
    "mafia": (
        "mafia_plus",
        ("mafia_boss", "citizen", "terrorist", "citizen", "citizen", "citizen"),
        {},
        (1, 3, 4, 5),
    ),
    "village": ("maffia", ("villager",) * 5 + ("mafioso", "mafioso"), {}, (5, 6)),
    "avengers": (
        "maffia",
        ("avenger", *("villager",) * 4, "mafioso"),
        {"avenger_side": "own"},
        (1, 2, 3, 4, 5),
    ),
    "peaceful": ("inbox", ("citizen",) * 5 + ("don_1", "don_2"), {}, (5, 6)),
    "clan_1": ("inbox", ("don_1", "don_2", "citizen", "citizen"), {}, (1, 2)),
    "clan_4": (
        "inbox",
        ("don_1", "don_2", "don_3", "don_4", "citizen", "citizen"),
        {"clans": 4},
        (0, 1, 2, 4),
    ),
    "maniac": (
        "inbox",
        ("maniac", "don_1", "citizen", "citizen"),
        {"maniac_side": "solo", "clans": 1},
        (1, 2, 3),
    ),
    "draw": ("inbox", ("citizen", "don_1", "don_2"), {}, (0, 1, 2)),
}
"""A game for each way to end: its set, its rulings, and who is taken out by the Game Master's word."""


def decided(desk: GameMaster, outcome: str) -> None:
    """Bring a game to where the rules see its end."""
    game, roles, options, out = CASES[outcome]
    session = Session.new(game, options, seed=7, title="End", folder=paths.games(), language="en")
    session.do(c.Open(tuple(f"Player {n + 1}" for n in range(len(roles))), roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    session.do(c.Begin())
    desk.app._start(session)
    desk.app.toggle_projector()
    for player in out:
        assert desk.live.do(c.Override(player, alive=False))


def panel(desk: GameMaster) -> EndPanel:
    (found,) = [part for part in desk.console.findChildren(EndPanel) if part.isVisible()]
    return found


def confirmed(desk: GameMaster) -> Ended:
    desk.firmly()
    assert desk.table.ended is not None
    return desk.table.ended


@pytest.mark.parametrize("outcome", CASES)
def test_the_end_names_the_side_that_has_won(desk: GameMaster, outcome: str) -> None:
    """Proposed on the console alone; confirmed, with the same words on the projector; every winner is marked."""
    decided(desk, outcome)
    game = CASES[outcome][0]
    shown = desk.app.projector
    assert shown is not None
    for language in LANGUAGES:
        desk.app.set_language(language)
        words = PublicWords(game, language)
        assert panel(desk)._outcome.text() == words.word(f"outcome_{outcome}")
        assert shown._view is not None
        assert shown._view.outcome == "", "an end that is only proposed is nobody's business"
        assert all(not seat.role and not seat.side for seat in shown._view.seats)
    assert desk.table.ended is None
    ended = confirmed(desk)
    assert shown._view is not None
    assert (ended.outcome, shown._view.outcome) == (outcome, outcome)
    side = {player.id for player in desk.table.players if player.side == outcome}
    winners = set(ended.winners)
    assert side <= winners, "the dead win with their side"
    listed = [panel(desk).cast.cast.member(place) for place in range(len(desk.table.players))]
    assert {one.player for one in listed if one is not None and one.wins} == winners
    assert {winner.person.number - 1 for winner in shown._view.winners} == winners


def test_two_sides_that_win_together_both_stand_among_the_winners(desk: GameMaster) -> None:
    """The City wins, and with it the Terrorist who has survived."""
    decided(desk, "city")
    assert set(confirmed(desk).winners) == {0, 1, 2, 4, 5}
    shown = desk.app.projector
    assert shown is not None
    assert shown._view is not None
    assert {winner.person.number for winner in shown._view.winners} == {1, 2, 3, 5, 6}


@pytest.mark.parametrize("outcome", CASES)
def test_every_side_at_the_table_can_be_revealed_and_no_other_is_offered(
    desk: GameMaster, outcome: str
) -> None:
    decided(desk, outcome)
    desk.firmly()
    lines = desk.live.scene().lines
    here = dict.fromkeys(
        side
        for side in desk.live.session.rules.sides
        if any(player.side == side for player in desk.table.players)
    )
    offered = [part for part in panel(desk)._sides if part.isVisible()]
    assert [part.said for part in offered] == [lines.side(side) for side in here]
    for part in offered:
        desk.click(part)
    assert all(player.shown_role for player in desk.table.players)


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ends_of_a_game_sound_alike(game: str, language: str) -> None:
    rules = [RULESETS[game].under(), *(RULESETS[game].under({key: value}) for key, value in _sides_of(game))]
    sides = {side for one in rules for side in one.sides} - {"syndicate"}
    lines = Lines(game, language)
    said = [lines.outcome(key) for key in (*sorted(sides), "draw", "stopped")]
    assert len(set(said)) == len(said)
    assert not any("{" in one or "outcome" in one for one in said)


def _sides_of(game: str) -> tuple[tuple[str, str], ...]:
    return {"maffia": (("avenger_side", "own"),), "inbox": (("maniac_side", "solo"),)}.get(game, ())
