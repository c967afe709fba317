"""The bots' appraisal of a position (see position.py), and the answers that they try."""

from astrarium.kernel import Choice, Decision

from .. import dice
from ..bag import zone
from ..content import FIGURES, side_of
from ..names import DEVELOPMENT, STACKS, WORLD
from ..phases.assign import is_assigning
from ..phases.explore import ARRANGE, PER_TASK, STOCK_ALL
from ..phases.scouts import DIVIDER
from ..phases.ship import CONSUME
from ..scoring import empire_of, outcome, tie_break
from ..state import RollState
from .plans import BETTER, PLANNED, planned_answer
from .position import Standing, desire, standing
from .worth import DIE_A_ROUND, future

WIN = 100.0


def appraise(s: RollState, seat: int) -> float:
    if s.ending:
        return _final_worth(s, seat)
    return standing(s, seat)


def _final_worth(s: RollState, seat: int) -> float:
    result = outcome(s)
    others = max(score for other, score in enumerate(result.scores) if other != seat)
    return (WIN if seat in result.winners else -WIN) + result.scores[seat] - others + 0.01 * tie_break(s, seat)


FEW = 3  # workers in the cup: with no more than these, dice are recalled
MANY = 40  # answers tried one by one


def candidates(s: RollState, decision: Decision) -> list[Choice]:
    """The answers worth trying. An assignment is planned as a whole (plans.py); the least useful dice are given up."""
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
    """Tasks of explorers: arrange the tiles first, if that improves them; then send explorers one by one."""
    arrange = (ARRANGE * PER_TASK,)
    if arrange[0] in decision.options and best_order(s, decision.seat):
        return [arrange]
    one_by_one = [code for code in decision.options if code // PER_TASK not in (ARRANGE, STOCK_ALL)]
    return [(code,) for code in one_by_one]


def best_order(s: RollState, seat: int) -> Choice | None:
    """The best answer to ask.arrange that puts another tile on top of a stack; None if no change is better."""
    after, both = s.copy(), (s.at(seat, DEVELOPMENT), s.at(seat, WORLD))
    whole = Standing(after, seat)
    best, found = whole.worth() + BETTER, None
    for tile, _ in zone(s, seat):
        for top in both:
            for at in both:
                after.stacks[at] = [other for other in s.stacks[at] if other != tile]
            after.stacks[top].append(tile)
            worth = whole.worth()
            if worth > best:
                best, found = worth, zone(after, seat)
    if found is None:
        return None
    by_stack = [[tile for tile, kind in found if kind == stack] for stack in range(len(STACKS))]
    return (*by_stack[DEVELOPMENT], DIVIDER, *by_stack[WORLD])


def _shipments(s: RollState, decision: Decision) -> list[Choice]:
    """Shipments to try: a seat with the most credits that it can have does not Trade, because that brings nothing."""
    full = s.credits[decision.seat] >= FIGURES.credits_max
    return [(code,) for code in decision.options if not full or code % 2 == CONSUME]


GIVEN = ("ask.workers", "ask.spend")  # dice go to the Citizenry; which ones hardly matters


def _dice_given(decision: Decision) -> list[Choice]:
    """Which dice to give: the least useful ones (they come back last), or the most useful ones."""
    ranked = sorted(decision.options, key=lambda code: DIE_A_ROUND[code // dice.COPIES])
    return [tuple(sorted(ranked[: decision.low])), tuple(sorted(ranked[-decision.low :]))]


def _worst_tiles(s: RollState, decision: Decision) -> list[Choice]:
    """Which tiles to abandon: none, the least wanted one, or the two least wanted ones."""
    seat, ahead = decision.seat, future(s)
    empire = empire_of(s, seat)
    kinds = {tile: kind for kind in range(len(STACKS)) for tile in s.stacks[s.at(seat, kind)]}
    ranked = sorted(decision.options, key=lambda tile: desire(side_of(tile, kinds[tile]), empire, ahead))
    return [tuple(sorted(ranked[:count])) for count in range(min(2, len(ranked)) + 1)]


def _recalls(s: RollState, decision: Decision) -> list[Choice]:
    """Which dice to recall: none; or, with few workers, all, all of one place, or the least useful of one place."""
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
