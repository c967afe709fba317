"""What a seat could win anywhere on the map by sending ships: planets, homes, peace and rewards."""

from collections.abc import Iterator
from typing import NamedTuple

from ..battle.targets import INFESTATION, PIRATES, PLANET, REBELLION, at_peace, hits_to_win
from ..content import FIGURES, HOME, MAX_SEATS, PLANET_AT
from ..empire import PLANET_SPACES
from ..map.fleets import hits_taken
from ..names import NONE
from ..state import VoidState
from ..turn.rescue import relief_at, rescue_at
from .leanings import Leaning
from .pace import Pace
from .ways import layout
from .worth import ANY_CARD, allied, held, untroubled

TROUBLE = 0.3  # share of what the holder loses by a raid that counts as a gain
WARY = 0.85  # share of a raid's gain that counts: the victim may answer with tactics
CLEAN = 0.3  # points per turn for a planet that is no longer infested
REMEMBERED = 4096  # maps in the cache


class Aim(NamedTuple):
    gain: float
    space: int
    target: int
    hits: int  # needed in one attack
    again: bool = True  # nobody shoots back, so it can be tried until it succeeds


_known: dict[tuple[object, ...], tuple[Aim, ...]] = {}


def aims(s: VoidState, seat: int, at: Pace, lean: Leaning) -> tuple[Aim, ...]:
    """All aims of a seat, cached by map: most answers that a bot considers leave the map as it is."""
    others = tuple([tuple(s.fleets[other :: s.seats]) for other in range(s.seats) if other != seat])
    tokens = (tuple(s.holder), tuple(s.ally), tuple(s.infested), tuple(s.pirates), s.rebels, s.force, s.force_at)
    seats = (seat, at, lean, tuple(s.race), tuple(s.technologies))  # powers of who infested a planet make it tougher
    key = (seats, layout(s), s.covered, tokens, others)
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = tuple(look(s, seat, at, lean))
    return found


def look(s: VoidState, seat: int, at: Pace, lean: Leaning) -> Iterator[Aim]:
    """The same, without the cache."""
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
    """The hits that beat this target in one attack."""
    return hits_taken(s.fleet(space, target)) if target < MAX_SEATS else hits_to_win(s, space, target)


def _conquest(s: VoidState, seat: int, space: int, at: Pace, lean: Leaning) -> Aim:
    """VOID-8.11: a neutral planet."""
    gain = held(s, space, at) + (allied(s, space, at) if s.ally[space] == seat else 0.0)
    return Aim(lean.conquest * gain, space, PLANET, hits_needed(s, space, PLANET))


def _raid(s: VoidState, seat: int, space: int, at: Pace, lean: Leaning) -> Aim:
    """VOID-8.14: another player's planet, which can be taken only once none of their ships is left there."""
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
