"""The batches of MAFIA+ a second time, straight from clauses C4 to C60 and without the engine: plain sets and lists."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

MORTAL = {"mafia", "swir", "vote", "mayor", "blast"}


@dataclass
class Position:
    """Seats are numbers 0…; ``roles`` clockwise."""

    roles: list[str]
    living: set[int]
    away: set[int] = field(default_factory=set)
    marks: dict[int, int] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)
    ward: int = -1
    healed: int = -1

    def seat(self, role: str) -> int:
        return self.roles.index(role) if role in self.roles else -1

    def next(self, seat: int, step: int, among: set[int]) -> int:
        here = (seat + step) % len(self.roles)
        while here not in among:
            here = (here + step) % len(self.roles)
        return here


@dataclass
class Batch:
    """One trigger: a night, a verdict, a shot (MP-C20)."""

    at: Position
    ballots: dict[int, int] = field(default_factory=dict)
    second: tuple[int, int] = (-1, 0)
    """Whom the Mafia would shoot with a second bullet, and the Barman's step."""
    dying: list[int] = field(default_factory=list)
    sacrificed: bool = False
    queue: deque[tuple[int, str]] = field(default_factory=deque)
    owner_shot: bool = False

    def run(self, *attempts: tuple[int, str]) -> set[int]:
        """Evaluate the attempts first in, first out, and return who dies (MP-C28)."""
        self.queue.extend(attempts)
        while self.queue:
            self.attempt(*self.queue.popleft())
        return set(self.dying)

    def attempt(self, target: int, source: str) -> None:
        at = self.at
        if target in at.away or target not in at.living or target in self.dying:
            return  # C22, C23
        if source == "mafia" and target == at.healed:
            return  # C5 b
        guard = at.seat("bodyguard")
        if (
            source in MORTAL
            and target == at.ward
            and guard in at.living
            and guard not in at.away
            and not self.sacrificed
        ):
            if source == "mafia" and guard == at.healed:
                return  # F15
            self.sacrificed = True  # C24
            if guard not in self.dying:
                self.dying.append(guard)
            return  # C29
        if at.roles[target] == "saint" and target not in at.lost:
            at.lost.add(target)  # C25
            return
        self.die(target, source)

    def die(self, seat: int, source: str) -> None:
        at, role = self.at, self.at.roles[seat]
        self.dying.append(seat)
        size = len(at.roles)
        if role == "gun_shop_owner" and source == "mafia" and not self.owner_shot:
            self.owner_shot = True
            target, step = self.second
            if target >= 0:
                if step:
                    target = at.next(target, step, at.living - {seat})  # C9
                self.queue.appendleft((target, "mafia"))  # C11
        if role == "mayor" and source == "vote":
            for voter in [(seat + 1 + n) % size for n in range(size)]:
                if self.ballots.get(voter) == seat:
                    self.queue.append((voter, "mayor"))  # C26
        steps = {"terrorist": (1,), "terrorist_plus": (1, -1)}.get(role, ())
        for step in steps:
            neighbour = at.next(seat, step, at.living)  # C27
            if neighbour != seat:
                self.queue.append((neighbour, "blast"))
