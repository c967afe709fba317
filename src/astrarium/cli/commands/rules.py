"""`astrarium rules`: the rules as numbered statements, and the tests that hold each of them."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from astrarium.kernel import Game, Statement

from ..arguments import find_games, misuse
from ..coverage import Found, marked_tests
from ..options import AllGames, GameOrAll, Language
from ..screen import Screen
from ..words import Reader


def rules(
    game: GameOrAll = None,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="One statement, such as 8.8, or a chapter.")] = None,
    every: AllGames = False,
    lang: Language = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the tests that hold each statement.")] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests are.")] = Path("tests"),
) -> None:
    """List the rules of a game, or say one; with --coverage exit code 1 if a statement has no test."""
    screen = Screen()
    chosen = [(who, _statements(found, who, rule)) for found, who in find_games(game, lang, every=every)]
    if not coverage:
        for who, statements in chosen:
            for statement in statements:
                _say(screen, who, statement)
        return
    if not tests.is_dir():
        misuse(chosen[0][0], "cli.error.tests", folder=str(tests))
    marked, unreadable = marked_tests(tests)
    held = [_cover(screen, who, statements, marked) for who, statements in chosen]
    for file in unreadable:
        screen.line(chosen[0][0].say("cli.rules.unreadable", file=file))
    if unreadable or not all(held):
        raise typer.Exit(1)


def _statements(game: Game[Any], who: Reader, rule: str | None) -> tuple[Statement, ...]:
    book = game.rulebook
    if rule is None:
        return book.own
    wanted, prefix = rule.strip().upper(), book.own[0].id.partition("-")[0]
    for written in (wanted, f"{prefix}-{wanted}"):  # `8.8` is enough: the game is known
        if written in book:
            return (book[written],)
    chapter = tuple(statement for statement in book.own if statement.chapter == wanted.removeprefix(f"{prefix}-"))
    if not chapter:
        known = [statement.id.partition("-")[2] for statement in book.own]
        nearest = get_close_matches(wanted.removeprefix(f"{prefix}-"), known, n=3, cutoff=0)
        misuse(who, "cli.error.rule", rule=rule, game=game.meta.names[who.lang], nearest=", ".join(nearest))
    return chapter


def _say(screen: Screen, who: Reader, statement: Statement) -> None:
    kind = "" if statement.kind == "rule" else " " + who.say(f"cli.rules.{statement.kind}")
    screen.line(f"{statement.id}{kind}", "bold")
    screen.line("  " + statement.say(who.lang))


def _cover(screen: Screen, who: Reader, statements: tuple[Statement, ...], found: Found) -> bool:
    """List every statement with its tests; returns whether each one that is not physical has a test."""
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
    total = who.say("cli.rules.totals", total=len(statements), held=held, physical=physical, missing=missing)
    screen.line(total, "bold")
    return not missing
