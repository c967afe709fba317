"""What a reader is told about the table, by ids."""

from typing import Any

import pytest

from astrarium.bots import make_bot
from astrarium.games.race import GAME

from .scenario import Scenario, race


def seen(game: Scenario, seat: int, card: str) -> Any:
    """A card of a tableau, as a spectator sees it."""
    tableau = GAME.view(game.state, None)["players"][seat]["tableau"]
    return next(placed for placed in tableau if placed["card"] == card)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"expert": "on"}), (4, {"first_game": "on"})])
def test_the_phase_is_the_one_that_was_announced(seats: int, options: dict[str, str]) -> None:
    """Every question of six games shows the phase announced last, but none in choosing actions and reducing hands."""
    phases = set()
    for seed in range(6):
        bot = make_bot("random", GAME, seed)
        s = GAME.new(seats, options, seed)
        s.events = []
        announced = None
        while decisions := GAME.decisions(s):
            for event in s.events:
                if event.kind in ("phase", "round"):
                    announced = str(event.args["phase"]).removeprefix("phase:") if event.kind == "phase" else None
            s.events.clear()
            is_between = decisions[0].prompt in ("ask.action", "ask.actions", "ask.discard_down", "ask.discard_first")
            assert GAME.view(s, None)["phase"] == (None if is_between else announced)
            phases.add(announced)
            GAME.apply(s, decisions[0], bot.decide(GAME.view(s, decisions[0].seat), decisions[0]))
        assert GAME.view(s, None)["phase"] is None
    assert {"explore", "develop", "settle", "consume", "produce", None} <= phases


def test_consume_powers_that_were_used_are_named_by_their_place() -> None:
    game = race().tableau(0, "gambling_world", "comet_zone", "gem_world").goods(0, "comet_zone", "gem_world")
    game.phase("consume")
    assert seen(game, 0, "gambling_world")["used"] == []
    game.answer(0, game.asked(0).options[0])
    assert seen(game, 0, "gambling_world")["used"] == [0]
    assert seen(game, 0, "comet_zone")["used"] == []


def test_a_windfall_power_that_was_used_is_told_apart_from_the_bonus() -> None:
    game = (
        race().tableau(0, "galactic_engineers", "asteroid_belt", "empath_world", "destroyed_world").picks(0, "produce")
    )
    game.phase("produce")
    question = game.asked(0)
    sources = {code: question.step.option(game.state, code).text.args["source"] for code in question.options}
    game.answer(0, next(code for code, source in sources.items() if source == "action:produce"))
    assert GAME.view(game.state, None)["players"][0]["bonus_used"] is True
    assert seen(game, 0, "galactic_engineers")["used"] == []
    game = (
        race().tableau(0, "galactic_engineers", "asteroid_belt", "empath_world", "destroyed_world").picks(0, "produce")
    )
    game.phase("produce")
    game.answer(0, next(code for code, source in sources.items() if source == "card:galactic_engineers"))
    assert GAME.view(game.state, None)["players"][0]["bonus_used"] is False
    assert seen(game, 0, "galactic_engineers")["used"] == [1]


def test_a_card_placed_in_this_phase_is_not_in_force() -> None:
    game = race().hand(0, "public_works", "gem_world").hand(1, "new_earth")
    game.phase("develop").choose(0, "public_works").nothing(1)
    assert seen(game, 0, "old_earth")["in_force"] is True
    assert seen(game, 0, "public_works")["in_force"] is False
