"""What holds at every question of every game, whatever is answered; and that random games end."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.conformance.play import answer
from astrarium.games.void import GAME
from astrarium.games.void.cards import Discard, over_limit, purse, usable
from astrarium.games.void.content import EVENTS, HOME, IN_DECK, PLANET_AT, SCORINGS, SHIPS, TECHNOLOGY
from astrarium.games.void.empire import abilities, fleet_of, influence, planets_with_power
from astrarium.games.void.events import LimitHands
from astrarium.games.void.map.fleets import of_ship
from astrarium.games.void.names import NONE
from astrarium.games.void.state import VoidState
from astrarium.kernel import Decision

ANSWERS = 250
MOST = 3000  # answers of a whole game


def check_ships(s: VoidState) -> None:
    """VOID-5.3: no more ships than tokens."""
    assert min(s.fleets) >= 0
    for number, ship in enumerate(SHIPS):
        built = [of_ship(fleet_of(s, seat), number) for seat in range(s.seats)]
        assert (sum(built) if ship.stock == "common" else max(built)) <= ship.count, ship.id
    if s.corners[0] != NONE:
        for space in range(HOME):
            if space not in s.map.spaces:
                assert not any(s.fleet(space, seat) for seat in range(s.seats)), "ships where there is no space"


def check_cards(s: VoidState) -> None:
    """All 50 diplomacy cards are somewhere, each once; so are the events of the stack."""
    hands = [card for hand in s.hands for card in hand]
    assert sorted([*s.deck, *s.discards, *s.row, *s.drawn, *hands]) == sorted(IN_DECK)
    events = [*s.stack_of_events, *s.past_events]
    assert len(set(events)) == len(events)
    assert len(events) in (0, sum(row.above for row in SCORINGS) + len(SCORINGS)), "none before the stack is built"
    for seat in range(s.seats):
        assert all(s.hands[seat].count(card) >= s.shown[seat].count(card) for card in s.shown[seat])
        usable(s, seat)  # cards played and pledged are in hand


def check_planets(s: VoidState) -> None:
    """VOID-1.4, VOID-9.6: a planet with an ally is controlled by that ally or by a conqueror, never by nobody."""
    for space, holder in enumerate(s.holder):
        if s.ally[space] != NONE:
            assert holder != NONE
        if PLANET_AT[space] == NONE and space < HOME:
            assert holder == NONE
        assert space not in s.covered or holder == s.ally[space] == NONE, "VOID-3.15"
        assert s.infested[space] == NONE or s.infested[space] != holder, "VOID-12.11"
        assert not s.rebels >> space & 1 or holder not in (NONE, s.ally[space]), "VOID-14.10"
    afresh = s.copy()
    afresh.powered = afresh.able = None
    for seat in range(s.seats):  # what is remembered is what follows now
        assert planets_with_power(s, seat) == planets_with_power(afresh, seat), "VOID-12.16"
        assert abilities(s, seat) == abilities(afresh, seat)
    for seat in range(s.seats):
        has = bool(s.technologies[seat] >> TECHNOLOGY["space_port"] & 1)
        assert (s.port[seat] != NONE) == has, "VOID-12.4"
        assert s.port[seat] in (NONE, s.home(seat)) or s.holder[s.port[seat]] == seat
        assert influence(s, seat) <= sum(3 for space in range(HOME) if s.ally[space] == seat)


def check_numbers(s: VoidState) -> None:
    assert min(s.credits) >= 0
    assert min(purse(s, seat) for seat in range(s.seats)) >= 0
    assert s.actions >= 0
    assert len(s.force) == len(s.force_at) == len(s.force_round)
    assert all(event < len(EVENTS) for event in s.force)


def check_hands(s: VoidState) -> None:
    """VOID-R18: the limit is enforced at once."""
    steps = [*s.stack, *(step for lane in s.lanes for step in lane)]
    will_discard = any(isinstance(step, Discard | LimitHands) for step in steps)
    asked = {decision.prompt for decision in GAME.decisions(s)}
    if not will_discard or (s.phase == "turns" and not asked & {"ask.discard", "ask.keep"}):
        assert over_limit(s) == []


def play(s: VoidState, questions: Sequence[Decision], chance: Random) -> None:
    """Answer one of these questions at random, and check that everything still holds."""
    decision = chance.choice(questions)
    choice = answer(s, decision, chance)
    assert choice is not None, decision.prompt
    GAME.apply(s, decision, choice)
    check_ships(s)
    check_cards(s)
    check_planets(s)
    check_numbers(s)
    check_hands(s)


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    advanced=st.booleans(),
    deals=st.sampled_from(["any_time", "in_turn", "off"]),
)
def test_pieces_are_conserved_and_planets_have_one_master(seats: int, seed: int, advanced: bool, deals: str) -> None:
    """Every answer of a random game is followed by all checks; standing questions are mostly left open."""
    chance = Random(seed)
    s = GAME.new(seats, {"advanced": "on" if advanced else "off", "deals": deals}, seed)
    for _ in range(ANSWERS):
        found = GAME.decisions(s)
        if not found:
            break
        waiting = [decision for decision in found if not decision.standing]
        play(s, waiting if waiting and chance.random() < 0.9 else found, chance)


@pytest.mark.parametrize("deals", ["any_time", "in_turn", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_and_on_the_way_nothing_is_made_or_lost(seats: int, deals: str) -> None:
    seed = f"{seats}/{deals}"
    s, chance = GAME.new(seats, {"deals": deals, "advanced": "on" if seats == 3 else "off"}, seed), Random(seed)
    for _ in range(MOST):
        found = GAME.decisions(s)
        if not found:
            break
        play(s, found, chance)
    assert s.ending == "full"
    assert len(s.past_events) == 12
