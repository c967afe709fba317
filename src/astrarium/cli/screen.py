"""Terminal input and output: plain wrapped lines that mean the same without colour or position.

Nothing is ever cleared, moved or animated, so that a pipe, a dumb terminal and a screen reader get everything; pictures
and pages are only for those who look.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from textwrap import wrap
from unicodedata import category

from rich.console import Console
from rich.table import Table
from rich.text import Text

MAX_WIDTH = 110  # longer lines are hard to follow
HANG = 2  # extra indent of the continuation of a wrapped line
SEAT_STYLES = ("cyan", "yellow", "green", "magenta", "blue")

# Spaces where no line may break: before French signs, and between a number and what it counts (24 PV, 2 × Moth).
_BINDING = re.compile(r" (?=[?!:;»×])|(?<=[«×]) |(?<=\d) (?=[^\W\d]|\$)")
_LEAD = re.compile(r" *(?:b?[0-9]+\. )?")  # indent and number of a line; its continuation starts below its text
_NO_BREAK = "\u00a0"


class EndOfInput(Exception):  # noqa: N818  (the person has left, which is no error)
    """The person has closed the input, or pressed Ctrl-C."""


class Screen:
    """One person's terminal."""

    def __init__(self, *, err: bool = False, plain: bool = False) -> None:
        """`plain`: whoever sits there listens, or wants no pictures and no pages."""
        # Rich itself omits colour without a terminal, on a dumb one, and under NO_COLOR.
        self.console = Console(stderr=err, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.names: Mapping[str, str] = {}  # the players' names, with the colour of each
        self.width = self._measure()
        self._plain = plain or self.console.is_dumb_terminal
        self._at_gap = True

    @property
    def is_watched(self) -> bool:
        """Does a person look at this terminal, and type there? Only for them it pauses, and draws."""
        return not self._plain and self.console.is_terminal and sys.stdin.isatty()

    def _measure(self) -> int:
        return max(min(self.console.width, MAX_WIDTH), 20)

    def name_seats(self, names: Iterable[str]) -> None:
        self.names = {name: SEAT_STYLES[seat % len(SEAT_STYLES)] for seat, name in enumerate(names)}

    def gap(self) -> None:
        """Write an empty line, unless the last line is empty."""
        if not self._at_gap:
            self._write("", "")

    def line(self, text: str, style: str = "") -> None:
        """Write one line, wrapped below its text. Leading spaces are its indent."""
        for row in self._rows(text):
            self._write(row, style)

    def _rows(self, text: str) -> list[str]:
        bare = clean(text)
        indent = bare[: len(bare) - len(bare.lstrip(" "))]
        lead = _LEAD.match(bare)
        bound = _BINDING.sub(_NO_BREAK, bare.strip(" "))
        rows = wrap(
            bound,
            self.width,
            initial_indent=indent,
            subsequent_indent=" " * ((lead.end() if lead else 0) + HANG),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [row.replace(_NO_BREAK, " ") for row in rows]

    def whole(self, text: str) -> None:
        """Write one line without wrapping it, such as a command to copy."""
        self._write(clean(text), "")

    def lines(self, texts: Iterable[str]) -> None:
        """Write several lines; lines without indent are headings."""
        for text in texts:
            self.line(text, "" if text.startswith(" ") else "bold")

    def holds(self, texts: Iterable[str]) -> bool:
        """Are these lines seen at once? What nobody watches has room for everything."""
        return not self.is_watched or sum(len(self._rows(text)) for text in texts) < self.console.height

    def pages(self, texts: Iterable[str], more: str) -> None:
        """Write several lines; where they are longer than the screen, a page at a time: `more` asks for the next."""
        written = 0
        for text in texts:
            rows = self._rows(text)
            if self.is_watched and written and written + len(rows) >= self.console.height:
                if self.ask(more):
                    return
                written = 0
            for row in rows:
                self._write(row, "" if text.startswith(" ") else "bold")
            written += len(rows)

    def show(self, table: Table) -> None:
        self._at_gap = False
        self.console.print(table, soft_wrap=False)

    def ask(self, prompt: str) -> str:
        """The line that the person types. It is written out if no terminal echoes it. Raises EndOfInput."""
        try:
            typed = input(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            self._write("", "")
            raise EndOfInput from end
        if not sys.stdin.isatty():
            self._write(clean(typed), "")
        self._at_gap = False
        self.width = self._measure()  # the window may have been resized
        return typed.strip()

    def scroll_away(self) -> None:
        """On a terminal, scroll a player's private lines out of sight; they are not cleared."""
        if self.console.is_terminal:
            for _ in range(self.console.height):
                self._write("", "")

    def _write(self, row: str, style: str) -> None:
        self._at_gap = not row
        if self.console.color_system is None:  # without colour, plain writing is many times faster
            self.console.file.write(row + "\n")
            return
        written = Text(row, style=style)
        for name, colour in self.names.items():
            written.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", colour)
        self.console.print(written)


def clean(text: str) -> str:
    """The text with plain spaces and no control characters: a stranger's name or log must not steer the terminal."""
    plain = text.replace("\t", " ").replace(_NO_BREAK, " ")
    return "".join(char for char in plain if category(char) not in ("Cc", "Cf"))


def forgive_encoding() -> None:
    """Replace letters that the terminal cannot show, and broken bytes of a pipe, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
