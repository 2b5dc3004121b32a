"""Which lines the narration must have for a rule set: asked of its declarations, and read out of its sources.

Lines of a family (``don_1``, ``don_2``, …) are asked for once, without the number.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING

import narration_sources as said
from narration_sources import announced, reasons, returned, trees_of

from mafia_gm.engine import commands as c
from mafia_gm.engine import decide
from mafia_gm.engine.life import LEAVING
from mafia_gm.engine.reveal import ruled
from mafia_gm.engine.role import NOTHING
from mafia_gm.narration import differences, report, steps
from mafia_gm.narration.loader import family

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules, Ruleset

__all__ = ["announced", "needed", "optional", "reasons", "stands_in", "trees_of"]

STAGES = ("dawn", "debate", "voting", "verdict", "nightfall")
BY_RULES = ("defence",)
"""Parts of the day that only some games have."""
BOOK = ("sides", "characters", "groups", "calls", "effects", "shields", "phases", "options", "sets")
"""Headings of a rule set in print."""
VARIANTS = (
    "nobody",
    "few",
    "last",
    "short",
    "check",
    "tie",
    "first",
    "opening",
    "reopening",
    "over",
    "organisation",
    "gone",
    "on",
    "drawn",
)
"""Special cases of a question that may have lines of their own."""
BY_SET_UP = {"win_at_deal"}
"""Warnings that the set-up finds by dealing, not the rule set."""
SILENT = {"commissar.asks", "lottery.hunts", "clan.hunts", "town.chooses_don"}
"""Acts of which nothing is read aloud: they are asked in secret, or belong to the call before."""


def needed(what: Ruleset) -> set[str]:
    """Return the paths of all lines that the rule set cannot do without.

    A path is there if it exists itself or with a case behind it: ``winners`` or ``winners.city``, ``shows/…``.
    """
    rules = what.under()
    own, both = said.trees(said.sources(what)), trees_of(what)
    keys = {f"game/{field}" for field in ("title", "credit")} | {"language/name"}
    keys |= {f"sides/{side}/{field}" for side in what.sides for field in ("name", "of")}
    keys |= {f"roles/{role.key}/{field}" for role in what.roles for field in ("name", "short", "about")}
    numbered = keys - set(map(family, keys))
    keys |= {f"{family(key)}_clan" for key in numbered if key.startswith("roles/") and key.endswith(NAMED)}
    keys |= {f"phases/{phase}" for phase in (*what.phases.moves, "welcome")}
    keys |= {f"stages/{stage}" for stage in (*STAGES, *(set(BY_RULES) & what.phases.moves.keys()))}
    keys |= {f"book/{heading}" for heading in (*BOOK, *(("invented",) if what.invented else ()))}
    for act in rules.acts.values():
        keys |= {f"acts/{act.key}/{field}" for field in _fields(rules, act)}
        signs = returned(act.told) - {*what.sides} if act.pick != NOTHING else set()
        keys |= {f"{table}/{sign}" for table in ("thumbs", "signs") for sign in signs}
    keys |= {f"prompts/{key}/{field}" for key in said.prompts(both) for field in ("title", "do")}
    keys |= {f"bluff/{why}/{field}" for why in _bluffs(rules) for field in ("who", "do")}
    keys |= {f"reasons/actor_{why}" for why in _bluffs(rules) - {"dead"}}
    keys |= {f"commands/{name}" for name in _commands(what)}
    keys |= {f"reasons/{reason}" for reason in reasons(both)}
    keys |= {f"because/{reason}" for reason in said.reasoned(own, {"Mapping[int, str]"})}
    keys |= {f"because/{reason}" for reason in said.reasoned(own, {"dict[tuple[int, int], str]"})}
    keys |= {f"warnings/{key}" for key in said.warnings(own) | BY_SET_UP}
    keys |= {f"causes/{cause}" for cause in said.causes(what) | {*what.leaving, *LEAVING, "override"}}
    keys |= {f"causes/{how}{side}" for side in what.sides if side != family(side) for how in KILLS}
    keys |= {f"public/{key}" for key in announced(both)}
    keys |= {f"notices/{key}" for key in said.noticed(own)} | {f"void/{key}" for key in said.void(own)}
    keys |= {f"chips/{kind.key}" for kind in rules.kinds.values() if kind.look}
    keys |= {f"why/{key}" for key in _why(rules, own)}
    if c.Write in what.handles:
        keys |= {f"report/{key}" for key in report.KEYS}
    if what.by_arrival:
        keys |= {f"steps/{number}" for number, _ in enumerate(rules.effects["night"])}
    for option in what.options:
        keys |= {f"options/{option.key}/{field}" for field in ("title", "text")}
        if not option.order:
            named = [value for value in option.values if not isinstance(value, bool)]
            keys |= {f"options/{option.key}/values/{value}" for value in named}
        if not option.quiet:
            unusual = [value for value in option.values if value != option.default]
            keys |= {f"rulings/{option.key}.{ruled(value)}" for value in unusual}
    keys |= {f"journal/{command.__name__}" for command in steps.LINES}
    keys |= {f"correction/headings/{kind}" for kind in differences.KINDS}
    bonds = {f"state/{key}/{field}" for key in ("takes", "taken_by") for field in ("label", "value")}
    keys = (keys | said.literals()) - (bonds if _inherits(what) else set())
    return set(map(family, keys))


KILLS = ("", "hunt_")
"""How one of several clans kills."""
NAMED = ("/name", "/short")
"""Fields of a role that a report has without a number, and everything else with one."""


def stands_in(key: str) -> str:
    """Return the line that may stand in for a needed one: one with a count for all numbers; else the line itself."""
    ruling, _, value = key.rpartition(".")
    if ruling.startswith("rulings/") and value.isdecimal():
        return ruling
    path, _, last = key.rpartition("/")
    counted = path.startswith("options/") and path.endswith("/values") and last.isdecimal()
    return f"{path.removesuffix('/values')}/count" if counted else key


def optional(what: Ruleset) -> tuple[str, ...]:
    """Return the beginnings of paths that may exist besides the needed ones, as ``startswith`` takes them."""
    rules, both = what.under(), trees_of(what)
    acts = {family(key): act for key, act in rules.acts.items()}
    kinds, questions = rules.kinds, said.prompts(both)
    grounds = {*map(family, rules.sentences), *said.ruled(both)} if what.by_arrival else set()
    return (
        *(f"prompts/{key}/{field}" for key in questions for field in ("say", "thanks", "ask")),
        *(f"prompts/{key}.{variant}/" for key in questions for variant in VARIANTS),
        *(f"acts/{key}/do_{why}" for key in acts for why in _bluffs(rules)),
        *(f"acts/{key}/{field}_one" for key in acts for field in ("say", "thanks", "do")),
        *(
            f"acts/{key}/{field}"
            for key, act in acts.items()
            if act.draw
            for field in ("thanks", "passed", "drawn")
        ),
        *(f"options/{option.key}/count" for option in what.options if any(map(_is_count, option.values))),
        *(f"rulings/{option.key}" for option in what.options if any(map(_is_count, option.values))),
        "notes/victory.",
        "ended/",
        *(f"acts/{key}/{field}/" for key in acts for field in ("choices", "shows")),
        *(f"acts/{key}/chosen/" for key, act in acts.items() if act.told is not None),
        *(f"{table}/{key}" for table in ("spoken", "public") for key in announced(both)),
        *(f"notices/{key}." for key in said.noticed(both)),
        *(f"chips/{kind}" for kind in kinds),
        *(f"state/{head}{kind}/" for head in ("", "gives_") for kind in kinds),
        *(f"notes/{kind}" for kind in kinds),
        *(f"{table}/{side}" for table in ("thumbs", "signs") for side in what.sides),
        *(f"why/{key}.spared" for key, _ in rules.shields),
        *(f"why/{ground}" for ground in grounds),
        *(f"{table}/{name}." for table in ("journal", "commands") for name in _commands(what)),
        "public/",  # the projector's own words: every language must have those that English has
        "cards/",
        "choices/",
        "offers/",
        "answers/",
        "journal/",
    )


# --- asked of the declarations --------------------------------------------------------------------------


def _fields(rules: Rules, act: Act) -> Iterator[str]:
    """Yield the lines that an act needs."""
    silent = family(act.key) in SILENT
    yield from ("title", "do") if silent else ("title", "say", "do")
    nightly, group = act.when in {"night", "night_zero"}, rules.groups.get(act.owner)
    called = nightly and (group is None or group.wakes)
    if called and not silent:
        yield "thanks"
    if act.pick != NOTHING:
        yield "ask"
    if (called and act.pick != NOTHING) or (not nightly and act.pick == NOTHING):
        yield "passed"
    if act.told is not None:
        yield "show" if act.pick != NOTHING else "shows"
    if called and group is not None:
        if act.pick == NOTHING and any(role.boss for role in rules.roles.values()):
            yield from ("boss", "no_boss")
        if act.pick != NOTHING:
            yield from ("do_away", *(f"do_{why}" for why in sorted(returned(act.idle))))
        if group.roles:
            yield from ("do_away", "do_dead")
    yield from (f"chosen/{choice}" for choice in act.choices)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _inherits(what: Ruleset) -> bool:
    """Does nobody in this game take others with him: is ``bonds`` the kernel's own?"""
    return Path(inspect.getfile(what.bonds)).parent == said.ENGINE


def _commands(what: Ruleset) -> Iterator[str]:
    """Yield the names of the commands that this game takes."""
    for command in dict.fromkeys((*decide.HANDLES, *what.handles)):
        yield command.__name__


def _why(rules: Rules, own: list[ast.Module]) -> set[str]:
    """Return the sentences that can explain an attempt."""
    keys = {key for key, _ in rules.shields}
    keys |= {key for key, act in rules.acts.items() if "Attacked(" in inspect.getsource(act.effect)}
    keys |= {sentence.key for role in rules.roles for sentence in rules.consequences(role)}
    attacks = said.calls(own, "Attacked")
    return keys | {
        text
        for call in attacks
        for word in call.keywords
        if word.arg == "rule"
        for text in said.texts(word.value)
    }


def _bluffs(rules: Rules) -> set[str]:
    """Return why a call may be only heard: the kernel's reasons, and those of the acts' own ``idle``."""
    return {"dead", "away", "spent"} | {why for act in rules.acts.values() for why in returned(act.idle)}
