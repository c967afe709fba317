"""How much of the game is left, and what a credit is worth until then."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..content import EVENTS, FIGURES, SCORINGS, TECHNOLOGIES
from ..names import NONE
from ..state import VoidState

# Points that a credit spent on technologies brings at each scoring
BUYS = sum(each.vp for each in TECHNOLOGIES) / max(1, sum(each.cost for each in TECHNOLOGIES))
SPENT = 0.8  # share of the credits that are spent well
LEFT_OVER = 0.02  # worth of a credit that cannot be spent any more
SECOND = 2  # scorings of a short game


class Pace(NamedTuple):
    scorings: int  # to come
    prizes: tuple[tuple[int, int], ...]  # of the council, at each: first, second
    turns: int  # of this seat, the present one included
    credit: float  # what a credit is worth now
    income: float  # what a credit in each turn to come is worth
    actions: int  # that this seat still has


def whole_game(stack: Sequence[int]) -> Pace:
    """The pace before the first round; `stack` lists the event cards from the bottom."""
    return _pace(_scorings(tuple(stack), len(SCORINGS), False), False, True, False, NONE)


def pace(s: VoidState, seat: int) -> Pace:
    drawn = s.phase != "pre_round" and s.phase != "setup"  # is the event of this round drawn?
    to_come = _scorings(tuple(s.stack_of_events), len(SCORINGS) if not s.variant.short_game else SECOND, drawn)
    over = s.phase == "turns" and s.turn in s.order and s.order.index(seat) < s.order.index(s.turn)
    actions = NONE if s.turn != seat else s.actions
    return _pace(to_come, s.variant.short_game, s.phase == "pre_round", over, actions)


@lru_cache(1024)
def _scorings(stack: tuple[int, ...], last: int, drawn: bool) -> tuple[tuple[int, int], ...]:
    """The scorings to come up to the last, and the rounds until each; `drawn`: this round's event is drawn."""
    first = len(EVENTS)
    whens = [(card - first, place + drawn) for place, card in enumerate(reversed(stack)) if card >= first]
    return tuple([(number, rounds) for number, rounds in whens if number < last])


@lru_cache(4096)
def _pace(to_come: tuple[tuple[int, int], ...], short: bool, shopping: bool, over: bool, actions: int) -> Pace:
    """`over`: the seat has had its turn in this round; `actions`: those left in the present turn, or NONE.

    The last scoring comes after the last round without another pre-round (VOID-6.3); a short game ends within a round,
    after its pre-round. A credit that is kept in the last pre-round of all is left over.
    """
    end = max((rounds for _, rounds in to_come), default=0)  # rounds until the last scoring
    shops = [_credit(to_come, shop) for shop in range(0 if shopping else 1, end + short)]
    turns = max(0, end - over)
    return Pace(
        scorings=len(to_come),
        prizes=tuple((SCORINGS[number].first, SCORINGS[number].second) for number, _ in to_come),
        turns=turns,
        credit=max(LEFT_OVER, shops[0] if len(shops) > shopping else 0.0),
        income=sum(shops[1 if shopping or over else 0 :]),
        actions=turns * FIGURES.actions if actions == NONE else actions + (turns - 1) * FIGURES.actions,
    )


def _credit(to_come: tuple[tuple[int, int], ...], shop: int) -> float:
    """The worth of a credit that is spent in the pre-round `shop` rounds from now."""
    return SPENT * BUYS * sum([1 for _, rounds in to_come if rounds >= shop])
