"""How well a seat stands, for bots that look ahead (see worth.py for what things are worth)."""

from astrarium.kernel import Choice, Decision

from . import dice
from .assign import is_assigning
from .bag import zone
from .content import DESIGNS, FIGURES, side_of
from .explore import ARRANGE, PER_TASK, STOCK_ALL
from .holdings import dice_owned
from .names import DEVELOPMENT, STACKS, WORLD
from .outlook import Outlook
from .planning import BETTER, PLANNED, planned_answer
from .powers.scores import Empire
from .scoring import empire_of, outcome, points, tie_break
from .scouting import DIVIDER
from .ship import CONSUME
from .state import RollState
from .worth import (
    DIE_A_ROUND,
    ENGINE,
    ROUNDS,
    dice_worth,
    future,
    good_worth,
    hands,
    stack_value,
    tile_worth,
)

WIN = 100.0
NEXT = (0.3, 0.12, 0.05)  # of what the tiles of a stack would bring beyond their workers, from the top
SOMETHING = 0.9  # to have a tile in a stack at all
WORKER, EARLY = 0.6, 0.9  # what a worker does elsewhere: more while the game is young


def appraise(s: RollState, seat: int) -> float:
    if s.ending:
        return _final_worth(s, seat)
    return standing(s, seat)


def _final_worth(s: RollState, seat: int) -> float:
    result = outcome(s)
    others = max(score for other, score in enumerate(result.scores) if other != seat)
    return (WIN if seat in result.winners else -WIN) + result.scores[seat] - others + 0.01 * tie_break(s, seat)


def standing(s: RollState, seat: int) -> float:
    ahead, empire = future(s), empire_of(s, seat)
    worth = float(points(s, seat, empire))
    # Against those of the others: the less of the game is left, the less is left to all of them.
    others = [_prospects(s, other, ahead) for other in range(s.seats) if other != seat]
    worth += _prospects(s, seat, ahead) - sum(others) / len(others)
    if any(s.columns[seat]):
        worth += _at_work(s, seat, ahead)
    for place, goods in enumerate(s.goods[seat]):
        worth += sum(good_worth(s, seat, place, kind, ahead) for kind in dice.one_by_one(goods))
    worth += min(1.0, 3 * ahead) * _to_come(s, seat, empire, ahead)
    for kind in range(len(STACKS)):
        worth += stack_value(s, seat, kind, 0, empire, ahead)
        worth += min(1.0, 3 * ahead) * _promise(s, seat, kind, empire, ahead)
    return worth


def _prospects(s: RollState, seat: int, ahead: float) -> float:
    """What powers, dice and money will bring until the end. Who still waits for a task will soon be a citizen."""
    citizens, workers = dice.size(s.citizenry[seat] + sum(s.columns[seat])), dice.size(s.cup[seat])
    machine = sum([ENGINE[design] for design in s.tableau[seat]]) + ROUNDS * dice_worth(dice_owned(s, seat))
    return ahead * machine + hands(workers, s.credits[seat], citizens, ahead)


def _at_work(s: RollState, seat: int, ahead: float) -> float:
    """What those that wait for their tasks will achieve, so that a round may be judged at any moment of it."""
    waiting = dice.size(sum(s.columns[seat]))
    workers, citizens, money = dice.size(s.cup[seat]), dice.size(s.citizenry[seat]), s.credits[seat]
    idle = hands(workers + waiting, money, citizens, ahead) - hands(workers, money, citizens + waiting, ahead)
    return idle + Outlook(s, seat).waiting()


def _promise(s: RollState, seat: int, kind: int, empire: Empire, ahead: float) -> float:
    """Tiles to come: something to build at all, and the better the nearer to the top."""
    tiles = s.stacks[s.at(seat, kind)]
    if not tiles:
        return 0.0
    wanted = [_desire(side_of(tile, kind), empire, ahead) for tile in reversed(tiles[-len(NEXT) :])]
    return SOMETHING + sum(share * desire for share, desire in zip(NEXT, wanted, strict=False))


