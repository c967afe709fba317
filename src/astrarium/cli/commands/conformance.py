"""`astrarium conformance`: does a game keep all the promises that every game makes?"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from astrarium.kernel import Game
from astrarium.kernel.content.box import Pack

from ..arguments import find_game_with, find_games, misuse, seat_counts
from ..options import AllGames, ContentFile, GameOrAll, Language
from ..screen import Screen
from ..tables import table
from ..words import Lang, Reader, reader

if TYPE_CHECKING:
    from astrarium.conformance import Failure, Report


def conformance(
    game: GameOrAll = None,
    every: AllGames = False,
    games: Annotated[int, typer.Option(min=1, help="How many games for each number of seats.")] = 20,
    decisions: Annotated[
        int | None, typer.Option(min=1, help="Instead: as many games as make about so many decisions.")
    ] = None,
    seats: Annotated[str | None, typer.Option(help="Which numbers of seats, 2,3; by default all.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    content: ContentFile = None,
    lang: Language = None,
) -> None:
    """Run the conformance kit on a game, each value of each option at least once; exit code 1 if a check fails."""
    from astrarium.conformance import games_within  # imported here, because no other command needs the kit

    screen = Screen()
    ok = True
    for found, pack, who in _chosen(game, every, content, lang):
        counts = seat_counts(found, who, seats) if seats else None
        wanted = games if decisions is None else games_within(found, decisions, counts)
        report = _run(found, pack, wanted, counts, seed, jobs, who)
        _show(screen, who, report)
        ok = ok and report.ok
    if not ok:
        raise typer.Exit(1)


def _chosen(
    game: str | None, every: bool, content: Path | None, lang: Lang | None
) -> list[tuple[Game[Any], Pack | None, Reader]]:
    """The games to check. A content pack is for one game."""
    if content is None:
        return [(found, None, who) for found, who in find_games(game, lang, every=every)]
    if game is None or every:
        misuse(reader(lang), "cli.error.content_alone")
    return [find_game_with(game, content, lang)]


def _run(
    game: Game[Any], pack: Pack | None, games: int, seats: list[int] | None, seed: int, jobs: int, who: Reader
) -> "Report":
    from astrarium.conformance import check_on_all_cores

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, auto_refresh=False) as bar:
        task = bar.add_task(who.say("cli.simulate.playing"), total=None)

        def played(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)
            bar.refresh()

        return check_on_all_cores(game.meta.key, games, seats, seed, jobs, pack, progress=played)


def _show(screen: Screen, who: Reader, report: "Report") -> None:
    screen.gap()
    screen.line(who.say("cli.conformance.head", rules=report.rules, games=report.games, n=report.decisions), "bold")
    screen.gap()
    failed = {failure.check: 0 for failure in report.failures}
    for failure in report.failures:
        failed[failure.check] += 1
    rows = [
        [name, str(report.counts.get(name, 0)), who.say("cli.conformance.failed" if name in failed else "cli.ok")]
        for name in sorted({*report.counts, *failed})
    ]
    screen.show(
        table([who.say(f"cli.conformance.{column}") for column in ("check", "times", "verdict")], rows, numbers=(1,))
    )
    for failure in report.failures:
        _show_failure(screen, who, failure)
    screen.gap()
    verdict = "cli.conformance.passed" if report.ok else "cli.conformance.broken"
    screen.line(who.say(verdict, n=len(report.failures)), "bold")


def _show_failure(screen: Screen, who: Reader, failure: "Failure") -> None:
    """Show a failure with everything needed to reproduce it."""
    options = ", ".join(f"{key}={value}" for key, value in failure.options.items()) or "-"
    at = "-" if failure.entry is None else str(failure.entry)
    screen.gap()
    screen.line(who.say("cli.conformance.failure", check=failure.check), "bold")
    screen.line("  " + who.say("cli.conformance.where", seats=failure.seats, seed=failure.seed, entry=at))
    screen.line("  " + who.say("cli.conformance.options", options=options))
    for line in failure.detail.splitlines():
        screen.line("  " + line)
