"""`astrarium content`: exports a game's content as a file to change, and checks a changed file."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from astrarium.kernel.content.differences import Difference, differences
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.content.packs import export as write_out
from astrarium.kernel.content.packs import read_pack
from astrarium.kernel.content.records import ContentError

from ..arguments import find_game, misuse, read_text
from ..options import GameKey, Language
from ..screen import Screen
from ..spoken import Commands
from ..words import Reader, reader

app = Commands(no_args_is_help=True, help="Correct or replace what is in a game's box, without code.")

LONGEST = 60  # characters shown of a value

PackFile = Annotated[Path, typer.Argument(metavar="FILE", help="A content pack, as `astrarium content export` begins.")]


@app.command("export")
def export(game: GameKey, lang: Language = None) -> None:
    """Write a game's content as a pack that changes nothing yet: keep what differs, throw away the rest."""
    found, who = find_game(game, lang)
    try:
        typer.echo(write_out(found), nl=False)
    except ContentError as error:
        misuse(who, "cli.content.flaw", flaw=error.say(who.lang))


@app.command("check")
def check(game: GameKey, file: PackFile, lang: Language = None) -> None:
    """Say what a pack changes; exit code 1 with the first row that is wrong."""
    found, who = find_game(game, lang)
    screen = Screen()
    try:
        pack = read_pack(found, read_text(who, file))
    except ContentError as error:
        screen.line(who.say("cli.content.flaw", flaw=error.say(who.lang)))
        raise typer.Exit(1) from error
    at = reader(lang, with_pack(found, pack))
    changed = differences(found, pack)
    screen.line(at.say("cli.content.sound", name=pack.name or file.name, n=len(changed), hash=pack.hash), "bold")
    for difference in changed:
        screen.line("  " + difference_line(at, who, difference))


def difference_line(at: Reader, box: Reader, difference: Difference) -> str:
    """One change in words. `at` knows the pack's names, `box` the game's own, for rows that the pack removes."""
    kind, id_, key, before, after = difference
    ref = f"{kind}:{id_}"
    name = (at if after is not None else box).name(ref)
    where = " ".join(part for part in (kind, id_, "" if name == ref else f"({name})") if part)
    if not key:
        return at.say("cli.content.new" if before is None else "cli.content.gone", where=where)
    return at.say("cli.content.changed", where=where, key=key, before=_value(before), after=_value(after))


def _value(value: Any) -> str:
    """A value as JSON, shortened if it is long."""
    if value is None:
        return "-"
    said = json.dumps(value, ensure_ascii=False)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
