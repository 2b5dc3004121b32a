"""An evening of the Swedish Maffia told step by step: nominations, speeches, hands, a tie, a swap, the exit, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import answered
from mafia_gm.rulesets.maffia.deals import row_of
from tests.shots.people import LONG

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.ui.app import App
    from mafia_gm.ui.projector.window import ProjectorWindow

NAMES: Final = (
    *(
        "Åsa",
        "Björn",
        "Cecilia",
        "Dag",
        "Ebba",
        "Folke",
        "Greta",
        "Hjalmar",
        "Iris",
        "Johan",
        "Kerstin",
        "Love",
    ),
    *("Märta", "Nils", "Östen", "Pia", "Rut"),
)
POWERS: Final = ("avenger", "avenger", "mover", "detective", "sheriff", "doctor")


def cast(players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return names and roles: the row's Maffia, and every power there is room for."""
    names: tuple[str, ...] = (*NAMES, *LONG)
    names += tuple(f"{NAMES[extra % len(NAMES)]} {extra}" for extra in range(max(0, players - len(names))))
    mafia = row_of(players).mafia
    powers = POWERS[-max(1, players - mafia - 4) :]
    plain = players - mafia - len(powers)
    return names[:players], (*("mafioso",) * mafia, *powers, *("villager",) * plain)


def playing(app: App, players: int, language: str) -> Iterator[str]:
    """An evening, each picture's name with the game's before it."""
    for name in _evening(app, players, language):
        yield f"maffia-{name}"


def _evening(app: App, players: int, language: str) -> Iterator[str]:
    """One night, a day with a tie and a new vote, and the end."""
    names, roles = cast(players)
    session = Session.new(
        "maffia", {}, seed=7, title="Fredag hos Åsa", folder=paths.games(), language=language
    )
    session.do(c.Open(names, roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    app._close_game()
    app._start(session)
    assert app.live is not None
    live, last = app.live, players - 1

    def do(*commands: c.Command) -> None:
        for command in commands:
            assert live.do(command), command
        QApplication.processEvents()

    def night(**answers: tuple[int, ...] | str) -> Iterator[str]:
        number, phase = live.session.table.number, live.session.table.phase
        while (prompt := live.scene().prompt) is not None and prompt.act != "night.ends":
            if (live.session.table.number, live.session.table.phase) != (number, phase):
                return
            wanted = answers.get(prompt.act.split(".")[0], ())
            if isinstance(wanted, str):
                live.choose(wanted)
            else:
                for player in wanted if prompt.legal else ():
                    live.point(player)
            yield f"{phase}-{prompt.act.replace('.', '-')}"
            before = len(live.session.steps)
            live.confirm()
            if len(live.session.steps) == before:
                live.skip()
        yield f"{phase}-ends"
        do(c.Dawn())

    do(c.Begin())
    yield from night(detective=(0,))
    first = night(mafia=(last,), doctor=(last,), mover=(1, last), detective=(last,), avengers="disagree")
    for place, name in enumerate(first):
        yield name
        if place == 0:
            do(c.Leave(last - 1, "safety"))
            yield "night-safety-exit"
    yield "dawn"
    do(c.Announce())
    yield "debate"
    live.pick(0)
    live.pick(last)
    yield "debate-nominating"
    live.take(None)
    do(c.Accuse(0, last), c.Accuse(1, 0), c.Accuse(2, 1), c.Accuse(last, 0))
    yield "debate-nominated"
    do(c.GiveFloor(last), clock.start(120))
    yield "speech"
    do(clock.start(8))
    yield "speech-round-off"
    do(clock.start(0))
    yield "speech-over"
    do(c.GiveFloor(1), c.OpenVote())
    yield "hands-none"
    for player in (0, 2, 3):
        live.pick(player)
    live.mark_late()
    yield "hands-late"
    live.confirm()
    do(c.CountHands(0, (3, 1)))
    yield "hands-last"
    do(c.CountHands(1))
    yield "hands-counted"
    do(c.CloseVote())
    yield "tie"
    do(c.OpenVote())
    yield "hands-again"
    do(c.CountHands(last, (2,)), c.CountHands(0, (3,)), c.CloseVote())
    yield "second-tie"
    live.undo()
    do(c.CountHands(last, (2, 1)), c.CloseVote())
    yield "verdict"
    do(c.Execute())
    yield "nightfall"
    for player in range(1, row_of(players).mafia):
        do(c.Override(player, alive=False))
    if live.session.table.players[0].alive and live.scene().prompt is not None:
        do(c.Override(0, alive=False))
    yield "end-proposed"
    do(c.EndGame(), c.Reveal())
    yield "end"


def projecting(window: ProjectorWindow, players: int, language: str) -> Iterator[str]:
    """A day on the projector: nominations, a speech, hands, a tie, the new vote and its tie, the end and the cards."""
    names, roles = cast(players)
    session = Session.new("maffia", {}, seed=7, title="Fredag", folder=paths.games(), language=language)
    session.do(c.Open(names, roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    session.do(c.Begin())
    last = players - 1
    while session.table.phase != "debate":
        first = session.prompts()[0]
        session.do(first.offers[0] if first.offers else answered(first))

    def shown(name: str, *commands: c.Command) -> str:
        for command in commands:
            session.do(command)
        window.show_view(session.view())
        return f"maffia-{name}"

    yield shown("debate")
    yield shown("nominated", c.Accuse(0, last), c.Accuse(1, 0), c.Accuse(2, 1))
    yield shown("speech", c.GiveFloor(last), clock.start(95))
    yield shown("hands", c.GiveFloor(0), c.GiveFloor(1), c.OpenVote(), c.CountHands(last, (0,)))
    yield shown("tie", c.CountHands(0, (1,)), c.CountHands(1), c.CloseVote())
    yield shown("again", c.OpenVote(), c.CountHands(last, (2,)))
    yield shown("second-tie", c.CountHands(0, (3,)), c.CloseVote())
    yield shown("nightfall", c.CloseDay())
    for player in range(row_of(players).mafia):
        session.do(c.Override(player, alive=False))
    yield shown("end", c.EndGame())
    yield shown("cards", c.Reveal())
    session.close()
