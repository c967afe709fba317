"""The worth of a seat's position while the game goes on (see worth.py for single things)."""

from .. import dice
from ..content import DESIGNS, side_of
from ..holdings import dice_owned
from ..names import STACKS
from ..powers.scores import Empire
from ..scoring import empire_of, points
from ..state import RollState
from .outlook import Outlook
from .worth import ENGINE, ROUNDS, dice_worth, future, good_worth, hands, stack_value, tile_worth

NEXT = (0.3, 0.12, 0.05)  # factors for what a stack's tiles bring beyond their workers, from the top
SOMETHING = 0.9  # for having any tile in a stack
WORKER, EARLY = 0.6, 0.9  # what a worker could do elsewhere: more early in the game


def standing(s: RollState, seat: int) -> float:
    return Standing(s, seat).worth()


class Standing:
    """The worth of a seat's position. Everything that does not depend on the order of its stacks is computed once."""

    def __init__(self, s: RollState, seat: int) -> None:
        self._s, self._seat = s, seat
        ahead, self._empire = future(s), empire_of(s, seat)
        self._ahead, self._haste = ahead, min(1.0, 3 * ahead)
        # Relative to the others' prospects: with less of the game left, all of them have less to expect.
        others = [_prospects(s, other, ahead) for other in range(s.seats) if other != seat]
        self._apart = float(points(s, seat, self._empire)) + (_prospects(s, seat, ahead) - sum(others) / len(others))
        self._outlook = Outlook(s, seat) if any(s.columns[seat]) else None
        self._idle = _idle(s, seat, ahead)
        self._goods = [
            sum([good_worth(s, seat, place, kind, ahead) for kind in dice.one_by_one(goods)])
            for place, goods in enumerate(s.goods[seat])
            if goods
        ]

    def worth(self) -> float:
        """The worth with the stacks as they are now."""
        s, seat, empire, ahead = self._s, self._seat, self._empire, self._ahead
        worth = self._apart
        if self._outlook is not None:
            # Add what waiting workers will achieve, so that a round may be judged at any moment.
            self._outlook.forget_stacks()
            worth += self._idle + self._outlook.waiting()
        for good in self._goods:
            worth += good
        worth += self._haste * _to_come(s, seat, empire, ahead)
        for kind in range(len(STACKS)):
            worth += stack_value(s, seat, kind, 0, empire, ahead)
            worth += self._haste * _promise(s, seat, kind, empire, ahead)
        return worth


def _prospects(s: RollState, seat: int, ahead: float) -> float:
    """What powers, dice and credits will bring until the end. Workers waiting for a task count as citizens."""
    citizens, workers = dice.size(s.citizenry[seat] + sum(s.columns[seat])), dice.size(s.cup[seat])
    machine = sum([ENGINE[design] for design in s.tableau[seat]]) + ROUNDS * dice_worth(dice_owned(s, seat))
    return ahead * machine + hands(workers, s.credits[seat], citizens, ahead)


def _idle(s: RollState, seat: int, ahead: float) -> float:
    """How much more the waiting workers would be worth in the cup than in the Citizenry."""
    waiting = dice.size(sum(s.columns[seat]))
    workers, citizens, money = dice.size(s.cup[seat]), dice.size(s.citizenry[seat]), s.credits[seat]
    return hands(workers + waiting, money, citizens, ahead) - hands(workers, money, citizens + waiting, ahead)


def _promise(s: RollState, seat: int, kind: int, empire: Empire, ahead: float) -> float:
    """The worth of a stack's unbuilt tiles: having any counts, and good tiles count more near the top."""
    tiles = s.stacks[s.at(seat, kind)]
    if not tiles:
        return 0.0
    wanted = [desire(side_of(tile, kind), empire, ahead) for tile in reversed(tiles[-len(NEXT) :])]
    return SOMETHING + sum(share * worth for share, worth in zip(NEXT, wanted, strict=False))


def _to_come(s: RollState, seat: int, empire: Empire, ahead: float) -> float:
    """The worth of drawn tiles, each placed in turn where it is worth most."""
    above = [len(s.stacks[s.at(seat, kind)]) for kind in range(len(STACKS))]
    worth = 0.0
    for tile in s.drawn[seat]:
        places = [
            (
                _share(above[kind]) * desire(side_of(tile, kind), empire, ahead) + (0.0 if above[kind] else SOMETHING),
                kind,
            )
            for kind in range(len(STACKS))
        ]
        best, kind = max(places)
        worth += best
        above[kind] += 1
    return worth


def _share(above: int) -> float:
    return NEXT[above] if above < len(NEXT) else 0.0


def desire(design: int, empire: Empire, ahead: float) -> float:
    return tile_worth(design, empire, ahead) - (WORKER + EARLY * ahead) * DESIGNS[design].cost
