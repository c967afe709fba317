"""Tries whether a game can be played with some content: deals every variant and plays a part of each game."""

from typing import Any

from .. import flow
from ..game import Game
from ..randomness import Rng, seed_from
from ..state import State
from .records import ContentError, shown

LARGEST_STATE = 65_536  # bytes of an encoded state; our games need two to four thousand
ANSWERS = 150  # answers given with each number of seats
LOOKED_THROUGH = 24  # answers tried for one question


def try_out(game: Game[Any]) -> None:
    """Raise ContentError if the game cannot be dealt, shown or scored, gets stuck, or has far too large a state."""
    for seats in game.meta.seats:
        for options in _each_option(game, seats):
            _deal(game, seats, options)
        s = _deal(game, seats, {})
        try:
            _play(game, s)
            _look_at(game, s)
        except flow.Endless as error:
            raise ContentError("", "endless", seats=seats) from error
        except Exception as error:
            raise ContentError("", "cannot_play", seats=seats, detail=shown(error)) from error
        _must_be_small(game, s)


def _each_option(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """Each value of each option once, with the other options at their defaults."""
    return [
        {spec.id: value}
        for spec in game.meta.options
        if seats in spec.seats
        for value in spec.values
        if value != spec.default
    ]


def _deal(game: Game[Any], seats: int, options: dict[str, str]) -> State:
    try:
        s: State = game.new(seats, options)
        _look_at(game, s)
    except Exception as error:
        raise ContentError("", "cannot_deal", seats=seats, detail=shown(error)) from error
    _must_be_small(game, s)
    return s


def _play(game: Game[Any], s: State) -> None:
    """Give up to ANSWERS answers, each drawn from the first few that the question lists."""
    rng = Rng(seed_from("trial"))
    for _ in range(ANSWERS):
        decisions = game.decisions(s)
        if not decisions:
            return
        decision = decisions[rng.below(len(decisions))]
        choices = decision.some_choices(LOOKED_THROUGH)
        legal = [choice for choice in choices if flow.refusal_of(s, decision, choice) is None]
        if not choices:
            raise ValueError(f"no answer to {decision.prompt}")
        if not legal:
            return  # legal answers may be among the others, which are too many to try
        game.apply(s, decision, legal[rng.below(len(legal))])


def _look_at(game: Game[Any], s: State) -> None:
    """What everybody sees of it, and how it stands: rows may be missed only here."""
    game.views(s, [None, *range(s.seats)])
    game.result(s)


def _must_be_small(game: Game[Any], s: State) -> None:
    if len(game.encode(s)) > LARGEST_STATE:
        raise ContentError("", "large_state", seats=s.seats)
