"""The bots' appraisal of a position, in present and expected victory points.

The weights were estimated by hand and checked only by how often the greedy bot wins with them.
"""

from typing import NamedTuple

from astrarium.kernel import Choice, Decision

from ..cards import worlds_with_goods
from ..content import CARDS, COUNT, FIGURES, FIRST_COPY, PRODUCTION_WORLDS, VP, rows
from ..content import GOOD as GOOD_OF
from ..design import Design
from ..names import ACTION_DEVELOP, ACTION_SETTLE, ANY_GOOD, DOUBLE, EXPLORE_1_1, EXPLORE_5, TRADE
from ..phases.develop import cost_of, has_copy
from ..phases.sale import sale_price
from ..phases.settle import military, price
from ..powers import POWERS, ConsumeDistinct, ConsumeGoods, Power
from ..scoring import outcome, points, six_cost_vp, tie_break
from ..state import NONE, RaceState

WIN = 100.0
CARD_IN_HAND = (0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15)  # money: the first cards matter most
BEYOND_LIMIT = 0.04
GOOD = (0.8, 1.05, 1.3, 1.6)  # a good on a world, by kind
PAIR = 1.1  # a production world together with a place to consume its good
BUILT = 2.0  # how much the powers of placed cards count
PLEASURE = 1.8  # factor for what the two Consume actions promise
WANTED = 0.25  # factor for what the best cards in hand would bring
RIVAL = 0.3  # how much the strongest rival's points count

# The worth of one point of a power for a whole game, by kind
POWER_WORTH = {
    "explore.draw": 0.35,
    "explore.keep": 0.9,
    "develop.discount": 1.0,
    "develop.draw_start": 0.9,
    "develop.draw_after": 0.8,
    "settle.discount": 0.9,
    "settle.military": 0.9,
    "settle.zero_cost": 1.0,
    "settle.pay_for_military": 1.3,
    "settle.military_boost": 0.3,
    "settle.draw_after": 0.9,
    "trade.bonus": 0.35,
    "consume.draw": 1.0,
    "consume.gamble": 0.5,
    "consume.sell": 1.4,
    "consume.hand": 0.8,
    "consume.distinct": 1.2,
    "consume.all": 1.2,
    "produce.windfall": 1.0,
    "produce.draw": 0.9,
    "produce.draw_if_here": 0.8,
    "produce.draw_per_good": 1.0,
    "produce.draw_per_kind": 1.4,
    "produce.draw_per_world": 1.2,
    "produce.draw_if_most": 0.4,
}


NARROW = 0.45  # factor for a power that concerns only one kind of world
UNIT = {POWERS.classes[kind]: worth for kind, worth in POWER_WORTH.items()}


def _power_worth(power: Power) -> float:
    if isinstance(power, ConsumeGoods):
        return (0.45 * power.vp + 0.3 * power.cards) * power.times
    is_narrow = (
        getattr(power, "good", ANY_GOOD) != ANY_GOOD
        or getattr(power, "rebel", False)
        or getattr(power, "this_world", False)
    )
    return UNIT[type(power)] * (NARROW if is_narrow else 1.0) * getattr(power, "n", 1)


def _engine(card: Design) -> float:
    worth = sum(_power_worth(power) for power in card.powers)
    if card.is_production:
        worth += 0.8 * GOOD[card.good]
    elif card.is_windfall:
        worth += 0.35 * GOOD[card.good]
    return worth


ENGINE: tuple[float, ...] = tuple(_engine(card) for card in CARDS)  # the worth of a card's powers for a whole game
GOODS_POWERS = rows(ConsumeGoods)
CONSUMES = tuple(  # how many goods a card can consume
    sum(power.take * power.times for power in goods) + sum(power.kinds for power in distinct)
    for goods, distinct in zip(GOODS_POWERS, rows(ConsumeDistinct), strict=True)
)


def future(s: RaceState) -> float:
    """The share of the game that is still to come."""
    built = max(map(len, s.tableau)) / FIGURES.tableau_end
    taken = 1 - s.pool / (FIGURES.chips_per_player * s.seats)
    return max(0.1, 1.0 - max(built, taken))


HAND = [0.0]  # the worth of a hand, by its number of cards
for _count in range(2 * COUNT):  # all cards, and as many more as an action may promise
    HAND.append(HAND[-1] + (CARD_IN_HAND[_count] if _count < len(CARD_IN_HAND) else BEYOND_LIMIT))


