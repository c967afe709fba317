"""What holds at every question of every game, whatever is answered."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.games.void import GAME
from astrarium.games.void.cards import over_limit
from astrarium.games.void.content import EVENTS, HOME, IN_DECK, PLANET_AT, SCORINGS, SHIPS, TECHNOLOGY
from astrarium.games.void.empire import fleet_of, influence
from astrarium.games.void.fleets import of_ship
from astrarium.games.void.names import NONE
from astrarium.games.void.state import VoidState
from astrarium.kernel.flow import decisions, refusal_of

from .scenario import Scenario

ANSWERS = 250


def check_ships(s: VoidState) -> None:
    """VOID-5.3: no more ships than tokens."""
    for number, ship in enumerate(SHIPS):
        built = [of_ship(fleet_of(s, seat), number) for seat in range(s.seats)]
        assert (sum(built) if ship.stock == "common" else max(built)) <= ship.count, ship.id
    for space in range(HOME):
        if space not in s.map.spaces:
            assert not any(s.fleet(space, seat) for seat in range(s.seats)), "ships where there is no space"


def check_cards(s: VoidState) -> None:
    """All 50 diplomacy cards are somewhere, each once; so are the events of the stack."""
    hands = [card for hand in s.hands for card in hand]
    assert sorted([*s.deck, *s.discards, *s.row, *s.drawn, *hands]) == sorted(IN_DECK)
    if s.past_events:
        assert len(s.stack_of_events) + len(s.past_events) == sum(row.above for row in SCORINGS) + len(SCORINGS)
        assert len({*s.stack_of_events, *s.past_events}) == len(s.stack_of_events) + len(s.past_events)
    for seat in range(s.seats):
        assert not [card for card in set(s.shown[seat]) if s.shown[seat].count(card) > s.hands[seat].count(card)]


def check_planets(s: VoidState) -> None:
    """VOID-1.4, VOID-9.6: who controls a planet that has an ally is that ally or a conqueror; never nobody."""
    for space, holder in enumerate(s.holder):
        if s.ally[space] != NONE:
            assert holder != NONE
        if PLANET_AT[space] == NONE and space < HOME:
            assert holder == NONE
        assert s.infested[space] == NONE or s.infested[space] != holder, "VOID-12.11"
        assert not s.rebels >> space & 1 or holder not in (NONE, s.ally[space]), "VOID-14.10"
    for seat in range(s.seats):
        has = bool(s.technologies[seat] >> TECHNOLOGY["space_port"] & 1)
        assert (s.port[seat] != NONE) == has, "VOID-12.4"
        assert s.port[seat] in (NONE, s.home(seat)) or s.holder[s.port[seat]] == seat
        assert influence(s, seat) <= sum(3 for space in range(HOME) if s.ally[space] == seat)


def check_numbers(s: VoidState, asked: set[str]) -> None:
    assert min(s.credits) >= 0
    assert s.actions >= 0
    assert len(s.force) == len(s.force_at) == len(s.force_round)
    assert all(event < len(EVENTS) for event in s.force)
    if s.phase == "turns" and not asked & {"ask.discard", "ask.keep"}:
        assert over_limit(s) == [], "VOID-R18"


def answer(game: Scenario, chance: Random) -> None:
    """Somebody answers something; a question that stays open is left so most of the time."""
    found = decisions(game.state)
    waiting = [decision for decision in found if not decision.standing]
    pool = waiting if waiting and chance.random() < 0.9 else found
    decision = chance.choice(pool)
    choice = decision.random_choice(chance)
    if refusal_of(game.state, decision, choice) is None:
        game.gives(decision, choice)


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    advanced=st.booleans(),
    deals=st.sampled_from(["any_time", "in_turn", "off"]),
)
def test_pieces_are_conserved_and_planets_have_one_master(seats: int, seed: int, advanced: bool, deals: str) -> None:
    chance = Random(seed)
    game = Scenario(GAME.new(seats, {"advanced": "on" if advanced else "off", "deals": deals}, seed))
    s = game.state
    for _ in range(ANSWERS):
        if game.over:
            break
        answer(game, chance)
        check_cards(s)
        check_numbers(s, {decision.prompt for decision in decisions(s)})
        if s.corners[0] != NONE:
            check_ships(s)
            check_planets(s)
