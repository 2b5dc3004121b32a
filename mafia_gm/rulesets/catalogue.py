"""The games this program knows, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.rulesets.inbox import RULESET as INBOX
from mafia_gm.rulesets.maffia import RULESET as MAFFIA
from mafia_gm.rulesets.mafia_plus import RULESET as MAFIA_PLUS

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Ruleset

RULESETS: Final[dict[str, Ruleset]] = {MAFIA_PLUS.key: MAFIA_PLUS, MAFFIA.key: MAFFIA, INBOX.key: INBOX}
"""The games, each with all its texts."""


def name_of(key: str) -> str:
    """Return a game's own name; one that this program does not know goes by its key."""
    return RULESETS[key].name if key in RULESETS else key
