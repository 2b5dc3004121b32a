"""An evening of the Мафия told step by step: its set-up, a night at the desk and one by calls, the report, the ballots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import answered
from mafia_gm.engine.role import MANY, SEAT
from mafia_gm.rulesets.inbox import RULESET
from mafia_gm.ui.orders import times
from mafia_gm.ui.setup import flow as flow_module
from tests.shots.people import LONG

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.table import Table
    from mafia_gm.ui.app import App
    from mafia_gm.ui.projector.window import ProjectorWindow

NAMES: Final = (
    *("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар", "Инна", "Кирилл", "Лев", "Мира"),
    *("Никита", "Ольга", "Пётр", "Раиса", "Семён"),
)
EVENING: Final = 1_767_960_000.0
STORY: Final = "Тёмная ночь. Только пули свистят по степи, только ветер гудит в проводах."


def cast(players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return names and roles: the suggested set, the special roles scattered."""
    names: tuple[str, ...] = (*NAMES, *LONG) if players > len(LONG) else LONG
    names += tuple(f"{NAMES[extra % len(NAMES)]} {extra}" for extra in range(max(0, players - len(names))))
    deal = next(deal for deal in RULESET.deals if deal.players == players)
    roles = deal.roles()
    return names[:players], roles


def playing(app: App, players: int, language: str) -> Iterator[str]:
    """An evening, each picture's name with the game's before it."""
    times.now = lambda: EVENING
    for part in (setting_up, _at_the_desk, _by_calls):
        for name in part(app, players, language):
            yield f"inbox-{name}"


def setting_up(app: App, players: int, language: str) -> Iterator[str]:
    """The pages that are this game's own."""
    app.show_setup()
    flow = app.setup
    assert flow is not None
    draft = replace(
        flow.draft,
        title="Пятница",
        screen=language,
        spoken=language,
        projector=language,
        own=False,
        cards="deal",
    )
    flow._change(draft)
    flow.pages[0]._take_game(RULESET.key)  # type: ignore[attr-defined]
    flow._change(flow.draft.with_names(cast(players)[0]))
    flow.show_page(flow_module.GAME)
    yield "setup-1-game"
    flow.show_page(flow_module.CHARACTERS)
    yield "setup-3-suggested"
    flow._change(replace(flow.draft, own=True))
    yield "setup-3-own"
    flow._change(flow.draft.with_ruling("clans", 4))
    yield "setup-3-own-four-clans"
    flow.show_page(flow_module.TONIGHT)
    yield "setup-6-tonight"
    app.leave_game()


class Evening:
    """A game in the window and what its story needs."""

    def __init__(self, app: App, players: int, language: str, **options: Any) -> None:
        self.app = app
        names, self.roles = cast(players)
        session = Session.new(
            RULESET.key, options, seed=7, title="Пятница", folder=paths.games(), language=language
        )
        session.do(c.Open(names, self.roles, "typed"))
        for player, role in enumerate(self.roles):
            session.do(c.GiveCard(player, role))
        session.do(c.Begin())
        app._close_game()
        app._start(session)
        QApplication.processEvents()
        assert app.live is not None
        assert app.window.console is not None
        self.live, self.console = app.live, app.window.console

    @property
    def table(self) -> Table:
        return self.live.session.table

    def holder(self, role: str) -> int:
        """Return who has this card; the last player where nobody has."""
        return self.roles.index(role) if role in self.roles else len(self.roles) - 1

    def do(self, *commands: c.Command) -> None:
        for command in commands:
            assert self.live.do(command), command
        QApplication.processEvents()

    def orders(self, count: int) -> None:
        """Let the first orders of the night arrive, a minute after each other, everybody aiming at his neighbour."""
        for place, prompt in enumerate(self.live.session.night()[1 : count + 1]):
            picks = (
                prompt.legal[-1:] if prompt.pick == SEAT else prompt.legal[-2:] if prompt.pick == MANY else ()
            )
            reply = answered(prompt, picks)
            if isinstance(reply, c.Reply) and not prompt.bluff and picks:
                self.do(replace(reply, arrival=EVENING + 60.0 * place))


