"""What players take from the supply and give back: credits, VP chips, colonists, goods, worlds (FRONT-12)."""

from . import refs
from .content import IN_BAG, WORLDS
from .empire import is_empty, kind_of
from .names import NONE
from .state import FrontiersState


def last_round(s: FrontiersState, why: str) -> None:
    """Make this round the last; it is still finished (FRONT-2.12). Only the first reason is told."""
    if not s.last:
        s.last = why
        s.tell("last_round", ending=f"ending:{why}")


def gain_credits(s: FrontiersState, seat: int, n: int, source: str) -> None:
    """`source`: the development, colony or action tile that gives them."""
    if n:
        s.credits[seat] += n
        s.tell("credits", side=refs.SEAT[seat], n=n, source=source)


def gain_chips(s: FrontiersState, seat: int, n: int, source: str) -> None:
    """FRONT-9.15, FRONT-A16: paid in full even if the pool runs out, which makes this round the last."""
    if n:
        s.pool -= n
        s.chips[seat] += n
        s.tell("chips", side=refs.SEAT[seat], n=n, source=source)
        if s.pool <= 0:
            last_round(s, "chips")


def gain_colonists(s: FrontiersState, seat: int, n: int, source: str) -> None:
    """FRONT-7.12: as many as there are. FRONT-7.3: into the colonist area."""
    n = min(n, s.colonist_pool)
    if n:
        s.colonist_pool -= n
        s.colonists[seat] += n
        s.tell("colonists", side=refs.SEAT[seat], n=n, source=source)


def put_good(s: FrontiersState, seat: int, colony: int) -> bool:
    """Put a good on a colony, if it can be done. FRONT-8.3: never a second one. FRONT-A28: tells if none is left."""
    kind = kind_of(s, colony)
    if kind == NONE or not is_empty(s, seat, colony):
        return False
    if not s.supply[kind]:
        s.tell("no_good", side=refs.SEAT[seat], good=refs.GOOD[kind])
        return False
    s.supply[kind] -= 1
    s.goods[seat][s.colonies[seat].index(colony)] = kind
    s.tell("good", side=refs.SEAT[seat], world=refs.TILE[colony], good=refs.GOOD[kind])
    return True


def take_good(s: FrontiersState, seat: int, colony: int) -> int:
    """Take the good off a colony; returns its kind. The caller says where it goes."""
    place = s.colonies[seat].index(colony)
    kind = s.goods[seat][place]
    s.goods[seat][place] = NONE
    return kind


def return_good(s: FrontiersState, seat: int, colony: int) -> int:
    """Return the good of a colony to the supply (FRONT-9.10); returns its kind."""
    kind = take_good(s, seat, colony)
    if kind != NONE:
        s.supply[kind] += 1
    return kind


def draw_worlds(s: FrontiersState, n: int, purpose: str) -> list[int]:
    """FRONT-6.6: from the bag, as many as there are."""
    return [s.bag.pop(s.rng.below(len(s.bag), purpose)) for _ in range(min(n, len(s.bag)))]


def draw_to_explored(s: FrontiersState, seat: int, n: int) -> None:
    """FRONT-6.3: draw worlds for all to see."""
    for world in draw_worlds(s, n, refs.DRAWN[seat]):
        s.explored[seat].append(world)
        s.tell("draws_world", side=refs.SEAT[seat], world=refs.TILE[world])


def add_colony(s: FrontiersState, seat: int, world: int) -> None:
    """FRONT-7.7: its colonists are on it; a windfall world gets a good at once."""
    s.colonies[seat].append(world)
    s.goods[seat].append(NONE)
    if WORLDS[world].resource == "windfall":
        put_good(s, seat, world)


def remove_colony(s: FrontiersState, seat: int, colony: int) -> None:
    """FRONT-7.20: its good is lost; the tile goes back into the bag after the action, unless it is a start colony."""
    return_good(s, seat, colony)
    place = s.colonies[seat].index(colony)
    del s.colonies[seat][place], s.goods[seat][place]
    if colony in IN_BAG:
        s.returned.append(colony)
