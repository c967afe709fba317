"""`astrarium replay`: a game told again from its log."""

from collections.abc import Iterator
from typing import Annotated

import typer

from astrarium.kernel import Table

from ..arguments import misuse
from ..options import Language, LogFile
from ..screen import Screen
from ..terminal.logs import Flawed, chapters, flaw_line, open_log, reader_of
from ..terminal.result import ending_lines, ranking_lines
from ..terminal.story import Chapter, chapter_lines
from ..words import Reader, reader


def replay(
    file: LogFile,
    at: Annotated[
        int | None, typer.Option(min=0, help="Stop after this entry (0: the opening); show the table.")
    ] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="As this seat saw it; by default as a spectator.")] = None,
    lang: Language = None,
) -> None:
    """Tell a game entry by entry."""
    screen = Screen()
    who = reader(lang)
    try:
        game, log = open_log(file)
        who = reader_of(game, log, lang)
        if seat is not None and seat > log.setup.seats:
            misuse(who, "cli.error.seat", seat=seat, seats=log.setup.seats)
        if at is not None and at > len(log.entries):
            misuse(who, "cli.error.entry", entry=at, entries=len(log.entries))
        screen.name_seats(who.seat(other) for other in range(log.setup.seats))
        viewer = seat - 1 if seat is not None else None
        table = _tell(screen, who, chapters(game, log), viewer, at)
    except Flawed as found:
        screen.line(flaw_line(who, found.flaw))
        raise typer.Exit(1) from found
    _show(screen, who, table, viewer, stopped=at is not None)


def _tell(
    screen: Screen, who: Reader, told: Iterator[tuple[Table, Chapter]], viewer: int | None, at: int | None
) -> Table:
    """Tell entries up to number `at` (None: all); returns the table at that point."""
    table, chapter = next(told)
    screen.lines(chapter_lines(who, chapter, viewer, quiet=True))
    while chapter.number != at:
        step = next(told, None)
        if step is None:
            break
        table, chapter = step
        screen.lines(chapter_lines(who, chapter, viewer, quiet=True))
    return table


def _show(screen: Screen, who: Reader, table: Table, viewer: int | None, *, stopped: bool) -> None:
    """Show the table if the replay stopped where asked, and the result if the game is over."""
    if stopped:
        screen.gap()
        screen.lines(table.game.terminal(table.view(viewer), who))
    outcome = table.outcome
    if outcome is not None:
        screen.gap()
        screen.lines(ending_lines(who, outcome))
        screen.lines(ranking_lines(who, outcome, table.state.resigned))
