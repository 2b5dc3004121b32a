"""Мафиозо: confers with his clan and has no ability of his own."""

from __future__ import annotations

from mafia_gm.engine.role import Role


def role(clan: int) -> Role:
    """Return the plain member of a clan (RU-B10)."""
    return Role(f"mafioso_{clan}", side=f"clan_{clan}", card="", copies=40)
