"""The `astrarium` command."""

import typer

from . import conformance, games, play, replay, rules, simulate, verify
from .screen import forgive_encoding

# Plain help and plain errors: Rich's boxes say no more and are tiring to listen to.
app = typer.Typer(
    name="astrarium",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Play, watch, check and study space-empire board games.",
)


@app.callback()
def prepare() -> None:
    """What holds for every command."""
    forgive_encoding()


app.command("games")(games.list_games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("conformance")(conformance.conformance)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
