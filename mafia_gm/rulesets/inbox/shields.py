"""What bends an attempt: by night nothing any more, for hits were parried in their steps; nobody dies twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.rulesets.inbox.town import TOWN

if TYPE_CHECKING:
    from mafia_gm.engine.options import Options
    from mafia_gm.engine.role import Sentence


def shields(options: Options) -> tuple[Sentence, ...]:  # noqa: ARG001
    """Return what bends an attempt; a lynch is bent by nothing (RU-A18, RU-C34, RU-F31)."""
    return (TOWN.shields["town.is_dying"],)
