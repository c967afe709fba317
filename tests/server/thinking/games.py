"""Games played by thinkers alone."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from astrarium.kernel import Game, Outcome, State
from astrarium.server.thinking.base import Job, Thinker, Thought

AGAIN = 3  # seconds after which a question is asked again
MOST_TRIES = 8  # in a row: a job that was under way when its queue went away comes again after ten seconds


def job_of(game: Game[Any], s: State, bot: str = "random", table: int = 1, which: int = 0) -> Job:
    """The job for an open decision, after a round trip through JSON."""
    decision = game.decisions(s)[which]
    view = game.view(s, decision.seat)
    job = Job(table, decision.seat, decision.id, game.meta.key, bot, seed=7, view=view)
    return msgspec.json.decode(msgspec.json.encode(job), type=Job)


class ThoughtGame:
    """A game that gives every open decision to a thinker and plays its thoughts; asks again if none comes."""

    def __init__(self, game: Game[Any], seats: int, table: int = 1) -> None:
        self._game = game
        self._table = table
        self._state = game.new(seats, seed=table)
        self._news = asyncio.Event()

    def take(self, thought: Thought) -> None:
        open_now = [d.id for d in self._game.decisions(self._state)]
        if thought.table == self._table and thought.decision in open_now:
            self._game.apply(self._state, thought.decision, tuple(thought.choice))
            self._news.set()

    async def play(self, thinker: Thinker, bots: list[str], each: Callable[[], None] = lambda: None) -> Outcome:
        asked_in_vain = 0
        while open_now := self._game.decisions(self._state):
            assert asked_in_vain < MOST_TRIES, "the game does not go on"
            asked_in_vain += 1
            for which, decision in enumerate(open_now):
                thinker.submit(job_of(self._game, self._state, bots[decision.seat], self._table, which))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), AGAIN)
                asked_in_vain = 0
                each()
            self._news.clear()
        return self._game.result(self._state)
