"""A real game behind a panel under test, with plain English lines so that tests do not hang on the narration."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PySide6.QtWidgets import QWidget

from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.ui import live as live_module
from mafia_gm.ui.live import Live
from mafia_gm.ui.scene import Scene
from tests.shots.people import USUAL

NAMES = (
    *USUAL[:12],
    *("Ania", "Ania", "Aleksandra Konstantynopolska", "Иван", "Åsa", "Piotr", "Renata", "Stefan"),
    *("Tomek", "Ula", "Wiesława"),
)
TWELVE = (
    *("madman", "detective", "mafia_boss", "doctor", "president", "presidents_daughter", "mafioso"),
    *("saint", "terrorist", "janitor", "blackmailer", "citizen"),
)


class PlainLines:
    """The questions the panels ask of their lines, answered by keys in plain words."""

    def __init__(self, ruleset: str = "", language: str = "en") -> None:
        self.language = language

    def phase(self, phase: str, number: int) -> str:
        return f"{'Night' if 'night' in phase else 'Day'} {number}"

    def title(self, prompt: Any) -> str:
        return str(prompt.act).split(".")[0].replace("_", " ").title()

    def who(self, prompt: Any, rules: Any, table: Any) -> str:
        return f"{table[prompt.by].name}" if prompt.by >= 0 else ""

    def say(self, prompt: Any, rules: Any, table: Any) -> str:
        if prompt.by >= 0:
            return f"„{table[prompt.by].name}, na kogo głosujesz?”"
        return f"„{prompt.act.replace('_', ' ').replace('.', ': ')} — to są słowa na głos.”"

    def do(self, prompt: Any, rules: Any, table: Any) -> str:
        return "Click a seat or type its number."

    def thanks(self, prompt: Any, rules: Any, table: Any) -> str:
        return ""

    def ask(self, prompt: Any) -> str:
        return "The person he names"

    def choice(self, act: str, choice: str, table: Any = None) -> str:
        return choice.replace("_", " ")

    def show(self, act: str, shown: str) -> str:
        return shown

    def role(self, key: str) -> str:
        return key.replace("_", " ").title()

    def side(self, key: str) -> str:
        return {"city": "miasto", "mafia": "mafia", "syndicate": "syndykat"}.get(key, key)

    def game(self) -> str:
        return "Game"

    def outcome(self, key: str) -> str:
        return f"{self.side(key)} wins" if key != "stopped" else "The game was stopped"

    def cause(self, cause: str) -> str:
        return cause

    def role_short(self, key: str) -> str:
        return self.role(key)

    def about(self, key: str) -> str:
        return f"About the {key}."

    def state(self, rules: Any, table: Any, player: int) -> list[tuple[str, str]]:
        return []

    def chip(self, token: Any, rules: Any, table: Any) -> str:
        return str(token.kind)

    def name(self, table: Any, player: int) -> str:
        return str(table[player].name) if player >= 0 else ""

    def dawn(self, rules: Any, table: Any) -> list[str]:
        return ["All wake up."]

    def notes(self, rules: Any, table: Any, facts: Any) -> list[str]:
        return []

    def done(self, prompt: Any, table: Any) -> str:
        return ", ".join(table[player].name for player in prompt.answer.picks)

    def reason(self, reason: str, **details: Any) -> str:
        return reason.replace("_", " ")

    def spoken(self, line: f.Announced, table: Any) -> str:
        return f"{line.key.replace('_', ' ')}: {', '.join(table[p].name for p in line.players)} {line.word}"

    def heard(self, facts: Any, table: Any) -> list[str]:
        return [self.spoken(fact, table) for fact in facts if isinstance(fact, f.Announced)]

    def offer(self, command: c.Command, table: Any) -> str:
        return f"{type(command).__name__} {getattr(command, 'candidates', '') or ''}".strip()

    def why(self, rules: Any, facts: Any, table: Any) -> tuple[Any, ...]:
        return tuple(
            SimpleNamespace(chain=(), result=f"{table[fact.player].name} dies", dies=True)
            for fact in facts
            if isinstance(fact, f.Died)
        )

    def journal(self, step: Any, table: Any) -> str:
        return self.command(step, table)

    def command(self, step: Any, table: Any = None) -> str:
        return type(step.command).__name__


class PlainWords:
    """The projector's words by their keys."""

    def __init__(self, ruleset: str = "", language: str = "en") -> None:
        self.language = language

    def line(self, line: Any, seats: Any = ()) -> str:
        return f"{line.key.replace('_', ' ')}: {', '.join(person.name for person in line.people)}"

    def heading(self, view: Any) -> tuple[str, str]:
        return f"{view.phase} {view.number}", view.phase

    def phase(self, phase: str, number: int) -> str:
        return f"{phase} {number}"

    def word(self, key: str, **values: Any) -> str:
        return key.replace("_", " ")

    def side(self, key: str) -> str:
        return key

    role = side

    def game(self) -> str:
        return "Maffia"


