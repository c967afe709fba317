"""What a seat may take before long: planets, homes, rewards, and how many actions that needs."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ..cards import usable
from ..content import FIGURES, HOME, MAX_SEATS, PLANET_AT, TEMPERAMENT_AT, TYPE
from ..empire import PLANET_SPACES, needed_by, planet_gives
from ..fleets import ONE, hits_taken
from ..names import NONE
from ..possible import ENVOYS
from ..rescue import relief_at, rescue_at
from ..state import VoidState
from ..targets import INFESTATION, PIRATES, PLANET, REBELLION, at_peace, hits_to_win
from .council import influences, one_more
from .leanings import Leaning
from .odds import Needs, at_least, convinced
from .pace import Pace
from .ways import Navy, navy
from .worth import ANY_CARD, ability, allied, held, untroubled

LATER = 0.8  # what waiting for one more action leaves of a gain
ENOUGH = 0.75  # chances above which no further ship is sent
CLOSEST = 6  # aims that are looked at closely
MOST = 4  # prospects that count
SHARES = (1.0, 0.8, 0.65, 0.5)  # how much each counts
HOPE = (0.0, 0.06, 0.25)  # what cards promise that are not yet enough (VOID-9.2)
TROUBLE = 0.3  # of what another player's planet is worth, what taking it from them is worth besides
WARY = 0.85  # others may answer with tactics
CLEAN = 0.3  # points in a turn for a planet that is no longer infested


class Prospect(NamedTuple):
    worth: float  # by now, the way and the odds counted
    space: int
    target: int  # see `targets`; NONE: nothing to be fought
    ships: tuple[int, ...]  # that would go there, as places among the squadrons of the navy


class Aim(NamedTuple):
    gain: float
    space: int
    target: int
    hits: int  # in one attack
    again: bool = True  # nobody shoots back, so that one can try until it succeeds


def prospects(s: VoidState, seat: int, at: Pace, lean: Leaning) -> list[Prospect]:
    """The best one first; each with ships that the better ones do not need."""
    own = navy(s, seat)
    if not own.squadrons or not at.actions:
        return []
    needs, nearest, actions = needed_by(s, seat, True, 0), own.nearest, at.actions
    aims = [
        (aim.gain * WAIT[nearest[aim.space] + 1], aim)
        for aim in _aims(s, seat, at, lean)
        if nearest[aim.space] < actions
    ]
    aims.sort(reverse=True)
    left = [squadron.n for squadron in own.squadrons]
    open_still = [(_by_force(aim, own, left, needs, actions), aim) for _, aim in aims[:CLOSEST]]
    words = _by_words(s, seat, at, lean, own)
    found: list[Prospect] = []
    while len(found) < MOST and (open_still or words):
        by_force = max(open_still, key=_worth_first, default=None)
        by_words = max(words, default=None)
        if by_words is not None and (by_force is None or by_words.worth > by_force[0].worth):
            found.append(by_words)
            spent = TEMPERAMENT_AT[by_words.space]  # the cards serve once
            words = [prospect for prospect in words if TEMPERAMENT_AT[prospect.space] != spent]
        elif by_force is not None and by_force[0].worth > 0:
            found.append(by_force[0])
        else:
            break
        last = found[-1]
        for ship in last.ships:
            left[ship] -= 1
        words = [prospect for prospect in words if prospect.space != last.space]
        open_still = [
            (_by_force(aim, own, left, needs, actions) if _short(prospect, left) else prospect, aim)
            for prospect, aim in open_still
            if prospect.space != last.space
        ]
    return found


def _worth_first(pair: tuple[Prospect, Aim]) -> float:
    return pair[0].worth


def _short(prospect: Prospect, left: list[int]) -> bool:
    """Are some of its ships needed elsewhere?"""
    return any(prospect.ships.count(ship) > left[ship] for ship in prospect.ships)


def promise(found: list[Prospect]) -> float:
    """What they are worth together: one cannot do everything at once."""
    return sum([share * prospect.worth for share, prospect in zip(SHARES, found, strict=False)])


WAIT = [LATER**actions for actions in range(120)]


# By force


def _aims(s: VoidState, seat: int, at: Pace, lean: Leaning) -> Iterator[Aim]:
    closed = at_peace(s.force)
    laid = s.distances(s.home(seat))
    for space in (*PLANET_SPACES, *range(HOME, HOME + s.seats)):
        if space in closed or laid[space] == NONE or space in s.covered:
            continue
        holder = s.holder[space]
        if holder == seat:
            if s.rebels >> space & 1:
                yield Aim(untroubled(space, at), space, REBELLION, hits_needed(s, space, REBELLION))
            if s.infested[space] not in (NONE, seat):
                yield Aim(CLEAN * at.turns, space, INFESTATION, hits_needed(s, space, INFESTATION))
        elif holder != NONE:
            yield _raid(s, seat, space, at, lean)
        else:
            yield _conquest(s, seat, space, at, lean)
        if s.pirates[space]:
            freed = untroubled(space, at) - held(s, space, at) if holder == seat else 0.0
            yield Aim(FIGURES.pirate_credits * at.credit + freed, space, PIRATES, s.pirates[space], False)
    for space in s.force_at:
        if space != NONE:
            yield from _rewards(s, space, at)


def hits_needed(s: VoidState, space: int, target: int) -> int:
    """In one attack on this target there."""
    return hits_taken(s.fleet(space, target)) if target < MAX_SEATS else hits_to_win(s, space, target)


def _conquest(s: VoidState, seat: int, space: int, at: Pace, lean: Leaning) -> Aim:
    """VOID-8.11: a neutral planet."""
    gain = held(s, space, at) + (allied(s, space, at) if s.ally[space] == seat else 0.0)
    return Aim(lean.conquest * gain, space, PLANET, hits_needed(s, space, PLANET))


def _raid(s: VoidState, seat: int, space: int, at: Pace, lean: Leaning) -> Aim:
    """VOID-8.14: a planet of another player, beside whose ships nobody can take it."""
    holder = s.holder[space]
    gain = lost = held(s, space, at)
    if PLANET_AT[space] != NONE and s.ally[space] != NONE:
        more = allied(s, space, at)
        gain += more * (s.ally[space] == seat)
        lost += more * (s.ally[space] == holder)
    return Aim(WARY * lean.raids * (gain + TROUBLE * lost), space, holder, hits_needed(s, space, holder), False)


def _rewards(s: VoidState, space: int, at: Pace) -> Iterator[Aim]:
    reward = rescue_at(s, space)
    if reward is not None:
        yield Aim(reward.vp + reward.credits * at.credit + ANY_CARD * reward.cards, space, NONE, 0)
    relief = relief_at(s, space)
    if relief is not None:
        yield Aim(relief.vp - relief.credits * at.credit, space, NONE, 0)


def _by_force(aim: Aim, own: Navy, left: list[int], needs: Needs, actions: int) -> Prospect:
    gain, space, target, hits, again = aim
    share, ships = _expedition(own, space, hits, again, tuple(left), needs, actions)
    return Prospect(gain * share, space, target, ships)


@lru_cache(16384)
def _expedition(
    own: Navy, space: int, hits: int, again: bool, left: tuple[int, ...], needs: Needs, actions: int
) -> tuple[float, tuple[int, ...]]:
    """With the ships that are nearest, as many as it takes; `left`: how many of each squadron are free.

    How much of a gain they promise, and which they are.
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
    """VOID-9.1: a Diplomat, and cards of the planet's temperament."""
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
    """What so many cards promise: tried until the dice agree (VOID-9.4), or kept until there are more."""
    by_dice = LATER ** (1 / chance) if chance else 0.0
    return max(by_dice, HOPE[cards]) if cards < len(HOPE) else by_dice
