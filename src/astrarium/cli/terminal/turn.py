"""One person's turn: reads commands and answers to a question until one of them changes the game."""

from collections.abc import Callable
from typing import Protocol

from astrarium.kernel import Choice, Event, Refused, Table, Text
from astrarium.kernel.terminal import Sketch

from ..screen import Screen
from ..words import Reader
from .answers import BlockedChosen, Unclear, read
from .changes import about
from .question import Question, Told, refusal_lines

YES = ("y", "yes", "o", "oui")


class Quit(Exception):  # noqa: N818  (leaving is no error)
    """The person leaves the game."""


class Playing(Protocol):
    """The parts of a session that the person at the keyboard can use."""

    screen: Screen
    who: Reader
    table: Table

    @property
    def is_alone(self) -> bool: ...

    def let_pass(self, seat: int, window: str) -> None: ...

    def record(self, events: list[Event]) -> None: ...

    def resign(self, seat: int) -> None: ...

    def board(self, seat: int | None) -> list[str]: ...

    def show_board(self, seat: int, *, aloud: bool = False) -> None: ...

    def show_sketch(self, sketch: Sketch) -> None: ...

    def sketch(self, seat: int) -> Sketch | None: ...

    def story(self, seat: int | None) -> list[str]: ...

    def tell(self, seat: int, question: Question) -> None: ...

    def told(self, seat: int) -> set[Told]: ...


class Turn:
    """The question to the person at the keyboard, followed by the questions that may stay open for ever."""

    def __init__(self, session: Playing, seat: int, questions: list[Question]) -> None:
        self._session = session
        self._screen = session.screen
        self._who = session.who
        self._seat = seat
        self._questions = questions  # the first one is being asked
        self._commands: dict[str, Callable[[], bool]] = {
            "o": self._other,
            "b": self._show_blocked,
            "p!": self._pass_for_long,
            "u": self._undo,
            "t": self._show_table,
            "t!": self._read_table,
            "m": self._show_sketch,
            "l": self._show_story,
            "r": self._resign,
            "q": self._quit,
            "h": self._help,
        }

    @property
    def _question(self) -> Question:
        return self._questions[0]

    def take(self) -> None:
        """Ask until an answer, an undo or a resignation has changed something."""
        self._again()
        while not self._obey(self._screen.ask("> ")):
            pass

    def _obey(self, line: str) -> bool:
        """Do what was typed; returns whether it changed the game."""
        command = self._commands.get(line.lower())
        if command is not None:
            return command()
        if line[:2].lower() == "t ":
            return self._show_about(line[2:].strip())
        if line.startswith("?"):
            return self._explain(line[1:].strip())
        if not line:
            enter = self._question.enter
            if enter is None:
                return self._complain("  " + self._question.how())
            return self._answer((int(self._question.answers[enter - 1][0]["code"]),))
        meant = read(self._question, line)
        if isinstance(meant, BlockedChosen):
            return self._complain(*self._question.explain_blocked(meant.number))
        if isinstance(meant, Unclear):
            complaint = "  " + self._who.say(meant.text_id, typed=meant.typed, need=meant.need)
            return self._complain(complaint, *(["  " + self._question.how()] if meant.need else []))
        return self._answer(meant)

    def _answer(self, choice: Choice) -> bool:
        session = self._session
        try:
            session.record(session.table.answer(self._seat, self._question.id, choice))
        except Refused as refused:
            return self._complain(*self._question.refusal_lines(refused.refusal), "  " + self._question.how())
        return True

    def _explain(self, what: str) -> bool:
        """Explain the rule that asks, for `?` alone, or one option, for `?` with its number."""
        question = self._question
        if not what:
            return self._complain(*question.explain())
        meant = read(question, what)
        if isinstance(meant, BlockedChosen):
            return self._complain(*question.explain_blocked(meant.number))
        if what.isascii() and what.isdigit() and len(what) < 5 and 1 <= int(what) <= len(question.answers):
            return self._complain(*question.explain_option(int(what)))
        return self._complain("  " + self._who.say("cli.ask.no_option", typed=what))

    def _complain(self, *lines: str) -> bool:
        self._screen.lines(lines)
        return False

    def _show_blocked(self) -> bool:
        self._screen.pages(self._question.blocked_lines(), self._who.say("cli.play.more"))
        return False

    def _other(self) -> bool:
        """Show the next open question; after the last one, the first again."""
        if len(self._questions) == 1:
            return self._complain("  " + self._who.say("cli.ask.no_other"))
        self._questions = [*self._questions[1:], self._questions[0]]
        return self._again()

    def _pass_for_long(self) -> bool:
        """Let this window pass, and every further one until its scope ends."""
        question = self._question
        if not question.window:
            return self._complain("  " + self._who.say("cli.ask.unclear", typed="p!"))
        if not self._session.is_alone:  # others at the keyboard would notice that this person is skipped
            return self._complain("  " + self._who.say("cli.ask.not_alone"))
        self._session.let_pass(self._seat, question.window)
        return self._answer(question.passing)

    def _undo(self) -> bool:
        session = self._session
        try:
            session.record(session.table.undo(self._seat))
        except Refused as refused:
            return self._complain(*refusal_lines(session.table.game, self._who, refused.refusal))
        return True

    def _show_table(self) -> bool:
        self._session.show_board(self._seat)
        return self._again()

    def _read_table(self) -> bool:
        self._session.show_board(self._seat, aloud=True)
        return self._again()

    def _show_about(self, word: str) -> bool:
        """What the table says of what is called like this."""
        found = about(self._session.board(self._seat), word)
        return self._complain(*(found or ["  " + self._who.say("cli.ask.not_on_table", typed=word)]))

    def _show_sketch(self) -> bool:
        sketch = self._session.sketch(self._seat)
        if sketch is None:
            return self._complain("  " + self._who.say("cli.ask.no_map"))
        self._session.show_sketch(sketch)
        return self._again()

    def _show_story(self) -> bool:
        self._screen.pages(self._session.story(self._seat), self._who.say("cli.play.more"))
        return self._again()

    def _again(self) -> bool:
        """Show the question, for the first time or again."""
        self._screen.gap()
        self._screen.lines(self._question.lines(self._session.told(self._seat)))
        self._session.tell(self._seat, self._question)
        if self._question.window and self._session.is_alone:
            until = self._who.tell(Text("window.until", until=self._question.window))
            self._screen.line("  " + self._who.say("cli.ask.pass_for_long", until=until))
        for other in self._questions[1:]:
            self._screen.line("  " + self._who.say("cli.ask.other", question=other.prompt))
        return False

    def _resign(self) -> bool:
        if self._screen.ask(self._who.say("cli.play.sure_to_resign") + " ").lower() not in YES:
            return self._complain("  " + self._who.say("cli.play.going_on"))
        self._session.resign(self._seat)
        return True

    def _quit(self) -> bool:
        raise Quit

    def _help(self) -> bool:
        keys = (
            "number", "several", "offer", "enter", "why", "why_option", "b", "why_blocked",
            "o", "pass", "u", "t", "t_word", "t_all", "m", "l", "r", "q", "h",
        )  # fmt: skip
        return self._complain(*("  " + self._who.say(f"cli.help.{key}") for key in keys))