class Stage(NamedTuple):
    """How far the game is, worked out once for each appraisal."""

    ahead: float  # the share of the game that is still to come
    money: float  # the worth of cards as money: it falls near the end, when there is less to buy
    good: float  # factor for the worth of goods


def stage(s: RaceState) -> Stage:
    ahead = future(s)
    return Stage(ahead, 0.3 + 0.7 * min(1.0, ahead * 1.6), 0.4 + 0.6 * ahead)


def spent(s: RaceState, seat: int, cards: int, at: Stage) -> float:
    """The worth of losing this many cards from the hand."""
    have = len(s.hands[seat])
    return at.money * (HAND[have] - HAND[max(0, have - cards)])


def got(s: RaceState, seat: int, cards: float, at: Stage) -> float:
    """The worth of gaining this many cards."""
    have = len(s.hands[seat])
    whole = int(cards)
    return at.money * (
        HAND[have + whole] - HAND[have] + (cards - whole) * (HAND[have + whole + 1] - HAND[have + whole])
    )


def appraise(s: RaceState, seat: int) -> float:
    if s.ending:
        return _final_worth(s, seat)
    at = stage(s)
    own = standing(s, seat, at)
    if not s.revealed:
        own += sum([action_worth(s, seat, action, at) for action in s.picked[seat]])
    if s.placing[seat] != NONE:
        own += placing_worth(s, seat, at)
    rivals = max([points(s, other) for other in range(s.seats) if other != seat])
    return own - RIVAL * rivals


def _final_worth(s: RaceState, seat: int) -> float:
    result = outcome(s)
    others = max(score for other, score in enumerate(result.scores) if other != seat)
    return (WIN if seat in result.winners else -WIN) + result.scores[seat] - others + 0.01 * tie_break(s, seat)


def standing(s: RaceState, seat: int, at: Stage) -> float:
    tableau = s.tableau[seat]
    worth = float(points(s, seat))
    worth += BUILT * at.ahead * sum([ENGINE[card] for card in tableau])
    makes = sum([card in PRODUCTION_WORLDS for card in tableau])
    worth += at.ahead * PAIR * min(makes, sum([CONSUMES[card] for card in tableau]))
    worth += sum([good_worth(world, at) for world in worlds_with_goods(s, seat)])
    hand = s.hands[seat]
    worth += at.money * HAND[len(hand)]
    wanted = sorted([desire(s, seat, card, at) for card in hand], reverse=True)
    return worth + WANTED * sum(wanted[:3])


def worth_placed(s: RaceState, seat: int, card: int, at: Stage) -> float:
    """The worth that a card would add to the tableau."""
    design = CARDS[card]
    worth = VP[card] + BUILT * at.ahead * ENGINE[card]
    if design.is_six_cost:
        worth += 1.15 * six_cost_vp(s, seat, card) + 1.5
    if design.is_windfall:
        worth += 0.8 * GOOD[design.good]
    return worth


def desire(s: RaceState, seat: int, card: int, at: Stage) -> float:
    """The worth of placing a card from the hand, less its cost."""
    design = CARDS[card]
    if not design.is_world:
        if has_copy(s, seat, card):
            return 0.0
        return max(0.0, worth_placed(s, seat, card, at) - spent(s, seat, 1 + cost_of(s, seat, card, 9), at))
    if design.military:
        lacking = design.cost - military(s, seat, design)
        if lacking > 0:
            return 0.3 * worth_placed(s, seat, card, at) / (1 + lacking)
        return worth_placed(s, seat, card, at) - spent(s, seat, 1, at)
    return max(0.0, worth_placed(s, seat, card, at) - spent(s, seat, 1 + price(s, seat, design), at))


def placing_worth(s: RaceState, seat: int, at: Stage) -> float:
    """The worth of the card being placed. A turned-up card has left the hand, so it is not counted as spent again."""
    card = s.placing[seat]
    return desire(s, seat, card, at) + (0.0 if card in s.hands[seat] else spent(s, seat, 1, at))


