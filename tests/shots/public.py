"""The projector in every public phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mafia_gm import paths
from mafia_gm.app import clock, play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.public import PublicRuling
from mafia_gm.engine.reveal import ruled, rules_of_tonight
from mafia_gm.rulesets.catalogue import RULESETS
from tests.shots import inbox, maffia
from tests.shots.people import LONG, USUAL, cast

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from mafia_gm.ui.projector.window import ProjectorWindow

SIZES: Final = ((1024, 600), (1280, 720), (1920, 1080))
SEATS: Final = (5, 6, 12, 23, 40)
RULINGS: Final = tuple(
    PublicRuling(option.key, ruled(next(value for value in option.values if value != option.default)))
    for option in RULESETS["mafia_plus"].options
    if not option.quiet
)
"""Every ruling that players are told, as no table will have them all."""


def walk(window: ProjectorWindow, players: int, language: str, rng: random.Random) -> Iterator[str]:
    """Show the projector every kind of public view; yields a telling name whenever one stands."""
    window.set_language(language)
    window.show_welcome()
    yield "welcome"
    names, roles = cast(players)
    session = Session.new(
        "mafia_plus", {}, seed=7, title="Projector", folder=paths.games(), language=language
    )
    session.do(c.Open(names if players != len(LONG) + 6 else (*USUAL[:6], *LONG), roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    window.show_view(session.view())
    yield "deal"
    window.show_seats()
    yield "seats"
    window.know_rules(rules := rules_of_tonight(session.rules, session.table))
    window.show_rules()
    yield "tonight"
    window.show_rules()
    window.set_options(rules=True)
    yield "deal-rules"
    for some in (4, len(RULINGS)):
        window.know_rules(replace(rules, rulings=RULINGS[:some]))
        yield f"deal-rules-{some}"
        window.show_rules()
        yield f"tonight-{some}"
        window.turn_page(1)
        yield f"tonight-{some}-turned"
        window.show_rules()
    window.know_rules(replace(rules, rulings=RULINGS[:4]))
    window.set_options(rules=False)
    session.do(c.Begin())
    session.do(c.Reply(session.prompts()[0].act))  # the night falls for the table when it is told to sleep
    window.show_view(session.view())
    yield "night"
    _dawn(session, rng)
    session.do(clock.start(272))
    window.show_view(session.view())
    yield "day1-debate"
    window.set_options(rules=True)
    window.show_view(replace(session.view(), clock=None))
    yield "day1-rules"
    window.set_options(rules=False)
    session.do(c.Accuse(0, 4))
    session.do(c.Accuse(1, 2))
    window.show_view(session.view())
    yield "day1-accused"
    for name, secret in (("open", False), ("slips", True)):
        session.do(c.OpenVote(secret=secret))
        town = session.table.in_town()
        session.do(c.Vote(tuple((by, town[(by * by + 1) % 5]) for by in town[: 2 * len(town) // 3])))
        window.show_view(session.view())
        yield f"day1-vote-{name}"
        session.do(c.Vote(tuple((by, town[(by * by + 1) % 5]) for by in town)))
        session.do(c.CloseVote())
        window.show_view(session.view())
        yield f"day1-verdict-{name}"
        while not secret and session.table.phase != "debate":
            session.undo()
    tied = session.prompts()[0].act == "verdict.tie"
    session.do(c.CloseDay() if tied else c.Execute())
    _dawn(session, rng)
    session.do(clock.start(0))
    window.show_view(session.view())
    yield "day2-time-up"
    for player in range(players):
        if session.table[player].side != "city" and session.table[player].alive:
            session.do(c.Override(player, alive=False))
            if session.prompts()[0].act == "end.confirm":
                break
    session.do(c.EndGame())
    window.show_view(session.view())
    yield "end"
    for player in range(0, players, 3):
        session.do(c.Reveal(player))
    window.show_view(session.view())
    yield "end-some-revealed"
    session.do(c.Reveal())
    window.show_view(session.view())
    yield "end-all-revealed"
    window.set_options(blackout=True)
    yield "blackout"
    window.set_options(blackout=False)
    session.close()
    if players > 5:  # the sheets of the other games begin with six
        yield from inbox.projecting(window, players, language)
        yield from maffia.projecting(window, players, language)


def _dawn(session: Session, rng: random.Random) -> None:
    """Answer the night by chance and announce its dawn."""
    while session.table.phase != "debate":
        session.do(play.answer(session.rules, session.prompts()[0], rng, passes=0.3))
