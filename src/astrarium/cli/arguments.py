"""Checked arguments of the command line: a wrong name gives one line on stderr and exit code 2."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import typer

from astrarium.bots import BOTS, bot_name
from astrarium.kernel import Game, Setup, games
from astrarium.kernel import game as installed
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.content.packs import read_pack
from astrarium.kernel.content.records import ContentError
from astrarium.kernel.text import LANGUAGES, Arg

from .screen import clean
from .words import Lang, Reader, reader

NO_BOTS = "none"


def misuse(who: Reader, text_id: str, **args: Arg) -> NoReturn:
    """Say what is wrong with the command, and exit with code 2."""
    typer.echo(clean(who.say(text_id, **args)), err=True)
    raise typer.Exit(2)


def find_game(key: str, lang: Lang | None) -> tuple[Game[Any], Reader]:
    """The game with this key, and a reader who knows its words."""
    try:
        game = installed(key)
    except KeyError:
        known = ", ".join(game.meta.key for game in games())
        misuse(reader(lang), "cli.error.game", game=key, known=known)
    return game, reader(lang, game)


def find_game_with(key: str, file: Path | None, lang: Lang | None) -> tuple[Game[Any], Pack | None, Reader]:
    """The game with the content pack in this file (None: without a pack), the pack, and a reader."""
    game, who = find_game(key, lang)
    if file is None:
        return game, None, who
    try:
        pack = read_pack(game, read_text(who, file))
    except ContentError as error:
        misuse(who, "cli.content.flaw", flaw=error.say(who.lang))
    changed = with_pack(game, pack)
    return changed, pack, reader(lang, changed)


def read_text(who: Reader, file: Path) -> str:
    """The text of a file that the user named."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        misuse(who, "cli.error.file", file=str(file), trouble=str(error.strerror))
    except UnicodeDecodeError:
        misuse(who, "cli.error.file", file=str(file), trouble="UTF-8")


def find_games(key: str | None, lang: Lang | None, *, every: bool) -> list[tuple[Game[Any], Reader]]:
    """The game with this key, or all installed games; each with a reader who knows its words."""
    if every == (key is not None):
        misuse(reader(lang), "cli.error.which")
    return [find_game(found, lang) for found in ([key] if key is not None else [g.meta.key for g in games()])]


def agree(game: Game[Any], who: Reader, seats: int, given: Sequence[str], content: Pack | None = None) -> Setup:
    """The set-up for this number of seats, with the options given as `id=value`."""
    meta = game.meta
    if seats not in meta.seats:
        misuse(who, "cli.error.seats", game=meta.names[who.lang], low=meta.seats[0], high=meta.seats[-1])
    specs = {spec.id: spec for spec in meta.options if seats in spec.seats}
    options: dict[str, str] = {}
    for text in given:
        key, _, value = text.partition("=")
        if key not in specs:
            misuse(who, "cli.error.option", option=key, seats=seats, known=", ".join(specs))
        if value not in specs[key].values:
            misuse(who, "cli.error.value", option=key, value=value, known=", ".join(specs[key].values))
        options[key] = value
    return game.agree(seats, options, content)


def bot_names(who: Reader, listed: str) -> list[str]:
    """The keys of the bots in `a,b`, which are given by key or by their name in either language."""
    called = {bot_name(bot, lang).lower(): bot for bot in BOTS for lang in LANGUAGES} | {bot: bot for bot in BOTS}
    names = [name.strip() for name in listed.split(",") if name.strip()]
    for name in names or [listed]:
        if name.lower() not in called:
            known = ", ".join(f"{bot} ({bot_name(bot, who.lang)})" for bot in BOTS)
            misuse(who, "cli.error.bot", bot=name, known=known)
    return [called[name.lower()] for name in names]


def seat_counts(game: Game[Any], who: Reader, listed: str) -> list[int]:
    """The seat counts in `2,3`."""
    meta = game.meta
    counts = [int(part) if part.strip().isascii() and part.strip().isdigit() else -1 for part in listed.split(",")]
    if any(count not in meta.seats for count in counts):
        misuse(who, "cli.error.seats", game=meta.names[who.lang], low=meta.seats[0], high=meta.seats[-1])
    return counts
