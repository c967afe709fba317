"""The recorded sights are still what the engine and the server give."""

from typing import Any

import pytest

from astrarium.kernel import Game, games

from .moments import moments_of
from .sight import FOLDER, path_of, sight_of

# Questions that no recorded game asks.
UNSEEN = {
    "frontiers": {"ask.boost", "ask.shortage"},
    "roll": {"ask.buy_vp"},
    "tiny": {"ask.give_up", "ask.rogue", "ask.split_gain"},
    "void": {"ask.fire", "ask.give", "ask.liberate_card", "ask.victim", "ask.withdraw"},
}
HINT = "if that is meant: `make sights`, then look at `make sheet`"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_a_recorded_sight_is_what_a_reader_is_told(game: Game[Any]) -> None:
    moments = list(moments_of(game))
    assert {path_of(moment) for moment in moments} == set((FOLDER / game.meta.key).glob("*.json")), HINT
    for moment in moments:
        assert sight_of(moment) == path_of(moment).read_text(encoding="utf-8"), f"{path_of(moment)}: {HINT}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_kind_of_question_and_every_number_of_seats_is_seen(game: Game[Any]) -> None:
    names = {moment.name for moment in moments_of(game)}
    asked = {text for text in game.words.ids("en") if text.startswith("ask.")}
    seats = {f"{when}.{number}" for when in ("start", "middle", "end") for number in game.meta.seats}
    assert names == (asked | seats | {"watching"}) - UNSEEN.get(game.meta.key, set())
