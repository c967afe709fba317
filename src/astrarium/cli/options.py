"""Arguments and options shared by several commands."""

from pathlib import Path
from typing import Annotated

import typer

from .words import Lang

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Key of a game; see `astrarium games`.")]
GameOrAll = Annotated[str | None, typer.Argument(metavar="GAME", help="Key of a game; see `astrarium games`.")]
AllGames = Annotated[bool, typer.Option("--all", help="Every installed game, one after the other.")]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log, as `astrarium play --log FILE` writes it.")]
Language = Annotated[Lang | None, typer.Option("--lang", help="Language; by default that of the environment.")]
ContentFile = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="A content pack; see `astrarium content`.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="ID=VALUE", help="An option of the game; may be repeated.")
]
