"""`astrarium verify`: was this game played by the rules, with the dice of its seed, and is the log untouched?"""

from typing import Annotated, Any

import typer

from astrarium.kernel import Game, Log
from astrarium.kernel.content.notices import content_notice
from astrarium.kernel.contributions import Part, parts

from ..options import Language, LogFile
from ..screen import Screen
from ..terminal.draws import draws_lines
from ..terminal.logs import Flawed, find_flaw, flaw_line, open_log, reader_of
from ..words import Reader, reader


def verify(
    file: LogFile,
    draws: Annotated[bool, typer.Option("--draws", help="Also tell what every draw gave, entry by entry.")] = False,
    lang: Language = None,
) -> None:
    """Check a log: exit code 0 if it is sound, 1 with the first flaw if not."""
    screen = Screen()
    try:
        game, log = open_log(file)
    except Flawed as found:
        screen.line(flaw_line(reader(lang), found.flaw))
        raise typer.Exit(1) from found
    who = reader_of(game, log, lang)
    flaw = find_flaw(game, log)
    if flaw is not None:
        screen.line(flaw_line(who, flaw))
        raise typer.Exit(1)
    screen.line(who.say("cli.verify.ok"), "bold")
    for line in [*_facts(game, log, who), *_seed(log, who)]:
        screen.line("  " + line)
    if draws:
        screen.gap()
        screen.lines([who.say("cli.verify.all_draws"), *draws_lines(game, log, who)])


def _seed(log: Log, who: Reader) -> list[str]:
    """The lines about the seed: who contributed to it, and what that proves to whom."""
    found = parts(log)
    told = "proof" if any(part.counts for part in found) else "alone"
    return [
        who.say("cli.verify.commitment", commitment=log.commitment.hex()),
        *(_part(seat, part, who) for seat, part in enumerate(found)),
        who.say(f"cli.verify.{told}"),
    ]


def _part(seat: int, part: Part, who: Reader) -> str:
    seconds = f"{(part.after or 0) / 1000:.1f}".replace(".", "," if who.lang == "fr" else ".")
    line = who.say(f"cli.verify.part.{part.kind}", name=who.seat(seat), n=part.size, seconds=seconds)
    if part.screen is None or not 0 <= part.screen < len(who.names):
        return line
    return line + " " + who.say("cli.verify.part.screen", name=who.seat(part.screen))


def _facts(game: Game[Any], log: Log, who: Reader) -> list[str]:
    draws = len(log.draws) + sum(len(entry.draws) for entry in log.entries)
    players = ", ".join(who.seat(seat) for seat in range(log.setup.seats))
    return [
        who.say("cli.verify.game", game=game.meta.names[who.lang], rules=log.setup.rules),
        who.say("cli.verify.seats", n=log.setup.seats, players=players),
        who.say("cli.verify.entries", n=len(log.entries)),
        who.say("cli.verify.draws", n=draws),
        *([who.tell(content_notice(log.setup.content))] if log.setup.content else []),
        _winner(log, who),
    ]


def _winner(log: Log, who: Reader) -> str:
    """The line that names the winners. The log has been verified, so its outcome is well-formed."""
    if log.outcome is None:
        return who.say("cli.verify.unfinished")
    winners: list[int] = log.outcome["winners"]
    if not winners:
        return who.say("cli.result.nobody")
    return who.say("cli.result.winners", winners=", ".join(who.seat(seat) for seat in winners), n=len(winners))
