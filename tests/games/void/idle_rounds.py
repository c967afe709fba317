"""Rounds in which nobody does anything, for tests."""

from .scenario import Scenario


def play_on(game: Scenario) -> list[tuple[int, str]]:
    """Nobody does anything until the next round begins or the game is over; returns who was asked what."""
    asked = []
    now = game.state.round
    while not game.over and game.state.round == now:
        asked.append((game.seat, game.prompt))
        if game.prompt in ("ask.shop", "ask.action"):
            game.pick("done" if game.prompt == "ask.shop" else "end_turn")
        else:
            game.answer(*game.asked.options[: game.asked.low])
    return asked
