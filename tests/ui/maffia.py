"""The Game Master of the Swedish Maffia at the real window: nominations, speeches, hands."""

from __future__ import annotations

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.maffia import RULESET
from tests.ui.gm import KEY, GameMaster

NAMES = ("Ada", "Bo", "Cia", "Dag", "Eva", "Folke", "Gun", "Hugo", "Ida", "Jan", "Kaj")
ROLES = (*["mafioso"] * 3, "freemason", "freemason", "doctor", *["villager"] * 5)
ALTERNATIVE = (*["mafioso"] * 3, "detective", "mover", "avenger", "avenger", *["villager"] * 4)
ADA, BO, CIA, DAG, EVA, FOLKE, GUN, HUGO, IDA, JAN, KAJ = range(11)


class Leader(GameMaster):
    """The Game Master of this game."""

    def begin(self, roles: tuple[str, ...] = ROLES, **rulings: object) -> None:
        """Sit down at a table whose cards are dealt; the projector stands beside it."""
        session = Session.new(
            RULESET.key, rulings, seed=7, title="Fredag", folder=paths.games(), language="en"
        )
        session.do(c.Open(NAMES, roles, "typed"))
        for player, role in enumerate(roles):
            session.do(c.GiveCard(player, role))
        self.app._start(session)
        self.key(KEY.Key_F5)
        self.firmly()
        assert self.table.phase == "night_zero"

    def night(self, **answers: int | tuple[int, int] | str) -> None:
        """Go through the calls of a night; ``answers`` by role or group, the rest passes."""
        number = self.table.number
        while self.table.phase in {"night", "night_zero"} and self.table.number == number:
            if self.prompt.act == "night.ends":
                self.key(KEY.Key_Return)
                return
            wanted = answers.get(self.prompt.act.split(".")[0])
            if isinstance(wanted, tuple):
                self.swap(*wanted)
            elif isinstance(wanted, str):
                self.answer(choice=wanted)
            else:
                self.answer(-1 if wanted is None else wanted)

    def swap(self, first: int, second: int) -> None:
        self.several(first, second)
        assert self.live.scene().picks == (first, second)
        if self.mouse:
            self.click(self.console.left.night.confirm_button)
        else:
            self.key(KEY.Key_Return)

    def several(self, *players: int) -> None:
        """Point at several seats: by clicks, or by numbers with Space between."""
        for player in players:
            self.point(player)
            if not self.mouse:
                self.key(KEY.Key_Space)

    def enter(self, text: str) -> None:
        if self.mouse:
            self.click(self.button(text, self.console.left.day))
        else:
            self.key(KEY.Key_Return)

    def nominate(self, by: int, player: int) -> None:
        self.several(by, player)
        self.enter("Nominate")
        assert (by, player) in self.table.accused

    def go_on(self, text: str) -> None:
        """Press the big button."""
        if self.mouse:
            self.click(self.button(text, self.console.left.day))
        else:
            self.firmly()

    def speeches(self, *speakers: int) -> None:
        for player in speakers:
            self.go_on("Next:")
            assert self.table.speaker == player
            assert self.table.clock is not None
            assert self.table.clock.seconds == 120
        self.go_on("Open the vote")
        assert self.table.phase == "voting"

    def hands(self, player: int, *hands: int, late: tuple[int, ...] = ()) -> None:
        """Count the hands for the nominee; a late one is noted and marked."""
        assert self.prompt.by == player
        self.several(*hands)
        for voter in late:
            self.several(voter)
            if self.mouse:
                self.click(self.button("was late", self.console.left.day))
            else:
                self.key(KEY.Key_L)
        self.enter("Count")

    def shown(self) -> object:
        return self.app.projector._view  # type: ignore[union-attr]
