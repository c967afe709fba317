"""The kit plays the game in every way that it can think of; a rule has a test of its own."""

from astrarium.conformance import check
from pebbles import GAME


def test_the_game_keeps_what_every_game_promises() -> None:
    assert check(GAME, games=20).failures == []


def test_stones_are_taken_from_the_front() -> None:
    s = GAME.new(seats=2, seed=1)
    first, second, third = s.row[:3]
    GAME.apply(s, GAME.decisions(s)[0], (2,))
    assert s.taken == [[first, second], []]
    assert s.row[0] == third
    assert GAME.decisions(s)[0].seat == 1
