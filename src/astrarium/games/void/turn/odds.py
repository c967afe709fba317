"""How likely diplomacy and attacks are to come off, told before they are begun: exact, from what one may know."""

from fractions import Fraction
from functools import lru_cache
from math import comb

from astrarium.kernel import Odds, Text, Throw, Try, percent

from .. import refs
from ..battle.dice import EXTRA, PAYS
from ..battle.fight import CRY_BONUS
from ..battle.targets import PIRATES, hits_to_win
from ..cards import purse
from ..content import FIGURES, MAX_SEATS, SHIPS
from ..empire import needed_by
from ..map.fleets import SHIP_OF, hits_taken, size, squadrons
from ..state import SIDES, VoidState
from .diplomacy import ROLLS, best_prospect, prospects

Dice = tuple[tuple[int, int, int], ...]  # how many, what each must show, how many more a hit brings


def diplomacy_odds(s: VoidState, seat: int, space: int) -> Odds:
    """VOID-9.2, VOID-9.7: for each number of cards, with those of the hand that help (VOID-16.5)."""
    best = best_prospect(s, seat, space)
    tries = tuple(
        Try(way.cards, way.need, way.bonus, percent(Fraction(way.ways, ROLLS)), is_open)
        for way, is_open in prospects(s, seat, space)
    )
    return Odds(best.need, percent(Fraction(best.ways, ROLLS)), tries, stake=Text("stake.diplomacy"))


def attack_odds(s: VoidState, seat: int, space: int, target: int, cry: bool) -> Odds | None:
    """VOID-8.2, VOID-8.11: against what does not shoot back, the chance of one roll of all ships, before tactics.

    In a battle of initiatives losses are chosen and cards played (VOID-16.4): only thresholds and stakes are told.
    None where nobody rolls: a planet that its player holds without a ship.
    """
    own = s.fleet(space, seat)
    dice = _dice(s, seat, own, CRY_BONUS if cry else 0)
    throws = tuple(Throw(refs.SHIP[SHIP_OF[kind]], n, need) for kind, n, need in dice)
    if target < MAX_SEATS:
        other = s.fleet(space, target)
        return Odds(hits_taken(other), None, (), throws, Text("stake.battle", n=size(own))) if other else None
    need = hits_to_win(s, space, target)
    if target == PIRATES:
        n = min(FIGURES.pirate_dice, size(own))
        return Odds(
            need, None, (), throws, Text("stake.pirates", n=n, dice=FIGURES.pirate_dice, hit=FIGURES.pirate_attack)
        )
    rolled = tuple((n, show, extra.amount if (extra := EXTRA[SHIP_OF[kind]]) else 0) for kind, n, show in dice)
    return Odds(need, percent(chance_of_hits(rolled, need)), (), throws, Text("stake.none"))


def _dice(s: VoidState, seat: int, fleet: int, bonus: int) -> list[tuple[int, int, int]]:
    """Kind, number of dice and what they must show, if the seat pays for as many ships as it can (VOID-11.4)."""
    needs, money = needed_by(s, seat, True, bonus), purse(s, seat)
    found = []
    for kind, n in squadrons(fleet):
        pays = PAYS[SHIP_OF[kind]]
        fire = n if pays is None else min(n, money // pays.credits)
        if fire:
            found.append((kind, fire * SHIPS[SHIP_OF[kind]].dice, needs[kind]))
    return found


@lru_cache(1024)
def chance_of_hits(dice: Dice, need: int) -> Fraction:
    """The chance of at least so many hits. VOID-11.6, VOID-R44: extra dice of a hit bring no more."""
    chances = [Fraction(1)] + [Fraction(0)] * need  # of each number of hits; the last: that many or more
    for n, show, more in dice:
        hit = Fraction(max(0, min(SIDES, SIDES + 1 - show)), SIDES)
        one = [1 - hit] + [hit * comb(more, k) * hit**k * (1 - hit) ** (more - k) for k in range(more + 1)]
        for _ in range(n):
            chances = _added(chances, one, need)
    return chances[need]


def _added(chances: list[Fraction], one: list[Fraction], need: int) -> list[Fraction]:
    found = [Fraction(0)] * (need + 1)
    for hits, chance in enumerate(chances):
        for more, likely in enumerate(one):
            found[min(need, hits + more)] += chance * likely
    return found
