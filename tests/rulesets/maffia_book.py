"""The Swedish rule text's own lists, written down a second time: its table, its characters, its clauses."""

from __future__ import annotations

TABLE = """
7-8 | 2 | Doktor | — | Nej | 1
9-10 | 2 | Frimurare | Flyttgubben | Nej | 1
11-12 | 3 | Frimurare + Doktor | Detektiv | Ja | 2
13-14 | 3 | Frimurare + Doktor | Sheriff | Ja | 2
15-16 | 4 | Frimurare + Doktor | Frimurare + Sheriff | Ja | 3
17-18 | 4 | Frimurare + Doktor | Sheriff | Ja | 3
19-20 | 5 | Frimurare + Doktor + Hämnare | Sheriff + Hämnare | Ja | 3
21-22 | 5 | Frimurare + Doktor + Hämnare | — | Ja | 3
23-40 | 6 | Frimurare + Doktor + 2st Hämnare | — | Ja | 3
"""
"""Antal spelare, Maffia, Special roller, Alternativ Special roller, Org. regel, 5min; "23+" ends at 40 seats."""

CARDS = {
    "Doktor": ("doctor",),
    "Frimurare": ("freemason", "freemason"),
    "Flyttgubben": ("mover",),
    "Detektiv": ("detective",),
    "Sheriff": ("sheriff",),
    "Hämnare": ("avenger",),
    "2st Hämnare": ("avenger", "avenger"),
}
"""The cards behind a word of the table; Frimurare are two unless the table rules otherwise."""

PLAIN = {
    7: (4, None),
    8: (5, None),
    9: (5, 6),
    10: (6, 7),
    11: (5, 7),
    12: (6, 8),
    13: (7, 9),
    14: (8, 10),
    15: (8, 8),
    16: (9, 9),
    17: (10, 12),
    18: (11, 13),
    19: (10, 12),
    20: (11, 13),
    21: (12, None),
    22: (13, None),
    23: (12, None),
}
"""Players: plain villagers of the set and of its alternative, as section E counts them."""

ROLES = (
    ("mafioso", "mafia"),
    ("villager", "village"),
    ("doctor", "village"),
    ("sheriff", "village"),
    ("avenger", "village"),
    ("mover", "village"),
    ("detective", "village"),
    ("freemason", "village"),
)
"""Key and side, in the order of section B."""

CLAUSES = (
    *(f"SV-A{n}" for n in range(1, 19)),
    *(f"SV-B{n}" for n in range(1, 9)),
    *(f"SV-C{n}" for n in (*range(1, 9), 10, 11, 12, *range(20, 29))),
    *(f"SV-D{n}" for n in range(1, 8)),
    *(f"SV-E{n}" for n in range(1, 18)),
    *(f"SV-F{n:02}" for n in range(1, 19)),
    *(f"SV-G{n:02}" for n in range(1, 34)),
    *(f"SV-H{n:02}" for n in (1, 3, 4, 5, 7, 9, 10, 12, 13, 14, 16, 18, 20, 22, 23, 25)),
)
FINDINGS = frozenset(f"SV-E{n}" for n in range(5, 18))
"""What is odd in the text itself: answered by the rulings of section G, and nothing that could be played."""
