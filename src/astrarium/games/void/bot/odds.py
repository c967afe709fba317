"""How likely it is that dice hit, and that they convince."""

from functools import lru_cache

from ..content import SHIPS
from ..empire import abilities, must_reach
from ..map.fleets import SHIP_OF, squadrons
from ..state import SIDES, VoidState
from ..turn.diplomacy import ROLLS, ways_to_reach

Needs = tuple[int, ...]  # the smallest result that hits, for each kind of ship


@lru_cache(16384)
def hits(fleet: int, needs: Needs) -> tuple[float, ...]:
    """The chance of each number of hits when all these ships roll once."""
    chances = [1.0]
    for kind, n in squadrons(fleet):
        hit = (SIDES + 1 - needs[kind]) / SIDES
        for _ in range(n * SHIPS[SHIP_OF[kind]].dice):
            chances = [
                (chances[k] * (1 - hit) if k < len(chances) else 0.0) + (chances[k - 1] * hit if k else 0.0)
                for k in range(len(chances) + 1)
            ]
    return tuple(chances)


@lru_cache(16384)
def at_least(fleet: int, needs: Needs, number: int) -> float:
    """The chance of at least this many hits."""
    return sum(hits(fleet, needs)[number:]) if number else 1.0


@lru_cache(4096)
def expected(fleet: int, needs: Needs) -> float:
    return sum(n * chance for n, chance in enumerate(hits(fleet, needs)))


def convinced(s: VoidState, seat: int, cards: int, more: int = 0) -> float:
    """VOID-9.2: the chance that this many cards win an ally, with a bonus of `more` besides the seat's own."""
    need = must_reach(s, seat, cards) - abilities(s, seat).diplomacy_bonus - more
    return ways_to_reach(need) / ROLLS
