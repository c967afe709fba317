"""What workers would achieve in each phase of this round, and how likely the phase is, as one seat sees it."""

from collections.abc import Callable

from .. import dice
from ..content import FACES_OF, FIGURES
from ..holdings import goods_of
from ..names import DEVELOP, DEVELOPMENT, EXPLORE, FACES, HOME, NONE, PHASES, PRODUCE, SETTLE, SHIP, WORLD
from ..phases.produce import room
from ..phases.ship import consume_credits, consume_vp, trade_credits
from ..scoring import empire_of
from ..state import RollState
from .worth import CREDIT, future, good_worth, hands, stack_value

COLUMNS = range(len(PHASES))

# How often others select a phase in which they have something to do, before anything is known
HABIT = (0.9, 1.0, 1.2, 1.0, 1.1)
IDLE = 0.25  # factor if they have nothing to do in it
SCOUTED = (1.7, 1.3, 0.9, 0.5, 0.3, 0.2)  # the worth of one more tile, by the number of tiles in the zone


class Gains(dict[dice.Dice, float]):
    """The gain from workers in one phase, worked out when it is first asked for: plans ask for the same again."""

    def __init__(self, work: Callable[[dice.Dice], float]) -> None:
        self._work = work
        self[0] = 0.0

    def __missing__(self, workers: dice.Dice) -> float:
        found = self[workers] = self._work(workers)
        return found


