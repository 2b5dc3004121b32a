"""The night card and the questions of the day: what to say, what to do, and what has been answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.role import AIMS, DIRECTION, NOTHING, SEAT
from mafia_gm.narration.cases import cases, has_spoken, is_dealt_once, voted_on
from mafia_gm.narration.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

PLAIN = frozenset({"target_out", "not_a_candidate", "already_nominated", "other_side"})
"""Reasons that everybody sees on the circle: the silent instruction does not repeat them."""


class ActLines(NamedTuple):
    """The plain lines of one act, nothing filled in."""

    title: str
    say: str
    thanks: str
    ask: str
    passed: str


class Script(Words):
    """What the Game Master says and does at each question."""

    def act(self, key: str) -> ActLines:
        """Return the lines of an act that need nothing of the table."""
        return ActLines(*(self.texts.maybe("acts", key, field) for field in ActLines._fields))

    def title(self, prompt: Prompt) -> str:
        """Return the heading of a question: mostly the name of the role that is called."""
        return self.texts.line(*self._place(prompt.act), "title", role=self._role_of(prompt))

    def who(self, prompt: Prompt, rules: Rules, table: Table) -> str:  # noqa: ARG002 - one signature for all
        """Return whom the question is about: name and seat, or all who open their eyes."""
        if prompt.bluff and prompt.by >= 0:
            person = table[prompt.by]
            return self.texts.line("bluff", prompt.bluff, "who", name=person.name, n=person.number)
        people = (prompt.by,) if prompt.by >= 0 else prompt.awake
        if len(people) == 1:
            return self.seat(table, people[0])
        return " · ".join(f"{table[player].number} {table[player].name}" for player in people)

    def say(self, prompt: Prompt, rules: Rules, table: Table) -> str:
        """Return the line to read aloud; it is the same whether or not somebody opens his eyes."""
        return self._field(prompt, rules, table, "say")

    def thanks(self, prompt: Prompt, rules: Rules, table: Table) -> str:
        """Return the line that closes a call, to read aloud once the answer is given."""
        return self._field(prompt, rules, table, "thanks")

    def do(self, prompt: Prompt, rules: Rules, table: Table) -> str:
        """Return the silent instruction: whom to wake, what to show, who may not be chosen and why."""
        if prompt.bluff:
            own = (*self._place(prompt.act), f"do_{prompt.bluff}")
            path = own if self.texts.has(*own) else ("bluff", prompt.bluff, "do")
            return self.texts.line(*path, name=self.name(table, prompt.by))
        parts = [
            self._field(prompt, rules, table, "do"),
            self._told(prompt, rules, table),
            self._boss(prompt, rules, table),
            self._last_word(prompt, table),
            self._barred(prompt, table),
            *self._landings(prompt, rules, table),
            self._seen(prompt, table),
        ]
        return "\n".join(part for part in parts if part)

    def ask(self, prompt: Prompt) -> str:
        """Return the label of the answer."""
        return self.texts.maybe(*self._place(prompt.act), "ask")

    def choice(self, act: str, choice: str, table: Table | None = None) -> str:
        """Return the label of one of a question's choices; with the table, left and right say which way."""
        if self.texts.has("roles", choice, "name"):
            return self.role(choice)
        own = ("acts", act, "choices", choice)
        label = self.texts.line(*(own if self.texts.has(*own) else ("choices", choice)))
        if table is None or choice not in {"left", "right"}:
            return label
        clockwise = (choice == "left") == (table.options.get("left_is") != "counter")
        way = self.texts.line("words", "clockwise" if clockwise else "counter_clockwise")
        return f"{label} — {way}"

    def offer(self, command: c.Command, table: Table) -> str:
        """Return the label of a decision that a question offers ready made."""
        key, names = type(command).__name__, ""
        if isinstance(command, c.OpenVote):
            key = f"{key}.{command.effect or 'elimination'}"
            if table.phase == ph.VERDICT and not command.effect and self.texts.has("offers", "OpenVote.tie"):
                key, names = "OpenVote.tie", self.names(table, voted_on(table))
        elif isinstance(command, c.GiveFloor):
            names = self.name(table, command.player)
            if table.phase != ph.DEFENCE:
                key = f"{key}.first"
            elif has_spoken(table, command.player):
                key = f"{key}.again"
        elif isinstance(command, c.Execute) and command.player >= 0:
            key, names = f"{key}.one", self.name(table, command.player)
        elif isinstance(command, c.Reopen) and command.candidates:
            key, names = f"{key}.narrowed", self.names(table, command.candidates)
        return self.texts.line("offers", key, names=names)

    def show(self, act: str, shown: str) -> str:
        """Return what the Game Master is to show at once: a thumb, a card."""
        own = ("acts", act, "shows", shown)
        path = own if self.texts.has(*own) else ("acts", act, "show")
        return self.texts.line(*path, **self._shown(shown))

    def done(self, prompt: Prompt, table: Table) -> str:
        """Return a question's answer as the list of steps shows it; empty while it is open."""
        return self.brief(prompt.answer, table) if prompt.answer is not None else ""

    def brief(self, answer: Answered, table: Table, where: str = "answers") -> str:
        """Return an answer in a word or two, as the list of steps or (``where="journal"``) the journal has it."""
        if answer.called:
            told = self.texts.maybe("acts", answer.act, "chosen", answer.shown)
            return told or self.texts.line("words", "heard")
        if answer.picks:
            names = self.names(table, answer.picks)
            if answer.shown.isdecimal():
                return self._drawn(answer, table, where, names)
            if not answer.shown:
                return self.texts.line(where, "picked", names=names)
            kind = "card" if self.texts.has("roles", answer.shown, "name") else "thumb"
            return self.texts.line(where, kind, names=names, **self._shown(answer.shown))
        if answer.choice:
            return self.texts.line("acts", answer.act, "chosen", answer.choice)
        return self.texts.maybe("acts", answer.act, "passed") or self.texts.line("words", "no_action")

    def _drawn(self, answer: Answered, table: Table, where: str, names: str) -> str:
        """Return an answer with a lot: the player it fell on, where the act has words for that."""
        if not self.texts.has("acts", answer.act, "drawn"):
            return self.texts.line(where, "picked", names=names)
        return self.texts.line(
            "acts", answer.act, "drawn", names=names, name=self.name(table, int(answer.shown))
        )

    def outcome(self, key: str) -> str:
        """Return how a game ended or would end: a side's victory, a draw, or that it was stopped."""
        return self.public.word(f"outcome_{key}")

    # --- how they are put together ------------------------------------------------------------------------

    def _place(self, key: str) -> tuple[str, str]:
        return ("acts" if self.texts.has("acts", key, "title") else "prompts", key)

    def _field(self, prompt: Prompt, rules: Rules, table: Table, field: str) -> str:
        """Return a field of the question's lines, of the nearest variant that has it; it may be absent."""
        table_of, key = self._place(prompt.act)
        special = cases(prompt, rules, table) if table_of == "prompts" else ()
        if is_dealt_once(prompt, rules, table) and self.texts.has(table_of, key, f"{field}_one"):
            field = f"{field}_one"
        for path in (*(f"{key}.{case}" for case in special), key):
            if self.texts.has(table_of, path, field):
                return self.texts.line(table_of, path, field, **self._values(prompt, rules, table))
        return ""

    def _values(self, prompt: Prompt, rules: Rules, table: Table) -> dict[str, object]:
        named = voted_on(table) if table.ballots is not None else rules.what.named(table)
        won = rules.what.victory(table)
        return {
            "name": self.name(table, prompt.by),
            "names": self.names(table, named),
            "role": self._role_of(prompt),
            "n": table.number,
            "outcome": self.outcome(won.outcome) if won is not None else "",
            "winners": self.names(table, won.winners) if won is not None else "",
        }

    def _role_of(self, prompt: Prompt) -> str:
        role = prompt.choices[0] if prompt.choices else ""
        return self.role(role) if self.texts.has("roles", role, "name") else ""

    def _shown(self, shown: str) -> dict[str, object]:
        return {
            "thumb": self.texts.maybe("thumbs", shown),
            "sign": self.texts.maybe("signs", shown),
            "side": self.texts.maybe("sides", shown, "name"),
            "role": self.texts.maybe("roles", shown, "name"),
        }

    def _told(self, prompt: Prompt, rules: Rules, table: Table) -> str:
        """Return what is shown to somebody who is woken only to be told."""
        act = rules.acts.get(prompt.act)
        if act is None or act.told is None or act.pick != NOTHING:
            return ""
        return self.show(act.key, act.told(rules, table, prompt.by, prompt.by))

    def _boss(self, prompt: Prompt, rules: Rules, table: Table) -> str:
        """Say who is to be pointed out to a group that meets."""
        if prompt.by >= 0 or prompt.pick != NOTHING or not prompt.awake:
            return ""
        for player in prompt.awake:
            if rules.roles[table[player].role].boss:
                return self.texts.maybe("acts", prompt.act, "boss", name=self.name(table, player))
        return self.texts.maybe("acts", prompt.act, "no_boss")

    def _last_word(self, prompt: Prompt, table: Table) -> str:
        if prompt.pick != SEAT or prompt.by >= 0 or len(prompt.awake) < 2:
            return ""
        if prompt.decider >= 0:
            return self.texts.line("words", "decides", name=self.name(table, prompt.decider))
        return self.texts.line("words", "must_agree")

    def _barred(self, prompt: Prompt, table: Table) -> str:
        """Say who may not be chosen and why."""
        if prompt.pick not in AIMS:
            return ""
        if not prompt.legal:
            return self.texts.line("words", "nobody_to_choose")
        grouped: dict[str, list[int]] = {}
        for player, reason in prompt.refused:
            if reason not in PLAIN:
                grouped.setdefault(reason, []).append(player)
        found = [
            self.texts.line("because", reason, names=self.names(table, players))
            for reason, players in grouped.items()
        ]
        return self.texts.line("words", "may_not", list="; ".join(found)) if found else ""

    def _landings(self, prompt: Prompt, rules: Rules, table: Table) -> Iterator[str]:
        """Say for each direction where the shot of this night would land."""
        aims = rules.shots(table)
        for choice in prompt.choices if prompt.pick == DIRECTION and aims else ():
            landed = rules.what.landing(table, aims[0], choice)
            yield self.texts.line(
                "words",
                "lands",
                way=self.choice(prompt.act, choice, table),
                a=self.name(table, aims[0]),
                b=self.names(table, () if landed is None else (landed,)),
            )

    def _seen(self, prompt: Prompt, table: Table) -> str:
        """Say what the woken player has been shown for other answers to this question."""
        answer = prompt.answer
        if answer is None or not answer.shown or not answer.picks or answer.shown.isdecimal():
            return ""
        told = [*answer.seen, f"{answer.picks[0]}:{answer.shown}"]
        pairs = (one.partition(":") for one in told)
        shown = [f"{self.name(table, int(who))}: {self._word_of(what)}" for who, _, what in pairs]
        return self.texts.line("words", "already_shown", list="; ".join(shown))

    def _word_of(self, shown: str) -> str:
        return self.texts.maybe("thumbs", shown) or self.role(shown)
