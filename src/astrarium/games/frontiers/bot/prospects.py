"""What seats will gain in their turn of the action under way, for appraisals (FRONT-2.3)."""

from ..actions.develop import places_to_buy, prices
from ..actions.ways import can_settle
from ..content import FIGURES, WORLDS
from ..names import DEVELOP, EXPLORE, NONE, PRODUCE, SETTLE, TRADE_CONSUME
from ..state import FrontiersState
from .worth import Standing


def to_come(s: FrontiersState, seat: int, standings: list[Standing]) -> list[float]:
    """Each seat's gain from its turn to come. `seat` is the one that judges: its own present turn does not count."""
    gains = [0.0] * s.seats
    if s.action == EXPLORE:
        _explore(s, standings, gains)
    elif s.action in TURNS:
        order = s.seats_in_order()
        if s.turn != NONE:
            order = order[order.index(s.turn) + (s.turn == seat) :]
        for other in order:
            gains[other] = TURNS[s.action](s, other, standings[other])
    return gains


def _develop(s: FrontiersState, seat: int, standing: Standing) -> float:
    """The best development that the seat can buy."""
    costs, best = prices(s, seat), 0.0
    for place in places_to_buy(s, seat):
        best = max(best, standing.developed(s.showing[place], costs[place]))
    return best


def _settle(s: FrontiersState, seat: int, standing: Standing) -> float:
    """Colonists, or the best world that the seat can settle."""
    have, explored = s.colonists[seat], s.explored[seat]
    best = standing.colonists(have + FIGURES.settle_colonists) - standing.colonists(have)
    for world in explored:
        if can_settle(s, seat, WORLDS[world]):
            rest = standing.explored([other for other in explored if other != world])
            best = max(best, standing.settled(world) + rest - standing.to_settle)
    return best


def _produce(s: FrontiersState, seat: int, standing: Standing) -> float:
    cycle, credit = standing.empire.cycle, standing.credit
    filled = standing.kept(cycle.vp + credit * cycle.credits)
    return credit * cycle.wages + max(0.0, filled - standing.goods)


def _trade(s: FrontiersState, seat: int, standing: Standing) -> float:
    return standing.empire.cycle.salons + standing.sold(standing.held.goods) - standing.goods


TURNS = {DEVELOP: _develop, SETTLE: _settle, PRODUCE: _produce, TRADE_CONSUME: _trade}


def _explore(s: FrontiersState, standings: list[Standing], gains: list[float]) -> None:
    """Each takes the best of the worlds that lie open, the active player a second one at the end (FRONT-6.2)."""
    left = [world for world, taker in zip(s.offered, s.takers, strict=True) if taker == NONE]
    picks = [other for other in s.seats_in_order() if other not in s.takers]
    for other in picks:
        gains[other] += standings[other].empire.explore * min(1.0, standings[other].at.settle / 2)
    if s.takers.count(s.leader) < 2:
        picks.append(s.leader)
    taken: list[list[int]] = [[] for _ in standings]
    for other in picks:
        if not left:
            break
        best = max(left, key=standings[other].settled)
        left.remove(best)
        taken[other].append(best)
    for other, worlds in enumerate(taken):
        if worlds:
            gains[other] += standings[other].explored([*s.explored[other], *worlds]) - standings[other].to_settle
