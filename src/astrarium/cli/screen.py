"""What is written and read in a terminal: plain lines, wrapped, which mean the same without colour or position.

Nothing is ever cleared, moved or animated here, so that a pipe, a dumb terminal and a screen reader get it all.
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
HANG = 2  # how much further the rest of a wrapped line is set in
SEAT_STYLES = ("cyan", "yellow", "green", "magenta", "blue")

# Spaces where no line may break: French signs, and between a number and what it counts (24 PV, 2 × Moth).
_BINDING = re.compile(r" (?=[?!:;»×])|(?<=[«×]) |(?<=\d) (?=[^\W\d]|\$)")
_LEAD = re.compile(r" *(?:b?[0-9]+\. )?")  # what the rest of a wrapped line stands under
_NO_BREAK = "\u00a0"


class EndOfInput(Exception):  # noqa: N818  (nobody is there any more, which is no error)
    """The person has closed the input, or pressed Ctrl-C."""


class Screen:
    """One person's terminal."""

    def __init__(self, *, err: bool = False) -> None:
        # Rich leaves colour out by itself where there is no terminal, where it is dumb, and under NO_COLOR.
        self.console = Console(stderr=err, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.names: Mapping[str, str] = {}  # the players' names, and the colour that goes with each
        self.width = self._measure()
        self._at_gap = True

    def _measure(self) -> int:
        return max(min(self.console.width, MAX_WIDTH), 20)

    def name_seats(self, names: Iterable[str]) -> None:
        self.names = {name: SEAT_STYLES[seat % len(SEAT_STYLES)] for seat, name in enumerate(names)}

    def gap(self) -> None:
        """An empty line, unless there is one."""
        if not self._at_gap:
            self._write("", "")

    def line(self, text: str, style: str = "") -> None:
        """One line, wrapped under itself. Spaces before it are its indentation."""
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
        for row in rows:
            self._write(row.replace(_NO_BREAK, " "), style)

    def whole(self, text: str) -> None:
        """One line that is not wrapped, such as a command to copy."""
        self._write(clean(text), "")

    def lines(self, texts: Iterable[str]) -> None:
        """Several lines; those at the margin are headings."""
        for text in texts:
            self.line(text, "" if text.startswith(" ") else "bold")

    def show(self, table: Table) -> None:
        self._at_gap = False
        self.console.print(table, soft_wrap=False)

    def ask(self, prompt: str) -> str:
        """What the person types. Typed lines are written down where no terminal echoes them."""
        try:
            typed = input(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            self._write("", "")
            raise EndOfInput from end
        if not sys.stdin.isatty():
            self._write(clean(typed), "")
        self._at_gap = False
        self.width = self._measure()  # the window may have another size by now
        return typed.strip()

    def scroll_away(self) -> None:
        """Move what was private to somebody out of sight, where there is a sight; it is not cleared."""
        if self.console.is_terminal:
            for _ in range(self.console.height):
                self._write("", "")

    def _write(self, row: str, style: str) -> None:
        self._at_gap = not row
        if self.console.color_system is None:  # nothing to colour, and many times faster
            self.console.file.write(row + "\n")
            return
        written = Text(row, style=style)
        for name, colour in self.names.items():
            written.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", colour)
        self.console.print(written)


def clean(text: str) -> str:
    """Without control characters: a name, or a log from elsewhere, must not steer it. All spaces are plain."""
    plain = text.replace("\t", " ").replace(_NO_BREAK, " ")
    return "".join(char for char in plain if category(char) not in ("Cc", "Cf"))


def forgive_encoding() -> None:
    """A terminal that cannot show a letter, or a pipe with broken bytes, must not stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
