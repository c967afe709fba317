"""Usage, help and errors of the command line, in the reader's language.

Typer and the commands' code speak English. `text/usage.fr.toml` holds the French for the commands' help, by command and
parameter, and for Typer's own sentences, as patterns.
"""

import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from astrarium.kernel.resources import load_toml

from .screen import clean
from .words import Lang, default_lang


class SpokenCommand(TyperCommand):
    """A command whose help is in the language that `translate` gave it."""

    is_french = False

    def get_usage(self, ctx: Any) -> str:
        usage = super().get_usage(ctx)
        return in_french(usage) if self.is_french else usage

    def get_help(self, ctx: Any) -> str:
        text = super().get_help(ctx)
        return in_french(text) if self.is_french else text


class SpokenGroup(TyperGroup):
    """The same for a group of commands. The outermost group finds the language before arguments are parsed."""

    is_french = False

    def get_usage(self, ctx: Any) -> str:
        usage = super().get_usage(ctx)
        return in_french(usage) if self.is_french else usage

    def get_help(self, ctx: Any) -> str:
        text = super().get_help(ctx)
        return in_french(text) if self.is_french else text

    def main(  # the name that Typer calls
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        rest = {"complete_var": complete_var, "windows_expand_args": windows_expand_args, **extra}
        if not standalone_mode or wanted_lang(sys.argv[1:] if args is None else args) != Lang.FR:
            return super().main(args, prog_name, standalone_mode=standalone_mode, **rest)
        translate(self)
        try:
            code = super().main(args, prog_name, standalone_mode=False, **rest)
        except TyperException as error:
            _complain(error)
            sys.exit(error.exit_code)
        sys.exit(code if isinstance(code, int) else 0)


class Commands(typer.Typer):
    """Commands that also speak French. Help and errors are plain: Rich's boxes add nothing and are tiring to hear."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=SpokenGroup, rich_markup_mode=None, pretty_exceptions_enable=False, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=SpokenCommand, **settings)


def wanted_lang(args: Sequence[str]) -> str:
    """The language that a command line asks for, before it is parsed; otherwise that of the environment."""
    for at, arg in enumerate(args):
        option, _, value = arg.partition("=")
        if option == "--lang":
            value = value or (args[at + 1] if at + 1 < len(args) else "")
            if value in list(Lang):
                return value
    return default_lang()


def translate(command: Any, path: str = "") -> None:
    """Give a command and its subcommands their French help. Each run makes new command objects, so this stays local."""
    command.is_french = True
    command.help = french_help(path) or command.help
    for param in command.params:
        param.help = french_help(path, param.name) or param.help
        param.metavar = _file()["metavar"].get(param.metavar, param.metavar)
    for name, below in getattr(command, "commands", {}).items():
        translate(below, f"{path} {name}".strip())


def lang_for_all(command: Any, lang: str) -> dict[str, Any]:
    """Defaults that pass a `--lang` given before the command on to every subcommand."""
    below = getattr(command, "commands", {})
    return {name: lang_for_all(other, lang) for name, other in below.items()} if below else {"lang": lang}


def french_help(path: str, param: str = "") -> str | None:
    """French help for a command or one of its parameters; for a parameter, falls back on the text under `any`."""
    known = _file()["help"]
    if not param:
        found = known.get(path, {}).get("does")
    else:
        found = known.get(path, {}).get(param) or known["any"].get(param)
    return str(found) if found else None


def in_french(text: str) -> str:
    """The text with Typer's own sentences translated, by their patterns."""
    for phrase in _file()["phrase"]:
        text = re.sub(phrase["english"], phrase["french"], text, flags=re.MULTILINE)
    return text


@cache
def _file() -> dict[str, Any]:
    return load_toml(__package__, "text/usage.fr.toml")


def _complain(error: TyperException) -> None:
    """Print how to use the command, where to read more, and what was wrong."""
    ctx = getattr(error, "ctx", None)
    message = error.format_message()
    if ctx is None:
        typer.echo(f"Erreur : {clean(in_french(message))}", err=True)
    elif message == ctx.get_help():  # no arguments were given
        typer.echo(message, err=True)
    else:
        typer.echo(f"{ctx.get_usage()}\n« {ctx.command_path} --help » en dit plus.\n", err=True)
        typer.echo(f"Erreur : {clean(in_french(message))}", err=True)
