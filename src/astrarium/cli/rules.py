"""`astrarium rules`: the rules in numbered statements, and which tests hold each of them."""

from pathlib import Path
from typing import Annotated

import typer

from astrarium.kernel import Statement

from .asked import find_game, misuse
from .coverage import marked_tests
from .options import GameKey, Language
from .screen import Screen
from .words import Reader


def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One statement, by its id in the list.")] = None,
    lang: Language = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the tests that hold each statement.")] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests are.")] = Path("tests"),
) -> None:
    """List the rules of a game, or say one; with --coverage exit code 1 if a statement has no test."""
    found, who = find_game(game, lang)
    book = found.rulebook
    if rule is not None and rule.upper() not in book:
        misuse(who, "cli.error.rule", rule=rule, game=found.meta.names[who.lang])
    statements = (book[rule.upper()],) if rule is not None else book.own
    screen = Screen()
    if not coverage:
        for statement in statements:
            _say(screen, who, statement)
        return
    if not tests.is_dir():
        misuse(who, "cli.error.tests", folder=str(tests))
    if not _cover(screen, who, statements, tests):
        raise typer.Exit(1)


def _say(screen: Screen, who: Reader, statement: Statement) -> None:
    kind = "" if statement.kind == "rule" else " " + who.say(f"cli.rules.{statement.kind}")
    screen.line(f"{statement.id}{kind}", "bold")
    screen.line("  " + statement.say(who.lang))


def _cover(screen: Screen, who: Reader, statements: tuple[Statement, ...], tests: Path) -> bool:
    """Every statement with its tests; is there one for each that a program can hold?"""
    found, unreadable = marked_tests(tests)
    held = physical = 0
    for statement in statements:
        names = found.get(statement.id, [])
        held += bool(names)
        if statement.kind == "physical":
            physical += 1
            screen.line(f"{statement.id}: {who.say('cli.rules.physical')}")
        elif not names:
            screen.line(f"{statement.id}: {who.say('cli.rules.untested')}", "bold")
        else:
            screen.line(f"{statement.id}:")
        for name in names:
            screen.line(f"  {name}")
    missing = sum(s.kind != "physical" and s.id not in found for s in statements)
    screen.gap()
    for file in unreadable:
        screen.line(who.say("cli.rules.unreadable", file=file))
    total = who.say("cli.rules.totals", total=len(statements), held=held, physical=physical, missing=missing)
    screen.line(total, "bold")
    return not missing and not unreadable
