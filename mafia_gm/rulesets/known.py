"""All games whose rules this program can play, those too that the window does not offer yet (``catalogue``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.rulesets.maffia import RULESET as MAFFIA

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Ruleset

KNOWN: Final[dict[str, Ruleset]] = {**RULESETS, MAFFIA.key: MAFFIA}
