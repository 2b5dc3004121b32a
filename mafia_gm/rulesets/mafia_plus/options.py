"""Table rulings of MAFIA+: the ambiguities of section G as data, with their defaults."""

from __future__ import annotations

from mafia_gm.engine.options import Option, switch

NIGHT_ORDER = ("doctor", "railwayman", "detective", "janitor", "angel_of_death", "barman")
NIGHT0_ORDER = ("courtesan", "bodyguard", "blackmailer", "boss_blackmailer")


OPTIONS = (
    Option("train_leaves", "MP-G01", "dawn", ("dawn", "at_once"), about=("railwayman",)),
    Option("night_order", "MP-G03", NIGHT_ORDER, order=True, quiet=True),
    Option("night0_order", "MP-G04", NIGHT0_ORDER, order=True, quiet=True),
    Option("call_inactive_roles", "MP-G05", True, quiet=True),
    switch("allow_pass", "MP-G06", True),
    Option("shift_over_dead", "MP-G08", "skip", ("skip", "lost"), about=("barman",)),
    Option("second_shot_when", "MP-G11", "end", ("end", "at_once"), about=("gun_shop_owner",)),
    Option("barman_second_shot", "MP-G12", "shifted", ("shifted", "straight"), about=("barman",)),
    switch("mafia_may_shoot_own", "MP-G16", True),
    switch("boss_successor", "MP-G17", False, "mafia_boss", "boss_blackmailer"),
    switch("doctor_vs_blast", "MP-G19", False, "doctor"),
    switch("bodyguard_vs_lynch", "MP-G21", True, "bodyguard"),
    switch("bodyguard_vs_mayor", "MP-G21", True, "bodyguard"),
    switch("bodyguard_away_protects", "MP-G22", False, "bodyguard"),
    switch("angel_marks_away", "MP-G27", False, "angel_of_death"),
    switch("saint_lynch_ends_day", "MP-G30", True, "saint"),
    Option("swir_window", "MP-G31", "verdict", ("verdict", "before_vote"), about=("madman",)),
    Option("majority", "MP-G32", "plurality", ("plurality", "absolute")),
    switch("abstain", "MP-G33", True),
    switch("self_vote", "MP-G34", True),
    Option("candidates", "MP-G35", "any", ("any", "accused")),
    Option("max_ties", "MP-G36", "unlimited", ("unlimited", 1, 2, 3)),
    Option(
        "blackmail_scope",
        "MP-G38",
        "all",
        ("votes", "acts", "all"),
        about=("blackmailer", "boss_blackmailer"),
    ),
    switch("refund_daughter", "MP-G43", False, "presidents_daughter"),
    switch("announce_trip", "MP-G46", True, "railwayman"),
    switch("vote_on_away", "MP-G47", False, "railwayman"),
    Option("left_is", "MP-G50", "clockwise", ("clockwise", "counter")),
    switch("blast_skips_dying", "MP-G51", False, "terrorist", "terrorist_plus"),
    Option("syndicate_win", "MP-G54", "each", ("each", "faction")),
    switch("check_vote_ends_day", "MP-G58", True),
    Option("check_result", "MP-G58", "public", ("public", "none")),
    Option("cascade", "MP-G60", "batch", ("batch", "waves")),
    Option("reveal_on_death", "MP-G61", "none", ("none", "faction", "role")),
    switch("announce_cause", "MP-G62", False),
    switch("janitor_hides_initial", "MP-G63", False, "janitor"),
    switch("tell_saint", "MP-G64", False, "saint"),
    switch("leaving_counts", "MP-A24", False),
    switch("leaving_triggers", "MP-A24", False, "terrorist", "terrorist_plus"),
    switch("leaving_ends_day", "MP-A24", False),
    Option("leaver_ballots", "MP-A24", "lapse", ("lapse", "stand")),
    Option("leaver_wins", "MP-A24", "side", ("side", "always", "never")),
)
