"""Whole games of chance, with deals of each form: they end, and on the way nothing is made or lost."""

from random import Random

import pytest

from astrarium.conformance.play import answer
from astrarium.games.void import GAME
from astrarium.games.void.cards import Discard, over_limit, purse, usable
from astrarium.games.void.content import EVENTS, IN_DECK, PLANET_AT, SCORINGS, SHIPS
from astrarium.games.void.empire import PLANET_SPACES, fleet_of, is_home
from astrarium.games.void.events import LimitHands
from astrarium.games.void.fleets import of_ship
from astrarium.games.void.names import NONE
from astrarium.games.void.planets import PORT_TECHNOLOGIES
from astrarium.games.void.state import VoidState

MOST = 3000  # answers


def check_ships(s: VoidState) -> None:
    """VOID-5.3: never more on the board than in the box."""
    assert min(s.fleets) >= 0
    for number, ship in enumerate(SHIPS):
        there = [of_ship(fleet_of(s, seat), number) for seat in range(s.seats)]
        assert (max(there) if ship.stock == "player" else sum(there)) <= ship.count


def check_cards(s: VoidState) -> None:
    """Deck, discards, row, hands and cards being looked at: those of the box, each once."""
    hands = [card for hand in s.hands for card in hand]
    assert sorted([*s.deck, *s.discards, *s.row, *s.drawn, *hands]) == sorted(IN_DECK)
    drawn = [*s.stack_of_events, *s.past_events]
    assert len(set(drawn)) == len(drawn) <= len(EVENTS) + len(SCORINGS)
    for seat in range(s.seats):
        assert all(s.hands[seat].count(card) >= s.shown[seat].count(card) for card in s.shown[seat])
        usable(s, seat)  # cards played and pledged are in hand


def check_planets(s: VoidState) -> None:
    """An ally is never without a controller above; VOID-12.11: nobody infests an own planet."""
    for space in PLANET_SPACES:
        assert s.ally[space] == NONE or s.holder[space] != NONE
        assert s.infested[space] == NONE or s.infested[space] != s.holder[space]
        assert space not in s.covered or s.holder[space] == s.ally[space] == NONE
    for space, holder in enumerate(s.holder):
        assert holder == NONE or is_home(space) or PLANET_AT[space] != NONE
    for seat in range(s.seats):
        assert bool(s.technologies[seat] & PORT_TECHNOLOGIES) == (s.port[seat] != NONE)
        assert s.port[seat] in (NONE, s.home(seat)) or s.holder[s.port[seat]] == seat


def check_hands(s: VoidState) -> None:
    """VOID-R18: the limit is enforced at once. Nobody's credits fall below nothing."""
    open_steps = [*s.stack, *(step for lane in s.lanes for step in lane)]
    if not any(isinstance(step, Discard | LimitHands) for step in open_steps):
        assert over_limit(s) == []
    assert min(s.credits) >= 0
    assert min(purse(s, seat) for seat in range(s.seats)) >= 0


@pytest.mark.parametrize("deals", ["any_time", "in_turn", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_made_or_lost(seats: int, deals: str) -> None:
    seed = f"{seats}/{deals}"
    s, rng = GAME.new(seats, {"deals": deals, "advanced": "on" if seats == 3 else "off"}, seed), Random(seed)
    for _ in range(MOST):
        open_now = GAME.decisions(s)
        if not open_now:
            break
        decision = rng.choice(open_now)
        choice = answer(s, decision, rng)
        assert choice is not None
        GAME.apply(s, decision, choice)
        check_ships(s)
        check_cards(s)
        check_planets(s)
        check_hands(s)
    assert s.ending == "full"
    assert len(s.past_events) == 12
