"""Life happens at the real window: an entry of its menu chosen, filled in and done; a game closed and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.life.seat_field import NOBODY
from tests.ui.evening import NAMES, TWELVE
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import until
from tests.ui.inbox import Host
from tests.ui.maffia import ADA, ALTERNATIVE, BO, GUN, HUGO, Leader

if TYPE_CHECKING:
    from mafia_gm.engine.public import PublicView
    from mafia_gm.ui.life.form import Form
    from tests.ui.gm import GameMaster

MADMAN, DETECTIVE, BOSS, DOCTOR, PRESIDENT, _, MAFIOSO, SAINT, TERRORIST, JANITOR, BLACKMAILER, CITIZEN = (
    range(12)
)
"""Who sits where at a table of MAFIA+ (``TWELVE``)."""

LIFE = (c.Leave, c.ComeBack, c.Arrive, c.SwapSeats, c.Rename, c.ChangeCards, c.Override, c.OverrideToken)
KEYS = {
    "leaves": (KEY.Key_X, CTRL | SHIFT),
    "returns": (KEY.Key_R, CTRL | SHIFT),
    "arrives": (KEY.Key_A, CTRL | SHIFT),
    "card": (KEY.Key_C, CTRL | SHIFT),
    "seats": (KEY.Key_P, CTRL | SHIFT),
    "rename": (KEY.Key_F2, Qt.KeyboardModifier.NoModifier),
    "gm_kills": (KEY.Key_K, CTRL | SHIFT),
    "ruling": (KEY.Key_L, CTRL | SHIFT),
}


def opened(gm: GameMaster, key: str) -> Form:
    """Open a form: by its entry in the menu, or by its shortcut."""
    if gm.mouse:
        gm.app.window.actions_[key].trigger()
        QApplication.processEvents()
    else:
        gm.key(*KEYS[key])
    form = gm.console.life.form
    assert form is not None
    assert form.isVisible()
    return form


def fill(gm: GameMaster, form: Form, *players: int) -> None:
    """Point at those whom it is about, by clicks or by numbers."""
    for seat, player in zip(form.seats, players, strict=False):
        seat.point(NOBODY)
        seat.ask()
        gm.point(player)
        assert seat.player == player


def done(gm: GameMaster, form: Form) -> None:
    """Do what the form is for: by its button, or by Ctrl+Enter."""
    steps = len(gm.live.session.steps)
    assert form.yes.isEnabled(), form.warning.text()
    if gm.mouse:
        gm.click(form.yes)
    else:
        gm.firmly()
    assert len(gm.live.session.steps) == steps + 1
    assert gm.console.life.form is None
    assert gm.console.left.isVisible()
    assert gm.app.window.actions_["undo"].isEnabled()
    gm.console.grab()


def leaves(gm: GameMaster, player: int) -> None:
    """Let somebody leave the table by the menu."""
    form = opened(gm, "leaves")
    fill(gm, form, player)
    done(gm, form)


def arrives(gm: GameMaster, name: str, role: str, after: int) -> None:
    """Let a latecomer take a seat by the menu: all of it typed, or clicked where there is something to click."""
    form = opened(gm, "arrives")
    gm.type(name)
    fill(gm, form, after)
    form.role.choose(role)  # type: ignore[attr-defined]
    done(gm, form)


def sit_at(
    gm: GameMaster, ruleset: str, names: tuple[str, ...], roles: tuple[str, ...], **options: object
) -> None:
    """Sit down at a table whose cards are dealt, with the projector, and let the first night fall."""
    session = Session.new(ruleset, options, seed=7, title="Life", folder=paths.games(), language="en")
    session.do(c.Open(names, roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    gm.app._start(session)
    gm.key(KEY.Key_F5)
    gm.firmly()


def shown(gm: GameMaster) -> PublicView:
    """Return what the projector shows."""
    assert gm.app.projector is not None
    view = gm.app.projector._view
    assert view is not None
    return view


# --- ways into a day ----------------------------------------------------------------------------------------------


def to_the_debate(gm: GameMaster, *, mouse: bool = False) -> None:
    """Sit at the debate of the first Day of MAFIA+."""
    gm.mouse = False
    sit_at(gm, "mafia_plus", NAMES[:12], TWELVE)
    until(gm, "debate.open_vote")
    gm.mouse = mouse
    gm.console.focus_seats()


def to_the_talk(desk: GameMaster, *, mouse: bool = False) -> Leader:
    """Sit at the talk of the first day of Maffia."""
    gm = Leader(desk.app, mouse=False)
    gm.begin(ALTERNATIVE)
    gm.night()
    gm.night()
    gm.firmly()
    assert gm.table.phase == "debate"
    gm.mouse = mouse
    gm.console.focus_seats()
    return gm


def to_two_nominees(desk: GameMaster, *, mouse: bool = False) -> Leader:
    """The same with two who are nominated."""
    gm = to_the_talk(desk, mouse=mouse)
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    return gm


def to_the_first_hands(desk: GameMaster, *, mouse: bool = False) -> Leader:
    """The same; both have spoken, and of the first one the hands are counted: one is up."""
    gm = to_two_nominees(desk, mouse=mouse)
    gm.speeches(ADA, BO)
    gm.console.focus_seats()
    gm.hands(ADA, GUN)
    return gm


def to_the_day(desk: GameMaster, orders: str, *, mouse: bool = False) -> Host:
    """Sit at the first day of the Мафия."""
    gm = Host(desk.app, mouse=False)
    gm.begin(orders)
    until(gm, "dawn")
    gm.announce()
    gm.mouse = mouse
    gm.console.focus_seats()
    return gm


def back_again_and_reopened(gm: GameMaster) -> None:
    """Take back what has happened and bring it again; close the game and open it: it is as it was, the questions too."""
    befell = [place for place, step in enumerate(gm.live.session.steps) if isinstance(step.command, LIFE)]
    tables = [gm.table]
    for _ in gm.live.session.steps[befell[0] :]:
        gm.app.undo()
        QApplication.processEvents()
        tables.append(gm.table)
    gm.console.grab()
    for table in reversed(tables[:-1]):
        gm.app.redo()
        QApplication.processEvents()
        assert replace(gm.table, clock=None) == replace(table, clock=None)
    gm.console.grab()
    session = gm.live.session
    before, asked, done_, back = session.table, session.prompts(), len(session.steps), session.undoable
    path = session.path
    gm.app.leave_game()
    assert gm.app.open_game(path)
    QApplication.processEvents()
    session = gm.live.session
    assert replace(session.table, clock=None) == replace(before, clock=None)
    assert session.prompts() == asked
    assert len(session.steps) == done_
    assert session.undoable == back
