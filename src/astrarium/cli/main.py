"""The `astrarium` command."""

from typing import Annotated

import typer

from .commands import admin, conformance, content, games, home, play, replay, rules, serve, simulate, verify, worker
from .options import Language
from .screen import forgive_encoding
from .spoken import Commands, lang_for_all

app = Commands(
    name="astrarium",
    invoke_without_command=True,
    help="Play, watch, check and study space-empire board games. Without a command: play in your browser.",
)


@app.callback()
def prepare(
    ctx: typer.Context,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Without a command: only say where to play.")
    ] = False,
    lang: Language = None,
) -> None:
    """What holds for every command, and what there is without one."""
    forgive_encoding()
    if lang is not None:
        ctx.default_map = lang_for_all(ctx.command, lang.value)
    if ctx.invoked_subcommand is None:
        home.home(browser=not no_browser, lang=lang)


app.command("games")(games.list_games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("conformance")(conformance.conformance)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.command("serve")(serve.serve)
app.command("worker")(worker.worker)
app.add_typer(content.app, name="content")
app.add_typer(admin.app, name="admin")
