"""Table rulings of the Мафия: the ambiguities of section G as data, with their defaults, and three of our own."""

from __future__ import annotations

from typing import Final

from mafia_gm.engine.options import Option, switch

OPTIONS: Final = (
    Option("orders", "RU-A7", "call", ("call", "desk")),
    switch("reveal_clan", "RU-A13", False),
    switch("report_left", "RU-A15", False),
    Option("clans", "RU-G01", 2, (1, 2, 3, 4), quiet=True),
    switch("thug_may_beat_own", "RU-G03", True, "thug"),
    switch("bodyguard_self", "RU-G05", False, "bodyguard"),
    switch("murder_hits_mafia", "RU-G07", False),
    Option("mafia_hunt", "RU-G08", "extra", ("extra", "instead", "off")),
    Option("murder_by", "RU-G11", "clan", ("clan", "don", "named")),
    Option(
        "recruited_commissar_checks_as", "RU-G12", "peaceful", ("peaceful", "mafia"), about=("commissar",)
    ),
    switch("recruit_keeps_role", "RU-G13", True),
    Option("recruit_choice", "RU-G14", "earliest", ("earliest", "random", "gm")),
    Option("recruit_limit", "RU-G16", "none", ("none", 1, 2)),
    switch("recruit_refusal", "RU-G17", False),
    Option("report_recruit", "RU-G18", "yes_no", ("yes_no", "clan")),
    switch("don_heir", "RU-G20", False),
    Option("report_checks", "RU-G21", "result", ("result", "result_and_target", "none")),
    switch("pistol_excludes_check", "RU-G22", False, "commissar"),
    switch("cartridge_kept", "RU-G24", True, "commissar"),
    switch("repeat_counts_attempts", "RU-G28", False),
    switch("dead_doctor_heals", "RU-G30", True, "doctor"),
    switch("sick_can_be_guest", "RU-G33", False, "sexual_maniac"),
    switch("tell_infection", "RU-G36", False, "sexual_maniac"),
    switch("host_can_be_guest", "RU-G38", False),
    switch("shooter_client_dies", "RU-G40", False),
    Option("client_fate", "RU-G41", "separate", ("separate", "follows_host")),
    Option("launcher_explosion", "RU-G47", "hunter", ("hunter", "both", "nobody")),
    switch("launcher_once", "RU-G48", False),
    switch("mafia_in_lottery", "RU-G49", False),
    Option("lynch_majority", "RU-G51", "plurality", ("plurality", "absolute")),
    Option("lynch_tie", "RU-G52", "revote", ("revote", "none", "all", "random", "gm")),
    switch("lynch_obligatory", "RU-G54", False),
    switch("open_votes", "RU-G55", False),
    switch("reveal_lynch_at_once", "RU-G57", False),
    Option("seance", "RU-G58", "each", ("each", "one_per_game", "off")),
    Option("start_with", "RU-G60", "night", ("night", "day")),
    Option("mafia_win", "RU-G61", "parity", ("parity", "total")),
    Option("maniac_side", "RU-G62", "peaceful", ("peaceful", "solo"), about=("maniac", "sexual_maniac")),
    switch("leaving_counts", "RU-G66", False),
    switch("leaving_ends_day", "RU-G66", False),
    Option("leaver_ballots", "RU-G66", "lapse", ("lapse", "stand")),
    Option("leaver_wins", "RU-G66", "side", ("side", "never")),
)
