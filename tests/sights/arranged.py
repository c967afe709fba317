"""Questions that games hardly ever ask, from positions that scenarios arrange (`tests/games/<key>/arranged.py`)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from astrarium.bots import answer_of, make_bot
from astrarium.conformance.scenario import Scenario
from astrarium.kernel import Choice, Decision, Game, Log, Table, flow
from astrarium.kernel.randomness import commitment, seed_from

BOT = "greedy"


@dataclass(frozen=True)
class Arranged:
    """A table just before a question, and a bot's answer; stands in for a recorded game."""

    game: Game[Any]
    name: str
    scenario: Callable[[], Scenario[Any]]
    options: Mapping[str, str]
    answer: str = ""  # the reference of the option that is chosen; none: whatever the bot thinks best
    file = "arranged"

    @cached_property
    def state(self) -> bytes:
        return self.game.encode(self.scenario().state)

    @property
    def asked(self) -> Decision:
        """The question for which it was arranged: the one that it is called after, or the first."""
        asked = self._table().decisions()
        return next((decision for decision in asked if decision.prompt == self.name), asked[0])

    @cached_property
    def log(self) -> Log:
        table, asked = self._table(), self.asked
        bot, refuse = make_bot(BOT, self.game, asked.seat), partial(flow.refusal_of, table.state, asked)
        choice = self._chosen(asked) if self.answer else answer_of(bot, table.view(asked.seat), asked, refuse)
        table.answer(asked.seat, asked.id, choice)
        return table.log

    def _chosen(self, asked: Decision) -> Choice:
        state = self.game.decode(self.state)
        return (next(code for code in asked.options if asked.step.option(state, code).ref == self.answer),)

    def _table(self) -> Table:
        seats = self.game.decode(self.state).seats
        setup, secret = self.game.agree(seats, self.options), seed_from(0)
        parts = [bytes([seat]) for seat in range(seats)]
        log = Log(setup, [BOT] * seats, commitment(secret), parts, secret)
        return Table.resume(self.game, log, self.state, log.players)


def arranged_of(game: Game[Any]) -> Iterator[Arranged]:
    module = f"tests.games.{game.meta.key}.arranged"
    if find_spec(module):
        for name, (scenario, *rest) in import_module(module).ARRANGED.items():
            yield Arranged(game, name, scenario, *rest)
