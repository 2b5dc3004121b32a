"""What a player carries: marks, wards, lost lives, spent uses; memory is a token, and so is in the log."""

from __future__ import annotations

import msgspec

SPENT = "spent"
"""Kind of the token for a used once-only act; its ``note`` is the act's key."""
DAWN, DUSK, BATCH = "dawn", "dusk", "batch"
"""Values of ``Token.until``: gone when the next dawn breaks, the next night falls, the batch closes."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """One thing a player carries: ``kind`` names it, ``by`` is the player who gave it (-1: nobody)."""

    kind: str
    holder: int
    by: int = -1
    count: int = 1
    until: str = ""
    note: str = ""
