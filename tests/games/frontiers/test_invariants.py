"""What holds at every question of every game, whatever is answered."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import FIGURES, GOALS, GOODS_IN_BOX, IN_BAG, STACK_OF, STACKS, WORLDS
from astrarium.games.frontiers.empire import spaces, worlds_held
from astrarium.games.frontiers.names import EXPLORE, GOODS, NO_GOOD, NONE, SETTLE
from astrarium.games.frontiers.state import FrontiersState
from astrarium.kernel.flow import refusal_of

from .scenario import Scenario

ANSWERS = 150  # some six rounds of three players


def check_worlds(s: FrontiersState) -> None:
    """Every world is in exactly one place: bag, offer, explored, colonies, stored, or waiting to go back."""
    left = [world for world, taker in zip(s.offered, s.takers, strict=True) if taker == NONE]
    held = [world for seat in range(s.seats) for world in (*s.explored[seat], *s.stored_worlds[seat])]
    colonies = [world for own in s.colonies for world in own if world in IN_BAG]
    assert sorted([*s.bag, *left, *held, *colonies, *s.returned]) == list(IN_BAG)
    starts = [world for own in s.colonies for world in own if world not in IN_BAG]
    assert len(set(starts)) == len(starts) <= s.seats


def check_goods(s: FrontiersState) -> None:
    """FRONT-12.1: no good appears or vanishes. FRONT-8.3: grey colonies hold none, others only their kind."""
    for kind in range(len(GOODS)):
        held = sum(own.count(kind) for own in (*s.goods, *s.stored_goods))
        assert s.supply[kind] >= 0
        assert s.supply[kind] + held == GOODS_IN_BOX[kind]
    for seat in range(s.seats):
        for colony, good in zip(s.colonies[seat], s.goods[seat], strict=True):
            assert good == NONE or WORLDS[colony].good in (good, len(GOODS))
            assert good == NONE or WORLDS[colony].good != NO_GOOD


def check_pieces(s: FrontiersState) -> None:
    """Colonists, chips, developments and goals."""
    on_colonies = sum(WORLDS[colony].colonists for own in s.colonies for colony in own)
    if all(s.colonies):
        assert s.colonist_pool + sum(s.colonists) + on_colonies == FIGURES.colonists_per_player * s.seats
    assert min(s.colonists) >= 0 <= s.colonist_pool
    assert s.pool + sum(s.chips) == FIGURES.vp_per_player * s.seats
    assert s.pool > 0 or s.last, "FRONT-9.15"
    assert min(s.credits) >= 0
    for seat in range(s.seats):
        own = s.developments[seat]
        assert len(set(own)) == len(own), "FRONT-5.2"
        assert spaces(s, seat) <= FIGURES.development_spaces + FIGURES.red_spaces
        assert spaces(s, seat) <= FIGURES.development_spaces or s.last
    for place, stack in enumerate(STACKS):
        bought = sum(STACK_OF[tile] == place for own in s.developments for tile in own)
        assert s.stock[place] >= 0
        assert s.stock[place] + bought <= stack.copies
    if s.variant.goals:
        hidden = [] if s.hidden == NONE else [s.hidden]
        assert sorted([*s.deck, *s.looking, *hidden, *s.goals]) == list(range(len(GOALS)))


def check_track(s: FrontiersState) -> None:
    """FRONT-2.13: disks that have chosen are at the front of the order, each with a different action."""
    assert sorted(s.order) == sorted(list(range(s.seats)) * (2 if s.seats == 2 else 1))
    assert len(set(s.picks)) == len(s.picks)
    assert len(s.picks) - s.chosen in (0, 1)


def check_stockpiles(s: FrontiersState) -> None:
    assert max(map(len, s.stored_worlds)) <= FIGURES.stored_worlds
    assert max(map(len, s.stored_goods)) <= FIGURES.stored_goods
    assert max(s.stored_credits) <= FIGURES.stored_credits
    if not s.goals:
        assert not any((*s.stored_worlds, *s.stored_goods, *s.stored_credits)), "FRONT-16.5"


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), goals=st.booleans(), first=st.booleans())
def test_worlds_goods_colonists_and_chips_are_conserved(seats: int, seed: int, goals: bool, first: bool) -> None:
    chance = Random(seed)
    options = {"goals": "on" if goals else "off", "first_game": "on" if first and not goals else "off"}
    game = Scenario(GAME.new(seats, options, seed))
    s, action = game.state, NONE
    for _ in range(ANSWERS):
        if game.over:
            break
        decision = game.asked
        choice = decision.random_choice(chance)
        if refusal_of(s, decision, choice):
            continue
        game.answer(*choice)
        check_worlds(s)
        check_goods(s)
        check_pieces(s)
        check_track(s)
        check_stockpiles(s)
        if action in (EXPLORE, SETTLE) and s.action != action:
            assert max(worlds_held(s, seat) for seat in range(seats)) <= FIGURES.world_limit, "FRONT-6.4"
        action = s.action


@settings(max_examples=8, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), goals=st.sampled_from(["off", "on"]))
def test_a_game_ends_only_for_a_reason_that_is_there(seats: int, seed: int, goals: str) -> None:
    """FRONT-11.1: the game ends after a finished round, and the condition that made it the last one still holds."""
    chance = Random(seed)
    s = GAME.new(seats, {"goals": goals}, seed)
    while decisions := GAME.decisions(s):
        decision = decisions[0]
        choice = decision.random_choice(chance)
        if refusal_of(s, decision, choice) is None:
            GAME.apply(s, decision, choice)
    assert s.ending == s.last
    assert len(s.picks) == s.chosen == len(s.order), "the round was finished"
    reasons = {
        "developments": any(spaces(s, seat) > FIGURES.development_spaces for seat in range(seats)),
        "colonies": any(len(own) > FIGURES.colonies for own in s.colonies),
        "colonists": s.colonist_pool < FIGURES.colonists_left,
        "chips": s.pool <= 0,
        "rounds": s.round == FIGURES.round_limit,
    }
    assert reasons[s.ending]
