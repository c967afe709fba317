"""Resuming a saved game: which one, and the table as it was."""

from collections.abc import Sequence
from datetime import datetime

import typer

from astrarium.kernel import Table
from astrarium.kernel import game as installed

from ..screen import Screen
from ..words import Lang, Reader, reader, with_names
from .logs import Flawed, chapters, find_flaw, flaw_line, open_log
from .saved_games import Kept, kept_games
from .story import Chapter


def kept_lines(who: Reader, games: Sequence[Kept]) -> list[str]:
    """A numbered line for each game, with its id for `--forget`."""
    return [f"  {number}. {_line(who, kept)}" for number, kept in enumerate(games, 1)]


def _line(who: Reader, kept: Kept) -> str:
    # In the person's local time.
    at = datetime.fromtimestamp(kept.at).astimezone().strftime("%Y-%m-%d %H:%M")
    if kept.log is None:
        return who.say("cli.kept.unreadable", at=at, id=kept.id)
    log = kept.log
    try:
        game = installed(kept.game).meta.names[who.lang]
    except KeyError:
        game = log.setup.rules
    named = with_names(who, log.players, kept.name)
    names = ", ".join(named.seat(seat) for seat in range(len(log.players)))
    return who.say("cli.kept.line", game=game, names=names, n=len(log.entries), at=at, id=kept.id)


def choose_kept(screen: Screen, who: Reader, games: Sequence[Kept], text_id: str) -> Kept | None:
    """The game that the person chooses; None for Enter alone."""
    screen.line(who.say("cli.kept.head", n=len(games)), "bold")
    screen.lines(kept_lines(who, games))
    while True:
        typed = screen.ask(who.say(text_id) + " ")
        if not typed:
            return None
        if typed.isascii() and typed.isdigit() and len(typed) < 5 and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        screen.line("  " + who.say("cli.ask.no_option", typed=typed))


def forget(screen: Screen, who: Reader, wanted: str) -> None:
    """Delete a saved game by its id. Ends the command with code 2 if there is none."""
    for kept in kept_games():
        if kept.id == wanted.strip().lower():
            kept.file.unlink(missing_ok=True)
            screen.line(who.say("cli.kept.forgotten", id=kept.id))
            return
    screen.line(who.say("cli.kept.no_such", id=wanted))
    raise typer.Exit(2)


def take_up(screen: Screen, kept: Kept, lang: Lang | None) -> tuple[Table, list[Chapter], Reader]:
    """The table as it was, everything that happened at it, and a reader. Ends the command if the log is flawed."""
    who = reader(lang)
    try:
        game, log = open_log(kept.file)
        flaw = find_flaw(game, log)
        if flaw is not None:
            raise Flawed(flaw)
        told = list(chapters(game, log))
    except Flawed as found:
        screen.line(flaw_line(who, found.flaw))
        screen.line(who.say("cli.kept.flawed", id=kept.id))
        raise typer.Exit(1) from found
    table = told[-1][0]
    return table, [chapter for _, chapter in told], with_names(reader(lang, game), log.players, kept.name, plays=True)
