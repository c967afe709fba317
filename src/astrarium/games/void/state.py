"""Everything on the table, as small integers (see `content` for what they number, `fleets` for ships)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import State, Step
from astrarium.kernel.declared import each, memo, start

from . import refs
from .content import FIGURES, HOME, SPACES
from .map.galaxy import EVERYTHING, PLACES, Galaxy, distances, exits, galaxy
from .names import NONE
from .powers import Abilities

SIDES = 6  # of a die

Row = tuple[object, Any]  # all that a row of a view shows, as the state has it, and the row itself


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options."""

    advanced: bool = False
    short_game: bool = False
    deals: str = "any_time"
    open_points: bool = False


def one_a_space(seats: int) -> int:
    return SPACES


def one_a_fleet(seats: int) -> int:
    return SPACES * seats


@dataclass(slots=True, eq=False, repr=False)
class VoidState(State):
    variant: Variant
    round: int = start(0)
    phase: str = start("setup")  # pre_round, event, turns, over
    ending: str = start("")
    order: tuple[int, ...] = start(())  # of turns

    # The map
    hexes: tuple[int, ...] = start((NONE,) * PLACES)  # at each ring place
    rotations: tuple[int, ...] = start((0,) * PLACES)
    turned: int = start(0)  # places whose hex a player has turned or left, a bit for each
    corners: tuple[int, ...] = start(())
    covered: tuple[int, ...] = start(())  # planets' spaces (VOID-3.15)
    wormholes: tuple[int, ...] = start(())  # pairs of spaces

    # On it: by space, and fleets by space and seat
    fleets: list[int] = each(0, one_a_fleet)
    holder: list[int] = each(NONE, one_a_space)  # who controls the planet or home world there
    ally: list[int] = each(NONE, one_a_space)
    infested: list[int] = each(NONE, one_a_space)  # by whom
    pirates: list[int] = each(0, one_a_space)  # hits that they still take
    rebels: int = start(0)  # a bit for each space
    rows: dict[int, Row] | None = memo()  # of the spaces in the latest view (see `view.map`)
    powered: tuple[int, ...] | None = memo()  # planets whose ability each seat has (see `empire.planets_with_power`)
    able: tuple[Abilities, ...] | None = memo()  # what each seat's race, technologies and planets add up to

    # Cards and events
    deck: list[int] = start(list)  # designs; the top one last
    discards: list[int] = start(list)
    row: tuple[int, ...] = start(())  # VOID-3.22
    stack_of_events: list[int] = start(list)  # the top one last
    event: int = start(NONE)  # drawn in this round
    past_events: tuple[int, ...] = start(())
    force: tuple[int, ...] = start(())  # events in force
    force_at: tuple[int, ...] = start(())  # the space of each, or NONE
    force_round: tuple[int, ...] = start(())  # the round in which each came

    # Of each seat
    race: list[int] = each(NONE)
    credits: list[int] = each(0)
    hands: list[tuple[int, ...]] = each(())  # designs, sorted
    shown: list[tuple[int, ...]] = each(())  # cards of the hand that everybody has seen
    technologies: list[int] = each(0)  # a bit for each
    port: list[int] = each(NONE)  # the space of the space port
    vp: list[int] = each(0)
    events_vp: list[int] = each(0)  # of these, from events
    sheets: list[tuple[int, ...]] = each(())  # five numbers for each scoring (see `scoring`)
    offers: list[int] = each(0)  # made in this turn or pre-round
    # The seat's open offer, or the counter-offer that it got: how much of each part (see `offers`), by whom and to whom
    offered: list[tuple[int, ...]] = each(())
    offered_by: list[int] = each(NONE)
    offered_to: list[int] = each(NONE)
    given: list[tuple[int, ...]] = each(())  # cards that the other side has chosen to give for it

    # A pre-round: what each seat has chosen, until it is shown and booked
    built: list[int] = each(0)  # a fleet for the home world
    at_port: list[int] = each(NONE)  # the kind of ship for the space port
    bought: list[int] = each(0)  # technologies, a bit for each
    port_to: list[int] = each(NONE)  # where the space port goes
    played: list[tuple[int, ...]] = each(())  # cards
    spent: list[int] = each(0)  # credits, less those gained by tactics
    pending: list[int] = each(NONE)  # what the seat is asked before it goes on (see `shop`)
    used_cards: list[tuple[int, ...]] = each(())  # designs whose tactic was used in this pre-round
    researched: list[int] = each(0)  # technologies in this round
    more_research: list[int] = each(0)
    leaps: list[int] = each(0)  # researches that need neither technology nor good
    bargains: list[int] = each(0)  # ships bought for less (VOID-R53)
    borrowed: list[int] = each(0)  # goods lent for one research, a bit for each
    port_ships: list[int] = each(0)  # of this round
    wants_deal: int = start(0)  # VOID-R37, a bit for each seat

    # The turn
    turn: int = start(NONE)
    actions: int = start(0)  # left
    used: tuple[int, ...] = start(())  # limited uses, one entry for each (see `USES`)
    paid_moves: int = start(0)
    swaps: int = start(0)
    truces: int = start(0)  # seats that must not be attacked in this turn, a bit for each
    refused_leave: int = start(0)  # spaces that ships may not leave in this turn (VOID-R39), a bit for each
    drawn: tuple[int, ...] = start(())  # by Culture, of which some are kept

    # The move under way
    came: tuple[int, ...] = start(())  # the spaces where the ship stood
    aboard: int = start(0)  # ships taken along
    dropped: tuple[int, ...] = start(())  # ships that were aboard: space * kinds + kind for each
    unmoved: tuple[int, ...] = start(())  # by space, in a move of all ships

    # The battle under way
    dice: list[tuple[int, ...]] = start(list)  # of attacker and defender: value, need, kind for each die
    hits: list[tuple[int, ...]] = start(
        list
    )  # of attacker and defender, still to be taken by the other: plain, chosen, outright
    lost: tuple[int, ...] = start(())  # fleets lost by attacker and defender
    chosen: tuple[int, ...] = start(())  # fleets of attacker and defender as hit so far in this level
    shields: tuple[int, ...] = start(())  # hits that attacker and defender still cancel
    quiet: int = start(0)  # sides that use no more tactics in this battle, a bit for each

    # Writing what abilities depend on

    def set_race(self, seat: int, race: int) -> None:
        self.race[seat], self.able = race, None

    def set_technologies(self, seat: int, technologies: int) -> None:
        self.technologies[seat], self.able = technologies, None

    def set_holder(self, space: int, seat: int) -> None:
        self.holder[space] = seat
        self.powered = self.able = None

    def set_ally(self, space: int, seat: int) -> None:
        self.ally[space] = seat
        self.powered = self.able = None

    def set_infested(self, space: int, seat: int) -> None:
        self.infested[space] = seat
        self.powered = self.able = None

    def set_force(self, events: tuple[int, ...], at: tuple[int, ...], since: tuple[int, ...]) -> None:
        """The events in force, the space of each, and the round in which each came."""
        self.force, self.force_at, self.force_round = events, at, since
        self.powered = self.able = None

    # Reading

    @property
    def map(self) -> Galaxy:
        return galaxy(self.hexes, self.rotations, self.corners, self.wormholes)

    def distances(self, space: int, passed: int = EVERYTHING) -> tuple[int, ...]:
        """Lanes from there to each other space, or NONE."""
        return distances(self.hexes, self.rotations, self.corners, self.wormholes, space, passed)

    def exits(self, passed: int) -> int:
        """The spaces that ships can leave if they pass these obstacles, a bit for each."""
        return exits(self.hexes, self.rotations, self.corners, self.wormholes, passed)

    def fleet(self, space: int, seat: int) -> int:
        return self.fleets[space * self.seats + seat]

    def add_ships(self, space: int, seat: int, fleet: int) -> None:
        self.fleets[space * self.seats + seat] += fleet

    def roll_die(self, seat: int = NONE) -> int:
        """A die rolled by this seat; NONE: by nobody, as for pirates and rebellions."""
        return self.rng.below(SIDES, refs.ROLLED[seat] if seat != NONE else refs.DICE) + 1

    def clear_cart(self, seat: int) -> None:
        """Empty the seat's cart once it is booked."""
        self.built[seat] = self.bought[seat] = self.spent[seat] = 0
        self.at_port[seat] = self.port_to[seat] = self.pending[seat] = NONE
        self.played[seat] = ()

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actions = FIGURES.actions if seat != NONE else 0
        self.used = ()
        self.paid_moves = self.swaps = self.truces = self.refused_leave = 0

    def home(self, seat: int) -> int:
        return HOME + seat


class VoidStep(Step[VoidState]):
    """The base of this game's steps."""

    __slots__ = ()

    def lets_shop(self, seat: int) -> bool:
        """Does the seat build and research in this step or after it?"""
        return False


@dataclass(frozen=True, slots=True)
class Reserving(VoidStep):
    """A step for which a seat still needs some of its cards."""

    seat: int

    def reserved(self, s: VoidState) -> Sequence[int]:
        """The cards of the seat's hand that cannot be dealt away meanwhile."""
        raise NotImplementedError

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        """Could the seat still take this step with only these cards?"""
        raise NotImplementedError
