"""`astrarium play`: a game in the terminal, against bots or with others at the same keyboard."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from astrarium.bots import Bot, make_bot
from astrarium.kernel import Game, Setup, Table
from astrarium.kernel.notices import notices
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.table import PERSON

from .asked import NO_BOTS, agree, bot_names, find_game_with, misuse
from .options import ContentFile, GameKey, Language, Options
from .screen import Screen, clean
from .session import Session
from .words import Reader, with_names

LONGEST_NAME = 24


def play(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many seats; 2 if the game allows it.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays the other seats, in turn: a,b; `none`: persons.")] = "greedy",
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="For a game that can be played again the same.")] = None,
    option: Options = None,
    content: ContentFile = None,
    log: Annotated[Path | None, typer.Option(help="Where to write the log.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
) -> None:
    """Play a game: you have the first seat."""
    found, pack, who = find_game_with(game, content, lang)
    allowed = found.meta.seats
    setup = agree(found, who, seats if seats is not None else 2 if 2 in allowed else allowed[0], option or (), pack)
    if log is not None and (log.is_dir() or not log.parent.is_dir()):
        misuse(who, "cli.error.log", file=str(log))
    players = _players(who, setup.seats, bots)
    table = _open(found, setup, players, seed)
    screen = Screen()
    at = with_names(who, players, clean(name or "").strip()[:LONGEST_NAME])
    screen.name_seats(at.seat(seat) for seat in range(setup.seats))
    _greet(screen, at, found, setup)
    session = Session(screen, at, table, _make_bots(found, players, seed))
    try:
        session.run()
    finally:
        _save(screen, at, table, log)


def _players(who: Reader, seats: int, bots: str) -> list[str]:
    """A person first; the bots named take the other seats in turn."""
    if bots == NO_BOTS:
        return [PERSON] * seats
    names = bot_names(who, bots)
    return [PERSON, *(names[seat % len(names)] for seat in range(seats - 1))]


def _open(game: Game[Any], setup: Setup, players: list[str], seed: str | None) -> Table:
    """With a seed the whole game can be had again; without, nobody can foresee it."""
    if seed is None:
        contributions = [secrets.token_bytes(16) for _ in players]
        return Table.open(game, setup, secrets.token_bytes(32), contributions, players)
    contributions = [seed_from(f"{seed}/{seat}") for seat in range(setup.seats)]
    return Table.open(game, setup, seed_from(seed), contributions, players)


def _make_bots(game: Game[Any], players: list[str], seed: str | None) -> dict[int, Bot]:
    base = secrets.randbits(48) if seed is None else int.from_bytes(seed_from(f"{seed}/bots")[:6], "little")
    return {seat: make_bot(player, game, base + seat) for seat, player in enumerate(players) if player != PERSON}


def _greet(screen: Screen, who: Reader, game: Game[Any], setup: Setup) -> None:
    names = ", ".join(who.seat(seat) for seat in range(setup.seats))
    screen.line(who.say("cli.play.welcome", game=game.meta.names[who.lang], rules=setup.rules, names=names), "bold")
    for notice in notices(game, setup):
        screen.line(who.say("cli.play.notice", notice=who.tell(notice)))
    screen.line(who.say("cli.play.keys"))


def _save(screen: Screen, who: Reader, table: Table, log: Path | None) -> None:
    """Whatever ended the game, what was played is kept."""
    if log is None:
        return
    try:
        log.write_text(table.log.to_json(), encoding="utf-8")
    except OSError as error:
        screen.line(who.say("cli.error.log", file=str(log)) + f" ({error.strerror})")
        raise typer.Exit(1) from error
    screen.whole(who.say("cli.play.saved", file=str(log)))
    screen.whole(who.say("cli.play.verify", file=str(log)))
