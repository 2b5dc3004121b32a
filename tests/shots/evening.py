"""An evening told step by step in the real window; after each step worth a look its name is yielded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.role import NOTHING, SEAT
from mafia_gm.ui.cards.hand_out import HandOut
from tests.shots import life
from tests.shots.people import cast

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.table import Table
    from mafia_gm.ui.app import App
    from mafia_gm.ui.console.console import Console
    from mafia_gm.ui.live import Live

ZERO: Final = {
    "courtesan.seduces": "mafia_boss",
    "bodyguard.guards": "presidents_daughter",
    "blackmailer.blackmails": "citizen",
}
FIRST: Final = {
    "mafia.shoots": "detective",
    "mafia.second_shot": "president",
    "doctor.heals": "saint",
    "railwayman.sends": "mayor",
    "detective.checks": "coquette",
    "janitor.sweeps": "yes",
    "angel_of_death.marks": "madman",
    "barman.pours": "left",
}
"""Night 1: both bullets are shifted, one onto the Owner, one onto the Terrorist, whose blast the Bodyguard takes."""
SECOND: Final = {"mafia.shoots": "saint", "doctor.heals": "doctor", "angel_of_death.marks": "madman"}
SIX_FIRST: Final = {
    "mafia.shoots": "cursed_infantry",
    "doctor.heals": "courtesan",
    "detective.checks": "coquette",
}


class Evening:
    """A game in the window; the story's verbs move it on."""

    def __init__(self, app: App, players: int, language: str, cards: str = "typed", **options: Any) -> None:
        self.app = app
        self.names, self.roles = cast(players)
        session = Session.new(
            "mafia_plus",
            options,
            seed=7,
            title="Piątkowa gra u Katarzyny",
            folder=paths.games(),
            language=language,
        )
        session.do(c.Open(self.names, self.roles, cards))
        app._close_game()
        app._start(session)
        QApplication.processEvents()

    @property
    def live(self) -> Live:
        assert self.app.live is not None
        return self.app.live

    @property
    def table(self) -> Table:
        return self.live.session.table

    @property
    def console(self) -> Console:
        assert self.app.window.console is not None
        return self.app.window.console

    @property
    def prompt(self) -> Prompt | None:
        return self.live.scene().prompt

    def holder(self, role: str) -> int:
        """Return who had this card at the start, -1 if nobody."""
        return self.roles.index(role) if role in self.roles else -1

    def do(self, command: c.Command) -> bool:
        done = self.live.do(command)
        QApplication.processEvents()
        return done

    def give_cards(self) -> None:
        for player, role in enumerate(self.roles):
            self.live.session.do(c.GiveCard(player, role))
        self.live.tell()

    def night(self, name: str, answers: Mapping[str, str]) -> Iterator[str]:
        """Answer every call, a picture of each with its answer in hand; then let the day break."""
        while (prompt := self.prompt) is not None and prompt.act != "night.ends":
            wanted = answers.get(prompt.act, "")
            player = self.holder(wanted)
            if prompt.pick == SEAT and player in prompt.legal:
                self.live.point(player)
            elif wanted in prompt.choices:
                self.live.choose(wanted)
            said = prompt.act.replace(".", "-")
            yield f"{name}-{said}{f'-{prompt.bluff}' if prompt.bluff else ''}"
            if self.live.scene().is_ready or prompt.pick == NOTHING:
                self.live.confirm()
            else:
                self.live.skip()
            QApplication.processEvents()
        yield f"{name}-ends"
        self.do(c.Dawn())

    def vote(self, *pairs: tuple[int, int]) -> None:
        """Cast ballots of those who may vote; the others are left out."""
        able = self.table.in_town()
        self.do(c.Vote(tuple((by, whom) for by, whom in pairs if by in able)))

    def take(self, act: str) -> bool:
        """Take up an ability that could be declared now."""
        found = [prompt for prompt in self.live.session.interrupts() if prompt.act.startswith(act)]
        if found:
            self.live.take(found[0])
            QApplication.processEvents()
        return bool(found)


def dealing(app: App, players: int, language: str) -> Iterator[str]:
    """The three ways to bring the cards to the players, and handing out."""
    evening = Evening(app, players, language, "deal")
    yield "deal-before"
    evening.do(c.Deal())
    yield "deal-dealt"
    evening.console.hand_out.emit()
    sheet = app.window.aside.page
    assert isinstance(sheet, HandOut)
    yield "deal-hand-out-covered"
    sheet.hold.pressed.emit()
    yield "deal-hand-out-held"
    sheet.hold.released.emit()
    for player in range(players):
        evening.live.session.do(c.HandOut(player))
    sheet._turn_to(evening.live.scene(), -1)
    yield "deal-hand-out-last"
    sheet.finished.emit()
    app.window.cover.lift()
    yield "deal-handed-out"
    evening = Evening(app, players, language, "typed")
    yield "deal-typed"
    half = players // 2
    for player in range(half):
        evening.live.session.do(c.GiveCard(player, evening.roles[player]))
    evening.live.tell()
    evening.console.left.deal.typed.field.setText("s")
    evening.console.left.deal.typed.field.textEdited.emit("s")
    yield "deal-typed-half"
    evening = Evening(app, players, language, "roll_call")
    yield "deal-roll-call"
    evening.live.point(0)
    yield "deal-roll-call-picked"


