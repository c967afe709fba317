"""The settings of `serve`, `worker` and `admin`, and the check that the database can be used."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .screen import Screen
from .words import Reader

if TYPE_CHECKING:
    from astrarium.server.config import Config
    from astrarium.server.store.schema import Schema

ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings of a site (TOML); without it, for this home.")
]
DataFile = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="The file that keeps everything, at home.")
]


def read_settings(screen: Screen, config: Path | None, data: Path | None = None) -> "Config":
    """The host's settings. Ends the command, naming the mistake, if they are invalid."""
    # Imported in functions: no other command needs the server's libraries, and they take a while to load.
    from msgspec.structs import replace

    from astrarium.server.config import ConfigError, load

    try:
        settings = load(config)
    except ConfigError as error:
        screen.line(str(error))
        raise typer.Exit(2) from error
    return settings if data is None else replace(settings, database=f"sqlite:///{data.absolute()}")


def look_at_database(screen: Screen, who: Reader, settings: "Config") -> "Schema":
    """How far the database is migrated. Ends the command if it does not answer."""
    from astrarium.server.store.database import Unavailable
    from astrarium.server.store.schema import look_at

    try:
        return asyncio.run(look_at(settings.database_url))
    except Unavailable as error:
        screen.line(who.say("cli.database.away", trouble=str(error)))
        raise typer.Exit(1) from error


def need_database(screen: Screen, who: Reader, settings: "Config", *, may_migrate: bool = False) -> None:
    """End the command, saying what to do, if the database does not fit. `may_migrate`: an old or empty one is fine."""
    from astrarium.server.store.schema import Fitness

    schema = look_at_database(screen, who, settings)
    unfit = (Fitness.NEWER,) if may_migrate else (Fitness.NEWER, Fitness.OLD, Fitness.EMPTY)
    if schema.fitness in unfit:
        screen.line(who.say(f"cli.database.{schema.fitness.value}", found=schema.revision or "-"))
        raise typer.Exit(1)
