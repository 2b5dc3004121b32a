"""What the Game Master reads when the lot has decided a tie (RU-G52)."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.record import Do
from mafia_gm.narration.journal import JournalWords
from tests.rulesets.inbox_table import D, H, tied


@pytest.mark.parametrize(
    ("language", "lot"), [("ru", "жребий"), ("pl", "los"), ("sv", "lotten"), ("en", "the lot")]
)
def test_the_verdict_and_the_journal_tell_of_the_lot(language: str, lot: str) -> None:
    words = JournalWords("inbox", language)
    for options, drawn in (({"lynch_tie": "random"}, True), ({}, False)):
        game = tied(**options)
        if not drawn:
            game.do(c.Approve(D, (H,)))
        before = game.table
        game.do(c.CloseVote())
        assert game.table.ballots is not None
        (leader,) = (game.table[player].name for player in game.table.ballots.leaders)
        said = words.say(prompts(game.rules, game.table)[0], game.rules, game.table)
        noted = words.journal(Do(1, c.CloseVote(), game.facts), before)
        assert (lot in said, leader in said) == (drawn, True)
        assert noted.endswith(f": {leader}") is drawn
