"""Help and errors of the command line, in both languages."""

import re
import sys
from collections.abc import Iterator
from runpy import run_module
from typing import Any

import pytest
from typer.main import get_command

from astrarium.cli.main import app
from astrarium.cli.spoken import _file, french_help, wanted_lang

from .driver import run

ENGLISH = re.compile(r"\b(the|of|a game|Usage:|Options:|Commands:|Error|Missing|should|such|Show|required|default)\b")
FRENCH = {"LC_ALL": "fr_FR.UTF-8", "COLUMNS": "80"}


def commands(command: Any = None, path: str = "") -> Iterator[tuple[str, Any]]:
    command = command or get_command(app)
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, f"{path} {name}".strip())


def test_every_command_and_parameter_is_explained_in_french() -> None:
    known = {path: {"does", *(param.name for param in command.params)} for path, command in commands()}
    missing = [
        f"{path} {name}"
        for path, names in known.items()
        for name in names
        if not french_help(path, "" if name == "does" else name)
    ]
    assert missing == []
    told = {path: set(names) for path, names in _file()["help"].items()}
    everywhere = told.pop("any")
    stale = [f"{path} {name}" for path, names in told.items() for name in names - known.get(path, set())]
    assert stale == []
    assert everywhere <= set().union(*known.values())


@pytest.mark.parametrize("path", ["", "play", "admin", "admin backup"])
def test_help_is_in_the_readers_language(path: str) -> None:
    english = run(*path.split(), "--help")
    french = run(*path.split(), "--help", env=FRENCH)
    assert (english.exit_code, french.exit_code) == (0, 0)
    assert english.output.startswith("Usage: ")
    assert french.output.startswith("Usage : ")
    assert ENGLISH.search(french.output) is None, french.output
    asked = run("--lang", "fr", *path.split(), "--help").output
    assert ENGLISH.search(asked) is None, asked


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("plya",), "Il n’y a pas de commande « plya ». Pensiez-vous à 'play', 'replay' ?"),
        (("verify",), "Il manque l’argument « FICHIER »."),
        (("verify", "--nope"), "Il n’y a pas d’option --nope."),
        (("verify", "a", "b"), "C’est un argument de trop : b."),
        (("play", "--sead", "1"), "Il n’y a pas d’option --sead. Pensiez-vous à"),
        (("play", "--seats"), "L’option --seats demande une valeur."),
        (("play", "--seats", "x"), "Valeur impossible pour --seats : il faut un nombre entier."),
        (("play", "--resume=1"), "L’option --resume ne prend pas de valeur."),
        (("simulate", "tiny", "--games", "0"), "Valeur impossible pour --games : il faut au moins 1."),
        (("games", "--lang", "de"), "Valeur impossible pour --lang : « de » n’est pas l’une de 'en', 'fr'."),
        (("admin",), "S’occuper d’un serveur et de sa base de données."),
    ],
)
def test_errors_are_in_the_readers_language(args: tuple[str, ...], said: str) -> None:
    result = run(*args, env=FRENCH)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert ENGLISH.search(result.stderr) is None


def test_a_language_may_stand_anywhere() -> None:
    assert wanted_lang(["games", "--lang", "fr"]) == wanted_lang(["--lang=fr", "games"]) == "fr"
    assert wanted_lang(["games", "--lang"]) == "en"
    assert run("--lang", "fr", "games").output == run("games", "--lang", "fr").output
    assert "n’est pas finie" in run("--lang", "fr", "play", "tiny", feed=["q"]).output
    assert "Il n’y a pas" in run("--lang", "fr", "rules", "nope").output


def test_python_runs_the_command_by_the_name_of_the_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m astrarium`, run as Python itself runs it, prints the same as the command `astrarium`."""
    monkeypatch.setattr(sys, "argv", ["astrarium", "rules", "tiny", "TINY-3.1", "--lang", "fr"])
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as end:
        run_module("astrarium", run_name="__main__")
    assert end.value.code in (None, 0)
    assert capsys.readouterr().out == run("rules", "tiny", "TINY-3.1", "--lang", "fr").output
