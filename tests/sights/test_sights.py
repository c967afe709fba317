"""The recorded sights are still what the engine and the server give."""

from typing import Any

import pytest

from astrarium.kernel import Game, games

from .arranged import arranged_of
from .moments import moments_of
from .sight import FOLDER, path_of, sight_of

HINT = "if that is meant: `make sights`, then look at `make sheet`"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_a_recorded_sight_is_what_a_reader_is_told(game: Game[Any]) -> None:
    moments = list(moments_of(game))
    names = {moment.name for moment in moments}
    asked = {text for text in game.words.ids("en") if text.startswith("ask.")}
    seats = {f"{when}.{number}" for when in ("start", "middle", "end") for number in game.meta.seats}
    arranged = {found.name for found in arranged_of(game)}
    assert names == asked | seats | arranged | {"watching"}, "every kind of question and every number of seats is seen"
    assert {path_of(moment) for moment in moments} == set((FOLDER / game.meta.key).glob("*.json")), HINT
    for moment in moments:
        assert sight_of(moment) == path_of(moment).read_text(encoding="utf-8"), f"{path_of(moment)}: {HINT}"
