"""What goods bring to a player who sells and consumes them, and what a whole Produce brings, for appraisals."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..actions.consume import AGAIN, CONSUME, GAIN, PER_GOOD
from ..actions.produce import wages
from ..actions.sale import BONUS
from ..actions.windfalls import WINDFALL
from ..content import PRICE, TILES, WORLDS
from ..names import ANY, GOODS, NONE, NOVELTY
from ..powers.goods import Consume

DOLLAR = 0.5  # VP that a credit counts when both are compared
Goods = tuple[int, ...]  # how many of each kind

TRADES = tuple(bool(CONSUME[tile] or AGAIN[tile] or PER_GOOD[tile] or BONUS[tile]) for tile in range(len(TILES)))


class Yield(NamedTuple):
    vp: int
    credits: int


NOTHING = Yield(0, 0)


class Traders(NamedTuple):
    """An empire's Trade and Consume powers, added up."""

    prices: tuple[int, ...]  # by kind
    sales: int
    powers: tuple[Consume, ...]
    per_good: int  # VP for each good consumed


@lru_cache(4096)
def _traders(tiles: tuple[int, ...]) -> Traders:
    bonuses = [power for tile in tiles for power in BONUS[tile]]
    powers = [power for tile in tiles for _, power in CONSUME[tile]]
    return Traders(
        tuple(
            PRICE[kind] + sum(power.amount for power in bonuses if power.scope in (ANY, kind))
            for kind in range(len(GOODS))
        ),
        1 + sum(len(AGAIN[tile]) for tile in tiles),
        # Powers that pay best for a good come first, and those for one kind before those for any.
        tuple(sorted(powers, key=lambda power: (-pay(power), power.scope == ANY))),
        sum(power.amount for tile in tiles for power in PER_GOOD[tile]),
    )


def pay(power: Consume) -> float:
    return (power.vp + DOLLAR * power.credits) / (1 if power.up_to else power.goods)


def harvest(tiles: tuple[int, ...], goods: Goods) -> Yield:
    """The most that one Trade and Consume makes of these goods."""
    return _harvest(tuple([tile for tile in tiles if TRADES[tile]]), goods) if any(goods) else NOTHING


@lru_cache(65536)
def _harvest(tiles: tuple[int, ...], goods: Goods) -> Yield:
    traders = _traders(tiles)
    one_by_one = [kind for kind, n in enumerate(goods) for _ in range(n)]
    sales = {sold for n in range(min(traders.sales, len(one_by_one)) + 1) for sold in combinations(one_by_one, n)}
    found = [_consumed(traders, goods, sold) for sold in sorted(sales)]
    return max(found, key=lambda got: got.vp + DOLLAR * got.credits)


def _consumed(traders: Traders, goods: Goods, sold: tuple[int, ...]) -> Yield:
    left = list(goods)
    vp = credits_ = 0
    for kind in sold:
        left[kind] -= 1
        credits_ += traders.prices[kind]
    for power in traders.powers:
        taken = _take(power, left, traders.prices)
        if taken:
            times = taken if power.up_to else 1
            vp += power.vp * times + traders.per_good * taken
            credits_ += power.credits * times
    return Yield(vp, credits_)


def _take(power: Consume, left: list[int], prices: tuple[int, ...]) -> int:
    """The cheapest goods, as many as the power takes (FRONT-9.7)."""
    kinds = [kind for kind in range(len(GOODS)) if left[kind] and power.scope in (ANY, kind)]
    kinds.sort(key=lambda kind: prices[kind])
    if power.distinct:
        chosen = kinds[: power.goods]
    else:
        chosen = [kind for kind in kinds for _ in range(left[kind])][: power.goods]
    if len(chosen) < power.goods and not power.up_to:
        return 0
    for kind in chosen:
        left[kind] -= 1
    return len(chosen)


class Cycle(NamedTuple):
    """One Produce and one Trade-Consume of an empire whose colonies are all empty."""

    vp: int
    credits: int
    salons: int  # VP of Consume powers that need no good
    wages: int  # credits of Produce


@lru_cache(8192)
def cycle(colonies: tuple[int, ...], developments: tuple[int, ...]) -> Cycle:
    tiles = (*colonies, *developments)
    filled = [colony for colony in colonies if WORLDS[colony].resource == "production"]
    empty = sorted(
        (colony for colony in colonies if WORLDS[colony].resource == "windfall"),
        key=lambda colony: -PRICE[kind_taken(colony)],
    )
    scopes = sorted([power.scope for tile in tiles for _, power in WINDFALL[tile]])  # ANY comes last
    for scope in scopes:
        colony = next((colony for colony in empty if scope in (ANY, kind_taken(colony))), NONE)
        if colony != NONE:
            empty.remove(colony)
            filled.append(colony)
    kinds = [kind_taken(colony) for colony in filled]
    brought = harvest(tiles, counts(kinds))
    salons = sum([GAIN[tile] for tile in tiles])
    return Cycle(brought.vp, brought.credits, salons, wages(colonies, developments, filled, kinds, NOVELTY))


def kind_taken(colony: int) -> int:
    """The kind that a colony makes. One of any kind makes the cheapest, since its good cannot be sold (FRONT-9.5)."""
    good = WORLDS[colony].good
    return NOVELTY if good == ANY else good


def counts(kinds: list[int]) -> Goods:
    return tuple([kinds.count(kind) for kind in range(len(GOODS))])