def action_worth(s: RaceState, seat: int, action: int, at: Stage) -> float:
    """The expected worth of choosing this action."""
    hand = s.hands[seat]
    if action == EXPLORE_5:
        return got(s, seat, 1, at) + 0.9 * at.ahead
    if action == EXPLORE_1_1:
        return got(s, seat, 2, at) + 0.3 * at.ahead
    if action in (ACTION_DEVELOP, ACTION_SETTLE):
        worlds = action == ACTION_SETTLE
        best = max([desire(s, seat, card, at) for card in hand if _can_place(s, seat, card, worlds)], default=-1.0)
        return 0.0 if best < 0 else best + got(s, seat, 1, at)
    if action == TRADE:
        goods = worlds_with_goods(s, seat)
        sales = [got(s, seat, sale_price(s, seat, world, True), at) - good_worth(world, at) for world in goods]
        return PLEASURE * (max(sales, default=0.0) + 0.4 * _consumption(s, seat, 1, 1, at)) if goods else 0.0
    if action == DOUBLE:
        return PLEASURE * _consumption(s, seat, 0, 2, at)
    return at.good * _production(s, seat) + 0.3


def _can_place(s: RaceState, seat: int, card: int, worlds: bool) -> bool:
    design = CARDS[card]
    others = len(s.hands[seat]) - 1
    if design.is_world != worlds:
        return False
    if not worlds:
        return not has_copy(s, seat, card) and cost_of(s, seat, card, 9) - 1 <= others
    if design.military:
        return military(s, seat, design) >= design.cost
    return price(s, seat, design) <= others


def good_worth(world: int, at: Stage) -> float:
    """The worth of a good on a world."""
    return at.good * GOOD[GOOD_OF[world]]


def _consumption(s: RaceState, seat: int, without: int, times: int, at: Stage) -> float:
    """The expected gain from consuming, beyond the worth of the goods themselves. `times` multiplies the VP."""
    goods = sorted(worlds_with_goods(s, seat), key=lambda world: good_worth(world, at))
    goods = goods[: max(0, len(goods) - without)]
    total = 0.0
    for power in sorted(_goods_powers(s, seat), key=lambda power: power.good == ANY_GOOD):
        fit = [world for world in goods if power.good in (ANY_GOOD, GOOD_OF[world])]
        spend = fit[: min(power.times, len(fit) // power.take) * power.take]
        gain = power.vp * times + got(s, seat, power.cards, at)
        total += gain * (len(spend) // power.take) - sum([good_worth(world, at) for world in spend])
        goods = [world for world in goods if world not in spend]
    return max(0.0, total)


def _goods_powers(s: RaceState, seat: int) -> list[ConsumeGoods]:
    return [power for card in s.tableau[seat] for power in GOODS_POWERS[card]]


def _production(s: RaceState, seat: int) -> float:
    """The worth of the goods that a Produce phase would bring."""
    total = 0.0
    windfall = 0.0
    for world, good in zip(s.tableau[seat], s.goods[seat], strict=True):
        if good == NONE and CARDS[world].is_production:
            total += GOOD[CARDS[world].good]
        elif good == NONE and CARDS[world].is_windfall:
            windfall = max(windfall, GOOD[CARDS[world].good])
    return total + windfall


ABOUT_CARDS = ("ask.pay", "ask.discard_first", "ask.discard_down", "ask.keep", "ask.cards_for_chips")


def candidates(s: RaceState, decision: Decision) -> list[Choice]:
    """The answers worth trying: the least wanted cards are given up, the most wanted kept; all else is tried."""
    prompt = decision.prompt
    if prompt in ABOUT_CARDS:
        at = stage(s)
        ranked = sorted(decision.options, key=lambda card: _keep_worth(s, decision.seat, card, at))
        if prompt == "ask.keep":
            return [tuple(sorted(ranked[len(ranked) - decision.low :]))]
        if prompt == "ask.cards_for_chips":
            return [tuple(sorted(ranked[:count])) for count in range(decision.high + 1)]
        return [tuple(sorted(ranked[: decision.low]))]
    return decision.some_choices(64)


def _keep_worth(s: RaceState, seat: int, card: int, at: Stage) -> float:
    """The worth of keeping a card; half for a card of which the hand has two copies."""
    double = [FIRST_COPY[other] for other in s.hands[seat]].count(FIRST_COPY[card]) > 1
    return desire(s, seat, card, at) * (0.5 if double else 1.0)
