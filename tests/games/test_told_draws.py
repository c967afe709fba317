"""A log may say what each draw was for: saying nothing is as sound, saying something else is not."""

from typing import Any

import pytest

from astrarium.kernel import Game, Log, games, verify

from .playing import log_of

GAMES = games()


@pytest.fixture(scope="module", params=GAMES, ids=[game.meta.key for game in GAMES])
def told(request: pytest.FixtureRequest) -> tuple[Game[Any], Log]:
    game: Game[Any] = request.param
    return game, log_of(game, game.meta.seats[0], "told")


def test_a_log_that_does_not_tell_is_as_sound(told: tuple[Game[Any], Log]) -> None:
    game, log = told
    bare = Log.from_json(log.to_json())
    bare.draws_for = []
    for entry in bare.entries:
        entry.draws_for = []
    assert verify(game, bare) is None


def test_a_log_that_tells_otherwise_is_flawed(told: tuple[Game[Any], Log]) -> None:
    game, log = told
    forged = Log.from_json(log.to_json())
    number, entry = next((n, entry) for n, entry in enumerate(forged.entries, 1) if entry.draws)
    entry.draws_for = [("seat:0,draw:forged", len(entry.draws))]
    flaw = verify(game, forged)
    assert flaw is not None
    assert (flaw.entry, flaw.text.id) == (number, "flaw.draws_for")
