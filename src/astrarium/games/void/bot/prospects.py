"""What a seat may win soon: planets, homes, rewards, with the ships and actions that it takes."""

from functools import lru_cache
from typing import NamedTuple

from ..cards import usable
from ..content import TEMPERAMENT_AT, TYPE
from ..empire import PLANET_SPACES, needed_by, planet_gives
from ..map.fleets import ONE
from ..names import NONE
from ..state import VoidState
from ..turn.possible import ENVOYS
from .aims import Aim, aims
from .council import influences, one_more
from .leanings import Leaning
from .odds import Needs, at_least, convinced
from .pace import Pace
from .ways import Navy, navy
from .worth import ability, held

LATER = 0.8  # share of a gain that is left for each action that it takes
ENOUGH = 0.75  # above this chance no further ship is sent
CLOSEST = 6  # aims that are looked at closely
MOST = 4  # prospects that count
SHARES = (1.0, 0.8, 0.65, 0.5)  # how much each counts
HOPE = (0.0, 0.06, 0.25)  # what too few cards promise, by their number (VOID-9.2)


class Prospect(NamedTuple):
    worth: float  # with the way and the odds counted in
    space: int
    target: int  # see `targets`; NONE: nothing to be fought
    ships: tuple[int, ...]  # those that would go there, as places in the navy's squadrons


def prospects(s: VoidState, seat: int, at: Pace, lean: Leaning) -> list[Prospect]:
    """The seat's prospects, the best first, each with ships that better ones do not need."""
    own = navy(s, seat)
    if not own.squadrons or not at.actions:
        return []
    needs, nearest, actions = needed_by(s, seat, True, 0), own.nearest, at.actions
    ranked = [
        (aim.gain * WAIT[nearest[aim.space] + 1], aim)
        for aim in aims(s, seat, at, lean)
        if nearest[aim.space] < actions
    ]
    ranked.sort(reverse=True)
    left = [squadron.n for squadron in own.squadrons]
    open_still = [(_by_force(aim, own, left, needs, actions), aim) for _, aim in ranked[:CLOSEST]]
    words = _by_words(s, seat, at, lean, own)
    found: list[Prospect] = []
    while len(found) < MOST and (open_still or words):
        by_force = max(open_still, key=_worth_first, default=None)
        by_words = max(words, default=None)
        if by_words is not None and (by_force is None or by_words.worth > by_force[0].worth):
            found.append(by_words)
            spent = TEMPERAMENT_AT[by_words.space]  # its cards can be played only once
            words = [prospect for prospect in words if TEMPERAMENT_AT[prospect.space] != spent]
        elif by_force is not None and by_force[0].worth > 0:
            found.append(by_force[0])
        else:
            break
        last = found[-1]
        for ship in last.ships:
            left[ship] -= 1
        gone = frozenset(last.ships)
        words = [prospect for prospect in words if prospect.space != last.space]
        open_still = [
            (_by_force(aim, own, left, needs, actions) if _short(prospect, gone, left) else prospect, aim)
            for prospect, aim in open_still
            if prospect.space != last.space
        ]
    return found


def _worth_first(pair: tuple[Prospect, Aim]) -> float:
    return pair[0].worth


def _short(prospect: Prospect, gone: frozenset[int], left: list[int]) -> bool:
    """Does it lack ships, since squadrons in `gone` have just sent some elsewhere?"""
    ships = prospect.ships
    return not gone.isdisjoint(ships) and any(ships.count(ship) > left[ship] for ship in gone)


def promise(found: list[Prospect]) -> float:
    """What prospects are worth together: less than their sum, as one cannot do everything at once."""
    return sum([share * prospect.worth for share, prospect in zip(SHARES, found, strict=False)])


WAIT = [LATER**actions for actions in range(120)]


# By force


def _by_force(aim: Aim, own: Navy, left: list[int], needs: Needs, actions: int) -> Prospect:
    gain, space, target, hits, again = aim
    share, ships = _expedition(own, space, hits, again, tuple(left), needs, actions)
    return Prospect(gain * share, space, target, ships)


@lru_cache(16384)
def _expedition(
    own: Navy, space: int, hits: int, again: bool, left: tuple[int, ...], needs: Needs, actions: int
) -> tuple[float, tuple[int, ...]]:
    """The share of a gain that the nearest ships promise, as many as it takes, and which ships these are.

    `left`: how many ships of each squadron are free.
    """
    best, ships = 0.0, tuple[int, ...]()
    fleet, sent, used = 0, tuple[int, ...](), 1
    for place in own.by_way[space]:
        squadron = own.squadrons[place]
        moves = squadron.moves[space]
        if used + moves > actions:
            break
        one = ONE[squadron.kind]
        for _ in range(left[place]):
            used += moves
            if used > actions:
                break
            fleet += one
            sent = (*sent, place)
            chance = at_least(fleet, needs, hits)
            worth = LATER ** (used - 1 + 1 / chance) if again and chance else chance * WAIT[used]
            if worth > best:
                best, ships = worth, sent
            if chance > ENOUGH:
                return best, ships
    return best, ships


# By words


def _by_words(s: VoidState, seat: int, at: Pace, lean: Leaning, own: Navy) -> list[Prospect]:
    """Planets to win by diplomacy, with a Diplomat and cards of their temperament (VOID-9.1)."""
    envoys = [place for place, squadron in enumerate(own.squadrons) if squadron.kind in ENVOYS]
    if not envoys or not s.hands[seat]:
        return []
    types, had = [TYPE[card] for card in usable(s, seat)], influences(s)
    found = []
    for space in PLANET_SPACES:
        kind = TEMPERAMENT_AT[space]
        if kind not in types or s.holder[space] != NONE or space in s.covered:
            continue
        moves, envoy = min([(own.squadrons[place].moves[space], place) for place in envoys])
        if moves < at.actions:
            cards = types.count(kind)
            share = WAIT[moves] * _agreement(cards, convinced(s, seat, cards))
            influence, works = planet_gives(s, space)[2::2]
            gain = held(s, space, at) + one_more(had, seat, influence, at) + (ability(space, at) if works else 0.0)
            found.append(Prospect(lean.diplomacy * gain * share, space, NONE, (envoy,)))
    return found


def _agreement(cards: int, chance: float) -> float:
    """The share of a gain that cards promise: tried until the dice agree (VOID-9.4), or kept until there are more."""
    by_dice = LATER ** (1 / chance) if chance else 0.0
    return max(by_dice, HOPE[cards]) if cards < len(HOPE) else by_dice
