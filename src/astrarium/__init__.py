"""Play, study and build space-empire board games.

A game between two bots, from which everything else is a step away:

>>> import astrarium
>>> from astrarium.bots import make_bot
>>> game = astrarium.game("tiny")                   # one of `astrarium.games()`
>>> state = game.new(seats=2, seed=7)
>>> bots = [make_bot("greedy", game), make_bot("random", game)]
>>> while not game.is_over(state):
...     decision = game.decisions(state)[0]         # who decides, what, among which options
...     view = game.view(state, decision.seat)      # what that seat sees
...     game.apply(state, decision, bots[decision.seat].decide(view, decision))
>>> game.result(state).winners
(0,)

`game(key)` gives the rules of a game, `games()` all that are installed; `help(astrarium.game("tiny"))` tells what a
game can do. A `Table` is one game being played, with its log: it takes answers, takes them back, and lets seats resign;
its log can be verified (`astrarium.kernel.verify`). `astrarium.arena.simulate` plays thousands of games between bots.
"""

from astrarium.kernel import Table, game, games

__version__ = "0.1.0"

__all__ = ["Table", "game", "games"]
