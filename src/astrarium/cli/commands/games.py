"""`astrarium games`: the installed games."""

from typing import Any

from astrarium.kernel import Game
from astrarium.kernel import games as installed

from ..options import Language
from ..screen import Screen
from ..tables import table
from ..words import reader

COLUMNS = ("key", "name", "seats", "minutes", "stage", "rules")


def list_games(lang: Language = None) -> None:
    """List the installed games and their options."""
    who = reader(lang)
    found = installed()
    screen = Screen()
    screen.show(table([who.say(f"cli.games.{column}") for column in COLUMNS], [_row(game, who.lang) for game in found]))
    for game in found:
        at = reader(lang, game)
        screen.gap()
        screen.line(at.say("cli.games.options", game=game.meta.names[at.lang]), "bold")
        for spec in game.meta.options:
            seats = f"{spec.seats[0]}" if len(spec.seats) == 1 else f"{spec.seats[0]}-{spec.seats[-1]}"
            title = at.say(f"setup.{spec.id}")
            screen.line("  " + at.say("cli.games.option", id=spec.id, title=title, seats=seats, n=spec.seats[-1]))
            for value in spec.values:
                kind = "cli.games.default" if value == spec.default else "cli.games.value"
                screen.line("    " + at.say(kind, value=value, words=at.say(f"setup.{spec.id}.{value}")))


def _row(game: Game[Any], lang: str) -> list[str]:
    meta = game.meta
    seats = f"{meta.seats[0]}-{meta.seats[-1]}"
    return [meta.key, meta.names[lang], seats, f"{meta.minutes[0]}-{meta.minutes[1]}", meta.stage, meta.rules]
