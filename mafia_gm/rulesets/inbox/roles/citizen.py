"""МЖ без роли, Гражданин: sleeps by night unless the hunt lures him, and votes by day."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.inbox.town import PEACEFUL

ROLE = Role("citizen", side=PEACEFUL, card="", copies=40)
"""He may volunteer for the peaceful hunt, as everybody may (RU-B6)."""
