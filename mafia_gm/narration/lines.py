"""Lines: everything that the Game Master reads, on his screen or aloud, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.prompts import MORNING
from mafia_gm.narration.correction import CorrectionWords
from mafia_gm.narration.loader import languages
from mafia_gm.narration.report import ReportWords
from mafia_gm.narration.seat import SeatWords
from mafia_gm.narration.why import WhyWords

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

__all__ = ["Lines", "languages"]


class Lines(CorrectionWords, SeatWords, WhyWords, ReportWords):
    """The Game Master's lines of a rule set in a language: the questions, the journal, seats, why."""

    def say(self, prompt: Prompt, rules: Rules, table: Table) -> str:
        """Return the line to read aloud; at dawn all that is about to be announced."""
        if prompt.act == MORNING:
            return "\n".join(self.dawn(rules, table))
        return super().say(prompt, rules, table)
