"""A bot's answer counts while its question is open; if the rules refuse it, the first legal answer is taken."""

from typing import Any

import pytest

from astrarium.kernel import Game, flow, games
from astrarium.kernel.randomness import commitment
from astrarium.server.live.hub.hub import bot_answer
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold
from astrarium.server.thinking.base import Thought

SECRET = bytes(range(32))


def with_bots(game: Game[Any]) -> TableFold:
    """A table at its first question, with a bot in every seat."""
    created = e.Created(7, e.TableSpec(game.meta.key, 2), commitment(SECRET).hex())
    fold = TableFold(game, created, 1_000, SECRET)
    for seat in range(2):
        fold.perform(e.BotSeated(seat, "random", f"{seat:02x}" * 16), 2_000)
    fold.perform(e.Started(), 2_000)
    return fold


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_an_answer_that_the_rules_refuse_becomes_the_first_legal_one(game: Game[Any]) -> None:
    fold = with_bots(game)
    assert fold.table is not None
    decision = fold.table.decisions()[0]
    *_, last = decision.some_choices(50)
    entry = bot_answer(fold, Thought(1, decision.seat, decision.id, list(last)))
    assert isinstance(entry, e.Answered)
    assert entry.choice == list(last)
    entry = bot_answer(fold, Thought(1, decision.seat, decision.id, [987]))
    assert isinstance(entry, e.Answered)
    assert flow.refusal_of(fold.table.state, decision, tuple(entry.choice)) is None
    assert entry.choice == list(next(decision.choices()))


def test_an_answer_to_another_question_changes_nothing() -> None:
    fold = with_bots(games()[0])
    assert bot_answer(fold, Thought(1, 0, 987 * 8, [0])) == fold.progress.version