class Evening:
    """A game in a file of its own; ``show`` connects a panel to it as the console does."""

    def __init__(
        self,
        folder: Path,
        roles: tuple[str, ...],
        options: dict[str, Any] | None = None,
        screen: str = "en",
        spoken: str = "pl",
    ) -> None:
        self.session = Session.new("mafia_plus", options, seed=7, title="Test", folder=folder, language="en")
        self.refused: list[str] = []
        self.live = Live(self.session, screen, spoken)
        self.live.refused.connect(self.refused.append)
        self.do(c.Open(NAMES[: len(roles)], roles, "typed"))
        for player, role in enumerate(roles):
            self.do(c.GiveCard(player, role))
        self.do(c.Begin())

    def do(self, command: c.Command) -> None:
        self.session.do(command)

    @property
    def table(self) -> Any:
        return self.session.table

    @property
    def scene(self) -> Scene:
        return self.live.scene()

    def ask(self, act: str, by: int = -1) -> bool:
        """Is this question among the open ones?"""
        return any(p.act == act and (by < 0 or p.by == by) for p in self.session.prompts())

    def to_day(self, number: int = 1, answer: Callable[[Any], c.Command | None] | None = None) -> None:
        """Answer everything by passing, ``answer`` aside, until the debate of this Day."""
        rng = random.Random(3)
        while not (self.table.phase == "debate" and self.table.number == number):
            prompt = self.session.prompts()[0]
            command = answer(prompt) if answer is not None else None
            if command is None and prompt.act == "debate.open_vote":
                command = c.OpenVote()
            if command is None and prompt.act == "voting.ballot":
                command = c.Vote(((prompt.by, -1),))
            if command is None and prompt.act == "verdict.tie":
                command = c.CloseDay()
            self.do(command or play.answer(self.session.rules, prompt, rng, passes=1.1))

    def vote(self, *pairs: tuple[int, int]) -> None:
        """Cast ballots, players by seat number."""
        self.do(c.Vote(tuple((voter - 1, choice - 1 if choice > 0 else -1) for voter, choice in pairs)))

    def show(self, panel: Any) -> None:
        live = self.live
        live.changed.connect(panel.show_scene)
        for signal, slot in (
            ("command", live.do),
            ("take", live.take),
            ("pick", live.pick),
            ("choose", live.choose),
            ("confirm", lambda *_: live.confirm()),
            ("skip", live.skip),
        ):
            if hasattr(panel, signal):
                getattr(panel, signal).connect(slot)
        live.tell()


def plain(monkeypatch: Any) -> None:
    """Let the game speak plain lines."""
    monkeypatch.setattr(live_module, "Lines", PlainLines)


def shot(widget: QWidget, name: str) -> None:
    """Keep a picture of a widget for the eye."""
    folder = Path("build/day")
    folder.mkdir(parents=True, exist_ok=True)
    widget.grab().save(str(folder / f"{name}.png"))
