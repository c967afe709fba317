"""Everything on the table, as small integers: tiles by number (see content), goods by kind."""

from dataclasses import dataclass

from astrarium.kernel import State, Step
from astrarium.kernel.declared import each, start

from .names import NONE


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options that rules look at."""

    first_game: bool = False
    goals: bool = False
    round_limit: bool = True


@dataclass(slots=True, eq=False, repr=False)
class FrontiersState(State):
    variant: Variant
    round: int = start(0)
    last: str = start("")  # why this round is the last (FRONT-2.12)
    ending: str = start("")

    # The track: disks in order, of which the front part has chosen (FRONT-2.13)
    order: list[int] = start(list)  # the seat of each disk
    chosen: int = start(0)  # how many of them
    picks: list[int] = start(list)  # their actions, and that of the active disk
    action: int = start(NONE)  # under way
    leader: int = start(NONE)  # who chose it: the active player

    # On the table
    pool: int = start(0)  # VP left of the set-up; below 0: paid from the chips of 10 (FRONT-9.15)
    colonist_pool: int = start(0)
    supply: list[int] = start(list)  # goods, by kind
    bag: list[int] = start(list)  # worlds, in no order
    offered: list[int] = start(list)  # worlds drawn in Explore
    takers: list[int] = start(list)  # the seat that took each of them
    returned: list[int] = start(list)  # worlds that go back into the bag when the action is over
    tile_credits: int = start(0)  # on Produce
    showing: list[int] = start(list)  # the development face up on each place of the market
    stock: list[int] = start(list)  # and how many copies of it

    # Of each seat
    mat: list[int] = each(NONE)
    credits: list[int] = each(0)
    chips: list[int] = each(0)
    colonists: list[int] = each(0)  # in the colonist area
    explored: list[list[int]] = each(list)
    colonies: list[list[int]] = each(list)
    goods: list[list[int]] = each(list)  # on each of them: a kind, or NONE
    developments: list[list[int]] = each(list)
    stored_worlds: list[list[int]] = each(list)
    stored_goods: list[list[int]] = each(list)  # kinds
    stored_credits: list[int] = each(0)
    rest_worlds: list[int] = each(0)  # the round from which the seat is asked again about storing (FRONT-A37)
    rest_goods: list[int] = each(0)
    rest_credits: list[int] = each(0)

    # Goals (FRONT-14)
    deck: list[int] = start(list)  # the top one last
    looking: list[int] = start(list)  # seen by the active player alone
    hidden: int = start(NONE)  # the one face down
    holder: int = start(NONE)  # who keeps it
    goals: list[int] = start(list)  # face up
    knows: list[int] = each(0)  # goals whose place in the deck this seat knows, a bit for each

    # Of the seat whose turn in the action it is
    turn: int = start(NONE)
    placed: list[int] = start(list)  # tiles placed in this turn: they have no power yet (FRONT-3.2)
    used: int = start(0)  # powers used in it, a bit for each code
    temporary: int = start(0)  # Military for goods spent (FRONT-A13)
    settled: int = start(0)  # worlds
    produced: list[int] = start(list)  # colonies
    consumed: int = start(0)  # goods
    kind: int = start(NONE)  # what a colony of any kind is in this turn (FRONT-3.9)

    def seats_in_order(self) -> list[int]:
        """FRONT-2.6, FRONT-2.13: each seat once, from the active disk along the track and round its end."""
        disks = self.order[self.chosen :] + self.order[: self.chosen]
        return list(dict.fromkeys(disks))

    def begin_turn(self, seat: int) -> None:
        """Begin a seat's turn in the action: clear all that counts for one turn."""
        self.turn = seat
        self.placed = []
        self.produced = []
        self.used = self.temporary = self.settled = self.consumed = 0
        self.kind = NONE


class FrontiersStep(Step[FrontiersState]):
    """The base of this game's steps."""

    __slots__ = ()
