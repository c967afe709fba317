"""What holds at every question of every game, whatever is answered."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.games.roll import GAME, dice
from astrarium.games.roll.content import FIGURES, TILES
from astrarium.games.roll.names import NONE
from astrarium.games.roll.state import RollState

from .scenario import Scenario

ANSWERS = 90  # some three rounds of three players

Owned = list[Counter[str]]  # by seat, how many dice of each kind


def owned_in(game: Scenario) -> Owned:
    """Dice in cups, columns, Citizenries, on stacks and as goods; virtual workers are none."""
    return [Counter(game.owned_by(seat).split()) for seat in range(game.state.seats)]


def told_of_dice(game: Scenario, before: Owned) -> Owned:
    """The dice owned before, with those gained from the supply or removed since, according to the events."""
    after = [Counter(dice_of_seat) for dice_of_seat in before]
    for event in game.events:
        if event.kind in ("gains_dice", "gains_good"):
            for group in str(event.args["dice"]).split(","):
                kind, _, many = group.removeprefix("dice:").partition(".")
                after[_seat(event.args["side"])][kind] += int(many)
        elif event.kind == "removes":
            after[_seat(event.args["side"])][str(event.args["die"]).removeprefix("die:")] -= 1
    return [+dice_of_seat for dice_of_seat in after]


def _seat(side: object) -> int:
    return int(str(side).removeprefix("seat:"))


def check_table(game: Scenario) -> None:
    s = game.state
    assert min(game.left_in_box().values()) >= 0, "ROLL-A15: the supply is never exhausted"
    tiles = [tile for place in (s.bag, *s.stacks, *s.drawn, *s.abandoned) for tile in place]
    tiles += [design // 2 for tableau in s.tableau for design in tableau if design // 2 in TILES]
    assert sorted(tiles) == list(TILES)
    assert min(s.credits) >= 0
    assert max(s.credits) <= FIGURES.credits_max
    at_start = FIGURES.chips_per_player * s.seats
    assert s.pool + sum(s.chips) == at_start or (not s.pool and sum(s.chips) > at_start)


def check_assign(s: RollState) -> None:
    """After Manage Empire no worker is in a column and everybody has a credit. What is planned was rolled."""
    assert not any(any(columns) for columns in s.columns)
    assert min(s.credits) >= FIGURES.credits_after_recruiting
    assert [sum(faces) for faces in s.rolled] == s.cup
    for seat, lane in enumerate(s.lanes):
        if not lane:
            selecting = dice.ONE[s.selector[seat]] if s.selector[seat] != NONE else 0
            assert sum(s.planned[seat]) + s.dictated[seat] + selecting == s.cup[seat]


def check_stacks(s: RollState, phase: str | None) -> None:
    """Once the building phases of a round are over, no die lies on an empty stack of theirs."""
    if phase in ("produce", "ship"):
        for at, kind in ((s.at(seat, kind), kind) for seat in range(s.seats) for kind in range(2)):
            if s.happening >> 1 + kind & 1:
                assert s.stacks[at] or not s.building[at]


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), columns=st.sampled_from(["one", "any"]))
def test_dice_tiles_credits_and_chips_are_conserved(seats: int, seed: int, columns: str) -> None:
    chance = Random(seed)
    game = Scenario(GAME.new(seats, {"reassign_columns": columns}, seed))
    s = game.state
    for _ in range(ANSWERS):
        decision = chance.choice(GAME.decisions(s))
        choice = decision.random_choice(chance)
        if decision.prompt == "ask.reassign" and chance.random() < 0.6:
            choice = (decision.options[0],)  # ready, so that rounds go on
        before = owned_in(game)
        game.answer(decision.seat, *choice)
        assert owned_in(game) == told_of_dice(game, before)
        check_table(game)
        if (view := game.seen(None))["assigning"]:
            check_assign(s)
        check_stacks(s, view["phase"])
