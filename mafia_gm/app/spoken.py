"""Does a stored game say only what the texts have words for? Opening one that does not would show bare keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Announced, VoteOpened
from mafia_gm.engine.record import BrokenRecord, done_in
from mafia_gm.narration.loader import SOURCE, Texts
from mafia_gm.narration.public import variant

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.record import Record


def need_words(found: Record) -> None:
    """Raise ``BrokenRecord`` (``unknown_key``) for an announcement or a kind of vote that has no words."""
    texts = Texts(found.header.ruleset, SOURCE)
    for place, line in enumerate(found.lines):
        for fact in (fact for done in done_in(line) for fact in done.facts):
            if key := _wordless(texts, fact):
                raise BrokenRecord("unknown_key", place + 2, detail=key)


def _wordless(texts: Texts, fact: Fact) -> str:
    if isinstance(fact, Announced):
        known = texts.has("public", variant(texts, "public", fact.key, fact.word))
        return "" if known else f"announcement {fact.key} {fact.word}".strip()
    if isinstance(fact, VoteOpened):
        return "" if texts.has("journal", f"OpenVote.{fact.effect}") else f"vote {fact.effect}"
    return ""
