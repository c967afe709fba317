"""`astrarium games`: the installed games, or the options of one."""

from typing import Any

from astrarium.kernel import Game
from astrarium.kernel import games as installed

from ..arguments import find_game
from ..options import GameOrAll, Language
from ..screen import Screen
from ..tables import table
from ..words import Reader, reader

COLUMNS = ("key", "name", "seats", "minutes", "stage", "rules")


def list_games(game: GameOrAll = None, lang: Language = None) -> None:
    """List the installed games, or tell the options of one."""
    who = reader(lang)
    screen = Screen()
    found = [find_game(game, lang)[0]] if game is not None else installed()
    screen.show(table([who.say(f"cli.games.{column}") for column in COLUMNS], [_row(one, who.lang) for one in found]))
    screen.gap()
    if game is None:
        screen.line(who.say("cli.games.more", example=found[-1].meta.key))
    else:
        _options(screen, found[0], reader(lang, found[0]))


def _options(screen: Screen, game: Game[Any], who: Reader) -> None:
    """Each option with its values, and for which numbers of seats it is."""
    if not game.meta.options:
        screen.line(who.say("cli.games.no_options"))
        return
    screen.line(who.say("cli.games.options", game=game.meta.names[who.lang]), "bold")
    for spec in game.meta.options:
        seats = f"{spec.seats[0]}" if len(spec.seats) == 1 else f"{spec.seats[0]}-{spec.seats[-1]}"
        title = who.say(f"setup.{spec.id}")
        screen.line("  " + who.say("cli.games.option", id=spec.id, title=title, seats=seats, n=spec.seats[-1]))
        for value in spec.values:
            kind = "cli.games.default" if value == spec.default else "cli.games.value"
            screen.line("    " + who.say(kind, value=value, words=who.say(f"setup.{spec.id}.{value}")))


def _row(game: Game[Any], lang: str) -> list[str]:
    meta = game.meta
    seats = f"{meta.seats[0]}-{meta.seats[-1]}"
    return [meta.key, meta.names[lang], seats, f"{meta.minutes[0]}-{meta.minutes[1]}", meta.stage, meta.rules]
