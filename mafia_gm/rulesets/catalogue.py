"""The games this program knows, by key."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.ruleset import Ruleset

_KEYS: Final = "mafia_plus", "maffia", "inbox"
"""Of each game, which is also the name of its package here."""


class _Games(Mapping[str, "Ruleset"]):
    """Reads a game's rules when they are first asked for: who opens an evening needs no other game's."""

    def __getitem__(self, key: str) -> Ruleset:
        if key not in _KEYS:
            raise KeyError(key)
        game: Ruleset = import_module(f"mafia_gm.rulesets.{key}").RULESET
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)


RULESETS: Final = _Games()
"""The games, each with all its texts."""


def name_of(key: str) -> str:
    """Return a game's own name; one that this program does not know goes by its key."""
    return RULESETS[key].name if key in RULESETS else key
