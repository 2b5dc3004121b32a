"""Table rulings of the Swedish Maffia: the ambiguities of section G as data, with their defaults."""

from __future__ import annotations

from typing import Final

from mafia_gm.engine.options import Option, switch

TABLE: Final = "table"
"""The value of a ruling that follows the row of the table for the number of players."""


OPTIONS: Final = (
    Option("freemasons_wake", "SV-G01", "natt0", ("natt0", "every_night"), about=("freemason",)),
    Option("freemason_count", "SV-G02", 2, (1, 2, 3, 4), quiet=True),
    Option("mafia_win", "SV-G03", "parity", ("parity", "majority")),
    switch("night0_kill", "SV-G05", False),
    switch("day_after_night0", "SV-G06", False),
    Option("call_inactive_roles", "SV-G07", True, quiet=True),
    Option("reveal_on_death", "SV-G08", "none", ("none", "side", "role")),
    switch("name_saved", "SV-G09", False, "doctor"),
    switch("mafia_may_kill_own", "SV-G10", False),
    switch("doctor_self", "SV-G11", True, "doctor"),
    Option("avenger_side", "SV-G12", "village", ("village", "own"), about=("avenger",)),
    Option(
        "avenger_uses",
        "SV-G13",
        "every_night",
        ("every_night", "once", "after_first_death"),
        about=("avenger",),
    ),
    switch("doctor_vs_avenger", "SV-G14", False, "avenger"),
    switch("detective_self", "SV-G16", False, "detective"),
    Option("mafia_disagree", "SV-G17", "none", ("none", "majority")),
    Option("defence_order", "SV-G20", "nomination", ("nomination", "seat")),
    Option("votes_per_player", "SV-G21", "one", ("one", "many")),
    Option("hang_needs", "SV-G22", "plurality", ("plurality", "majority")),
    switch("revote_speeches", "SV-G23", False),
    Option("org_rule", "SV-G25", TABLE, (TABLE, True, False)),
    Option("day_minutes", "SV-G28", TABLE, (TABLE, *range(1, 61))),
    switch("announce_cause", "SV-G29", False, "avenger"),
    switch("mafia_may_pass", "SV-G32", True),
)