def _at_the_desk(app: App, players: int, language: str) -> Iterator[str]:
    evening = Evening(app, players, language, orders="desk", report_left=True)
    console, live = evening.console, evening.live
    yield "desk-begins"
    evening.do(c.Reply("town.falls_asleep"))
    yield "desk-empty"
    evening.orders(9)
    yield "desk-orders"
    console._clicked(evening.holder("don_1"))
    yield "desk-writes"
    live.point(evening.holder("commissar"))
    yield "desk-picked"
    live.take(None)
    live.take(live.session.night()[1])
    yield "desk-hands"
    live.take(None)
    console.left.desk.act_firmly()
    yield "desk-missing"
    evening.do(c.Dawn())
    for place, name in enumerate(("steps", "private", "report")):
        console.left.morning.tabs.setCurrentIndex(place)
        if name == "report":
            evening.do(c.Write(STORY))
        yield f"dawn-{name}"
    evening.do(c.Announce())
    yield "day-debate"
    yield from _day(evening)
    if live.session.prompts()[0].act == "end.confirm":
        return
    evening.do(c.Reply("town.falls_asleep"))
    yield "desk-second-night"


def _day(evening: Evening) -> Iterator[str]:
    console, live = evening.console, evening.live
    console.left.day.today.read.setChecked(True)
    console.left.day.today._unfold()
    QApplication.processEvents()
    console.left.day._scroll.ensureWidgetVisible(console.left.day.today)
    yield "day-report"
    console.left.day.today.read.setChecked(False)
    console.left.day.today._unfold()
    town = evening.table.in_town()
    if not town or live.session.prompts()[0].act == "end.confirm":
        evening.do(c.PlayOn())
    for by, player in ((town[0], town[1]), (town[0], town[2]), (town[1], town[0])):
        evening.do(c.Accuse(by, player))
    yield "day-nominated"
    for place, voter in enumerate(town[:-2]):
        evening.do(c.Approve(voter, town[: place % 3]))
    yield "day-votes"
    live.take_ballot(town[-2])
    live.point(town[0])
    yield "day-ballot"
    live.take_ballot(-1)
    yield "day-whose-ballot"
    live.take(None)
    evening.do(c.CloseVote())
    yield "day-verdict"
    live.session.undo()
    evening.do(c.Leave(town[-1], "gm"))
    console._clicked(town[-1])
    console.inspector.seance._open()
    yield "seance"
    console.inspector.seance._close()
    town = evening.table.in_town()
    tied = tuple((voter, town[:2]) for voter in town)
    for voter, both in tied:
        evening.do(c.Approve(voter, both))
    evening.do(c.CloseVote())
    yield "day-tie"
    evening.do(c.Reopen(town[:2]))
    yield "day-second-ballots"
    evening.do(c.Approve(town[0], town[:1]), c.CloseVote(), c.Execute())


def _by_calls(app: App, players: int, language: str) -> Iterator[str]:
    evening = Evening(app, players, language, orders="call")
    live = evening.live
    for _ in range(60):
        prompt = live.scene().prompt
        if prompt is None or prompt.offers:
            break
        if prompt.pick == MANY:
            for hand in prompt.legal[-2:]:
                live.point(hand)
        elif prompt.pick == SEAT:
            live.point(prompt.legal[-1])
        yield f"call-{prompt.act.replace('.', '-')}"
        evening.do(answered(prompt, live.scene().picks))
    yield "call-ends"


def projecting(window: ProjectorWindow, players: int, language: str) -> Iterator[str]:
    """The second morning's report on the projector, all its pages, and the nominations after it."""
    names, roles = cast(players)
    options = {"orders": "desk", "report_left": True}
    session = Session.new(
        RULESET.key, options, seed=7, title="Отчёт", folder=paths.games(), language=language
    )
    session.do(c.Open(names, roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    session.do(c.Begin())
    citizens = [player for player, role in enumerate(roles) if role == "citizen"]
    for night in range(2):
        session.do(c.Reply("town.falls_asleep"))
        for prompt in session.night()[1:]:
            target = (
                citizens[night] if prompt.act == "clan_1.kills" else prompt.legal[-1] if prompt.legal else -1
            )
            if prompt.pick == SEAT and not prompt.bluff and target in prompt.legal:
                session.do(answered(prompt, (target,)))
        session.do(c.Dawn())
        session.do(c.Write(STORY))
        session.do(c.Announce())
        if night:
            break
        town = session.table.alive
        for by, player in ((town[0], town[1]), (town[1], town[2])):
            session.do(c.Accuse(by, player))
        for place, voter in enumerate(town):
            session.do(c.Approve(voter, town[1 : 2 + place % 2]))
        session.do(c.CloseVote())
        session.do(c.Execute())
        session.do(c.Seance(citizens[0], "Ищите среди тех, кто громче всех кричит."))
    window.show_view(session.view())
    for page in range(9):
        if window._stage._page < 0:
            break
        yield f"inbox-report-{page + 1}"
        window.turn_page(1)
    yield "inbox-day2"
    town = session.table.alive
    session.do(c.Accuse(town[0], town[1]))
    window.show_view(session.view())
    yield "inbox-nominated"
    session.close()
