"""`astrarium simulate`: many games between bots, with totals."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from astrarium.arena import Match, Tally
from astrarium.arena import simulate as play_all
from astrarium.bots import bot_name

from ..arguments import agree, bot_names, find_game_with, misuse
from ..options import ContentFile, GameKey, Language, Options
from ..screen import Screen
from ..tables import table
from ..words import Reader


def simulate(
    game: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    bots: Annotated[str, typer.Option(help="The bots, a,b; the last one fills up the seats left.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    content: ContentFile = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play many games between bots and count who wins."""
    found, pack, who = find_game_with(game, content, lang)
    setup = agree(found, who, seats, option or (), pack)
    named = bot_names(who, bots)
    if len(named) > seats:
        misuse(who, "cli.error.bots", n=len(named), seats=seats)
    line_up = (*named, *[named[-1]] * (seats - len(named)))
    match = Match(game, seats, line_up, dict(setup.options), seed, pack)
    tally = _run(match, games, jobs, who)
    facts = _facts(match, setup.rules, tally)
    if as_json:
        typer.echo(json.dumps(facts, indent=1))
    else:
        _show(who, facts)


def _run(match: Match, games: int, jobs: int, who: Reader) -> Tally:
    """Play the games with a progress bar, on stderr because a program may read stdout."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No automatic refresh: forked workers would inherit its thread's locks in any state.
    with Progress(*columns, console=console, disable=not console.is_terminal, auto_refresh=False) as bar:
        task = bar.add_task(who.say("cli.simulate.playing"), total=games)
        bar.refresh()

        def played(more: int) -> None:
            bar.advance(task, more)
            bar.refresh()

        return play_all(match, games, jobs, played)


def _facts(match: Match, rules: str, tally: Tally) -> dict[str, Any]:
    games, seconds = tally.games, max(tally.seconds, 1e-9)
    return {
        "game": match.game,
        "rules": rules,
        "seats": match.seats,
        "options": dict(match.options),
        **({"content": {"name": match.content.name, "hash": match.content.hash}} if match.content else {}),
        "seed": match.seed,
        "bots": list(match.bots),
        "games": games,
        "seconds": round(tally.seconds, 3),
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "games_per_second": round(games / seconds, 2),
        "wins": [
            {"bot": bot, "wins": round(won, 4), "win_rate": round(won / games, 4)}
            for bot, won in zip(match.bots, tally.wins, strict=True)
        ],
        "mean_score": [
            {"bot": bot, "mean_score": round(score / games, 3)}
            for bot, score in zip(match.bots, tally.scores, strict=True)
        ],
        "mean_rounds": round(tally.rounds / games, 2),
        "endings": dict(sorted(tally.endings.items())),
        "mean_points": {part: round(vp / games / match.seats, 3) for part, vp in tally.points.items()},
        "starts": [
            {"start": start, "times": times, "win_rate": round(tally.starts_won[start] / times, 4)}
            for start, times in sorted(tally.starts.items(), key=lambda one: -tally.starts_won[one[0]] / one[1])
        ],
    }


def _show(who: Reader, facts: dict[str, Any]) -> None:
    screen = Screen()
    screen.line(who.say("cli.simulate.head", **{key: facts[key] for key in ("games", "rules", "seats")}), "bold")
    speed = {key: _number(who, facts[key]) for key in ("seconds", "games_per_second", "decisions_per_second")}
    screen.line(who.say("cli.simulate.speed", decisions=facts["decisions"], **speed))
    screen.line(who.say("cli.simulate.rounds", rounds=_number(who, facts["mean_rounds"])))
    for ending, count in facts["endings"].items():
        screen.line("  " + who.say("cli.simulate.ending", n=count, ending=who.name(f"ending:{ending}")))
    screen.gap()
    rows = [
        [
            bot_name(won["bot"], who.lang),
            _number(who, won["wins"]),
            f"{_number(who, won['win_rate'] * 100)} %",
            _number(who, score),
        ]
        for won, score in zip(facts["wins"], (row["mean_score"] for row in facts["mean_score"]), strict=True)
    ]
    headings = [who.say(f"cli.simulate.{column}") for column in ("bot", "wins", "rate", "score")]
    screen.show(table(headings, rows, numbers=(1, 2, 3)))
    if facts["mean_points"]:
        screen.gap()
        parts = [[who.say(f"score.{part}"), _number(who, vp)] for part, vp in facts["mean_points"].items()]
        screen.show(table([who.say(f"cli.simulate.{column}") for column in ("points", "mean")], parts, numbers=(1,)))
    if facts["starts"]:
        screen.gap()
        starts = [
            [who.name(row["start"]), str(row["times"]), f"{_number(who, row['win_rate'] * 100)} %"]
            for row in facts["starts"]
        ]
        headings = [who.say(f"cli.simulate.{column}") for column in ("start", "times", "rate")]
        screen.show(table(headings, starts, numbers=(1, 2)))


def _number(who: Reader, value: float) -> str:
    """The number with one decimal; French has a comma instead of the point."""
    written = f"{value:.1f}"
    return written.replace(".", ",") if who.lang == "fr" else written
