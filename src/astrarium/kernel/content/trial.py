"""Can a game be played with this content? It is dealt in every form, and some of it is played."""

from typing import Any

from .. import flow
from ..game import Game
from ..randomness import Rng, seed_from
from ..state import State
from .records import ContentError, shown

LARGEST_STATE = 65_536  # bytes of a state as it is written down; games of ours need two to four thousand
ANSWERS = 150  # that are given with each number of seats
LOOKED_THROUGH = 24  # answers to one question


def try_out(game: Game[Any]) -> None:
    """ContentError if it cannot be dealt, shown or scored, comes to a halt, or has far too much on the table."""
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
    """Every value of every option once, the others as they are by default."""
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
    """Some answers, drawn from the first that come to mind."""
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
            return  # there may be some among the others, which are too many to look through
        game.apply(s, decision, legal[rng.below(len(legal))])


def _look_at(game: Game[Any], s: State) -> None:
    """What everybody sees of it, and how it stands: rows may be missed only here."""
    game.views(s, [None, *range(s.seats)])
    game.result(s)


def _must_be_small(game: Game[Any], s: State) -> None:
    if len(game.encode(s)) > LARGEST_STATE:
        raise ContentError("", "large_state", seats=s.seats)
