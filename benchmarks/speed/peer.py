"""Prints catanatron's steps a second in a random game of four: the yardstick, run by its own environment's Python."""

import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
start, steps = process_time(), 0
while process_time() - start < float(sys.argv[1]):
    game = Game([RandomPlayer(color) for color in colors])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        steps += 1
print(steps / (process_time() - start))