def playing(app: App, players: int, language: str) -> Iterator[str]:
    """Two days and nights to an end."""
    evening = Evening(app, players, language)
    evening.give_cards()
    yield "deal-ready"
    evening.do(c.Begin())
    yield from evening.night("night0", ZERO)
    yield "dawn0"
    evening.do(c.Announce())
    yield "day1-debate"
    yield from _first_day(evening)
    yield from evening.night("night1", FIRST if players > len("123456") else SIX_FIRST)
    yield "dawn1-why"
    evening.do(c.Announce())
    yield from _second_day(app, evening)
    yield from evening.night("night2", SECOND)
    yield "dawn2"
    evening.do(c.Announce())
    yield "day3-debate"
    yield from _end(evening)


def _first_day(evening: Evening) -> Iterator[str]:
    town = list(evening.table.in_town())
    evening.do(clock.start(272))
    for by, whom in ((0, 4), (1, 5), (5, 4), (3, 2)):
        evening.do(c.Accuse(by, whom))
    evening.do(c.TellStatistics())
    yield "day1-accusations"
    evening.do(c.OpenVote())
    yield "day1-vote-begins"
    evening.vote(*((by, town[-1] if place % 2 else town[0]) for place, by in enumerate(town[:-2])))
    yield "day1-vote"
    evening.live.point(town[0])
    yield "day1-vote-picked"
    evening.live.take(None)
    even = town[::-1] if len(town) % 2 else town
    evening.vote(*((by, town[place % 2]) for place, by in enumerate(even)))
    if len(town) % 2:
        evening.vote((town[-1], -1))
    yield "day1-vote-complete"
    evening.do(c.CloseVote())
    yield "day1-tie"
    evening.do(c.CloseDay())


def _second_day(app: App, evening: Evening) -> Iterator[str]:
    yield "day2-debate"
    if "janitor" in evening.roles:
        evening.do(c.TellStatistics())
        yield "day2-notice-statistics-refused"
    if evening.take("madman"):
        evening.live.point(evening.holder("mafia_boss"))
        yield "day2-madman"
        evening.live.take(None)
    town = list(evening.table.in_town())
    evening.do(c.OpenVote("check"))
    evening.vote(*((by, town[0]) for by in town))
    evening.do(c.CloseVote())
    yield "day2-check-vote-verdict"
    evening.live.session.undo()
    while evening.table.phase != "debate":
        evening.live.session.undo()
    evening.live.tell()
    daughter = evening.holder("presidents_daughter")
    whom = daughter if daughter >= 0 else town[-1]
    evening.do(c.OpenVote(secret=True))
    evening.vote(*((by, whom) for by in town[:-2]))
    yield "day2-vote-slips"
    evening.vote(*((by, town[0]) for by in town[-2:]))
    evening.do(c.CloseVote())
    yield "day2-verdict"
    if evening.take("presidents_daughter"):
        yield "day2-daughter"
        evening.live.take(None)
    if evening.take("president."):
        yield "day2-president"
        evening.live.choose(evening.prompt.choices[1] if evening.prompt else "")
        yield "day2-president-chosen"
        evening.live.take(None)
    yield from _aside(app, evening)
    evening.do(c.Execute())


def _aside(app: App, evening: Evening) -> Iterator[str]:
    """What can happen at any moment, shown at the verdict of the second Day."""
    window, console = app.window, evening.console
    for wanted in (1, 4):
        console._clicked(wanted)
    yield "seat-selected"
    yield from life.happening(app)
    console.looked.emit(evening.live.session.steps[len(evening.live.session.steps) // 2].number)
    yield "journal-past"
    console.looked.emit(-1)
    console.stopping.ask()
    yield "stop-bar"
    console.stopping.hide()
    console.show_held(held=True)
    yield "projector-held"
    console.show_held(held=False)
    app.window.actions_["list"].setChecked(True)
    yield "list"
    app.window.actions_["list"].setChecked(False)
    window.lay_cover()
    yield "cover"
    window.cover.lift()


def _end(evening: Evening) -> Iterator[str]:
    for player in evening.table.people():
        going_on = evening.prompt is not None and evening.prompt.act != "end.confirm"
        if going_on and player.alive and player.side != "city":
            evening.do(c.Override(player.id, alive=False))
    yield "end-proposed"
    evening.do(c.EndGame())
    yield "end"
    evening.do(c.Reveal(evening.holder("mafia_boss")))
    evening.do(c.Reveal(0))
    yield "end-two-revealed"
    evening.do(c.Reveal())
    yield "end-all-revealed"
