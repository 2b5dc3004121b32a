"""Table rulings of MAFIA+: the ambiguities of section G as data, with their defaults."""

from __future__ import annotations

from mafia_gm.engine.ruleset import Option

NIGHT_ORDER = ("doctor", "railwayman", "detective", "janitor", "angel_of_death", "barman")
NIGHT0_ORDER = ("courtesan", "bodyguard", "blackmailer", "boss_blackmailer")


def _switch(key: str, clause: str, default: bool) -> Option:
    return Option(key, clause, default)


OPTIONS = (
    Option("train_leaves", "MP-G01", "dawn", ("dawn", "at_once")),
    Option("night_order", "MP-G03", NIGHT_ORDER, order=True),
    Option("night0_order", "MP-G04", NIGHT0_ORDER, order=True),
    _switch("call_inactive_roles", "MP-G05", True),
    _switch("allow_pass", "MP-G06", True),
    Option("shift_over_dead", "MP-G08", "skip", ("skip", "lost")),
    Option("second_shot_when", "MP-G11", "end", ("end", "at_once")),
    Option("barman_second_shot", "MP-G12", "shifted", ("shifted", "straight")),
    _switch("mafia_may_shoot_own", "MP-G16", True),
    _switch("boss_successor", "MP-G17", False),
    _switch("doctor_vs_blast", "MP-G19", False),
    _switch("bodyguard_vs_lynch", "MP-G21", True),
    _switch("bodyguard_vs_mayor", "MP-G21", True),
    _switch("bodyguard_away_protects", "MP-G22", False),
    _switch("angel_marks_away", "MP-G27", False),
    _switch("saint_lynch_ends_day", "MP-G30", True),
    Option("swir_window", "MP-G31", "verdict", ("verdict", "before_vote")),
    Option("majority", "MP-G32", "plurality", ("plurality", "absolute")),
    _switch("abstain", "MP-G33", True),
    _switch("self_vote", "MP-G34", True),
    Option("candidates", "MP-G35", "any", ("any", "accused")),
    Option("max_ties", "MP-G36", "unlimited", ("unlimited", 1, 2, 3)),
    Option("blackmail_scope", "MP-G38", "all", ("votes", "acts", "all")),
    _switch("refund_daughter", "MP-G43", False),
    _switch("announce_trip", "MP-G46", True),
    _switch("vote_on_away", "MP-G47", False),
    Option("left_is", "MP-G50", "clockwise", ("clockwise", "counter")),
    _switch("blast_skips_dying", "MP-G51", False),
    Option("syndicate_win", "MP-G54", "each", ("each", "faction")),
    _switch("check_vote_ends_day", "MP-G58", True),
    Option("check_result", "MP-G58", "public", ("public", "none")),
    Option("cascade", "MP-G60", "batch", ("batch", "waves")),
    Option("reveal_on_death", "MP-G61", "none", ("none", "faction", "role")),
    _switch("announce_cause", "MP-G62", False),
    _switch("janitor_hides_initial", "MP-G63", False),
    _switch("tell_saint", "MP-G64", False),
    _switch("leaving_counts", "MP-A24", False),
    _switch("leaving_triggers", "MP-A24", False),
    _switch("leaving_ends_day", "MP-A24", False),
    Option("leaver_ballots", "MP-A24", "lapse", ("lapse", "stand")),
    Option("leaver_wins", "MP-A24", "side", ("side", "always", "never")),
)
