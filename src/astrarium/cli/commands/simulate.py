"""`astrarium simulate`: many games between bots, with totals."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from astrarium.arena import Interval, Match, Tally, of_mean, of_share, write_csv
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
    as_csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a table here too, with a line for each game.")
    ] = None,
    logs: Annotated[Path | None, typer.Option(metavar="DIR", help="Leave the log of each game in this folder.")] = None,
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
    _prepare(who, as_csv, logs)
    tally = _run(match, games, jobs, who, logs)
    if as_csv is not None:
        with as_csv.open("w", encoding="utf-8", newline="") as file:
            write_csv(file, tally.records, seats)
    facts = _facts(match, setup.rules, tally)
    if as_json:
        typer.echo(json.dumps(facts, indent=1))
    else:
        _show(who, facts)


def _prepare(who: Reader, as_csv: Path | None, logs: Path | None) -> None:
    """Make sure, before hours of games, that what they give can be written."""
    for path in (as_csv, logs):
        if path is None:
            continue
        try:
            if path is logs:
                path.mkdir(parents=True, exist_ok=True)
            else:
                path.open("a").close()
        except OSError as error:
            misuse(who, "cli.error.write", file=str(path), trouble=error.strerror or str(error))


def _run(match: Match, games: int, jobs: int, who: Reader, logs: Path | None) -> Tally:
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

        return play_all(match, games, jobs, played, logs)


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
            {
                "bot": bot,
                "wins": round(won, 4),
                "win_rate": round(won / games, 4),
                "win_rate_95": _rounded(of_share(won, games), 4),
            }
            for bot, won in zip(match.bots, tally.wins, strict=True)
        ],
        "mean_score": [
            {
                "bot": bot,
                "mean_score": round(tally.scores[at] / games, 3),
                "mean_score_95": _rounded(of_mean(_scores_of(match, tally, at)), 3),
            }
            for at, bot in enumerate(match.bots)
        ],
        "mean_rounds": round(tally.rounds / games, 2),
        "endings": dict(sorted(tally.endings.items())),
        "mean_points": {part: round(vp / games / match.seats, 3) for part, vp in tally.points.items()},
        "starts": [
            {"start": start, "times": times, "win_rate": round(tally.starts_won[start] / times, 4)}
            for start, times in sorted(tally.starts.items(), key=lambda one: -tally.starts_won[one[0]] / one[1])
        ],
    }


def _scores_of(match: Match, tally: Tally, bot: int) -> list[int]:
    """What this bot scored in each game, whatever its seat."""
    return [record.scores[match.bots_of(record.game).index(bot)] for record in tally.records]


def _rounded(interval: Interval | None, digits: int) -> list[float] | None:
    return None if interval is None else [round(end, digits) for end in interval]


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
            _between(who, [end * 100 for end in won["win_rate_95"]]),
            _number(who, scored["mean_score"]),
            _between(who, scored["mean_score_95"]),
        ]
        for won, scored in zip(facts["wins"], facts["mean_score"], strict=True)
    ]
    headings = [
        who.say(f"cli.simulate.{column}") for column in ("bot", "wins", "rate", "interval", "score", "interval")
    ]
    screen.show(table(headings, rows, numbers=range(1, 6)))
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


def _between(who: Reader, interval: list[float] | None) -> str:
    return (
        who.say("cli.simulate.from_to", low=_number(who, interval[0]), high=_number(who, interval[1]))
        if interval
        else "-"
    )


def _number(who: Reader, value: float) -> str:
    """The number with one decimal; French has a comma instead of the point."""
    written = f"{value:.1f}"
    return written.replace(".", ",") if who.lang == "fr" else written
