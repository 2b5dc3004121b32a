"""The Russian rules' own lists, written down a second time: roles, suggested sets, clauses."""

from __future__ import annotations

ROLES = (
    ("commissar", "peaceful"),
    ("doctor", "peaceful"),
    ("prostitute", "peaceful"),
    ("sexual_maniac", "peaceful"),
    ("maniac", "peaceful"),
    ("citizen", "peaceful"),
    *(
        (f"{role}_{clan}", f"clan_{clan}")
        for clan in (1, 2, 3, 4)
        for role in ("don", "thug", "bodyguard", "mafioso")
    ),
)
"""Key and side, in the order of section B, clan by clan."""

SUGGESTED = {
    8: {"don_1": 1, "thug_1": 1, "commissar": 1, "doctor": 1, "citizen": 4},
    12: {
        **{f"{role}_{clan}": 1 for clan in (1, 2) for role in ("don", "thug")},
        **dict.fromkeys(("commissar", "doctor", "prostitute"), 1),
        "citizen": 5,
    },
    16: {
        **{f"{role}_{clan}": 1 for clan in (1, 2) for role in ("don", "thug", "bodyguard")},
        **dict.fromkeys(("commissar", "doctor", "prostitute", "sexual_maniac", "maniac"), 1),
        "citizen": 5,
    },
    20: {
        **{f"{role}_{clan}": 1 for clan in (1, 2) for role in ("don", "thug", "bodyguard", "mafioso")},
        **dict.fromkeys(("commissar", "doctor", "prostitute", "sexual_maniac", "maniac"), 1),
        "citizen": 7,
    },
}
"""The sets of RU-E3: players, and how many of which card."""

CLAUSES = (
    *(f"RU-A{n}" for n in range(1, 19)),
    *(f"RU-B{n}" for n in range(1, 18)),
    *(f"RU-C{n}" for n in (*range(1, 6), *range(10, 16))),
    "RU-C15b",
    *(f"RU-C{n}" for n in (16, 17, 18, *range(30, 36), 40, 50, 55, 60, 61)),
    *(f"RU-D{n}" for n in range(1, 7)),
    *(f"RU-E{n}" for n in range(1, 24)),
    *(f"RU-F{n:02}" for n in range(1, 37)),
    *(f"RU-G{n:02}" for n in range(1, 68)),
    *(
        f"RU-H{n:02}"
        for n in (
            *(
                1,
                2,
                3,
                5,
                6,
                7,
                10,
                11,
                12,
                14,
                15,
                16,
                18,
                19,
                20,
                22,
                23,
                25,
                26,
                28,
                29,
                31,
                32,
                34,
                35,
                37,
                38,
            ),
            *(40, 42, 43, 44, 46),
        )
    ),
)
FINDINGS = frozenset(f"RU-E{n}" for n in range(4, 24))
"""What is odd in the text itself: answered by the rulings of section G, and nothing that could be played."""
