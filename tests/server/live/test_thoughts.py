"""A bot's answer counts while it is asked for; where the rules refuse it, the first legal one does."""

from typing import Any

import pytest

from astrarium.kernel import Game, flow, games
from astrarium.kernel.randomness import commitment
from astrarium.server.live.hub import bot_answer
from astrarium.server.tables import entries as e
from astrarium.server.tables.play import Play
from astrarium.server.thinking.base import Thought

SECRET = bytes(range(32))


def with_bots(game: Game[Any]) -> Play:
    """A table at its first question, every seat a bot's."""
    made = e.Made(7, e.Wish(game.meta.key, 2), commitment(SECRET).hex())
    play = Play(game, made, 1_000, SECRET)
    for seat in range(2):
        play.perform(e.Manned(seat, "random", f"{seat:02x}" * 16), 2_000)
    play.perform(e.Started(), 2_000)
    return play


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_an_answer_that_the_rules_refuse_becomes_the_first_legal_one(game: Game[Any]) -> None:
    play = with_bots(game)
    assert play.table is not None
    decision = play.table.decisions()[0]
    *_, last = decision.some_choices(50)
    entry = bot_answer(play, Thought(1, decision.seat, decision.id, list(last)))
    assert isinstance(entry, e.Answered)
    assert entry.choice == list(last)
    entry = bot_answer(play, Thought(1, decision.seat, decision.id, [987]))
    assert isinstance(entry, e.Answered)
    assert flow.refusal_of(play.table.state, decision, tuple(entry.choice)) is None
    assert entry.choice == list(next(decision.choices()))


def test_an_answer_to_another_question_changes_nothing() -> None:
    play = with_bots(games()[0])
    assert bot_answer(play, Thought(1, 0, 987 * 8, [0])) == play.course.version