class Outlook:
    """The gains of one seat's workers, compared with leaving them in the cup."""

    def __init__(self, s: RollState, seat: int) -> None:
        self._s, self._seat = s, seat
        self._ahead = future(s)
        self._empire = empire_of(s, seat)
        self._haste = min(1.0, 3 * self._ahead)
        self._chances: dict[int, list[float]] = {}  # by the phase that the seat selects, on first use
        self._workers = dice.size(s.cup[seat] + sum(s.columns[seat]))  # rolled, or still waiting for their task
        self._most_credits = FIGURES.credits_max - s.credits[seat]
        works = (self._explore, self._develop, self._settle, self._produce, self._ship)
        self.gains = [Gains(work) for work in works]  # by phase

    def chances(self, selected: int) -> list[float]:
        """How likely each phase is to happen if the seat selects this one."""
        if NONE not in self._chances:
            self._chances[NONE] = _chances(self._s, self._seat)
        if selected not in self._chances:
            others = self._chances[NONE]
            self._chances[selected] = [1.0 if phase == selected else others[phase] for phase in COLUMNS]
        return self._chances[selected]

    def worth(self, columns: list[dice.Dice], selected: int) -> float:
        found = zip(self.chances(selected), self.gains, columns, strict=True)
        return sum([chance * gains[workers] for chance, gains, workers in found])

    def waiting(self) -> float:
        """The gain from the workers that wait in the columns of this round's phases."""
        return sum([self.gains[phase][workers] for phase, workers in enumerate(self._s.columns[self._seat])])

    def forget_stacks(self) -> None:
        """Drop cached gains that depend on the stacks, because their tiles may have moved."""
        self.gains[DEVELOP], self.gains[SETTLE] = Gains(self._develop), Gains(self._settle)

    def _explore(self, workers: dice.Dice) -> float:
        """Each explorer brings a tile or credits, whichever is worth more at that point."""
        at = self._s.at(self._seat, 0)
        tiles = len(self._s.stacks[at]) + len(self._s.stacks[at + 1])
        gained, worth = 0, 0.0
        for used in range(dice.size(workers)):
            tile = self._haste * SCOUTED[min(tiles, len(SCOUTED) - 1)]
            more = min(self._most_credits, gained + FIGURES.stock_credits)
            before = self._hands(used, gained)
            scouting, stocking = tile + self._hands(used + 1, gained) - before, self._hands(used + 1, more) - before
            if scouting > stocking:
                tiles += 1
            else:
                gained = more
            worth += max(scouting, stocking)
        return worth

    def _hands(self, used: int, credits_: int) -> float:
        """The worth of dice and credits after `used` workers went to the Citizenry and `credits_` came in."""
        s, seat = self._s, self._seat
        citizens = dice.size(s.citizenry[seat])
        return hands(self._workers - used, s.credits[seat] + credits_, citizens + used, self._ahead)

    def _develop(self, workers: dice.Dice) -> float:
        return self._build(DEVELOPMENT, workers)

    def _settle(self, workers: dice.Dice) -> float:
        return self._build(WORLD, workers)

    def _build(self, kind: int, workers: dice.Dice) -> float:
        """The gain from building with these workers: none without a tile, as they return to the cup."""
        s, seat, ahead, empire = self._s, self._seat, self._ahead, self._empire
        if not s.stacks[s.at(seat, kind)]:
            return 0.0
        n = dice.size(workers)
        built = stack_value(s, seat, kind, n, empire, ahead) - stack_value(s, seat, kind, 0, empire, ahead)
        return built + self._hands(n, 0) - self._hands(0, 0)

    def _produce(self, workers: dice.Dice) -> float:
        """The gain from producing, with the best pairs of worlds and producers first."""
        s, seat, ahead = self._s, self._seat, self._ahead
        places = [place for place, free in room(s, seat) for _ in range(free)]
        used, worth = 0, 0.0
        while workers and places:
            pairs = [
                (good_worth(s, seat, place, kind, ahead), place, kind)
                for place in set(places)
                for kind in dice.kinds(workers)
            ]
            best, place, kind = max(pairs)
            worth += best
            places.remove(place)
            workers -= dice.ONE[kind]
            used += 1
        return worth + self._hands(used, 0) - self._hands(0, 0)

    def _ship(self, workers: dice.Dice) -> float:
        """The gain from shipping, with the best tasks first; credits count for less the more there are."""
        s, seat, ahead = self._s, self._seat, self._ahead
        goods = goods_of(s, seat)
        gained, used, worth = 0, 0, 0.0
        while workers and goods:
            best, take = float("-inf"), (0, (0, 0), 0)
            consuming = self._hands(used + 1, gained) - self._hands(used, gained)
            for good in set(goods):
                place, kind = good
                design = s.tableau[seat][place]
                lost = good_worth(s, seat, place, kind, ahead)
                price = min(self._most_credits - gained, trade_credits(s, seat, design))
                trading = self._hands(used + 1, gained + price) - self._hands(used, gained)
                for shipper in dice.kinds(workers):
                    vp = consume_vp(s, seat, design, kind, shipper) + CREDIT * consume_credits(s, seat, design)
                    task = max(vp + consuming, trading) - lost
                    if task > best:
                        best, take = task, (shipper, good, price if trading > vp + consuming else 0)
            shipper, good, price = take
            worth += best
            goods.remove(good)
            workers -= dice.ONE[shipper]
            gained += price
            used += 1
        return worth


def _chances(s: RollState, seat: int) -> list[float]:
    """How likely each phase is to happen if the seat itself does not select it."""
    missed = [1.0] * len(PHASES)
    for other in range(s.seats):
        if other != seat:
            wishes = [HABIT[phase] * (1.0 if useful else IDLE) for phase, useful in enumerate(_useful(s, other))]
            total = sum(wishes)
            for phase in COLUMNS:
                missed[phase] *= 1 - wishes[phase] / total
    if s.seats == 2:  # ROLL-5.3
        for phase in COLUMNS:
            missed[phase] *= 1 - FACES_OF[HOME].count(phase) / len(FACES)
    return [1 - miss for miss in missed]


def _useful(s: RollState, seat: int) -> list[bool]:
    """For each phase: has the player something to do in it, as far as everybody can see?"""
    found = [True] * len(PHASES)
    found[DEVELOP] = bool(s.stacks[s.at(seat, DEVELOPMENT)])
    found[SETTLE] = bool(s.stacks[s.at(seat, WORLD)])
    found[PRODUCE] = bool(room(s, seat))
    found[SHIP] = any(s.goods[seat])
    found[EXPLORE] = not (found[DEVELOP] and found[SETTLE]) or s.credits[seat] < dice.size(s.citizenry[seat])
    return found
