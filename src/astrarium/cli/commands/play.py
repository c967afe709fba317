"""`astrarium play`: a game in the terminal, against bots or with others at the same keyboard."""

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from astrarium.bots import Bot, make_bot
from astrarium.kernel import Game, Setup, Table, games
from astrarium.kernel.content.notices import notices
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.table import PERSON

from ..arguments import NO_BOTS, agree, bot_names, find_game_with, misuse
from ..options import ContentFile, GameOrAll, Language, Options
from ..screen import EndOfInput, Screen, clean
from ..terminal.saved_games import Keeper, Kept, kept_games
from ..terminal.saved_table import choose_kept, kept_lines, take_up
from ..terminal.saved_table import forget as forget_game
from ..terminal.session import Session
from ..words import Lang, Reader, reader, with_names

LONGEST_NAME = 24


def play(
    game: GameOrAll = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; 2 if the game allows it.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays the other seats, in turn: a,b; `none`: persons.")] = "greedy",
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="For a game that can be played again the same.")] = None,
    option: Options = None,
    content: ContentFile = None,
    log: Annotated[Path | None, typer.Option(help="Where to write the log.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="All in words, to be read aloud: no map drawn, no pages.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Take up a game that was left before its end.")] = False,
    kept: Annotated[bool, typer.Option("--kept", help="List the games that can be taken up again.")] = False,
    forget: Annotated[str | None, typer.Option(metavar="ID", help="Throw one of these away.")] = None,
) -> None:
    """Play a game: you have the first seat. A game that you leave is kept."""
    screen, anyone = Screen(plain=plain), reader(lang)
    if forget is not None:
        forget_game(screen, anyone, forget)
        return
    left = kept_games(game)
    if kept:
        screen.lines(kept_lines(anyone, left) or [anyone.say("cli.kept.none")])
        return
    if log is not None and (log.is_dir() or not log.parent.is_dir()):
        misuse(anyone, "cli.error.log", file=str(log))
    wants_new = any(given is not None for given in (seats, seed, option, content))  # these options describe a new game
    chosen = _which(screen, anyone, left, resume=resume, may_ask=not wants_new and sys.stdin.isatty())
    if chosen is not None:
        _resume(screen, chosen, lang, log)
        return
    if game is None:
        misuse(anyone, "cli.error.which_game", known=", ".join(found.meta.key for found in games()))
    found, pack, who = find_game_with(game, content, lang)
    allowed = found.meta.seats
    setup = agree(found, who, seats if seats is not None else 2 if 2 in allowed else allowed[0], option or (), pack)
    players = _players(who, setup.seats, bots)
    own_name = clean(name or "").strip()[:LONGEST_NAME]
    at = with_names(who, players, own_name, plays=True)
    table = _open(found, setup, players, seed)
    _greet(screen, at, table)
    _run(Session(screen, at, table, _make_bots(found, players, seed), Keeper(game, own_name)), log)


def _which(screen: Screen, who: Reader, left: list[Kept], *, resume: bool, may_ask: bool) -> Kept | None:
    """The saved game to resume, if any. `may_ask`: offer one even without `--resume`; never to a program."""
    if resume and not left:
        misuse(who, "cli.kept.none")
    if resume and len(left) == 1:
        return left[0]
    if not left or not (resume or may_ask):
        return None
    try:
        chosen = choose_kept(screen, who, left, "cli.kept.which" if resume else "cli.kept.offer")
    except EndOfInput as end:
        raise typer.Exit(0) from end
    if resume and chosen is None:
        raise typer.Exit(0)
    return chosen


def _resume(screen: Screen, kept: Kept, lang: Lang | None, log: Path | None) -> None:
    table, so_far, who = take_up(screen, kept, lang)
    _greet(screen, who, table)
    keeper = Keeper(kept.game, kept.name, kept.file)
    _run(Session(screen, who, table, _make_bots(table.game, table.players, None), keeper, so_far), log)


def _run(session: Session, log: Path | None) -> None:
    try:
        session.run()
    finally:
        _save(session.screen, session.who, session.table, log)


def _players(who: Reader, seats: int, bots: str) -> list[str]:
    """The player of each seat: a person first, then the named bots in turn."""
    if bots == NO_BOTS:
        return [PERSON] * seats
    names = bot_names(who, bots)
    return [PERSON, *(names[seat % len(names)] for seat in range(seats - 1))]


def _open(game: Game[Any], setup: Setup, players: list[str], seed: str | None) -> Table:
    """A new table. With a seed, the same game can be played again; without one, nobody can foresee it."""
    if seed is None:
        contributions = [secrets.token_bytes(16) if player == PERSON else b"" for player in players]
        return Table.open(game, setup, secrets.token_bytes(32), contributions, players)
    contributions = [seed_from(f"{seed}/{seat}") for seat in range(setup.seats)]
    return Table.open(game, setup, seed_from(seed), contributions, players)


def _make_bots(game: Game[Any], players: list[str], seed: str | None) -> dict[int, Bot]:
    base = secrets.randbits(48) if seed is None else int.from_bytes(seed_from(f"{seed}/bots")[:6], "little")
    return {seat: make_bot(player, game, base + seat) for seat, player in enumerate(players) if player != PERSON}


def _greet(screen: Screen, who: Reader, table: Table) -> None:
    game, setup = table.game, table.log.setup
    names = [who.seat(seat) for seat in range(setup.seats)]
    screen.name_seats(names)
    line = who.say("cli.play.welcome", game=game.meta.names[who.lang], rules=setup.rules, names=", ".join(names))
    screen.line(line, "bold")
    for notice in notices(game, setup):
        screen.line(who.say("cli.play.notice", notice=who.tell(notice)))
    screen.line(who.say("cli.play.keys"))


def _save(screen: Screen, who: Reader, table: Table, log: Path | None) -> None:
    """Write the log, however the game ended, and say so. Ends the command with code 1 if that fails."""
    if log is None:
        return
    try:
        log.write_text(table.log.to_json(), encoding="utf-8")
    except OSError as error:
        screen.line(who.say("cli.error.log", file=str(log)) + f" ({error.strerror})")
        raise typer.Exit(1) from error
    screen.whole(who.say("cli.play.saved", file=str(log)))
    screen.whole(who.say("cli.play.verify", file=str(log)))