def _to_come(s: RollState, seat: int, empire: Empire, ahead: float) -> float:
    """Tiles that are still to be placed, one after another where each serves best."""
    above = [len(s.stacks[s.at(seat, kind)]) for kind in range(len(STACKS))]
    worth = 0.0
    for tile in s.drawn[seat]:
        places = [
            (
                _share(above[kind]) * _desire(side_of(tile, kind), empire, ahead) + (0.0 if above[kind] else SOMETHING),
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


def _desire(design: int, empire: Empire, ahead: float) -> float:
    return tile_worth(design, empire, ahead) - (WORKER + EARLY * ahead) * DESIGNS[design].cost


FEW = 3  # workers, so that more are called back
MANY = 40  # answers that are tried one by one


def candidates(s: RollState, decision: Decision) -> list[Choice]:
    """Assigning is weighed as a whole (planning.py); of dice those of least use are given; all else is tried."""
    prompt = decision.prompt
    if prompt in PLANNED and is_assigning(s):
        return [planned_answer(s, decision)]
    if prompt == "ask.abandon":
        return _worst_tiles(s, decision)
    if prompt == "ask.place":  # one tile after another: the order hardly matters
        first = s.drawn[decision.seat][0]
        return [(code,) for code in decision.options if code // 4 == first]
    if prompt in GIVEN:
        return _dice_given(decision)
    if prompt == "ask.recruit":
        ranked = sorted(decision.options, key=lambda code: -DIE_A_ROUND[code // dice.COPIES])
        return [tuple(sorted(ranked[: decision.low]))]
    if prompt == "ask.recall":
        return _recalls(s, decision)
    if prompt in ("ask.explore", "ask.explored"):
        return _tasks(s, decision)
    if prompt == "ask.arrange":
        return [best_order(s, decision.seat) or tuple(decision.options)]
    if prompt == "ask.ship":
        return _shipments(s, decision)
    return decision.some_choices(MANY)


def _tasks(s: RollState, decision: Decision) -> list[Choice]:
    """Tiles are put in order first, if that is better than how they lie; explorers are sent one by one."""
    arrange = (ARRANGE * PER_TASK,)
    if arrange[0] in decision.options and best_order(s, decision.seat):
        return [arrange]
    one_by_one = [code for code in decision.options if code // PER_TASK not in (ARRANGE, STOCK_ALL)]
    return [(code,) for code in one_by_one]


def best_order(s: RollState, seat: int) -> Choice | None:
    """The construction zone with another tile on top of a stack, as ask.arrange puts it; None: as it lies is best."""
    best, found = standing(s, seat) + BETTER, None
    for tile, _ in zone(s, seat):
        for kind in range(len(STACKS)):
            after = s.copy()
            for at in (s.at(seat, 0), s.at(seat, 1)):
                after.stacks[at] = [other for other in s.stacks[at] if other != tile]
            after.stacks[s.at(seat, kind)].append(tile)
            worth = standing(after, seat)
            if worth > best:
                best, found = worth, after
    if found is None:
        return None
    tiles = zone(found, seat)
    by_stack = [[tile for tile, kind in tiles if kind == stack] for stack in range(len(STACKS))]
    return (*by_stack[DEVELOPMENT], DIVIDER, *by_stack[WORLD])


def _shipments(s: RollState, decision: Decision) -> list[Choice]:
    """A good is not sold for nothing: who has all the credits that one can have Consumes it."""
    full = s.credits[decision.seat] >= FIGURES.credits_max
    return [(code,) for code in decision.options if not full or code % 2 == CONSUME]


GIVEN = ("ask.workers", "ask.spend")  # dice go to the Citizenry; which ones hardly matters


def _dice_given(decision: Decision) -> list[Choice]:
    """The least useful ones work first: they come back last."""
    ranked = sorted(decision.options, key=lambda code: DIE_A_ROUND[code // dice.COPIES])
    return [tuple(sorted(ranked[: decision.low])), tuple(sorted(ranked[-decision.low :]))]


def _worst_tiles(s: RollState, decision: Decision) -> list[Choice]:
    """None, the least wanted one, the two least wanted ones."""
    seat, ahead = decision.seat, future(s)
    empire = empire_of(s, seat)
    kinds = {tile: kind for kind in range(len(STACKS)) for tile in s.stacks[s.at(seat, kind)]}
    ranked = sorted(decision.options, key=lambda tile: _desire(side_of(tile, kinds[tile]), empire, ahead))
    return [tuple(sorted(ranked[:count])) for count in range(min(2, len(ranked)) + 1)]


def _recalls(s: RollState, decision: Decision) -> list[Choice]:
    """Nothing; or, where there are few workers, everything, all from one place, the least useful dice of it."""
    if dice.size(s.cup[decision.seat]) > FEW and future(s):
        return [()]
    places: dict[int, list[int]] = {}
    for code in decision.options:
        places.setdefault(code // dice.COPIES // len(DIE_A_ROUND), []).append(code)
    found: list[Choice] = [(), tuple(decision.options)]
    for codes in places.values():
        ranked = sorted(codes, key=lambda code: DIE_A_ROUND[code // dice.COPIES % len(DIE_A_ROUND)])
        found += [tuple(sorted(ranked[:count])) for count in {1, 2, len(codes)} if count <= len(codes)]
    return list(dict.fromkeys(found))
