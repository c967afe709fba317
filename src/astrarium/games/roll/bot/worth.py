"""The worth of tiles, dice, goods and credits to a seat, in present and expected victory points.

The weights were estimated by hand and checked only by how often the greedy bot wins with them.
"""

from functools import lru_cache

from .. import dice
from ..content import DESIGNS, FIGURES, Design, rows, side_of
from ..names import ALIEN, CONSUMPTION, GENES, GRAY, HOME, MILITARY, NOVELTY, RARE
from ..phases.build import workers_needed
from ..phases.ship import consume_vp, trade_credits
from ..powers import POWERS, Power
from ..powers.build import AboutTiles
from ..powers.goods import PerGood
from ..powers.phases import ExtraWorkers
from ..powers.reassign import Reassign
from ..powers.scores import Empire, Score
from ..powers.supplies import GainCredits, GainDie, GainGood, RemoveDie
from ..state import RollState

ROUNDS = 12.0  # in a whole game (ROLL-2.2)

# What a die brings in a round, by its kind
DIE_A_ROUND = {HOME: 0.25, MILITARY: 0.29, CONSUMPTION: 0.27, NOVELTY: 0.29, RARE: 0.3, GENES: 0.33, ALIEN: 0.37}
CREDIT = 0.4  # a credit for a die that will come to the Citizenry in a round or so
SOON = 4  # how many such dice there are
SPARE_CREDIT = 0.08
WORKERS = (-3.5, 0.0, 2.0, 3.4, 4.7, 5.9, 7.1, 8.2, 9.2)  # by the number of dice to roll next
MORE_WORKERS = 0.8  # hardly less than the eighth: a die does its task whatever the others do, or is rolled again

# The worth of a power at the start of a game, by kind
POWER_WORTH = {
    "dictate_repeat": 1.0,
    "dictate_multi": 1.4,
    "rearrange_zone": 0.5,
    "extra_tile_at_end": 0.6,
    "scout_bonus": 0.3,
    "stock_value": 0.4,
    "place_on_top": 0.6,
    "cost_reduction": 2.2,
    "credits_on_complete": 0.9,
    "return_to_cup": 1.6,
    "return_colours_to_cup": 1.0,
    "credits_end_of_phase": 0.7,
    "credits_per_citizenry_die": 0.8,
    "credits_per_good": 0.7,
    "credits_if_most_developments": 0.6,
    "credits_if_dearest_world": 0.5,
    "vp_in_phase": 3.5,
    "extra_good_capacity": 0.8,
    "trade_bonus": 0.7,
    "trade_buy_vp": 1.0,
    "consume_credits": 0.6,
    "consume_vp": 2.0,
}
UNIT = {POWERS.classes[kind]: worth for kind, worth in POWER_WORTH.items()}
NARROW = 0.5  # factor for a power that concerns only some colours
WORLD_FOR_GOODS = 0.9  # for a world that can hold goods


def _power_worth(power: Power) -> float:
    if isinstance(power, Reassign):
        return 0.7 * power.high + (0.6 if not power.colours and not power.source and not power.target else 0.0)
    if isinstance(power, ExtraWorkers):
        return 1.3 * len(power.colours)
    narrow = (isinstance(power, (AboutTiles, PerGood)) and power.colours) or getattr(power, "only_reassign", False)
    return UNIT.get(type(power), 0.0) * (NARROW if narrow else 1.0) * float(getattr(power, "amount", 1))


def _engine(design: Design) -> float:
    worth = sum(_power_worth(power) for power in design.powers)
    return worth + WORLD_FOR_GOODS if design.is_world and design.colour != GRAY else worth


ENGINE = tuple(_engine(design) for design in DESIGNS)  # the worth of a tile's powers for a whole game
DICE = tuple(  # the worth in a round of the dice that a tile brings
    sum(DIE_A_ROUND[power.colour] * power.count for power in design.powers if isinstance(power, (GainDie, GainGood)))
    - sum(DIE_A_ROUND[HOME] * power.count for power in design.powers if isinstance(power, RemoveDie))
    for design in DESIGNS
)
AT_ONCE = tuple(  # the worth of what else it brings at once
    sum(CREDIT * power.amount for power in design.powers if isinstance(power, GainCredits))
    + sum(0.8 * power.count for power in design.powers if isinstance(power, GainGood))
    for design in DESIGNS
)
SCORES = rows(Score)


@lru_cache(4096)
def dice_worth(these: dice.Dice) -> float:
    """What dice bring in a round."""
    return sum(DIE_A_ROUND[kind] for kind in dice.one_by_one(these))


def future(s: RollState) -> float:
    """The share of the game that is still to come, by the longest tableau or by the chips taken."""
    start = 3
    longest = max(len(tiles) for tiles in s.tableau)
    built = (longest - start) / (FIGURES.tableau_end - start)
    taken = 1 - s.pool / (FIGURES.chips_per_player * s.seats)
    return max(0.0, 1.0 - max(built, taken))


def tile_worth(design: int, empire: Empire, ahead: float) -> float:
    """The worth that a tile would add to the tableau."""
    worth = DESIGNS[design].cost + ahead * ENGINE[design] + ahead * ROUNDS * DICE[design] + AT_ONCE[design]
    return worth + sum(score.vp(empire) + 3.0 * ahead for score in SCORES[design])


def good_worth(s: RollState, seat: int, place: int, kind: int, ahead: float) -> float:
    """The worth of a good on a world; it still needs a shipper."""
    design = s.tableau[seat][place]
    shipped = max(consume_vp(s, seat, design, kind, HOME) + 0.3, CREDIT * trade_credits(s, seat, design))
    return 0.55 * shipped * min(1.0, 0.25 + 1.5 * ahead)


@lru_cache(65536)  # the same few numbers again and again
def hands(cup: int, credits_: int, citizens: int, ahead: float) -> float:
    """The worth of dice to roll next and of credits: a citizen with a credit is as good as a die in the cup."""
    recruits = min(credits_, citizens)
    workers, left = cup + recruits, credits_ - recruits
    soon = min(left, SOON)
    worth = CREDIT * soon + SPARE_CREDIT * (left - soon)
    most = len(WORKERS) - 1
    worth += WORKERS[min(workers, most)] + MORE_WORKERS * max(0, workers - most)
    return worth * min(1.0, 3 * ahead) + 0.01 * (left + workers)


def stack_value(s: RollState, seat: int, kind: int, workers: int, empire: Empire, ahead: float) -> float:
    """The worth of a stack's dice and `workers` more: the tiles that they complete, and part of the next one."""
    at = s.at(seat, kind)
    left = dice.size(s.building[at]) + workers
    value = 0.0
    for tile in reversed(s.stacks[at]):
        design = side_of(tile, kind)
        worth, need = tile_worth(design, empire, ahead), workers_needed(s, seat, design)
        if left < need:
            return value + (0.72 if ahead else 0.0) * worth * left / need - LOCKED * left
        value += worth
        left -= need
    return value


LOCKED = 0.12  # a die on a tile that is not complete
