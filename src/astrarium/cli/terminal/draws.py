"""Random draws in words: dice by their faces, shuffled decks, other draws by number."""

from collections.abc import Iterator
from typing import Any

from astrarium.kernel import Game, Log
from astrarium.kernel.randomness import Draws, Purposes

from ..words import Reader


def draws_lines(game: Game[Any], log: Log, who: Reader) -> Iterator[str]:
    """Lines for all draws. The first line of each entry begins with its number (0: the set-up)."""
    moments = [(log.draws, log.draws_for), *((entry.draws, entry.draws_for) for entry in log.entries)]
    for number, (draws, purposes) in enumerate(moments):
        lead = f"{number:>4}. "
        for words in _told(game, draws, purposes, who):
            yield lead + words
            lead = " " * len(lead)


def _told(game: Game[Any], draws: Draws, purposes: Purposes, who: Reader) -> Iterator[str]:
    at = 0
    for purpose, many in purposes or [("", len(draws))]:
        drawn = draws[at : at + many]
        at += many
        refs = purpose.split(",") if purpose else []
        what = ", ".join(map(who.name, refs))
        faces = next((found for ref in refs if (found := game.faces(ref))), ())
        if faces:
            yield who.say("cli.verify.rolled", what=what, faces=", ".join(who.name(faces[n]) for _, n in drawn))
        elif any(ref.startswith("shuffle:") for ref in refs):
            yield who.say("cli.verify.shuffled", what=what, n=len(drawn) + 1)
        elif refs:
            for below, result in drawn:
                yield who.say("cli.verify.drawn_for", what=what, top=below - 1, number=result)
        else:
            yield from _unexplained(drawn, who)


def _unexplained(draws: Draws, who: Reader) -> Iterator[str]:
    """Lines for draws whose purpose the log does not tell: shuffles, found by their pattern, and numbers."""
    at = 0
    while at < len(draws):
        below, end = draws[at][0], at + 1
        if _starts_shuffle(draws, at):
            yield who.say("cli.verify.shuffle", n=below)
            end = at + below - 1
        else:
            while end < len(draws) and draws[end][0] == below and not _starts_shuffle(draws, end):
                end += 1
            numbers = ", ".join(str(result) for _, result in draws[at:end])
            yield who.say("cli.verify.drawn", top=below - 1, numbers=numbers)
        at = end


def _starts_shuffle(draws: Draws, at: int) -> bool:
    """Does a shuffle start here? Shuffling n things draws below n, n-1 .. 2; with two it looks like any other draw."""
    of = draws[at][0]
    return of > 2 and [below for below, _ in draws[at : at + of - 1]] == list(range(of, 1, -1))
