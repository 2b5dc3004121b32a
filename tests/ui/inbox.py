"""The Ведущий of the Мафия at the real window: the orders desk or the calls, the morning report, the ballots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.role import MANY
from mafia_gm.rulesets.inbox import RULESET
from tests.ui.gm import KEY, NO, GameMaster

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtWidgets import QTableView

NAMES = ("Анна", "Боря", "Вера", "Глеб", "Даша", "Ева", "Жора", "Зоя", "Иван", "Катя", "Лев", "Мира")
ROLES = (
    *("don_1", "don_2", "thug_1", "thug_2", "commissar", "doctor"),
    *("prostitute", "sexual_maniac", "maniac", "citizen", "citizen", "citizen"),
)
ANNA, BORYA, VERA, GLEB, DASHA, EVA, ZHORA, ZOYA, IVAN, KATYA, LEV, MIRA = range(12)
DESK, CALL = "desk", "call"


class Host(GameMaster):
    """The Game Master of this game."""

    def begin(self, orders: str, **rulings: object) -> None:
        """Sit down at a table of twelve with two clans whose cards are dealt; the projector stands beside it."""
        options = {"orders": orders, **rulings}
        session = Session.new(
            RULESET.key, options, seed=7, title="Пятница", folder=paths.games(), language="en"
        )
        session.do(c.Open(NAMES, ROLES, "typed"))
        for player, role in enumerate(ROLES):
            session.do(c.GiveCard(player, role))
        self.app._start(session)
        self.key(KEY.Key_F5)
        self.firmly()
        assert (self.table.phase, self.table.number) == ("night", 1)

    def several(self, *players: int) -> None:
        """Point at several seats: by clicks, or by numbers with Space between."""
        for player in players:
            self.point(player)
            if not self.mouse:
                self.key(KEY.Key_Space)

    def fall_asleep(self) -> None:
        """Let the town hear that it is night."""
        assert self.prompt.act == "town.falls_asleep"
        self._press(self.console.left.night.confirm_button, KEY.Key_Space)

    # --- the orders desk ----------------------------------------------------------------------------------

    def send(self, act: str, writer: int, target: int = -1, choice: str = "") -> None:
        """Enter an order: by clicks the row, the seat, the button; by keys "5", Space, O …, "7", Enter."""
        desk = self.console.left.desk
        if self.mouse:
            by = next(one.by for one in self.live.session.night() if one.act == act)
            self.click_row(desk.list, desk.list._orders.index(desk.list._orders.place_of(act, by), 1))
        else:
            self.type(str(self.table[writer].number))
            self.key(KEY.Key_Space)
            for _ in range(len(self.live.session.night())):
                if self.prompt.act == act:
                    break
                self.key(KEY.Key_O)
        assert self.prompt.act == act
        if target >= 0:
            self.point(target)
        elif choice:
            self.click(desk.entry.answer.choice_button(choice))
        elif self.mouse and self.prompt.pick == MANY:
            self.point(writer)
        self._press(desk.entry.confirm, KEY.Key_Return)
        assert self.live.session.table.answer(act, -1) or any(a.act == act for a in self.table.answers)

    def click_row(self, view: QTableView, index: QModelIndex) -> None:
        view.scrollTo(index)
        where = view.visualRect(index).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NO, where)
        QApplication.processEvents()

    def reckon(self) -> None:
        """End the night; where orders are missing that has to be said twice."""
        desk = self.console.left.desk
        if self.mouse:
            self.click(desk.reckon)
            if desk.anyway.isVisible():
                self.click(desk.anyway)
        else:
            self.firmly()
            if self.table.phase == "night":
                assert desk.anyway.isVisible()
                self.firmly()
        assert self.table.phase == "dawn"

    # --- the calls ----------------------------------------------------------------------------------------

    def night(self, **answers: int | str | tuple[int, ...]) -> None:
        """Go through the calls; ``answers`` by act, a double underscore for its dot; the rest passes."""
        while self.table.phase == "night":
            prompt = self.prompt
            if prompt.act == "night.ends":
                self._press(self.console.left.night.confirm_button, KEY.Key_Return)
                return
            wanted = answers.get(prompt.act.replace(".", "__"))
            if isinstance(wanted, tuple):
                self.several(*wanted)
                self._press(self.console.left.night.confirm_button, KEY.Key_Return)
            elif isinstance(wanted, str):
                self.answer(choice=wanted)
            else:
                self.answer(-1 if wanted is None else wanted)

    # --- morning and day ----------------------------------------------------------------------------------

    def announce(self) -> None:
        """Publish the report."""
        if self.mouse:
            self.click(self.console.left.morning.announce)
        else:
            self.firmly()
        assert self.table.phase != "dawn"
        self.console.circle.setFocus()

    def nominate(self, by: int, player: int) -> None:
        """Note a nomination: two seats, then Enter."""
        self.several(by, player)
        if self.mouse:
            self.click(self.button("Nominate", self.console.left.day))
        else:
            self.key(KEY.Key_Return)
        assert (by, player) in self.table.accused

    def take_ballots(self, votes: dict[int, tuple[int, ...]]) -> None:
        """Go round the table: each voter in turn names all he wants hanged; who is not in ``votes`` names nobody."""
        if self.mouse:
            self.click(self.console.left.day.buttons.second)
        else:
            self.key(KEY.Key_V)
        while self.prompt.act == "voting.ballot":
            wanted = votes.get(self.prompt.by, ())
            self.several(*wanted)
            if self.mouse:
                self.click(self.button("Confirm" if wanted else "nobody", self.console.left.day))
            else:
                self.key(KEY.Key_Return if wanted else KEY.Key_P)

    def go_on(self, text: str) -> None:
        """Press the big button."""
        if self.mouse:
            self.click(self.button(text, self.console.left.day))
        else:
            self.firmly()
