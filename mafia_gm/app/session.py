"""Session: the one thing the window talks to; a game with its rules, its journal and its file."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mafia_gm import __version__
from mafia_gm.app import clock
from mafia_gm.app.conflict import NOTHING_CHANGED, Wish
from mafia_gm.app.correction import Correction, correction
from mafia_gm.app.files import StoreFailed, make_folder
from mafia_gm.app.journal import Journal, Step
from mafia_gm.app.moment import Moment
from mafia_gm.app.names import free_path
from mafia_gm.app.spoken import need_words
from mafia_gm.app.store import Store
from mafia_gm.engine.commands import CLOCKWORK, HandOver, TakeOver
from mafia_gm.engine.decide import decide, new_table
from mafia_gm.engine.record import BrokenRecord, Do, Header, Redo, Undo, last_number
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.app.store import Damage
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.record import Line, Record
    from mafia_gm.engine.ruleset import Rules

FIRST_STEP: Final = 2
"""Below the header: the line that opens the game; if it makes no sense there is nothing to open."""
NONSENSE: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""What comes of lines that nobody has played: their sums are right, their content is not."""


def fresh_seed() -> int:
    """Return a seed nobody can guess, small enough to be read aloud."""
    return int.from_bytes(os.urandom(4), "big")


class Session(Moment):
    """A game that is open: ask it, tell it commands, and each is on the disk before it is true."""

    def __init__(self, rules: Rules, header: Header, store: Store, journal: Journal, number: int) -> None:
        """Go on with a journal in whose file ``number`` is the last (see ``new`` and ``open``)."""
        super().__init__(rules, header, journal)
        self._store = store
        self._number = number

    @classmethod
    def new(
        cls,
        ruleset_key: str,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int,
        title: str,
        folder: Path,
        language: str,
    ) -> Session:
        """Begin a game in a file of its own, named after its day and title.

        Raises ``StoreFailed``; ``KeyError`` or ``ValueError`` for a rule set or an option that does not exist.
        """
        import datetime as dt  # not needed to open a game

        rules = RULESETS[ruleset_key].under(dict(options or {}))
        made = dt.datetime.now(dt.UTC)
        header = Header(
            program=__version__,
            ruleset=ruleset_key,
            options=rules.options,
            seed=seed,
            title=title,
            language=language,
            created=made.isoformat(timespec="seconds").replace("+00:00", "Z"),
            id=os.urandom(8).hex(),
        )
        make_folder(folder)
        for path in free_path(folder, made.astimezone().date(), title):
            try:
                store = Store.create(path, header)
            except StoreFailed as failed:
                if failed.kind != "exists":
                    raise
            else:
                return cls(rules, header, store, Journal((new_table(rules),)), 0)
        raise AssertionError  # there is always one more name

    @classmethod
    def open(cls, path: Path) -> Session:
        """Open a game's file and land where it was left, undo history and clock included.

        Raises ``BrokenRecord`` or ``StoreFailed``. A damaged file opens up to the damage (see ``damage``), one
        that cannot be written read-only (see ``read_only``).
        """
        store, found = Store.open(path, RULESETS)
        try:
            need_words(found)
            try:
                session = cls._landed(store, found)
            except BrokenRecord as broken:
                if broken.line <= FIRST_STEP:
                    raise
                session = cls._landed(store, store.cut(found, broken.line - FIRST_STEP))
            store.mend()
            return session
        except BaseException:
            store.close()
            raise

    @classmethod
    def _landed(cls, store: Store, found: Record) -> Session:
        """Return the game after its last line; raises ``BrokenRecord`` for the first after which nothing can be asked."""
        journal = journal_of(found.rules, found.lines)
        number = last_number(found.lines[-1]) if found.lines else 0
        session = cls(found.rules, found.header, store, journal, number)
        try:
            _ask_all(session)
        except NONSENSE as error:
            journal = Journal(journal.tables[:1])
            for place, line in enumerate(found.lines):
                try:
                    journal = journal.follow(line)
                    _ask_all(Moment(found.rules, found.header, journal))
                except NONSENSE:
                    raise BrokenRecord("damaged", place + FIRST_STEP, detail=str(error)) from error
            raise
        return session

    # --- what is so -----------------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """Where the game is saved."""
        return self._store.path

    @property
    def read_only(self) -> str:
        """Empty, or why the game can only be looked at: a kind of ``StoreFailed``."""
        return self._store.read_only

    @property
    def damage(self) -> Damage | None:
        """What was wrong with the file and where its untouched copy is, or None."""
        return self._store.damage

    # --- what is done -----------------------------------------------------------------------------------------

    def do(self, command: Command) -> Step:
        """Decide, save, and only then let it be so; raises ``Refused`` or ``StoreFailed``: nothing has changed."""
        facts = decide(self.rules, self.table, command, self.header.seed)
        number = self._number + 1
        self._take(Do(number, command, facts), self._journal.do(number, command, facts))
        return self._journal.steps[-1]

    def undo(self) -> Step | None:
        """Take back the last step that is not the clock's and return it; None at the start of the game."""
        step = self._journal.undoable
        if step is not None:
            self._take(Undo(self._number + 1, step.number), self._journal.undo())
        return step

    def redo(self) -> Step | None:
        """Bring back the step that undo took last and return it; None when there is none."""
        step = self._journal.redoable
        if step is not None:
            self._take(Redo(self._number + 1, step.number), self._journal.redo())
        return step

    def try_correction(
        self, step: int, command: Command | None, instead: Mapping[int, Wish] = NOTHING_CHANGED
    ) -> Correction:
        """Try out another command at a living step, None: nothing; see ``correction``. Nothing changes."""
        return correction(self.rules, self._journal, self.header.seed, step, command, instead)

    def accepts(self, tried: Correction) -> bool:
        """Is nothing left to decide in a correction, and has nothing happened since it was tried out?"""
        return tried.is_complete and tried.is_of(self._journal)

    def correct(self, tried: Correction) -> None:
        """Let a correction be so; undo takes it back whole.

        Raises ``StoreFailed``, and ``ValueError`` for one that is not complete or was tried out before other steps.
        """
        if not self.accepts(tried):
            raise ValueError("not complete" if not tried.is_complete else "other steps have followed")
        line = tried.line(self._number + 1)
        self._take(line, self._journal.follow(line))

    def _take(self, line: Line, journal: Journal) -> None:
        self._store.append(line)
        self._journal = journal
        self._number = last_number(line)
        self._seen.clear()

    def save_as(self, path: Path) -> None:
        """Go on in a new file, for instance in another folder when the first cannot be written any more."""
        self._store.save_as(path)

    def save_copy(self, path: Path) -> None:
        """Write the game into a new file and go on in the old one."""
        self._store.save_copy(path)

    def hand_over(self, path: Path, spoken: str, shown: str) -> None:
        """Write the game, its clock stopped, into a new file for another laptop, and note that it goes on there.

        What is in that file is on the disk when this returns; raises ``StoreFailed``, and then nothing is handed
        over and nothing has changed. That the note cannot be kept here is no reason to keep the game.
        """
        ticking = self.table.clock
        runs = ticking is not None and ticking.running and self.table.ended is None
        last: list[Command] = [clock.pause(ticking)] if runs else []
        taken = (*last, TakeOver(spoken, shown))
        self._store.save_copy(
            path,
            [
                Do(number, command, decide(self.rules, self.table, command, self.header.seed))
                for number, command in enumerate(taken, start=self._number + 1)
            ],
        )
        with contextlib.suppress(StoreFailed):
            for command in (*last, HandOver(path.name)):
                self.do(command)

    @property
    def handed_over(self) -> str:
        """The file in which the game goes on elsewhere; empty as long as it goes on here."""
        last = self.steps[-1].command if self.steps else None
        return last.file if isinstance(last, HandOver) else ""

    def languages(self) -> tuple[str, str]:
        """Return the languages in which the table is spoken to and shown things (empty: as it is spoken to)."""
        taken = [step.command for step in self.steps if isinstance(step.command, TakeOver)]
        return (taken[-1].spoken, taken[-1].shown) if taken else (self.header.language, "")

    def close(self) -> None:
        """Let the file go."""
        self._store.close()

    def drop(self) -> None:
        """Let the file go, and take it away if nothing has happened in the game yet."""
        self._store.close()
        if not self._number:
            with contextlib.suppress(OSError):
                self.path.unlink()


def journal_of(rules: Rules, stored: tuple[Line, ...]) -> Journal:
    """Return the journal of stored lines, their facts folded, nothing decided; clocks go by their UTC deadlines.

    Raises ``BrokenRecord`` (``damaged``) for a line whose checksum is right and whose content is not.
    """
    journal = Journal((new_table(rules),))
    at, utc = clock.now(), time.time()
    lines = tuple(_rebased(line, at, utc) for line in stored)
    try:
        return journal.follow_all(lines)
    except NONSENSE:
        for place, line in enumerate(lines):
            try:
                journal = journal.follow(line)
            except NONSENSE as error:
                raise BrokenRecord("damaged", place + FIRST_STEP, detail=str(error)) from error
        raise


def _ask_all(moment: Moment) -> None:
    """Ask what the window will ask at once; it is kept, so that this costs nothing."""
    moment.prompts()
    moment.interrupts()
    moment.night()
    moment.nominations()
    moment.view()


def _rebased(line: Line, at: float, utc: float) -> Line:
    if isinstance(line, Do) and isinstance(line.command, CLOCKWORK):
        return Do(line.number, line.command, clock.rebased(line.facts, at, utc))
    return line
