"""Lines: everything that the Game Master reads, on his screen or aloud, in one language."""

from __future__ import annotations

from mafia_gm.narration.words import Words


class Lines(Words):
    """The Game Master's lines of a rule set in a language."""
