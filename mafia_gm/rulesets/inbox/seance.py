"""What the Game Master writes for the next report: its story, and what the dead have to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import facts as f
from mafia_gm.engine.names import clean_lines
from mafia_gm.engine.needs import Refused, need_player, need_playing
from mafia_gm.engine.tokens import SPENT, Token
from mafia_gm.rulesets.inbox.town import GM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

ACT: Final = "seance"
"""The note of the token for a séance that has been held."""
MAX_STORY: Final = 4000
MAX_MESSAGE: Final = 1000
"""Longest texts that are kept, in characters."""


def write(rules: Rules, table: Table, command: c.Write) -> Iterable[f.Fact]:  # noqa: ARG001
    """Write the short story that opens the next report (RU-A15)."""
    need_playing(table)
    yield f.StoryWritten(clean_lines(command.text, MAX_STORY), rule="report.story")


def seance(rules: Rules, table: Table, command: c.Seance) -> Iterable[f.Fact]:  # noqa: ARG001
    """A dead player asks for a séance: one message to the living, once in the game (RU-B11, RU-C55, RU-G58).

    The Game Master may refuse; then the player may ask again another time.
    """
    need_playing(table)
    player = need_player(table, command.player)
    if table.options["seance"] == "off":
        raise Refused("no_seances")
    who = table[player]
    if who.alive or who.shown != "out" or (who.left and who.gone != GM):  # leaving is no death (RU-B11)
        raise Refused("not_dead", player=player)
    held = [token.holder for token in table.tokens if token.kind == SPENT and token.note == ACT]
    if player in held or (held and table.options["seance"] == "one_per_game"):
        raise Refused("seance_held", player=player)
    if not command.granted:
        return
    text = clean_lines(command.text, MAX_MESSAGE)
    if not text:
        raise Refused("empty_text")
    yield f.Placed(Token("seance", player, note=text), rule="report.seance")
    yield f.Placed(Token(SPENT, player, player, note=ACT), rule="report.seance")
