"""Whole games of bots for tests, and a reader of their tables."""

from collections.abc import Iterator
from functools import partial
from textwrap import wrap
from typing import Any

from astrarium.bots import answer_of, make_bot
from astrarium.cli import words
from astrarium.kernel import Game, Log, Table, flow
from astrarium.kernel.content.box import Pack
from astrarium.kernel.randomness import seed_from

PLAYERS = ["person", "greedy", "random", "random", "random"]
COLUMNS = 80


def played(
    game: Game[Any], seats: int, seed: str, content: Pack | None = None, bot: str = "random", **options: str
) -> Iterator[tuple[Table, int]]:
    """Play a game of bots. Yields the table and the seat that is asked before each answer; then the finished table."""
    contributions = [seed_from(f"{seed}/{seat}") for seat in range(seats)]
    setup = game.agree(seats, options, content)
    table = Table.open(game, setup, seed_from(seed), contributions, [bot] * seats)
    player = make_bot(bot, table.game, 1)
    while table.outcome is None:
        decision = table.decisions()[0]
        yield table, decision.seat
        view = None if bot == "random" else table.view(decision.seat)
        refusal = partial(flow.refusal_of, table.state, decision)
        table.answer(decision.seat, decision.id, answer_of(player, view, decision, refusal))
    yield table, 0


def log_of(game: Game[Any], seats: int, seed: str, content: Pack | None = None, **options: str) -> Log:
    """The log of a whole game of bots."""
    for table, _ in played(game, seats, seed, content, **options):
        log = table.log
    return log


def reader(game: Game[Any], lang: str) -> words.Reader:
    """A reader in seat 0, who plays against bots."""
    return words.with_names(words.reader(words.Lang(lang), game), PLAYERS)


def rows(lines: list[str]) -> int:
    """How many rows the lines take in a terminal."""
    return sum(len(wrap(line, COLUMNS, subsequent_indent="      ")) for line in lines)
