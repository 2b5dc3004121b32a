"""Games for tests, told by hand: everybody's card is known, whoever is not spoken of passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.phases import NIGHTS
from mafia_gm.engine.prompts import answered

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.conflict import Wish
    from mafia_gm.app.correction import Correction


class Tale:
    """A game through its session."""

    def __init__(self, folder: Path, game: str, *roles: str, **options: Any) -> None:
        self.aim = 0
        self.session = Session.new(game, options, seed=7, title="Tale", folder=folder, language="pl")
        names = tuple(f"P{number}" for number in range(1, len(roles) + 1))
        self.do(c.Open(names, roles, "typed"))
        for player, role in enumerate(roles):
            self.do(c.GiveCard(player, role))
        self.do(c.Begin())

    def do(self, command: c.Command) -> int:
        """Do something and return the number of its step."""
        return self.session.do(command).number

    def night(self, *orders: c.Reply) -> list[int]:
        """Let a night pass with these orders, announce it, and return the numbers of their steps."""
        if self.session.table.phase not in NIGHTS:
            self.quiet_day()
        left, steps = list(orders), dict[c.Reply, int]()
        while not (ask := self.session.prompts()[0]).offers:
            order = next((one for one in left if (one.act, one.by) == (ask.act, ask.by)), None)
            if order is None:
                self.do(answered(ask))
            else:
                left.remove(order)
                steps[order] = self.do(order)
        assert not left, "nobody asks for this"
        self.do(c.Dawn())
        if self.session.table.phase == "dawn":
            self.do(c.Announce())
        return [steps[order] for order in orders]

    def quiet_day(self) -> None:
        """Let the Day pass: nobody is named, everybody abstains."""
        while self.session.table.phase not in NIGHTS:
            ask = self.session.prompts()[0]
            closing = [offer for offer in ask.offers if isinstance(offer, c.CloseDay)]
            self.do((*closing, *ask.offers)[0] if ask.offers else answered(ask))

    def vote(self, **ballots: int) -> tuple[int, int, int]:
        """Open a vote, take all ballots at once (``p3=0``: P3 votes for the first player), and close it."""
        opened = self.do(c.OpenVote())
        pairs = tuple((int(voter[1:]) - 1, choice) for voter, choice in ballots.items())
        cast = {voter for voter, _ in pairs}
        rest = tuple((voter, -1) for voter in self.session.table.in_town() if voter not in cast)
        return opened, self.do(c.Vote((*pairs, *rest))), self.do(c.CloseVote())

    def correct(
        self, step: int, command: c.Command | None, instead: dict[int, Wish] | None = None
    ) -> Correction:
        """Try out a correction that has no conflicts, and let it be so."""
        tried = self.session.try_correction(step, command, instead or {})
        self.session.correct(tried)
        return tried

    def reopened(self) -> Session:
        """Close the game's file and open it again."""
        self.session.close()
        self.session = Session.open(self.session.path)
        assert self.session.damage is None
        return self.session
