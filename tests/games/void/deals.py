"""Deals in the words of the game, for tests: what each seat is asked, and offers by the names of their parts."""

from collections.abc import Mapping

from astrarium.kernel import Decision
from astrarium.kernel.flow import decisions

from .scenario import Scenario, void


def prompts_of(game: Scenario, seat: int) -> list[str]:
    """All that the seat is asked, in the game and beside it."""
    return [decision.prompt for decision in decisions(game.state) if decision.seat == seat]


def asked(game: Scenario, seat: int, prompt: str) -> Decision:
    found = [decision for decision in decisions(game.state) if (decision.seat, decision.prompt) == (seat, prompt)]
    assert found, prompts_of(game, seat)
    return found[0]


def parts(game: Scenario, decision: Decision) -> dict[str, int]:
    """What may be given and wanted, and how much of each at most."""
    return dict(zip(game.options_of(decision), decision.caps, strict=True))


def offer(game: Scenario, seat: int, to: int, numbers: Mapping[str, int], prompt: str = "ask.offer") -> Scenario:
    """`offer(game, 0, 1, {"card:salvo": 1, "want:credits": 2})`"""
    decision = asked(game, seat, prompt)
    names = list(parts(game, decision))
    assert set(numbers) <= set(names), names
    return game.gives(decision, (to, *(numbers.get(name, 0) for name in names)))


def reply(game: Scenario, seat: int, answer: str) -> Scenario:
    return game.names(asked(game, seat, "ask.reply"), answer)


def table(deals: str = "any_time") -> Scenario:
    """Seats 0 and 1 hold something; it is the turn of seat 2."""
    game = void(deals=deals).hand(0, "salvo", "truce").hand(1, "letters", "buyout").credits(0, 3).credits(1, 5)
    return game.turn(2, with_deals=True)


def shopping(deals: str) -> Scenario:
    """Seat 0 lacks crystals for Plasma Cannons; seat 1 has them at Mirrowane."""
    return void(deals=deals).conquered(1, "mirrowane").credits(0, 12).pre_round()
